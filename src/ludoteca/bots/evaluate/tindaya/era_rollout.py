"""How an era goes on by habit, from any moment of it to its end."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.evaluate.tindaya.exploration_plan import Country
from ludoteca.bots.evaluate.tindaya.forecast import Forecast
from ludoteca.bots.evaluate.tindaya.paths import Journey
from ludoteca.bots.evaluate.tindaya.policy_noise import Whims
from ludoteca.bots.evaluate.tindaya.rollout_policy import Routine
from ludoteca.core import Chance, Move
from ludoteca.games.tindaya.actions.explore import Moving
from ludoteca.games.tindaya.components import DISASTERS
from ludoteca.games.tindaya.era_end.events import reveal
from ludoteca.games.tindaya.era_end.learning import learn
from ludoteca.games.tindaya.era_end.maintenance import maintain
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import SCRIPTS, Paragraph, Script, Step, asking
from ludoteca.games.tindaya.strategy import sequence

ERA: Final = SCRIPTS["era"]
REVEAL: Final = ERA.index(reveal)
TOLD: Final = ERA[: ERA.index(maintain)]
UNTOLD: Final = (*ERA[:REVEAL], learn)
"""How far an era is played in thought: through its events, or, if they are not known, to just before them."""
LONGEST: Final = 400


def under_way(p: State, moves: Sequence[Move], ambitious: bool = False) -> dict[Move, list[Journey]]:
    """For every step of an exploration: the best journey that begins with it, then the others."""
    step = asking(p)
    if not isinstance(step, Moving):
        return {}
    journeys = Country(p, step.seat, ambitious).journeys(step.left)
    found: dict[Move, list[Journey]] = {}
    for journey in journeys:
        first = journey.first()
        if first in moves and first not in found:
            found[first] = [journey, *journeys]
    return found


class InThought(Step):
    """The paragraphs of an era that is played in thought, `at` the next one."""

    __slots__ = ("at", "paragraphs")

    def __init__(self, at: int, paragraphs: tuple[Paragraph, ...]) -> None:
        self.at = at
        self.paragraphs = paragraphs

    def go(self, p: State, chance: Chance) -> None:
        if self.at == len(self.paragraphs):
            p.stack.pop()
            return
        p.stack[-1] = InThought(self.at + 1, self.paragraphs)
        self.paragraphs[self.at](p, chance)


def foresee(
    p: State, chance: Chance, plans: Sequence[Journey] = (), ambitious: bool = False, whims: Whims | None = None
) -> tuple[Forecast | None, int]:
    """Plays the era to its end by habit. What remains to be feared if its events are not known yet, and the moves."""
    script = p.stack[0] if p.stack else None
    if not isinstance(script, Script) or script.script != "era":
        return (Forecast(p) if p.event else None), 0
    told = script.at > REVEAL or foretold(p)
    p.stack[0] = InThought(script.at, TOLD if told else UNTOLD)
    if len(p.stack) == 1 and p.seat is None:
        return None, 0
    routine, moves = Routine(len(p.tribes), plans, ambitious, whims), 0
    while p.seat is not None and moves < LONGEST:
        moves += routine.go_on(p, chance)
    return (None if told or p.outcome is not None else Forecast(p)), moves


def foretold(p: State) -> bool:
    """Whether both seers have spoken."""
    placed = all(p.standees[DISASTERS.index(event)] for event in sequence(p) if event in DISASTERS)
    return placed and (bool(p.catastrophes[0]) or not p.terms.catastrophes)

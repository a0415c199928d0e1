"""Rollouts: an era is played by the rollout policy, from any moment of it to its end."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.evaluate.tindaya.exploration_plan import ExplorationPlan
from ludoteca.bots.evaluate.tindaya.forecast import Forecast
from ludoteca.bots.evaluate.tindaya.paths import Journey
from ludoteca.bots.evaluate.tindaya.rollout_policy import PLAIN_STYLE, RolloutPolicy, RolloutStyle
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
THROUGH_EVENTS: Final = ERA[: ERA.index(maintain)]
BEFORE_EVENTS: Final = (*ERA[:REVEAL], learn)
"""How far a rollout goes: through the events of the era if they are known, else to just before them."""
MAX_MOVES: Final = 400


def planned_journeys(p: State, moves: Sequence[Move], counts_points: bool = False) -> dict[Move, list[Journey]]:
    """For every step of an exploration: the best journey that begins with it, then the others."""
    step = asking(p)
    if not isinstance(step, Moving):
        return {}
    journeys = ExplorationPlan(p, step.seat, counts_points).journeys(step.left)
    found: dict[Move, list[Journey]] = {}
    for journey in journeys:
        first = journey.first()
        if first in moves and first not in found:
            found[first] = [journey, *journeys]
    return found


class RolloutScript(Step):
    """The paragraphs of an era that a rollout plays, `at` the next one."""

    __slots__ = ("at", "paragraphs")

    def __init__(self, at: int, paragraphs: tuple[Paragraph, ...]) -> None:
        self.at = at
        self.paragraphs = paragraphs

    def go(self, p: State, chance: Chance) -> None:
        if self.at == len(self.paragraphs):
            p.stack.pop()
            return
        p.stack[-1] = RolloutScript(self.at + 1, self.paragraphs)
        self.paragraphs[self.at](p, chance)


def play_era(p: State, chance: Chance, style: RolloutStyle = PLAIN_STYLE) -> tuple[Forecast | None, int]:
    """Plays the era to its end. Returns the forecast of its events if they are not known yet, and the moves made."""
    script = p.stack[0] if p.stack else None
    if not isinstance(script, Script) or script.script != "era":
        return (Forecast(p) if p.event else None), 0
    known = script.at > REVEAL or events_known(p)
    p.stack[0] = RolloutScript(script.at, THROUGH_EVENTS if known else BEFORE_EVENTS)
    if len(p.stack) == 1 and p.seat is None:
        return None, 0
    policy, moves = RolloutPolicy(len(p.tribes), style), 0
    while p.seat is not None and moves < MAX_MOVES:
        moves += policy.play(p, chance)
    return (None if known or p.outcome is not None else Forecast(p)), moves


def events_known(p: State) -> bool:
    """Whether both seers have spoken."""
    placed = all(p.standees[DISASTERS.index(event)] for event in sequence(p) if event in DISASTERS)
    return placed and (bool(p.catastrophes[0]) or not p.variant.catastrophes)

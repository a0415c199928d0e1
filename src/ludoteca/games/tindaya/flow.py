"""The order of things: setup, the paragraphs of an era, and the register of all steps."""

from collections.abc import Iterator
from typing import Any

from ludoteca.core import Chance
from ludoteca.games.tindaya import (
    births,
    catastrophes,
    era_end,
    eruption,
    idols,
    setup,
    ships,
    solo,
    strategy,
    traitor,
    turn,
)
from ludoteca.games.tindaya.kit import ACORAN, GODS, MONEIBA, SHIPS
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import SCRIPTS, Paragraph, Script, Step
from ludoteca.games.tindaya.terms import Terms


def begin(p: State, terms: Terms, chance: Chance) -> None:
    """T4: the table is laid out, then the players found their tribes."""
    setup.lay_out(p, terms, chance)
    p.stack.append(Script(0, "setup"))


def first_era(p: State, chance: Chance) -> None:
    p.stack[-1] = Script(0, "era")


def reveal(p: State, chance: Chance) -> None:
    """T16.6.1: what the seers had not told."""
    strategy.tell_where(p, chance)
    strategy.tell_what(p, chance)


def resolve_events(p: State, chance: Chance) -> None:
    """T16.6.2: the event card from left to right."""
    p.stack.append(Events(0))


class Events(Step):
    """T16.6.2: `at` is the next event; each is resolved completely before the next."""

    __slots__ = ("at",)
    name = "events"

    def __init__(self, at: int) -> None:
        self.at = at

    def go(self, p: State, chance: Chance) -> None:
        events = strategy.sequence(p)
        if self.at == len(events):
            p.stack.pop()
            return
        p.stack[-1] = Events(self.at + 1)
        event = events[self.at]
        if event.startswith(strategy.SHIP):
            ships.ship_lands(p, SHIPS.index(event.removeprefix(strategy.SHIP)))
        elif event == "eruption":
            eruption.erupt(p)
        elif event == "tsunami":
            eruption.tsunami(p)
        else:
            catastrophes.strike(p, GODS.index(event))


SCRIPTS["setup"] = (
    setup.start_founding,
    setup.bring_livestock,
    solo.found_neutrals,
    setup.roll_for_fort,
    first_era,
)

ERA: tuple[tuple[str, Paragraph], ...] = (
    # Phase A, strategy: T8
    ("start", strategy.start_era),
    ("ships", strategy.roll_ships),
    ("seers", strategy.hear_seers),
    ("objectives", strategy.deal_objectives),
    # Phase B, actions: T9 to T15
    ("turns", turn.start_rounds),
    # Phase C, end of era: T16
    ("births", births.reproduce),
    ("food", era_end.feed),
    ("waste", era_end.dump_waste),
    ("housing", era_end.house),
    ("offerings", era_end.reward(ACORAN)),
    ("offerings", era_end.reward(MONEIBA)),
    ("revelation", reveal),
    ("idols", idols.open_event_window),
    ("events", resolve_events),
    ("learning", era_end.learn),
    ("survival", era_end.survive),
    ("delivery", era_end.ask_for_delivery),
    ("delivery", era_end.ask_for_delivery),
    ("maintenance", era_end.maintain),
)
"""The paragraphs of an era, each with the name of its step."""

SCRIPTS["era"] = tuple(paragraph for _, paragraph in ERA)

SCRIPTS["treason"] = traitor.TREASON


def _below(base: type[Any]) -> Iterator[type[Any]]:
    for step in base.__subclasses__():
        yield step
        yield from _below(step)


_NAMED: list[type[Step]] = [step for step in _below(Step) if "name" in vars(step)]
STEPS = {step.name: step for step in _NAMED}
"""All steps by name."""
if len(STEPS) < len(_NAMED):
    raise TypeError("two steps have one name")


def phase(p: State) -> str:
    """Where the game stands: the setup, a step of the era, or the end."""
    if p.outcome is not None:
        return "over"
    script = p.stack[0]
    assert isinstance(script, Script)
    return ERA[script.at - 1][0] if script.script == "era" else script.script

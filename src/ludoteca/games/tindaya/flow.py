"""The order of things: setup, the paragraphs of an era, and the register of all steps."""

from ludoteca.core import Chance
from ludoteca.games.tindaya import (
    barter,
    births,
    catastrophes,
    combat,
    conquest,
    develop,
    era_end,
    eruption,
    explore,
    forts,
    idols,
    market,
    offerings,
    optional,
    produce,
    sea,
    setup,
    ships,
    solo,
    strategy,
    traitor,
    turn,
)
from ludoteca.games.tindaya.kit import ACORAN, GODS, MONEIBA, SHIPS
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import SCRIPTS, Ask, Script, Step
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

SCRIPTS["era"] = (
    # Phase A, strategy: T8
    strategy.start_era,
    strategy.roll_ships,
    strategy.hear_seers,
    strategy.deal_objectives,
    # Phase B, actions: T9 to T15
    turn.start_rounds,
    # Phase C, end of era: T16
    births.reproduce,
    era_end.feed,
    era_end.dump_waste,
    era_end.house,
    era_end.reward(ACORAN),
    era_end.reward(MONEIBA),
    reveal,
    idols.open_event_window,
    resolve_events,
    era_end.learn,
    era_end.survive,
    era_end.ask_for_delivery,
    era_end.ask_for_delivery,
    era_end.maintain,
)

SCRIPTS["treason"] = traitor.TREASON

_MODULES = (
    barter,
    births,
    catastrophes,
    combat,
    conquest,
    develop,
    era_end,
    eruption,
    explore,
    forts,
    idols,
    market,
    offerings,
    optional,
    produce,
    sea,
    setup,
    ships,
    solo,
    strategy,
    traitor,
    turn,
)


def _register() -> dict[str, type[Step]]:
    found: dict[str, type[Step]] = {Script.name: Script, Events.name: Events}
    for module in _MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Step) and value not in (Step, Ask):
                name = value.__dict__.get("name")
                if isinstance(name, str):
                    found.setdefault(name, value)
                    if found[name] is not value:
                        raise TypeError(f"two steps are called {name}")
    return found


STEPS = _register()
"""All steps by name."""

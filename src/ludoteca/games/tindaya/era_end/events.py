"""Events (T16.6)."""

from ludoteca.core import Chance
from ludoteca.games.tindaya import strategy
from ludoteca.games.tindaya.components import GODS, SHIPS
from ludoteca.games.tindaya.conquistadors import ships
from ludoteca.games.tindaya.disasters import catastrophes, eruption, tsunami
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Step


def reveal(p: State, chance: Chance) -> None:
    """T16.6.1: what the seers had not told."""
    p.tell("era-end-revelation")
    strategy.tell_where(p, chance)
    strategy.tell_what(p, chance)


def resolve_events(p: State, chance: Chance) -> None:
    """T16.6.2: the event card from left to right."""
    p.tell("era-end-events")
    p.stack.append(Events(0))


class Events(Step):
    """T16.6.2: `at` is the next event; each is resolved completely before the next."""

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
            tsunami.tsunami(p)
        else:
            catastrophes.strike(p, GODS.index(event))

"""Housing (T16.4)."""

from ludoteca.core import Chance
from ludoteca.games.tindaya.era_end.tribe_queue import TribeQueue, VictimChoice
from ludoteca.games.tindaya.moves import UNHOUSE
from ludoteca.games.tindaya.state import State


def house(p: State, chance: Chance) -> None:
    if p.variant.cave:
        p.tell("era-end-housing")
        p.stack.append(HousingQueue(tuple(p.priority())))


class HousingQueue(TribeQueue):
    """T16.4.1: villagers without a place in the caves die."""

    name = "housing"

    def serve(self, p: State, seat: int) -> None:
        tribe = p.tribes[seat]
        deaths = tribe.villagers() - p.kit.housed[tribe.cave]
        if deaths > 0:
            p.tell("cold", seat=seat, deaths=deaths)
            p.stack.append(Unhousing(seat, deaths, 0, deaths))


class Unhousing(VictimChoice):
    """T16.4.1."""

    name = "unhouse"
    rule = "T16.4.1"
    forms = (UNHOUSE,)
    form = UNHOUSE

    def points(self) -> str:
        return "unhoused_villager"

"""What idols are sold for (T15.2): food for those who starve, and in the last era what the mission lacks (T27)."""

from ludoteca.bots.evaluate.tindaya.forecast import RAIDERS, mouths, rations
from ludoteca.bots.evaluate.tindaya.missions import INVENTIONS, PRESERVED, PRISONERS, lacks, next_inventions
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import Tribe


def shopping(p: State, seat: int, idols: int) -> list[int]:
    """The kinds of units that so many idols can be sold for: what the mission lacks, then food for those who starve."""
    if not idols:
        return []
    tribe = p.tribes[seat]
    found = _for_the_mission(p, seat, idols) if p.era == p.terms.eras else None
    if found is not None:
        return found
    if not (tribe.cubes or tribe.cylinders) and rations(p, tribe) < mouths(p, tribe):
        return [max(p.kit.food, key=lambda kind: p.kit.rations[kind])]
    return []


def _for_the_mission(p: State, seat: int, idols: int) -> list[int] | None:
    """None if there is nothing to be had for it."""
    tribe, kit = p.tribes[seat], p.kit
    if lacks(p, seat, PRESERVED):
        return [kind for kind in kit.preserved if not tribe.stock[kind]]
    if lacks(p, seat, INVENTIONS) and tribe.cubes + tribe.cylinders:
        return _for_an_invention(p, tribe, idols)
    if lacks(p, seat, PRISONERS) and 0 < RAIDERS - tribe.units(kit.weapons) <= idols:
        return list(kit.weapons)
    return None


def _for_an_invention(p: State, tribe: Tribe, idols: int) -> list[int]:
    """What is missing for the invention that misses least; nothing if one can be paid already."""
    found: list[list[int]] = []
    for index, cost in next_inventions(p, tribe):
        if not tribe.developed >> index & 1:
            found.append([kind for kind, units in cost for _ in range(units - tribe.stock[kind])])
    least = min(found, key=len, default=[])
    return least if len(least) <= idols else []

"""What idols are sold for (T15.2): food for those who starve, weapons when control is about to be lost, and in the last
era what the mission lacks (T27)."""

from ludoteca.bots.evaluate.tindaya.forecast import RAIDERS, mouths, rations
from ludoteca.bots.evaluate.tindaya.missions import INVENTIONS, PRESERVED, PRISONERS, lacks, next_inventions
from ludoteca.bots.evaluate.tindaya.routes import ways
from ludoteca.games.tindaya.ending import control_limit
from ludoteca.games.tindaya.explore import MOVES
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import NOBLE, Tribe, natives


def shopping(p: State, seat: int, idols: int, ambitious: bool = False) -> list[int]:
    """The kinds of units that so many idols can be sold for: what the mission lacks, then food for those who starve;
    for ambitious rivals weapons."""
    if not idols:
        return []
    tribe = p.tribes[seat]
    found = _for_the_mission(p, seat, idols) if p.era == p.terms.eras else None
    if found is not None:
        return found
    if not (tribe.cubes or tribe.cylinders) and rations(p, tribe) < mouths(p, tribe):
        return [max(p.kit.food, key=lambda kind: p.kit.rations[kind])]
    return list(p.kit.weapons) if ambitious and threatened(p) and may_retake(p, seat, idols) else []


def threatened(p: State) -> bool:
    """T22.3: whether control may be lost when the forts have grown and the ships have come."""
    there = sum([held + (held > 1) for held in p.conquistadors.values()])
    return p.era > 1 and there + RAIDERS * sum([ship > 0 for ship in p.ships]) > control_limit(p)


def may_retake(p: State, seat: int, more: int) -> bool:
    """T14.6: whether a fort is in reach for which a few weapons more are needed, but no more people."""
    tribe = p.tribes[seat]
    weapons = tribe.units(p.kit.weapons)
    forts = {place: held for place, held in p.conquistadors.items() if weapons < held <= weapons + more}
    if not forts or not tribe.cubes + tribe.cylinders:
        return False
    closed = frozenset(p.conquistadors)
    canoes = None if tribe.stock[p.kit.wood] or tribe.gifts else frozenset(p.canoes)
    for place, group in tribe.natives.items():
        if group >= NOBLE:
            reach = ways(p.chart, place, MOVES, closed, canoes)
            if any(held <= natives(group) and fort in reach for fort, held in forts.items()):
                return True
    return False


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

"""What idols are sold for (T15.2): food for those who starve, wood for those who must flee, and in the last era what
the mission lacks (T27)."""

from ludoteca.bots.evaluate.tindaya.forecast import RAIDERS, Forecast, armed, guards, mouths, rations
from ludoteca.bots.evaluate.tindaya.missions import INVENTIONS, PRESERVED, PRISONERS, lacks, next_inventions
from ludoteca.bots.evaluate.tindaya.weights import FLEE_CHANCE
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe


def sale_targets(p: State, seat: int, idols: int, counts_points: bool = False) -> list[int]:
    """The kinds of units that so many idols can be sold for: what the mission lacks, then wood where points count
    and people must flee, then food for those who starve."""
    if not idols:
        return []
    tribe = p.tribes[seat]
    found = _for_the_mission(p, seat, idols) if p.era == p.variant.eras else None
    if found is not None:
        return found
    if counts_points and stranded(p, tribe):
        return [p.kit.wood]
    if not (tribe.cubes or tribe.cylinders) and rations(p, tribe) < mouths(p, tribe):
        return [max(p.kit.food, key=lambda kind: p.kit.rations[kind])]
    return []


def stranded(p: State, tribe: Tribe) -> bool:
    """T13.4: whether no villager of a tribe will live where he is, and there is no wood for a canoe."""
    if tribe.stock[p.kit.wood] or tribe.gifts or not (tribe.cubes or tribe.cylinders):
        return False
    forecast, guarded = Forecast(p), guards(p, tribe)
    homes = [(place, group) for place, group in tribe.natives.items() if group & VILLAGERS]
    return all(
        forecast.fate(place, group & VILLAGERS, armed(p, tribe, group), p.chart.island[place] in guarded)[0]
        < FLEE_CHANCE
        for place, group in homes
    )


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

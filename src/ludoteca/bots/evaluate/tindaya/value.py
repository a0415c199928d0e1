"""What a tribe and the archipelago are worth when an era is over, in points."""

from collections.abc import Callable
from math import prod
from typing import Final, NamedTuple

from ludoteca.bots.evaluate.feature import Feature, total
from ludoteca.bots.evaluate.tindaya.forecast import RAIDERS, Forecast, armed, food, guards
from ludoteca.bots.evaluate.tindaya.missions import (
    FAMILIES,
    HERDS,
    INVENTIONS,
    PRESERVED,
    PRISONERS,
    next_inventions,
    wanted,
)
from ludoteca.bots.evaluate.tindaya.weights import (
    END_POINTS_FIRST_ERA,
    MISSION_IDOL,
    MISSION_INVENTION,
    MISSION_PAIR,
    MISSION_TRADE,
    MISSION_WEAPON,
    NOBLES_AT_END,
    PERIL_ANGER,
    PERIL_CONQUISTADOR,
    PERIL_FILLED,
    PERIL_LANDINGS,
    PERIL_OVER_LIMIT,
    PERIL_SEERS,
    TRIBE_ANIMAL,
    TRIBE_CAVE,
    TRIBE_CYLINDER,
    TRIBE_FAMINE,
    TRIBE_FIRE,
    TRIBE_FIRST_HOME,
    TRIBE_GOODS,
    TRIBE_HOME,
    TRIBE_IDOL,
    TRIBE_INVENTION,
    TRIBE_LIVING,
    TRIBE_NOBLE,
    TRIBE_PAIR,
    TRIBE_PRISONER,
    TRIBE_RATION,
    TRIBE_RAW,
    TRIBE_TRADE,
    TRIBE_VILLAGER,
    TRIBE_WEAPON,
    TRIBE_WOOD,
)
from ludoteca.games.tindaya.components import GODS, MONEIBA, SEERS
from ludoteca.games.tindaya.game_end import control_limit
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.objectives import measure
from ludoteca.games.tindaya.scoring import tally
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe, natives


class People(NamedTuple):
    """Who of a tribe will be there when the events of the era are over."""

    villagers: float
    nobles: float
    some_villager: float
    some_noble: float
    """The chances that anybody is left."""
    homes: float
    some_home: float
    pairs: float
    animals: float


def people(p: State, seat: int, forecast: Forecast | None) -> People:
    tribe, building = p.tribes[seat], p.building
    guarded = guards(p, tribe)
    villagers = nobles = homes = pairs = animals = 0.0
    no_home = 1.0
    doomed: dict[Hex, list[float]] = {}
    for place, group in tribe.natives.items():
        here = group & VILLAGERS
        island = p.chart.island[place]
        alive, safe, standing = 1.0, 1.0, 1.0
        kind = building.get(place, 0)
        home = here > 0 and 0 < kind < FORT
        if forecast is not None:
            strong = armed(p, tribe, group)
            alive, safe = forecast.fate(place, here, strong, island in guarded)
            standing = min(alive, forecast.home(place, kind, strong)) if home else alive
        villagers += here * alive
        nobles += (group >> 4) * safe
        death = doomed.setdefault(island, [1.0, 1.0])
        if here:
            death[0] = min(death[0], 1 - alive)
        if group >> 4:
            death[1] = min(death[1], 1 - safe)
        if home:
            homes += standing
            no_home *= 1 - standing
            pairs += standing if here > 1 else 0.0
            animals += standing * p.animals.get(place, 0)
    return People(
        villagers,
        nobles,
        1.0 - prod([death[0] for death in doomed.values()]),
        1.0 - prod([death[1] for death in doomed.values()]),
        homes,
        1 - no_home,
        pairs,
        animals,
    )


def strength(p: State, seat: int, folk: People) -> float:
    """A tribe: its people as far as they live, what it can do, what it owns."""
    return total(strength_features(p, seat, folk))


def strength_features(p: State, seat: int, folk: People) -> list[Feature]:
    """What the strength of a tribe is made of."""
    tribe, kit = p.tribes[seat], p.kit
    living = folk.some_villager + folk.some_noble
    found = [
        Feature("villagers", TRIBE_VILLAGER * folk.villagers, folk.villagers),
        Feature("nobles", TRIBE_NOBLE * folk.nobles, folk.nobles),
        Feature("survival", TRIBE_LIVING * living, living),
        Feature("homes", TRIBE_HOME * min(folk.homes, 3), folk.homes),
        Feature("home", TRIBE_FIRST_HOME * folk.some_home, folk.some_home),
        Feature("pairs", TRIBE_PAIR * folk.pairs, folk.pairs),
        Feature("animals", TRIBE_ANIMAL * min(folk.animals, 8), folk.animals),
    ]
    if p.era == p.variant.eras:
        return found
    for trade, row in enumerate(kit.trades):
        if tribe.knows(trade):
            found.append(Feature("trade", TRIBE_TRADE, 1, row.key))
            found += [Feature("invention", TRIBE_INVENTION, 1, name) for name in row.inventions[: tribe.level(trade)]]
    stock, idols, weapons, fire = tribe.stock, len(tribe.idols), tribe.units(kit.weapons), tribe.units(kit.fire)
    wood, clay_and_stone = stock[kit.wood], sum([min(stock[kind], 3) for kind in raw(p)])
    goods = sum([min(stock[kind], 2) for kind in range(len(stock)) if kind not in kit.perishable])
    larder: int = sum([stock[kind] * kit.rations[kind] for kind in kit.preserved])
    harvest = sum([food(p, seat, trade) for trade in range(len(kit.trades))])
    unfed = max(0.0, folk.villagers - larder - harvest)
    return [
        *found,
        Feature("cave", TRIBE_CAVE * tribe.cave, tribe.cave),
        Feature("idols", TRIBE_IDOL * min(idols, 4), idols),
        Feature("prisoners", TRIBE_PRISONER * tribe.prisoners, tribe.prisoners),
        Feature("cylinders", TRIBE_CYLINDER * tribe.cylinders, tribe.cylinders),
        Feature("weapons", TRIBE_WEAPON * min(weapons, 4), weapons),
        Feature("wood", TRIBE_WOOD[min(wood, 3)], wood),
        Feature("fire", TRIBE_FIRE * min(fire, 6), fire),
        Feature("raw", TRIBE_RAW * clay_and_stone, clay_and_stone),
        Feature("goods", TRIBE_GOODS * goods, goods),
        Feature("larder", TRIBE_RATION * min(larder, 8), larder),
        Feature("famine", -TRIBE_FAMINE * unfed, unfed),
    ]


def raw(p: State) -> tuple[int, int]:
    return p.kit.resource["clay"], p.kit.resource["stone"]


def peril(p: State, forecast: Forecast | None, counts_points: bool = False) -> float:
    """What threatens all: angry gods, and conquistadors who take control (T1.7, T22.3)."""
    return -total(peril_features(p, forecast, counts_points))


def peril_features(p: State, forecast: Forecast | None, counts_points: bool = False) -> list[Feature]:
    """What the peril is made of; what threatens has negative points."""
    left = p.variant.eras - p.era
    heard = len(p.hand)
    if forecast is not None and left:
        heard = min(len(SEERS), sum([tribe.units(p.kit.fire) // p.kit.fire_per_seer for tribe in p.tribes]))
    found = [Feature("seers", PERIL_SEERS[heard], heard)]
    for god, name in enumerate(GODS):
        near = p.anger[god] + left - p.kit.doom
        if p.variant.domination and god == MONEIBA:
            near += (left + 1) // 2
        space = min(max(near + len(PERIL_ANGER) - 3, 0), len(PERIL_ANGER) - 1)
        given = sum(p.filled[god])
        found.append(Feature("anger", -PERIL_ANGER[space], p.anger[god], name))
        found.append(Feature("gifts", PERIL_FILLED * given, given, name))
    there = conquistadors_at_end(p, forecast, counts_points=counts_points)
    above = max(0.0, there + PERIL_LANDINGS * left - control_limit(p) + 0.5)
    over = PERIL_OVER_LIMIT if p.variant.domination else PERIL_OVER_LIMIT / 2
    found.append(Feature("conquistadors", -PERIL_CONQUISTADOR * there, there))
    found.append(Feature("conquistadors", -over * above, 0))
    return found


def conquistadors_at_end(p: State, forecast: Forecast | None, last: bool = False, counts_points: bool = False) -> float:
    """T16.1.4: the conquistadors there will be at the end if no more come; `last`: if the game ends with the era. Where
    points count, also those who land where nothing is built."""
    left = 0 if last else p.variant.eras - p.era
    there = float(sum([held + left * (held > 1) for held in p.conquistadors.values()]))
    if forecast is not None:
        there += invaders(p, forecast) + (RAIDERS * forecast.beachheads if counts_points else 0)
        there -= sum([held * forecast.deadly.get(place, 0.0) for place, held in p.conquistadors.items()])
    return there


def invaders(p: State, forecast: Forecast) -> float:
    """T21.4: conquistadors who will land because nobody there can beat them."""
    weapons = [tribe.units(p.kit.weapons) for tribe in p.tribes]
    landing = 0.0
    for place in forecast.raids:
        strong = [seat for seat in p.seats_on(place) if weapons[seat] >= RAIDERS]
        if strong and sum([natives(tribe.natives.get(place, 0)) for tribe in p.tribes]) >= RAIDERS:
            weapons[strong[0]] -= RAIDERS
        else:
            landing += RAIDERS
    return landing


def mission_progress(p: State, seat: int, folk: People) -> float:
    """T27: how far a tribe is with the mission; 1: done. Herds will grow, and what was prepared will be used."""
    if not p.variant.mission:
        return 1.0
    rule = p.kit.missions[p.mission]["rule"]
    left = p.variant.eras - p.era
    if rule == FAMILIES:
        progress = folk.villagers + (MISSION_PAIR * folk.pairs if left else 0.0)
    elif rule == HERDS:
        progress = folk.animals + (left if folk.animals > 1 else 0)
    else:
        progress = float(measure(p, rule, seat))
        missing = wanted(p, rule) - progress
        if left and missing > 0 and rule in PREPARED:
            progress += min(missing, PREPARED[rule](p, p.tribes[seat]))
    return progress / wanted(p, rule)


def _at_hand(p: State, tribe: Tribe) -> float:
    """T10.1: inventions that could be paid for, or with idols."""
    stock, count = list(tribe.stock), 0
    for _, cost in next_inventions(p, tribe):
        if all(stock[kind] >= units for kind, units in cost):
            count += 1
            for kind, units in cost:
                stock[kind] -= units
    return MISSION_INVENTION * count + MISSION_IDOL / 3 * len(tribe.idols)


def _in_store(p: State, tribe: Tribe) -> float:
    """T11.6, T15.2: preserved goods that could be made, or had for an idol."""
    made = 0.0
    for index, trade in enumerate(p.kit.trades):
        if trade.preserve is not None and not tribe.stock[trade.preserve[0]]:
            made += MISSION_TRADE[tribe.level(index)]
    return made + MISSION_IDOL * len(tribe.idols)


def _armed(p: State, tribe: Tribe) -> float:
    """T14.6, T21.6: conquistadors who could be beaten."""
    return MISSION_WEAPON * tribe.units(p.kit.weapons)


PREPARED: Final[dict[str, Callable[[State, Tribe], float]]] = {
    INVENTIONS: _at_hand,
    PRESERVED: _in_store,
    PRISONERS: _armed,
}
"""By rule of the mission, what a tribe has ready for it."""


def end_points(p: State, seats: int) -> list[float]:
    """T23.3 to T23.7: points that the end of the game would bring, as far as it is near."""
    return [total(found) for found in end_point_features(p, seats)]


def end_point_features(p: State, seats: int) -> list[list[Feature]]:
    """By seat, what these points are made of."""
    near = END_POINTS_FIRST_ERA + (1 - END_POINTS_FIRST_ERA) * (p.era - 1) / max(1, p.variant.eras - 1)
    found: list[list[Feature]] = [[] for _ in range(seats)]
    for reason, changes in tally(p, list(range(seats))):
        for seat, points in changes.items():
            share = NOBLES_AT_END if reason == "nobles" else near
            found[seat].append(Feature(f"points-{reason}", points * share, points))
    return found

"""What a tribe and the archipelago are worth when an era is over, in points."""

from collections.abc import Callable
from math import prod
from typing import Final, NamedTuple

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
        1 - prod([death[0] for death in doomed.values()]),
        1 - prod([death[1] for death in doomed.values()]),
        homes,
        1 - no_home,
        pairs,
        animals,
    )


def strength(p: State, seat: int, folk: People) -> float:
    """A tribe: its people as far as they live, what it can do, what it owns."""
    tribe, kit = p.tribes[seat], p.kit
    stock = tribe.stock
    total = (
        TRIBE_VILLAGER * folk.villagers
        + TRIBE_NOBLE * folk.nobles
        + TRIBE_LIVING * (folk.some_villager + folk.some_noble)
    )
    total += (
        TRIBE_HOME * min(folk.homes, 3)
        + TRIBE_FIRST_HOME * folk.some_home
        + TRIBE_PAIR * folk.pairs
        + TRIBE_ANIMAL * min(folk.animals, 8)
    )
    if p.era == p.variant.eras:
        return total
    total += (
        TRIBE_INVENTION * tribe.inventions.bit_count()
        + TRIBE_TRADE * tribe.trades.bit_count()
        + TRIBE_CAVE * tribe.cave
    )
    total += TRIBE_IDOL * min(len(tribe.idols), 4) + TRIBE_PRISONER * tribe.prisoners + TRIBE_CYLINDER * tribe.cylinders
    weapons = tribe.units(kit.weapons)
    total += TRIBE_WEAPON * min(weapons, 4) + TRIBE_WOOD[min(stock[kit.wood], 3)]
    total += TRIBE_FIRE * min(tribe.units(kit.fire), 6)
    total += TRIBE_RAW * sum([min(stock[kind], 3) for kind in raw(p)])
    total += TRIBE_GOODS * sum([min(stock[kind], 2) for kind in range(len(stock)) if kind not in kit.perishable])
    larder: int = sum([stock[kind] * kit.rations[kind] for kind in kit.preserved])
    harvest = sum([food(p, seat, trade) for trade in range(len(kit.trades))])
    return total + TRIBE_RATION * min(larder, 8) - TRIBE_FAMINE * max(0.0, folk.villagers - larder - harvest)


def raw(p: State) -> tuple[int, int]:
    return p.kit.resource["clay"], p.kit.resource["stone"]


def peril(p: State, forecast: Forecast | None, counts_points: bool = False) -> float:
    """What threatens all: angry gods, and conquistadors who take control (T1.7, T22.3)."""
    left = p.variant.eras - p.era
    heard = len(p.hand)
    if forecast is not None and left:
        heard = min(len(SEERS), sum([tribe.units(p.kit.fire) // p.kit.fire_per_seer for tribe in p.tribes]))
    cost = -PERIL_SEERS[heard]
    for god in range(len(GODS)):
        near = p.anger[god] + left - p.kit.doom
        if p.variant.domination and god == MONEIBA:
            near += (left + 1) // 2
        cost += PERIL_ANGER[min(max(near + len(PERIL_ANGER) - 3, 0), len(PERIL_ANGER) - 1)] - PERIL_FILLED * sum(
            p.filled[god]
        )
    there = conquistadors_at_end(p, forecast, counts_points=counts_points)
    above = there + PERIL_LANDINGS * left - control_limit(p) + 0.5
    return (
        cost
        + PERIL_CONQUISTADOR * there
        + (PERIL_OVER_LIMIT if p.variant.domination else PERIL_OVER_LIMIT / 2) * max(0.0, above)
    )


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
    near = END_POINTS_FIRST_ERA + (1 - END_POINTS_FIRST_ERA) * (p.era - 1) / max(1, p.variant.eras - 1)
    gains = [0.0] * seats
    for reason, changes in tally(p, list(range(seats))):
        for seat, points in changes.items():
            gains[seat] += points * (NOBLES_AT_END if reason == "nobles" else near)
    return gains

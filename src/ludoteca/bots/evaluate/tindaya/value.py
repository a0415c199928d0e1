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
from ludoteca.games.tindaya.components import GODS, MONEIBA, SEERS
from ludoteca.games.tindaya.game_end import control_limit
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.objectives import measure
from ludoteca.games.tindaya.scoring import tally
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.tribe import VILLAGERS, Tribe, natives

VILLAGER: Final = 1.2
NOBLE: Final = 2.2
LIVING: Final = 5.0
"""To have a noble left, and a villager."""
HOME: Final = 0.6
FIRST_HOME: Final = 1.0
PAIR: Final = 0.4
"""Two villagers in a building have a child at the end of an era."""
INVENTION: Final = 0.6
TRADE: Final = 0.9
CAVE: Final = 1.2
IDOL: Final = 1.3
WEAPON: Final = 0.6
WOOD: Final = (0.0, 1.0, 1.5, 1.8)
"""T13.4: canoes to come, by the units of wood."""
FIRE: Final = 0.15
RAW: Final = 0.15
RATION: Final = 0.12
FAMINE: Final = 0.7
"""A villager whom the homes of the tribe cannot feed in the next era."""
GOODS: Final = 0.08
ANIMAL: Final = 0.25
CYLINDER: Final = 0.35
PRISONER: Final = 0.5
"""What the parts of a tribe are worth."""
ANGER: Final = (0.0, 0.3, 0.8, 1.8, 4.0, 8.0, 10.0, 11.0)
"""What the anger of a god costs all, by the space it will reach if it rises in every era to come; the last but two is
doom. Hungry rivals anger Moneiba sooner."""
FILLED: Final = 0.12
"""A gift on the card of a god who does not have all yet."""
CONQUISTADOR: Final = 0.45
"""A conquistador who will be there at the end."""
LOST_CONTROL: Final = 0.8
"""Each one above the limit; rivals leave the work to each other."""
LANDINGS: Final = 3.0
"""The conquistadors who will land in every era to come."""
FORETOLD: Final = (0.0, 3.0, 6.0)
"""What the help of the seers in the next era is worth to all, by their number."""
SOLD: Final = 0.6
KNOWN: Final = (0.0, 0.15, 0.5)
AT_HAND: Final = 0.5
ARMED: Final = 0.25
FAMILY: Final = 0.4
"""For a mission: an idol to be sold, the inventions of a trade, an invention that can be paid, a weapon, a pair."""
NOBLES_LEFT: Final = 0.7
"""How many of the nobles will still be there at the end."""
MISSION: Final = 10.0
"""The mission done by a tribe."""


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
    worth = VILLAGER * folk.villagers + NOBLE * folk.nobles + LIVING * (folk.some_villager + folk.some_noble)
    worth += HOME * min(folk.homes, 3) + FIRST_HOME * folk.some_home + PAIR * folk.pairs + ANIMAL * min(folk.animals, 8)
    if p.era == p.terms.eras:
        return worth
    worth += INVENTION * tribe.inventions.bit_count() + TRADE * tribe.trades.bit_count() + CAVE * tribe.cave
    worth += IDOL * min(len(tribe.idols), 4) + PRISONER * tribe.prisoners + CYLINDER * tribe.cylinders
    weapons = tribe.units(kit.weapons)
    worth += WEAPON * min(weapons, 4) + WOOD[min(stock[kit.wood], 3)]
    worth += FIRE * min(tribe.units(kit.fire), 6)
    worth += RAW * sum([min(stock[kind], 3) for kind in raw(p)])
    worth += GOODS * sum([min(stock[kind], 2) for kind in range(len(stock)) if kind not in kit.perishable])
    larder: int = sum([stock[kind] * kit.rations[kind] for kind in kit.preserved])
    harvest = sum([food(p, seat, trade) for trade in range(len(kit.trades))])
    return worth + RATION * min(larder, 8) - FAMINE * max(0.0, folk.villagers - larder - harvest)


def raw(p: State) -> tuple[int, int]:
    return p.kit.resource["clay"], p.kit.resource["stone"]


def peril(p: State, forecast: Forecast | None, ambitious: bool = False) -> float:
    """What threatens all: angry gods, and conquistadors who take control (T1.7, T22.3)."""
    left = p.terms.eras - p.era
    heard = len(p.hand)
    if forecast is not None and left:
        heard = min(len(SEERS), sum([tribe.units(p.kit.fire) // p.kit.fire_per_seer for tribe in p.tribes]))
    cost = -FORETOLD[heard]
    for god in range(len(GODS)):
        near = p.anger[god] + left - p.kit.doom
        if p.terms.domination and god == MONEIBA:
            near += (left + 1) // 2
        cost += ANGER[min(max(near + len(ANGER) - 3, 0), len(ANGER) - 1)] - FILLED * sum(p.filled[god])
    there = enemies(p, forecast, ambitious=ambitious)
    above = there + LANDINGS * left - control_limit(p) + 0.5
    return cost + CONQUISTADOR * there + (LOST_CONTROL if p.terms.domination else LOST_CONTROL / 2) * max(0.0, above)


def enemies(p: State, forecast: Forecast | None, last: bool = False, ambitious: bool = False) -> float:
    """T16.1.4: the conquistadors there will be at the end if no more come; `last`: if the game ends with the era. The
    ambitious also count those who land where nothing is built."""
    left = 0 if last else p.terms.eras - p.era
    there = float(sum([held + left * (held > 1) for held in p.conquistadors.values()]))
    if forecast is not None:
        there += invaders(p, forecast) + (RAIDERS * forecast.beachheads if ambitious else 0)
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


def mission(p: State, seat: int, folk: People) -> float:
    """T27: how far a tribe is with the mission; 1: done. Herds will grow, and what was prepared will be used."""
    if not p.terms.mission:
        return 1.0
    rule = p.kit.missions[p.mission]["rule"]
    left = p.terms.eras - p.era
    if rule == FAMILIES:
        value = folk.villagers + (FAMILY * folk.pairs if left else 0.0)
    elif rule == HERDS:
        value = folk.animals + (left if folk.animals > 1 else 0)
    else:
        value = float(measure(p, rule, seat))
        missing = wanted(p, rule) - value
        if left and missing > 0 and rule in PREPARED:
            value += min(missing, PREPARED[rule](p, p.tribes[seat]))
    return value / wanted(p, rule)


def _at_hand(p: State, tribe: Tribe) -> float:
    """T10.1: inventions that could be paid for, or with idols."""
    stock, count = list(tribe.stock), 0
    for _, cost in next_inventions(p, tribe):
        if all(stock[kind] >= units for kind, units in cost):
            count += 1
            for kind, units in cost:
                stock[kind] -= units
    return AT_HAND * count + SOLD / 3 * len(tribe.idols)


def _in_store(p: State, tribe: Tribe) -> float:
    """T11.6, T15.2: preserved goods that could be made, or had for an idol."""
    made = 0.0
    for index, trade in enumerate(p.kit.trades):
        if trade.preserve is not None and not tribe.stock[trade.preserve[0]]:
            made += KNOWN[tribe.level(index)]
    return made + SOLD * len(tribe.idols)


def _armed(p: State, tribe: Tribe) -> float:
    """T14.6, T21.6: conquistadors who could be beaten."""
    return ARMED * tribe.units(p.kit.weapons)


PREPARED: Final[dict[str, Callable[[State, Tribe], float]]] = {
    INVENTIONS: _at_hand,
    PRESERVED: _in_store,
    PRISONERS: _armed,
}
"""What a tribe has ready for its mission."""


def standing(p: State, seats: int) -> list[float]:
    """T23.3 to T23.7: points that the end of the game would bring, as far as it is near."""
    near = 0.3 + 0.7 * (p.era - 1) / max(1, p.terms.eras - 1)
    gains = [0.0] * seats
    for reason, changes in tally(p, list(range(seats))):
        for seat, points in changes.items():
            gains[seat] += points * (NOBLES_LEFT if reason == "nobles" else near)
    return gains

"""What missions and objectives measure (T27, T28, T29)."""

from collections.abc import Callable, Collection
from typing import Final

from ludoteca.games.tindaya.components import Kit
from ludoteca.games.tindaya.map.hexes import connected, distance
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import natives

Metric = Callable[[State, int], int]


def _inventions(p: State, seat: int) -> int:
    return p.tribes[seat].inventions.bit_count()


def _prisoners(p: State, seat: int) -> int:
    return p.tribes[seat].prisoners


def _animals(p: State, seat: int) -> int:
    return sum(p.animals.get(place, 0) for place in p.controlled(seat))


def _preserved_kinds(p: State, seat: int) -> int:
    return sum(p.tribes[seat].stock[kind] > 0 for kind in p.kit.preserved)


def _villagers(p: State, seat: int) -> int:
    return p.tribes[seat].villagers()


def _settlers(p: State, seat: int) -> int:
    return max((len(group) for group in connected(p.tribes[seat].natives)), default=0)


def _sages(p: State, seat: int) -> int:
    return p.tribes[seat].trades.bit_count()


def _on_volcanoes(p: State, seat: int) -> int:
    volcanoes = p.chart.ocean.volcano_at
    return sum(natives(group) for place, group in p.tribes[seat].natives.items() if place in volcanoes)


def _islands(p: State, seat: int) -> int:
    return len({p.chart.island_at(place) for place in p.tribes[seat].natives})


def _engineers(p: State, seat: int) -> int:
    tribe = p.tribes[seat]
    return sum(tribe.level(trade) == 2 for trade in range(len(p.kit.trades)))


def _farthest(p: State, seat: int) -> int:
    places = p.controlled(seat)
    return max((distance(one, two) for one in places for two in places), default=0)


def _of_one_kind(p: State, seat: int) -> int:
    return max(len(p.controlled_of(seat, trade)) for trade in range(len(p.kit.trades)))


def _on_largest_island(p: State, seat: int) -> int:
    islands = p.chart.islands.values()
    most = max(len(island) for island in islands)
    controlled = p.controlled(seat)
    return max(sum(place in island for place in controlled) for island in islands if len(island) == most)


def _kinds_occupied(p: State, seat: int) -> int:
    return len({p.trade_of(place) for place in p.tribes[seat].natives} - {-1})


def _controlled(p: State, seat: int) -> int:
    return len(p.controlled(seat))


def _idols(p: State, seat: int) -> int:
    return len(p.tribes[seat].idols) + len(p.tribes[seat].shown_idols)


def _market(p: State, seat: int) -> int:
    return len(p.tribes[seat].market)


METRICS: Final[dict[str, Metric]] = {
    "inventions_developed": _inventions,
    "prisoners": _prisoners,
    "count_prisoner": _prisoners,
    "animals_in_controlled_buildings": _animals,
    "distinct_preserved_types": _preserved_kinds,
    "villagers_alive": _villagers,
    "count_villager": _villagers,
    "largest_connected_group_of_hexes_occupied_by_own_natives": _settlers,
    "trades_known": _sages,
    "natives_on_volcanoes": _on_volcanoes,
    "islands_occupied": _islands,
    "level2_inventions_developed": _engineers,
    "max_distance_between_two_controlled_buildings": _farthest,
    "max_controlled_buildings_of_one_type": _of_one_kind,
    "controlled_buildings_on_a_largest_island": _on_largest_island,
    "distinct_building_types_occupied": _kinds_occupied,
    "controlled_buildings": _controlled,
    "idols_played_or_kept": _idols,
    "market_cards": _market,
}


def measure(p: State, metric: str, seat: int) -> int:
    """The value of a metric of the data; those that name a building, a resource or an animal follow their names."""
    known = METRICS.get(metric)
    if known is not None:
        return known(p, seat)
    kind, _, name = metric.partition("_")
    if kind == "controlled":
        return len(p.controlled_of(seat, p.kit.building[name]))
    if kind == "units":
        return p.tribes[seat].stock[p.kit.resource[name]]
    animal = p.kit.animals.index(name)
    places = p.controlled(seat)
    return sum(p.animals.get(place, 0) for place in places if p.kit.trades[p.trade_of(place)].animal == animal)


def is_metric(kit: Kit, metric: str) -> bool:
    """Whether `measure` knows a metric."""
    kind, _, name = metric.partition("_")
    named: dict[str, Collection[str]] = {"controlled": kit.building, "units": kit.resource, "count": kit.animals}
    return metric in METRICS or name in named.get(kind, ())


def best(p: State, metric: str, how: str, seats: list[int]) -> list[int]:
    """T28, T29: the seats that are best; *most* needs at least 1, *fewest* may be 0; ties all score."""
    values = {seat: measure(p, metric, seat) for seat in seats}
    if not values:
        return []
    goal = min(values.values()) if how == "fewest" else max(values.values())
    if how != "fewest" and goal < 1:
        return []
    return [seat for seat in seats if values[seat] == goal]


def mission_fulfilled(p: State, seat: int) -> bool:
    """T27."""
    mission = p.kit.missions[p.mission]
    value, wanted = measure(p, mission["rule"], seat), mission["levels"][p.variant.mission_level]
    return bool(value > wanted if mission["compare"] == "more_than" else value >= wanted)

"""Chapter E2: towns, roads, rivers and lakes.

Towns and ways are numbered from 0. Roads come first, terrain by terrain, so that the roads of one terrain lie side
by side in a bit mask; then rivers, then ferry lines.
"""

from collections import deque
from collections.abc import Iterable
from typing import Any, Final

from ludoteca.games.elfenland.components import read

ROAD, RIVER, FERRY = "road", "river", "ferry"


class Way:
    """A connection between two towns (E2.1-E2.4). A river flows from `a` to `b`."""

    __slots__ = ("a", "b", "id", "kind", "lake", "number", "terrain")

    def __init__(self, number: int, id: str, kind: str, a: int, b: int, terrain: str = "", lake: str = "") -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.a = a
        self.b = b
        self.terrain = terrain
        self.lake = lake

    def touches(self, town: int) -> bool:
        return town in (self.a, self.b)


_MAP: Final[Any] = read("map.json")
TERRAINS: Final[tuple[str, ...]] = tuple(_MAP["terrains"])
TOWNS: Final[tuple[str, ...]] = tuple(row["id"] for row in _MAP["towns"])
TOWN: Final[dict[str, int]] = {name: town for town, name in enumerate(TOWNS)}
START: Final[int] = TOWN[_MAP["start_town"]]
HOMES: Final[tuple[int, ...]] = tuple(TOWN[name] for name in _MAP["town_cards"])
"""E1.6: the towns that have a town card."""
MARK: Final[tuple[int, ...]] = tuple(1 << town if row["marker"] else 0 for town, row in enumerate(_MAP["towns"]))
"""The bit of a town among the visited ones; the capital carries no marker (E15.2)."""
MARKERS: Final[int] = sum(MARK)


def _ways() -> Iterable[Way]:
    number = 0
    for row in sorted(_MAP["roads"], key=lambda row: TERRAINS.index(row["terrain"])):
        yield Way(number, row["id"], ROAD, TOWN[row["a"]], TOWN[row["b"]], terrain=row["terrain"])
        number += 1
    for row in _MAP["rivers"]:
        yield Way(number, row["id"], RIVER, TOWN[row["from"]], TOWN[row["to"]])
        number += 1
    for lake in _MAP["lakes"]:
        for row in lake["ferries"]:
            yield Way(number, row["id"], FERRY, TOWN[row["a"]], TOWN[row["b"]], lake=lake["id"])
            number += 1


WAYS: Final[tuple[Way, ...]] = tuple(_ways())
WAY: Final[dict[str, int]] = {way.id: way.number for way in WAYS}
ROADS: Final[int] = sum(way.kind == ROAD for way in WAYS)
ALL_ROADS: Final[int] = (1 << ROADS) - 1


def _distances(kinds: Iterable[str]) -> tuple[tuple[int, ...], ...]:
    """E19.3: the smallest number of ways of these kinds between any two towns."""
    ways = [way for way in WAYS if way.kind in kinds]
    return tuple(_from(town, ways) for town in range(len(TOWNS)))


def _from(start: int, ways: list[Way]) -> tuple[int, ...]:
    found = {start: 0}
    queue = deque([start])
    while queue:
        town = queue.popleft()
        for way in ways:
            if way.touches(town):
                other = way.a + way.b - town
                if other not in found:
                    found[other] = found[town] + 1
                    queue.append(other)
    return tuple(found[town] for town in range(len(TOWNS)))


BY_ROAD: Final[tuple[tuple[int, ...], ...]] = _distances((ROAD,))
BY_ANY_WAY: Final[tuple[tuple[int, ...], ...]] = _distances((ROAD, RIVER, FERRY))

"""What people call the hexes: by terrain and island, and by where on it they lie.

An island has the number of its volcano. Where it has several hexes of a kind, their direction from the middle of
these tells them apart. The sea, and what no direction tells apart, is named from the nearest volcano or trench.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import atan2, degrees, sqrt
from typing import Any, Final

from ludoteca.core.places import PlaceName, Places
from ludoteca.games.tindaya.map.hexes import Hex, connected, distance, hex_text, q_of, r_of, read_hex

Point = tuple[float, float]

WAYS: Final = ("e", "ene", "ne", "n", "nw", "wnw", "w", "wsw", "sw", "s", "se", "ese")
"""Every 30 degrees, as hexes lie around a hex."""
ROUGHLY: Final = (("e", "n", "w", "s"), ("e", "ne", "n", "nw", "w", "sw", "s", "se"))
"""Directions, the roughest first."""


def names(facts: Any) -> Places:
    board = facts["board"]
    return _names(
        tuple(board["hexes"]),
        tuple(sorted(board["volcanoes"].items())),
        tuple(sorted(board["trenches"].items())),
        tuple((kind, tuple(places)) for kind, places in sorted(board["terrain"].items())),
    )


Numbered = tuple[tuple[str, str], ...]


@lru_cache(maxsize=64)
def _names(
    hexes: tuple[str, ...], volcanoes: Numbered, trenches: Numbered, terrain: tuple[tuple[str, tuple[str, ...]], ...]
) -> Places:
    volcano = {int(number): read_hex(text) for number, text in volcanoes}
    trench = {int(number): read_hex(text) for number, text in trenches}
    kinds = {read_hex(text): kind for kind, texts in terrain for text in texts}
    found = {place: PlaceName("volcano", {"number": number}) for number, place in volcano.items()}
    found |= {place: PlaceName("trench", {"number": number}) for number, place in trench.items()}
    found |= _land(kinds, volcano)
    found |= _sea([place for place in map(read_hex, hexes) if place not in found], volcano, trench)
    return {hex_text(place): name for place, name in sorted(found.items())}


def _land(kinds: Mapping[Hex, str], volcano: Mapping[int, Hex]) -> dict[Hex, PlaceName]:
    """The hexes of a kind on an island, or on the part of it that is nearest to a volcano."""
    groups = defaultdict[tuple[str, int], list[Hex]](list)
    for island in connected([*kinds, *volcano.values()]):
        own = {number: place for number, place in volcano.items() if place in island} or volcano
        for place in island:
            if place in kinds:
                groups[kinds[place], _nearest(place, own)].append(place)
    found: dict[Hex, PlaceName] = {}
    for (kind, number), places in groups.items():
        found |= _on_island(kind, number, places) or _around("volcano", {number: volcano[number]}, kind, places)
    return found


def _on_island(kind: str, number: int, places: Sequence[Hex]) -> dict[Hex, PlaceName]:
    """Hexes told apart by the roughest directions from their middle that do; none where no directions do."""
    points = [_point(place) for place in places]
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    for ways in ROUGHLY:
        told = [_way(middle, point, ways) for point in points] if len(places) > 1 else ["none"]
        if len(set(told)) == len(told):
            return {
                place: PlaceName(kind, {"by": "island", "at": number, "way": way})
                for place, way in zip(places, told, strict=True)
            }
    return {}


def _around(by: str, centres: Mapping[int, Hex], kind: str, places: Iterable[Hex]) -> dict[Hex, PlaceName]:
    """How many hexes off, and in which direction, from the nearest volcano or trench; hexes alike are counted."""
    groups = defaultdict[tuple[int, str, int], list[Hex]](list)
    for place in places:
        number = _nearest(place, centres)
        centre = centres[number]
        groups[number, _way(_point(centre), _point(place), WAYS), distance(place, centre)].append(place)
    return {
        place: PlaceName(kind, {"by": by, "at": number, "way": way, "steps": steps, "order": order})
        for (number, way, steps), alike in groups.items()
        for place, order in _counted(alike)
    }


def _sea(places: Iterable[Hex], volcano: Mapping[int, Hex], trench: Mapping[int, Hex]) -> dict[Hex, PlaceName]:
    nearer: tuple[list[Hex], list[Hex]] = [], []
    for place in places:
        away = [distance(place, centres[_nearest(place, centres)]) for centres in (volcano, trench)]
        nearer[away[1] < away[0]].append(place)
    return _around("volcano", volcano, "sea", nearer[0]) | _around("trench", trench, "sea", nearer[1])


def _nearest(place: Hex, centres: Mapping[int, Hex]) -> int:
    return min(centres, key=lambda number: (distance(place, centres[number]), number))


def _counted(alike: Sequence[Hex]) -> list[tuple[Hex, int]]:
    """Hexes alike, from the top and left to right; one alone has no number."""
    reading = sorted(alike, key=lambda place: (r_of(place), q_of(place)))
    return [(place, order if len(alike) > 1 else 0) for order, place in enumerate(reading, 1)]


def _point(place: Hex) -> Point:
    """Where a hex lies on the map as it is drawn, downwards."""
    return q_of(place) + r_of(place) / 2, r_of(place) * sqrt(3) / 2


def _way(start: Point, end: Point, ways: Sequence[str]) -> str:
    """The direction from one point to another; `middle` where they are one."""
    right, up = end[0] - start[0], start[1] - end[1]
    if max(abs(right), abs(up)) < 1e-6:
        return "middle"
    return ways[round(degrees(atan2(up, right)) / (360 / len(ways))) % len(ways)]

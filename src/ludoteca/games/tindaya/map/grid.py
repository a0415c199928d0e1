"""The grid: what follows from the set of hexes alone. All boards of one layout share it."""

from collections.abc import Iterable
from functools import lru_cache

from ludoteca.games.tindaya.map.hexes import STEPS, Hex, around, distance


class Grid:
    """Neighbours, straight lines and rings of a set of hexes. Hexes are also bits, so that a set of them is one int."""

    def __init__(self, hexes: frozenset[Hex]) -> None:
        self.hexes = hexes
        self.order = tuple(sorted(hexes))
        self.near: dict[Hex, tuple[Hex, ...]] = {
            place: tuple(other for other in around(place) if other in hexes) for place in self.order
        }
        self.bit = {place: 1 << index for index, place in enumerate(self.order)}
        self.close = {place: self.mask((place, *near)) for place, near in self.near.items()}
        """The set of a hex and its neighbours."""
        self.whole = (1 << len(self.order)) - 1
        """The set of all hexes."""
        self._lines: dict[Hex, tuple[tuple[Hex, ...], ...]] = {}
        self._rings: dict[Hex, tuple[tuple[Hex, ...], ...]] = {}
        self._areas: dict[tuple[Hex, int], tuple[Hex, ...]] = {}

    def mask(self, places: Iterable[Hex]) -> int:
        """These hexes as a set of bits."""
        bit, found = self.bit, 0
        for place in places:
            found |= bit[place]
        return found

    def places(self, mask: int) -> list[Hex]:
        """The hexes of such a set, in hex order."""
        order, found = self.order, []
        while mask:
            lowest = mask & -mask
            found.append(order[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    def lines(self, start: Hex) -> tuple[tuple[Hex, ...], ...]:
        """T3.7: the hexes from `start` on in each of the six directions, to the edge."""
        known = self._lines.get(start)
        if known is None:
            known = self._lines[start] = tuple(self._line(start, way) for way in STEPS)
        return known

    def _line(self, start: Hex, way: int) -> tuple[Hex, ...]:
        found = []
        place = start + way
        while place in self.hexes:
            found.append(place)
            place += way
        return tuple(found)

    def rings(self, centre: Hex) -> tuple[tuple[Hex, ...], ...]:
        """T3.2: the hexes at distance 0, 1, 2, …, each ring in hex order."""
        known = self._rings.get(centre)
        if known is None:
            found: dict[int, list[Hex]] = {}
            for place in self.near:
                found.setdefault(distance(place, centre), []).append(place)
            known = tuple(tuple(found.get(radius, ())) for radius in range(max(found) + 1))
            self._rings[centre] = known
        return known

    def within(self, centre: Hex, radius: int) -> tuple[Hex, ...]:
        """T3.6: the area around a hex, in hex order."""
        known = self._areas.get((centre, radius))
        if known is None:
            known = tuple(sorted(place for ring in self.rings(centre)[: radius + 1] for place in ring))
            self._areas[centre, radius] = known
        return known


@lru_cache(maxsize=64)
def grid_of(hexes: frozenset[Hex]) -> Grid:
    """The one grid of these hexes."""
    return Grid(hexes)

"""The chart: everything that follows from where land and sea lie (T3.5, T13.4).

A chart never changes; when terrain rises or sinks the position takes a new one. Copies share it, and what it once
worked out.
"""

from collections.abc import Mapping

from ludoteca.games.tindaya.map.board import Ocean
from ludoteca.games.tindaya.map.hexes import Hex


class Chart:
    """Islands, neighbouring land and sea, and where a canoe can go."""

    __slots__ = (
        "_courses",
        "_islands",
        "_kinds",
        "_landings",
        "_mask",
        "_named",
        "_names",
        "_near",
        "_water",
        "grid",
        "land",
        "ocean",
        "terrain",
    )

    def __init__(self, ocean: Ocean, terrain: Mapping[Hex, int]) -> None:
        self.ocean = ocean
        self.grid = ocean.grid
        self.terrain: Mapping[Hex, int] = {place: terrain[place] for place in sorted(terrain)}
        self.land = frozenset([*terrain, *ocean.volcano_at])
        self._mask = self.grid.mask(self.land)
        self._islands: dict[Hex, tuple[Hex, ...]] = {}
        self._named: dict[Hex, tuple[Hex, ...]] = {}
        self._names: dict[Hex, Hex] = {}
        self._kinds: dict[int, tuple[Hex, ...]] = {}
        self._near: dict[Hex, tuple[Hex, ...]] = {}
        self._water: dict[Hex, tuple[Hex, ...]] = {}
        self._courses: dict[Hex, tuple[Hex, ...]] = {}
        self._landings: dict[Hex, tuple[Hex, ...]] = {}

    def island_at(self, place: Hex) -> tuple[Hex, ...]:
        """T3.5: the island on which a land hex lies, in hex order. N1.4: its first hex names it."""
        known = self._islands.get(place)
        if known is None:
            close, places = self.grid.close, self.grid.places
            left, found = self._mask ^ self.grid.bit[place], [place]
            for one in found:
                more = close[one] & left
                if more:
                    left ^= more
                    found += places(more)
            known = tuple(sorted(found))
            self._islands |= dict.fromkeys(found, known)
        return known

    @property
    def islands(self) -> Mapping[Hex, tuple[Hex, ...]]:
        """All islands by name."""
        if not self._named:
            self._named = {island[0]: island for island in sorted({self.island_at(place) for place in self.land})}
        return self._named

    @property
    def island(self) -> Mapping[Hex, Hex]:
        """The name of the island on which a land hex lies."""
        if not self._names:
            self._names = {place: self.island_at(place)[0] for place in self.land}
        return self._names

    def all_of(self, kind: int) -> tuple[Hex, ...]:
        """The terrain hexes of a kind, in hex order."""
        known = self._kinds.get(kind)
        if known is None:
            known = self._kinds[kind] = tuple([place for place, one in self.terrain.items() if one == kind])
        return known

    def near(self, place: Hex) -> tuple[Hex, ...]:
        """The land next to a hex."""
        known = self._near.get(place)
        if known is None:
            known = self._near[place] = tuple([other for other in self.grid.near[place] if other in self.land])
        return known

    def water(self, place: Hex) -> tuple[Hex, ...]:
        """The sea next to a hex."""
        known = self._water.get(place)
        if known is None:
            known = self._water[place] = tuple([other for other in self.grid.near[place] if other not in self.land])
        return known

    def courses(self, start: Hex) -> tuple[Hex, ...]:
        """T13.4: where a canoe that starts here can stop next to land, `start` included."""
        known = self._courses.get(start)
        if known is None:
            close, land = self.grid.close, self._mask
            found = [start]
            for line in self.grid.lines(start):
                for place in line:
                    if place in self.land:
                        break
                    found.append(place)
            known = self._courses[start] = tuple([place for place in found if close[place] & land])
        return known

    def landings(self, start: Hex) -> tuple[Hex, ...]:
        """T13.4: the land next to those stops."""
        known = self._landings.get(start)
        if known is None:
            close, shore = self.grid.close, 0
            for stop in self.courses(start):
                shore |= close[stop]
            known = self._landings[start] = tuple(self.grid.places(shore & self._mask))
        return known

"""The chart: everything that follows from where land and sea lie (T3.5, T13.4).

A chart never changes; when terrain rises or sinks the position takes a new one. Copies share it, and what it once
worked out.
"""

from collections.abc import Mapping

from ludoteca.games.tindaya.board import Ocean
from ludoteca.games.tindaya.hexes import Hex


class Chart:
    """Islands, neighbouring land and sea, and where a canoe can go."""

    __slots__ = ("_courses", "_near", "_water", "grid", "island", "islands", "land", "ocean", "terrain")

    def __init__(self, ocean: Ocean, terrain: Mapping[Hex, int]) -> None:
        self.ocean = ocean
        self.grid = ocean.grid
        self.terrain: Mapping[Hex, int] = dict(sorted(terrain.items()))
        self.land = frozenset([*terrain, *ocean.volcano_at])
        self._near: dict[Hex, tuple[Hex, ...]] = {}
        self._water: dict[Hex, tuple[Hex, ...]] = {}
        self._courses: dict[Hex, tuple[Hex, ...]] = {}
        self._name_islands()

    def _name_islands(self) -> None:
        """T3.5, N1.4: islands, each named by its smallest hex."""
        grid = self.grid
        self.islands: dict[Hex, tuple[Hex, ...]] = {}
        """The islands by name, each in hex order."""
        self.island: dict[Hex, Hex] = {}
        """The name of the island on which a land hex lies."""
        land = grid.mask(self.land)
        while land:
            found = grid.spread(land & -land, land)
            land ^= found
            places = tuple(grid.places(found))
            self.islands[places[0]] = places
            self.island.update(dict.fromkeys(places, places[0]))

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
            found = [start]
            for line in self.grid.lines(start):
                for place in line:
                    if place in self.land:
                        break
                    found.append(place)
            known = self._courses[start] = tuple([place for place in found if self.near(place)])
        return known

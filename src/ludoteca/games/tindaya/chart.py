"""The chart: everything that follows from where land and sea lie (T3.5, T13.4).

A chart never changes; when terrain rises or sinks the position takes a new one. Copies share it.
"""

from collections.abc import Mapping

from ludoteca.games.tindaya.board import Ocean
from ludoteca.games.tindaya.hexes import STEPS, Hex, connected, distance


class Chart:
    """Islands, neighbouring land and sea, and where a canoe can go."""

    __slots__ = ("_courses", "_within", "island", "islands", "land", "near", "ocean", "shore", "terrain", "water")

    def __init__(self, ocean: Ocean, terrain: Mapping[Hex, int]) -> None:
        self.ocean = ocean
        self.terrain: Mapping[Hex, int] = dict(sorted(terrain.items()))
        self.land = frozenset([*terrain, *ocean.volcano_at])
        land = self.land
        near = ocean.near
        self.near = {place: tuple(other for other in near[place] if other in land) for place in land}
        """The land next to a land hex."""
        self.water = {place: tuple(other for other in near[place] if other not in land) for place in land}
        """The sea next to a land hex."""
        self.shore = {
            place: tuple(other for other in around if other in land)
            for place, around in near.items()
            if place not in land
        }
        """The land next to a sea hex."""
        self.islands = {island[0]: island for island in connected(land)}
        """T3.5, N1.4: the islands by name."""
        self.island = {place: name for name, island in self.islands.items() for place in island}
        """The name of the island on which a land hex lies."""
        self._courses: dict[Hex, tuple[Hex, ...]] = {}
        self._within: dict[tuple[Hex, int], tuple[Hex, ...]] = {}

    def courses(self, start: Hex) -> tuple[Hex, ...]:
        """T13.4: where a canoe that starts here can stop next to land, `start` included."""
        known = self._courses.get(start)
        if known is None:
            found = [start]
            for way in STEPS:
                for place in self.ocean.line(start, way):
                    if place in self.land:
                        break
                    found.append(place)
            known = self._courses[start] = tuple(place for place in found if self.shore[place])
        return known

    def within(self, centre: Hex, radius: int) -> tuple[Hex, ...]:
        """T3.6: the area around a hex, in hex order."""
        known = self._within.get((centre, radius))
        if known is None:
            known = tuple(place for place in sorted(self.ocean.hexes) if distance(place, centre) <= radius)
            self._within[centre, radius] = known
        return known

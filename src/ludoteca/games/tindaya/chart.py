"""The chart: everything that follows from where land and sea lie (T3.5, T13.4).

A chart never changes; when terrain rises or sinks the position takes a new one. Copies share it.
"""

from collections.abc import Iterable, Mapping

from ludoteca.games.tindaya.board import Ocean
from ludoteca.games.tindaya.hexes import Hex


class Chart:
    """Islands, neighbouring land and sea, and where a canoe can go."""

    __slots__ = ("_courses", "grid", "island", "islands", "land", "near", "ocean", "shore", "terrain", "water")

    def __init__(
        self, ocean: Ocean, terrain: Mapping[Hex, int], before: "Chart | None" = None, changed: Iterable[Hex] = ()
    ) -> None:
        """From nothing, or out of the chart `before`: then land rose or sank only on the hexes `changed`."""
        self.ocean = ocean
        self.grid = ocean.grid
        self.terrain: Mapping[Hex, int] = dict(sorted(terrain.items()))
        self.land = frozenset([*terrain, *ocean.volcano_at])
        self.near: dict[Hex, tuple[Hex, ...]] = {} if before is None else before.near.copy()
        """The land next to a land hex."""
        self.water: dict[Hex, tuple[Hex, ...]] = {} if before is None else before.water.copy()
        """The sea next to a land hex."""
        self.shore: dict[Hex, tuple[Hex, ...]] = {} if before is None else before.shore.copy()
        """The land next to a sea hex."""
        self._survey(ocean.hexes if before is None else self._touched(changed))
        self._name_islands()
        self._courses: dict[Hex, tuple[Hex, ...]] = {}

    def changed(self, terrain: Mapping[Hex, int], places: Iterable[Hex]) -> "Chart":
        """The chart with other terrain; `places` are those where land rose or sank."""
        return Chart(self.ocean, terrain, self, places)

    def _touched(self, places: Iterable[Hex]) -> set[Hex]:
        """These hexes and their neighbours, forgotten."""
        touched = {*places}
        for place in places:
            touched.update(self.grid.near[place])
        for table in (self.near, self.water, self.shore):
            for place in touched:
                table.pop(place, None)
        return touched

    def _survey(self, places: Iterable[Hex]) -> None:
        """What lies next to these hexes."""
        land, around = self.land, self.grid.near
        for place in places:
            beside = tuple([other for other in around[place] if other in land])
            if place in land:
                self.near[place] = beside
                self.water[place] = tuple([other for other in around[place] if other not in land])
            else:
                self.shore[place] = beside

    def _name_islands(self) -> None:
        """T3.5, N1.4: islands, each named by its smallest hex."""
        near = self.near
        self.islands: dict[Hex, tuple[Hex, ...]] = {}
        """The islands by name, each in hex order."""
        self.island: dict[Hex, Hex] = {}
        """The name of the island on which a land hex lies."""
        for first in sorted(self.land):
            if first in self.island:
                continue
            self.island[first] = first
            found = [first]
            for place in found:
                for other in near[place]:
                    if other not in self.island:
                        self.island[other] = first
                        found.append(other)
            self.islands[first] = tuple(sorted(found))

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
            known = self._courses[start] = tuple(place for place in found if self.shore[place])
        return known

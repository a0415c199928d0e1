"""Walks on the map: how many missing towns the rounds to come can reach, whatever cards and counters they bring."""

from functools import cache
from typing import Final

from ludoteca.bots.evaluate.elfenland.weights import ONE_STEP_AWAY, STEPS_PER_ROUND, TWO_STEPS_AWAY, WALK_BEAM
from ludoteca.games.elfenland.board import BY_ANY_WAY, BY_ROAD, MARK, TOWNS, WAYS

CACHE_SIZE: Final = 20_000
"""How many walks are remembered for each home and number of steps."""


def _towns_at(distance: int) -> tuple[int, ...]:
    """By town, the towns with a marker that are so many ways away."""
    return tuple(sum(mark for mark, ways in zip(MARK, row, strict=True) if ways == distance) for row in BY_ANY_WAY)


ONE_STEP: Final = _towns_at(1)
_TWO_STEPS: Final = _towns_at(2)
_NEIGHBOURS: Final = tuple(
    tuple({way.a + way.b - town: None for way in WAYS if way.touches(town)}) for town in range(len(TOWNS))
)

Stage = tuple[float, int, int]
"""A point of a walk: priority, town, towns visited."""


class Walks:
    """The best walks of so many rounds from any town, each to end at home."""

    __slots__ = ("known", "steps", "way_home")

    def __init__(self, rounds: int, home: int, by_any_way: bool) -> None:
        self.steps = STEPS_PER_ROUND * rounds
        distances = BY_ANY_WAY if by_any_way else BY_ROAD
        self.way_home = [0 if home < 0 else row[home] for row in distances]
        self.known: dict[int, int] = {}

    def best(self, town: int, visited: int) -> int:
        """The new towns of the best walk found, less the way home from where it ends."""
        key = visited << 5 | town
        found = self.known.get(key)
        if found is None:
            if len(self.known) > CACHE_SIZE:
                self.known.clear()
            found = self.known[key] = self._search(town, visited)
        return found

    def _search(self, town: int, visited: int) -> int:
        way_home, before = self.way_home, visited.bit_count()
        best = -way_home[town]
        front: list[Stage] = [(0.0, town, visited)]
        for left in range(self.steps - 1, -1, -1):
            found: dict[tuple[int, int], Stage] = {}
            for _, here, seen in front:
                for there in _NEIGHBOURS[here]:
                    now = seen | MARK[there]
                    if (there, now) in found:
                        continue
                    new, home = now.bit_count() - before, way_home[there]
                    if new - home > best:
                        best = new - home
                    priority = float(new - home + left if home > left else new)
                    if ONE_STEP[there] & ~now:
                        priority += ONE_STEP_AWAY
                    elif _TWO_STEPS[there] & ~now:
                        priority += TWO_STEPS_AWAY
                    found[there, now] = priority, there, now
            front = sorted(found.values(), reverse=True)[:WALK_BEAM]
        return best


@cache
def walks(rounds: int, home: int, by_any_way: bool) -> Walks:
    """The walks to a home town, -1 for none, and how the way home is counted (O7)."""
    return Walks(rounds, home, by_any_way)

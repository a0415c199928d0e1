"""The chance of a table: outcomes of its seed, or, when its log is read again, those that were logged."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from copy import copy

from ludoteca.core import Chance, Hashed, Json, Lot, Refused


class TableChance(Chance):
    def __init__(self, seed: str, nonces: Sequence[str], logged: Iterable[Json] = ()) -> None:
        self._seeded = Hashed(seed, nonces)
        self.logged = deque(logged)

    def outcome(self, lot: Lot) -> Json:
        seeded = self._seeded.outcome(lot)
        if not self.logged:
            return seeded
        value = self.logged.popleft()
        impossible = lot.why_not(value)
        if impossible is not None:
            raise Refused(impossible)
        return value

    def below(self, n: int) -> int:
        return self._seeded.below(n)

    def mark(self) -> Hashed:
        """How far the stream of the seed has come."""
        return copy(self._seeded)

    def go_back(self, mark: Hashed) -> None:
        self._seeded = copy(mark)


class PastOutcomes(Chance):
    """Outcomes that fell before."""

    def __init__(self, values: Iterator[Json]) -> None:
        self._values = values

    def outcome(self, lot: Lot) -> Json:
        return next(self._values)

    def below(self, n: int) -> int:
        raise RuntimeError("nothing is drawn again")

"""The luck of a table: outcomes of its seed, or, when lines are read again, those that were written down."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from copy import copy

from ludoteca.core import Chance, Hashed, Json, Lot, Refused


class TableChance(Chance):
    def __init__(self, seed: str, nonces: Sequence[str], told: Iterable[Json] = ()) -> None:
        self._sworn = Hashed(seed, nonces)
        self.told = deque(told)

    def outcome(self, lot: Lot) -> Json:
        sworn = self._sworn.outcome(lot)
        if not self.told:
            return sworn
        value = self.told.popleft()
        impossible = lot.why_not(value)
        if impossible is not None:
            raise Refused(impossible)
        return value

    def below(self, n: int) -> int:
        return self._sworn.below(n)

    def mark(self) -> Hashed:
        """How far the luck of the seed has come."""
        return copy(self._sworn)

    def go_back(self, mark: Hashed) -> None:
        self._sworn = copy(mark)


class PastOutcomes(Chance):
    """Outcomes that fell before."""

    def __init__(self, values: Iterator[Json]) -> None:
        self._values = values

    def outcome(self, lot: Lot) -> Json:
        return next(self._values)

    def below(self, n: int) -> int:
        raise RuntimeError("nothing is drawn again")

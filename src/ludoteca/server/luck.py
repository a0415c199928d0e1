"""The luck of a table: outcomes of its seed, or, when lines are read again, those that were written down."""

from collections import deque
from collections.abc import Iterable, Sequence

from ludoteca.core import Chance, Hashed, Json, Lot


class Luck(Chance):
    def __init__(self, seed: str, nonces: Sequence[str], told: Iterable[Json] = ()) -> None:
        self._sworn = Hashed(seed, nonces)
        self.told = deque(told)

    def outcome(self, lot: Lot) -> Json:
        sworn = self._sworn.outcome(lot)
        return self.told.popleft() if self.told else sworn

    def below(self, n: int) -> int:
        return self._sworn.below(n)

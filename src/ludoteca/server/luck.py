"""The luck of a table: outcomes of its seed, or, when lines are read again, those that were written down."""

from collections import deque

from ludoteca.core import Chance, Hashed, Json, Lot


class Luck(Chance):
    def __init__(self, seed: str) -> None:
        self._sworn = Hashed(seed)
        self.told: deque[Json] = deque()

    def outcome(self, lot: Lot) -> Json:
        sworn = self._sworn.outcome(lot)
        return self.told.popleft() if self.told else sworn

    def below(self, n: int) -> int:
        return self._sworn.below(n)

"""A race: moves are sampled side by side, and a move that is clearly worse than the leader is sampled no more.

The idea is that of Hoeffding races (Maron and Moore, 1994, "Hoeffding races: accelerating model selection search").
The test is another one. A round samples every active move with the same luck, so that samples can be compared in pairs
(a blocking race, as BRACE in Moore and Lee, 1994). A move is dropped when its mean lag behind the leader exceeds a
number of standard errors of that lag. Unlike Hoeffding's bound this gives no guarantee.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

MIN_ROUNDS: Final = 6
"""Rounds before any move can be dropped."""
DROP_ERRORS: Final = 3.0
"""The lag, in standard errors, at which a move is dropped."""


class Race:
    """The samples of some moves, numbered from 0."""

    def __init__(self, moves: int) -> None:
        self.active = list(range(moves))
        """The moves that are still sampled."""
        self._samples: list[list[float]] = [[] for _ in range(moves)]
        self._lag: dict[int, float] = {}
        """By dropped move, its mean lag behind the leader when it was dropped."""

    def add_round(self, values: Sequence[float]) -> None:
        """One more sample of every active move, in the order of `active`."""
        for move, value in zip(self.active, values, strict=True):
            self._samples[move].append(value)
        leader = self._samples[self._leader()]
        if len(leader) < MIN_ROUNDS:
            return
        for move in self.active:
            lags = [ahead - value for ahead, value in zip(leader, self._samples[move], strict=True)]
            lag = fmean(lags)
            if lag > DROP_ERRORS * _standard_error(lags, lag):
                self._lag[move] = lag
        self.active = [move for move in self.active if move not in self._lag]

    @property
    def over(self) -> bool:
        """Whether one move is left, or all that are left have had equal samples."""
        first, *others = [self._samples[move] for move in self.active]
        return not others or (len(first) >= MIN_ROUNDS and all(samples == first for samples in others))

    def values(self) -> list[float]:
        """The value of every move. A dropped move scores the leader's mean less its lag when it was dropped."""
        best = fmean(self._samples[self._leader()])
        return [
            best - self._lag[move] if move in self._lag else fmean(samples)
            for move, samples in enumerate(self._samples)
        ]

    def _leader(self) -> int:
        return max(self.active, key=lambda move: sum(self._samples[move]))


def _standard_error(values: Sequence[float], mean: float) -> float:
    """Of their mean. `statistics.stdev` calculates with fractions, which takes ten times as long."""
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1) / len(values))

"""Moves compared side by side: those that have fallen behind for good are looked at no more."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

LAPS: Final = 6
"""How many looks every move gets at least."""
SURE: Final = 3.0
"""How many standard errors a move must be behind to drop out."""


class Race:
    """What the mover hoped for after each of some moves, look by look. A lap is one look at all that still run, with
    the same luck, so that what tells is by how much one lags behind the other."""

    def __init__(self, runners: int) -> None:
        self.running = list(range(runners))
        self._hopes: list[list[float]] = [[] for _ in range(runners)]
        self._lag: dict[int, float] = {}
        """How far behind those were who dropped out."""

    def lap(self, hopes: Sequence[float]) -> None:
        """One more look at all that still run, in their order."""
        for runner, hope in zip(self.running, hopes, strict=True):
            self._hopes[runner].append(hope)
        first = self._hopes[self._first()]
        if len(first) < LAPS:
            return
        for runner in self.running:
            lags = [ahead - hope for ahead, hope in zip(first, self._hopes[runner], strict=True)]
            lag = fmean(lags)
            if lag > SURE * _standard_error(lags, lag):
                self._lag[runner] = lag
        self.running = [runner for runner in self.running if runner not in self._lag]

    @property
    def over(self) -> bool:
        """Whether one is left, or only such as have always been level."""
        first, *others = [self._hopes[runner] for runner in self.running]
        return not others or (len(first) >= LAPS and all(looks == first for looks in others))

    def hopes(self) -> list[float]:
        """For every move what the mover may hope for; after those that dropped out as much less than after the best as
        they were behind then."""
        best = fmean(self._hopes[self._first()])
        return [best - self._lag[one] if one in self._lag else fmean(looks) for one, looks in enumerate(self._hopes)]

    def _first(self) -> int:
        return max(self.running, key=lambda runner: sum(self._hopes[runner]))


def _standard_error(values: Sequence[float], mean: float) -> float:
    """Of their mean. `statistics.stdev` calculates with fractions, which takes ten times as long."""
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1) / len(values))

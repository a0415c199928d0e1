"""Clocks: none, live (a bank and an increment for each turn) or days for each turn.

A clock follows from the lines of its table and their times; nothing ticks. While the house is closed time stands still.
"""

from math import inf
from typing import NamedTuple

from ludoteca.server.messages import ClockRule, ClockState, DaysClock, LiveClock

DAY = 86_400.0
RETURN = 60.0
"""Whoever comes back to a live game after running out gets at least this many seconds."""


class Span(NamedTuple):
    since: float
    until: float


class Clock:
    """The time left by seat. `running` is the seat whose time passes, since `since`."""

    def __init__(self, rule: ClockRule, players: int, closures: list[Span]) -> None:
        self.rule = rule
        self._closures = closures
        self.left = [self._start()] * players
        self.running: int | None = None
        self.since = 0.0

    def _start(self) -> float:
        if isinstance(self.rule, LiveClock):
            return self.rule.bank
        if isinstance(self.rule, DaysClock):
            return self.rule.days * DAY
        return 0.0

    @property
    def on(self) -> bool:
        return isinstance(self.rule, LiveClock | DaysClock)

    def turn(self, seat: int | None, at: float) -> None:
        """From now on the time of `seat` passes; None: nobody's. A turn that goes on keeps running."""
        if not self.on or seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] -= self._passed(at)
            if isinstance(self.rule, LiveClock):
                self.left[self.running] += self.rule.increment
        if seat is not None and isinstance(self.rule, DaysClock):
            self.left[seat] = self._start()
        self.running, self.since = seat, at

    def back(self, seat: int) -> None:
        """The owner of a seat that ran out returns."""
        if isinstance(self.rule, LiveClock):
            self.left[seat] = max(self.left[seat], self.rule.increment, RETURN)
        else:
            self.left[seat] = self._start()

    @property
    def deadline(self) -> float | None:
        """When the running seat runs out."""
        if self.running is None:
            return None
        return self.since + self.left[self.running] + closed_between(self._closures, self.since, inf)

    def _passed(self, at: float) -> float:
        return at - self.since - closed_between(self._closures, self.since, at)

    def state(self, at: float, people: list[bool]) -> ClockState | None:
        if not self.on:
            return None
        left: list[float | None] = [
            round(seconds - (self._passed(at) if seat == self.running else 0.0), 3) if people[seat] else None
            for seat, seconds in enumerate(self.left)
        ]
        return ClockState(left, self.running, at)


def closed_between(closures: list[Span], start: float, end: float) -> float:
    """Seconds of a time in which the house was closed."""
    seconds = 0.0
    for since, until in reversed(closures):
        if until <= start:
            break
        seconds += max(0.0, min(until, end) - max(since, start))
    return seconds

"""The clock of a table. It follows from the log; nothing ticks. While no server runs, time stands still."""

from dataclasses import dataclass
from typing import Literal

from ludoteca.tables.messages import ClockState
from ludoteca.tables.vacation import Span, Vacation, after, covered

__all__ = ["Clock", "Span", "TimeControl", "allowed"]

DAY = 86_400.0
RETURN = 30.0
"""Whoever ran out of time in a live game and came back has so many seconds for a turn, or the increment if it is more.
What they do not use is not kept, so that nothing is gained by running out."""


LONGEST_TURN = 30 * DAY
LONGEST_VACATION = 60 * DAY
LONGEST_BANK, LONGEST_INCREMENT = 4 * 3_600.0, 300.0


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time a seat has: a bank for the game and an increment for each turn, days for each turn, or no limit."""

    kind: Literal["none", "live", "days"] = "none"
    bank: float = 0.0
    increment: float = 0.0
    days: float = 0.0
    vacation: float = 0.0
    """Days that each person may be away in a game, where turns have days."""


def allowed(control: TimeControl, shortest_turn: float) -> bool:
    """Whether a new table may ask for this time. Older tables keep what they have."""
    if control.kind == "live":
        return control.bank <= LONGEST_BANK and control.increment <= LONGEST_INCREMENT
    if control.vacation * DAY > LONGEST_VACATION:
        return False
    return control.kind == "none" or shortest_turn <= control.days * DAY <= LONGEST_TURN


class Clock:
    """The time left by seat. `running` is the seat whose time passes, since `since`."""

    def __init__(self, control: TimeControl, players: int, closures: list[Span]) -> None:
        self.control = control
        self._closures = closures
        self.left = [self._start()] * players
        self.running: int | None = None
        self.since = 0.0
        self._turn: int | None = None
        self.vacations = [Vacation() for _ in range(players)]
        self._out: set[int] = set()
        """Who has run out of the bank."""

    def _start(self) -> float:
        return self.control.days * DAY if self.control.kind == "days" else self.control.bank

    @property
    def on(self) -> bool:
        return self.control.kind != "none"

    def turn(self, seat: int | None, at: float, *, ticking: bool = True) -> None:
        """It is the turn of `seat` now, whose time passes unless a bot decides. A turn that goes on keeps running, and
        a turn that a bot had taken over gives no new time to an owner who returns."""
        if not self.on:
            return
        running = seat if ticking else None
        if self.running is not None and self.running != running:
            self.left[self.running] -= self._passed(at)
        if seat != self._turn:
            self._end_turn()
            self._begin_turn(seat)
        if running != self.running:
            self.running, self.since = running, at

    def _end_turn(self) -> None:
        if self._turn is not None and self.control.kind == "live":
            self.left[self._turn] += 0.0 if self._turn in self._out else self.control.increment

    def _begin_turn(self, seat: int | None) -> None:
        self._turn = seat
        if seat is not None and self.control.kind == "days":
            self.left[seat] = self._start()
        elif seat is not None and seat in self._out and self.control.kind == "live":
            self.left[seat] = max(self.control.increment, RETURN)

    def run_out(self, seat: int) -> None:
        """The time of a seat is used up."""
        self.left[seat] = min(0.0, self.left[seat])
        self._out.add(seat)

    @property
    def deadline(self) -> float | None:
        """When the running seat runs out."""
        if self.running is None:
            return None
        return after(self.since, self.left[self.running], self._standing(self.running))

    def _passed(self, at: float) -> float:
        standing = [] if self.running is None else self._standing(self.running)
        return at - self.since - covered(standing, self.since, at)

    def _standing(self, seat: int) -> list[Span]:
        """The times since the turn began in which that of a seat stood still: no server ran, or its owner was away."""
        spans = [span for span in self.vacations[seat].spans if span.until > self.since]
        for span in reversed(self._closures):
            if span.until <= self.since:
                break
            spans.append(span)
        return spans

    def vacation_left(self, seat: int, at: float) -> float:
        """Seconds that the owner of a seat may still be away."""
        return max(0.0, self.control.vacation * DAY - self.vacations[seat].used(at))

    def state(self, at: float, people: list[bool]) -> ClockState | None:
        if not self.on:
            return None
        left: list[float | None] = [
            round(seconds - (self._passed(at) if seat == self.running else 0.0), 3) if people[seat] else None
            for seat, seconds in enumerate(self.left)
        ]
        standing = self.running is not None and self.vacations[self.running].away(at)
        return ClockState(left, None if standing else self.running, at)

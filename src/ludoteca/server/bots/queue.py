"""The queue before the workers: short jobs first, people before tables that nobody looks at, everybody in turn."""

import time
from asyncio import Event, Future
from itertools import count

from ludoteca.server.bots.jobs import Chore

PATIENCE = 10.0
"""Seconds after which a job stands back behind others no more."""


class Errand:
    """A job that waits, and whoever waits for it."""

    __slots__ = ("chore", "future", "long", "number", "since")

    def __init__(self, chore: Chore, future: "Future[str]", number: int) -> None:
        self.chore = chore
        self.long = chore.long
        self.future = future
        self.number = number
        self.since = time.monotonic()

    @property
    def overdue(self) -> bool:
        return time.monotonic() - self.since > PATIENCE


class Queue:
    def __init__(self) -> None:
        self._waiting: list[Errand] = []
        self._numbers = count(1)
        self._served: dict[str, int] = {}
        """When persons and tables that have jobs here had their last turn."""
        self.bells: list[Event] = []
        """Rung when there is a new job."""

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, chore: Chore, future: "Future[str]") -> Errand:
        errand = Errand(chore, future, next(self._numbers))
        self._waiting.append(errand)
        for bell in self.bells:
            bell.set()
        return errand

    def drop(self, errand: Errand) -> None:
        if errand in self._waiting:
            self._waiting.remove(errand)

    def take(self, *, long: bool) -> Errand | None:
        """The next job; without `long` a short one."""
        fitting = [errand for errand in self._waiting if long or not errand.long]
        if not fitting:
            return None
        chosen = min(fitting, key=self._rank)
        self._waiting.remove(chosen)
        self._note(chosen.chore)
        return chosen

    def _rank(self, errand: Errand) -> tuple[bool, bool, int, int, int]:
        chore, overdue, served = errand.chore, errand.overdue, self._served
        return (
            errand.long and not overdue,
            not (chore.waited_for or overdue),
            served.get(chore.person, 0),
            served.get(chore.table, 0),
            errand.number,
        )

    def _note(self, chore: Chore) -> None:
        """A turn is remembered while it matters: as long as its person has more to do."""
        waiting = [errand.chore for errand in self._waiting]
        here = {one.person for one in waiting} | {one.table for one in waiting}
        turn = next(self._numbers)
        self._served = {name: last for name, last in self._served.items() if name in here}
        self._served |= {name: turn for name in (chore.person, chore.table) if name in here}

"""The queue before the workers: short jobs first, people before tables that nobody looks at, everybody in turn. What
runs in the background waits until nothing else does."""

import time
from asyncio import Event, Future
from itertools import count

from ludoteca.server.bots.jobs import Job

PATIENCE = 10.0
"""Seconds after which a job stands back behind others no more."""


class QueuedJob:
    """A job that waits, and whoever waits for it."""

    __slots__ = ("future", "job", "long", "number", "since")

    def __init__(self, job: Job, future: "Future[str]", number: int) -> None:
        self.job = job
        self.long = job.long
        self.future = future
        self.number = number
        self.since = time.monotonic()

    @property
    def overdue(self) -> bool:
        return time.monotonic() - self.since > PATIENCE


class Queue:
    def __init__(self) -> None:
        self._waiting: list[QueuedJob] = []
        self._numbers = count(1)
        self._served: dict[str, int] = {}
        """When persons and tables that have jobs here had their last turn."""
        self.wakeups: list[Event] = []
        """Set when there is a new job."""

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, job: Job, future: "Future[str]") -> QueuedJob:
        queued = QueuedJob(job, future, next(self._numbers))
        self._waiting.append(queued)
        for wakeup in self.wakeups:
            wakeup.set()
        return queued

    def drop(self, queued: QueuedJob) -> None:
        if queued in self._waiting:
            self._waiting.remove(queued)

    def take(self, *, long: bool, deep: bool = False) -> QueuedJob | None:
        """The next job; without `long` a short one, with `deep` one of those that take minutes."""
        fitting = [queued for queued in self._waiting if queued.job.deep == deep and (long or not queued.long)]
        if not fitting:
            return None
        chosen = min(fitting, key=self._rank)
        self._waiting.remove(chosen)
        self._note(chosen.job)
        return chosen

    def _rank(self, queued: QueuedJob) -> tuple[bool, bool, bool, int, int, int]:
        job, overdue, served = queued.job, queued.overdue, self._served
        return (
            job.background,
            queued.long and not overdue,
            not (job.waited_for or overdue),
            served.get(job.person, 0),
            served.get(job.table, 0),
            queued.number,
        )

    def _note(self, job: Job) -> None:
        """A turn is remembered while it matters: as long as its person has more to do."""
        waiting = [queued.job for queued in self._waiting]
        here = {one.person for one in waiting} | {one.table for one in waiting}
        turn = next(self._numbers)
        self._served = {name: last for name, last in self._served.items() if name in here}
        self._served |= {name: turn for name in (job.person, job.table) if name in here}

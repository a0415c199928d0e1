"""Bots think in worker processes and see what their seat sees: a view and its legal moves, nothing else.

One worker is kept for short jobs, so that long ones never hold them up. Deep analyses, whose jobs take minutes, have
one more, which lives while there is work for it. A job that takes too long, or too much memory, costs its worker its
life and nobody else anything.
"""

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from ludoteca.core import View
from ludoteca.server.bots.engines import environment
from ludoteca.server.bots.jobs import Job, MoveJob
from ludoteca.server.bots.queue import Queue, QueuedJob
from ludoteca.server.bots.worker import DEEP_NICE, MEMORY, NICE, Worker, WorkerFailed, WorkerLost

__all__ = ["BotRunner", "MoveJob", "WorkerPool", "job"]

log = logging.getLogger("ludoteca.bots")

REST = 30.0
"""Seconds after which a worker of deep analyses ends that has nothing to do."""


class BotRunner(Protocol):
    async def run(self, job: MoveJob) -> str:
        """The text of a legal move, and line by line those planned to follow; of a hint, advice in JSON."""

    async def stop(self) -> None: ...


def job(
    view: View,
    legal: Sequence[str],
    level: int,
    person: str,
    table: str,
    *,
    hint: bool = False,
    waited_for: bool = True,
    engine: str | None = None,
) -> MoveJob:
    seed = random.SystemRandom().getrandbits(32)
    return MoveJob(
        view.game, level, view.json(), list(legal), seed, hint, person, table, waited_for, engine=engine or ""
    )


class WorkerPool:
    """Worker processes of this machine: one for short jobs, the others for all, two at least; and one for deep analyses
    while there are any."""

    def __init__(self, workers: int, memory: int = MEMORY, engines: Mapping[str, str] | None = None) -> None:
        """`engines` are commands by name."""
        self._queue = Queue()
        known = environment(engines or {})
        self._all = [WorkerSlot(self._queue, memory, known, long=number > 0) for number in range(max(2, workers))]
        self._all.append(WorkerSlot(self._queue, memory, known, long=True, deep=True))
        self._stopped = False

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._queue)

    def warm_up(self) -> None:
        """Starts a worker before the first bot is to decide."""
        self._all[0].warm_up()
        self._open()

    def _open(self) -> None:
        for lane in self._all:
            lane.open()

    async def run(self, job: Job) -> str:
        """Raises `WorkerLost` or `WorkerFailed` if nothing comes of it. A job that nobody waits for any more is not
        begun; one that comes when the pool has stopped is cancelled."""
        if self._stopped:
            raise asyncio.CancelledError("the workers have stopped")
        self._open()
        queued = self._queue.put(job, asyncio.get_running_loop().create_future())
        try:
            return await queued.future
        finally:
            self._queue.drop(queued)

    async def stop(self) -> None:
        self._stopped = True
        await asyncio.gather(*(lane.stop() for lane in self._all))


class WorkerSlot:
    """A place for one worker, who is replaced when lost."""

    def __init__(
        self, queue: Queue, memory: int, environment: Mapping[str, str], *, long: bool, deep: bool = False
    ) -> None:
        self._queue = queue
        self._memory = memory
        self._environment = environment
        self._long = long
        self._deep = deep
        self._wakeup = asyncio.Event()
        self._worker: Worker | None = None
        self._early = False
        """The worker is to be there before the first job."""
        self._used = 0.0
        """When the last job ended, by the clock of the event loop."""
        self._task: asyncio.Task[None] | None = None
        queue.wakeups.append(self._wakeup)

    def open(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="worker")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if self._worker is not None:
            await self._worker.end()
            self._worker = None

    def warm_up(self) -> None:
        self._early = True

    async def _run(self) -> None:
        if self._early:
            with suppress(WorkerLost, OSError):
                await self._ready_worker()
        while True:
            queued = self._queue.take(long=self._long, deep=self._deep)
            if queued is None:
                self._wakeup.clear()
                await self._wait()
            else:
                await self._serve(queued)

    async def _wait(self) -> None:
        """Waits for work; a worker of deep analyses does not wait for long."""
        if self._deep and self._worker is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(self._used + REST):
                    await self._wakeup.wait()
                    return
            worker, self._worker = self._worker, None
            await worker.end()
        await self._wakeup.wait()

    async def _ready_worker(self) -> Worker:
        if self._worker is None:
            nice = DEEP_NICE if self._deep else NICE if self._long else 0
            self._worker = await Worker.start(self._memory, nice=nice, environment=self._environment)
        return self._worker

    async def _serve(self, queued: QueuedJob) -> None:
        job, future = queued.job, queued.future
        try:
            worker = await self._ready_worker()
            text = await worker.do(msgspec.json.encode(job), job.seconds)
        except asyncio.CancelledError:
            future.cancel()
            raise
        except Exception as error:
            if not isinstance(error, WorkerFailed):
                self._worker = None
                log.warning("worker replaced", extra={"why": str(error), "table": job.table, "game": job.game})
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(text)
        self._used = asyncio.get_running_loop().time()

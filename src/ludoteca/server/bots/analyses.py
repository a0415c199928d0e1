"""Analyses in the background: one piece after the other, each kept when it is done. A server that starts goes on where
the last one stopped."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from ludoteca.server.bots.analysis_job import AnalysisJob, AnalysisPlan, Step
from ludoteca.server.bots.pool import WorkerPool
from ludoteca.server.bots.worker import WorkerFailed, WorkerLost
from ludoteca.server.db import analysis_store
from ludoteca.server.db.analysis_store import StoredAnalysis
from ludoteca.server.db.engine import Storage
from ludoteca.tables.errors import RequestRefused

log = logging.getLogger("ludoteca.analyses")

TRIES: Final = 3
"""How often a step is tried, if its worker is lost."""
FIRST_KEY: Final = -1


class Analyses:
    """Makes the analyses of a server, the oldest first. Deep ones take hours, so the others do not wait for them."""

    def __init__(self, storage: Storage, pool: WorkerPool) -> None:
        self._storage = storage
        self._pool = pool
        self._wakeups = {deep: asyncio.Event() for deep in (False, True)}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._run(deep), name="analyses") for deep in self._wakeups]
        self._wake()

    def _wake(self) -> None:
        for wakeup in self._wakeups.values():
            wakeup.set()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def plan(self, record: str, person: str) -> AnalysisPlan:
        """What a record holds; refuses one that is none. A worker reads it: it may be anything."""
        job = AnalysisJob("plan", record, person=person, waited_for=True)
        try:
            plan = msgspec.json.decode(await self._pool.run(job), type=AnalysisPlan)
        except (WorkerLost, WorkerFailed):
            raise RequestRefused(422, "record-too-long") from None
        if plan.refusal is not None:
            rule, reason, parameters = plan.refusal
            raise RequestRefused(422, reason, rule, **parameters)
        return plan

    async def begin(self, analysis: StoredAnalysis) -> None:
        """Orders an analysis."""
        await self._storage.run(lambda connection: analysis_store.begin(connection, analysis))
        self._wake()

    async def _run(self, deep: bool) -> None:
        wakeup = self._wakeups[deep]
        while True:
            await wakeup.wait()
            wakeup.clear()
            while waiting := await self._storage.run(partial(analysis_store.waiting, deep=deep)):
                await self._make(waiting[0])

    async def _make(self, analysis: StoredAnalysis) -> None:
        """Makes an analysis, unless it is called off meanwhile."""
        try:
            done = await self._storage.run(lambda connection: analysis_store.keys(connection, analysis.id))
            for key in range(FIRST_KEY, FIRST_KEY + analysis.total):
                if key not in done and not await self._piece(analysis, key):
                    return
            pieces = await self._storage.run(lambda connection: analysis_store.pieces(connection, analysis.id))
            result = await self._do(_job(analysis, "whole", pieces=pieces))
        except (WorkerLost, WorkerFailed) as problem:
            log.warning("analysis failed", extra={"analysis": analysis.id, "why": str(problem)[-2000:]})
            await self._finish(analysis, "failed", None)
        else:
            await self._finish(analysis, "done", result)

    async def _piece(self, analysis: StoredAnalysis, key: int) -> bool:
        """Makes and keeps a piece; whether the analysis goes on."""
        body = await self._do(_job(analysis, "piece", key))
        return await self._storage.run(lambda connection: analysis_store.add(connection, analysis.id, key, body))

    async def _do(self, job: AnalysisJob) -> str:
        for _ in range(TRIES - 1):
            with suppress(WorkerLost):
                return await self._pool.run(job)
        return await self._pool.run(job)

    async def _finish(self, analysis: StoredAnalysis, status: analysis_store.Status, result: str | None) -> None:
        await self._storage.run(lambda connection: analysis_store.finish(connection, analysis.id, status, result))


def _job(analysis: StoredAnalysis, step: Step, key: int = 0, pieces: Sequence[dict[str, Any]] = ()) -> AnalysisJob:
    level, seat, person, table = analysis.thoroughness, analysis.seat, analysis.person, analysis.table_id or ""
    return AnalysisJob(step, analysis.record, level, seat, key, list(pieces), person, table)

"""Bots think in worker processes and see what their seat sees: a view and its legal moves, nothing else."""

import asyncio
import json
import multiprocessing
import os
import random
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from msgspec import Struct

from ludoteca.bots import player
from ludoteca.core import View
from ludoteca.workers import end_with_parent


class Job(Struct, frozen=True):
    """A decision to be thought about. `hint` asks for advice to a person instead of a bot's own move."""

    game: str
    level: int
    view: dict[str, Any]
    legal: list[str]
    seed: int
    hint: bool = False


class Thinker(Protocol):
    async def think(self, job: Job) -> str:
        """The text of a legal move; of a hint, advice in JSON."""

    async def stop(self) -> None: ...


def job(view: View, legal: Sequence[str], level: int, *, hint: bool = False) -> Job:
    return Job(view.game, level, view.json(), list(legal), random.SystemRandom().getrandbits(32), hint)


def think(job: Job) -> str:
    """Runs in a worker: the move of a bot, or its advice as JSON."""
    facts = dict(job.view)
    view = View(facts.pop("game"), facts.pop("seat"), facts)
    thinker = player(job.level, job.game)
    if job.hint:
        return json.dumps([advice.json() for advice in thinker.hint(view, job.legal, job.seed)])
    return thinker.choose(view, job.legal, job.seed)


def _settle_in() -> None:
    """A worker ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


class Pool:
    """Worker processes of this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Starts a worker before the first bot is to decide."""
        self._opened().submit(os.getpid)

    def _opened(self) -> ProcessPoolExecutor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, context, _settle_in)
        return self._executor

    async def think(self, job: Job) -> str:
        executor = self._opened()
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, think, job)
        except BrokenProcessPool:
            if self._executor is executor:
                self._executor = None
            raise

    async def stop(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

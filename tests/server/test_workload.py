"""Nothing holds the server up: workers that are killed, a queue that is fair, hints that nobody waits for."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from ludoteca.core import Seeded, shelf
from ludoteca.server import bots, chores
from ludoteca.server.queue import Queue
from ludoteca.server.worker import MEMORY, WorkerFailed, WorkerLost


def job(level: int = 1, person: str = "ann", table: str = "one", **more: Any) -> bots.Job:
    """The first decision of a game of Dokmus."""
    box = shelf.box("dokmus")
    position = box.new(2, box.settle(2, {}), Seeded(1))
    assert position.seat is not None
    legal = [move.text for move in position.moves()]
    return bots.job(position.view(position.seat), legal, level, person, table, **more)


@contextlib.asynccontextmanager
async def pool(memory: int) -> AsyncIterator[bots.Pool]:
    made = bots.Pool(1, memory)
    try:
        yield made
    finally:
        await made.stop()


def run(test: Callable[[bots.Pool], Awaitable[None]], memory: int = MEMORY) -> None:
    async def inside() -> None:
        async with pool(memory) as made:
            await test(made)

    asyncio.run(inside())


def endless() -> chores.Trial:
    """A job that no worker finishes in its time."""
    return chores.Trial("dokmus", 2, {}, "seed", "bob", seconds=0.0)


def test_a_worker_past_its_deadline_is_replaced_and_other_jobs_are_not_lost() -> None:
    async def test(made: bots.Pool) -> None:
        asked = [asyncio.create_task(made.think(job(level, table=str(level)))) for level in (5, 1, 4)]
        with pytest.raises(WorkerLost, match="0 seconds"):
            await made.do(endless())
        assert all(text in job().legal for text in await asyncio.gather(*asked))

    run(test)


def test_a_worker_that_wants_too_much_memory_is_replaced() -> None:
    async def test(made: bots.Pool) -> None:
        with pytest.raises(WorkerLost, match="memory"):
            await made.do(chores.Trial("dokmus", 2, {"tiles": "x" * (1 << 26)}, "seed", "bob"))
        assert await made.think(job(5)) in job().legal

    run(test, memory=300 << 20)


def test_an_exception_costs_no_worker() -> None:
    async def test(made: bots.Pool) -> None:
        with pytest.raises(WorkerFailed, match="Error"):
            await made.think(bots.Job("dokmus", 1, {"game": "dokmus", "seat": 0}, [], 1))
        with pytest.raises(IndexError):
            await made.think(job(9))
        assert await made.think(job()) in job().legal

    run(test)


def test_sixty_hints_do_not_hold_up_a_bot() -> None:
    """With one worker: they take a minute."""

    async def test(made: bots.Pool) -> None:
        await made.think(job())
        flood = [asyncio.create_task(made.think(job(4, "bob", str(number), hint=True))) for number in range(60)]
        await asyncio.sleep(0.5)
        start = time.monotonic()
        assert await made.think(job()) in job().legal
        assert time.monotonic() - start < 5
        for task in flood:
            task.cancel()

    run(test)


def test_a_job_that_nobody_waits_for_is_not_begun() -> None:
    async def test(made: bots.Pool) -> None:
        first = asyncio.create_task(made.think(job(5)))
        hints = [asyncio.create_task(made.think(job(4, hint=True))) for _ in range(50)]
        await asyncio.sleep(0)
        for hint in hints:
            hint.cancel()
        await first
        start = time.monotonic()
        await made.think(job(5))
        assert time.monotonic() - start < 20

    run(test)


def order(*jobs: bots.Job, long: bool = True) -> list[str]:
    """The tables in the order in which their jobs are taken."""

    async def inside() -> list[str]:
        queue = Queue()
        for one in jobs:
            queue.put(one, asyncio.get_running_loop().create_future())
        taken = []
        while (errand := queue.take(long=long)) is not None:
            taken.append(errand.chore.table)
        return taken

    return asyncio.run(inside())


def test_everybody_has_a_turn() -> None:
    flood = [job(1, "bob", f"b{number}") for number in range(4)]
    assert order(*flood, job(1, "ann", "a"), job(1, "eve", "e")) == ["b0", "a", "e", "b1", "b2", "b3"]


def test_a_table_with_many_jobs_waits_for_the_other_tables_of_its_person() -> None:
    assert order(job(1, "bob", "x"), job(1, "bob", "x"), job(1, "bob", "y")) == ["x", "y", "x"]


def test_short_jobs_come_first() -> None:
    assert order(job(5, "bob", "long"), job(1, "bob", "short")) == ["short", "long"]
    assert order(job(5, "bob", "long"), job(1, "bob", "short"), long=False) == ["short"]


def test_people_come_before_tables_that_nobody_looks_at() -> None:
    assert order(job(1, "ann", "quiet", waited_for=False), job(1, "bob", "seen")) == ["seen", "quiet"]


def test_a_job_that_waited_long_stands_back_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.queue.PATIENCE", -1.0)
    assert order(job(5, "ann", "long"), job(1, "bob", "short")) == ["long", "short"]
    assert order(job(1, "ann", "quiet", waited_for=False), job(1, "bob", "seen")) == ["quiet", "seen"]

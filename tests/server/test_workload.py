"""Nothing holds the server up: workers that are killed, a queue that is fair, hints that nobody waits for."""

import asyncio
import contextlib
import gc
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from ludoteca.core import Refused, Seeded, shelf
from ludoteca.games.dokmus.components import FACES
from ludoteca.server.bots import jobs, pool
from ludoteca.server.bots.custom_data import CustomData
from ludoteca.server.bots.jobs import SetupTrial
from ludoteca.server.bots.queue import Queue
from ludoteca.server.bots.worker import MEMORY, Worker, WorkerFailed, WorkerLost
from ludoteca.server.context import ServerContext
from ludoteca.server.db.engine import storage
from ludoteca.server.messages.people import NewPassword
from ludoteca.server.messages.tables import Bot, NewTable
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.sessions import Person
from ludoteca.server.settings import Settings
from ludoteca.server.tables import new_table
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.turns import TurnDriver
from ludoteca.server.tables.uptime import Uptime
from ludoteca.tables.errors import RequestRefused
from server.parts import Server, Someone


def job(level: int = 1, person: str = "ann", table: str = "one", **more: Any) -> pool.MoveJob:
    """The first decision of a game of Dokmus."""
    box = shelf.box("dokmus")
    position = box.new(2, box.settle(2, {}), Seeded(1))
    assert position.seat is not None
    legal = [move.text for move in position.moves()]
    return pool.job(position.view(position.seat), legal, level, person, table, **more)


@contextlib.asynccontextmanager
async def a_pool(memory: int) -> AsyncIterator[pool.WorkerPool]:
    made = pool.WorkerPool(1, memory)
    try:
        yield made
    finally:
        await made.stop()


def run(test: Callable[[pool.WorkerPool], Awaitable[None]], memory: int = MEMORY) -> None:
    async def inside() -> None:
        async with a_pool(memory) as made:
            await test(made)

    asyncio.run(inside())


def test_a_worker_whose_server_has_gone_ends_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-P", "-m", "ludoteca.server.bots.worker", str(MEMORY)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE) as worker:
        os.close(writing)
        assert worker.stderr is not None
        assert worker.stderr.read() == b""
        assert worker.wait(60) == 0


def test_what_a_worker_writes_to_standard_error_goes_into_the_log(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """The log is JSON, so no raw line may stand between."""

    async def talkative() -> None:
        worker = await Worker.start(environment=os.environ | {"PYTHONVERBOSE": "1"})
        await worker.end()

    asyncio.run(talkative())
    complaints = [vars(record)["text"] for record in caplog.records if record.msg == "a worker complains"]
    assert "import 'asyncio'" in "".join(complaints)
    assert capfd.readouterr().err == ""


def endless() -> jobs.SetupTrial:
    """A job that no worker finishes in its time."""
    return jobs.SetupTrial("dokmus", 2, {}, "seed", "bob", seconds=0.0)


def test_a_worker_past_its_deadline_is_replaced_and_other_jobs_are_not_lost() -> None:
    async def test(made: pool.WorkerPool) -> None:
        asked = [asyncio.create_task(made.run(job(level, table=str(level)))) for level in (5, 1, 4)]
        with pytest.raises(WorkerLost, match="0 seconds"):
            await made.run(endless())
        assert all(text in job().legal for text in await asyncio.gather(*asked))

    run(test)


def test_a_worker_that_wants_too_much_memory_is_replaced() -> None:
    async def test(made: pool.WorkerPool) -> None:
        with pytest.raises(WorkerLost, match="memory"):
            await made.run(jobs.SetupTrial("dokmus", 2, {"tiles": "x" * (1 << 26)}, "seed", "bob"))
        assert await made.run(job(5)) in job().legal

    run(test, memory=300 << 20)


def test_a_lost_worker_leaves_no_pipe_open() -> None:
    """An unclosed transport is told by the collector, as a warning that fails the test."""

    async def test(made: pool.WorkerPool) -> None:
        with pytest.raises(WorkerLost):
            await made.run(endless())

    run(test)
    gc.collect()


def test_an_exception_costs_no_worker() -> None:
    async def test(made: pool.WorkerPool) -> None:
        with pytest.raises(WorkerFailed, match="Error"):
            await made.run(pool.MoveJob("dokmus", 1, {"game": "dokmus", "seat": 0}, [], 1))
        with pytest.raises(IndexError):
            await made.run(job(9))
        assert await made.run(job()) in job().legal

    run(test)


def test_sixty_hints_do_not_hold_up_a_bot() -> None:
    """With one worker: they take a minute."""

    async def test(made: pool.WorkerPool) -> None:
        await made.run(job())
        flood = [asyncio.create_task(made.run(job(4, "bob", str(number), hint=True))) for number in range(60)]
        await asyncio.sleep(0.5)
        start = time.monotonic()
        assert await made.run(job()) in job().legal
        assert time.monotonic() - start < 5
        for task in flood:
            task.cancel()

    run(test)


def test_a_job_that_nobody_waits_for_is_not_begun() -> None:
    async def test(made: pool.WorkerPool) -> None:
        first = asyncio.create_task(made.run(job(5)))
        hints = [asyncio.create_task(made.run(job(4, hint=True))) for _ in range(50)]
        await asyncio.sleep(0)
        for hint in hints:
            hint.cancel()
        await first
        start = time.monotonic()
        await made.run(job(5))
        assert time.monotonic() - start < 20

    run(test)


def order(*wanted: pool.MoveJob, long: bool = True) -> list[str]:
    """The tables in the order in which their jobs are taken."""

    async def inside() -> list[str]:
        queue = Queue()
        for one in wanted:
            queue.put(one, asyncio.get_running_loop().create_future())
        taken = []
        while (queued := queue.take(long=long)) is not None:
            taken.append(queued.job.table)
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
    monkeypatch.setattr("ludoteca.server.bots.queue.PATIENCE", -1.0)
    assert order(job(5, "ann", "long"), job(1, "bob", "short")) == ["long", "short"]
    assert order(job(1, "ann", "quiet", waited_for=False), job(1, "bob", "seen")) == ["quiet", "seen"]


# In a server


@contextlib.asynccontextmanager
async def context(data: Path, **settings: Any) -> AsyncIterator[ServerContext]:
    made = ServerContext(Settings(data=data, workers=1, **settings))
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def table(made: ServerContext, level: int = 1, **options: Any) -> str:
    """Two bots play Dokmus."""
    person, _ = await made.people.guest(None)
    wanted = NewTable("dokmus", [Bot(level), Bot(level)], options, start=True)
    return await new_table.create(made.registry, made.custom, person, wanted, made.settings)


def test_a_bot_that_is_stopped_makes_a_quick_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The best bot gets no time at all: the game goes on all the same."""
    monkeypatch.setattr(jobs, "DEADLINE", 0.0)

    async def test() -> None:
        async with context(tmp_path) as made:
            one = await table(made, 5)
            for _ in range(400):
                async with made.registry.look(one) as match:
                    if match.ply >= 2:
                        return
                await asyncio.sleep(0.1)
            raise AssertionError("the table waits")

    asyncio.run(test())
    assert "bot stopped" in caplog.text


class Stubborn:
    """A runner whose bots choose what no rule allows."""

    def __init__(self) -> None:
        self.levels: list[int] = []

    async def run(self, job: pool.MoveJob) -> str:
        self.levels.append(job.level)
        return "nonsense"

    async def stop(self) -> None: ...


def test_a_bot_that_errs_does_not_hold_up_its_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Its move is refused, then that of the easiest bot; then any legal move is played."""

    async def test() -> None:
        database = storage(Settings(data=tmp_path).url)
        await database.start()
        tables = TableRegistry(database, Uptime(database), shared=False, grace=0.0, most=10)
        bots, custom = Stubborn(), CustomData(pool.WorkerPool(1), allowed=False)
        driver = TurnDriver(tables, bots)
        wanted = NewTable("dokmus", [Bot(3), Bot(3)], start=True)
        made = await new_table.create(tables, custom, Person("ann", "Ann"), wanted, Settings())
        for _ in range(400):
            async with tables.look(made) as found:
                if found.ply >= 2:
                    break
            await asyncio.sleep(0.01)
        await driver.stop()
        await database.stop()
        assert bots.levels[:4] == [3, 1, 3, 1]

    asyncio.run(test())
    assert "bot chose an illegal move" in caplog.text


class Slow:
    """A runner that plays the first move after a moment and keeps what it was told of the turn."""

    def __init__(self) -> None:
        self.told: list[tuple[int, float]] = []

    async def run(self, job: pool.MoveJob) -> str:
        self.told.append((job.view["seat"], job.spent))
        await asyncio.sleep(0.01)
        return job.legal[0]

    async def stop(self) -> None: ...


def test_a_bot_knows_how_long_its_turn_has_taken(tmp_path: Path) -> None:
    async def test() -> list[tuple[int, float]]:
        database = storage(Settings(data=tmp_path).url)
        await database.start()
        tables = TableRegistry(database, Uptime(database), shared=False, grace=0.0, most=10)
        bots, custom = Slow(), CustomData(pool.WorkerPool(1), allowed=False)
        driver = TurnDriver(tables, bots)
        wanted = NewTable("dokmus", [Bot(3), Bot(3)], start=True)
        await new_table.create(tables, custom, Person("ann", "Ann"), wanted, Settings())
        while len(bots.told) < 12:
            await asyncio.sleep(0.01)
        await driver.stop()
        await database.stop()
        return bots.told

    told = asyncio.run(test())
    for (before, earlier), (seat, spent) in pairwise(told):
        assert spent >= earlier + 0.01 if seat == before else spent < 0.01
    assert any(seat == before for (before, _), (seat, _) in pairwise(told))


def test_a_bot_that_has_no_move_ends_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data of people's own can bring that about. Nobody asks the workers for ever."""
    monkeypatch.setattr("ludoteca.tables.projection.legal", lambda _: [])

    async def test() -> None:
        async with context(tmp_path) as made:
            one = await table(made)
            for _ in range(400):
                async with made.registry.look(one) as seen:
                    if seen.status == "over":
                        assert seen.end == "abandoned"
                        return
                await asyncio.sleep(0.1)
            raise AssertionError("the table waits")

    asyncio.run(test())


TILES = {"faces": [{"id": face, "rows": ["......."] * 7} for face in FACES]}


def test_data_of_ones_own_are_tried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with context(tmp_path) as made:
            async with made.registry.look(await table(made, tiles=TILES)) as match:
                assert match.status == "running"
            with pytest.raises(Refused, match="tiles-format"):
                await table(made, tiles={"faces": 7})
            monkeypatch.setattr("ludoteca.server.bots.custom_data.SetupTrial", partial(SetupTrial, seconds=0.0))
            with pytest.raises(RequestRefused, match="data-unplayable"):
                await table(made, tiles=TILES)

    asyncio.run(test())


def test_a_host_may_do_without_data_of_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with context(tmp_path, custom_data=False) as made:
            await table(made)
            with pytest.raises(RequestRefused, match="no-custom-data"):
                await table(made, tiles=TILES)

    asyncio.run(test())


@pytest.mark.parametrize("flags", [(), ("--no-custom-data",)])
def test_a_client_is_told_whether_it_may_bring_data(tmp_path: Path, flags: tuple[str, ...]) -> None:
    server = Server(tmp_path, *flags).start()
    try:
        told = {game["custom_data"] for game in httpx.get(f"{server.url}/api/games", timeout=30).json()}
    finally:
        server.stop()
    assert told == {not flags}


def test_nothing_is_hashed_on_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for a login that somebody has nor for one that nobody has; both hash once."""
    threads: list[str] = []
    matches = Accounts._matches

    def noted(self: Accounts, hashed: str | bool, password: str) -> bool:
        threads.append(threading.current_thread().name)
        return matches(self, hashed, password)

    def forbidden(self: PasswordHasher, *_: Any, **__: Any) -> str:
        raise AssertionError("hashed on the way")

    async def test() -> None:
        async with context(tmp_path) as made:
            person, token = await made.people.guest(None)
            await made.accounts.set_password(person, NewPassword("ann", "correct horse"), token)
            monkeypatch.setattr(PasswordHasher, "hash", forbidden)
            monkeypatch.setattr(Accounts, "_matches", noted)
            for login in ("ann", "nobody"):
                with pytest.raises(RequestRefused, match="wrong-login"):
                    await made.accounts.log_in(login, "wrong")

    asyncio.run(test())
    assert len(threads) == 2
    assert threading.main_thread().name not in threads


# At a server


def waits(ann: Someone, replies: int) -> list[float]:
    """How long a bot of level 1 lets Ann wait, by move."""
    one, choice = ann.create("dokmus", "me", 1, start=True), random.Random(1)
    found: list[float] = []
    asked = time.monotonic()
    while len(found) < replies:
        seen = ann.state(one, 0)
        if seen["legal"]:
            found.append(time.monotonic() - asked)
            ann.move(one, 0, choice.choice(seen["legal"]), seen["ply"])
            asked = time.monotonic()
        else:
            time.sleep(0.02)
    return found


def test_sixty_tables_with_the_best_bots_do_not_hold_up_another_guest(tmp_path: Path) -> None:
    """With one worker. A turn at each of them takes minutes."""
    server = Server(tmp_path, "--workers", "1", "--tables-per-person", "60").start()
    try:
        bob, ann = Someone(server.url), Someone(server.url)
        for _ in range(60):
            bob.create("dokmus", 5, 5, start=True)
        time.sleep(3)
        assert max(waits(ann, 12)) < 5
    finally:
        server.stop()
    assert not server.errors()


def test_a_hint_ends_with_its_asker(tmp_path: Path) -> None:
    """Nine people ask and hang up: whoever asks last does not wait for nine hints."""
    server = Server(tmp_path, "--workers", "1").start()
    try:
        people = [Someone(server.url) for _ in range(9)]
        tables = [person.create("dokmus", "me", "me", start=True) for person in people]
        turns = [person.state(table)["turn"] for person, table in zip(people, tables, strict=True)]
        people[0].get(f"/tables/{tables[0]}/hint", seat=turns[0])
        for person, table, turn in zip(people, tables, turns, strict=True):
            with contextlib.suppress(httpx.TimeoutException):
                person.http.get(f"/tables/{table}/hint", params={"seat": turn}, timeout=0.1)
        start = time.monotonic()
        people[0].get(f"/tables/{tables[0]}/hint", seat=turns[0])
        assert time.monotonic() - start < 6
    finally:
        server.stop()
    assert not server.errors()

"""Runs work on the database, one transaction at a time: `await storage.run(work)`.

`work` takes a SQLAlchemy connection and is one transaction; what it returns comes back after the commit. On SQLite one
thread does everything, and what waits at the same moment shares a commit: appended lines in two statements for all
tables, everything else in a savepoint of its own. On PostgreSQL every work takes a connection out of a pool.
"""

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteca.server.db import migrations, table_store
from ludoteca.server.db.table_store import Written

T = TypeVar("T")
Work = Callable[[Connection], T]
Conflict = IntegrityError
"""Somebody else wrote the line first."""

BATCH = 200
CROWD = 4
LINGER = 0.002
"""Where more jobs than `CROWD` shared the last commit, the next waits so many seconds for company: a commit costs as
much processor time as ten lines."""
MIGRATION_LOCK = 0x1D07ECA
PRIVATE = 0o600


class Storage(ABC):
    shared = False
    """Whether other processes may write to the same database."""

    @abstractmethod
    async def start(self, *, reading: bool = False) -> None:
        """Opens the database and applies the migrations; for reading only it is left as it is."""

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    async def run(self, work: Work[T]) -> T:
        """Carries out a transaction. When it returns, what was written is safe."""

    async def append(self, written: Written) -> None:
        """Writes lines of a table, or raises `Conflict` and writes nothing."""
        await self.run(lambda connection: table_store.append(connection, [written]))


def storage(url: str) -> Storage:
    if url.startswith("sqlite"):
        return SqliteStorage(url)
    return PostgresStorage(url)


def sqlite_engine(url: str, begin: str = "BEGIN IMMEDIATE") -> Engine:
    """WAL with a sync at every commit: an acknowledged move survives a power cut."""
    engine = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class _Job:
    __slots__ = ("error", "future", "lines", "loop", "result", "work")

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop, lines: Written | None = None) -> None:
        self.work = work
        self.lines = lines
        """What the work appends, if that is all it does."""
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class SqliteStorage(Storage):
    def __init__(self, url: str) -> None:
        self._url = url
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def start(self, *, reading: bool = False) -> None:
        path = self._url.partition(":///")[2]
        if path and path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            Path(path).touch(PRIVATE)
        engine = sqlite_engine(self._url, "BEGIN" if reading else "BEGIN IMMEDIATE")
        if not reading:
            await asyncio.to_thread(_migrate, engine)
        self._thread = threading.Thread(target=self._serve, args=(engine,), name="storage", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def run(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        job = _Job(work, loop)
        self._jobs.put(job)
        result: T = await job.future
        return result

    async def append(self, written: Written) -> None:
        job = _Job(lambda connection: table_store.append(connection, [written]), asyncio.get_running_loop(), written)
        self._jobs.put(job)
        await job.future

    def _serve(self, engine: Engine) -> None:
        with engine.connect() as connection:
            batch: list[_Job] = []
            going = True
            while going:
                batch, going = self._next(crowded=len(batch) > CROWD)
                if batch:
                    _carry_out(connection, batch)
                    _settle(batch)
        engine.dispose()

    def _next(self, *, crowded: bool) -> tuple[list[_Job], bool]:
        """What waits, at least one job; False with it when there will be no more."""
        job = self._jobs.get()
        if crowded:
            time.sleep(LINGER)
        batch: list[_Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH or self._jobs.empty():
                return batch, True
            job = self._jobs.get()
        return batch, False


def _carry_out(connection: Connection, batch: list[_Job]) -> None:
    """The lines of all tables in one transaction, everything else in another. A failed commit fails all of it."""
    appends = [job for job in batch if job.lines is not None]
    if _append_all(connection, appends):
        batch = [job for job in batch if job.lines is None]
    if not batch:
        return
    try:
        with connection.begin():
            for job in batch:
                _carry_out_one(connection, job, alone=len(batch) == 1)
    except Exception as error:
        for job in batch:
            job.error = job.error or error


def _append_all(connection: Connection, jobs: list[_Job]) -> bool:
    """Lines of several tables in two statements; False, and nothing done, if one of them stands in the way."""
    if len(jobs) < 2:
        return False
    try:
        with connection.begin():
            table_store.append(connection, [job.lines for job in jobs if job.lines is not None])
    except SQLAlchemyError:
        return False
    return True


def _carry_out_one(connection: Connection, job: _Job, *, alone: bool) -> None:
    if alone:
        job.result = job.work(connection)
        return
    try:
        with connection.begin_nested():
            job.result = job.work(connection)
    except Exception as error:
        job.error = error


def _settle(batch: list[_Job]) -> None:
    for loop in {job.loop for job in batch}:
        mine = [job for job in batch if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle_all, mine)
        except RuntimeError:
            continue  # the loop that asked has ended


def _settle_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()


class PostgresStorage(Storage):
    shared = True

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)

    async def start(self, *, reading: bool = False) -> None:
        if reading:
            return
        async with self._engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrations.upgrade)

    async def stop(self) -> None:
        await self._engine.dispose()

    async def run(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)


def _migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        migrations.upgrade(connection)

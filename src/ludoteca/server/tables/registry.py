"""The tables that are in use in this process, in memory.

`look` reads a table, `act` changes it. In one process one thing happens at a table at a time. Between processes the
primary key of the lines decides: whoever loses reads what the other wrote and decides again. Nothing is shown before
it is on disk.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core import Refused
from ludoteca.server.db import table_store
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.server.metrics import ACTING, CONFLICTS, LINES
from ludoteca.server.tables.news import NewsCache
from ludoteca.server.tables.uptime import Uptime
from ludoteca.tables.commands import Command
from ludoteca.tables.errors import RequestRefused, conflict
from ludoteca.tables.log import Draft, LogEntry
from ludoteca.tables.state import Table

log = logging.getLogger("ludoteca.tables")

ATTEMPTS = 20
LINES_IN_MEMORY = 300_000
"""A line takes two to three kilobytes, so all tables together less than a gigabyte."""


class Broken(RequestRefused):
    """A table whose lines cannot be replayed: its rules are not known here, or something is wrong with it."""

    def __init__(self, error: Exception) -> None:
        super().__init__(409, "table-broken")
        if isinstance(error, Refused) and error.refusal.reason == "rules-version":
            self.refusal = error.refusal


class Watcher(Protocol):
    def notice(self) -> None:
        """There may be news."""


class OpenTable:
    """A table in memory, the lock that lets one at a time work on it, and those who watch."""

    __slots__ = ("hints", "lock", "news", "settled", "table", "used", "watchers")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.settled = True
        """All that `table` holds is on disk."""
        self.watchers: set[Watcher] = set()
        self.news = NewsCache()
        self.hints: dict[bytes, str] = {}
        """By question, the answers that were given last."""
        self.used = time.monotonic()
        """When it was asked for last."""

    @property
    def lines(self) -> int:
        return 0 if self.table is None else len(self.table.entries)


class TableRegistry:
    def __init__(self, storage: Storage, uptime: Uptime, *, shared: bool, grace: float, most: int) -> None:
        self.storage = storage
        self.uptime = uptime
        self.shared = shared
        """Other processes write to the same tables."""
        self.grace = grace
        self._most = most
        self.noticed: Callable[[Table, list[LogEntry], float], list[dict[str, Any]]] = lambda *_: []
        """Says what people are to be told of entries; it is written with them."""
        self.listeners: list[Callable[[Table], None]] = []
        """Called after every change made here, once it is on disk."""
        self._held: OrderedDict[str, OpenTable] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._held)

    def held(self, table_id: str) -> OpenTable:
        held = self._held.get(table_id)
        if held is None:
            held = self._held[table_id] = OpenTable()
            self._forget()
        else:
            self._held.move_to_end(table_id)
            held.used = time.monotonic()
        return held

    @asynccontextmanager
    async def look(self, table_id: str) -> AsyncIterator[Table]:
        """The table as it stands, for reading."""
        held = self.held(table_id)
        async with held.lock:
            yield await self._current(table_id, held)

    async def act(self, table_id: str, command: Command) -> int:
        """Changes a table; returns the number of its last line, which is then on disk."""
        start = time.perf_counter()
        held = self.held(table_id)
        async with held.lock:
            for _ in range(ATTEMPTS):
                table = await self._current(table_id, held)
                drafts = command(table)
                if not drafts:
                    return table.line
                try:
                    await self._write(held, table, drafts)
                except Conflict:
                    CONFLICTS.inc()
                    continue
                await self._introduce(table)
                break
            else:
                raise conflict("busy")
        LINES.inc(len(drafts))
        ACTING.observe(time.perf_counter() - start)
        self._tell(held, table)
        return table.line

    def _tell(self, held: OpenTable, table: Table) -> None:
        self.notify(held)
        for heard in self.listeners:
            heard(table)

    async def _write(self, held: OpenTable, table: Table, drafts: Sequence[Draft]) -> None:
        held.settled = False
        try:
            now = self.uptime.now()
            rows = [table.write(draft, now) for draft in drafts]
            await self.storage.append(table_store.written(table, rows, self.grace, self.noticed(table, rows, now)))
        except asyncio.CancelledError:
            held.table = None
            self._later(table.setup.id)
            raise
        except BaseException:
            held.table = None
            raise
        finally:
            held.settled = True

    def _later(self, table_id: str) -> None:
        """Whoever wrote is gone before the answer came: the database says whether it was written; all are told."""
        task = asyncio.create_task(self._recover(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _recover(self, table_id: str) -> None:
        held = self.held(table_id)
        async with held.lock:
            table = await self._current(table_id, held)
        self._tell(held, table)

    async def refresh(self, table_id: str) -> None:
        """Another process wrote to a table: read it, if anybody here watches."""
        held = self._held.get(table_id)
        if held is None or (held.table is None and not held.watchers):
            return
        async with held.lock:
            await self._current(table_id, held)
        self.notify(held)

    async def catch_up(self) -> None:
        """What other processes did was not heard for a while: all is read again when it is next wanted."""
        for held in list(self._held.values()):
            async with held.lock:
                held.table = None
            self.notify(held)

    async def read_again(self, table_id: str) -> None:
        """A table was changed behind the back of this process."""
        held = self._held.get(table_id)
        if held is not None:
            async with held.lock:
                held.table = None
            self.notify(held)

    def wake(self, table_id: str) -> None:
        """There is something to tell that is not in the log."""
        held = self._held.get(table_id)
        if held is not None:
            self.notify(held)

    def notify(self, held: OpenTable) -> None:
        for watcher in held.watchers:
            watcher.notice()

    async def _current(self, table_id: str, held: OpenTable) -> Table:
        table = held.table
        if table is None:
            table = held.table = await self._read(table_id)
        elif self.shared:
            last = table.line
            rows = await self.storage.run(lambda connection: table_store.lines_after(connection, table_id, last))
            try:
                for row in rows:
                    table.read(row)
            except Exception:
                held.table = None
                self.notify(held)
                table = held.table = await self._read(table_id)
            if rows:
                self.notify(held)
        await self._introduce(table)
        return table

    async def _read(self, table_id: str) -> Table:
        """The table out of the database. One that cannot be replayed is marked broken, and refused to whoever asks."""
        try:
            stored = await self.storage.run(lambda connection: table_store.load(connection, table_id))
            table = await asyncio.to_thread(table_store.replayed, stored, self.uptime.closures)
        except (RequestRefused, SQLAlchemyError):
            raise
        except Exception as error:
            if await self.storage.run(lambda connection: table_store.mark_broken(connection, table_id)):
                log.warning("table cannot be replayed", extra={"table": table_id}, exc_info=True)
            raise Broken(error) from error
        if stored.broken:
            await self.storage.run(lambda connection: table_store.mend(connection, table, self.grace))
        return table

    async def _introduce(self, table: Table) -> None:
        """Learns the names of those who are new at a table."""
        unknown = table_store.strangers(table)
        if unknown:
            names = await self.storage.run(lambda connection: table_store.names(connection, unknown))
            table.know(dict.fromkeys(unknown, "") | names)

    async def meet(self, person: str) -> None:
        """A person has another name: the tables that know them learn it. Whoever is gone may have said something at
        any of them, which is blank now: all are read again."""
        names = await self.storage.run(lambda connection: table_store.names(connection, {person}))
        for held in list(self._held.values()):
            async with held.lock:
                table = held.table
                if table is None or (names and table.names.get(person) in (None, names[person])):
                    continue
                if names:
                    table.know(names)
                else:
                    held.table = None
            self.notify(held)

    def rest(self, seconds: float) -> None:
        """Tables that nobody has used for so long leave the memory; their lines bring them back. Whoever watches one
        hears of the next change, which reads the table again. Where other processes write too, what is
        watched stays."""
        latest = time.monotonic() - seconds
        for table_id, held in list(self._held.items()):
            if held.used > latest:
                break
            if held.lock.locked() or (held.watchers and (self.shared or held.table is None)):
                continue
            held.table, held.news = None, NewsCache()
            held.hints.clear()
            if not held.watchers:
                del self._held[table_id]

    def _forget(self) -> None:
        """Keeps memory bounded: the tables longest out of use go, unless somebody is there."""
        lines = sum(held.lines for held in self._held.values())
        for table_id, held in list(self._held.items()):
            if len(self._held) <= self._most and lines <= LINES_IN_MEMORY:
                break
            if not held.watchers and not held.lock.locked():
                lines -= held.lines
                del self._held[table_id]

"""The room: every table that is in use here, in memory.

`look` reads a table, `act` changes it. In one process one thing happens at a table at a time; between processes the
primary key of the lines decides: whoever loses reads what the other wrote and thinks again. Nothing is shown before
it is on disk.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core import Refused
from ludoteca.server.db import table_store
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.server.metrics import CONFLICTS, LINES
from ludoteca.server.tables.uptime import Hours
from ludoteca.tables.errors import HouseRefused, conflict
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Match

Decide = Callable[[Match], Sequence[Draft]]
"""Looks at a table and says which lines are to be written; raises a refusal instead. None: nothing to do."""

log = logging.getLogger("ludoteca.room")

ATTEMPTS = 20
LINES_IN_MEMORY = 300_000
"""A line takes two to three kilobytes, so all tables together less than a gigabyte."""


class Broken(HouseRefused):
    """A table whose lines cannot be replayed: its rules are not known here, or something is wrong with it."""

    def __init__(self, error: Exception) -> None:
        super().__init__(409, "table-broken")
        if isinstance(error, Refused) and error.refusal.reason == "rules-version":
            self.refusal = error.refusal


class Watcher(Protocol):
    def notice(self) -> None:
        """There may be news."""


class Held:
    """A table in memory, the lock that lets one at a time work on it, and those who watch."""

    __slots__ = ("lock", "match", "settled", "watchers")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.settled = True
        """All that `match` holds is on disk."""
        self.watchers: set[Watcher] = set()

    @property
    def lines(self) -> int:
        return 0 if self.match is None else len(self.match.entries)


class Room:
    def __init__(self, storage: Storage, hours: Hours, *, shared: bool, grace: float, most: int) -> None:
        self.storage = storage
        self.hours = hours
        self.shared = shared
        """Other processes write to the same tables."""
        self.grace = grace
        self._most = most
        self.heard: list[Callable[[Match], None]] = []
        """Called after every change made here, once it is on disk."""
        self._held: OrderedDict[str, Held] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._held)

    def held(self, table: str) -> Held:
        held = self._held.get(table)
        if held is None:
            held = self._held[table] = Held()
            self._forget()
        else:
            self._held.move_to_end(table)
        return held

    @asynccontextmanager
    async def look(self, table: str) -> AsyncIterator[Match]:
        """The table as it stands, for reading."""
        held = self.held(table)
        async with held.lock:
            yield await self._current(table, held)

    async def act(self, table: str, decide: Decide) -> int:
        """Changes a table; returns the number of its last line, which is then on disk."""
        held = self.held(table)
        async with held.lock:
            for _ in range(ATTEMPTS):
                match = await self._current(table, held)
                drafts = decide(match)
                if not drafts:
                    return match.line
                try:
                    await self._write(held, match, drafts)
                except Conflict:
                    CONFLICTS.inc()
                    continue
                await self._introduce(match)
                break
            else:
                raise conflict("busy")
        LINES.inc(len(drafts))
        self._tell(held, match)
        return match.line

    def _tell(self, held: Held, match: Match) -> None:
        self.notify(held)
        for heard in self.heard:
            heard(match)

    async def _write(self, held: Held, match: Match, drafts: Sequence[Draft]) -> None:
        held.settled = False
        try:
            now = self.hours.now()
            rows = [match.write(draft, now) for draft in drafts]
            await self.storage.append(table_store.written(match, rows, self.grace))
        except asyncio.CancelledError:
            held.match = None
            self._later(match.facts.id)
            raise
        except BaseException:
            held.match = None
            raise
        finally:
            held.settled = True

    def _later(self, table: str) -> None:
        """Whoever wrote is gone before the answer came: the books say whether the lines are there; all are told."""
        task = asyncio.create_task(self._recover(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _recover(self, table: str) -> None:
        held = self.held(table)
        async with held.lock:
            match = await self._current(table, held)
        self._tell(held, match)

    async def refresh(self, table: str) -> None:
        """Another process wrote to a table: read it, if anybody here watches."""
        held = self._held.get(table)
        if held is None or (held.match is None and not held.watchers):
            return
        async with held.lock:
            await self._current(table, held)
        self.notify(held)

    async def catch_up(self) -> None:
        """What other processes did was not heard for a while: all is read again when it is next wanted."""
        for held in list(self._held.values()):
            async with held.lock:
                held.match = None
            self.notify(held)

    async def read_again(self, table: str) -> None:
        """A table was changed behind the back of this process."""
        held = self._held.get(table)
        if held is not None:
            async with held.lock:
                held.match = None
            self.notify(held)

    def notify(self, held: Held) -> None:
        for watcher in held.watchers:
            watcher.notice()

    async def _current(self, table: str, held: Held) -> Match:
        match = held.match
        if match is None:
            match = held.match = await self._read(table)
        elif self.shared:
            last = match.line
            rows = await self.storage.run(lambda connection: table_store.lines_after(connection, table, last))
            try:
                for row in rows:
                    match.read(row)
            except BaseException:
                held.match = None
                raise
            if rows:
                self.notify(held)
        await self._introduce(match)
        return match

    async def _read(self, table: str) -> Match:
        """The table out of the books. One that cannot be replayed is put apart, and told to whoever asks for it."""
        try:
            stored = await self.storage.run(lambda connection: table_store.load(connection, table))
            match = await asyncio.to_thread(table_store.match, stored, self.hours.closures)
        except (HouseRefused, SQLAlchemyError):
            raise
        except Exception as error:
            if await self.storage.run(lambda connection: table_store.mark_broken(connection, table)):
                log.warning("table cannot be replayed", extra={"table": table}, exc_info=True)
            raise Broken(error) from error
        if stored.broken:
            await self.storage.run(lambda connection: table_store.mend(connection, match, self.grace))
        return match

    async def _introduce(self, match: Match) -> None:
        """Learns the names of those who are new at a table."""
        unknown = table_store.strangers(match)
        if unknown:
            names = await self.storage.run(lambda connection: table_store.names(connection, unknown))
            match.know(dict.fromkeys(unknown, "") | names)

    async def meet(self, person: str) -> None:
        """A person has another name: the tables that know them learn it. Whoever is gone may have said something at
        any of them, which is blank now: all are read again."""
        names = await self.storage.run(lambda connection: table_store.names(connection, {person}))
        for held in list(self._held.values()):
            async with held.lock:
                match = held.match
                if match is None or (names and match.names.get(person) in (None, names[person])):
                    continue
                if names:
                    match.know(names)
                else:
                    held.match = None
            self.notify(held)

    def _forget(self) -> None:
        """Keeps memory bounded: the tables longest out of use go, unless somebody is there."""
        lines = sum(held.lines for held in self._held.values())
        for table, held in list(self._held.items()):
            if len(self._held) <= self._most and lines <= LINES_IN_MEMORY:
                break
            if not held.watchers and not held.lock.locked():
                lines -= held.lines
                del self._held[table]

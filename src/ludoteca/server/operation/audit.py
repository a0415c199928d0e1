"""The audit log: what hosts did with `ludoteca admin`. Running servers listen to it: it names who and what to look at
again."""

import asyncio
import getpass
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select

from ludoteca.server.db import schema
from ludoteca.server.db.engine import Storage

log = logging.getLogger("ludoteca.audit")

ROUND = 2.0
"""Seconds between two looks: how long a server may not know what a host did."""
OVERLAP = 10 * 10**9
"""Nanoseconds that are looked at again: what was written first may be visible last."""
LONGEST = 80


class AuditEntry(NamedTuple):
    id: int
    """When, in nanoseconds."""
    who: str
    what: str
    table: str | None
    person: str | None
    note: str


def note(connection: Connection, what: str, *, table: str | None = None, person: str | None = None, note: str) -> None:
    """Writes down what was done by whoever runs this program."""
    who = getpass.getuser()[:LONGEST]
    row = {"id": time.time_ns(), "who": who, "what": what, "table_id": table, "person": person, "note": note}
    connection.execute(insert(schema.audit), row)


def since(connection: Connection, start: int) -> list[AuditEntry]:
    """The entries after a moment, in order."""
    columns = schema.audit.c
    rows = connection.execute(select(schema.audit).where(columns.id > start).order_by(columns.id))
    return [AuditEntry(row.id, row.who, row.what, row.table_id, row.person, row.note) for row in rows]


def _latest(connection: Connection) -> int:
    return connection.execute(select(func.max(schema.audit.c.id))).scalar() or 0


class AuditListener:
    """Tells a server what hosts did since it started."""

    def __init__(self, storage: Storage, heard: Callable[[AuditEntry], Awaitable[None]]) -> None:
        self._storage = storage
        self._on_entry = heard
        self._known: set[int] = set()
        self._last = 0
        self._rounds: asyncio.Task[Any] | None = None

    async def start(self) -> None:
        self._last = await self._storage.run(_latest)
        self._known = {entry.id for entry in await self._recent()}
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def _recent(self) -> list[AuditEntry]:
        start = self._last - OVERLAP
        return await self._storage.run(lambda connection: since(connection, start))

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._look()
            except Exception:
                log.exception("the audit log cannot be read")

    async def _look(self) -> None:
        entries = await self._recent()
        for entry in entries:
            if entry.id not in self._known:
                await self._on_entry(entry)
        self._known = {entry.id for entry in entries}
        self._last = max([self._last, *self._known])

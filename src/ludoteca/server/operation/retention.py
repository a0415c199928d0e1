"""Retention: once a day, what nobody uses any more is deleted."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, delete, select

from ludoteca.server.db import analysis_store, schema
from ludoteca.server.operation.delete_account import delete_account
from ludoteca.server.people import sessions
from ludoteca.server.people.sessions import Person
from ludoteca.server.settings import Settings
from ludoteca.server.tables.registry import Broken, TableRegistry
from ludoteca.tables.log import Draft, End
from ludoteca.tables.state import Table

log = logging.getLogger("ludoteca.retention")

DAY = 86_400.0
ANALYSES_KEPT = 30 * DAY
"""How long an analysis of an uploaded record is kept."""
AT_ONCE = 1_000
"""How many guests or tables go on one day."""


class Retention:
    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        self._registry = registry
        self._settings = settings
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def _make_rounds(self) -> None:
        while True:
            try:
                await self.tidy(time.time())
            except Exception:
                log.exception("tidying failed")
            await asyncio.sleep(DAY)

    async def tidy(self, now: float) -> None:
        storage, stale = self._registry.storage, now - self._settings.open_days * DAY
        await storage.run(lambda connection: sessions.prune(connection, now))
        await storage.run(lambda connection: analysis_store.prune(connection, now - ANALYSES_KEPT))
        for table_id in await storage.run(lambda connection: _waiting(connection, stale)):
            with contextlib.suppress(Broken):
                await self._registry.act(table_id, lambda table: _given_up(table, stale))
        before = now - self._settings.guest_days * DAY
        for guest in await storage.run(lambda connection: _guests(connection, before)):
            await delete_account(self._registry, guest)
            await self._registry.meet(guest.id)
        kept = self._settings.finished_days
        finished = None if kept is None else now - kept * DAY
        for table_id in await storage.run(lambda connection: _old(connection, stale, finished)):
            await storage.run(partial(_remove, table_id=table_id))
            await self._registry.read_again(table_id)


def _waiting(connection: Connection, before: float) -> list[str]:
    """Tables that have waited for people since then."""
    tables = schema.tables.c
    waiting = select(tables.id).where(tables.status == "open", tables.moved < before)
    return list(connection.execute(waiting.limit(AT_ONCE)).scalars())


def _given_up(table: Table, before: float) -> Sequence[Draft]:
    return [Draft(End("abandoned"))] if table.status == "open" and table.moved < before else []


def _guests(connection: Connection, before: float) -> list[Person]:
    """Guests without any secret whom nobody has been since then, and who sit at no game that goes on."""
    persons, sessions = schema.persons.c, schema.sessions.c
    keys, codes, seats = schema.passkeys.c.person, schema.recovery.c.person, schema.seats.c
    going_on = select(schema.tables.c.id).where(schema.tables.c.status.not_in(("open", "over")))
    found = connection.execute(
        select(persons.id, persons.name)
        .where(
            persons.login.is_(None),
            persons.banned.is_(None),
            persons.created < before,
            ~select(keys).where(keys == persons.id).exists(),
            ~select(codes).where(codes == persons.id).exists(),
            ~select(sessions.hash).where(sessions.person == persons.id, sessions.used >= before).exists(),
            ~select(seats.seat).where(seats.person == persons.id, seats.table_id.in_(going_on)).exists(),
        )
        .limit(AT_ONCE)
    )
    return [Person(row.id, row.name) for row in found]


def _old(connection: Connection, before: float, finished: float | None) -> list[str]:
    """Tables that ended without ever having begun, and finished games where the host keeps them for a time only."""
    tables, records = schema.tables.c, schema.records.c
    begun = select(records.table_id).where(records.table_id == tables.id).exists()
    old = ~begun & (tables.moved < before)
    if finished is not None:
        old = old | (begun & (tables.moved < finished))
    wanted = select(tables.id).where(tables.status == "over", old).limit(AT_ONCE)
    return list(connection.execute(wanted).scalars())


def _remove(connection: Connection, table_id: str) -> None:
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))

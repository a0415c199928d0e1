"""The time of the server, and when it ran: time in which no server ran counts against nobody.

The time goes on evenly while a server runs. A machine's clock that is set back changes nothing; one that leaps ahead is
followed, and what it leapt over counts as closed.

A server that runs writes so to the database every few seconds; one that starts after a silence begins a new row.
Between two rows no server ran, for every process that reads them.
"""

import contextlib
import time
from collections.abc import Callable
from itertools import pairwise

from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.server.db import schema
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.tables.clock import Span

BEAT = 5.0
SILENCE = 3 * BEAT
"""Seconds after which whoever was heard of last is thought to be gone."""
YEAR = 365 * 86_400.0


class Uptime:
    def __init__(
        self, storage: Storage, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._storage = storage
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()
        self._said = 0.0
        self.closures: list[Span] = []
        """In order; the clocks of all tables look at this list."""

    def now(self) -> float:
        return self._steady() + self._offset

    def _catch_up(self, with_time: float) -> None:
        self._offset += max(0.0, with_time - self.now())

    async def open(self) -> None:
        """No server ran until now, unless another process shares the database and was heard of lately. Time goes on
        where the database ends, should the machine's clock have been set back since."""
        self._catch_up(self._wall())
        self._catch_up(await self._storage.run(last))
        await self._say(SILENCE if self._storage.shared else 0.0)

    async def go_on(self) -> None:
        """Now and then; a machine that slept in between was closed."""
        if self._wall() - self.now() > SILENCE:
            self._catch_up(self._wall())
        if self.now() - self._said >= BEAT:
            await self._say(SILENCE)

    async def close(self) -> None:
        await self._say(SILENCE)

    async def _say(self, silence: float) -> None:
        self._said = self.now()
        with contextlib.suppress(Conflict):
            self.closures[:] = await self._storage.run(lambda connection: say(connection, self._said, silence))


def last(connection: Connection) -> float:
    """When a server ran last."""
    return connection.execute(select(func.max(schema.hours.c.until))).scalar() or 0.0


def say(connection: Connection, now: float, silence: float) -> list[Span]:
    """Notes that a server runs, and finds out when none did."""
    hours = schema.hours.c
    rows = connection.execute(select(hours.since, hours.until).order_by(hours.since)).all()
    spans = [Span(since, until) for since, until in rows]
    if not spans or now - spans[-1].until > silence:
        connection.execute(delete(schema.hours).where(hours.until < now - YEAR))
        connection.execute(insert(schema.hours), {"since": now, "until": now})
        spans.append(Span(now, now))
    elif now > spans[-1].until:
        connection.execute(update(schema.hours).where(hours.since == spans[-1].since).values(until=now))
    gaps = [Span(before.until, after.since) for before, after in pairwise(spans)]
    return [gap for gap in gaps if gap.since < gap.until]

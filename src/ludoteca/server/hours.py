"""Opening hours: time in which no server ran counts against nobody.

While the house is open it says so in the books every few seconds, and a house that opens after a silence begins a new
row. What lies between two rows was closed, for every process that reads them.
"""

import contextlib
import time
from itertools import pairwise

from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.server import schema
from ludoteca.server.clocks import Span
from ludoteca.server.storage import Conflict, Storage

BEAT = 5.0
SILENCE = 3 * BEAT
"""Seconds after which whoever was heard of last is thought to be gone."""
YEAR = 365 * 86_400.0


class Hours:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._said = 0.0
        self.closures: list[Span] = []
        """In order; the clocks of all tables look at this list."""

    async def open(self) -> None:
        """The house was closed until now, unless another process shares the books and was heard of lately."""
        await self._say(SILENCE if self._storage.shared else 0.0)

    async def go_on(self) -> None:
        """Now and then; a machine that slept in between was closed."""
        if not 0 <= time.time() - self._said < BEAT:
            await self._say(SILENCE)

    async def close(self) -> None:
        await self._say(SILENCE)

    async def _say(self, silence: float) -> None:
        self._said = time.time()
        with contextlib.suppress(Conflict):
            self.closures[:] = await self._storage.run(lambda connection: say(connection, self._said, silence))


def say(connection: Connection, now: float, silence: float) -> list[Span]:
    """Notes that the house is open, and finds out when it was not."""
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

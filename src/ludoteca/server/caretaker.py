"""The caretaker: what is to be tidied up, once a day."""

import asyncio
import logging
import time

from sqlalchemy import Connection

from ludoteca.server import people
from ludoteca.server.storage import Storage

log = logging.getLogger("ludoteca.caretaker")

DAY = 86_400.0


class Caretaker:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
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
                await self._storage.run(lambda connection: tidy(connection, time.time()))
            except Exception:
                log.exception("tidying failed")
            await asyncio.sleep(DAY)


def tidy(connection: Connection, now: float) -> None:
    people.prune(connection, now)

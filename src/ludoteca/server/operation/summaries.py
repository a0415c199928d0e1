"""Games that ended before their summaries were kept get them, one by one, while the server runs; then ratings are
computed anew."""

import asyncio
import logging
from functools import partial

from ludoteca.server.db import finished_games, ratings, table_store
from ludoteca.server.tables.registry import TableRegistry

log = logging.getLogger("ludoteca.summaries")

AT_ONCE = 100
PAUSE = 0.02
"""Seconds between two games: people who play come first."""


class Summaries:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self.complete())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def complete(self) -> None:
        """Goes through all games once. One that cannot be replayed is named and left out."""
        storage, after, added = self._registry.storage, "", 0
        while ids := await storage.run(partial(finished_games.lacking, after=after, most=AT_ONCE)):
            for table_id in ids:
                added += await self._add(table_id)
                await asyncio.sleep(PAUSE)
            after = ids[-1]
        if added:
            log.info("summaries of finished games added", extra={"games": added})
        for game in await storage.run(ratings.waiting):
            await storage.run(partial(ratings.recompute, game=game))

    async def _add(self, table_id: str) -> bool:
        storage = self._registry.storage
        try:
            stored = await storage.run(lambda connection: table_store.load(connection, table_id))
            table = await asyncio.to_thread(table_store.replayed, stored, self._registry.uptime.closures)
            kept = finished_games.summary(table)
            await storage.run(lambda connection: finished_games.keep(connection, kept, count=False))
        except Exception:
            log.warning("no summary of a game", extra={"table": table_id}, exc_info=True)
            return False
        return True

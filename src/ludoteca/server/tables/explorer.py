"""The explorer of a server: an index of its finished public games, which learns a few of them at a time."""

import asyncio
import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection, select

from ludoteca.library import DEPTH, Index, explore
from ludoteca.server.db import schema
from ludoteca.server.db.engine import Storage
from ludoteca.server.messages.board import Explored, ExplorerQuestion, NextMove

FILE = "explorer.db"
PAUSE = 30.0
"""Seconds between two looks for new games."""
AT_ONCE = 25
"""Games that are read at one look: each is replayed, which takes some hundredths of a second."""


class Explorer:
    def __init__(self, storage: Storage, folder: Path | None) -> None:
        self._storage = storage
        self._file: Path | str = ":memory:" if folder is None else folder / FILE
        self._index: Index | None = None
        self._looked = -PAUSE
        self._lock = asyncio.Lock()

    async def ask(self, question: ExplorerQuestion) -> Explored:
        async with self._lock:
            if time.monotonic() - self._looked >= PAUSE:
                await self._learn()
                self._looked = time.monotonic()
            return await asyncio.to_thread(self._answer, question)

    def close(self) -> None:
        if self._index is not None:
            self._index.index.close()
            self._index = None

    def _opened(self) -> Index:
        """The index; one of an older form is made anew, since all of it follows from the records."""
        if self._index is None:
            try:
                self._index = Index(self._file)
            except (ValueError, sqlite3.DatabaseError):
                Path(self._file).unlink()
                self._index = Index(self._file)
        return self._index

    async def _learn(self) -> None:
        """Reads some of the public games that are not known yet."""
        public = await self._storage.run(_public)
        known = await asyncio.to_thread(lambda: self._opened().known())
        new = [table for table in public if table not in known][:AT_ONCE]
        texts = await self._storage.run(lambda connection: _texts(connection, new))
        found = {table: "" for table in public if table in known or table in texts}
        await asyncio.to_thread(lambda: self._opened().update(found, lambda table: texts[table].encode()))

    def _answer(self, question: ExplorerQuestion) -> Explored:
        found = explore(self._opened(), question.game, question.players, question.options, question.line)
        moves = [NextMove(*share) for share in found.moves]
        return Explored(found.games, found.here, DEPTH, moves)


def _public(connection: Connection) -> list[str]:
    """The public games that were played to their end."""
    tables, games = schema.tables.c, schema.finished.c
    query = (
        select(tables.id)
        .join(schema.finished, games.table_id == tables.id)
        .where(tables.public, tables.status == "over", games.decided)
        .order_by(games.ended)
    )
    return list(connection.execute(query).scalars())


def _texts(connection: Connection, wanted: list[str]) -> dict[str, str]:
    records = schema.records.c
    rows = connection.execute(select(records.table_id, records.text).where(records.table_id.in_(wanted)))
    return {table: text for table, text in rows if text}

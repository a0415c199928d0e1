"""Games that go on between people: nobody may analyse them, wherever their record comes from."""

import asyncio
from dataclasses import replace
from typing import NamedTuple

import msgspec
from sqlalchemy import select

from ludoteca.analysis_board import Identity
from ludoteca.analysis_board.identity import public_lines
from ludoteca.server.db import analysis_store, schema
from ludoteca.server.db.engine import Storage
from ludoteca.server.tables.registry import Broken, TableRegistry
from ludoteca.tables.errors import forbidden


class RunningGame(NamedTuple):
    table: str
    game: Identity
    """By its deal; what happened since then is looked up where it matters."""


async def between_people(storage: Storage, game: str) -> list[RunningGame]:
    """The games that go on here between people, as many as they are: a record may have a seat more."""
    tables, lines = schema.tables.c, schema.lines.c
    query = (
        select(tables.id, tables.players, tables.options, lines.body)
        .join(schema.lines, lines.table_id == tables.id)
        .where(tables.status == "running", tables.game == game)
        .where(lines.kind == "start", analysis_store.between_people())
    )
    rows = await storage.run(lambda connection: connection.execute(query).all())
    decode = msgspec.json.decode
    return [
        RunningGame(table, Identity(game, players, decode(options), decode(body).get("chance") or [], []))
        for table, players, options, body in rows
    ]


async def refuse(registry: TableRegistry, own: Identity, games: list[RunningGame] | None = None) -> None:
    """Refuses a record of a game that goes on here between people."""
    running = await between_people(registry.storage, own.game) if games is None else games
    alike = await asyncio.to_thread(lambda: [one for one in running if own.may_be(one.game)])
    for one in alike:
        try:
            async with registry.look(one.table) as table:
                public = public_lines(table.referee)
        except Broken:
            public = []
        if own.is_of(replace(one.game, public=public)):
            raise forbidden("running-game")

"""Games that go on between people: nobody may analyse them, wherever their record comes from."""

from typing import NamedTuple

import msgspec
from sqlalchemy import select

from ludoteca.analysis_board import Identity
from ludoteca.analysis_board.identity import Lines, public_lines
from ludoteca.server.db import analysis_store, schema
from ludoteca.server.db.engine import Storage
from ludoteca.server.tables.registry import Broken, TableRegistry
from ludoteca.tables.errors import forbidden


class RunningGame(NamedTuple):
    table: str
    deal: Lines
    """The luck before the first decision."""


async def between_people(storage: Storage, game: str, players: int) -> list[RunningGame]:
    """The games that go on here between people."""
    tables, lines = schema.tables.c, schema.lines.c
    query = (
        select(tables.id, lines.body)
        .join(schema.lines, lines.table_id == tables.id)
        .where(tables.status == "running", tables.game == game, tables.players == players)
        .where(lines.kind == "start", analysis_store.between_people())
    )
    rows = await storage.run(lambda connection: connection.execute(query).all())
    return [RunningGame(table, msgspec.json.decode(body).get("chance") or []) for table, body in rows]


async def refuse(registry: TableRegistry, own: Identity, games: list[RunningGame] | None = None) -> None:
    """Refuses a record of a game that goes on here between people."""
    for game in await between_people(registry.storage, own.game, own.players) if games is None else games:
        if not own.may_be(game.deal):
            continue
        try:
            async with registry.look(game.table) as table:
                same = own.is_of(game.deal, public_lines(table.referee))
        except Broken:
            same = own.is_of(game.deal, [])
        if same:
            raise forbidden("running-game")

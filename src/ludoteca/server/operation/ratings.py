"""Ratings computed anew, from the logs of the games."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, select

from ludoteca.bots.ratings import Rating
from ludoteca.server.db import ratings, schema, table_store
from ludoteca.server.db.engine import Storage
from ludoteca.server.db.rated_games import contest_row
from ludoteca.server.db.table_store import Stored
from ludoteca.server.operation import audit


class Recomputed(NamedTuple):
    """What came of it for one game."""

    game: str
    games: int
    changed: int
    """How many ratings are others than before."""


async def recomputed(storage: Storage) -> list[Recomputed]:
    """Looks once more which finished games count, and computes all ratings anew. A game whose table was deleted after
    its time counts as it did; so does one that cannot be replayed."""
    await storage.run(lambda connection: audit.note(connection, "ratings", note=""))
    for table_id in await storage.run(_finished):
        stored = await storage.run(partial(table_store.load, table_id=table_id))
        await storage.run(partial(_note, stored=stored))
    games = await storage.run(ratings.games)
    return [await storage.run(partial(_recomputed, game=game)) for game in games]


def _finished(connection: Connection) -> list[str]:
    finished = schema.finished.c
    return list(connection.execute(select(finished.table_id).order_by(finished.table_id)).scalars())


def _note(connection: Connection, stored: Stored) -> None:
    try:
        row = contest_row(table_store.replayed(stored, []))
    except Exception:
        return
    if row is None:
        ratings.drop(connection, stored.setup.id)
    else:
        ratings.note(connection, row)


def _recomputed(connection: Connection, game: str) -> Recomputed:
    ratings.alone(connection)
    before = _ratings(connection, game)
    games = ratings.recompute(connection, game)
    after = _ratings(connection, game)
    changed = sum(before.get(who) != after.get(who) for who in before.keys() | after.keys())
    return Recomputed(game, games, changed)


def _ratings(connection: Connection, game: str) -> Mapping[str, Rating]:
    rows = connection.execute(select(schema.ratings).where(schema.ratings.c.game == game))
    return {row.who: Rating(row.mu, row.sigma) for row in rows}

"""Ratings: the ladder of a game, mine over time, and what one game changed."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from litestar import Router
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import Row

from ludoteca.bots.ratings import Rating
from ludoteca.core import shelf
from ludoteca.server.db import ratings
from ludoteca.server.db.queries import MOST
from ludoteca.server.db.ratings import ENOUGH, Place
from ludoteca.server.messages.history import Ladder, LadderRow, MyRating, RatedGame, RatingChange, RatingPoint
from ludoteca.server.people.sessions import known
from ludoteca.server.routes.common import Anybody, Asker, Context, TableId, get
from ludoteca.tables import permissions
from ludoteca.tables.errors import conflict
from ludoteca.tables.rated import unrated

LATEST = 200
"""So many of the last games are told one by one."""
GameKey = Annotated[str, PathParameter(max_length=40, description="The key of a game")]
Page = Annotated[int, QueryParameter(ge=0, le=10_000, description="Sixty rows each, from 0")]
Who = Annotated[Literal["people", "bots"] | None, QueryParameter(description="Only these")]


@get("/ladder/{game:str}")
async def ladder(game: GameKey, context: Context, anybody: Anybody, page: Page = 0, who: Who = None) -> Ladder:
    """Who plays a game how well, the best first."""
    key = shelf.box(game).key
    places = await context.storage.run(lambda connection: ratings.ladder(connection, key))
    rows = [row for row in map(_row, places) if who is None or (row.kind == "person") == (who == "people")]
    mine = None
    if anybody is not None:
        own = await context.storage.run(lambda connection: ratings.of_person(connection, anybody.id))
        last = next((row for row in reversed(own) if row.game == key), None)
        mine = None if last is None else _row(_place(last, anybody.name))
    return Ladder(key, rows[page * MOST : (page + 1) * MOST], len(rows), ENOUGH, mine)


def _place(row: Row[Any], name: str) -> Place:
    return Place(row.person, name, Rating(row.mu, row.sigma), row.games, row.ended)


def _row(place: Place) -> LadderRow:
    who, rating = place.who, place.rating
    kind = ratings.kind(who)
    return LadderRow(kind, who, place.name, rating.points, rating.uncertainty, place.games, place.ended)


@get("/me/ratings")
async def mine(context: Context, person: Asker) -> list[MyRating]:
    """My rating in each game that I have played for it, and how it came about."""
    rows = await context.storage.run(lambda connection: ratings.of_person(connection, person.id))
    by_game: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    return [_mine(game, by_game[game]) for game in sorted(by_game, key=lambda game: (-len(by_game[game]), game))]


def _mine(game: str, rows: Sequence[Row[Any]]) -> MyRating:
    points = [_point(row) for row in rows[-LATEST:]]
    return MyRating(game, points[-1].rating, points[-1].uncertainty, len(rows), ENOUGH, points)


def _point(row: Row[Any]) -> RatingPoint:
    rating = Rating(row.mu, row.sigma)
    return RatingPoint(row.table_id, row.ended, rating.points, rating.uncertainty, _change(row))


def _change(row: Row[Any]) -> int:
    return Rating(row.mu).points - Rating(row.before).points


@get("/tables/{table:str}/rating")
async def of_table(table: TableId, context: Context, anybody: Anybody) -> RatedGame:
    """Whether a game that is over counts for ratings, and what it changed."""
    async with context.registry.look(table) as current:
        permissions.may_look(current, known(anybody), None)
        if current.status != "over":
            raise conflict("not-over")
        why = unrated(current)
    rows = await context.storage.run(lambda connection: ratings.of_table(connection, table))
    changes = [
        RatingChange(row.person, Rating(row.mu).points, Rating(row.mu, row.sigma).uncertainty, _change(row), row.games)
        for row in rows
    ]
    return RatedGame(why, changes)


router = Router("", route_handlers=[ladder, mine, of_table], tags=["ratings"])

"""My finished games: the list, statistics, my mistakes in them, and all of them as one file."""

import asyncio
import io
import zipfile
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router
from litestar.params import QueryParameter

from ludoteca.analysis.accuracy import ERRORS
from ludoteca.server.db import analysis_store, finished_games
from ludoteca.server.db.analysis_store import JudgedSeat
from ludoteca.server.db.finished_games import FinishedRows, Wanted
from ludoteca.server.messages.history import FinishedGame, FinishedGames, FinishedSeat, GameStatistics, MistakesInGame
from ludoteca.server.routes.common import Asker, Context, get
from ludoteca.server.tables import statistics
from ludoteca.tables.errors import RequestRefused

Page = Annotated[int, QueryParameter(ge=0, le=10_000, description="Sixty games each, from 0")]
Game = Annotated[str | None, QueryParameter(max_length=40)]
Players = Annotated[int | None, QueryParameter(ge=1, le=16)]
Name = Annotated[str | None, QueryParameter(max_length=40, description="A part of the name of somebody else")]
How = Annotated[Literal["won", "lost", "open"] | None, QueryParameter(description="`open`: without a result")]


@get("/me/games")
async def mine(
    context: Context,
    person: Asker,
    page: Page = 0,
    game: Game = None,
    players: Players = None,
    result: How = None,
    name: Name = None,
) -> FinishedGames:
    """My finished games, the latest first."""
    wanted = Wanted(game, players, result, name)
    found = await context.storage.run(lambda c: finished_games.page(c, person.id, wanted, page))
    total = await context.storage.run(lambda c: finished_games.count(c, person.id, wanted))
    return FinishedGames([_told(rows) for rows in found], total, context.settings.finished_days)


def _told(rows: FinishedRows) -> FinishedGame:
    game = rows.game
    seats = [
        FinishedSeat(seat.person, seat.label or seat.name, seat.level, seat.won, seat.score) for seat in rows.seats
    ]
    return FinishedGame(
        id=game.table_id,
        game=game.game,
        options=msgspec.json.decode(game.options),
        ended=game.ended,
        moves=game.moves,
        end=game.end,
        decided=game.decided,
        unrated=game.unrated,
        outcome=game.outcome,
        seats=seats,
    )


@get("/me/statistics")
async def my_statistics(context: Context, person: Asker) -> list[GameStatistics]:
    """How I fare in each game."""
    rows = await context.storage.run(lambda c: finished_games.played(c, person.id))
    return await asyncio.to_thread(statistics.by_game, rows)


ANALYSED = 40
"""So many of the latest games that are analysed are told."""


class _Seat(msgspec.Struct):
    marks: dict[str, int]


class _Marks(msgspec.Struct):
    """What is read of an analysis."""

    seats: list[_Seat]


@get("/me/mistakes")
async def mistakes(context: Context, person: Asker) -> list[MistakesInGame]:
    """The games of mine whose analyses found mistakes of mine, the latest first."""
    judged = await context.storage.run(lambda c: analysis_store.of_person(c, person.id, ANALYSED))
    told = await asyncio.to_thread(lambda: [_mistakes(seat) for seat in judged])
    return [one for one in told if one.mistakes]


def _mistakes(judged: JudgedSeat) -> MistakesInGame:
    marks = msgspec.json.decode(judged.result, type=_Marks).seats[judged.seat].marks
    return MistakesInGame(
        judged.table, judged.game, judged.ended, judged.seat, sum(marks.get(error, 0) for error in ERRORS)
    )


@get("/me/games/export", media_type="application/zip")
async def export(context: Context, person: Asker) -> Response[bytes]:
    """The records of all my games, one file each, in a zip file."""
    if not context.exports.take(person.id):
        raise RequestRefused(429, "too-many-requests")
    records = await context.storage.run(lambda c: finished_games.records_of(c, person.id))
    packed = await asyncio.to_thread(_packed, records)
    headers = {"Content-Disposition": 'attachment; filename="ludoteca-games.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


def _packed(records: list[tuple[str, str, str]]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for table, game, text in records:
            packed.writestr(f"{game}-{table}.jsonl", text)
    return file.getvalue()


router = Router("", route_handlers=[mine, my_statistics, mistakes, export], tags=["history"])

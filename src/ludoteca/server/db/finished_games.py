"""Finished games as lists and statistics need them: a row for each game and each seat. They follow from its lines."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select

from ludoteca.server.db import ratings, schema
from ludoteca.server.db.queries import MOST
from ludoteca.server.db.rated_games import contest_row
from ludoteca.tables.rated import unrated
from ludoteca.tables.state import Table

_encode = msgspec.json.Encoder().encode
_games, _seats = schema.finished.c, schema.finished_seats.c


class Summary(NamedTuple):
    """The rows of one game."""

    game: dict[str, Any]
    seats: list[dict[str, Any]]
    contest: dict[str, Any] | None
    """What ratings need of it; None if it does not count."""


def summary(table: Table) -> Summary:
    """What is kept of a table that is over and had begun."""
    setup, result, position = table.setup, table.result, table.referee.position
    plain = {key: value for key, value in setup.options.items() if isinstance(value, str | int | float | bool)}
    game = {
        "table_id": setup.id,
        "game": setup.game,
        "players": setup.players,
        "options": _encode(plain).decode(),
        "ended": table.moved,
        "moves": table.ply,
        "end": (table.end or "" if result is None else result.end)[:40],
        "outcome": None if result is None else result.outcome,
        "decided": result is not None,
        "unrated": unrated(table),
    }
    seats = []
    for number, seat in enumerate(table.seats):
        parts: Counter[str] = Counter()
        for part in position.score(number, number) if result is not None else ():
            parts[part.name] += part.points
        seats.append(
            {
                "table_id": setup.id,
                "seat": number,
                "person": seat.person,
                "level": seat.level if seat.kind == "bot" else None,
                "label": seat.label,
                "won": result is not None and number in result.winners,
                "score": None if result is None or result.scores is None else result.scores[number],
                "parts": _encode(dict(parts)).decode(),
                "ended": table.moved,
            }
        )
    return Summary(game, seats, contest_row(table))


def keep(connection: Connection, kept: Summary, *, count: bool = True) -> None:
    """Writes the rows of a game, anew if they are there. With `count` false ratings are to be computed later."""
    connection.execute(delete(schema.finished).where(_games.table_id == kept.game["table_id"]))
    connection.execute(insert(schema.finished), kept.game)
    connection.execute(insert(schema.finished_seats), kept.seats)
    if kept.contest is None:
        ratings.drop(connection, kept.game["table_id"])
    elif count:
        ratings.add(connection, kept.contest)
    else:
        ratings.note(connection, kept.contest)


def lacking(connection: Connection, after: str, most: int) -> list[str]:
    """Tables after an id that are over, had begun, and have no rows yet."""
    tables, records = schema.tables.c, schema.records.c
    known = select(_games.table_id).where(_games.table_id == records.table_id).exists()
    wanted = (
        select(records.table_id)
        .join(schema.tables, tables.id == records.table_id)
        .where(records.table_id > after, tables.status == "over", ~known)
        .order_by(records.table_id)
        .limit(most)
    )
    return list(connection.execute(wanted).scalars())


class Wanted(NamedTuple):
    """Which games of a person are asked for."""

    game: str | None = None
    players: int | None = None
    result: str | None = None
    """`won`, `lost` or `open`: without a result."""
    text: str | None = None
    """A part of the name of somebody else who played."""


def _conditions(person: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = [_seats.person == person]
    if wanted.game is not None:
        conditions.append(_games.game == wanted.game)
    if wanted.players is not None:
        conditions.append(_games.players == wanted.players)
    if wanted.result is not None:
        conditions.append(_games.decided.is_(wanted.result != "open"))
        if wanted.result != "open":
            conditions.append(_seats.won.is_(wanted.result == "won"))
    if wanted.text:
        other = schema.finished_seats.alias()
        like = f"%{wanted.text.replace('%', '').replace('_', '')}%"
        found = (
            select(other.c.seat)
            .join(schema.persons, schema.persons.c.id == other.c.person, isouter=True)
            .where(
                other.c.table_id == _seats.table_id,
                other.c.seat != _seats.seat,
                or_(schema.persons.c.name.ilike(like), other.c.label.ilike(like)),
            )
        )
        conditions.append(found.exists())
    return conditions


def count(connection: Connection, person: str, wanted: Wanted) -> int:
    """How many games of a person there are; several seats in one game count once."""
    tables = func.count(func.distinct(_seats.table_id))
    return int(connection.execute(select(tables).join_from(*_JOINED).where(*_conditions(person, wanted))).scalar_one())


_JOINED = (schema.finished_seats, schema.finished, _seats.table_id == _games.table_id)


class FinishedRows(NamedTuple):
    game: Row[Any]
    seats: Sequence[Row[Any]]


def page(connection: Connection, person: str, wanted: Wanted, number: int) -> list[FinishedRows]:
    """The games of a person, the latest first, with all who played."""
    mine = (
        select(_seats.table_id, func.max(_seats.ended).label("ended"))
        .join_from(*_JOINED)
        .where(*_conditions(person, wanted))
        .group_by(_seats.table_id)
        .order_by(func.max(_seats.ended).desc(), _seats.table_id)
        .limit(MOST)
        .offset(number * MOST)
    )
    ids = list(connection.execute(mine).scalars())
    games = {row.table_id: row for row in connection.execute(select(schema.finished).where(_games.table_id.in_(ids)))}
    seats = connection.execute(
        select(schema.finished_seats, schema.persons.c.name)
        .join(schema.persons, schema.persons.c.id == _seats.person, isouter=True)
        .where(_seats.table_id.in_(ids))
        .order_by(_seats.table_id, _seats.seat)
    ).all()
    return [FinishedRows(games[one], [seat for seat in seats if seat.table_id == one]) for one in ids if one in games]


class PersonResult(NamedTuple):
    """How a game with a result went for a person."""

    game: str
    players: int
    seat: int
    won: bool
    score: int | None
    parts: str
    ended: float
    level: int | None
    """Of the strongest bot in it."""


def played(connection: Connection, person: str) -> list[PersonResult]:
    """The games with a result in which a person had one seat, oldest first."""
    mine = select(_seats.table_id).where(_seats.person == person)
    level = func.max(_seats.level).label("level")
    bots = select(_seats.table_id, level).where(_seats.table_id.in_(mine)).group_by(_seats.table_id)
    strongest = {row.table_id: row.level for row in connection.execute(bots)}
    told = (_games.game, _games.players, _seats.seat, _seats.won, _seats.score, _seats.parts, _seats.ended)
    rows = connection.execute(
        select(_seats.table_id, *told)
        .join_from(*_JOINED)
        .where(_seats.person == person, _games.decided.is_(True))
        .order_by(_seats.ended)
    ).all()
    seats = Counter(row.table_id for row in rows)
    return [PersonResult(*row[1:], strongest[row.table_id]) for row in rows if seats[row.table_id] == 1]


def records_of(connection: Connection, person: str) -> list[tuple[str, str, str]]:
    """Table, game and record of every finished game of a person."""
    mine = select(_seats.table_id).where(_seats.person == person)
    found = connection.execute(
        select(_games.table_id, _games.game, schema.records.c.text)
        .join(schema.records, schema.records.c.table_id == _games.table_id)
        .where(_games.table_id.in_(mine))
        .order_by(_games.ended)
    )
    return [(row.table_id, row.game, row.text) for row in found]

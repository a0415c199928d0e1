"""Stored analyses. Functions of a connection, to be run as one transaction."""

import json
import time
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.server.db import schema

Status = Literal["working", "done", "failed"]

_analyses, _pieces = schema.analyses.c, schema.analysis_pieces.c
_LEVELS = ("quick", "normal", "deep")


class StoredAnalysis(NamedTuple):
    """An analysis as it is stored."""

    id: str
    table_id: str | None
    person: str
    record: str
    thoroughness: str
    seat: int | None
    """In a game that goes on, the seat for which it is made."""
    total: int
    status: Status
    created: float
    result: str | None


class StoredProgress(NamedTuple):
    """How far an analysis is."""

    analysis: StoredAnalysis
    done: int


def new(record: str, thoroughness: str, seat: int | None, table: str | None, person: str, total: int) -> StoredAnalysis:
    """An analysis that begins now."""
    key = name(record, thoroughness, seat)
    return StoredAnalysis(key, table, person, record, thoroughness, seat, total, "working", time.time(), None)


def name(record: str, thoroughness: str, seat: int | None) -> str:
    """The id of an analysis: the same question has the same answer, whoever asks."""
    return sha256(f"{thoroughness} {seat} {record}".encode()).hexdigest()[:24]


def find(connection: Connection, analysis: str) -> StoredProgress | None:
    row = connection.execute(select(schema.analyses).where(_analyses.id == analysis)).first()
    if row is None:
        return None
    found = StoredAnalysis(*row)
    counted = select(func.count()).where(_pieces.analysis == analysis)
    return StoredProgress(found, found.total if found.status == "done" else connection.execute(counted).scalar_one())


def of_table(connection: Connection, table: str) -> StoredProgress | None:
    """The most thorough analysis of a finished table; one that is done comes first."""
    columns = (_analyses.id, _analyses.status, _analyses.thoroughness)
    rows = connection.execute(select(*columns).where(_analyses.table_id == table, _analyses.seat.is_(None))).all()
    if not rows:
        return None
    return find(connection, max(rows, key=lambda row: (row.status == "done", _LEVELS.index(row.thoroughness)))[0])


class JudgedSeat(NamedTuple):
    """A seat that a person had in a game, and the analysis of it."""

    table: str
    game: str
    ended: float
    seat: int
    result: str


def of_person(connection: Connection, person: str, most: int) -> list[JudgedSeat]:
    """The latest games of a person that are analysed, each by its most thorough analysis."""
    seats, games = schema.finished_seats.c, schema.finished.c
    rows = connection.execute(
        select(seats.table_id, games.game, games.ended, seats.seat, _analyses.id, _analyses.thoroughness)
        .join(schema.finished, games.table_id == seats.table_id)
        .join(schema.analyses, _analyses.table_id == seats.table_id)
        .where(seats.person == person, _analyses.status == "done", _analyses.seat.is_(None))
        .order_by(games.ended.desc(), seats.table_id, seats.seat)
    ).all()
    best = {(row.table_id, row.seat): row for row in sorted(rows, key=lambda row: _LEVELS.index(row.thoroughness))}
    latest = sorted(best.values(), key=lambda row: (-row.ended, row.table_id, row.seat))[:most]
    wanted = select(_analyses.id, _analyses.result).where(_analyses.id.in_({row.id for row in latest}))
    results = {row.id: row.result for row in connection.execute(wanted)}
    return [JudgedSeat(row.table_id, row.game, row.ended, row.seat, results[row.id]) for row in latest]


def begin(connection: Connection, analysis: StoredAnalysis) -> None:
    """Keeps an analysis that is to be made; one that is there already stays, unless it failed."""
    failed = (_analyses.id == analysis.id, _analyses.status == "failed")
    connection.execute(delete(schema.analyses).where(*failed))
    connection.execute(_absent(connection, schema.analyses).values(**analysis._asdict()).on_conflict_do_nothing())


def belongs(connection: Connection, analysis: str, table: str) -> None:
    """An analysis that was made of an uploaded record is that of a finished table, for all who look."""
    connection.execute(update(schema.analyses).where(_analyses.id == analysis).values(table_id=table))


def waiting(connection: Connection, *, deep: bool) -> list[StoredAnalysis]:
    """Analyses that go on, the oldest first: the deep ones, or all others."""
    kind = _analyses.thoroughness == "deep" if deep else _analyses.thoroughness != "deep"
    query = select(schema.analyses).where(_analyses.status == "working", kind)
    return [StoredAnalysis(*row) for row in connection.execute(query.order_by(_analyses.created, _analyses.id))]


def ordered_by(connection: Connection, person: str) -> int:
    """How many analyses that go on a person has ordered."""
    query = select(func.count()).where(_analyses.status == "working", _analyses.person == person)
    return connection.execute(query).scalar_one()


def keys(connection: Connection, analysis: str) -> set[int]:
    """The pieces that are done."""
    return set(connection.execute(select(_pieces.key).where(_pieces.analysis == analysis)).scalars())


def add(connection: Connection, analysis: str, key: int, body: str) -> bool:
    """Keeps a piece; whether the analysis still goes on."""
    going = select(_analyses.id).where(_analyses.id == analysis, _analyses.status == "working")
    if connection.execute(going).first() is None:
        return False
    row = {"analysis": analysis, "key": key, "body": body}
    connection.execute(_absent(connection, schema.analysis_pieces).values(**row).on_conflict_do_nothing())
    return True


def pieces(connection: Connection, analysis: str) -> list[dict[str, Any]]:
    rows = connection.execute(select(_pieces.body).where(_pieces.analysis == analysis)).scalars()
    return [json.loads(body) for body in rows]


def finish(connection: Connection, analysis: str, status: Status, result: str | None) -> None:
    """The analysis is done, or nothing will come of it; its pieces are not needed any more."""
    changed = update(schema.analyses).where(_analyses.id == analysis).values(status=status, result=result)
    connection.execute(changed)
    connection.execute(delete(schema.analysis_pieces).where(_pieces.analysis == analysis))


def remove(connection: Connection, analysis: str) -> None:
    connection.execute(delete(schema.analyses).where(_analyses.id == analysis))


def prune(connection: Connection, before: float) -> None:
    """Removes analyses of uploaded records, and of games that went on, that are older than that."""
    passing = _analyses.table_id.is_(None) | _analyses.seat.is_not(None)
    connection.execute(delete(schema.analyses).where(passing, _analyses.created < before))


def between_people() -> ColumnElement[bool]:
    """Whether people have several seats of a table: each other's, or at one screen."""
    tables, seats = schema.tables.c, schema.seats.c
    taken = select(func.count()).where(seats.table_id == tables.id, seats.kind == "person")
    return taken.scalar_subquery() > 1


def _absent(connection: Connection, table: Any) -> Any:
    """An insertion that can leave alone what is there."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)

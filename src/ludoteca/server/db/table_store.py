"""Stored tables: reading and writing them. Functions of a connection, to be run as one transaction."""

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from ludoteca.core import Hashed
from ludoteca.server.db import finished_games, schema
from ludoteca.server.messages.tables import ClockRule, NoClock, TableInfo, clock_rule, time_control
from ludoteca.tables import log
from ludoteca.tables.clock import Span
from ludoteca.tables.errors import missing
from ludoteca.tables.log import LogEntry
from ludoteca.tables.messages import SeatInfo
from ludoteca.tables.state import Table, TableSetup

_INSERT_LINE = insert(schema.lines)
_UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "turn", "line", "moved", "wake")})
)
_SELECT_LINES = (
    select(schema.lines.c.line, schema.lines.c.kind, schema.lines.c.body, schema.lines.c.person, schema.lines.c.at)
    .where(schema.lines.c.table_id == bindparam("table"), schema.lines.c.line > bindparam("after"))
    .order_by(schema.lines.c.line)
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


BROKEN = "broken"
"""The status of a table whose lines cannot be replayed. It is set when that is found, and goes when it is mended."""


class Stored(NamedTuple):
    setup: TableSetup
    rows: list[LogEntry]
    broken: bool = False


def load(connection: Connection, table_id: str) -> Stored:
    """A table with all its lines."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()
    if row is None:
        raise missing()
    return Stored(setup(row), lines_after(connection, table_id, -1), row["status"] == BROKEN)


def mark_broken(connection: Connection, table_id: str) -> bool:
    """Puts a table apart; whether it was not there already. One that is over stays among those that are over."""
    going_on = (schema.tables.c.id == table_id, schema.tables.c.status.in_(("open", "running")))
    return bool(connection.execute(update(schema.tables).where(*going_on).values(status=BROKEN, wake=None)).rowcount)


def mend(connection: Connection, table: Table, grace: float) -> None:
    """A table that was broken can be replayed again."""
    connection.execute(_UPDATE_TABLE, index(table, grace))


def outline(connection: Connection, table_id: str, person: str | None) -> TableInfo:
    """What the rows say of a table that cannot be replayed, to those who may see it."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().one()
    places = connection.execute(
        select(schema.seats.c.kind, schema.seats.c.person, schema.persons.c.name)
        .join(schema.persons, schema.persons.c.id == schema.seats.c.person, isouter=True)
        .where(schema.seats.c.table_id == table_id)
        .order_by(schema.seats.c.seat)
    ).all()
    if not row["public"] and (person is None or person not in {row["host"], *(place.person for place in places)}):
        raise missing()
    return TableInfo(
        id=table_id,
        game=row["game"],
        rules=row["rules"],
        options={},
        host=row["host"],
        public=row["public"],
        clock=NoClock(),
        away_level=row["away_level"],
        hints=row["hints"],
        created=row["created"],
        commitment=Hashed(row["seed"]).commitment,
        status=row["status"],
        seats=[SeatInfo(place.kind, place.person, place.name) for place in places],
        turn=None,
        line=row["line"],
        moved=row["moved"],
        seed=None,
    )


def setup(row: Any) -> TableSetup:
    return TableSetup(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        players=row["players"],
        options=_decode(row["options"]),
        seed=row["seed"],
        host=row["host"],
        public=row["public"],
        clock=time_control(msgspec.json.decode(row["clock"], type=ClockRule)),
        away_level=row["away_level"],
        hints=row["hints"],
        created=row["created"],
    )


def lines_after(connection: Connection, table_id: str, after: int) -> list[LogEntry]:
    found = connection.execute(_SELECT_LINES, {"table": table_id, "after": after})
    return [LogEntry(line, log.from_json(kind, _decode(body)), person, at) for line, kind, body, person, at in found]


def replayed(stored: Stored, closures: list[Span]) -> Table:
    """The table that follows from its lines."""
    made = Table(stored.setup, closures)
    for row in stored.rows:
        made.read(row)
    return made


def create(connection: Connection, made: TableSetup) -> None:
    """A new table without lines."""
    connection.execute(
        insert(schema.tables),
        {
            "id": made.id,
            "game": made.game,
            "rules": made.rules,
            "players": made.players,
            "options": _encode(made.options).decode(),
            "seed": made.seed,
            "host": made.host,
            "public": made.public,
            "clock": _encode(clock_rule(made.clock)).decode(),
            "away_level": made.away_level,
            "hints": made.hints,
            "created": made.created,
            "status": "open",
            "line": -1,
            "moved": made.created,
        },
    )
    connection.execute(
        insert(schema.seats), [{"table_id": made.id, "seat": seat, "kind": "open"} for seat in range(made.players)]
    )


def index(table: Table, grace: float) -> dict[str, Any]:
    """What the row of a table repeats of its lines. `wake` is when some process must look at it: a bot is to decide
    (after `grace`, should the process that takes care of it die) or a clock runs out."""
    turn = table.turn
    wake: float | None = None
    if turn is not None:
        wake = table.clock.deadline if table.bot_level(turn) is None else table.moved + grace
    return {
        "table": table.setup.id,
        "new_status": table.status,
        "new_turn": turn,
        "new_line": table.line,
        "new_moved": table.moved,
        "new_wake": wake,
    }


def put_off(connection: Connection, table_id: str, line: int, wake: float) -> None:
    """A clock runs out later than its table's row says: no server ran meanwhile."""
    where = (schema.tables.c.id == table_id, schema.tables.c.line == line)
    connection.execute(update(schema.tables).where(*where).values(wake=wake))


class Written(NamedTuple):
    """Lines of one table, ready to be stored with what follows from them."""

    lines: list[dict[str, Any]]
    row: dict[str, Any]
    """What the table's row repeats."""
    seats: list[log.Sit]
    """Who sits where from now on."""
    record: dict[str, str] | None
    """The published record, when the game is over."""
    notices: Sequence[dict[str, Any]] = ()
    """What people are to be told."""
    summary: finished_games.Summary | None = None
    """What lists and statistics need of a game that is over."""


def written(table: Table, rows: list[LogEntry], grace: float, notices: Sequence[dict[str, Any]] = ()) -> Written:
    table_id = table.setup.id
    lines = [
        {
            "table_id": table_id,
            "line": row.line,
            "kind": row.entry.tag,
            "body": _encode(log.to_json(row.entry)).decode(),
            "person": row.person,
            "at": row.at,
        }
        for row in rows
    ]
    ended = table.started and table.status == "over" and isinstance(rows[-1].entry, log.Move | log.Start | log.End)
    record = {"table_id": table_id, "text": table.record()} if ended else None
    seats = [row.entry for row in rows if isinstance(row.entry, log.Sit)]
    summary = finished_games.summary(table) if ended else None
    return Written(lines, index(table, grace), seats, record, notices, summary)


def append(connection: Connection, all_written: list[Written]) -> None:
    """Writes lines, and what follows from them, or nothing: two writers cannot both have a line."""
    connection.execute(_INSERT_LINE, [line for written in all_written for line in written.lines])
    connection.execute(_UPDATE_TABLE, [written.row for written in all_written])
    for written in all_written:
        for entry in written.seats:
            _sit(connection, written.row["table"], entry)
        if written.record is not None:
            connection.execute(insert(schema.records), written.record)
        if written.summary is not None:
            finished_games.keep(connection, written.summary)
        if written.notices:
            _notice(connection, written.notices)


def _notice(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """What is to be told; what was to be told of the same before is forgotten."""
    notices = schema.notices
    for row in rows:
        same = (notices.c[name] == row[name] for name in ("table_id", "person", "kind"))
        connection.execute(delete(notices).where(*same))
    connection.execute(insert(notices), rows)


def _sit(connection: Connection, table_id: str, entry: log.Sit) -> None:
    """An invitation stays with whoever came by it: it leads them, and nobody else, to their table again."""
    values: dict[str, Any] = {"kind": entry.kind, "person": entry.person}
    if entry.kind != "person":
        values["invite"] = secrets.token_urlsafe(16) if entry.kind == "link" else None
    where = (schema.seats.c.table_id == table_id, schema.seats.c.seat == entry.seat)
    connection.execute(update(schema.seats).where(*where).values(**values))


def strangers(table: Table) -> set[str]:
    """Persons at a table whose names are not known yet."""
    persons = {seat.person for seat in table.seats if seat.person is not None}
    return persons - table.names.keys()


def names(connection: Connection, persons: set[str]) -> dict[str, str]:
    found = connection.execute(
        select(schema.persons.c.id, schema.persons.c.name).where(schema.persons.c.id.in_(persons))
    )
    return {row.id: row.name for row in found}


def record(connection: Connection, table_id: str) -> str | None:
    """The record of a finished table, as it was published."""
    return connection.execute(select(schema.records.c.text).where(schema.records.c.table_id == table_id)).scalar()

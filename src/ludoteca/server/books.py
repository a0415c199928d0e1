"""The books: reading and writing tables. Functions of a connection, to be run as one transaction."""

import secrets
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from ludoteca.server import schema
from ludoteca.server.errors import missing
from ludoteca.server.match import Facts, Match, Row
from ludoteca.server.messages import ClockRule

_INSERT_LINE = insert(schema.lines)
_UPDATE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_SELECT_LINES = (
    select(schema.lines.c.line, schema.lines.c.kind, schema.lines.c.body, schema.lines.c.person, schema.lines.c.at)
    .where(schema.lines.c.table_id == bindparam("table"), schema.lines.c.line > bindparam("after"))
    .order_by(schema.lines.c.line)
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Stored(NamedTuple):
    facts: Facts
    rows: list[Row]


def fresh_id() -> str:
    return secrets.token_urlsafe(12)


def load(connection: Connection, table: str) -> Stored:
    """A table with all its lines."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if row is None:
        raise missing()
    return Stored(facts(row), lines_after(connection, table, -1))


def facts(row: Any) -> Facts:
    return Facts(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        players=row["players"],
        options=_decode(row["options"]),
        seed=row["seed"],
        host=row["host"],
        public=row["public"],
        clock=msgspec.json.decode(row["clock"], type=ClockRule),
        away_level=row["away_level"],
        created=row["created"],
    )


def lines_after(connection: Connection, table: str, after: int) -> list[Row]:
    found = connection.execute(_SELECT_LINES, {"table": table, "after": after})
    return [Row(line, kind, _decode(body), person, at) for line, kind, body, person, at in found]


def match(stored: Stored) -> Match:
    """The table that follows from its lines."""
    made = Match(stored.facts)
    for row in stored.rows:
        made.read(row)
    return made


def create(connection: Connection, made: Facts) -> None:
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
            "clock": _encode(made.clock).decode(),
            "away_level": made.away_level,
            "created": made.created,
            "status": "open",
            "line": -1,
            "moved": made.created,
        },
    )
    connection.execute(
        insert(schema.seats), [{"table_id": made.id, "seat": seat, "kind": "open"} for seat in range(made.players)]
    )


def index(match: Match, grace: float) -> dict[str, Any]:
    """What the row of a table repeats of its lines. `wake` is when some process must look at it: a bot is to decide
    (after `grace`, should the process that takes care of it die) or a clock runs out."""
    turn = match.turn
    wake: float | None = None
    if turn is not None:
        wake = match.clock.deadline if match.driver(turn) is None else match.moved + grace
    return {
        "table": match.facts.id,
        "status": match.status,
        "turn": turn,
        "line": match.line,
        "moved": match.moved,
        "wake": wake,
    }


def append(connection: Connection, match: Match, rows: list[Row], index: dict[str, Any]) -> None:
    """Writes lines, and what follows from them, or nothing: two writers cannot both have a line."""
    table = match.facts.id
    connection.execute(
        _INSERT_LINE,
        [
            {
                "table_id": table,
                "line": row.line,
                "kind": row.kind,
                "body": _encode(row.body).decode(),
                "person": row.person,
                "at": row.at,
            }
            for row in rows
        ],
    )
    connection.execute(_UPDATE_TABLE, index)
    for row in rows:
        if row.kind == "sit":
            _sit(connection, table, row.body)
    if match.started and index["status"] == "over" and rows[-1].kind in ("move", "start", "end"):
        connection.execute(insert(schema.records), {"table_id": table, "text": match.record()})


def _sit(connection: Connection, table: str, body: dict[str, Any]) -> None:
    values: dict[str, Any] = {"kind": body["kind"], "person": body.get("person")}
    if body["kind"] == "link":
        values["invite"] = secrets.token_urlsafe(16)
    else:
        values["invite"] = None
    where = (schema.seats.c.table_id == table, schema.seats.c.seat == body["seat"])
    connection.execute(update(schema.seats).where(*where).values(**values))


def strangers(match: Match) -> set[str]:
    """Persons at a table whose names are not known yet."""
    persons = {seat.person for seat in match.seats if seat.person is not None}
    return persons - match.names.keys()


def names(connection: Connection, persons: set[str]) -> dict[str, str]:
    found = connection.execute(
        select(schema.persons.c.id, schema.persons.c.name).where(schema.persons.c.id.in_(persons))
    )
    return {person: name for person, name in found}


def record(connection: Connection, table: str) -> str | None:
    """The record of a finished table, as it was published."""
    return connection.execute(select(schema.records.c.text).where(schema.records.c.table_id == table)).scalar()

"""What a host can do to tables and people while the server runs. Every action is noted in the audit log, in the same
transaction and before anything else: so it waits for its turn to write like the server does."""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, or_, select, update

from ludoteca.server.db import schema, table_store
from ludoteca.server.db.backup import revision
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.server.db.migrations import newest
from ludoteca.server.db.table_store import Written
from ludoteca.server.failures import OperationFailed
from ludoteca.server.operation import audit
from ludoteca.server.people import accounts, names
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.log import Draft, End

ATTEMPTS = 20
MOST = 200


class TableRow(NamedTuple):
    id: str
    game: str
    status: str
    public: bool
    host: str
    moved: float


class PersonRow(NamedTuple):
    id: str
    name: str
    login: str | None
    muted: float | None
    banned: float | None


class Report(NamedTuple):
    at: float
    table: str
    line: int
    person: str
    about: str
    text: str


def check(connection: Connection) -> None:
    if revision(connection) != newest():
        raise OperationFailed(f"the database is of revision {revision(connection)}, this program of {newest()}")


def tables(connection: Connection, status: str | None) -> list[TableRow]:
    """The tables that moved last, the latest first."""
    columns = schema.tables.c
    wanted = select(columns.id, columns.game, columns.status, columns.public, columns.host, columns.moved)
    if status is not None:
        wanted = wanted.where(columns.status == status)
    rows = connection.execute(wanted.order_by(columns.moved.desc()).limit(MOST))
    return [TableRow(row.id, row.game, row.status, row.public, row.host, row.moved) for row in rows]


def people(connection: Connection, text: str) -> list[PersonRow]:
    """The people with this in their name or login, the latest first."""
    columns = schema.persons.c
    like = or_(columns.name.icontains(text, autoescape=True), columns.login.icontains(text, autoescape=True))
    wanted = select(columns.id, columns.name, columns.login, columns.muted, columns.banned).where(like)
    rows = connection.execute(wanted.order_by(columns.created.desc()).limit(MOST))
    return [PersonRow(row.id, row.name, row.login, row.muted, row.banned) for row in rows]


def find(connection: Connection, key: str) -> PersonRow:
    """The person with this id or login."""
    columns = schema.persons.c
    wanted = select(columns.id, columns.name, columns.login, columns.muted, columns.banned)
    row = connection.execute(wanted.where(or_(columns.id == key, columns.login == names.login(key)))).first()
    if row is None:
        raise OperationFailed(f"there is nobody with the id or login {key}; `ludoteca admin people` lists them")
    return PersonRow(row.id, row.name, row.login, row.muted, row.banned)


def reports(connection: Connection) -> list[Report]:
    columns = schema.reports.c
    rows = connection.execute(select(schema.reports).order_by(columns.at.desc()).limit(MOST))
    return [Report(row.at, row.table_id, row.line, row.person, row.about, row.text) for row in rows]


def mark(what: str, person: PersonRow, **values: Any) -> Callable[[Connection], None]:
    """Mutes, unmutes, bans or unbans somebody."""

    def work(connection: Connection) -> None:
        audit.note(connection, what, person=person.id, note=person.name)
        connection.execute(update(schema.persons).where(schema.persons.c.id == person.id).values(**values))

    return work


def rename(person: PersonRow, name: str) -> Callable[[Connection], None]:
    called = names.kept(name)

    def work(connection: Connection) -> None:
        audit.note(connection, "rename", person=person.id, note=f"{person.name} → {called}")
        names.free(connection, called, person.id)
        connection.execute(update(schema.persons).where(schema.persons.c.id == person.id).values(name=called))

    return work


def end_sessions(person: PersonRow) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        audit.note(connection, "end-sessions", person=person.id, note=person.name)
        accounts.end_sessions(connection, person.id)

    return work


def remove_line(table: str, line: int) -> Callable[[Connection], None]:
    """Blanks a line of chat. A report of it keeps its words."""

    def work(connection: Connection) -> None:
        columns = schema.lines.c
        audit.note(connection, "remove-line", table=table, note=str(line))
        where = (columns.table_id == table, columns.line == line, columns.kind == "chat")
        if not connection.execute(update(schema.lines).where(*where).values(body='{"text":""}')).rowcount:
            raise OperationFailed(f"line {line} of table {table} is no line of chat")

    return work


async def close(storage: Storage, table: str) -> None:
    """Ends a table without a result, also one that cannot be replayed."""
    for _ in range(ATTEMPTS):
        written = await storage.run(lambda connection: _ending(connection, table))
        if written is None:
            return await storage.run(lambda connection: _put_away(connection, table))
        try:
            return await storage.run(_appended(written))
        except Conflict:
            continue
    raise OperationFailed(f"somebody writes to table {table} all the time; try again")


def _ending(connection: Connection, table_id: str) -> Written | None:
    """The line that ends a table; None if its lines cannot be replayed."""
    try:
        table = table_store.replayed(table_store.load(connection, table_id), [])
    except RequestRefused as refused:
        raise OperationFailed(f"table {table_id}: {refused}") from None
    except Exception:
        return None
    if table.status == "over":
        raise OperationFailed(f"table {table_id} is over")
    return table_store.written(table, [table.write(Draft(End("abandoned")), time.time())], 0.0)


def _put_away(connection: Connection, table: str) -> None:
    audit.note(connection, "close", table=table, note="could not be replayed")
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(status="over", wake=None))


def _appended(written: Written) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        audit.note(connection, "close", table=written.row["table"], note="")
        table_store.append(connection, [written])

    return work

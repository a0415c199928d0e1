"""Deleting an account: what a person leaves behind, and what goes with them."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, delete, select, update

from ludoteca.server.db import schema
from ludoteca.server.people.sessions import Person
from ludoteca.server.tables.registry import Broken, TableRegistry
from ludoteca.tables import log
from ludoteca.tables.commands import resignation
from ludoteca.tables.log import Draft
from ludoteca.tables.seating import freed
from ludoteca.tables.state import Table


async def delete_account(registry: TableRegistry, person: Person) -> None:
    """Gets up from open tables, resigns running games, blanks all chat messages, and deletes the name, the logins
    and the sessions. Finished games keep their moves, by nobody."""
    for table_id in await registry.storage.run(lambda connection: _tables(connection, person.id)):
        try:
            await registry.act(table_id, lambda table: _leave(table, person.id))
        except Broken:
            await registry.storage.run(partial(_get_up, table_id=table_id, person=person.id))
    await registry.storage.run(lambda connection: _forget(connection, person.id))


def _tables(connection: Connection, person: str) -> list[str]:
    sitting = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    tables = schema.tables.c
    found = connection.execute(
        select(tables.id).where(tables.id.in_(sitting) | (tables.host == person), tables.status != "over")
    )
    return list(found.scalars())


def _leave(table: Table, person: str) -> Sequence[Draft]:
    if table.status == "open":
        if table.setup.host == person:
            return [Draft(log.End("abandoned"), person)]
        return [freed(table, seat, person) for seat in table.seats_of(person)]
    mine = table.played_by(person)
    return resignation(table, mine, person) if table.status == "running" and mine else []


def _get_up(connection: Connection, table_id: str, person: str) -> None:
    """From a table that cannot be replayed: its rows alone are changed."""
    where = (schema.seats.c.table_id == table_id, schema.seats.c.person == person)
    connection.execute(update(schema.seats).where(*where).values(person=None))


def _forget(connection: Connection, person: str) -> None:
    said = (schema.lines.c.person == person, schema.lines.c.kind == "chat")
    connection.execute(update(schema.lines).where(*said).values(body='{"text":""}'))
    mine = schema.finished_seats.c.person == person
    connection.execute(update(schema.finished_seats).where(mine).values(person=None, label=None))
    connection.execute(delete(schema.reports).where(schema.reports.c.about == person))
    connection.execute(delete(schema.persons).where(schema.persons.c.id == person))

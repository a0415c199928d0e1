"""Deleting an account: what a person leaves behind, and what goes with them."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, update

from ludoteca.server.db import schema
from ludoteca.server.people.sessions import Person
from ludoteca.server.tables.registry import Broken, Room
from ludoteca.server.tables.seating import freed
from ludoteca.tables.commands import resignation
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Match


async def farewell(room: Room, person: Person) -> None:
    """Gets up from open tables, resigns running games, takes back every word said, and forgets the name, the logins
    and the sessions. Finished games keep their moves, by nobody."""
    for table in await room.storage.run(lambda connection: _tables(connection, person.id)):
        try:
            await room.act(table, lambda match: _leave(match, person.id))
        except Broken:
            await room.storage.run(lambda connection, table=table: _get_up(connection, table, person.id))  # type: ignore[misc]
    await room.storage.run(lambda connection: _forget(connection, person.id))


def _tables(connection: Connection, person: str) -> list[str]:
    sitting = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    tables = schema.tables.c
    found = connection.execute(
        select(tables.id).where(tables.id.in_(sitting) | (tables.host == person), tables.status != "over")
    )
    return list(found.scalars())


def _leave(match: Match, person: str) -> Sequence[Draft]:
    if match.status == "open":
        if match.facts.host == person:
            return [Draft("end", {"what": "abandoned"}, person)]
        return [freed(match, seat, person) for seat in match.seats_of(person)]
    mine = match.played_by(person)
    return resignation(match, mine, person) if match.status == "running" and mine else []


def _get_up(connection: Connection, table: str, person: str) -> None:
    """From a table that cannot be replayed: its rows alone are changed."""
    where = (schema.seats.c.table_id == table, schema.seats.c.person == person)
    connection.execute(update(schema.seats).where(*where).values(person=None))


def _forget(connection: Connection, person: str) -> None:
    said = (schema.lines.c.person == person, schema.lines.c.kind == "chat")
    connection.execute(update(schema.lines).where(*said).values(body='{"text":""}'))
    connection.execute(delete(schema.reports).where(schema.reports.c.about == person))
    connection.execute(delete(schema.persons).where(schema.persons.c.id == person))

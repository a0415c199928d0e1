"""Accounts: what a guest may add to keep their identity across devices."""

from sqlalchemy import Connection, func, select

from ludoteca.server import schema
from ludoteca.server.messages import PersonInfo
from ludoteca.server.people import People, Person
from ludoteca.server.storage import Storage


class Accounts:
    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people

    async def info(self, person: Person) -> PersonInfo:
        return await self._storage.run(lambda connection: _info(connection, person))


def _info(connection: Connection, person: Person) -> PersonInfo:
    columns = schema.persons.c
    row = connection.execute(select(columns.login, columns.password).where(columns.id == person.id)).one()
    keys = connection.execute(
        select(func.count()).select_from(schema.passkeys).where(schema.passkeys.c.person == person.id)
    ).scalar_one()
    return PersonInfo(person.id, person.name, row.login, keys, row.password is not None)

"""Accounts: what a guest may add to keep their identity across devices: a login with a password, passkeys, and recovery
codes. No mail is ever sent."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.server import schema
from ludoteca.server.errors import HouseRefused, conflict
from ludoteca.server.messages import PersonInfo
from ludoteca.server.people import People, Person
from ludoteca.server.storage import Conflict, Storage

CODES = 10
AT_ONCE = 2
"""How many passwords are hashed at a time: each takes 64 MB and a good part of a second."""


class Accounts:
    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(AT_ONCE)

    async def info(self, person: Person) -> PersonInfo:
        return await self._storage.run(lambda connection: _info(connection, person))

    async def set_password(self, person: Person, login: str, password: str) -> None:
        """Gives a person a login and a password, or new ones."""
        hashed = await self._hash(lambda: self._hasher.hash(password))
        name = login.strip().lower()
        statement = update(schema.persons).where(schema.persons.c.id == person.id).values(login=name, password=hashed)
        try:
            await self._storage.run(lambda connection: connection.execute(statement))
        except Conflict:
            raise conflict("login-taken") from None

    async def log_in(self, login: str, password: str) -> Person:
        """The person with this login. An unknown login takes as long as a wrong password."""
        found = await self._storage.run(lambda connection: _by_login(connection, login.strip().lower()))
        hashed = found[1] if found is not None and found[1] is not None else _decoy(self._hasher)
        right = await self._hash(lambda: self._matches(hashed, password))
        if found is None or not right:
            raise HouseRefused(401, "wrong-login")
        return found[0]

    async def new_codes(self, person: Person) -> list[str]:
        """Fresh recovery codes; the old ones are worth nothing from now on."""
        codes = ["-".join(secrets.token_hex(2) for _ in range(4)) for _ in range(CODES)]

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.recovery).where(schema.recovery.c.person == person.id))
            connection.execute(
                insert(schema.recovery), [{"hash": _digest(person.id, code), "person": person.id} for code in codes]
            )

        await self._storage.run(work)
        return codes

    async def recover(self, login: str, code: str) -> Person:
        """Uses up a recovery code."""

        def work(connection: Connection) -> Person | None:
            found = _by_login(connection, login.strip().lower())
            if found is None:
                return None
            used = delete(schema.recovery).where(schema.recovery.c.hash == _digest(found[0].id, code.strip().lower()))
            return found[0] if connection.execute(used).rowcount else None

        person = await self._storage.run(work)
        if person is None:
            raise HouseRefused(401, "wrong-login")
        return person

    async def _hash(self, work: Callable[[], "str | bool"]) -> "str | bool":
        async with self._places:
            return await asyncio.to_thread(work)

    def _matches(self, hashed: "str | bool", password: str) -> bool:
        try:
            return self._hasher.verify(str(hashed), password)
        except (Argon2Error, InvalidHashError):
            return False


_decoys: dict[int, str] = {}


def _decoy(hasher: PasswordHasher) -> str:
    """A hash that no password has."""
    return _decoys.setdefault(hasher.memory_cost, hasher.hash(secrets.token_hex(16)))


def _digest(person: str, code: str) -> str:
    return hashlib.sha256(f"{person} {code}".encode()).hexdigest()


def _by_login(connection: Connection, login: str) -> tuple[Person, str | None] | None:
    columns = schema.persons.c
    row = connection.execute(select(columns.id, columns.name, columns.password).where(columns.login == login)).first()
    return None if row is None else (Person(row.id, row.name), row.password)


def _info(connection: Connection, person: Person) -> PersonInfo:
    columns = schema.persons.c
    row = connection.execute(select(columns.name, columns.login, columns.password).where(columns.id == person.id)).one()
    keys = connection.execute(
        select(func.count()).select_from(schema.passkeys).where(schema.passkeys.c.person == person.id)
    ).scalar_one()
    return PersonInfo(person.id, row.name, row.login, keys, row.password is not None)

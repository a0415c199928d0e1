"""Accounts: what a guest may add to keep their identity across devices: a login with a password, passkeys, and recovery
codes. No mail is ever sent."""

import asyncio
import secrets
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.server import schema
from ludoteca.server.errors import HouseRefused, conflict
from ludoteca.server.messages import NewPassword, PersonInfo
from ludoteca.server.people import People, Person, digest, holder
from ludoteca.server.storage import Conflict, Storage

CODES = 10
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
GROUPS, GROUP = 4, 5
"""A recovery code says who one is and that one is it: twenty letters that are not mistaken for each other, 99 bits."""
AT_ONCE = 2
"""How many passwords are hashed at a time: each takes 64 MB and a good part of a second."""


class Accounts:
    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._decoy = ""

    async def start(self) -> None:
        """Prepares a hash that no password has, for logins that nobody has."""
        self._decoy = str(await self._hash(lambda: self._hasher.hash(secrets.token_hex(16))))

    async def info(self, person: Person) -> PersonInfo:
        return await self._storage.run(lambda connection: _info(connection, person))

    async def set_password(self, person: Person, wanted: NewPassword, token: str) -> None:
        """Gives a person a login and a password, or new ones. Their sessions end, except the one with this token."""
        known = select(schema.persons.c.password).where(schema.persons.c.id == person.id)
        before = await self._storage.run(lambda connection: connection.execute(known).scalar_one())
        if before is not None and not await self._hash(lambda: self._matches(before, wanted.old or "")):
            raise HouseRefused(403, "wrong-password")
        hashed = await self._hash(lambda: self._hasher.hash(wanted.password))
        values = {"login": wanted.login.strip().lower(), "password": hashed}

        def work(connection: Connection) -> None:
            connection.execute(update(schema.persons).where(schema.persons.c.id == person.id).values(values))
            others = (schema.sessions.c.person == person.id, schema.sessions.c.hash != digest(token))
            connection.execute(delete(schema.sessions).where(*others))

        try:
            await self._storage.run(work)
        except Conflict:
            raise conflict("login-taken") from None

    async def log_in(self, login: str, password: str) -> Person:
        """The person with this login. An unknown login takes as long as a wrong password."""
        found = await self._storage.run(lambda connection: _by_login(connection, login.strip().lower()))
        hashed = found[1] if found is not None and found[1] is not None else self._decoy
        right = await self._hash(lambda: self._matches(hashed, password))
        if found is None or not right:
            raise HouseRefused(401, "wrong-login")
        return found[0]

    async def new_codes(self, person: Person) -> list[str]:
        """Fresh recovery codes; the old ones are worth nothing from now on."""
        codes = [_code() for _ in range(CODES)]

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.recovery).where(schema.recovery.c.person == person.id))
            rows = [{"hash": _digest(code), "person": person.id} for code in codes]
            connection.execute(insert(schema.recovery), rows)

        await self._storage.run(work)
        return codes

    async def recover(self, code: str) -> Person:
        """Uses up a recovery code. The password, which its owner does not know any more, goes with it."""
        hashed = _digest(code)

        def work(connection: Connection) -> Person | None:
            person = holder(connection, schema.recovery, hashed)
            if person is None:
                return None
            used = connection.execute(delete(schema.recovery).where(schema.recovery.c.hash == hashed)).rowcount
            connection.execute(update(schema.persons).where(schema.persons.c.id == person.id).values(password=None))
            return person if used else None

        person = await self._storage.run(work)
        if person is None:
            raise HouseRefused(401, "wrong-code")
        return person

    async def _hash(self, work: Callable[[], "str | bool"]) -> "str | bool":
        async with self._places:
            return await asyncio.to_thread(work)

    def _matches(self, hashed: "str | bool", password: str) -> bool:
        try:
            return self._hasher.verify(str(hashed), password)
        except (Argon2Error, InvalidHashError):
            return False


def _code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def _digest(code: str) -> str:
    """Of a code as it was copied: in whatever case, with or without what stands between its letters."""
    return digest("".join(letter for letter in code.lower() if letter.isalnum()))


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

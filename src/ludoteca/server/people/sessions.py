"""People: a guest by signed cookie at the first visit; the same token serves scripts as a bearer.

The cookie holds a random token and its signature. The database knows the token's hash only, so that sessions can be
revoked and a stolen database opens no session.
"""

import contextlib
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.server.db import schema
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.server.people import names
from ludoteca.tables.errors import forbidden

COOKIE = "ludoteca"
DEVICE = "ludoteca-device"
YEAR = 365 * 86_400
REMEMBERED = 10_000
TOUCH = 3_600.0
"""The last use of a session is known to the hour."""
SECONDS = 30.0
"""A session that another process ended is forgotten here after this long, should the broker not tell before."""


class Person(Struct, frozen=True):
    id: str
    name: str


class Site(NamedTuple):
    """Where a browser is: its origin, and the domain that its passkeys belong to."""

    origin: str
    domain: str


def known(person: Person | None) -> str | None:
    """The id of whoever asks, if they are known."""
    return None if person is None else person.id


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._secret = b""
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def start(self) -> None:
        """Finds the secret that signs cookies; the first process makes it."""
        with contextlib.suppress(Conflict):
            await self._storage.run(_make_secret)
        self._secret = bytes.fromhex(await self._storage.run(_read_secret))

    def __len__(self) -> int:
        """How many sessions are remembered."""
        return len(self._known)

    async def who(self, token: str | None) -> Person | None:
        """The person with this token; refused if they are shut out."""
        if not token or len(token) > 200 or not self._signed(token):
            return None
        now = time.monotonic()
        known = self._known.get(token)
        if known is not None and now - known[0] < SECONDS:
            return known[1]
        found, banned = await self._storage.run(lambda connection: _use(connection, digest(token), time.time()))
        if banned:
            raise forbidden("banned")
        if found is not None:
            self._known[token] = (now, found)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found

    async def guest(self, name: str | None, device: str = "") -> tuple[Person, str]:
        """A new person with a token of their own."""
        called = names.kept(name) if name and name.strip() else f"Guest {secrets.randbelow(9000) + 1000}"
        person = Person(secrets.token_urlsafe(9), called)

        def work(connection: Connection) -> None:
            names.free(connection, person.name, person.id)
            connection.execute(insert(schema.persons), {"id": person.id, "name": person.name, "created": time.time()})

        await self._storage.run(work)
        return person, await self.session(person, device)

    async def session(self, person: Person, device: str = "", *, proved: bool = False) -> str:
        """A new token for a person."""
        bare, now = secrets.token_urlsafe(24), time.time()
        token = f"{bare}.{self._signature(bare)}"
        row = {
            "hash": digest(token),
            "person": person.id,
            "created": now,
            "used": now,
            "device": device,
            "proved": now if proved else None,
        }
        banned = select(schema.persons.c.banned).where(schema.persons.c.id == person.id)

        def work(connection: Connection) -> None:
            if connection.execute(banned).scalar() is not None:
                raise forbidden("banned")
            connection.execute(insert(schema.sessions), row)

        await self._storage.run(work)
        return token

    async def rename(self, person: Person, name: str) -> Person:
        called = names.kept(name)

        def work(connection: Connection) -> None:
            names.free(connection, called, person.id)
            connection.execute(update(schema.persons).where(schema.persons.c.id == person.id).values(name=called))

        await self._storage.run(work)
        return Person(person.id, called)

    async def log_out(self, token: str) -> None:
        statement = delete(schema.sessions).where(schema.sessions.c.hash == digest(token))
        await self._storage.run(lambda connection: connection.execute(statement))

    def device(self, login: str) -> str:
        """A token that says: somebody logged in here with this login before."""
        bare = secrets.token_urlsafe(12)
        return f"{bare}.{self._signature(f'device {login} {bare}')}"

    def knows_device(self, token: str, login: str) -> bool:
        bare, _, signature = token.rpartition(".")
        return hmac.compare_digest(signature.encode(), self._signature(f"device {login} {bare}").encode())

    def forget(self) -> None:
        """Looks everybody up again."""
        self._known.clear()

    def _signature(self, bare: str) -> str:
        return hmac.new(self._secret, bare.encode(), hashlib.sha256).hexdigest()[:32]

    def _signed(self, token: str) -> bool:
        bare, _, signature = token.rpartition(".")
        return hmac.compare_digest(signature.encode(), self._signature(bare).encode())


def prune(connection: Connection, now: float) -> None:
    """Sessions that nobody used for a year end."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.used < now - YEAR))


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _make_secret(connection: Connection) -> None:
    if connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == "cookies")).first() is None:
        connection.execute(insert(schema.secrets), {"name": "cookies", "value": secrets.token_hex(32)})


def _read_secret(connection: Connection) -> str:
    found: str = connection.execute(
        select(schema.secrets.c.value).where(schema.secrets.c.name == "cookies")
    ).scalar_one()
    return found


def _use(connection: Connection, hashed: str, now: float) -> tuple[Person | None, bool]:
    """Whose session has this hash, if it was used within a year, and whether they are shut out; it is used now."""
    sessions = schema.sessions.c
    row = connection.execute(
        select(schema.persons.c.id, schema.persons.c.name, schema.persons.c.banned, sessions.used)
        .join(schema.sessions, sessions.person == schema.persons.c.id)
        .where(sessions.hash == hashed, sessions.used >= now - YEAR)
    ).first()
    if row is None:
        return None, False
    if now - row.used > TOUCH:
        connection.execute(update(schema.sessions).where(sessions.hash == hashed).values(used=now))
    return Person(row.id, row.name), row.banned is not None

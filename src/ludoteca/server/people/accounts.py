"""Accounts: what a guest may add to keep their identity across devices: a login with a password, passkeys, and recovery
codes. No mail is ever sent."""

import asyncio
import secrets
import time
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.server.db import schema
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.server.messages.people import NewPassword, PersonInfo, Proof, SessionInfo
from ludoteca.server.people import names
from ludoteca.server.people.sessions import People, Person, digest
from ludoteca.tables.errors import RequestRefused, conflict, forbidden, missing

CODES = 10
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
GROUPS, GROUP = 4, 5
"""A recovery code says who one is and that one is it: twenty letters that are not mistaken for each other, 99 bits."""
AT_ONCE = 2
"""How many passwords are hashed at a time: each takes 64 MB and a good part of a second."""
PROOF = 300.0
"""Seconds for which a secret that was shown again counts."""


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
        login = names.login(names.kept(wanted.login))
        hashed = await self._hash(lambda: self._hasher.hash(wanted.password))
        values = {"login": login, "skeleton": names.skeleton(login), "password": hashed}

        def work(connection: Connection) -> None:
            owner = _by_login(connection, login)
            if owner is not None and owner[0].id != person.id:
                raise conflict("login-taken")
            names.free(connection, login, person.id)
            connection.execute(update(schema.persons).where(schema.persons.c.id == person.id).values(values))
            end_sessions(connection, person.id, digest(token))
            mark(connection, digest(token))

        try:
            await self._storage.run(work)
        except Conflict:
            raise conflict("login-taken") from None

    async def log_in(self, login: str, password: str) -> Person:
        """The person with this login. An unknown login takes as long as a wrong password."""
        found = await self._storage.run(lambda connection: _by_login(connection, names.login(login)))
        hashed = found[1] if found is not None and found[1] is not None else self._decoy
        right = await self._hash(lambda: self._matches(hashed, password))
        if found is None or not right:
            raise RequestRefused(401, "wrong-login")
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
        """Uses up a recovery code. The password, which its owner does not know any more, goes with it, and so do all
        sessions: somebody else may have them."""
        hashed = _digest(code)

        def work(connection: Connection) -> Person | None:
            person = _holder(connection, hashed)
            if person is None:
                return None
            if not _use_up(connection, hashed, person.id):
                return None
            connection.execute(update(schema.persons).where(schema.persons.c.id == person.id).values(password=None))
            end_sessions(connection, person.id)
            return person

        person = await self._storage.run(work)
        if person is None:
            raise RequestRefused(401, "wrong-code")
        return person

    async def prove(self, person: Person, token: str, proof: Proof) -> None:
        """A person shows their password or a recovery code again, for what `proved` guards."""
        if proof.password is not None:
            known = select(schema.persons.c.password).where(schema.persons.c.id == person.id)
            hashed = await self._storage.run(lambda connection: connection.execute(known).scalar_one())
            password = proof.password
            if hashed is None or not await self._hash(lambda: self._matches(hashed, password)):
                raise RequestRefused(403, "wrong-password")
        else:
            code = _digest(proof.code or "")
            if not await self._storage.run(lambda connection: _use_up(connection, code, person.id)):
                raise RequestRefused(403, "wrong-code")
        await self.mark(token)

    async def mark(self, token: str) -> None:
        """Whoever has this token has just shown a secret."""
        await self._storage.run(lambda connection: mark(connection, digest(token)))

    async def proved(self, person: Person, token: str) -> None:
        """Refuses whoever has a secret and has not shown it lately."""
        if not await self._storage.run(lambda connection: _proved(connection, person, digest(token))):
            raise forbidden("proof-needed")

    async def sessions(self, person: Person, token: str) -> list[SessionInfo]:
        """Where a person is logged in, the latest used first."""
        columns, this = schema.sessions.c, digest(token)
        mine = select(schema.sessions).where(columns.person == person.id).order_by(columns.used.desc(), columns.created)
        rows = await self._storage.run(lambda connection: connection.execute(mine).all())
        return [SessionInfo(row.hash, row.device, row.created, row.used, row.hash == this) for row in rows]

    async def end_session(self, person: Person, session: str) -> None:
        mine = (schema.sessions.c.person == person.id, schema.sessions.c.hash == session)
        statement = delete(schema.sessions).where(*mine)
        if not await self._storage.run(lambda connection: connection.execute(statement).rowcount):
            raise missing("no-such-session")

    async def end_other_sessions(self, person: Person, token: str) -> None:
        await self._storage.run(lambda connection: end_sessions(connection, person.id, digest(token)))

    async def _hash(self, work: Callable[[], "str | bool"]) -> "str | bool":
        async with self._places:
            return await asyncio.to_thread(work)

    def _matches(self, hashed: "str | bool", password: str) -> bool:
        try:
            return self._hasher.verify(str(hashed), password)
        except (Argon2Error, InvalidHashError):
            return False


def end_sessions(connection: Connection, person: str, but: str = "") -> None:
    """Ends the sessions of a person, except one."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person, schema.sessions.c.hash != but))


def mark(connection: Connection, hashed: str) -> None:
    connection.execute(update(schema.sessions).where(schema.sessions.c.hash == hashed).values(proved=time.time()))


def _proved(connection: Connection, person: Person, hashed: str) -> bool:
    info = _info(connection, person)
    if not (info.has_password or info.passkeys or info.codes):
        return True
    at = connection.execute(select(schema.sessions.c.proved).where(schema.sessions.c.hash == hashed)).scalar()
    return at is not None and time.time() - at < PROOF


def _holder(connection: Connection, hashed: str) -> Person | None:
    """Whose recovery code has this hash; whoever is shut out keeps it."""
    row = connection.execute(
        select(schema.persons.c.id, schema.persons.c.name, schema.persons.c.banned)
        .join(schema.recovery, schema.recovery.c.person == schema.persons.c.id)
        .where(schema.recovery.c.hash == hashed)
    ).first()
    if row is not None and row.banned is not None:
        raise forbidden("banned")
    return None if row is None else Person(row.id, row.name)


def _use_up(connection: Connection, hashed: str, person: str) -> bool:
    """A recovery code of a person works once."""
    mine = (schema.recovery.c.hash == hashed, schema.recovery.c.person == person)
    return bool(connection.execute(delete(schema.recovery).where(*mine)).rowcount)


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
    keys, codes = (
        connection.execute(
            select(func.count()).select_from(table_id).where(table_id.c.person == person.id)
        ).scalar_one()
        for table_id in (schema.passkeys, schema.recovery)
    )
    return PersonInfo(person.id, row.name, row.login, keys, row.password is not None, codes)

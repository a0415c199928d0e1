"""Chat: who may say how much; whom one does not want to read, and what the host should."""

import time
from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, select

from ludoteca.server import clean_text
from ludoteca.server.db import schema
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.server.messages.people import Blocked
from ludoteca.server.people.sessions import Person
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.tables import chat, log
from ludoteca.tables.errors import RequestRefused, conflict, forbidden, missing
from ludoteca.tables.state import Table

BLOCKS = 500
"""How many people one person can block."""


class Chat:
    def __init__(self, registry: TableRegistry, may_speak: Callable[[str], bool]) -> None:
        self._registry = registry
        self._may_speak = may_speak

    async def say(self, table_id: str, person: str, text: str) -> int:
        """Writes a line of chat; returns its number."""
        words = clean_text.said(text)
        if not words:
            raise RequestRefused(400, "chat-empty")
        if not self._may_speak(person):
            raise RequestRefused(429, "too-much-chat")
        if await self._registry.storage.run(lambda connection: _muted(connection, person)):
            raise forbidden("muted")
        return await self._registry.act(table_id, chat.say(person, words, time.time()))


def _muted(connection: Connection, person: str) -> bool:
    muted = select(schema.persons.c.muted).where(schema.persons.c.id == person)
    return connection.execute(muted).scalar() is not None


# What one does not want to read.


async def blocked(storage: Storage, person: Person) -> list[Blocked]:
    blocks, persons = schema.blocks.c, schema.persons.c
    mine = (
        select(persons.id, persons.name)
        .join(schema.blocks, blocks.blocked == persons.id)
        .where(blocks.person == person.id)
        .order_by(persons.name)
    )
    rows = await storage.run(lambda connection: connection.execute(mine).all())
    return [Blocked(row.id, row.name) for row in rows]


async def hiding_from(storage: Storage, person: str) -> set[str]:
    """Those who have blocked a person: they do not show it whether they are there."""
    who = select(schema.blocks.c.person).where(schema.blocks.c.blocked == person)
    return set(await storage.run(lambda connection: connection.execute(who).scalars().all()))


async def block(storage: Storage, person: Person, other: str) -> None:
    if len(await blocked(storage, person)) >= BLOCKS:
        raise conflict("too-many-blocks", most=BLOCKS)
    row = {"person": person.id, "blocked": other}
    known = select(schema.persons.c.id).where(schema.persons.c.id == other)

    def work(connection: Connection) -> None:
        if connection.execute(known).first() is None:
            raise missing("no-such-person")
        _unblock(connection, person.id, other)
        connection.execute(insert(schema.blocks), row)

    await storage.run(work)


async def unblock(storage: Storage, person: Person, other: str) -> None:
    await storage.run(lambda connection: _unblock(connection, person.id, other))


def _unblock(connection: Connection, person: str, other: str) -> None:
    mine = (schema.blocks.c.person == person, schema.blocks.c.blocked == other)
    connection.execute(delete(schema.blocks).where(*mine))


# What the host should read.


async def report(storage: Storage, table: Table, number: int, person: Person) -> None:
    """Keeps a line of chat for the host, with its words as they were; twice is once."""
    logged = table.entries[number] if 0 <= number < len(table.entries) else None
    if logged is None or not isinstance(logged.entry, log.Chat) or not logged.entry.text:
        raise missing("no-such-line")
    row = {
        "table_id": table.setup.id,
        "line": number,
        "person": person.id,
        "about": logged.person,
        "text": logged.entry.text,
        "at": time.time(),
    }
    try:
        await storage.run(lambda connection: connection.execute(insert(schema.reports), row))
    except Conflict:
        return

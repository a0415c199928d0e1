"""Chat: how much, until when, and by whom; what one does not want to read, and what the host should."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from ludoteca.server import clean_text
from ludoteca.server.db import schema
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.server.http.rate_limits import Buckets
from ludoteca.server.messages import Blocked
from ludoteca.server.people.sessions import Person
from ludoteca.server.tables.registry import Decide, Room
from ludoteca.tables.errors import HouseRefused, conflict, forbidden, missing
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Match

LINES = 500
"""Lines of chat at one table."""
AFTER = 7 * 86_400.0
"""Seconds for which one can talk after the end of a game."""
BLOCKS = 500
"""How many people one person can block."""
QUIET = frozenset({"chat", "rematch"})
"""Kinds of lines that come after the end of a game."""


class Chat:
    def __init__(self, room: Room, rate: Buckets) -> None:
        self._room = room
        self.rate = rate

    async def say(self, table: str, person: str, text: str) -> int:
        """Writes a line of chat; returns its number."""
        words = clean_text.said(text)
        if not words:
            raise HouseRefused(400, "chat-empty")
        if not self.rate.take(person):
            raise HouseRefused(429, "too-much-chat")
        if await self._room.storage.run(lambda connection: _muted(connection, person)):
            raise forbidden("muted")
        return await self._room.act(table, line(person, words, time.time()))


def line(person: str, words: str, now: float) -> Decide:
    def decide(match: Match) -> Sequence[Draft]:
        if not match.seats_of(person):
            raise forbidden("not-seated")
        if sum(entry.kind == "chat" for entry in match.entries) >= LINES:
            raise conflict("chat-full", most=LINES)
        if match.status == "over" and now - _end(match) > AFTER:
            raise conflict("chat-over")
        return [Draft("chat", {"text": words}, person)]

    return decide


def _end(match: Match) -> float:
    return max(entry.at for entry in match.entries if entry.kind not in QUIET)


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


async def report(storage: Storage, match: Match, number: int, person: Person) -> None:
    """Keeps a line of chat for the host, with its words as they were; twice is once."""
    entry = match.entries[number] if 0 <= number < len(match.entries) else None
    if entry is None or entry.kind != "chat" or not entry.body["text"]:
        raise missing("no-such-line")
    row = {
        "table_id": match.facts.id,
        "line": number,
        "person": person.id,
        "about": entry.person,
        "text": entry.body["text"],
        "at": time.time(),
    }
    try:
        await storage.run(lambda connection: connection.execute(insert(schema.reports), row))
    except Conflict:
        return

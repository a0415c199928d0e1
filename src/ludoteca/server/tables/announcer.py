"""News between processes: which table or person has changed, and who is at a table."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg

from ludoteca.server.tables.presence import REPEAT, Presence
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.tables.state import Table

log = logging.getLogger("ludoteca.broker")

TABLES = "ludoteca.tables"
PEOPLE = "ludoteca.people"
PRESENCE = "ludoteca.presence"


class Attendance(msgspec.Struct):
    """Who is at a table in one process; `ask`: the others are to say the same."""

    process: str
    people: list[str]
    ask: bool = False
    looking: list[str] = []
    """Those of them who look at it."""


_decode = msgspec.json.Decoder(Attendance).decode
_encode = msgspec.json.Encoder().encode


class Announcer:
    """Tells the other processes what changed here, and hears what changed there."""

    def __init__(
        self,
        client: Client,
        registry: TableRegistry,
        presence: Presence,
        meet: Callable[[str], Coroutine[None, None, None]],
    ) -> None:
        self._client = client
        self._presence = presence
        self._handlers = {TABLES: registry.refresh, PEOPLE: meet}
        self._me = secrets.token_hex(8).encode()
        self._tasks: set[asyncio.Task[None]] = set()
        registry.listeners.append(self._table)
        presence.listeners.append(self._attendance)

    async def start(self) -> None:
        for subject in self._handlers:
            await self._client.subscribe(f"{subject}.*", cb=self._hear)
        await self._client.subscribe(f"{PRESENCE}.*", cb=self._hear_attendance)
        self._spawn(self._repeat())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self._presence.repeat()

    def _table(self, table: Table) -> None:
        self._announce(TABLES, table.setup.id)

    def person(self, person: str) -> None:
        self._announce(PEOPLE, person)

    def _attendance(self, table_id: str, ask: bool) -> None:
        here, looking = self._presence.local(table_id), self._presence.looking(table_id)
        told = Attendance(self._me.decode(), here, ask, looking)
        self._spawn(self._client.publish(f"{PRESENCE}.{table_id}", _encode(told)))

    def _announce(self, subject: str, key: str) -> None:
        self._spawn(self._client.publish(f"{subject}.{key}", self._me))

    async def _hear(self, message: Msg) -> None:
        if message.data != self._me:
            subject, _, key = message.subject.rpartition(".")
            self._spawn(self._handlers[subject](key))

    async def _hear_attendance(self, message: Msg) -> None:
        told = _decode(message.data)
        if told.process != self._me.decode():
            table_id = message.subject.rpartition(".")[2]
            self._presence.hear(told.process, table_id, told.people, told.looking, asks=told.ask)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("announcement failed", extra={"error": repr(task.exception())})

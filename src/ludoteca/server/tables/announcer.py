"""News between processes: which table or person has changed."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine

from nats.aio.client import Client
from nats.aio.msg import Msg

from ludoteca.server.tables.registry import TableRegistry
from ludoteca.tables.state import Table

log = logging.getLogger("ludoteca.broker")

TABLES = "ludoteca.tables"
PEOPLE = "ludoteca.people"


class Announcer:
    """Tells the other processes what changed here, and hears what changed there."""

    def __init__(
        self, client: Client, registry: TableRegistry, meet: Callable[[str], Coroutine[None, None, None]]
    ) -> None:
        self._client = client
        self._deeds = {TABLES: registry.refresh, PEOPLE: meet}
        self._me = secrets.token_hex(8).encode()
        self._tasks: set[asyncio.Task[None]] = set()
        registry.listeners.append(self._table)

    async def start(self) -> None:
        for subject in self._deeds:
            await self._client.subscribe(f"{subject}.*", cb=self._hear)

    def _table(self, table: Table) -> None:
        self._announce(TABLES, table.setup.id)

    def person(self, person: str) -> None:
        self._announce(PEOPLE, person)

    def _announce(self, subject: str, key: str) -> None:
        self._spawn(self._client.publish(f"{subject}.{key}", self._me))

    async def _hear(self, message: Msg) -> None:
        if message.data != self._me:
            subject, _, key = message.subject.rpartition(".")
            self._spawn(self._deeds[subject](key))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("announcement failed", extra={"error": repr(task.exception())})

"""Between processes: NATS says which table or person has news, and carries decisions to workers on other machines.

The broker only announces. What it loses costs no more than time: whoever reads a table reads its lines, and tables
that somebody watches are read again after a break, and whenever they were quiet for long.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NatsTimeoutError

from ludoteca.server.bots import pool
from ludoteca.server.bots.worker import WorkerLost
from ludoteca.server.tables.registry import Room
from ludoteca.tables.state import Match

log = logging.getLogger("ludoteca.broker")

TABLES = "ludoteca.tables"
PEOPLE = "ludoteca.people"
THINK = "ludoteca.think"
WORKERS = "workers"
THINKING_TIME = 60.0


async def connect(url: str, again: Callable[[], Coroutine[None, None, None]] | None = None) -> Client:
    """`again` is called when a connection that was lost is back."""

    async def report(error: Exception) -> None:
        log.warning("broker", extra={"error": repr(error)})

    return await nats.connect(
        url, error_cb=report, reconnected_cb=again, max_reconnect_attempts=-1, reconnect_time_wait=0.5
    )


class Announcer:
    """Tells the other processes what changed here, and hears what changed there."""

    def __init__(self, client: Client, room: Room, meet: Callable[[str], Coroutine[None, None, None]]) -> None:
        self._client = client
        self._deeds = {TABLES: room.refresh, PEOPLE: meet}
        self._me = secrets.token_hex(8).encode()
        self._tasks: set[asyncio.Task[None]] = set()
        room.heard.append(self._table)

    async def start(self) -> None:
        for subject in self._deeds:
            await self._client.subscribe(f"{subject}.*", cb=self._hear)

    def _table(self, match: Match) -> None:
        self._announce(TABLES, match.facts.id)

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


class Elsewhere:
    """Asks the workers that listen on the broker; thinks at home when there are none."""

    def __init__(self, client: Client, home: pool.Pool) -> None:
        self._client = client
        self._home = home

    async def think(self, job: pool.Job) -> str:
        try:
            reply = await self._client.request(THINK, msgspec.json.encode(job), timeout=THINKING_TIME)
        except (NoRespondersError, NatsTimeoutError):
            return await self._home.think(job)
        text = reply.data.decode()
        if not text:
            raise WorkerLost("a worker elsewhere failed")
        return text

    async def stop(self) -> None:
        await self._home.stop()


async def work(url: str, workers: int, stop: asyncio.Event) -> None:
    """A worker: thinks about what the servers ask until it is told to stop."""
    client = await connect(url)
    own_pool = pool.Pool(workers)
    tasks: set[asyncio.Task[None]] = set()

    async def answer(message: Msg) -> None:
        text = ""
        try:
            text = await own_pool.think(msgspec.json.decode(message.data, type=pool.Job))
        except WorkerLost as lost:
            log.warning("bot stopped", extra={"why": str(lost)})
        except Exception:
            log.exception("bot failed")
        await message.respond(text.encode())

    async def hear(message: Msg) -> None:
        task = asyncio.create_task(answer(message))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    await client.subscribe(THINK, WORKERS, cb=hear)
    log.info("worker ready", extra={"broker": url, "workers": workers})
    await stop.wait()
    await client.drain()
    await own_pool.stop()

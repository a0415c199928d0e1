"""Bots on other machines: decisions go to their workers through the broker."""

import asyncio
import logging

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NatsTimeoutError

from ludoteca.server.bots.jobs import MoveJob
from ludoteca.server.bots.pool import WorkerPool
from ludoteca.server.bots.worker import WorkerLost
from ludoteca.server.broker import connect

log = logging.getLogger("ludoteca.broker")

THINK = "ludoteca.think"
CANCEL = "ludoteca.cancel"
WORKERS = "workers"
THINKING_TIME = 60.0


class RemoteRunner:
    """Asks the workers that listen on the broker; those of this machine when there are none, and for an engine."""

    def __init__(self, client: Client, local: WorkerPool) -> None:
        self._client = client
        self._local = local

    async def run(self, job: MoveJob) -> str:
        if job.engine:
            return await self._local.run(job)
        try:
            reply = await self._client.request(THINK, msgspec.json.encode(job), timeout=THINKING_TIME)
        except asyncio.CancelledError:
            await self._client.publish(CANCEL, _key(job))
            raise
        except (NoRespondersError, NatsTimeoutError):
            return await self._local.run(job)
        text = reply.data.decode()
        if not text:
            raise WorkerLost("a worker elsewhere failed")
        return text

    async def stop(self) -> None:
        await self._local.stop()


def _key(job: MoveJob) -> bytes:
    """What a job is called off by."""
    return f"{job.table} {job.person} {job.seed}".encode()


async def work(url: str, workers: int, stop: asyncio.Event) -> None:
    """A worker machine: runs the jobs of the servers until it is told to stop."""
    client = await connect(url)
    pool = WorkerPool(workers)
    tasks: dict[bytes, asyncio.Task[None]] = {}

    async def answer(message: Msg, job: MoveJob) -> None:
        text = ""
        try:
            text = await pool.run(job)
        except WorkerLost as lost:
            log.warning("bot stopped", extra={"why": str(lost)})
        except Exception:
            log.exception("bot failed")
        await message.respond(text.encode())

    async def hear(message: Msg) -> None:
        job = msgspec.json.decode(message.data, type=MoveJob)
        key = _key(job)
        tasks[key] = asyncio.create_task(answer(message, job))
        tasks[key].add_done_callback(lambda _: tasks.pop(key, None))

    async def call_off(message: Msg) -> None:
        """Nobody waits for a job any more: it is not begun, unless it was."""
        if message.data in tasks:
            tasks[message.data].cancel()

    await client.subscribe(THINK, WORKERS, cb=hear)
    await client.subscribe(CANCEL, cb=call_off)
    log.info("worker ready", extra={"broker": url, "workers": workers})
    await stop.wait()
    await client.drain()
    await pool.stop()

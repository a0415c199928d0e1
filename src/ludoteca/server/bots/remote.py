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
WORKERS = "workers"
THINKING_TIME = 60.0


class RemoteRunner:
    """Asks the workers that listen on the broker; those of this machine when there are none."""

    def __init__(self, client: Client, local: WorkerPool) -> None:
        self._client = client
        self._local = local

    async def run(self, job: MoveJob) -> str:
        try:
            reply = await self._client.request(THINK, msgspec.json.encode(job), timeout=THINKING_TIME)
        except (NoRespondersError, NatsTimeoutError):
            return await self._local.run(job)
        text = reply.data.decode()
        if not text:
            raise WorkerLost("a worker elsewhere failed")
        return text

    async def stop(self) -> None:
        await self._local.stop()


async def work(url: str, workers: int, stop: asyncio.Event) -> None:
    """A worker machine: runs the jobs of the servers until it is told to stop."""
    client = await connect(url)
    pool = WorkerPool(workers)
    tasks: set[asyncio.Task[None]] = set()

    async def answer(message: Msg) -> None:
        text = ""
        try:
            text = await pool.run(msgspec.json.decode(message.data, type=MoveJob))
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
    await pool.stop()

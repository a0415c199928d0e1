"""A worker: a process that does one job at a time and can be killed, both ends of it.

It has a limited memory. Its messages go through pipes: the length in four bytes, then JSON. `python -m
ludoteca.server.bots.worker` is the far end; it ends when its standard input does, so with the server, however that
ends. What it writes to standard error goes into the log.
"""

import asyncio
import logging
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import BinaryIO

import msgspec
from msgspec import Struct

MEMORY = 1 << 30
"""Bytes of address space; a worker that wants more is replaced."""
START = 120.0
"""Seconds in which a new worker must be ready."""
NICE, DEEP_NICE = 5, 19
"""Long jobs step back behind the server and the quick ones, deep analyses behind everything."""
HEAD = 4
CHUNK = 1 << 14

log = logging.getLogger("ludoteca.bots")


class WorkerLost(Exception):
    """The worker took too long, wanted too much memory, or died."""


class WorkerFailed(Exception):
    """The job raised an exception."""


class Reply(Struct):
    text: str
    failed: bool = False


class Worker:
    """The near end."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._stdin = process.stdin
        self._stdout = process.stdout
        self._complaints = asyncio.create_task(_log_complaints(process.stderr), name="worker's standard error")

    @classmethod
    async def start(
        cls, memory: int = MEMORY, *, nice: int = 0, environment: Mapping[str, str] | None = None
    ) -> "Worker":
        """A new one with so much memory, and so much niceness: it leaves the processors to others first."""
        arguments = ["-P", "-m", "ludoteca.server.bots.worker", str(memory), str(nice)]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdin=pipe, stdout=pipe, stderr=pipe, env=environment
        )
        worker = cls(process)
        await worker._within(START, worker._receive())
        return worker

    async def do(self, job: bytes, seconds: float) -> str:
        """What a job brings; the worker is dead after `WorkerLost`."""
        reply = await self._within(seconds, self._ask(job))
        if reply.failed:
            raise WorkerFailed(reply.text)
        return reply.text

    async def _within(self, seconds: float, work: Coroutine[None, None, Reply]) -> Reply:
        try:
            async with asyncio.timeout(seconds):
                return await work
        except TimeoutError:
            await self.end()
            raise WorkerLost(f"no answer after {seconds:g} seconds") from None
        except (OSError, EOFError):
            await self.end()
            raise WorkerLost("it wanted too much memory, or died") from None
        except BaseException:
            await self.end()
            raise

    async def _ask(self, job: bytes) -> Reply:
        self._stdin.write(len(job).to_bytes(HEAD) + job)
        await self._stdin.drain()
        return await self._receive()

    async def _receive(self) -> Reply:
        size = int.from_bytes(await self._stdout.readexactly(HEAD))
        return msgspec.json.decode(await self._stdout.readexactly(size), type=Reply)

    async def end(self) -> None:
        """Kills it and waits until its pipes are closed too."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._complaints
        await self._process.communicate()


async def _log_complaints(source: asyncio.StreamReader) -> None:
    while text := await source.read(CHUNK):
        log.warning("a worker complains", extra={"text": text.decode(errors="replace")})


# The far end


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if len(sys.argv) > 2 and hasattr(os, "nice"):
        os.nice(int(sys.argv[2]))
    from ludoteca.bots import master
    from ludoteca.core import shelf
    from ludoteca.server.bots import jobs

    for game in shelf.names():
        master.open_all(shelf.box(game))
    _limit_memory(int(sys.argv[1]))
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, waiting), daemon=True).start()
    _send(answers, Reply("ready"))
    try:
        while True:
            _send(answers, _reply(jobs.do, waiting.get()))
    except MemoryError:
        os._exit(1)


def _reply(do: Callable[[bytes], str], job: bytes) -> Reply:
    try:
        return Reply(do(job))
    except MemoryError:
        raise
    except Exception:
        return Reply(traceback.format_exc(), failed=True)


def _limit_memory(most: int) -> None:
    try:
        import resource
    except ImportError:
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _listen(source: BinaryIO, jobs: "queue.SimpleQueue[bytes]") -> None:
    """Jobs wait for the worker; at the end of input it ends at once, whatever it is doing."""
    try:
        while len(head := source.read(HEAD)) == HEAD:
            jobs.put(source.read(int.from_bytes(head)))
    finally:
        os._exit(0)


def _send(answers: BinaryIO, reply: Reply) -> None:
    """Nobody is left to read an answer when the server has gone: the worker ends without a word."""
    body = msgspec.json.encode(reply)
    try:
        answers.write(len(body).to_bytes(HEAD) + body)
        answers.flush()
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()

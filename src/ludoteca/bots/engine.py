"""Players that are programs of their own: they speak the engine protocol over standard input and output.

`docs/engine-protocol.md` is the protocol. An engine gets what every bot gets, the view of its seat and the legal moves.
Whatever it does wrong is an `EngineFault` for whoever asked it, and the end of its process.
"""

import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Final

from ludoteca.bots.player import GameModel, Player
from ludoteca.core import View, canonical, refuse

PROTOCOL: Final = 1
MOVE_SECONDS: Final = 10.0
"""For one move, unless somebody says otherwise."""
START_SECONDS: Final = 20.0
"""From the start of the process to its first `ready`."""
QUIT_SECONDS: Final = 1.0
"""In which an engine may end by itself."""
LONGEST: Final = 65_536
"""Bytes of a line that an engine may write."""
AHEAD: Final = 1_000
"""Lines that an engine may have written and nobody has read."""
SECRET: Final = "LUDOTECA_"
"""Variables of the environment that begin so are kept from engines."""


class EngineFault(Exception):
    """An engine crashed, was silent for too long, or said what it must not; its words are part of the message."""


class Engine(Player):
    """A program that plays. It is started when it is first asked and ended by `close`."""

    def __init__(
        self,
        model: GameModel,
        command: str,
        seconds: float = MOVE_SECONDS,
        *,
        memory: int = 0,
        quiet: bool = False,
    ) -> None:
        """With `memory` it has so many bytes of address space; what a `quiet` one writes to standard error is lost."""
        super().__init__(model)
        self.seconds = seconds
        self._command = command
        self._memory = memory
        self._quiet = quiet
        self._process: EngineProcess | None = None

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        try:
            return self._ask(view, legal, seed)
        except EngineFault:
            self._end(patience=0.0)
            raise

    def _ask(self, view: View, legal: Sequence[str], seed: int) -> str:
        if self._process is None:
            self._process = EngineProcess(self._command, self._memory, quiet=self._quiet)
            self._process.greet()
        engine = self._process
        engine.forget()
        engine.tell(f"view {canonical(view.json())}")
        engine.tell(f"legal {json.dumps(sorted(legal))}")
        engine.tell(f"go {self.seconds * 1000:.0f} {seed}")
        move = engine.answer("move", monotonic() + self.seconds)
        if move not in legal:
            raise EngineFault(f"{move[:80]!r} is not a legal move")
        return move

    def close(self) -> None:
        self._end(QUIT_SECONDS)

    def _end(self, patience: float) -> None:
        if self._process is not None:
            self._process.end(patience)
            self._process = None


class EngineProcess:
    """The process of an engine. Two threads move its lines, so that one that does not read or write holds up nobody."""

    def __init__(self, command: str, memory: int, *, quiet: bool) -> None:
        launcher = [sys.executable, "-I", "-S", str(Path(__file__).with_name("process_limits.py")), str(memory)]
        self._process = subprocess.Popen(
            [*launcher, *shlex.split(command)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
            env={name: value for name, value in os.environ.items() if not name.startswith(SECRET)},
            start_new_session=True,
        )
        self._said: queue.Queue[bytes] = queue.Queue(AHEAD)
        self._told: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._threads = [
            threading.Thread(target=_write, args=(self._process.stdin, self._told), daemon=True),
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
        ]
        self._ended = False
        for thread in self._threads:
            thread.start()

    def greet(self) -> None:
        self.tell(f"ludoteca {PROTOCOL}")
        self.answer("ready", monotonic() + START_SECONDS)

    def tell(self, line: str) -> None:
        self._told.put(line.encode() + b"\n")

    def forget(self) -> None:
        """What it said without being asked counts for nothing."""
        with suppress(queue.Empty):
            for _ in range(AHEAD):
                if not self._said.get_nowait():
                    self._said.put(b"")
                    return

    def answer(self, word: str, deadline: float) -> str:
        """What follows this word in the next line that begins with it; `id` and `info` may come before."""
        while (left := deadline - monotonic()) > 0:
            try:
                line = self._said.get(timeout=left)
            except queue.Empty:
                break
            if not line:
                raise EngineFault(self._ending())
            if not line.endswith(b"\n"):
                long = len(line) == LONGEST
                raise EngineFault("it wrote a line that is too long" if long else "it ended within a line")
            said, _, rest = line.decode(errors="replace").strip().partition(" ")
            if said == word:
                return rest
            if said == "error":
                raise EngineFault(f"it said: {rest[:200]}")
            if said not in ("id", "info", ""):
                raise EngineFault(f"{said[:80]!r} is no answer here")
        raise EngineFault("it was silent for too long")

    def _ending(self) -> str:
        """How it ended, or that it lives and will say nothing more."""
        try:
            status = self._process.wait(QUIT_SECONDS)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with status {status}" if status >= 0 else f"it ended by signal {-status}"

    def end(self, patience: float) -> None:
        """Tells it to end; after so many seconds it is killed, with whatever it started."""
        self.tell("quit")
        self._told.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._ended = True
        for thread in self._threads:
            thread.join(QUIT_SECONDS)

    def _read(self, source: IO[bytes]) -> None:
        """Hands on its lines, and an empty one at the end."""
        with source:
            while line := source.readline(LONGEST):
                self._hand_on(line)
        self._hand_on(b"")

    def _hand_on(self, line: bytes) -> None:
        while not self._ended:
            with suppress(queue.Full):
                self._said.put(line, timeout=0.1)
                return


def _write(sink: IO[bytes], lines: "queue.SimpleQueue[bytes | None]") -> None:
    with suppress(OSError), sink:
        while (line := lines.get()) is not None:
            sink.write(line)
            sink.flush()


def by_command(name: str, model: GameModel) -> Engine | None:
    """`engine:COMMAND`, or `engine@2:COMMAND` with so many seconds a move; None for any other name."""
    kind, colon, command = name.partition(":")
    word, at, seconds = kind.partition("@")
    if word != "engine" or not colon:
        return None
    try:
        limit = float(seconds) if at else MOVE_SECONDS
        if not shlex.split(command) or not 0 < limit < 3600:
            raise ValueError
    except ValueError:
        raise refuse("bots", "engine-command", bot=name[:80]) from None
    return Engine(model, command, limit)

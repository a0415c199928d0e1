"""Starts the servers that are measured, and reads what they use."""

import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

HERE = Path(__file__).parent
TICK = os.sysconf("SC_CLK_TCK")
LIMITS = (
    "messages-per-second",
    "requests-per-second",
    "tables-per-person",
    "tables-per-address",
    "guests-per-address",
    "sockets-per-address",
)
OURS, IN_FILES, IN_MEMORY = "ludoteca", "boardgame.io, files", "boardgame.io, memory"


class Running(NamedTuple):
    """A server: its address and its process."""

    url: str
    pid: int


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@cache
def node() -> str:
    """Node itself: what is found by name may be a script that starts it, and would be measured in its place."""
    return subprocess.run(["node", "-p", "process.execPath"], capture_output=True, text=True, check=True).stdout.strip()


def ours(port: int, folder: str, *more: str) -> list[str]:
    limits = [word for name in LIMITS for word in (f"--{name}", "100000")]
    serve = [sys.executable, "-m", "ludoteca.server", "serve", "--no-page"]
    return [*serve, "--port", str(port), "--data", folder, "--workers", "1", *limits, *more]


def peer(port: int, folder: str, kind: str) -> list[str]:
    return [node(), str(HERE / "peer.mjs"), str(port), *([f"{folder}/matches"] if kind == IN_FILES else [])]


def many_files() -> None:
    """Thousands of sockets need as many open files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def serving(kind: str, *more: str) -> Iterator[Running]:
    """A server of a kind."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, (Path(folder) / "log").open("wb") as log:
        environment = os.environ | {"NODE_ENV": "production"}
        command = ours(port, folder, *more) if kind == OURS else peer(port, folder, kind)
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, preexec_fn=many_files)
        try:
            yield Running(wait(f"http://127.0.0.1:{port}", "/api/games" if kind == OURS else "/games"), process.pid)
        finally:
            process.kill()
            process.wait()


@contextmanager
def processes(number: int) -> Iterator[list[Running]]:
    """Several processes of one house, with PostgreSQL and NATS (`tests/server/services.py` starts them)."""
    sys.path[:0] = [str(HERE.parents[1] / "tests")]
    from server.services import nats, postgres

    with ExitStack() as held:
        shared = ("--database", held.enter_context(postgres()), "--broker", held.enter_context(nats()))
        yield [held.enter_context(serving(OURS, *shared)) for _ in range(number)]


def wait(url: str, path: str) -> str:
    deadline = time.monotonic() + 90
    while True:
        try:
            urlopen(url + path, timeout=5).close()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)
        else:
            return url


def ask(url: str, path: str, body: object, token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(f"{url}/api{path}", json.dumps(body).encode(), headers), timeout=60) as answer:
        return json.load(answer)


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def resident(pid: int) -> float:
    """Kilobytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e3


def played(
    kind: str, servers: Sequence[Running], tables: int, seconds: int, rate: int, idle: int = 0
) -> dict[str, Any]:
    """What the scripted players see, with the processor time and the memory of the servers."""
    before = [resident(one.pid) for one in servers]
    addresses = ",".join(one.url for one in servers)
    load = [kind.partition(",")[0], addresses, str(tables), str(seconds), str(rate), str(idle)]
    players = subprocess.Popen(
        [node(), str(HERE / "load.mjs"), *load], stdout=subprocess.PIPE, text=True, preexec_fn=many_files
    )
    assert players.stdout is not None
    try:
        assert players.stdout.readline().strip() == "begun"
        start = [processor_seconds(one.pid) for one in servers]
        told: dict[str, Any] = json.loads(players.stdout.readline())
        used = [processor_seconds(one.pid) - begun for one, begun in zip(servers, start, strict=True)]
    finally:
        players.kill()
        players.wait()
    told["cpu"] = 1e6 * sum(used) / max(1, told["all"])
    told["capacity"] = told["all"] / max(used)
    told["memory"] = sum(resident(one.pid) - then for one, then in zip(servers, before, strict=True)) / tables
    return told

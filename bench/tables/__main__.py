"""`make bench-server`: scripted players at many tables, on our server and on boardgame.io's, in turn.

Each server is one process; the players are another (`load.mjs`), on the same machine over loopback. Ours has every move
on disk before anybody sees it. boardgame.io is measured twice: with its file storage, which keeps matches as ours does
(without a sync), and in memory, which is what it does by default.
Processor time is taken from the server process, so that the figures for it hold on a busy machine too.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
TICK = os.sysconf("SC_CLK_TCK")
LOADS = [
    # tables, seconds, moves a second in all (0: as fast as they can); 500 tables take the file storage minutes to make
    (50, 10, 0),
    (50, 10, 250),
    (500, 15, 250),
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@cache
def node() -> str:
    """Node itself: what is found by name may be a script that starts it, and would be measured in its place."""
    return subprocess.run(["node", "-p", "process.execPath"], capture_output=True, text=True, check=True).stdout.strip()


def ours(port: int, folder: str) -> list[str]:
    limited = ("messages-per-second", "requests-per-second", "tables-per-person", "sockets-per-address")
    limits = [word for name in limited for word in (f"--{name}", "100000")]
    serve = [sys.executable, "-m", "ludoteca.server", "serve", "--no-page"]
    return [*serve, "--port", str(port), "--data", folder, "--workers", "1", *limits]


def in_files(port: int, folder: str) -> list[str]:
    return [*in_memory(port, folder), f"{folder}/matches"]


def in_memory(port: int, folder: str) -> list[str]:
    return [node(), str(HERE / "peer.mjs"), str(port)]


SERVERS = {"ludoteca": ours, "boardgame.io, files": in_files, "boardgame.io, memory": in_memory}


@contextmanager
def serving(kind: str) -> Iterator[tuple[str, int]]:
    """A server of a kind: its address and its process."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, (Path(folder) / "log").open("wb") as log:
        environment = os.environ | {"NODE_ENV": "production"}
        process = subprocess.Popen(SERVERS[kind](port, folder), stdout=log, stderr=log, env=environment)
        try:
            yield wait(f"http://127.0.0.1:{port}"), process.pid
        finally:
            process.kill()
            process.wait()


def wait(url: str) -> str:
    deadline = time.monotonic() + 90
    while True:
        try:
            urlopen(f"{url}/games", timeout=5).close()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)
        else:
            return url


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def resident(pid: int) -> float:
    """Megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure(kind: str, tables: int, seconds: int, rate: int) -> dict[str, Any]:
    with serving(kind) as (url, pid):
        before = resident(pid)
        protocol = kind.partition(",")[0]
        load = [protocol, url, str(tables), str(seconds), *([str(rate)] if rate else [])]
        players = subprocess.Popen([node(), str(HERE / "load.mjs"), *load], stdout=subprocess.PIPE, text=True)
        assert players.stdout is not None
        try:
            assert players.stdout.readline().strip() == "begun"
            start = processor_seconds(pid)
            told: dict[str, Any] = json.loads(players.stdout.readline())
            used = processor_seconds(pid) - start
        finally:
            players.kill()
            players.wait()
        told["cpu"] = 1e6 * used / max(1, told["all"])
        told["memory"] = (resident(pid) - before) * 1e3 / tables
        return told


def main(chosen: list[int]) -> None:
    """All loads, or those with so many tables."""
    console = Console()
    table = Table("server", "tables", "load", "moves/s", "p50 ms", "p99 ms", "µs CPU/move", "kB/table")
    for tables, seconds, rate in LOADS:
        for kind in SERVERS if tables in chosen or not chosen else ():
            if tables >= 500 and SERVERS[kind] is in_files:
                continue
            told = measure(kind, tables, seconds, rate)
            console.print(kind, told)
            wanted = f"{rate} moves/s" if rate else "flat out"
            table.add_row(
                kind,
                str(tables),
                wanted,
                f"{told['moves']:,}",
                f"{told['p50']:.1f}",
                f"{told['p99']:.1f}",
                f"{told['cpu']:,.0f}",
                f"{told['memory']:,.0f}",
            )
    console.print(table)
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    console.print(f"{os.cpu_count()} processors; load average {load}")


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]])

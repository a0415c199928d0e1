"""`make soak`: people come and go at a real server for an hour; its memory must not grow.

Guests make tables of every game, play bots and each other over sockets, chat, ask for hints, look at earlier positions,
take moves back, resign, leave half-way, set passwords and delete their accounts. Once a minute a row says what the
server and its workers hold. Few tables are kept in memory, so that a plateau is reached soon.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAMES = ("dokmus", "elfenland", "tindaya")
LEVELS = (1, 1, 1, 1, 1, 1, 1, 2)
"""Of bots; mostly the quickest, to leave the processors to others."""
LIMITS = ("requests-per-second", "tables-per-address", "guests-per-address", "logins-per-minute")
TABLES_IN_MEMORY = 40
PAGE, TICK = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")
MEGABYTE = 1e6
MOST_GROWTH = 10.0
"""Megabytes an hour of growth after the warm-up, above which the soak has failed."""


class Refused(Exception):
    """The server said no, as it may when a table went on meanwhile."""


class Visitor:
    """A guest: requests and live connections."""

    def __init__(self, url: str, done: Counter[str], pause: float) -> None:
        self._url = url
        self._http = httpx.AsyncClient(base_url=url + "/api", timeout=60)
        self.done = done
        self._pause = pause

    async def arrive(self) -> None:
        made = await self.ask("POST", "/guests", {"name": f"Visitor {random.randrange(10**9)}"})
        self._http.headers["Authorization"] = f"Bearer {made['token']}"
        self.done["guests"] += 1

    async def leave(self) -> None:
        await self._http.aclose()

    async def rest(self) -> None:
        await asyncio.sleep(random.uniform(0.2, 1.8) * self._pause)

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        answer = await self._http.request(method, path, json=body, params=query)
        if answer.status_code >= 500:
            self.done["errors"] += 1
        if answer.status_code >= 300:
            self.done["refused"] += 1
            raise Refused(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else None

    async def create(self, seats: list[dict[str, Any]], **more: Any) -> str:
        body = {"game": random.choice(GAMES), "seats": seats, **more}
        made: str = (await self.ask("POST", "/tables", body))["id"]
        self.done["tables"] += 1
        return made

    @contextlib.asynccontextmanager
    async def live(self, table: str, seat: int | None) -> AsyncIterator[ClientConnection]:
        query = "" if seat is None else f"?seat={seat}"
        address = self._url.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
        token = {"Authorization": self._http.headers["Authorization"]}
        async with connect(address, additional_headers=token, max_size=None) as channel:
            yield channel

    async def play(self, table: str, seat: int, most: int) -> None:
        """So many moves at most, over a socket, and now and then something else."""
        async with self.live(table, seat) as channel:
            while most:
                news = json.loads(await asyncio.wait_for(channel.recv(), 120))
                state = news.get("state")
                if state is None:
                    continue
                if state["status"] == "over":
                    self.done["games over"] += 1
                    return
                if state["legal"]:
                    await self.rest()
                    await self._something(channel, table, seat, state)
                    message = {"type": "move", "seat": seat, "move": random.choice(state["legal"]), "ply": state["ply"]}
                    await channel.send(json.dumps(message))
                    self.done["moves"] += 1
                    most -= 1

    async def _something(self, channel: ClientConnection, table: str, seat: int, state: dict[str, Any]) -> None:
        luck, here = random.random(), f"/tables/{table}"
        if luck < 0.02:
            await self.ask("GET", f"{here}/hint", seat=seat)
            self.done["hints"] += 1
        elif luck < 0.06:
            await channel.send(json.dumps({"type": "chat", "text": "well played " + "x" * random.randrange(80)}))
            self.done["chats"] += 1
        elif luck < 0.14:
            await self.ask("GET", f"{here}/state", seat=seat, ply=random.randint(0, state["ply"]))
            self.done["looks back"] += 1
        elif luck < 0.22:
            await self.ask("GET", f"{here}/preview", seat=seat, move=random.choice(state["legal"]))
            await self.ask("GET", f"{here}/whynot", seat=seat, move="nonsense")


# What visitors do. A game has some hundred moves, and few people play to the end.


async def against_bots(one: Visitor) -> None:
    table = await _meet_bots(one)
    await _leave_game(one, table, 0)


async def _meet_bots(one: Visitor) -> str:
    bots = [{"who": "bot", "level": random.choice(LEVELS)} for _ in range(random.randint(1, 3))]
    table = await one.create([{"who": "me"}, *bots], start=True, public=random.random() < 0.5)
    await one.play(table, 0, random.choice((5, 20, 60, 1_000)))
    return table


async def against_each_other(one: Visitor) -> None:
    """Two people; whoever has enough first gives up, or just goes."""
    other = Visitor(one._url, one.done, one._pause)
    try:
        await other.arrive()
        table = await one.create([{"who": "me"}, {"who": "open"}], public=True)
        await other.ask("POST", f"/tables/{table}/join", {"nonce": "n" * 20})
        await one.ask("POST", f"/tables/{table}/start", {"nonce": "m" * 20})
        pair = [
            asyncio.create_task(who.play(table, seat, random.choice((10, 40, 1_000))))
            for seat, who in enumerate((one, other))
        ]
        try:
            await asyncio.wait(pair, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in pair:
                task.cancel()
            await asyncio.gather(*pair, return_exceptions=True)
        await _leave_game(one, table, 0)
        await _leave_game(other, table, 1)
    finally:
        await other.leave()


async def look_on(one: Visitor) -> None:
    """A spectator goes from table to table."""
    found = await one.ask("GET", "/tables")
    for table in random.sample(found, min(3, len(found))):
        async with one.live(table["id"], None) as channel:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5 * one._pause):
                    while True:
                        await channel.recv()
        one.done["looks on"] += 1


async def settle_down(one: Visitor) -> None:
    """An account, another session, and the end of it."""
    login = f"visitor{random.randrange(10**9)}"
    await one.ask("POST", "/account/password", {"login": login, "password": "correct horse"})
    await _meet_bots(one)
    await one.ask("POST", "/login", {"login": login, "password": "correct horse"})
    await one.ask("GET", "/account/sessions")
    await one.ask("GET", "/me/tables")
    await one.ask("POST", "/account/proof", {"password": "correct horse"})
    await one.ask("DELETE", "/me")
    one.done["accounts deleted"] += 1


async def wait_in_vain(one: Visitor) -> None:
    """A table that nobody comes to, given up."""
    table = await one.create([{"who": "me"}, {"who": "link"}, {"who": "open"}], public=True)
    await one.rest()
    await one.ask("DELETE", f"/tables/{table}")


async def _leave_game(one: Visitor, table: str, seat: int) -> None:
    luck = random.random()
    with contextlib.suppress(Refused):
        if luck < 0.4:
            await one.ask("POST", f"/tables/{table}/resign", {"seat": seat})
            one.done["resigned"] += 1
        elif luck < 0.7:
            await one.ask("DELETE", "/me")
            one.done["accounts deleted"] += 1


VISITS = (against_bots, against_bots, against_each_other, against_each_other, look_on, settle_down, wait_in_vain)


async def visits(url: str, done: Counter[str], pause: float) -> None:
    """One after another, for ever."""
    while True:
        one = Visitor(url, done, pause)
        try:
            await one.arrive()
            await random.choice(VISITS)(one)
        except (Refused, ConnectionClosed, TimeoutError, httpx.TimeoutException) as why:
            done[type(why).__name__] += 1
            print(f"{type(why).__name__}: {why}", file=sys.stderr, flush=True)
        finally:
            await one.leave()
        await asyncio.sleep(random.uniform(0, 4) * pause)


# What is measured


class Process(NamedTuple):
    megabytes: float
    """Resident memory."""
    files: int
    threads: int
    seconds: float
    """Processor time."""


def process(pid: int) -> Process:
    folder = Path(f"/proc/{pid}")
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    resident = int((folder / "statm").read_text().split()[1]) * PAGE
    seconds = (int(fields[11]) + int(fields[12])) / TICK
    return Process(resident / MEGABYTE, len(list((folder / "fd").iterdir())), int(fields[17]), seconds)


def workers(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for path in children for child in path.read_text().split()]


def metrics(text: str) -> dict[str, float]:
    rows = (row.rpartition(" ") for row in text.splitlines() if row.startswith(("ludoteca_kept", "ludoteca_sockets")))
    return {name.removeprefix('ludoteca_kept{what="').rstrip('"}'): float(value) for name, _, value in rows}


COLUMNS = (
    *("minute", "server MB", "workers MB", "files", "threads", "cpu %", "sockets", "tables", "sessions"),
    *("buckets", "jobs", "guests", "moves"),
)


async def sample(url: str, pid: int, minute: int, before: float, done: Counter[str]) -> tuple[dict[str, float], float]:
    """The least of several looks: a password that is being hashed takes 64 MB for a moment."""
    async with httpx.AsyncClient() as http:
        kept = metrics((await http.get(f"{url}/metrics")).text)
    looks = [process(pid)]
    for _ in range(4):
        await asyncio.sleep(0.5)
        looks.append(process(pid))
    server, helpers = min(looks), [process(child) for child in workers(pid)]
    spent = server.seconds + sum(helper.seconds for helper in helpers)
    row = {
        "minute": minute,
        "server MB": server.megabytes,
        "workers MB": sum(helper.megabytes for helper in helpers),
        "files": server.files,
        "threads": server.threads,
        "cpu %": (spent - before) / 60 * 100,
        "sockets": kept["ludoteca_sockets"],
        "guests": done["guests"],
        "moves": done["moves"],
    }
    return row | {name: kept[name] for name in ("tables", "sessions", "buckets", "jobs")}, spent


def growth(rows: list[dict[str, float]], column: str) -> float:
    """Megabytes an hour after the first third, by least squares."""
    late = rows[len(rows) // 3 :]
    slope, _ = statistics.linear_regression([row["minute"] for row in late], [row[column] for row in late])
    return slope * 60


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[str, int]]:
    """A server: its address and its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    roomy = [word for name in LIMITS for word in (f"--{name}", "100000")]
    command = [sys.executable, "-m", "ludoteca.server", "serve", "--no-page", "--data", str(folder)]
    few = ["--port", str(port), "--tables-in-memory", str(TABLES_IN_MEMORY), "--workers", "1"]
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen([*command, *few, *roomy], stdout=log, stderr=log)
        try:
            yield wait(f"http://127.0.0.1:{port}"), running.pid
        finally:
            running.terminate()
            running.wait()


def wait(url: str) -> str:
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{url}/healthz").status_code == 200:
                return url
        time.sleep(0.1)
    raise TimeoutError(url)


async def soak(url: str, pid: int, minutes: int, people: int, pause: float) -> list[dict[str, float]]:
    done: Counter[str] = Counter()
    rows: list[dict[str, float]] = []
    tasks = [asyncio.create_task(visits(url, done, pause)) for _ in range(people)]
    spent, start = 0.0, time.monotonic()
    print(" ".join(f"{name:>10}" for name in COLUMNS), flush=True)
    for minute in range(1, minutes + 1):
        await asyncio.sleep(start + 60 * minute - time.monotonic())
        broken = [task for task in tasks if task.done()]
        if broken:
            await broken[0]
        row, spent = await sample(url, pid, minute, spent, done)
        rows.append(row)
        print(" ".join(f"{row[name]:>10.{1 if 'MB' in name or '%' in name else 0}f}" for name in COLUMNS), flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(", ".join(f"{number} {name}" for name, number in done.most_common()))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=60, help="three at least")
    parser.add_argument("--people", type=int, default=12, help="at a time")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before a move, on average")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as (url, pid):
        rows = asyncio.run(soak(url, pid, chosen.minutes, chosen.people, chosen.pause))
        wrong = [row for row in (Path(name) / "log").read_text().splitlines() if '"error"' in row]
    slopes = {column: growth(rows, column) for column in ("server MB", "workers MB")}
    print(", ".join(f"{column} {slope:+.1f} an hour" for column, slope in slopes.items()))
    print("\n".join(wrong) or "no errors in the log")
    sys.exit(bool(wrong) or max(slopes.values()) > MOST_GROWTH)


if __name__ == "__main__":
    main()

"""`kill -9` at random moments: every acknowledged move is there afterwards, no table is stuck, games finish."""

import contextlib
import json
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from ludoteca.core import replay
from ours import GAMES
from server.parts import Refused, Server, Someone
from server.services import nats, postgres

PATIENCE = 600.0


class Acknowledged(NamedTuple):
    table: str
    line: int
    seat: int
    move: str


class Player(threading.Thread):
    """Plays tables of a kind one after the other, through every crash, until it is told to finish the last one."""

    def __init__(self, servers: list[Server], game: str, bots: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.people = [Someone(server.url) for server in servers for _ in range(2)][:2]
        self.game = game
        self.bots = bots
        self.choice = random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.tables: list[str] = []
        self.finish = threading.Event()
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.finish.is_set():
                self._play()
        except BaseException as error:
            self.error = error

    def _persist(self, work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        """Asks again until the server is back. Every request here may be made twice."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return work(*arguments, **more)
            except httpx.HTTPError:
                assert time.monotonic() < deadline, "the server did not come back"
                time.sleep(0.05)

    def _play(self) -> None:
        ann, ben = self.people
        table = self._persist(ann.create, self.game, "me", "open", *[1] * self.bots, public=True)
        self._persist(ben.post, f"/tables/{table}/join", {"seat": 1})
        if self._persist(ann.state, table)["status"] == "open":
            with contextlib.suppress(Refused):
                self._persist(ann.post, f"/tables/{table}/start")
        self.tables.append(table)
        last, since = -1, 0.0
        while True:
            seen = self._persist(ann.state, table)
            if seen["status"] == "over":
                return
            if seen["line"] != last or not self.finish.is_set():
                last, since = seen["line"], time.monotonic()
            assert time.monotonic() - since < PATIENCE, f"table {table} is stuck at line {last}"
            turn = seen["turn"]
            if turn > 1:
                time.sleep(0.01)
                continue
            person = self.people[turn]
            mine = self._persist(person.state, table, turn)
            if mine["legal"]:
                move, ply = self.choice.choice(mine["legal"]), mine["ply"]
                line = self._persist(person.move, table, turn, move, ply)
                self.acknowledged.append(Acknowledged(table, line, turn, move))


def crash_and_check(servers: list[Server], kills: int, seed: int) -> None:
    choice = random.Random(seed)
    players = [Player(servers, game, bots, seed + bots) for game in GAMES for bots in (0, 1)]
    for player in players:
        player.start()
    for _ in range(kills):
        time.sleep(choice.uniform(0.05, 3.0))
        server = choice.choice(servers)
        server.kill()
        server.start()
        for player in players:
            assert player.error is None, player.error
    for player in players:
        player.finish.set()
    for player in players:
        player.join(PATIENCE * 3)
        assert player.error is None, player.error
        assert not player.is_alive(), "a game did not finish"
        _check(player)
    assert sum(len(player.acknowledged) for player in players) > kills


def _check(player: Player) -> None:
    ann = player.people[0]
    for table in player.tables:
        record = ann.get(f"/tables/{table}/record")
        assert replay(record.encode(), verify=True).finished
        mine = [move for move in player.acknowledged if move.table == table]
        assert _moves(record, (0, 1)) == [(move.seat, move.move) for move in mine]


def _moves(record: str, seats: tuple[int, ...]) -> list[tuple[int, str]]:
    lines = [json.loads(row) for row in record.splitlines()]
    return [(line["seat"], line["move"]) for line in lines if line.get("seat") in seats]


def sqlite(tmp_path: Path, kills: int) -> None:
    server = Server(tmp_path, "--workers", "1").start()
    try:
        crash_and_check([server], kills, kills)
    finally:
        server.stop()


def postgresql(tmp_path: Path, kills: int) -> None:
    with postgres() as database, nats() as broker:
        arguments = ("--workers", "1", "--database", database, "--broker", broker)
        servers = [Server(tmp_path, *arguments).start(wait=False) for _ in range(2)]
        try:
            for server in servers:
                server.ready()
            crash_and_check(servers, kills, kills)
        finally:
            for server in servers:
                server.stop()


def test_killed_on_sqlite(tmp_path: Path) -> None:
    sqlite(tmp_path, 3)


@pytest.mark.long
def test_killed_fifty_times_on_sqlite(tmp_path: Path) -> None:
    sqlite(tmp_path, 50)


@pytest.mark.long
def test_killed_twenty_times_on_postgresql(tmp_path: Path) -> None:
    postgresql(tmp_path, 20)

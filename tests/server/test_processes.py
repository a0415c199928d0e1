"""PostgreSQL and NATS really started: two server processes play the same tables, a worker thinks elsewhere."""

import asyncio
import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from alembic import command
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from ludoteca.cli import app
from ludoteca.core import replay, shelf
from ludoteca.server import broker
from ludoteca.server.bots import remote
from ludoteca.server.bots.pool import WorkerPool, WorkerSlot
from ludoteca.server.bots.queue import QueuedJob
from ludoteca.server.db import migrations
from ours import GAMES
from server.parts import Refused, Server, Someone, free_port
from server.push_service import PushService
from server.services import nats, postgres
from server.test_live import news, some_moves
from server.test_notifications import pair, subscribe
from server.test_notifications import play as take_turn
from server.test_operation import run
from server.test_permissions import closed
from server.test_presence import presence
from server.test_refusals import refused
from server.test_workload import TILES, job

TOLD_SOON = ("--private-endpoints", "--notice-delay", "2")


class Site(NamedTuple):
    one: Server
    two: Server
    database: str
    broker: str


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data = tmp_path_factory.mktemp("site")
    with postgres() as database, nats() as broker:
        arguments = ("--database", database, "--broker", broker, "--workers", "1", *TOLD_SOON)
        servers = [Server(data, *arguments).start(wait=False) for _ in range(2)]
        for server in servers:
            server.ready()
        yield Site(servers[0], servers[1], database, broker)
        for server in servers:
            server.stop()
            assert not server.errors()


def elsewhere(person: Someone, server: Server) -> Someone:
    """The same person at another server."""
    other = Someone(server.url)
    other.id, other.token = person.id, person.token
    other.http.headers["Authorization"] = f"Bearer {person.token}"
    return other


def listen(person: Someone, table: str, seat: int, choice: random.Random, out: list[Any]) -> None:
    with person.live(table, seat) as channel:
        out.append(play(channel, seat, choice))


def play(channel: ClientConnection, seat: int, choice: random.Random) -> Any:
    """Plays a seat over its live connection until the game is over; the last state."""
    while True:
        seen = news(channel).get("state")
        if seen is None:
            continue
        if seen["status"] == "over":
            return seen
        if seen["legal"]:
            move = choice.choice(seen["legal"])
            channel.send(json.dumps({"type": "move", "seat": seat, "move": move, "ply": seen["ply"]}))


@pytest.mark.parametrize("game", GAMES)
def test_two_servers_play_one_table(site: Site, game: str) -> None:
    """Ann at one server, Ben at the other, a bot between them."""
    ann, ben = Someone(site.one.url, "Ann"), Someone(site.two.url, "Ben")
    players = 3 if 3 in shelf.box(game).seats else 2
    table = ann.create(game, "me", "open", *[1] * (players - 2), public=True)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    ends: list[Any] = []
    threads = [
        threading.Thread(target=listen, args=(person, table, seat, random.Random(seat), ends), daemon=True)
        for seat, person in enumerate((ann, ben))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
    assert len(ends) == 2
    assert ends[0]["result"] == ends[1]["result"] is not None
    assert replay(ben.get(f"/tables/{table}/record").encode(), verify=True).finished


def test_two_writers_cannot_both_have_a_line(site: Site) -> None:
    """Both servers write to one table at the same time: every word is there, once, and the lines have no gap."""
    ann = Someone(site.one.url)
    table = ann.create("dokmus", "me", "me", start=True)
    people = [ann, elsewhere(ann, site.two)]

    def talk(person: Someone, side: int) -> None:
        for number in range(15):
            person.post(f"/tables/{table}/chat", {"text": f"{side} {number}"})

    threads = [threading.Thread(target=talk, args=(person, side)) for side, person in enumerate(people)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lines = people[1].get(f"/tables/{table}/lines")
    assert lines == people[0].get(f"/tables/{table}/lines")
    assert [line["line"] for line in lines] == list(range(len(lines)))
    said = sorted(line["text"] for line in lines if line["kind"] == "chat")
    assert said == sorted(f"{side} {number}" for side in range(2) for number in range(15))


def test_what_happens_to_a_person_is_known_at_both_servers(site: Site) -> None:
    """A new name, an ended session, words taken back."""
    ann, ben = Someone(site.one.url, "Ann"), Someone(site.two.url, "Ben")
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    ben.post(f"/tables/{table}/chat", {"text": "my address is"})
    here = elsewhere(ben, site.one)
    with ann.live(table, 0) as channel, here.live(table, 1) as own:
        assert news(channel)["state"]["seats"][1]["name"] == "Ben"
        ben.ask("PUT", "/me", {"name": "Benjamin"})
        assert news(channel)["state"]["seats"][1]["name"] == "Benjamin"
        ben.ask("DELETE", "/me")
        with pytest.raises(ConnectionClosed):
            list(own)
    with pytest.raises(Refused):
        here.get("/me")
    assert "my address is" not in json.dumps(ann.get(f"/tables/{table}/lines"))


def test_who_is_there_is_known_at_both_servers(site: Site) -> None:
    ann, ben = Someone(site.one.url, "Ann"), Someone(site.two.url, "Ben")
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    with ann.live(table, 0) as channel:
        with ben.live(table, 1) as own:
            assert presence(channel)["here"] == [ben.id]
            assert presence(own)["here"] == [ann.id]
        gone = presence(channel)
        assert gone["here"] == []
        assert gone["away"][ben.id] == pytest.approx(time.time(), abs=20)


def test_two_people_cannot_both_use_a_link(site: Site) -> None:
    """At both servers at once: one sits down, the other is told that the seat is gone."""
    ann = Someone(site.one.url)
    for _ in range(5):
        table = ann.create("dokmus", "me", "link")
        invite = ann.get(f"/tables/{table}/seats/1/invite")["invite"]
        people = [Someone(server.url) for server in (site.one, site.two)]
        answers: list[httpx.Response] = []

        def use(person: Someone, table: str = table, invite: str = invite, answers: Any = answers) -> None:
            answers.append(person.http.post(f"/tables/{table}/join", json={"invite": invite}))

        threads = [threading.Thread(target=use, args=(person,)) for person in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        late = next(answer.json()["refusal"] for answer in answers if answer.status_code == 409)
        assert late["reason"] in ("seat-taken", "invite-used")
        sitting = [line for line in ann.get(f"/tables/{table}/lines") if line.get("sitter", {}).get("kind") == "person"]
        assert len(sitting) == 2


def test_news_that_the_broker_lost(site: Site, tmp_path: Path) -> None:
    """It is gone while Ben moves at one server; Ann, who watches at the other, sees the move when it is back."""
    port = free_port()
    with nats(port) as broker:
        arguments = ("--database", site.database, "--broker", broker, "--workers", "1")
        servers = [Server(tmp_path, *arguments).start() for _ in range(2)]
    ann, ben = (Someone(server.url) for server in servers)
    try:
        table = ann.create("dokmus", "me", "open", public=True)
        with ann.live(table, 0) as channel:
            news(channel)
            ben.post(f"/tables/{table}/join", {})
            servers[1].kill()
            with nats(port):
                assert news(channel)["state"]["seats"][1]["person"] == ben.id
    finally:
        for server in servers:
            server.stop()


def test_two_decisions_for_one_position(site: Site) -> None:
    """The same seat plays different moves at both servers: one wins, the other is told that it is stale."""
    ann = Someone(site.one.url)
    table = ann.create("dokmus", "me", "me", start=True)
    people = [ann, elsewhere(ann, site.two)]
    turn = ann.state(table)["turn"]
    legal = ann.state(table, turn)["legal"]
    answers: list[int] = []

    def decide(person: Someone, move: str) -> None:
        body = {"seat": turn, "move": move, "ply": 0}
        answers.append(person.http.post(f"/tables/{table}/moves", json=body).status_code)

    threads = [threading.Thread(target=decide, args=(person, legal[k])) for k, person in enumerate(people)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 409]
    assert ann.state(table)["ply"] == 1


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/login/passkey", {"ticket": "a\0b", "credential": {}}),
        ("GET", "/invites/a%00b", None),
    ],
)
def test_texts_that_are_none(site: Site, method: str, path: str, body: Any) -> None:
    """PostgreSQL takes no zero in a text."""
    refused(400, "malformed", lambda: Someone(site.one.url).ask(method, path, body))


def test_nobody_is_called_by_what_cannot_be_seen(site: Site) -> None:
    ann = Someone(site.one.url, "a\0b")
    assert ann.get("/me")["name"] == "ab"
    assert ann.ask("PUT", "/me", {"name": "\u202eevil"})["name"] == "evil"
    mine = {"login": "a\0b", "password": "correct horse"}
    assert ann.post("/account/password", mine)["login"] == "ab"
    assert ann.post("/login", mine)["id"] == ann.id


def test_what_a_host_does_is_known_at_both_servers(site: Site) -> None:
    ann = Someone(site.one.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0) as here, elsewhere(ann, site.two).live(table, 0) as there:
        for channel in (here, there):
            channel.recv(10)
        done = CliRunner().invoke(app, ["admin", "--database", site.database, "close", table])
        assert done.exit_code == 0, done.output
        for channel in (here, there):
            assert '"abandoned"' in str(channel.recv(10))


def test_a_worker_elsewhere_thinks(site: Site, tmp_path: Path) -> None:
    log = tmp_path / "worker.log"
    with log.open("wb") as out:
        worker = subprocess.Popen(
            [sys.executable, "-m", "ludoteca.server", "worker", "--broker", site.broker, "--workers", "1"],
            stdout=out,
            stderr=out,
        )
    try:
        deadline = time.monotonic() + 60
        while "worker ready" not in log.read_text():
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.1)
        ann = Someone(site.one.url)
        table = ann.create("dokmus", "me", "me", start=True)
        turn = ann.state(table)["turn"]
        assert ann.get(f"/tables/{table}/hint", seat=turn)["move"] in ann.state(table, turn)["legal"]
        worker.terminate()
        assert worker.wait(20) == 0
        other = ann.create("dokmus", "me", 1, start=True)
        while (seen := ann.state(other, 0))["ply"] < 4:
            assert time.monotonic() < deadline + 60
            if seen["legal"]:
                ann.move(other, 0, seen["legal"][0], seen["ply"])
    finally:
        worker.kill()


def test_a_backup_moves_from_one_database_to_the_other(site: Site, tmp_path: Path) -> None:
    ann = Someone(site.one.url)
    table = ann.create("dokmus", "me", "me", start=True)
    some_moves(ann, table, 6)
    lines = ann.get(f"/tables/{table}/lines", seat=0)
    copy = str(tmp_path / "copy.gz")
    assert run("backup", copy, "--database", site.database).returncode == 0
    assert run("restore", copy, "--data", str(tmp_path / "data")).returncode == 0
    server = Server(tmp_path / "data").start()
    try:
        assert elsewhere(ann, server).get(f"/tables/{table}/lines", seat=0) == lines
    finally:
        server.stop()


def test_the_migrations_make_the_schema_on_postgresql(site: Site) -> None:
    async def check() -> None:
        engine = create_async_engine(site.database)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.check(migrations.config(sync)))
        await engine.dispose()

    asyncio.run(check())


@pytest.mark.parametrize("how", ["leaves", "is freed"])
def test_a_seat_lost_at_one_server_blinds_a_connection_at_the_other(site: Site, how: str) -> None:
    """What is told of a line is decided by the seats at that line: the other server cannot tell more, only later."""
    ann, cleo = Someone(site.one.url, "Ann"), Someone(site.one.url, "Cleo")
    ben = Someone(site.two.url, "Ben")
    table = ann.create("elfenland", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {"seat": 1})
    with ben.live(table, 1) as channel:
        assert news(channel)["state"]["eyes"] == 1
        if how == "leaves":
            elsewhere(ben, site.one).post(f"/tables/{table}/leave", {"seat": 1})
        else:
            ann.ask("PUT", f"/tables/{table}/seats/1", {"who": "open"})
        refused(403, "not-your-seat", lambda: ben.state(table, 1))
        cleo.post(f"/tables/{table}/join", {"seat": 1})
        ann.post(f"/tables/{table}/start")
        told: list[Any] = []
        while not told or told[-1]["status"] == "open":
            told.append(news(channel)["state"])
        assert {(state["eyes"], state["legal"] is None) for state in told} == {(None, True)}
        assert told[-1]["view"] == ann.state(table)["view"]


def test_a_private_seat_lost_at_one_server_hangs_up_at_the_other(site: Site) -> None:
    ann, ben = Someone(site.one.url), Someone(site.two.url)
    table = ann.create("dokmus", "me", "link")
    ben.post(f"/tables/{table}/join", {"invite": ann.get(f"/tables/{table}/seats/1/invite")["invite"]})
    with ben.live(table, 1) as channel:
        news(channel)
        ann.ask("PUT", f"/tables/{table}/seats/1", {"who": "bot", "level": 1})
        assert closed(channel) == (4404, "not-seated")


def written_by_hand(site: Site, table: str, line: int) -> None:
    """A line that no rules allow, as a faulty process might write it."""
    statement = text("INSERT INTO lines (table_id, line, kind, body, at) VALUES (:table, :line, 'move', :body, 0)")
    body = json.dumps({"seat": 0, "move": "nonsense", "chance": []})

    async def write() -> None:
        engine = create_async_engine(site.database)
        async with engine.begin() as connection:
            await connection.execute(statement, {"table": table, "line": line, "body": body})
        await engine.dispose()

    asyncio.run(write())


def test_a_table_that_breaks_is_broken_at_both_servers(site: Site) -> None:
    """Both have it in memory when a line comes that cannot be replayed; another table goes on."""
    ann = Someone(site.one.url)
    there = elsewhere(ann, site.two)
    bad, good = (ann.create("dokmus", "me", "me", start=True) for _ in range(2))
    line = there.state(bad)["line"]
    with there.live(bad, 0) as channel:
        news(channel)
        written_by_hand(site, bad, line + 1)
        for person in (ann, there):
            refused(409, "table-broken", lambda person=person: person.state(bad))
        assert closed(channel) == (4404, "table-broken")
    for person in (ann, there):
        assert {mine["id"]: mine["status"] for mine in person.get("/me/tables")} == {bad: "broken", good: "running"}
        some_moves(person, good, 1)


def test_a_session_ended_at_one_server_hangs_up_at_the_other(site: Site) -> None:
    ann = Someone(site.one.url)
    mine = {"login": f"ann{random.randrange(10**9)}", "password": "correct horse"}
    ann.post("/account/password", mine)
    table = ann.create("dokmus", "me", "me", start=True)
    with elsewhere(ann, site.two).live(table, 0) as channel:
        news(channel)
        other = Someone(site.one.url)
        other.http.headers.pop("Authorization")
        other.post("/login", mine)
        other.ask("DELETE", "/account/sessions")
        assert closed(channel) == (4401, "no-guest")
    refused(401, "no-guest", lambda: ann.get("/me"))


def admin(site: Site, *words: str) -> None:
    done = CliRunner().invoke(app, ["admin", "--database", site.database, *words])
    assert done.exit_code == 0, done.output


def test_who_is_shut_out_is_out_at_both_servers(site: Site) -> None:
    ann = Someone(site.one.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0) as here, elsewhere(ann, site.two).live(table, 0) as there:
        for channel in (here, there):
            news(channel)
        admin(site, "ban", ann.id)
        assert closed(here) == closed(there) == (4401, "banned")


def test_a_removed_line_vanishes_at_both_servers(site: Site) -> None:
    ann = Someone(site.one.url)
    table = ann.create("dokmus", "me", "me", start=True)
    line = ann.post(f"/tables/{table}/chat", {"text": "rude words"})["line"]
    with ann.live(table, 0) as here, elsewhere(ann, site.two).live(table, 0) as there:
        for channel in (here, there):
            assert "rude words" in json.dumps(news(channel))
        admin(site, "remove-line", table, str(line))
        for channel in (here, there):
            assert [(one["line"], one["text"]) for one in news(channel)["lines"]] == [(line, "")]


def test_data_of_ones_own_are_tried_out_at_either_server(site: Site) -> None:
    """What one server laid out, the other plays."""
    for one, two in ((site.one, site.two), (site.two, site.one)):
        ann = Someone(one.url)
        refused(422, "tiles-format", lambda ann=ann: ann.create("dokmus", "me", "me", options={"tiles": {"faces": 7}}))
        table = ann.create("dokmus", "me", "me", options={"tiles": TILES}, start=True)
        some_moves(elsewhere(ann, two), table, 2)


def test_a_hint_that_nobody_waits_for_is_not_begun_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    serve, called_off = WorkerSlot._serve, asyncio.Event()

    async def noted(self: WorkerSlot, queued: QueuedJob) -> None:
        begun.append(queued.job.table)
        if queued.job.table == "first":
            await called_off.wait()
        await serve(self, queued)

    monkeypatch.setattr(WorkerSlot, "_serve", noted)

    async def test(url: str) -> None:
        stop, client, home = asyncio.Event(), await broker.connect(url), WorkerPool(1)
        worker = asyncio.create_task(remote.work(url, 1, stop))
        await asyncio.sleep(1)
        asked = remote.RemoteRunner(client, home)
        first = asyncio.create_task(asked.run(job(5, table="first")))
        hints = [asyncio.create_task(asked.run(job(4, table=f"hint {n}", hint=True))) for n in range(9)]
        await asyncio.sleep(0.5)
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        await asyncio.sleep(0.5)
        called_off.set()
        await first
        await asked.run(job(4, table="last", hint=True))
        stop.set()
        await worker
        await client.close()

    with nats() as url:
        asyncio.run(test(url))
    assert begun == ["first", "last"]


def test_one_of_two_processes_tells_somebody_who_looks_at_neither(site: Site) -> None:
    """Ben looks at the table at one process while the other may decide; then he looks at neither, and is told once."""
    service = PushService()
    try:
        ann, ben, table = pair(site.one)
        subscribe(ben, service.browser())
        with elsewhere(ben, site.two).live(table) as channel:
            channel.recv()
            take_turn(ann, table)
            service.quiet(6)
        take_turn(ben, table)
        take_turn(ann, table)
        service.next(60)
        service.quiet(5)
    finally:
        service.close()

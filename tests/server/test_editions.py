"""Tables begun under an older version of the rules, or under one that nobody here knows."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from ludoteca.core import replay
from ludoteca.server.db import schema, table_store
from ludoteca.server.db.engine import sqlite_engine
from ludoteca.tables import creation
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.log import LogEntry, from_json
from ludoteca.tables.state import TableSetup
from server.parts import Refused, Server, Someone

RUNNING = Path(__file__).parents[1] / "running" / "tindaya-1"
AT = time.time() - 1000


def rows(lines: list[Any], sitters: list[dict[str, Any]], host: str) -> list[LogEntry]:
    """A record as the lines of a table."""
    entries: list[tuple[str, dict[str, Any]]] = [("open", {}), *(("sit", sitter) for sitter in sitters)]
    entries.append(("start", {"chance": []}))
    for line in lines:
        if "chance" in line:
            entries[-1][1]["chance"].append(line)
        else:
            entries.append(("move", {"seat": line["seat"], "move": line["move"], "chance": []}))
    return [LogEntry(number, from_json(kind, body), host, AT) for number, (kind, body) in enumerate(entries)]


def stored(server: Server, name: str, host: str, bot: int | None = None, rules: str = "1") -> str:
    """Puts a kept running game into the database, as an older server left it there; returns the id of its table."""
    header, *lines = [json.loads(line) for line in (RUNNING / f"{name}.jsonl").read_text().splitlines()]
    setup = TableSetup(
        id=creation.fresh_id(),
        game=header["game"],
        rules="1",
        players=header["players"],
        options=header["options"],
        seed="0" * 64,
        host=host,
        public=True,
        clock=TimeControl(),
        away_level=1,
        created=AT,
    )
    sitters: list[dict[str, Any]] = [
        {"seat": seat, "kind": "bot", "level": 1} if seat == bot else {"seat": seat, "kind": "person", "person": host}
        for seat in range(setup.players)
    ]
    history = rows(lines, sitters, host)
    match = table_store.replayed(table_store.Stored(setup, history), [])
    engine = sqlite_engine(f"sqlite:///{server.data / 'ludoteca.db'}")
    with engine.begin() as connection:
        table_store.create(connection, setup)
        table_store.append(connection, [table_store.written(match, history, 0.0)])
        connection.execute(update(schema.tables).where(schema.tables.c.id == setup.id).values(rules=rules))
    engine.dispose()
    return setup.id


def test_a_table_of_the_first_edition_is_finished_under_it(server: Server) -> None:
    """Tindaya T32.1: whoever explored may still receive a dowry there. The bot plays by the same rules."""
    ann = Someone(server.url)
    seat = 1
    table = stored(server, "dowry-received", ann.id, bot=1 - seat)
    assert ann.get(f"/tables/{table}")["rules"] == "1"
    assert [mine["id"] for mine in ann.get("/me/tables")] == [table]
    seen = ann.state(table, seat)
    assert seen["turn"] == seat
    ann.move(table, seat, "cancel", seen["ply"])
    seen = ann.state(table, seat)
    assert "dowry 0 receive" in seen["legal"]
    deadline = time.monotonic() + 100
    while seen["status"] == "running" and time.monotonic() < deadline:
        if seen["turn"] == seat:
            calm = [move for move in ("pass", "end", "done", "stop", "decline", "refuse") if move in seen["legal"]]
            ann.move(table, seat, (calm or seen["legal"])[0], seen["ply"])
        else:
            time.sleep(0.05)
        seen = ann.state(table, seat)
    assert seen["status"] == "over"
    record = ann.get(f"/tables/{table}/record")
    assert json.loads(record.split("\n", 1)[0])["rules"] == "1"
    assert replay(record.encode()).finished
    again = ann.post(f"/tables/{table}/rematch")
    assert again["rules"] == "2"


def test_a_table_of_unknown_rules_is_refused_and_harms_nobody(server: Server) -> None:
    """It says which version it follows; lists, other tables and bots go on; whoever sits there can still leave the
    table."""
    ann = Someone(server.url)
    table = stored(server, "dowry-received", ann.id, bot=1, rules="7")
    other = ann.create("dokmus", "me", 1, start=True)
    for path in (f"/tables/{table}", f"/tables/{table}/state", f"/tables/{table}/record"):
        with pytest.raises(Refused) as refused:
            ann.get(path)
        assert (refused.value.status, refused.value.reason) == (409, "rules-version")
    with pytest.raises(ConnectionClosed) as closed, ann.live(table) as channel:
        channel.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "rules-version"
    assert [(mine["id"], mine["status"]) for mine in ann.get("/me/tables")] == [(other, "running"), (table, "broken")]
    assert table not in [public["id"] for public in ann.get("/tables")]
    deadline = time.monotonic() + 60
    while ann.state(other)["turn"] != 0 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert ann.state(other)["turn"] == 0
    assert not server.errors()
    ann.ask("DELETE", "/me")

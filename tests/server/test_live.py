"""The live connection: exactly what was missed, once and in order."""

import json
import random
from typing import Any

from websockets.sync.client import ClientConnection

from server.parts import Server, Someone


def news(channel: ClientConnection) -> Any:
    """The next news."""
    while True:
        message = json.loads(channel.recv(20))
        if message["type"] == "news":
            return message


def some_moves(ann: Someone, table: str, count: int) -> None:
    choice = random.Random(count)
    for _ in range(count):
        turn = ann.state(table)["turn"]
        seen = ann.state(table, turn)
        ann.move(table, turn, choice.choice(seen["legal"]), seen["ply"])


def test_who_reconnects_gets_exactly_what_was_missed(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    known: list[Any] = []
    for count in (0, 3, 7, 1):
        some_moves(ann, table, count)
        with ann.live(table, 0, len(known) - 1) as channel:
            known += news(channel)["lines"] if count or not known else []
    assert known == ann.get(f"/tables/{table}/lines", seat=0)
    assert [line["line"] for line in known] == list(range(len(known)))


def test_nothing_missed_nothing_sent(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    last = ann.get(f"/tables/{table}")["line"]
    with ann.live(table, 0, last) as channel:
        channel.send('{"type": "ping", "id": "p"}')
        assert json.loads(channel.recv(10))["type"] == "beat"
        ann.post(f"/tables/{table}/chat", {"text": "hello"})
        message = news(channel)
        assert [line["kind"] for line in message["lines"]] == ["chat"]
        assert "state" not in message


def test_another_name_is_news(server: Server) -> None:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "open", public=True)
    with ann.live(table, 0) as channel:
        assert news(channel)["state"]["seats"][0]["name"] == "Ann"
        ben.post(f"/tables/{table}/join", {})
        assert news(channel)["state"]["seats"][1]["name"] == "Ben"
        ben.ask("PUT", "/me", {"name": "Benjamin"})
        message = news(channel)
        assert message["lines"] == []
        assert message["state"]["seats"][1]["name"] == "Benjamin"
    assert ann.get(f"/tables/{table}")["seats"][1]["name"] == "Benjamin"


def test_changing_eyes(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0) as channel:
        assert news(channel)["state"]["eyes"] == 0
        channel.send('{"type": "look", "seat": 1}')
        other = news(channel)
        assert other["state"]["eyes"] == 1
        assert other["lines"] == ann.get(f"/tables/{table}/lines", seat=1)
        channel.send('{"type": "look"}')
        assert news(channel)["state"]["eyes"] is None


def test_moves_chat_and_take_back_live(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    turn = ann.state(table)["turn"]
    with ann.live(table, turn) as channel:
        seen = news(channel)["state"]
        move = {"type": "move", "seat": turn, "move": seen["legal"][0], "ply": 0, "id": "m"}
        channel.send(json.dumps(move))
        assert json.loads(channel.recv(10)) == {"type": "done", "id": "m", "line": seen["line"] + 1}
        assert news(channel)["lines"][0]["move"] == seen["legal"][0]
        channel.send(json.dumps(move | {"move": "nonsense", "ply": 1}))
        assert json.loads(channel.recv(10))["type"] == "refused"
        channel.send(json.dumps({"type": "back", "seat": turn, "ply": 0}))
        assert news(channel)["lines"][0]["kind"] == "back"
        channel.send('{"type": "chat", "text": "sorry"}')
        assert news(channel)["lines"][0]["text"] == "sorry"


def test_a_client_that_does_not_read_loses_nothing(server: Server) -> None:
    """It gets several lines at once, in order."""
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0, max_queue=1) as channel:
        some_moves(ann, table, 40)
        last = ann.get(f"/tables/{table}")["line"]
        lines: list[int] = []
        while not lines or lines[-1] < last:
            lines += [line["line"] for line in news(channel)["lines"]]
    assert lines == list(range(last + 1))

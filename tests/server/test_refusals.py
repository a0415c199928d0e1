"""Whatever is wrong is refused clearly, changes nothing and tells nothing."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.parts import Refused, Server, Someone


class Setting:
    """A private table of Ann and Ben, and Eve, who does not sit there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann, self.ben, self.eve = (Someone(server.url, name) for name in ("Ann", "Ben", "Eve"))
        self.table = self.ann.create("dokmus", "me", "link")
        invite = self.ann.get(f"/tables/{self.table}/seats/1/invite")["invite"]
        self.ben.post(f"/tables/{self.table}/join", {"invite": invite})
        self.ann.post(f"/tables/{self.table}/start")
        self.turn: int = self.ann.state(self.table)["turn"]
        self.mover = (self.ann, self.ben)[self.turn]
        self.waiter = (self.ben, self.ann)[self.turn]
        self.legal: list[str] = self.mover.state(self.table, self.turn)["legal"]

    def everything(self) -> list[Any]:
        return [
            person.get(f"/tables/{self.table}/lines", seat=seat) for seat, person in enumerate((self.ann, self.ben))
        ]


@pytest.fixture
def setting(server: Server) -> Iterator[Setting]:
    """Whatever a test does, the table stays as it was."""
    made = Setting(server)
    before = made.everything()
    yield made
    assert made.everything() == before


def refused(status: int, reason: str, work: Any) -> None:
    with pytest.raises(Refused) as caught:
        work()
    assert (caught.value.status, caught.value.reason) == (status, reason)


def test_wrong_seat(setting: Setting) -> None:
    table, turn, move = setting.table, setting.turn, setting.legal[0]
    refused(403, "not-your-seat", lambda: setting.waiter.move(table, turn, move, 0))
    refused(422, "not-your-turn", lambda: setting.waiter.move(table, 1 - turn, move, 0))
    refused(403, "not-your-seat", lambda: setting.eve.move(table, turn, move, 0))
    refused(403, "not-your-seat", lambda: setting.mover.move(table, 7, move, 0))
    refused(403, "not-your-seat", lambda: setting.waiter.state(table, turn))
    for path in ("resign", "abandon", "return", "back"):
        refused(403, "not-your-seat", lambda path=path: setting.eve.post(f"/tables/{table}/{path}", {"seat": turn}))
    refused(403, "not-your-seat", lambda: setting.eve.get(f"/tables/{table}/hint", seat=turn))
    with pytest.raises(Refused) as caught:
        setting.waiter.get(f"/tables/{table}/whynot", seat=1 - turn, move=move)
    assert (caught.value.rule, caught.value.reason) == ("D3.6", "not-your-turn")
    refused(403, "not-your-seat", lambda: setting.eve.get(f"/tables/{table}/whynot", seat=turn, move=move))
    refused(403, "not-your-seat", lambda: setting.eve.get(f"/tables/{table}/preview", seat=turn, move=move))
    refused(403, "not-seated", lambda: setting.eve.post(f"/tables/{table}/chat", {"text": "hello"}))
    refused(403, "not-the-host", lambda: setting.ben.post(f"/tables/{table}/start"))


def test_wrong_table(setting: Setting) -> None:
    """A private table looks to a stranger as if it did not exist."""
    for table in (setting.table, "nosuchtable"):
        refused(404, "no-such-table", lambda table=table: setting.eve.get(f"/tables/{table}"))
        refused(404, "no-such-table", lambda table=table: setting.eve.state(table))
        refused(404, "no-such-table", lambda table=table: setting.eve.get(f"/tables/{table}/lines"))
        refused(404, "no-such-table", lambda table=table: setting.eve.get(f"/tables/{table}/record"))
        refused(404, "no-such-table", lambda table=table: setting.eve.post(f"/tables/{table}/join", {}))
        with setting.eve.live(table) as channel, pytest.raises(ConnectionClosed) as closed:
            channel.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    refused(404, "no-such-table", lambda: setting.ann.move("nosuchtable", 0, setting.legal[0], 0))


def test_illegal_moves(setting: Setting) -> None:
    table, turn = setting.table, setting.turn
    with pytest.raises(Refused, match="422"):
        setting.mover.move(table, turn, "start\u0000", 0)
    for text in ("place a1", "draft 9", "nonsense", "start zz", "👑", "start " + "c" * 250):
        with pytest.raises(Refused) as caught:
            setting.mover.move(table, turn, text, 0)
        assert caught.value.status == 422
        assert caught.value.rule != "table"
        answer = setting.mover.get(f"/tables/{table}/whynot", seat=turn, move=text)
        assert answer["refusal"]["reason"] == caught.value.reason
    answer = setting.mover.get(f"/tables/{table}/whynot", seat=turn, move=setting.legal[0])
    assert answer == {"refusal": None}


def test_stale_ply(setting: Setting) -> None:
    refused(409, "stale", lambda: setting.mover.move(setting.table, setting.turn, setting.legal[0], 1))
    refused(409, "stale", lambda: setting.mover.move(setting.table, setting.turn, setting.legal[0], 99999))


def test_the_same_move_twice_is_played_once(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    turn = ann.state(table)["turn"]
    move = ann.state(table, turn)["legal"][0]
    ann.move(table, turn, move, 0)
    ann.move(table, turn, move, 0)
    assert ann.state(table)["ply"] == 1
    lines = ann.get(f"/tables/{table}/lines")
    assert [line["kind"] for line in lines].count("move") == 1


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"seat": -1, "move": "x", "ply": 0}',
        b'{"seat": 0, "move": 5, "ply": 0}',
        b'{"seat": 0, "move": "x"}',
        b'{"seat": 0, "move": "", "ply": 0}',
        b'{"seat": 1e999, "move": "x", "ply": 0}',
        b"[" * 20_000,
    ],
)
def test_malformed_bodies(setting: Setting, body: bytes) -> None:
    address = f"{setting.server.url}/api/tables/{setting.table}/moves"
    headers = {"Authorization": f"Bearer {setting.mover.token}", "Content-Type": "application/json"}
    answer = httpx.post(address, content=body, headers=headers, timeout=30)
    assert answer.status_code == 400
    assert answer.json()["refusal"]["reason"] == "malformed"


def test_huge_bodies(setting: Setting) -> None:
    address = f"{setting.server.url}/api/tables/{setting.table}/moves"
    headers = {"Authorization": f"Bearer {setting.mover.token}", "Content-Type": "application/json"}
    body = json.dumps({"seat": 0, "move": "x" * 200_000, "ply": 0}).encode()
    answer = httpx.post(address, content=body, headers=headers, timeout=30)
    assert answer.status_code == 413
    assert answer.json()["refusal"]["reason"] == "too-large"


def test_malformed_and_huge_live_messages(setting: Setting) -> None:
    with setting.mover.live(setting.table, setting.turn) as channel:
        assert json.loads(channel.recv(10))["type"] == "news"
        for text in (
            "",
            "{",
            "null",
            '{"type": "dance"}',
            '{"type": "move", "seat": 0}',
            "[" * 5000,
            '{"type":"look","seat":9}',
        ):
            channel.send(text)
            assert json.loads(channel.recv(10))["type"] == "refused"
        channel.send(json.dumps({"type": "look", "seat": 1 - setting.turn}))
        assert json.loads(channel.recv(10))["state"]["eyes"] is None
        channel.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            channel.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_too_many_live_messages(setting: Setting) -> None:
    """They are read one after the other, in their time; the others are served meanwhile."""
    with setting.mover.live(setting.table, setting.turn) as channel:
        channel.recv(10)
        for number in range(300):
            channel.send(json.dumps({"type": "ping", "id": str(number)}))
        with setting.waiter.live(setting.table, 1 - setting.turn) as other:
            other.recv(10)
            other.send('{"type": "ping", "id": "other"}')
            assert next(answered(other)) == "other"
        assert [*islice(answered(channel), 300)] == [str(number) for number in range(300)]


def answered(channel: Any) -> Iterator[str]:
    """The requests that are answered, one after the other; who comes and goes is told in between."""
    while True:
        message = json.loads(channel.recv(20))
        if message["type"] != "presence":
            yield message["id"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "https://sub.example"},
    ],
)
def test_foreign_origins(setting: Setting, headers: dict[str, str]) -> None:
    """A foreign page is not served, although the browser adds the cookie."""
    cookies = {"ludoteca": setting.mover.token}
    body = {"seat": setting.turn, "move": setting.legal[0], "ply": 0}
    address = f"{setting.server.url}/api/tables/{setting.table}/moves"
    answer = httpx.post(address, json=body, headers=headers, cookies=cookies, timeout=30)
    assert answer.status_code == 403
    assert answer.json()["refusal"]["reason"] == "foreign-origin"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_live_connections_of_foreign_pages(setting: Setting, origin: str) -> None:
    with pytest.raises(InvalidStatus), setting.mover.live(setting.table, setting.turn, origin=origin):
        pass


def test_our_own_origin_is_served(server: Server) -> None:
    origin = server.url
    answer = httpx.post(
        f"{server.url}/api/me", json={}, headers={"Origin": origin, "Sec-Fetch-Site": "same-origin"}, timeout=30
    )
    assert answer.status_code == 200


def test_strangers_must_introduce_themselves(setting: Setting) -> None:
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": f"Bearer {setting.ann.token[:-1]}x"}):
        answer = httpx.get(f"{setting.server.url}/api/me", headers=headers, timeout=30)
        assert answer.status_code == 401
        assert answer.json()["refusal"]["reason"] == "no-guest"


def test_unknown_addresses(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/nothing/here", timeout=30)
    assert answer.status_code == 404
    assert answer.json()["refusal"]["reason"] == "no-such-page"
    assert httpx.get(f"{server.url}/../../etc/passwd", timeout=30).text.startswith("<!doctype html>")
    assert httpx.get(f"{server.url}/%2e%2e/%2e%2e/settings.py", timeout=30).text.startswith("<!doctype html>")


def test_wrong_tables_are_not_made(server: Server) -> None:
    ann = Someone(server.url)
    me = {"who": "me"}
    for body, status in (
        ({"game": "chess", "seats": [me, me]}, 422),
        ({"game": "dokmus", "seats": [me]}, 422),
        ({"game": "dokmus", "seats": [me] * 9}, 422),
        ({"game": "dokmus", "seats": [me, me], "options": {"nonsense": 1}}, 422),
        ({"game": "dokmus", "seats": [me, {"who": "king"}]}, 400),
        ({"game": "dokmus", "seats": [me, {"who": "bot", "level": 0}]}, 400),
        ({"game": "dokmus", "seats": [me, me], "clock": {"kind": "live", "bank": -5}}, 400),
        ({"game": "dokmus", "seats": [me, {"who": "open"}], "start": True}, 409),
    ):
        with pytest.raises(Refused) as caught:
            ann.post("/tables", body)
        assert caught.value.status == status, body
    assert ann.get("/me/tables") == []

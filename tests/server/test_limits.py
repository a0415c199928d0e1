"""Limits of requests: for each household, also behind a proxy, and none that a person who is quick would meet."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from ludoteca.server.http.rate_limits import TokenBucket
from ludoteca.server.http.security import neighbourhood
from server.parts import Server, Someone

TOO_MANY = 4029
FEW = ("--requests-per-second", "2", "--sockets-per-address", "3", "--logins-per-minute", "2")


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server with low limits."""
    running = Server(tmp_path, *FEW).start()
    yield running
    running.stop()
    assert not running.errors()


def code(channel: ClientConnection) -> int | None:
    """How the server hung up."""
    with pytest.raises(ConnectionClosed) as closed:
        list(iter(lambda: channel.recv(10), None))
    return None if closed.value.rcvd is None else closed.value.rcvd.code


@pytest.mark.parametrize(
    ("host", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_one_household(host: str, household: str) -> None:
    assert neighbourhood(host) == household


def test_a_bucket_is_empty_after_its_burst() -> None:
    bucket = TokenBucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True] * 3 + [False] * 2
    assert bucket.pause == 1000


def test_so_many_live_connections_from_one_address(small: Server) -> None:
    ann = Someone(small.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with contextlib.ExitStack() as open_ones:
        channels = [open_ones.enter_context(ann.live(table, 0)) for _ in range(3)]
        for channel in channels:
            assert json.loads(channel.recv(10))["type"] == "news"
        with ann.live(table, 0) as fourth:
            assert code(fourth) == TOO_MANY
    with ann.live(table, 0) as channel:
        assert json.loads(channel.recv(10))["type"] == "news"


def test_so_many_handshakes(small: Server) -> None:
    ann = Someone(small.url)
    table = ann.create("dokmus", "me", "me", start=True)
    codes = []
    for _ in range(60):
        with ann.live(table, 7) as channel:
            codes.append(code(channel))
    assert codes[0] == 4404
    assert TOO_MANY in codes


def test_requests_are_counted_by_the_address_that_the_proxy_saw(small: Server) -> None:
    """What a client writes in front of it changes nothing."""
    with httpx.Client(base_url=small.url, timeout=30) as http:

        def ask(forwarded: str) -> int:
            return http.get("/api/games", headers={"X-Forwarded-For": forwarded}).status_code

        assert 429 in [ask(f"203.0.113.{number}, 192.0.2.1") for number in range(60)]
        late = http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1"})
        assert (late.json()["refusal"]["reason"], late.headers["retry-after"]) == ("too-many-requests", "1")
        assert ask("192.0.2.2") == 200
        assert [http.get("/").status_code for _ in range(60)] == [200] * 60


def test_new_guests_are_counted_by_address(small: Server) -> None:
    answers = [httpx.post(f"{small.url}/api/guests", json={}, timeout=30).status_code for _ in range(5)]
    assert answers == [201] * 2 + [429] * 3


def test_who_clicks_fast_is_served(tmp_path: Path) -> None:
    """With the limits as they are by default: an arrow key held down in the log, and moves as fast as they go."""
    server = Server(tmp_path, "--requests-per-second", "100").start()
    try:
        ann = Someone(server.url)
        table = ann.create("dokmus", "me", "me", start=True)
        with ann.live(table, 0) as channel:
            for _ in range(40):
                turn = ann.state(table)["turn"]
                seen = ann.state(table, turn)
                move = {"type": "move", "seat": turn, "move": seen["legal"][0], "ply": seen["ply"], "id": "m"}
                channel.send(json.dumps(move))
                while (told := json.loads(channel.recv(10)))["type"] == "news":
                    pass
                assert told["type"] == "done"
            for ply in range(40):
                assert ann.state(table, 0, ply)["ply"] == ply
    finally:
        server.stop()


def frame(head: int, payload: bytes, mask: bytes = b"\0\0\0\0") -> bytes:
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + length.to_bytes(2, "big")
    return bytes([head]) + size + mask + payload


@pytest.mark.parametrize(
    ("raw", "how"),
    [
        (frame(0xF1, b"x"), 1002),
        (b"\x81\x02hi", 1002),
        (frame(0x83, b"x"), 1002),
        (frame(0x89, b"x" * 200), 1002),
        (frame(0x01, b"x" * 60_000) + frame(0x80, b"x" * 60_000), 1009),
        (b"\x81\xff" + (2**62).to_bytes(8, "big") + b"\0\0\0\0", 1009),
        (b"GET / HTTP/1.1\r\n\r\n", 1002),
    ],
    ids=["reserved", "unmasked", "unknown", "long ping", "huge in parts", "huge", "no frame"],
)
def test_broken_frames(server: Server, raw: bytes, how: int) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0) as channel:
        channel.recv(10)
        channel.socket.sendall(raw)
        assert code(channel) == how
    assert ann.state(table)["ply"] == 0


def test_binary_frames_are_malformed(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0) as channel:
        channel.recv(10)
        channel.send(b'{"type": "ping", "id": "p"}')
        assert json.loads(channel.recv(10))["refusal"]["reason"] == "malformed"


def test_few_attempts_to_log_in(small: Server) -> None:
    with httpx.Client(base_url=small.url, timeout=30) as http:
        headers = {"Origin": small.url, "Sec-Fetch-Site": "same-origin"}
        answers = [
            http.post("/api/login", json={"login": "nobody", "password": "wrong horse"}, headers=headers)
            for _ in range(5)
        ]
    assert answers[0].json()["refusal"]["reason"] == "wrong-login"
    assert answers[-1].json()["refusal"]["reason"] == "too-many-attempts"

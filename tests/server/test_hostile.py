"""Requests that no browser sends: slow ones are dropped, unreadable ones are 400, and nothing of it forges the log."""

import json
import logging
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.db.engine import sqlite_engine
from ludoteca.server.http import timed_protocol
from ludoteca.server.operation.logs import JsonFormatter
from server.parts import Server, Someone

SLACK = 20.0
"""Seconds that a busy machine may add."""


def dropped_after(server: Server, head: bytes, drip: bytes) -> float:
    """Sends a head, then a byte a second; the time until the server hangs up."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(head)
        line.settimeout(1)
        while time.monotonic() - began < timed_protocol.REQUEST_SECONDS + SLACK:
            try:
                line.sendall(drip)
                if not line.recv(4096):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
    return time.monotonic() - began


def test_who_sends_slowly_is_dropped(server: Server) -> None:
    """And nobody else: a live connection that began before stays."""
    body = b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"
    slow = [(b"", b""), (b"GET / HTTP/1.1\r\nHost: a\r\nX: ", b"a"), (body, b" ")]
    ann = Someone(server.url)
    with ThreadPoolExecutor() as together, ann.live(ann.create("dokmus", "me", "me", start=True), 0) as channel:
        times = list(together.map(lambda sent: dropped_after(server, *sent), slow))
        channel.send('{"type": "ping", "id": "still here"}')
        assert any("still here" in str(channel.recv(30)) for _ in range(5))
    assert max(times) < timed_protocol.REQUEST_SECONDS + SLACK


def test_endless_headers_are_dropped(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
        with pytest.raises(OSError):
            send_headers(line)


def send_headers(line: socket.socket) -> None:
    for _ in range(2000):
        line.sendall(b"X: " + b"a" * 1000 + b"\r\n")
        time.sleep(0.0001)


@pytest.mark.parametrize("address", ["/%00", "/table/%ff", "/api/games?x=%00", "/api/tables/%C3%28/state", "/x?%ff"])
def test_an_address_that_is_no_text_is_refused(server: Server, address: str) -> None:
    for method in ("GET", "POST"):
        with socket.create_connection(("127.0.0.1", server.port), 30) as line:
            line.sendall(f"{method} {address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
            assert line.makefile("rb").readline().split()[1] == b"400"


@pytest.mark.parametrize(
    "body",
    [b"\xff\xfe", b'{"name": "\xff"}', b'{"name": ', b"[" * 30_000, b'{"name":' * 5_000, b'{"name": "\\ud800"}'],
    ids=["no-text", "no-text-inside", "cut", "deep-list", "deep-map", "half-a-character"],
)
def test_a_body_that_cannot_be_read_is_refused(server: Server, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/guests", content=body, headers=headers, timeout=30)
    assert answer.status_code == 400
    assert answer.json()["refusal"]["reason"] == "malformed"


@pytest.mark.parametrize("message", ["[" * 30_000, '{"type":"ping","id":' * 3_000, '{"a":' * 10_000, "\0"])
def test_a_live_message_that_cannot_be_read_is_refused(server: Server, message: str) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0) as channel:
        channel.send(message)
        answers = (json.loads(channel.recv(30)) for _ in range(3))
        refused = next(answer for answer in answers if "refusal" in answer)
        assert refused["refusal"]["reason"] == "malformed"


def logged(message: str, **extra: str) -> str:
    record = logging.makeLogRecord({"msg": message, "levelname": "INFO", "name": "test", **extra})
    return JsonFormatter().format(record)


def test_what_people_type_cannot_forge_the_log() -> None:
    typed = "a\n{}\x1b[2J\x7f\x9b\u2028\u202e\ud800"
    line = logged("said", path=typed)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["path"] == typed


def test_what_a_line_of_the_log_adds_does_not_replace_its_level() -> None:
    assert json.loads(logged("bot failed", level="5"))["level"] == "info"


def test_the_log_holds_no_passwords() -> None:
    line = logged("broker", error="cannot reach nats://me:sesame@broker:4222 or nats://token@other")
    assert "sesame" not in line
    assert "token" not in line
    assert "broker:4222" in line


def test_errors_of_the_database_hold_no_parameters(tmp_path: Path) -> None:
    engine = sqlite_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as failed:
        connection.execute(text("SELECT * FROM nothing WHERE a = :a"), {"a": "sesame"})
    engine.dispose()
    assert "sesame" not in str(failed.value)

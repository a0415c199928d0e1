"""`/healthz` writes: a database that takes nothing is not healthy, and says what is wrong within a second or so."""

import resource
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx

from server.parts import Server

SLACK = 10.0
"""Seconds that a busy machine may add."""


def health(server: Server) -> httpx.Response:
    return httpx.get(f"{server.url}/healthz", timeout=30)


def healthy_again(server: Server) -> None:
    deadline = time.monotonic() + 30
    while health(server).status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_a_database_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """The disk is full, as the process sees it: no file may grow. Then somebody else holds the database."""
    server = Server(tmp_path).start()
    try:
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, hard))
        answer = health(server)
        assert answer.status_code == 503
        assert answer.text.startswith("the database cannot be written: ")
        assert "Traceback" not in answer.text
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        healthy_again(server)

        with closing(sqlite3.connect(tmp_path / "ludoteca.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = time.monotonic()
            answer = health(server)
            assert time.monotonic() - asked < 1 + SLACK
            assert (answer.status_code, answer.text) == (503, "the database did not answer within 1 s\n")
            other.execute("ROLLBACK")
        healthy_again(server)
    finally:
        server.stop()

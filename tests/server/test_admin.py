"""What a host does with `ludoteca admin` while the server runs; the server knows within seconds."""

import contextlib
import getpass
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from ludoteca.cli import app
from ludoteca.server.operation.audit import ROUND
from server.parts import Refused, Server, Someone
from server.test_accounts import refusal
from server.test_live import news

SOON = ROUND + 30.0
"""A busy machine takes its time, too."""


def admin(server: Server, *words: str) -> Result:
    return CliRunner().invoke(app, ["admin", "--data", str(server.data), *words])


def done(server: Server, *words: str) -> str:
    result = admin(server, *words)
    assert result.exit_code == 0, result.output
    return result.stdout


def soon(work: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not work():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def refused(work: Callable[[], Any], reason: str) -> Callable[[], bool]:
    def tried() -> bool:
        try:
            work()
        except Refused as no:
            return no.reason == reason
        return False

    return tried


def test_a_table_is_closed_while_people_watch(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    table = ann.create("dokmus", "me", "me", start=True)
    assert table in done(server, "tables", "--status", "running")
    with ann.live(table, 0) as channel:
        channel.recv(10)
        done(server, "close", table)
        assert '"abandoned"' in str(channel.recv(SOON))
    assert ann.state(table)["status"] == "over"
    assert table not in done(server, "tables", "--status", "running")
    again = admin(server, "close", table)
    assert (again.exit_code, again.stderr.strip()) == (1, f"table {table} is over")
    assert f"close  {table}" in done(server, "audit")


def test_a_table_that_cannot_be_replayed_is_closed(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    table = ann.create("dokmus", "me", "me", start=True)
    with contextlib.closing(sqlite3.connect(server.data / "ludoteca.db", timeout=30)) as database, database:
        database.execute("UPDATE tables SET options = '[' WHERE id = ?", (table,))
    done(server, "close", table)
    assert table in done(server, "tables", "--status", "over")
    assert "could not be replayed" in done(server, "audit")


def test_somebody_is_muted_for_a_while(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    table = ann.create("dokmus", "me", "me", start=True)

    def say() -> Any:
        return ann.post(f"/tables/{table}/chat", {"text": "hello"})

    done(server, "mute", ann.id)
    assert refusal(say) == (403, "muted")
    assert f"{ann.id}  Ann  (guest)  muted" in done(server, "people", "ann")
    done(server, "unmute", ann.id)
    assert say()["line"]


def test_somebody_is_shut_out(server: Server) -> None:
    """With the session they have, live connections included, and with a new one."""
    ann = Someone(server.url, "Ann")
    code = ann.post("/account/recovery")["codes"][0]
    table = ann.create("dokmus", "me", "me", start=True)
    with ann.live(table, 0) as channel:
        channel.recv(10)
        done(server, "ban", ann.id)
        with pytest.raises(ConnectionClosed) as closed:
            channel.recv(SOON)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "banned")
    assert refusal(lambda: ann.get("/me")) == (403, "banned")
    assert refusal(lambda: ann.post("/login/recovery", {"code": code})) == (403, "banned")
    with ann.live(table, 0) as channel, pytest.raises(ConnectionClosed) as closed:
        channel.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "banned"
    done(server, "unban", ann.id)
    soon(lambda: not refused(lambda: ann.get("/me"), "banned")())
    assert ann.get("/me")["codes"] == 10


def test_somebody_gets_another_name_and_loses_their_sessions(server: Server) -> None:
    ann = Someone(server.url, "Rude")
    table = ann.create("dokmus", "me", "me", public=True)
    done(server, "rename", ann.id, "Ann\u200b")
    soon(lambda: ann.get(f"/tables/{table}")["seats"][0]["name"] == "Ann")
    assert admin(server, "rename", ann.id, "Computer 2").exit_code == 2
    done(server, "end-sessions", ann.id)
    soon(refused(lambda: ann.get("/me"), "no-guest"))


def test_a_reported_line_is_seen_and_removed(server: Server) -> None:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    line = ben.post(f"/tables/{table}/chat", {"text": "rude words"})["line"]
    ann.post(f"/tables/{table}/lines/{line}/report")
    told = done(server, "reports")
    assert f"table {table}  line {line}  by {ann.id}  about {ben.id}: rude words" in told
    done(server, "remove-line", table, str(line))
    soon(lambda: "rude" not in str(ann.get(f"/tables/{table}/lines")))
    nothing = admin(server, "remove-line", table, "0")
    assert nothing.exit_code == 1
    assert "no line of chat" in nothing.stderr
    ben.ask("DELETE", "/me")
    assert "rude words" not in done(server, "reports")


def test_a_removed_line_vanishes_from_open_screens(server: Server) -> None:
    """It comes again, without its words: at once where somebody is connected, and to whoever connects again."""
    ann = Someone(server.url, "Ann")
    table = ann.create("dokmus", "me", "me", start=True)
    line = ann.post(f"/tables/{table}/chat", {"text": "rude words"})["line"]
    with ann.live(table, 0) as channel:
        last = news(channel)["state"]["line"]
        done(server, "remove-line", table, str(line))
        blank = [(one["line"], one["kind"], one["text"]) for one in news(channel)["lines"]]
        assert blank == [(line, "chat", "")]
        ann.post(f"/tables/{table}/chat", {"text": "go on"})
        assert [one["text"] for one in news(channel)["lines"]] == ["go on"]
    with ann.live(table, 0, have=last) as channel:
        assert [(one["line"], one["text"]) for one in news(channel)["lines"]] == [(line, "")]
        assert [one["text"] for one in news(channel)["lines"]] == ["go on"]


def test_words_of_a_deleted_account_vanish_from_open_screens(server: Server) -> None:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    line = ben.post(f"/tables/{table}/chat", {"text": "my address is"})["line"]
    with ann.live(table, 0) as channel:
        news(channel)
        ben.ask("DELETE", "/me")
        while (line, "") not in [(one["line"], one.get("text")) for one in news(channel)["lines"]]:
            pass


def test_every_action_is_written_down_and_what_fails_is_not(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    done(server, "mute", ann.id)
    lines = [line for line in done(server, "audit").splitlines() if ann.id in line]
    assert [line.split("  ")[1:3] for line in lines] == [[getpass.getuser(), "mute"]]
    nobody = admin(server, "ban", "nobody at all")
    assert nobody.exit_code == 1
    assert "there is nobody" in nobody.stderr
    assert "nobody at all" not in done(server, "audit")


@pytest.mark.parametrize("command", ["ban", "mute", "close"])
def test_an_id_may_begin_with_a_dash(server: Server, command: str) -> None:
    nobody = admin(server, command, "-kYy3_")
    assert nobody.exit_code == 1
    assert "-kYy3_" in nobody.stderr


def test_there_is_nothing_to_look_after_where_there_is_no_database(tmp_path: Path) -> None:
    nothing = admin(Server(tmp_path / "none"), "tables")
    assert nothing.exit_code == 2
    assert not (tmp_path / "none").exists()


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    server = Server(tmp_path / "old").start()
    server.stop()
    with sqlite3.connect(server.data / "ludoteca.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '0002'")
    database.close()
    old = admin(server, "tables")
    assert old.exit_code == 1
    assert "revision 0002" in old.stderr

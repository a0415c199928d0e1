"""One bad table is one bad table: it is put apart and told in words, and everything else goes on."""

import contextlib
import json
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.parts import Refused, Server, Someone

DAMAGES = {
    "a line that is no JSON": "UPDATE lines SET body = '{' WHERE table_id = ? AND kind = 'start'",
    "a move that is not legal": "UPDATE lines SET body = json_set(body, '$.move', 'end') "
    "WHERE table_id = ? AND kind = 'move'",
    "luck that cannot be": "UPDATE lines SET body = json_set(body, '$.chance[0].value', 99) "
    "WHERE table_id = ? AND kind = 'start'",
    "a line that is missing": "DELETE FROM lines WHERE table_id = ? AND line = 2",
    "options that are no options": "UPDATE tables SET options = '[1' WHERE id = ?",
    "a clock that is none": """UPDATE tables SET clock = '{"kind": "sand"}' WHERE id = ?""",
    "a game that is not on the shelf": "UPDATE tables SET game = 'nim' WHERE id = ?",
}


def change(data: Path, statement: str, table: str) -> None:
    with contextlib.closing(sqlite3.connect(data / "ludoteca.db", timeout=30)) as database, database:
        assert database.execute(statement, (table,)).rowcount


def status(data: Path, table: str) -> str:
    with contextlib.closing(sqlite3.connect(data / "ludoteca.db", timeout=30)) as database:
        return str(database.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()[0])


def begun(ann: Someone) -> str:
    """A public table with a computer, after a move of Ann's."""
    table = ann.create("dokmus", "me", 1, start=True, public=True)
    deadline = time.monotonic() + 60
    while not (seen := ann.state(table, 0))["legal"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    ann.move(table, 0, seen["legal"][0], seen["ply"])
    return table


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Server:
    return Server(tmp_path_factory.mktemp("broken"))


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_the_server_goes_on(own_server: Server, damage: str) -> None:
    own_server.start()
    try:
        ann = Someone(own_server.url, "Ann")
        bad, good = begun(ann), begun(ann)
        own_server.kill()
        change(own_server.data, damage, bad)
        change(own_server.data, "UPDATE tables SET wake = 1 WHERE id = ?", bad)
        own_server.start()
        for path in (f"/tables/{bad}", f"/tables/{bad}/state", f"/tables/{bad}/record"):
            with pytest.raises(Refused) as refused:
                ann.get(path)
            assert (refused.value.status, refused.value.reason) == (409, "table-broken")
        with pytest.raises(ConnectionClosed) as closed, ann.live(bad) as channel:
            channel.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "table-broken"
        assert status(own_server.data, bad) == "broken"
        assert {table["id"]: table["status"] for table in ann.get("/me/tables")} == {good: "running", bad: "broken"}
        assert [table["id"] for table in ann.get("/tables") if table["id"] in (bad, good)] == [good]
        deadline = time.monotonic() + 60
        while not (seen := ann.state(good, 0))["legal"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        ann.move(good, 0, seen["legal"][0], seen["ply"])
        assert not own_server.errors()
        ann.ask("DELETE", "/me")
        assert status(own_server.data, good) == "over"
    finally:
        own_server.stop()


def test_a_private_table_that_is_broken_is_told_to_its_people_alone(server: Server) -> None:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "me", start=True)
    change(server.data, "UPDATE tables SET status = 'broken', options = '[' WHERE id = ?", table)
    server.kill()
    server.start()
    assert [mine["status"] for mine in ann.get("/me/tables")] == ["broken"]
    assert table not in json.dumps(ben.get("/tables"))


def test_a_table_that_is_mended_goes_on(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    table = begun(ann)
    server.kill()
    change(server.data, "UPDATE tables SET options = '[' WHERE id = ?", table)
    server.start()
    with pytest.raises(Refused):
        ann.get(f"/tables/{table}")
    change(server.data, "UPDATE tables SET options = '{}' WHERE id = ?", table)
    assert ann.get(f"/tables/{table}")["status"] == "running"
    assert status(server.data, table) == "running"

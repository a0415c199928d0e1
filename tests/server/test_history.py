"""Finished games are found again by whoever played them, also those that ended before lists were kept."""

import io
import sqlite3
import time
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.core.replay import replay
from server.parts import Server, Someone
from server.test_finished import finish
from server.test_refusals import refused


def games(who: Someone, **wanted: Any) -> list[str]:
    found = who.get("/me/games", **wanted)
    ids = [game["id"] for game in found["games"]]
    assert found["total"] == len(ids)
    return ids


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(tmp_path_factory.mktemp("history")).start()
    yield server
    server.stop()
    assert not server.errors()


def test_a_game_is_found_again_with_its_points(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    table = ann.create("dokmus", "me", 1)
    finish(ann, table)
    given_up = ann.create("elfenland", "me", 2, 2, start=True)
    ann.post(f"/tables/{given_up}/abandon", {"seat": 0})
    ann.create("dokmus", "me", 1, start=True)
    assert games(ann) == [given_up, table], "the latest first, and none that goes on"
    told = ann.get("/me/games")["games"][1]
    result = ann.state(table)["result"]
    assert [seat["score"] for seat in told["seats"]] == result["scores"]
    assert [number for number, seat in enumerate(told["seats"]) if seat["won"]] == result["winners"]
    assert (told["seats"][0]["name"], told["seats"][1]["level"], told["decided"]) == ("Ann", 1, True)
    mine = ann.get("/me/statistics")
    assert [(one["game"], one["games"], one["won"]) for one in mine] == [("dokmus", 1, int(0 in result["winners"]))]
    assert sum(mine[0]["parts"].values()) == result["scores"][0] == mine[0]["latest"][0]["score"]
    for tally in (*mine[0]["players"], *mine[0]["levels"], *mine[0]["seats"]):
        assert tally["parts"] == mine[0]["parts"]
    assert [one["key"] for one in (*mine[0]["players"], *mine[0]["levels"], *mine[0]["seats"])] == ["2", "1", "0"]


def test_games_are_filtered_and_searched(server: Server) -> None:
    ann, ben = Someone(server.url, "Anne"), Someone(server.url, "Bénédicte")
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    ben.post(f"/tables/{table}/answer", {"seat": 1, "yes": True})
    alone = ann.create("elfenland", "me", 1, 2, start=True)
    ann.post(f"/tables/{alone}/abandon", {"seat": 0})
    assert games(ann) == [alone, table]
    assert games(ben) == games(ann, players=2) == games(ann, game="dokmus") == games(ann, name="NÉDIC"[2:]) == [table]
    assert games(ann, result="open", players=3) == [alone]
    assert games(ann, result="won") == games(ann, game="tindaya") == games(ann, name="nobody") == []
    refused(400, "malformed", lambda: ann.get("/me/games", result="drawn"))


def test_all_records_come_in_one_file(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", 1)
    finish(ann, table)
    packed = zipfile.ZipFile(io.BytesIO(ann.http.get("/me/games/export").content))
    assert packed.namelist() == [f"dokmus-{table}.jsonl"]
    assert replay(packed.read(f"dokmus-{table}.jsonl")).finished


def test_whoever_goes_leaves_their_moves_and_no_name(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", 1, start=True)
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    ann.ask("DELETE", "/me")
    with sqlite3.connect(server.data / "ludoteca.db") as database:
        rows = database.execute("SELECT person FROM finished_seats WHERE table_id = ?", [table]).fetchall()
    assert rows == [(None,), (None,)]


def test_games_that_ended_before_are_added(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", 1)
    finish(ann, table)
    before = ann.get("/me/games")
    server.stop()
    with sqlite3.connect(tmp_path / "ludoteca.db") as database:
        database.execute("DELETE FROM finished_seats")
        database.execute("DELETE FROM finished")
    server.start()
    deadline = time.monotonic() + 30
    while not (found := ann.get("/me/games"))["total"] and time.monotonic() < deadline:
        time.sleep(0.1)
    server.stop()
    assert found == before


def test_a_stranger_has_no_games(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/me/games").status_code == 401

"""Engines of the host: people play against them, and one that fails is replaced by a bot of its level."""

import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from ludoteca.server.commands.server import app
from server.parts import Refused, Server, Someone

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine" / "engine.py"
LIAR = "import sys\nprint('ready', flush=True)\nfor line in sys.stdin: print('move win', flush=True)"
SLEEPER = "import time\nprint('ready', flush=True)\ntime.sleep(600)"
WAIT = 90.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    python = shlex.quote(sys.executable)
    running = Server(
        tmp_path_factory.mktemp("engines"),
        "--engine",
        f"dokmus/Temple lover={python} {EXAMPLE}",
        "--engine",
        f"Liar={python} -c {shlex.quote(LIAR)}",
        "--engine",
        "Wreck=no-such-program",
        "--engine",
        f"Sleeper={python} -c {shlex.quote(SLEEPER)}",
    ).start()
    yield running
    running.stop()


def seat(engine: str) -> dict[str, Any]:
    return {"who": "bot", "level": 1, "engine": engine}


def watched(person: Someone, *seats: dict[str, Any], game: str = "dokmus") -> str:
    made: str = person.post("/tables", {"game": game, "seats": list(seats), "start": True})["id"]
    return made


def finished(person: Someone, table: str) -> list[dict[str, Any]]:
    """The lines of a table when it is over."""
    deadline = time.monotonic() + WAIT
    while person.state(table)["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    found: list[dict[str, Any]] = person.get(f"/tables/{table}/lines")
    return found


def test_an_engine_is_offered_for_its_game_and_plays_it(server: Server) -> None:
    offered = {game["key"]: game["engines"] for game in httpx.get(f"{server.url}/api/games", timeout=30).json()}
    assert offered["dokmus"] == ["Temple lover", "Liar", "Wreck", "Sleeper"]
    assert offered["elfenland"] == ["Liar", "Wreck", "Sleeper"]
    ann = Someone(server.url, "Ann")
    table = watched(ann, seat("Temple lover"), {"who": "bot", "level": 1})
    lines = finished(ann, table)
    assert not [line for line in lines if line["kind"] == "fault"]
    sitter = ann.state(table)["seats"][0]
    assert (sitter["engine"], sitter["label"], sitter["level"]) == ("Temple lover", "Temple lover", 1)


@pytest.mark.parametrize(
    ("engine", "why"), [("Liar", "'win' is not a legal move"), ("Wreck", "it ended with status 1")]
)
def test_one_that_fails_is_replaced_and_everybody_is_told(server: Server, engine: str, why: str) -> None:
    """The log of the server says why, in one line."""
    ann = Someone(server.url, "Ann")
    table = watched(ann, seat(engine), {"who": "bot", "level": 1})
    lines = finished(ann, table)
    assert [line["seat"] for line in lines if line["kind"] == "fault"] == [0]
    assert {line["seat"] for line in lines if line["kind"] == "move"} == {0, 1}
    assert ann.state(table)["seats"][0]["engine"] is None
    assert f"engine failed: {why}" in server.errors()


def moves(person: Someone, table: str) -> int:
    return sum(line["kind"] == "move" for line in person.get(f"/tables/{table}/lines"))


def test_one_that_hangs_holds_up_its_own_table_alone(server: Server) -> None:
    """Until its time for a move is over; then its table goes on too."""
    ann = Someone(server.url, "Ann")
    stuck = watched(ann, seat("Sleeper"), {"who": "bot", "level": 1})
    other = watched(ann, {"who": "bot", "level": 1}, {"who": "bot", "level": 1})
    deadline = time.monotonic() + WAIT
    while moves(ann, other) < 5:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert ann.state(stuck)["seats"][0]["engine"] == "Sleeper"
    assert [line["seat"] for line in finished(ann, stuck) if line["kind"] == "fault"] == [0]


def test_the_table_is_the_same_after_the_server_was_killed(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    table = watched(ann, seat("Wreck"), {"who": "bot", "level": 1})
    before = finished(ann, table)
    server.kill()
    server.start()
    assert ann.get(f"/tables/{table}/lines") == before
    assert ann.state(table)["seats"][0]["engine"] is None


def test_an_engine_that_is_not_there_is_refused(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    for game, engine in (("dokmus", "Nobody"), ("elfenland", "Temple lover")):
        with pytest.raises(Refused) as refused:
            watched(ann, seat(engine), {"who": "bot", "level": 1}, game=game)
        assert (refused.value.status, refused.value.reason) == (404, "no-such-engine")
    table = ann.create("elfenland", "me", "open")
    with pytest.raises(Refused, match="no-such-engine"):
        ann.ask("PUT", f"/tables/{table}/seats/1", seat("Temple lover"))
    ann.ask("PUT", f"/tables/{table}/seats/1", seat("Liar"))
    assert ann.get(f"/tables/{table}")["seats"][1]["engine"] == "Liar"


@pytest.mark.parametrize("text", ["Ares", "=true", "chess/Ares=true", "Ares="])
def test_a_bad_engine_is_refused_at_the_start(text: str) -> None:
    said = CliRunner().invoke(app, ["serve", "--engine", text])
    assert said.exit_code == 2

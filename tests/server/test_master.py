"""Level 6 on a server: offered where a network learned the game, and its moves come from a worker."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ours import GAMES
from server import parts
from server.parts import Refused, Server, Someone

NETWORKS = Path(__file__).parents[1] / "bots" / "networks"
WAIT = 120.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(parts.ENVIRONMENT, "LUDOTECA_NETWORKS", str(NETWORKS))
        running = Server(tmp_path_factory.mktemp("master")).start()
    yield running
    running.stop()


def test_it_is_offered_where_it_plays(server: Server) -> None:
    offered = {game["key"]: game["masters"] for game in httpx.get(f"{server.url}/api/games", timeout=30).json()}
    assert {game: offered[game] for game in GAMES} == {"dokmus": [2], "elfenland": [], "tindaya": []}


def test_it_plays_a_game(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    seats = [{"who": "bot", "level": 6}, {"who": "bot", "level": 1}]
    table = ann.post("/tables", {"game": "dokmus", "seats": seats, "start": True})["id"]
    deadline = time.monotonic() + WAIT
    while ann.state(table)["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    lines = ann.get(f"/tables/{table}/lines")
    assert {line.get("bot") for line in lines if line["kind"] == "move"} == {6, 1}
    assert not [error for error in server.errors() if "bot" in error]


def test_it_is_refused_where_it_does_not_play(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    seats = [{"who": "me"}, *[{"who": "bot", "level": 6}] * 2]
    with pytest.raises(Refused, match="no-master"):
        ann.post("/tables", {"game": "dokmus", "seats": seats, "start": True})
    with pytest.raises(Refused, match="no-master"):
        ann.post("/tables", {"game": "elfenland", "seats": seats[:2], "start": True})

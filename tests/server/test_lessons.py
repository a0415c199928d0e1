"""Lessons over HTTP: no account, no memory, and nothing that a stranger can break."""

import time
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from litestar.types import ASGIApp

from ludoteca.server.app import application, create_app
from ludoteca.server.settings import Settings
from server.parts import Server, Someone
from server.test_refusals import refused

Client = TestClient[ASGIApp]
FIRST = "/api/lessons/dokmus/first"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with TestClient(application(create_app(Settings(data=tmp_path_factory.mktemp("data"))))) as client:
        yield client


def test_the_shelf_lists_the_lessons_of_a_game(site: Client) -> None:
    games = {game["key"]: game for game in site.get("/api/games").json()}
    assert games["dokmus"]["lessons"][0]["key"] == "first"


def test_a_stranger_learns_without_an_account(site: Client) -> None:
    begun = site.post(FIRST, json={}).json()["lesson"]
    assert (begun["phase"], begun["number"], begun["done"]) == ("playing", 0, [])
    assert begun["state"]["legal"] == ["place f2", "place g1"]
    solved = site.post(FIRST, json={"done": [], "entry": "place f2"}).json()["lesson"]
    assert (solved["phase"], solved["outcome"], solved["done"]) == ("solved", "good", ["place f2"])


def test_moves_of_a_lesson_say_what_they_mean(site: Client) -> None:
    """As at a table, with the places they touch; nothing where no move is asked for."""
    told = site.post(f"{FIRST}/consequences", json={"done": [], "moves": ["place f2", "place u9"]}).json()
    used = {one["name"]: one for one in told["place f2"]}["tokens-used"]
    assert (used["tone"], used["places"]) == ("cost", ["f2"])
    assert told["place u9"] == []
    assert site.post(f"{FIRST}/consequences", json={"done": ["place f2"], "moves": ["place g1"]}).json() == {}
    assert site.post("/api/lessons/dokmus/none/consequences", json={"done": [], "moves": ["x"]}).status_code == 404


def test_a_move_against_the_rules_is_answered_with_its_rule(site: Client) -> None:
    answer = site.post(FIRST, json={"done": [], "entry": "place a1"}).json()
    assert answer["refusal"]["rule"].startswith("D7")
    assert answer["lesson"]["done"] == []


@pytest.mark.parametrize(
    ("address", "body", "status"),
    [
        ("/api/lessons/dokmus/second", {}, 404),
        ("/api/lessons/chess/first", {}, 404),
        ("/api/lessons/chess/exercise-1", {}, 404),
        ("/api/lessons/dokmus/exercise-0", {}, 404),
        (f"/api/lessons/dokmus/exercise-{'9' * 5000}", {}, 404),
        (FIRST, {"done": ["!next"]}, 422),
        (FIRST, {"done": ["!next"] * 601}, 400),
        (FIRST, {"done": ["x" * 301]}, 400),
        (FIRST, {"done": "place f2"}, 400),
    ],
)
def test_what_does_not_fit_is_refused(site: Client, address: str, body: dict[str, object], status: int) -> None:
    assert site.post(address, json=body).status_code == status


def test_nobody_learns_faster_than_a_class(site: Client) -> None:
    answers = [site.post(FIRST, json={}).status_code for _ in range(120)]
    assert 429 in answers


def test_whoever_sits_there_is_told_what_matters_now(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("tindaya", "me", 1, options={"campaign": "game_1"}, start=True)
    while ann.state(table, 0)["turn"] != 0:
        time.sleep(0.02)
    told = ann.get(f"/tables/{table}/moments", seat=0, after=ann.state(table, 0)["line"])
    assert told["moments"] == [{"key": "found", "rule": "T4.5.1"}]
    refused(403, "not-your-seat", lambda: ann.get(f"/tables/{table}/moments", seat=1, after=0))

"""What moves mean, asked before they are made."""

import random

import pytest

from ludoteca.core import shelf
from ludoteca.core.outcomes import foresee
from ludoteca.core.view import View
from ours import GAMES
from server.parts import Server, Someone
from server.test_refusals import refused


@pytest.mark.parametrize("game", GAMES)
def test_all_moves_of_a_question_in_one_request(server: Server, game: str) -> None:
    """The answer is what the engine makes of the view that the seat has."""
    ann, choice = Someone(server.url), random.Random(3)
    table = ann.create(game, "me", "me", start=True)
    for _ in range(6):
        turn = ann.state(table)["turn"]
        seen = ann.state(table, turn)
        moves = seen["legal"][:150]
        answer = ann.post(f"/tables/{table}/consequences", {"seat": turn, "ply": seen["ply"], "moves": moves})
        assert answer["ply"] == seen["ply"]
        assert set(answer["consequences"]) <= set(moves)
        assert answer["consequences"][moves[0]]
        facts = {key: value for key, value in seen["view"].items() if key not in ("game", "seat")}
        told = foresee(shelf.box(game), View(game, turn, facts), moves[:1])[moves[0]]
        assert answer["consequences"][moves[0]] == [one.json() for one in told]
        ann.move(table, turn, choice.choice(seen["legal"]), seen["ply"])


def test_only_who_is_to_decide_may_ask(server: Server) -> None:
    ann, eve = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True, public=True)
    turn = ann.state(table)["turn"]
    seen = ann.state(table, turn)
    asked = {"seat": turn, "ply": seen["ply"], "moves": seen["legal"][:1]}
    path = f"/tables/{table}/consequences"
    refused(403, "not-your-seat", lambda: eve.post(path, asked))
    refused(409, "not-your-turn", lambda: ann.post(path, {**asked, "seat": 1 - turn}))
    refused(409, "stale", lambda: ann.post(path, {**asked, "ply": 7}))
    assert ann.post(path, {**asked, "moves": ["place c7", "nonsense"]})["consequences"]["nonsense"] == []


def test_who_asks_too_often_waits(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    turn = ann.state(table)["turn"]
    asked = {"seat": turn, "ply": 0, "moves": ann.state(table, turn)["legal"][:1]}

    def often() -> None:
        for _ in range(60):
            ann.post(f"/tables/{table}/consequences", asked)

    refused(429, "too-many-requests", often)

"""Whole games by HTTP and live."""

import json
import random
from typing import Any

import pytest

from ludoteca.core import replay
from ludoteca.core.record import RecordError
from ours import GAMES
from server.parts import Refused, Server, Someone


def play_on(player: Someone, table: str, seats: set[int], choice: random.Random) -> Any:
    """Plays the seats of one person by HTTP until the game is over."""
    while True:
        seen = player.state(table)
        if seen["status"] == "over":
            return seen
        turn = seen["turn"]
        if turn in seats:
            mine = player.state(table, turn)
            if mine["legal"]:
                player.move(table, turn, choice.choice(mine["legal"]), mine["ply"])


@pytest.mark.parametrize("game", GAMES)
def test_a_hot_seat_game_is_played_published_and_verified(server: Server, game: str) -> None:
    ann = Someone(server.url, "Ann")
    table = ann.create(game, "me", "me", start=True)
    commitment = ann.get(f"/tables/{table}")["commitment"]
    over = play_on(ann, table, {0, 1}, random.Random(1))
    record = ann.get(f"/tables/{table}/record")
    told = replay(record.encode(), verify=True)
    assert told.finished
    assert told.referee is not None
    result = told.referee.position.result()
    assert result is not None
    assert over["result"] == result.json()
    import hashlib

    assert told.header.seed is not None
    assert hashlib.sha256(told.header.seed.encode()).hexdigest() == commitment


def test_people_add_to_the_luck_of_a_table(server: Server) -> None:
    """Who chose the seed did not choose the luck: it also follows from what people added after the commitment."""
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {"nonce": "b" * 16})
    ann.post(f"/tables/{table}/start", {"nonce": "a" * 16})
    server.kill()
    server.start()
    choice = random.Random(3)
    while (seen := ann.state(table))["status"] == "running":
        player, seat = ((ann, 0), (ben, 1))[seen["turn"]]
        mine = player.state(table, seat)
        player.move(table, seat, choice.choice(mine["legal"]), mine["ply"])
    record = ann.get(f"/tables/{table}/record").encode()
    told = replay(record, verify=True)
    assert told.header.nonces == ("b" * 16, "a" * 16)
    other = record.replace(b"b" * 16, b"c" * 16)
    with pytest.raises(RecordError) as caught:
        replay(other, verify=True)
    assert caught.value.refusal.reason == "not-from-seed"


@pytest.mark.parametrize("nonce", ["short", "x" * 65, "space in between it", "é" * 20, 7])
def test_a_nonce_is_plain_random_text(server: Server, nonce: object) -> None:
    ann = Someone(server.url, "Ann")
    table = ann.create("dokmus", "me", 1)
    with pytest.raises(Refused) as caught:
        ann.post(f"/tables/{table}/start", {"nonce": nonce})
    assert caught.value.status == 400


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_live(server: Server, game: str) -> None:
    ann, choice = Someone(server.url, "Ann"), random.Random(2)
    table = ann.create(game, "me", 1, start=True)
    with ann.live(table, 0) as channel:
        lines: list[int] = []
        while True:
            message = json.loads(channel.recv(60))
            if message["type"] != "news":
                assert message["type"] == "done"
                continue
            lines += [line["line"] for line in message["lines"]]
            seen = message["state"]
            if seen["status"] == "over":
                break
            if seen["legal"]:
                move = choice.choice(seen["legal"])
                channel.send(json.dumps({"type": "move", "seat": 0, "move": move, "ply": seen["ply"], "id": "x"}))
    assert lines == list(range(len(lines)))


def test_an_illegal_move_is_refused_with_its_rule(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True)
    turn = ann.state(table)["turn"]
    with pytest.raises(Refused) as refused:
        ann.move(table, turn, "place c7", 0)
    assert refused.value.status == 422
    assert refused.value.rule != "table"
    assert ann.state(table)["ply"] == 0

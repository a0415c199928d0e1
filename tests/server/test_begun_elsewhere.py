"""A game that was begun on a device goes on at a table of the server. Nobody brings one that goes on here."""

import random

import pytest

from ludoteca.core import replay
from ludoteca.core.record import write
from ludoteca.tables.creation import TableWish
from ours import GAMES
from server.parts import Refused, Server, Someone
from tables.test_begun_elsewhere import TWO, play, table


def record(game: str, moves: int = 12, seed: str = "device") -> str:
    return write(play(table(TableWish(game, TWO), seed), moves, 5).referee.record())


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_joins_a_game_that_was_begun_on_a_device(server: Server, game: str) -> None:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    there = ann.create(game, "me", "link", record=record(game, seed=f"device {game}"))
    assert ann.get(f"/tables/{there}")["begun"] == 12
    invite = ann.get(f"/tables/{there}/seats/1/invite")["invite"]
    ben.post(f"/tables/{there}/join", {"invite": invite, "nonce": "b" * 16})
    ann.post(f"/tables/{there}/start", {"nonce": "a" * 16})
    assert ann.state(there)["ply"] == 12
    choice = random.Random(3)
    while (seen := ann.state(there))["status"] == "running":
        player = (ann, ben)[seen["turn"]]
        mine = player.state(there, seen["turn"])
        player.move(there, seen["turn"], choice.choice(mine["legal"]), mine["ply"])
    told = replay(ann.get(f"/tables/{there}/record").encode(), verify=True)
    assert told.finished
    assert told.header.nonces == ("b" * 16, "a" * 16)
    assert told.header.seed_from > 0


def test_it_can_start_at_once_against_the_computer(server: Server) -> None:
    ann = Someone(server.url, "Ann")
    there = ann.create("dokmus", "me", 1, record=record("dokmus", seed="alone"), start=True)
    assert ann.state(there)["ply"] >= 12


def test_a_game_that_goes_on_here_cannot_be_brought_again(server: Server) -> None:
    """Nobody tries out on the side what a running game may bring."""
    ann = Someone(server.url, "Ann")
    brought = record("dokmus", seed="twice")
    ann.create("dokmus", "me", "me", record=brought, start=True)
    with pytest.raises(Refused) as caught:
        Someone(server.url, "Ben").create("dokmus", "me", 1, record=brought)
    assert (caught.value.status, caught.value.reason) == (403, "running-game")


@pytest.mark.parametrize("broken", ["", "{}", "\x00", '{"record": 1}', "[]", '{"record": 1, "game": "chess"}'])
def test_what_is_no_record_is_refused(server: Server, broken: str) -> None:
    ann = Someone(server.url, "Ann")
    with pytest.raises(Refused) as caught:
        ann.create("dokmus", "me", 1, record=broken)
    assert caught.value.status in (409, 422)


def test_a_long_record_is_refused(server: Server) -> None:
    with pytest.raises(Refused) as caught:
        Someone(server.url, "Ann").create("dokmus", "me", 1, record=record("dokmus") + " " * 1_000_000)
    assert caught.value.status == 413

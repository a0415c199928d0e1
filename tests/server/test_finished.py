"""A finished game can be seen by everybody who has its link, from every seat; a running one cannot."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.parts import OPEN, Server, Someone
from server.test_permissions import Nobody
from server.test_refusals import refused


def finish(who: Someone, table: str, seat: int = 0) -> None:
    """Plays the first legal move until the game is over; the other seats are bots."""
    who.post(f"/tables/{table}/start")
    while (state := who.state(table, seat))["status"] == "running":
        if state["legal"]:
            who.post(f"/tables/{table}/moves", {"seat": seat, "move": state["legal"][0], "ply": state["ply"]})


@pytest.fixture
def stranger(server: Server) -> Iterator[Nobody]:
    with Nobody(server.url) as nobody:
        yield nobody


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Someone]:
    """She stays for all tests."""
    someone = Someone(server.url, "Ann")
    OPEN.remove(someone.http)
    yield someone
    someone.http.close()


@pytest.fixture(scope="module")
def game(ann: Someone) -> str:
    table = ann.create("dokmus", "me", 1)
    finish(ann, table)
    return table


def test_a_stranger_sees_a_finished_game_from_every_angle(game: str, stranger: Nobody) -> None:
    last = stranger.state(game)
    assert last["status"] == "over"
    assert stranger.get(f"/tables/{game}")["closed"] is False
    for seat in (None, 0, 1):
        assert stranger.state(game, seat, 3)["view"]["seat"] == seat
    assert stranger.get(f"/tables/{game}/record").startswith('{"')
    assert any(line["kind"] == "move" for line in stranger.get(f"/tables/{game}/lines"))


def test_all_hands_are_what_each_seat_saw(game: str, stranger: Nobody) -> None:
    for ply in (0, 1, 7, stranger.state(game)["ply"]):
        seen = stranger.get(f"/tables/{game}/state", ply=ply, everybody="true")
        assert seen["eyes"] is None
        assert seen["views"] == [stranger.state(game, seat, ply)["view"] for seat in (0, 1)]


def test_nothing_of_a_running_game_is_shown(ann: Someone, stranger: Nobody) -> None:
    private, public = ann.create("dokmus", "me", "me", start=True), ann.create("dokmus", "me", 1, public=True)
    ann.post(f"/tables/{public}/start")
    for path in ("", "/state", "/lines", "/record"):
        refused(404, "no-such-table", lambda path=path: stranger.get(f"/tables/{private}{path}"))
    for who in (stranger, ann):
        refused(409, "not-over", lambda who=who: who.get(f"/tables/{public}/state", everybody="true"))
    refused(403, "not-your-seat", lambda: stranger.state(public, 1))


def test_a_game_that_was_abandoned_keeps_its_hands_closed(ann: Someone, stranger: Nobody) -> None:
    table = ann.create("dokmus", "me", 1, start=True)
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    assert stranger.state(table)["end"] == "abandoned"
    refused(409, "not-over", lambda: stranger.get(f"/tables/{table}/state", everybody="true"))
    refused(403, "not-your-seat", lambda: stranger.state(table, 1))


def kinds(who: Someone, table: str) -> set[str]:
    return {line["kind"] for line in who.get(f"/tables/{table}/lines")}


def test_what_was_said_stays_at_a_private_table(ann: Someone, game: str, stranger: Nobody) -> None:
    ann.post(f"/tables/{game}/chat", {"text": "well played"})
    assert "chat" in kinds(ann, game)
    assert "chat" not in kinds(stranger, game)


def close(who: Someone, table: str, *, closed: bool = True) -> None:
    who.ask("PUT", f"/tables/{table}/access", {"closed": closed})


def test_players_close_a_private_game_and_open_it_again(ann: Someone, server: Server, stranger: Nobody) -> None:
    table = ann.create("dokmus", "me", 1, start=True)
    refused(409, "not-over", lambda: close(ann, table))
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    ben = Someone(server.url)
    refused(403, "not-the-host", lambda: close(ben, table))
    close(ann, table)
    assert ann.get(f"/tables/{table}")["closed"] is True
    for who in (stranger, ben):
        refused(404, "no-such-table", lambda who=who: who.get(f"/tables/{table}"))
        refused(404, "no-such-table", lambda who=who: who.state(table))
        for path in ("lines", "record", "rating", "analysis"):
            refused(404, "no-such-table", lambda who=who, path=path: who.get(f"/tables/{table}/{path}"))
    close(ann, table, closed=False)
    assert stranger.state(table)["status"] == "over"


def test_a_public_game_stays_open(ann: Someone) -> None:
    table = ann.create("dokmus", "me", 1, public=True, start=True)
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    refused(409, "table-public", lambda: ann.ask("PUT", f"/tables/{table}/access", {"closed": True}))


def framed(answer: httpx.Response) -> bool:
    return "frame-ancestors *" in answer.headers["content-security-policy"]


def test_only_the_embedded_page_may_be_framed(game: str, server: Server) -> None:
    answers: dict[str, Any] = {
        path: httpx.get(server.url + path) for path in (f"/embed/{game}", f"/game/{game}", f"/embed/{game}/me", "/me")
    }
    assert [framed(answer) for answer in answers.values()] == [True, False, False, False]

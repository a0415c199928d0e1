"""Hints at a table: free against the computer, against people where the table allows them, and then announced."""

from typing import Any

import pytest

from server.parts import Server, Someone
from server.test_refusals import refused


def two_people(server: Server, **more: Any) -> tuple[Someone, Someone, str]:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "link", **more)
    invite = ann.get(f"/tables/{table}/seats/1/invite")["invite"]
    assert ben.get(f"/invites/{invite}")["hints"] is more.get("hints", False), "it is shown before one sits down"
    ben.post(f"/tables/{table}/join", {"invite": invite})
    ann.post(f"/tables/{table}/start")
    return ann, ben, table


def hints(person: Someone, table: str) -> list[int]:
    """The seats of the hints that the log tells of."""
    return [line["seat"] for line in person.get(f"/tables/{table}/lines") if line["kind"] == "hint"]


def test_against_people_there_are_no_hints_unless_the_table_allows_them(server: Server) -> None:
    ann, ben, table = two_people(server)
    turn = ann.state(table)["turn"]
    asker = (ann, ben)[turn]
    assert asker.state(table, turn)["can_hint"] is False
    refused(403, "no-hints-here", lambda: asker.get(f"/tables/{table}/hint", seat=turn))
    assert hints(ann, table) == []


def test_a_hint_against_people_is_announced_once(server: Server) -> None:
    ann, ben, table = two_people(server, hints=True)
    turn = ann.state(table)["turn"]
    asker, other = (ann, ben)[turn], (ann, ben)[1 - turn]
    assert asker.state(table, turn)["can_hint"] is True
    first, again = (asker.get(f"/tables/{table}/hint", seat=turn) for _ in range(2))
    assert first == again
    assert first["advice"][0]["reasons"][0]["name"]
    assert hints(other, table) == [turn]


def test_whoever_resigned_is_not_played_against(server: Server) -> None:
    ann, ben, eve = (Someone(server.url) for _ in range(3))
    table = ann.create("dokmus", "me", "open", "open", public=True)
    for person in ben, eve:
        person.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    assert ann.state(table, 0)["can_hint"] is False
    ben.post(f"/tables/{table}/resign", {"seat": 1})
    assert ann.state(table, 0)["can_hint"] is False
    assert eve.state(table, 2)["can_hint"] is False


@pytest.mark.parametrize("sitters", [("me", 1), ("me", "me")])
def test_against_the_computer_and_at_one_screen_hints_are_free(server: Server, sitters: tuple[Any, ...]) -> None:
    """Against the computer the log tells of the first one: the game does not count for ratings any more."""
    ann = Someone(server.url)
    table = ann.create("dokmus", *sitters, start=True)
    while ann.state(table)["turn"] not in (range(2) if sitters[1] == "me" else (0,)):
        pass
    turn = ann.state(table)["turn"]
    for _ in range(2):
        assert ann.get(f"/tables/{table}/hint", seat=turn)["move"] in ann.state(table, turn)["legal"]
    assert hints(ann, table) == ([] if sitters[1] == "me" else [turn])


def test_a_rematch_keeps_what_the_table_allows(server: Server) -> None:
    ann, _, table = two_people(server, hints=True)
    ann.post(f"/tables/{table}/resign", {"seat": 0})
    assert ann.post(f"/tables/{table}/rematch", {})["hints"] is True

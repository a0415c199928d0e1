"""The analysis board of a server: it answers anybody, but nothing about a game that goes on between people."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from server.parts import Refused, Server, Someone
from server.test_analyses import finished, two_people
from server.test_refusals import refused

RECORDS = Path(__file__).parents[1] / "records"
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("open", {}),
    ("look", {"ply": 0}),
    ("play", {"move": "end"}),
    ("whynot", {"move": "end"}),
    ("meanings", {"moves": ["end"]}),
    ("evaluate", {}),
]


def text(name: str) -> str:
    return (RECORDS / f"{name}.jsonl").read_text()


def joined(record: str, lines: list[dict[str, Any]]) -> str:
    return record + "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def test_a_position_is_looked_at_played_and_evaluated(server: Server) -> None:
    anybody = Someone(server.url)
    record = anybody.post("/board/open", {"record": text("dokmus/plain-win")})["record"]
    shown = anybody.post("/board/look", {"record": record, "ply": 6})
    assert (shown["state"]["ply"], shown["state"]["status"]) == (6, "running")
    assert shown["state"]["views"]
    start = anybody.post("/board/begin", {"game": "dokmus", "players": 3})["record"]
    state = anybody.post("/board/look", {"record": start, "ply": 0})["state"]
    added = anybody.post("/board/play", {"record": start, "move": state["legal"][0]})["lines"]
    told = anybody.post("/board/evaluate", {"record": joined(start, added), "viewer": None})
    assert len(told["values"]) == 3
    assert told["advice"]
    why = anybody.post("/board/whynot", {"record": start, "move": "draft 1"})
    assert why["refusal"]["rule"]
    lesson = anybody.post("/board/lesson", {"game": "dokmus", "lesson": "first"})["record"]
    assert anybody.post("/board/look", {"record": lesson, "ply": 0})["lines"]


def test_what_breaks_the_rules_is_refused(server: Server) -> None:
    anybody = Someone(server.url)
    refused(422, "not-json", lambda: anybody.post("/board/open", {"record": "nothing"}))
    broken = text("dokmus/plain-win").replace("draft 4", "draft 9", 1)
    refused(422, "not-in-the-deck", lambda: anybody.post("/board/open", {"record": broken}))
    refused(404, "no-such-lesson", lambda: anybody.post("/board/lesson", {"game": "dokmus", "lesson": "no"}))


def test_a_running_game_between_people_is_answered_to_nobody(server: Server) -> None:
    """Dokmus hides nothing, so its players hold the whole record of the game that goes on."""
    ann, ben, table = two_people(server)
    seat = ann.state(table)["turn"]
    mover = ann if seat in [n for n, one in enumerate(ann.state(table)["seats"]) if one["person"] == ann.id] else ben
    record = ann.get(f"/tables/{table}/record")
    mover.move(table, seat, mover.state(table, seat)["legal"][0], 0)
    later = ann.get(f"/tables/{table}/record")
    for asked in (record, later):
        for who in (ann, ben, Someone(server.url)):
            for question, given in QUESTIONS:
                sent = {"record": asked, **given}
                refused(403, "running-game", partial(who.post, f"/board/{question}", sent))
    ann.post(f"/tables/{table}/abandon", {"seat": 0})
    ben.post(f"/tables/{table}/answer", {"seat": 1, "yes": True})
    assert ann.post("/board/open", {"record": later})["record"]


def test_hidden_cards_that_are_guessed_do_not_open_a_running_game(server: Server) -> None:
    """What everybody saw tells that it is the same game, whatever hands somebody writes into the record."""
    ann, ben, table = two_people(server, "elfenland")
    seats = [person["person"] for person in ann.state(table)["seats"]]
    for ply in range(3):
        seat = ann.state(table)["turn"]
        mover = ann if seats[seat] == ann.id else ben
        mover.move(table, seat, mover.state(table, seat)["legal"][0], ply)
    lines = [json.loads(line) for line in ann.get(f"/tables/{table}/record", seat=0).splitlines()]
    begun = ann.post("/board/begin", {"game": "elfenland", "players": 2, "chance": [lines[1]["value"]]})["record"]
    guessed = [json.loads(line) for line in begun.splitlines()]
    for line in lines[len(guessed) :]:
        if "move" not in line:
            continue
        fallen = [one["value"] for one in _after(lines, line)]
        known = [value for value in fallen if isinstance(value, str)]
        sent = {"record": joined("", guessed), "move": line["move"], "chance": known}
        try:
            guessed += ann.post("/board/play", sent)["lines"]
        except Refused:
            break
    refused(403, "running-game", lambda: ann.post("/board/look", {"record": joined("", guessed), "ply": 0}))


def _after(lines: list[dict[str, Any]], move: dict[str, Any]) -> list[dict[str, Any]]:
    """The luck that fell with a move."""
    rest = lines[next(number for number, line in enumerate(lines) if line is move) + 1 :]
    end = next((number for number, line in enumerate(rest) if "move" in line), len(rest))
    return rest[:end]


def test_another_game_is_answered_while_people_play(server: Server) -> None:
    ann, _, _ = two_people(server)
    start = ann.post("/board/begin", {"game": "dokmus", "players": 2})["record"]
    assert ann.post("/board/evaluate", {"record": start})["advice"]


def test_the_explorer_tells_how_public_games_went_on(server: Server) -> None:
    ann = Someone(server.url)
    asked = {"game": "elfenland", "players": 2}
    assert ann.post("/board/explore", asked)["games"] == 0
    finished(ann)  # A private game tells nobody anything.
    server.stop()
    server.start()
    assert ann.post("/board/explore", asked)["games"] == 0
    table = ann.create("elfenland", "me", "me", public=True, start=True)
    first = None
    while (state := ann.state(table))["status"] == "running":
        legal = ann.state(table, state["turn"])["legal"]
        move = ([one for one in legal if one in ("pass", "stop")] or legal)[0]
        first = first or move
        ann.move(table, state["turn"], move, state["ply"])
    server.stop()
    server.start()
    told = ann.post("/board/explore", asked)
    assert (told["games"], told["here"], [one["move"] for one in told["moves"]]) == (1, 1, [first])
    after = ann.post("/board/explore", {**asked, "line": [first]})
    assert (after["here"], len(after["moves"])) == (1, 1)
    assert ann.post("/board/explore", {**asked, "line": ["pass", "no such move"]})["here"] == 0


def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    anybody = Someone(server.url)
    with pytest.raises(Refused) as caught:
        anybody.post("/board/open", {"record": "x" * 900_000})
    assert caught.value.status == 413

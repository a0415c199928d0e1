"""The analysis board of a server: it answers anybody, but nothing about a game that goes on between people."""

import json
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ludoteca.analysis_board.identity import TELLING
from ludoteca.core import Chance, Json, Lot, Referee, Seeded, shelf
from ludoteca.core.record import write
from ludoteca.core.referee import AnyReferee
from ludoteca.core.refusal import Refused as RuleRefused
from server.parts import Refused, Server, Someone
from server.test_analyses import finished, played_out, two_people
from server.test_refusals import refused

FRONT_BACK = str.maketrans("AB", "BA")
RECORDS = Path(__file__).parents[1] / "records"
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("open", {}),
    ("look", {"ply": 0}),
    ("outcomes", {"ply": 0}),
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
    assert anybody.post("/board/outcomes", {"record": start, "ply": 0})["outcomes"][0] == [0, 1, 2]
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


def test_seats_with_other_names_do_not_open_a_running_game(server: Server) -> None:
    ann, _, table = two_people(server)
    lines = [json.loads(line) for line in ann.get(f"/tables/{table}/record").splitlines()]
    first = next(line for line in lines if line.get("chance") == "talisman")
    first["value"] = 1 - first["value"]
    forged = "".join(json.dumps(line) + "\n" for line in lines)
    for question, given in QUESTIONS:
        refused(403, "running-game", partial(ann.post, f"/board/{question}", {"record": forged, **given}))
    refused(403, "running-game", lambda: ann.post("/analyses", {"record": played_out(forged)}))
    refused(403, "running-game", lambda: ann.create("dokmus", "me", 3, record=forged, start=True))


def test_tiles_with_other_names_do_not_open_a_running_game(server: Server) -> None:
    """Somebody may bring tiles of their own: the same ones, with every front called a back."""
    ann, _, table = two_people(server)
    faces = json.loads((files("ludoteca.games.dokmus") / "data" / "tiles.json").read_text(encoding="utf-8"))["faces"]
    renamed = [{"id": face["id"].translate(FRONT_BACK), "rows": face["rows"]} for face in faces]
    header, *lines = [json.loads(line) for line in ann.get(f"/tables/{table}/record").splitlines()]
    header["options"] = {"tiles": {"faces": renamed}}
    layout = next(line for line in lines if line.get("chance") == "layout")
    parts = [part.split() for part in layout["value"]]
    layout["value"] = [" ".join((slot, face.translate(FRONT_BACK), turns)) for slot, face, turns in parts]
    forged = "".join(json.dumps(line) + "\n" for line in [header, *lines])
    for question, given in QUESTIONS:
        refused(403, "running-game", partial(ann.post, f"/board/{question}", {"record": forged, **given}))
    refused(403, "running-game", lambda: ann.post("/analyses", {"record": played_out(forged)}))
    refused(403, "running-game", lambda: ann.create("dokmus", "me", 3, record=forged, start=True))


class Guessed(Chance):
    """The luck that a seat knows of, in its order, and guesses for what was hidden from it."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        known = [line for line in lines if "chance" in line]
        self._known = iter(known)
        self._guess = Seeded("guess")

    def outcome(self, lot: Lot) -> Json:
        line = next(self._known, None)
        if line is not None and lot.why_not(line["value"]) is None:
            return line["value"]  # type: ignore[no-any-return]
        return self._guess.outcome(lot)

    def below(self, n: int) -> int:
        return self._guess.below(n)


def guessed(known: str) -> str:
    """The record of a seat made whole: hidden cards are guessed, and moves that need them are left out."""
    header, *lines = [json.loads(line) for line in known.splitlines()]
    box = shelf.box(header["game"])
    referee: AnyReferee = Referee(box, header["players"], header.get("options", {}), Guessed(lines))
    for line in lines:
        if "move" in line:
            try:
                referee.play(line["seat"], line["move"])
            except RuleRefused:
                break
    return write(referee.record())


def begun_between_people(server: Server, moves: int) -> tuple[Someone, str]:
    """Somebody who plays Elfenland with another person, and the table after some moves."""
    ann, ben, table = two_people(server, "elfenland")
    for ply in range(moves):
        seat = ann.state(table)["turn"]
        player = (ann, ben)[seat]
        player.move(table, seat, player.state(table, seat)["legal"][0], ply)
    return ann, table


def test_hidden_cards_that_are_guessed_do_not_open_a_running_game(server: Server) -> None:
    """What everybody saw tells that it is the same game, whatever hands somebody writes into the record: not for the
    board, not for an analysis of a made-up end, not for a table at which it goes on."""
    ann, table = begun_between_people(server, 3)
    forged = guessed(ann.get(f"/tables/{table}/record", seat=0))
    assert forged.count('"move"') == 3
    refused(403, "running-game", lambda: ann.post("/board/look", {"record": forged, "ply": 0}))
    refused(403, "running-game", lambda: ann.post("/analyses", {"record": played_out(forged)}))
    refused(403, "running-game", lambda: ann.create("elfenland", "me", 3, record=forged, start=True))


@pytest.mark.parametrize("change", ["cut", "other"])
def test_a_running_game_is_known_by_the_way_it_went(server: Server, change: str) -> None:
    """Neither the last move left out nor another in its place makes it another game."""
    ann, table = begun_between_people(server, TELLING + 2)
    forged = guessed(ann.get(f"/tables/{table}/record", seat=0))
    assert forged.count('"move"') == TELLING + 2
    lines = forged.splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if '"move"' in line)
    shorter = "".join(lines[:last])
    asked = shorter if change == "cut" else played_out(shorter)
    refused(403, "running-game", lambda: ann.post("/board/look", {"record": asked, "ply": 0}))
    refused(403, "running-game", lambda: ann.post("/analyses", {"record": played_out(shorter)}))


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

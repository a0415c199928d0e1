"""Analyses at a server: made in the background, kept, shared, called off; never of a running game between people."""

import asyncio
import gc
import json
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludoteca.cli import app
from ludoteca.core import Seeded, random_game, replay, shelf
from ludoteca.core.record import write
from ludoteca.server.bots.analysis_job import AnalysisJob
from ludoteca.server.bots.jobs import MoveJob
from ludoteca.server.bots.queue import Queue
from server.parts import Refused, Server, Someone
from server.test_refusals import refused

RECORDS = Path(__file__).parents[1] / "records"
PATIENCE = 120.0


def finished(person: Someone) -> str:
    """A table of one person alone, played to its end by passing where that is allowed."""
    table = person.create("elfenland", "me", "me", start=True)
    while (state := person.state(table))["status"] == "running":
        seat = state["turn"]
        legal = person.state(table, seat)["legal"]
        short = [move for move in legal if move in ("pass", "stop")]
        person.move(table, seat, (short or legal)[0], state["ply"])
    return table


def done(person: Someone, path: str) -> Any:
    """What an analysis says, as soon as it is done."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        progress = person.get(path)
        if progress["status"] != "working":
            return progress
        assert 0 <= progress["done"] <= progress["total"]
        time.sleep(0.1)
    raise AssertionError("the analysis took too long")


def two_people(server: Server, game: str = "dokmus") -> tuple[Someone, Someone, str]:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create(game, "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    return ann, ben, table


def test_a_finished_game_is_analysed_once_for_all_who_look(server: Server) -> None:
    ann = Someone(server.url)
    table = finished(ann)
    refused(404, "no-such-analysis", lambda: ann.get(f"/tables/{table}/analysis"))
    ordered = ann.post(f"/tables/{table}/analysis", {})
    assert (ordered["status"], ordered["mine"], ordered["table"]) == ("working", True, table)
    found = done(ann, f"/tables/{table}/analysis")
    assert found["status"] == "done"
    assert found["done"] == found["total"]
    analysis = found["analysis"]
    assert analysis["finished"]
    assert len(analysis["curve"]) == len(analysis["decisions"]) + 1
    assert analysis["budget"]["hints"] == 0.15
    assert analysis["budget"]["simulations"] == sum(one["simulations"] for one in analysis["decisions"])
    assert ann.post(f"/tables/{table}/analysis", {})["analysis"] == analysis, "it is not made twice"
    eve, by_id = Someone(server.url), f"/analyses/{ordered['id']}"
    assert eve.get(by_id)["analysis"] == analysis
    ann.ask("PUT", f"/tables/{table}/access", {"closed": True})
    for path in (by_id, f"/tables/{table}/analysis"):
        refused(404, "no-such-table", lambda: eve.get(path))  # noqa: B023
    refused(404, "no-such-table", lambda: eve.post(f"/tables/{table}/analysis", {}))


def test_my_mistakes_are_told_across_my_games(server: Server) -> None:
    ann, eve = Someone(server.url), Someone(server.url)
    tables = [finished(ann), finished(ann)]
    assert ann.get("/me/mistakes") == []
    found = {}
    for table in tables:
        ann.post(f"/tables/{table}/analysis", {})
        found[table] = done(ann, f"/tables/{table}/analysis")["analysis"]["decisions"]
    told = ann.get("/me/mistakes")
    assert [one["table"] for one in told] == [tables[1]] * 2 + [tables[0]] * 2, "the latest first, both seats of each"
    for one in told:
        errors = [
            decision
            for decision in found[one["table"]]
            if decision["seat"] == one["seat"] and decision["mark"] in ("inaccuracy", "mistake", "blunder")
        ]
        assert one["mistakes"] == len(errors) > 0
    assert eve.get("/me/mistakes") == []


@pytest.mark.parametrize("way", ["order", "upload", "cut"])
def test_nothing_in_a_running_game_between_people_is_analysed(server: Server, way: str) -> None:
    """Not by those who play, not by those who watch, and not by the record that they can download."""
    ann, ben, table = two_people(server)
    eve = Someone(server.url)
    for _ in range(4):
        seat = ann.state(table)["turn"]
        person = (ann, ben)[seat]
        state = person.state(table, seat)
        person.move(table, seat, state["legal"][0], state["ply"])
    known = ann.get(f"/tables/{table}/record", seat=0)
    record = "".join(line for line in known.splitlines(keepends=True) if '"move"' not in line)
    for person in (ann, ben, eve):
        if way == "order":
            for seat in (None, 0, 1):
                refused(409, "not-finished", lambda: person.post(f"/tables/{table}/analysis", {"seat": seat}))  # noqa: B023
        elif way == "cut":
            refused(422, "no-such-move", lambda: person.post("/analyses", {"record": known}))  # noqa: B023
            refused(409, "not-finished", lambda: person.post("/analyses", {"record": record}))  # noqa: B023
        else:
            ended = played_out(record)
            refused(403, "running-game", lambda: person.post("/analyses", {"record": ended}))  # noqa: B023
    refused(404, "no-such-analysis", lambda: ann.get(f"/tables/{table}/analysis"))


def played_out(record: str) -> str:
    """The same game with an end that somebody made up."""
    referee = replay(record.encode(), then=Seeded(1)).referee
    assert referee is not None
    while (seat := referee.position.seat) is not None:
        referee.play(seat, next(iter(referee.legal())))
    return write(referee.record())


def test_against_the_computer_ones_own_decisions_are_judged_while_the_game_goes_on(server: Server) -> None:
    ann, eve = Someone(server.url), Someone(server.url)
    table = ann.create("elfenland", "me", 1, start=True, public=True)
    moved = 0
    while moved < 2:
        state = ann.state(table, 0)
        if state["turn"] == 0:
            ann.move(table, 0, state["legal"][0], state["ply"])
            moved += 1
    refused(409, "not-finished", lambda: eve.post(f"/tables/{table}/analysis", {"seat": 0}))
    refused(409, "not-finished", lambda: ann.post(f"/tables/{table}/analysis", {"seat": 1}))
    ordered = ann.post(f"/tables/{table}/analysis", {"seat": 0})
    refused(404, "no-such-analysis", lambda: eve.get(f"/analyses/{ordered['id']}"))
    refused(404, "no-such-analysis", lambda: eve.get(f"/tables/{table}/analysis"))
    analysis = done(ann, f"/analyses/{ordered['id']}")["analysis"]
    assert {decision["seat"] for decision in analysis["decisions"]} == {0}
    assert all(row is None for row in analysis["curve"]), "the hands of the computer stay hidden"
    assert analysis["luck"] == []


def test_a_record_from_elsewhere_is_analysed_for_whoever_has_its_id(server: Server) -> None:
    ann, eve = Someone(server.url), Someone(server.url)
    record = (RECORDS / "dokmus" / "tie-break.jsonl").read_text(encoding="utf-8")
    ordered = ann.post("/analyses", {"record": record})
    assert ordered["status"] == "working"
    seen = eve.get(f"/analyses/{ordered['id']}")
    assert (seen["total"], seen["mine"]) == (ordered["total"], False)
    refused(403, "not-your-analysis", lambda: eve.ask("DELETE", f"/analyses/{ordered['id']}"))
    ann.ask("DELETE", f"/analyses/{ordered['id']}")
    refused(404, "no-such-analysis", lambda: ann.get(f"/analyses/{ordered['id']}"))


def test_a_long_trace_is_analysed(server: Server) -> None:
    """A trace has all legal moves: it is many times as long as a record."""
    trace = write(random_game(shelf.box("elfenland"), 4, {}, "1", trace=True).record())
    assert len(trace) > 80_000
    ann = Someone(server.url)
    ordered = ann.post("/analyses", {"record": trace})
    assert (ordered["status"], ordered["total"] > 200) == ("working", True)
    ann.ask("DELETE", f"/analyses/{ordered['id']}")
    with pytest.raises(Refused) as caught:
        ann.post("/analyses", {"record": trace * 20})
    assert caught.value.status == 413


def test_an_uploaded_record_of_a_finished_game_is_the_analysis_of_that_game(server: Server) -> None:
    ann, eve = Someone(server.url), Someone(server.url)
    table = finished(ann)
    uploaded = eve.post("/analyses", {"record": ann.get(f"/tables/{table}/record")})
    assert uploaded["table"] is None
    ordered = ann.post(f"/tables/{table}/analysis", {})
    assert (ordered["id"], ordered["table"]) == (uploaded["id"], table)
    assert ann.get(f"/tables/{table}/analysis")["id"] == uploaded["id"]
    eve.ask("DELETE", f"/analyses/{uploaded['id']}")


def test_what_is_no_record_is_refused_with_its_reason(server: Server) -> None:
    ann = Someone(server.url)
    refused(422, "no-header", lambda: ann.post("/analyses", {"record": "{}"}))
    refused(422, "not-json", lambda: ann.post("/analyses", {"record": "hello"}))


def test_a_person_orders_two_analyses_at_a_time(server: Server) -> None:
    ann = Someone(server.url)
    ids = []
    for name in ("plain-win", "tie-break"):
        record = (RECORDS / "dokmus" / f"{name}.jsonl").read_text(encoding="utf-8")
        ids.append(ann.post("/analyses", {"record": record, "thoroughness": "normal"})["id"])
    record = (RECORDS / "dokmus" / "fallback.jsonl").read_text(encoding="utf-8")
    refused(429, "too-many-analyses", lambda: ann.post("/analyses", {"record": record}))
    for one in ids:
        ann.ask("DELETE", f"/analyses/{one}")


def test_an_analysis_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ann = Someone(server.url)
        record = (RECORDS / "dokmus" / "plain-win.jsonl").read_text(encoding="utf-8")
        ordered = ann.post("/analyses", {"record": record})["id"]
        deadline = time.monotonic() + PATIENCE
        while (before := ann.get(f"/analyses/{ordered}")["done"]) < 3:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        server.kill()
        server.start()
        after = ann.get(f"/analyses/{ordered}")
        assert after["status"] == "working"
        assert after["done"] >= before
        while ann.get(f"/analyses/{ordered}")["done"] <= after["done"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        server.stop()


def test_a_piece_of_an_analysis_waits_for_everything_else() -> None:
    queue, loop = Queue(), asyncio.new_event_loop()
    try:
        piece = AnalysisJob("piece", "", person="ann")
        move = MoveJob("dokmus", 5, {}, [], 0, hint=True, person="ben")
        waiting = queue.put(piece, loop.create_future())
        waiting.since -= 1000
        queue.put(move, loop.create_future())
        first, second = queue.take(long=True), queue.take(long=True)
        assert first is not None
        assert second is not None
        assert (first.job, second.job) == (move, piece)
        queue.put(piece, loop.create_future())
        assert queue.take(long=False) is None, "it never takes the worker of short jobs"
    finally:
        loop.close()


def test_deep_pieces_have_a_worker_of_their_own() -> None:
    """They take minutes: neither bots nor quick analyses wait for them, nor they for the others."""
    queue, loop = Queue(), asyncio.new_event_loop()
    try:
        deep = AnalysisJob("piece", "", thoroughness="deep", person="ann")
        queue.put(deep, loop.create_future())
        queue.put(AnalysisJob("plan", "", thoroughness="deep", person="ben"), loop.create_future())
        found = queue.take(long=True)
        assert found is not None
        assert (found.job.deep, queue.take(long=True), queue.take(long=False)) == (False, None, None)
        slow = queue.take(long=True, deep=True)
        assert slow is not None
        assert slow.job is deep
        assert deep.seconds > 10 * found.job.seconds
    finally:
        loop.close()


def test_a_quick_analysis_does_not_wait_for_a_deep_one(server: Server) -> None:
    ann = Someone(server.url)
    record = (RECORDS / "dokmus" / "plain-win.jsonl").read_text(encoding="utf-8")
    deep = ann.post("/analyses", {"record": record, "thoroughness": "deep"})
    quick = ann.post("/analyses", {"record": record})["id"]
    deadline = time.monotonic() + PATIENCE
    while ann.get(f"/analyses/{quick}")["done"] < 2:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    going = ann.get(f"/analyses/{deep['id']}")
    assert (going["status"], going["thoroughness"]) == ("working", "deep")
    for one in (quick, deep["id"]):
        ann.ask("DELETE", f"/analyses/{one}")


def test_a_finished_game_is_analysed_by_its_address(server: Server) -> None:
    ann = Someone(server.url)
    table = finished(ann)
    going_on = ann.create("elfenland", "me", 1, public=True)
    ann.post(f"/tables/{going_on}/start")

    def analysed(place: str) -> Result:
        words = ["analyse", place, "--seat", "0", "--seconds", "0.01", "--json"]
        return CliRunner().invoke(app, words, env={"LUDOTECA_LANG": "en"})

    found = json.loads(analysed(f"{server.url}/game/{table}").stdout)
    assert (found["game"], found["players"], found["finished"]) == ("elfenland", 2, True)
    refused_at = analysed(f"{server.url}/table/{going_on}")
    assert refused_at.exit_code == 1
    assert "goes on" in refused_at.output
    assert analysed(f"{server.url}/game/nowhere").exit_code == 1
    gc.collect()  # a connection that was left open is told now

"""Clocks: by the lines of a table, and once in real time."""

import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from ludoteca.server import migrations
from ludoteca.server.clocks import DAY, RETURN, Clock, Span
from ludoteca.server.hours import SILENCE, say
from ludoteca.server.messages import DaysClock, LiveClock, NoClock
from ludoteca.server.storage import sqlite_engine
from server.parts import Server, Someone


def test_no_clock_never_runs_out() -> None:
    clock = Clock(NoClock(), 2, [])
    clock.turn(0, 100.0)
    assert clock.deadline is None
    assert clock.state(100.0, [True, True]) is None


def test_a_live_clock_takes_from_the_bank_and_adds_once_a_turn() -> None:
    clock = Clock(LiveClock(60, 5), 2, [])
    clock.turn(0, 100.0)
    assert clock.deadline == 160.0
    clock.turn(0, 110.0)
    clock.turn(1, 120.0)
    assert clock.left == [45.0, 60.0]
    assert clock.deadline == 180.0
    seen = clock.state(130.0, [True, False])
    assert seen is not None
    assert seen.left == [45.0, None]
    clock.turn(None, 130.0)
    assert clock.left == [45.0, 55.0]


def test_nobody_runs_out_while_a_bot_thinks() -> None:
    clock = Clock(LiveClock(60, 5), 2, [])
    clock.turn(0, 100.0)
    clock.turn(None, 130.0)
    assert clock.deadline is None


def test_days_start_anew_each_turn() -> None:
    clock = Clock(DaysClock(2), 2, [])
    clock.turn(0, 0.0)
    clock.turn(1, DAY)
    clock.turn(0, DAY + 5)
    assert clock.deadline == DAY + 5 + 2 * DAY


@pytest.mark.parametrize(("rule", "left"), [(LiveClock(60, 5), RETURN), (DaysClock(1), DAY)])
def test_who_returns_has_some_time(rule: LiveClock | DaysClock, left: float) -> None:
    clock = Clock(rule, 2, [])
    clock.left[0] = -3.0
    clock.back(0)
    assert clock.left[0] == left


def test_time_stands_still_while_the_house_is_closed() -> None:
    closures = [Span(50.0, 90.0), Span(120.0, 1000.0)]
    clock = Clock(LiveClock(60, 0), 2, closures)
    clock.turn(0, 100.0)
    assert clock.deadline == 160.0 + 880.0
    seen = clock.state(1010.0, [True, True])
    assert seen is not None
    assert seen.left == [30.0, 60.0]
    closures.append(Span(1020.0, 1025.0))
    clock.turn(1, 1030.0)
    assert clock.left == [15.0, 60.0]


def test_opening_hours(tmp_path: Path) -> None:
    """One row for each time that somebody was there; what lies between them was closed."""
    engine = sqlite_engine(f"sqlite:///{tmp_path / 'hours.db'}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        assert say(connection, 100.0, 0.0) == []
        assert say(connection, 105.0, SILENCE) == []
        assert say(connection, 400.0, 0.0) == [(105.0, 400.0)]
        assert say(connection, 405.0, SILENCE) == [(105.0, 400.0)]
        assert say(connection, 410.0, SILENCE) == [(105.0, 400.0)]
        assert say(connection, 390.0, 0.0) == [(105.0, 400.0)], "a clock that was set back"
        assert say(connection, 500.0, SILENCE) == [(105.0, 400.0), (410.0, 500.0)], "a machine that slept"
    engine.dispose()


def test_a_server_that_was_down_costs_nobody_time(tmp_path: Path) -> None:
    """An hour passes between the kill and the next start; ten minutes are on the clock."""
    server = Server(tmp_path).start()
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me", start=True, clock={"kind": "live", "bank": 600})
    server.kill()
    with contextlib.closing(sqlite3.connect(tmp_path / "ludoteca.db")) as database, database:
        database.execute("UPDATE lines SET at = at - 3600")
        database.execute("UPDATE hours SET since = since - 3600, until = until - 3600")
        database.execute("UPDATE tables SET moved = moved - 3600, wake = wake - 3600")
    server.start()
    try:
        deadline = time.monotonic() + 60
        while _wake(tmp_path) < time.time():
            assert time.monotonic() < deadline
            time.sleep(0.1)
        seen = ann.state(table)
        assert not any(seat["away"] for seat in seen["seats"])
        assert 300 < seen["clock"]["left"][seen["turn"]] <= 600
    finally:
        server.stop()


def _wake(data: Path) -> float:
    with contextlib.closing(sqlite3.connect(data / "ludoteca.db")) as database:
        return float(database.execute("SELECT wake FROM tables").fetchone()[0])


def test_a_seat_that_runs_out_is_played_by_a_bot_until_its_owner_returns(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", 1, start=True, clock={"kind": "days", "days": 1.5 / DAY})
    deadline = time.monotonic() + 60
    while not (seen := ann.state(table))["seats"][0]["away"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    kinds = [line["kind"] for line in ann.get(f"/tables/{table}/lines")]
    assert "away" in kinds
    while (later := ann.state(table))["ply"] < seen["ply"] + 3 and later["status"] == "running":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    if later["status"] == "running":
        ann.post(f"/tables/{table}/return", {"seat": 0})
        assert not ann.state(table)["seats"][0]["away"] or ann.state(table)["status"] == "over"

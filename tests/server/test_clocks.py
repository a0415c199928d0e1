"""Clocks: by the lines of a table, and once in real time."""

import time

import pytest

from ludoteca.server.clocks import DAY, RETURN, Clock
from ludoteca.server.messages import DaysClock, LiveClock, NoClock
from server.parts import Server, Someone


def test_no_clock_never_runs_out() -> None:
    clock = Clock(NoClock(), 2)
    clock.turn(0, 100.0)
    assert clock.deadline is None
    assert clock.state(100.0, [True, True]) is None


def test_a_live_clock_takes_from_the_bank_and_adds_once_a_turn() -> None:
    clock = Clock(LiveClock(60, 5), 2)
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
    clock = Clock(LiveClock(60, 5), 2)
    clock.turn(0, 100.0)
    clock.turn(None, 130.0)
    assert clock.deadline is None


def test_days_start_anew_each_turn() -> None:
    clock = Clock(DaysClock(2), 2)
    clock.turn(0, 0.0)
    clock.turn(1, DAY)
    clock.turn(0, DAY + 5)
    assert clock.deadline == DAY + 5 + 2 * DAY


@pytest.mark.parametrize(("rule", "left"), [(LiveClock(60, 5), RETURN), (DaysClock(1), DAY)])
def test_who_returns_has_some_time(rule: LiveClock | DaysClock, left: float) -> None:
    clock = Clock(rule, 2)
    clock.left[0] = -3.0
    clock.back(0)
    assert clock.left[0] == left


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

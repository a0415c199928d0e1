"""Clocks: by the lines of a table, and once in real time."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from ludoteca.server.db import migrations
from ludoteca.server.db.engine import SqliteStorage, sqlite_engine
from ludoteca.server.tables.uptime import BEAT, SILENCE, Uptime, say
from ludoteca.tables.clock import DAY, RETURN, Clock, Span, TimeControl
from server.parts import Refused, Server, Someone


def test_no_clock_never_runs_out() -> None:
    clock = Clock(TimeControl(), 2, [])
    clock.turn(0, 100.0)
    assert clock.deadline is None
    assert clock.state(100.0, [True, True]) is None


def test_a_live_clock_takes_from_the_bank_and_adds_once_a_turn() -> None:
    clock = Clock(TimeControl("live", 60, 5), 2, [])
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
    clock = Clock(TimeControl("live", 60, 5), 2, [])
    clock.turn(0, 100.0)
    clock.turn(None, 130.0)
    assert clock.deadline is None


def test_days_start_anew_each_turn() -> None:
    clock = Clock(TimeControl("days", days=2), 2, [])
    clock.turn(0, 0.0)
    clock.turn(1, DAY)
    clock.turn(0, DAY + 5)
    assert clock.deadline == DAY + 5 + 2 * DAY


def run_out(clock: Clock, at: float) -> None:
    """Seat 0 is to decide, runs out, and a bot thinks."""
    clock.turn(0, at)
    deadline = clock.deadline
    assert deadline is not None
    clock.run_out(0)
    clock.turn(0, deadline, ticking=False)


@pytest.mark.parametrize("rule", [TimeControl("live", 60, 5), TimeControl("days", days=1)])
def test_coming_back_in_the_same_turn_earns_no_time(rule: TimeControl) -> None:
    clock = Clock(rule, 2, [])
    run_out(clock, 0.0)
    clock.turn(0, 2 * DAY)
    assert clock.left[0] <= 0
    assert clock.deadline is not None
    assert clock.deadline <= 2 * DAY


@pytest.mark.parametrize(("increment", "each"), [(5, RETURN), (40, 40)])
def test_who_ran_out_of_the_bank_has_a_little_for_each_turn_and_keeps_none_of_it(increment: float, each: float) -> None:
    clock = Clock(TimeControl("live", 60, increment), 2, [])
    run_out(clock, 0.0)
    clock.turn(1, 61.0)
    for start in (100.0, 200.0, 300.0):
        clock.turn(0, start)
        assert clock.left[0] == each
        clock.turn(1, start + 1)


def test_days_begin_anew_for_who_came_back() -> None:
    clock = Clock(TimeControl("days", days=1), 2, [])
    run_out(clock, 0.0)
    clock.turn(1, DAY + 1)
    clock.turn(0, DAY + 2)
    assert clock.left[0] == DAY


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


async def opened(machine: Machine, path: Path) -> tuple[Uptime, SqliteStorage]:
    storage = SqliteStorage(f"sqlite:///{path}")
    await storage.start()
    uptime = Uptime(storage, lambda: machine.wall, lambda: machine.steady)
    await uptime.open()
    return uptime, storage


@pytest.mark.parametrize("jump", [-86_400.0, -20.0, -5.0, 5.0, 10.0, 20.0, 86_400.0])
def test_a_jump_of_the_system_clock_takes_and_gives_no_time(tmp_path: Path, jump: float) -> None:
    async def play() -> None:
        machine = Machine()
        uptime, storage = await opened(machine, tmp_path / "hours.db")
        clock = Clock(TimeControl("live", 600, 0), 2, uptime.closures)
        clock.turn(0, uptime.now())
        for second in range(60):
            machine.pass_time(1)
            if second == 30:
                machine.wall += jump
            await uptime.go_on()
        clock.turn(1, uptime.now())
        await storage.stop()
        assert clock.left[0] == pytest.approx(540, abs=BEAT + 1)
        assert clock.left[0] <= 540 + BEAT + 1

    asyncio.run(play())


def test_a_clock_set_back_between_two_starts_takes_and_gives_no_time(tmp_path: Path) -> None:
    async def play() -> None:
        machine = Machine()
        uptime, storage = await opened(machine, tmp_path / "hours.db")
        began = uptime.now()
        machine.pass_time(10)
        await uptime.close()
        await storage.stop()
        machine.wall -= 86_400
        machine.steady = 7.0
        uptime, storage = await opened(machine, tmp_path / "hours.db")
        clock = Clock(TimeControl("live", 600, 0), 2, uptime.closures)
        clock.turn(0, began)
        machine.pass_time(20)
        clock.turn(1, uptime.now())
        await storage.stop()
        assert clock.left[0] == pytest.approx(570, abs=0.01)

    asyncio.run(play())


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "bank": 14_401},
        {"kind": "live", "bank": 60, "increment": 301},
        {"kind": "days", "days": 31},
        {"kind": "days", "days": 1e-6},
    ],
)
def test_clocks_have_sane_limits(server: Server, clock: dict[str, object]) -> None:
    with pytest.raises(Refused) as caught:
        Someone(server.url).create("dokmus", "me", "me", clock=clock)
    assert (caught.value.status, caught.value.reason) == (400, "clock-limits")


def test_time_stands_still_while_the_house_is_closed() -> None:
    closures = [Span(50.0, 90.0), Span(120.0, 1000.0)]
    clock = Clock(TimeControl("live", 60, 0), 2, closures)
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
    table = ann.create("dokmus", "me", 1, start=True, clock={"kind": "live", "bank": 10})
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

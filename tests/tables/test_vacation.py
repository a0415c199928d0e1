"""Time away: clocks stand still, within what the table allows, and the log says all of it."""

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core import shelf
from ludoteca.tables import commands, log, projection
from ludoteca.tables.clock import DAY, Clock, Span, TimeControl, allowed
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.log import Draft, LogEntry
from ludoteca.tables.state import Table, TableSetup
from ludoteca.tables.vacation import after, covered

moments = st.floats(0, 1_000, allow_nan=False)
spans = st.lists(st.tuples(moments, moments).map(lambda ends: Span(min(ends), max(ends))), max_size=6)


@given(spans, moments, st.floats(0.001, 500))
def test_after_some_seconds_as_many_have_passed_outside_the_spans(
    standing: list[Span], start: float, left: float
) -> None:
    end = after(start, left, standing)
    assert end - start - covered(standing, start, end) == pytest.approx(left, abs=1e-6)
    earlier = end - 1e-3
    assert earlier - start - covered(standing, start, earlier) < left


@given(spans, moments, moments)
def test_time_is_counted_once_however_often_it_is_covered(standing: list[Span], start: float, end: float) -> None:
    assert covered(standing * 2, start, end) == covered(standing, start, end) <= max(0.0, end - start)


def table(vacation: float = 14, days: float = 2) -> Table:
    """Two people at a table over days; the game has begun."""
    control = TimeControl("days", days=days, vacation=vacation)
    setup = TableSetup("t", "dokmus", shelf.box("dokmus").rules, 2, {}, "seed", "ann", True, control, 1, 0.0)
    made = Table(setup, [])
    for entry in (log.Sit(0, "person", "ann"), log.Sit(1, "person", "ben"), log.Start()):
        made.write(Draft(entry), 0.0)
    return made


def do(made: Table, command: commands.Command, at: float) -> None:
    for draft in command(made):
        made.write(draft, at)


def decider(made: Table) -> str:
    assert made.turn is not None
    return made.seats[made.turn].person or ""


def move(made: Table, at: float) -> None:
    seat = made.turn
    assert seat is not None
    do(made, commands.move(decider(made), seat, projection.legal(made.referee.position)[0], made.ply), at)


def test_a_clock_stands_still_until_its_owner_is_back() -> None:
    made = table()
    me = decider(made)
    do(made, commands.announce_vacation(me, 5 * DAY, DAY), DAY)
    assert made.clock.deadline == 6 * DAY
    state = projection.state(made, None, 3 * DAY)
    assert state.clock is not None
    assert state.clock.running is None
    assert state.clock.left[made.turn or 0] == DAY
    assert state.seats[made.turn or 0].vacation == 5 * DAY
    assert not commands.run_out(5.5 * DAY)(made)
    assert commands.run_out(6 * DAY)(made)


def test_a_move_ends_a_vacation_and_saves_the_rest_of_it() -> None:
    made = table()
    me, seat = decider(made), made.turn
    assert seat is not None
    do(made, commands.announce_vacation(me, 10 * DAY, DAY), DAY)
    move(made, 3 * DAY)
    assert not made.clock.vacations[seat].away(3 * DAY)
    assert made.clock.vacation_left(seat, 20 * DAY) == 12 * DAY


def test_who_says_so_is_back_too() -> None:
    made = table()
    me = decider(made)
    do(made, commands.announce_vacation(me, 10 * DAY, DAY), DAY)
    do(made, commands.end_vacation(me, 4 * DAY), 4 * DAY)
    assert made.clock.deadline == 5 * DAY
    assert not commands.end_vacation(me, 5 * DAY)(made)


def test_the_vacation_of_another_stops_no_clock() -> None:
    made = table()
    other = {"ann": "ben", "ben": "ann"}[decider(made)]
    do(made, commands.announce_vacation(other, 10 * DAY, DAY), DAY)
    assert made.clock.deadline == 2 * DAY


def test_time_in_which_no_server_ran_is_not_given_twice() -> None:
    made = table()
    made.clock._closures.append(Span(2 * DAY, 3 * DAY))
    do(made, commands.announce_vacation(decider(made), 4 * DAY, DAY), DAY)
    assert made.clock.deadline == 5 * DAY


@pytest.mark.parametrize(
    ("vacation", "until", "reason"), [(0, 5, "no-vacation-here"), (14, 1, "vacation-short"), (14, 0, "vacation-short")]
)
def test_what_is_refused(vacation: float, until: float, reason: str) -> None:
    made = table(vacation)
    with pytest.raises(RequestRefused) as caught:
        commands.announce_vacation(decider(made), until * DAY, DAY)(made)
    assert caught.value.refusal.reason == reason
    with pytest.raises(RequestRefused) as caught:
        commands.announce_vacation("eve", 5 * DAY, DAY)(made)
    assert caught.value.refusal.reason == "not-seated"


def test_a_table_gives_sixty_days_at_most() -> None:
    assert allowed(TimeControl("days", days=1, vacation=60), 3_600)
    assert not allowed(TimeControl("days", days=1, vacation=61), 3_600)


actions = st.lists(
    st.tuples(st.sampled_from(["ann", "ben", "move"]), st.floats(0.01, 3), st.floats(-1, 20)), max_size=14
)


@given(actions, st.sampled_from([1.0, 5.0, 14.0]))
def test_nobody_is_away_longer_than_agreed_and_the_log_says_it_all(
    done: list[tuple[str, float, float]], vacation: float
) -> None:
    """Any order of announcements, returns and moves: the limit holds, and the log read again gives the same clock."""
    made, now = table(vacation, days=30), 0.0
    for who, pause, days in done:
        now += pause * DAY
        if who == "move":
            move(made, now)
        elif days < 0:
            do(made, commands.end_vacation(who, now), now)
        else:
            with contextlib.suppress(RequestRefused):
                do(made, commands.announce_vacation(who, now + days * DAY, now), now)
        for seat in range(2):
            assert made.clock.vacations[seat].used(1e12) <= vacation * DAY + 1e-3
    again = Table(made.setup, [])
    for logged in made.entries:
        entry = log.from_json(logged.entry.tag, log.to_json(logged.entry))
        again.read(LogEntry(logged.line, entry, logged.person, logged.at))
    assert clock(again.clock) == clock(made.clock)


def clock(of: Clock) -> Any:
    return of.left, of.running, of.since, of.deadline, [vacation.spans for vacation in of.vacations]

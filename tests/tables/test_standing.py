"""Scores and goals at a table: what a viewer is sent, and what a move changed."""

from random import Random
from typing import Any

import pytest

from ludoteca.core import Options, shelf
from ludoteca.tables import commands, log, projection
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.log import Draft, LogEntry
from ludoteca.tables.state import Table, TableSetup

GAMES = [("dokmus", 3, {}), ("elfenland", 3, {}), ("tindaya", 2, {}), ("tindaya", 3, {"mode": "domination"})]


def empty(game: str, seats: int, options: Options) -> Table:
    rules = shelf.box(game).rules
    return Table(TableSetup("t", game, rules, seats, options, "seed", "ann", True, TimeControl(), 1, 0.0), [])


def begun(game: str, seats: int, options: Options) -> Table:
    table = empty(game, seats, options)
    entries: list[log.Entry] = [*(log.Sit(seat, "person", "ann") for seat in range(seats)), log.Start()]
    for entry in entries:
        table.write(Draft(entry), 0.0)
    return table


def played(game: str, seats: int, options: Options) -> Table:
    """A whole game of chance moves."""
    table, pick = begun(game, seats, options), Random(4)
    while (seat := table.turn) is not None:
        text = pick.choice(projection.legal(table.referee.position))
        for draft in commands.move("ann", seat, text, table.ply)(table):
            table.write(draft, 0.0)
    return table


def public(table: Table, seat: int) -> int:
    return sum(part.points for part in table.referee.position.score(seat, None))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_changes_in_the_log_add_up(game: str, seats: int, options: dict[str, Any]) -> None:
    """From the start to the end, every point that a seat has was told by a line."""
    table = played(game, seats, options)
    told = [public(begun(game, seats, options), seat) for seat in range(seats)]
    for line in projection.lines(table, None, -1):
        for change in line.get("scores", []):
            told[change.seat] += change.points
    assert told == [public(table, seat) for seat in range(seats)]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_log_that_is_read_again_tells_the_same(game: str, seats: int, options: dict[str, Any]) -> None:
    table, again = played(game, seats, options), empty(game, seats, options)
    for logged in table.entries:
        again.read(LogEntry(logged.line, logged.entry, logged.person, logged.at))
    assert [(entry.scores, entry.goals) for entry in again.entries] == [
        (entry.scores, entry.goals) for entry in table.entries
    ]


def test_a_viewer_gets_what_it_may_know() -> None:
    """E5.2: the way home is in the score of its owner only."""
    table = begun("elfenland", 2, {})
    for viewer in (0, 1, None):
        scores = projection.state(table, viewer, 0.0).scores
        assert scores is not None
        homes = [seat for seat in range(2) if any(part.name == "home" for part in scores[seat].parts)]
        assert homes == ([] if viewer is None else [viewer])


def test_taking_back_counts_anew() -> None:
    """D7.15: the next change is counted from the position that stands."""
    table = begun("dokmus", 2, {})
    pick = Random(7)
    while table.ply < 40 or not table.referee.can_take_back:
        seat, text = table.turn, pick.choice(projection.legal(table.referee.position))
        assert seat is not None
        table.write(Draft(log.Move(seat, text)), 0.0)
    table.write(Draft(log.TakeBack(0, table.ply - 1)), 0.0)
    assert table.standing.scores == [table.referee.position.score(seat, None) for seat in range(2)]


def test_nothing_is_told_before_the_start() -> None:
    state = projection.state(empty("dokmus", 2, {}), None, 0.0)
    assert (state.scores, state.goals) == (None, None)

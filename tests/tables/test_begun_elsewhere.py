"""A game that was begun elsewhere goes on at a table: from its record, with luck of the table's own."""

import random
from typing import Any

import pytest

from ludoteca.core import replay, shelf
from ludoteca.core.record import ChanceLine, Header, RecordError, write
from ludoteca.tables import commands, creation, from_record, log, projection
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.creation import Sitter, TableWish
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.log import LogEntry
from ludoteca.tables.state import Table
from ours import GAMES

TWO = [Sitter("me"), Sitter("me")]


def table(wish: TableWish, seed: str) -> Table:
    """A table with a game that has begun."""
    made = Table(creation.setup(wish, "t", "ann", seed, 0.0), [])
    for draft in [*creation.opening(wish, "ann"), *from_record.starting(wish.begun, "ann", "nonce" * 4)]:
        made.write(draft, 1.0)
    return made


def play(made: Table, moves: int, seed: int) -> Table:
    choice = random.Random(seed)
    for _ in range(moves):
        if made.turn is None:
            break
        text = choice.choice(projection.legal(made.referee.position))
        for draft in commands.move("ann", made.turn, text, made.ply)(made):
            made.write(draft, 2.0)
    return made


def moved(game: str, moves: int = 25, **more: Any) -> tuple[Table, Table]:
    """A game at one table, and where it goes on."""
    before = play(table(TableWish(game, TWO), "first"), moves, 1)
    wish = TableWish(game, TWO, **more)
    return before, table(from_record.continued(wish, write(before.referee.record())), "second")


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_sees_what_stood_there(game: str) -> None:
    before, after = moved(game)
    assert (after.ply, after.turn, after.elsewhere) == (before.ply, before.turn, before.ply)
    for viewer in (0, 1, None):
        assert after.referee.position.view(viewer).bytes() == before.referee.position.view(viewer).bytes()
        assert after.referee.log(viewer) == before.referee.log(viewer)


@pytest.mark.parametrize("game", GAMES)
def test_the_record_says_from_where_its_seed_gives_the_luck(game: str) -> None:
    before, after = moved(game)
    fallen = sum(isinstance(line, ChanceLine) for line in before.referee.lines)
    play(after, 10_000, 2)
    record = after.record()
    told = replay(record.encode(), verify=True)
    assert told.finished
    assert (told.header.seed, told.header.seed_from) == ("second", fallen)
    assert told.lines[0] == told.header
    if sum(isinstance(line, ChanceLine) for line in told.lines) > fallen:
        with pytest.raises(RecordError) as caught:
            replay(record.replace('"seed": "second"', '"seed": "third"').encode(), verify=True)
        assert caught.value.refusal.reason == "not-from-seed"


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_the_same_when_it_is_read_again(game: str) -> None:
    _, after = moved(game)
    play(after, 10, 3)
    again = Table(after.setup, [])
    for row in after.entries:
        again.read(LogEntry(row.line, log.from_json(row.entry.tag, log.to_json(row.entry)), row.person, row.at))
    assert again.record() == after.record()
    assert again.elsewhere == after.elsewhere


def test_what_is_played_anew_after_a_take_back_has_the_luck_of_the_table() -> None:
    _, after = moved("elfenland", 40)
    for draft in commands.take_back("ann", after.played[5].seat, 5, 3.0)(after):
        after.write(draft, 3.0)
    assert (after.ply, after.elsewhere) == (5, 5)
    play(after, 10_000, 4)
    assert replay(after.record().encode(), verify=True).finished


def test_no_clock_runs_while_the_moves_are_played() -> None:
    live = TimeControl("live", bank=60.0, increment=10.0)
    _, after = moved("dokmus", clock=live)
    assert after.clock.left == [60.0, 60.0]
    assert after.clock.running == after.turn


def test_nobody_learns_from_the_log_what_was_hidden() -> None:
    _, after = moved("elfenland")
    for viewer in (0, 1, None):
        told = projection.lines(after, viewer, -1)
        assert [line for line in told if line["kind"] == "begun"] == [{"line": 1, "kind": "begun", "at": 1.0}]


def test_what_is_no_game_that_goes_on_is_refused() -> None:
    wish = TableWish("dokmus", TWO)
    over = play(table(wish, "s"), 10_000, 1).record()
    header = Header("elfenland", shelf.box("elfenland").rules, 2, {})
    running = write(play(table(wish, "s"), 5, 1).referee.record())
    wrong = [(wish, over, "record-over"), (wish, write([header]), "record-empty")]
    wrong += [(TableWish("elfenland", TWO), running, "record-differs")]
    wrong += [(TableWish("dokmus", [*TWO, Sitter("me")]), running, "record-differs")]
    for wanted, record, reason in wrong:
        with pytest.raises(RequestRefused) as caught:
            from_record.continued(wanted, record)
        assert caught.value.refusal.reason == reason

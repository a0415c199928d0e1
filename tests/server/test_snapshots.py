"""Earlier positions and take-backs start from positions that were kept, not from the beginning."""

import random
from typing import Any

import pytest

from ludoteca.core import replay, shelf
from ludoteca.tables import log, projection
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.log import Draft, LogEntry
from ludoteca.tables.snapshots import EVERY, MOST, Snapshot, Snapshots
from ludoteca.tables.state import Table, TableSetup, position_at
from ours import GAMES


def begun(game: str) -> tuple[Table, list[LogEntry]]:
    players = 3 if game == "tindaya" else 2
    rules = shelf.box(game).rules
    setup = TableSetup("t", game, rules, players, {}, "seed", "ann", True, TimeControl(), 1, 0.0)
    match = Table(setup, [])
    sitters = [Draft(log.Sit(seat, "person", "ann")) for seat in range(players)]
    return match, [match.write(draft, 0.0) for draft in (*sitters, Draft(log.Start()))]


def go_on(match: Table, choice: random.Random, most: int) -> list[LogEntry]:
    """Random moves."""
    rows: list[LogEntry] = []
    while match.turn is not None and len(rows) < most:
        text = choice.choice(projection.legal(match.referee.position))
        rows.append(match.write(Draft(log.Move(match.turn, text)), 0.0))
    return rows


def look(position: Any) -> Any:
    return position.seat, position.view(None).json(), projection.legal(position)


@pytest.mark.parametrize("game", ["dokmus", "tindaya"])
def test_every_earlier_position_is_near_one_that_was_kept(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = begun(game)
    seen, choice = [], random.Random(1)
    while match.turn is not None and match.ply < 150:
        seen.append(look(match.referee.position))
        go_on(match, choice, 1)
    kind, steps = type(match.referee.position), 0
    play = kind.play

    def counted(*arguments: Any) -> None:
        nonlocal steps
        steps += 1
        play(*arguments)

    monkeypatch.setattr(kind, "play", counted)
    for ply, then in enumerate(seen):
        steps = 0
        assert look(position_at(match, ply)) == then
        assert steps < 3 * EVERY


@pytest.mark.parametrize("game", GAMES)
def test_take_backs_lead_where_the_whole_record_leads(game: str) -> None:
    """Back and forth beyond chance: another process that reads the lines has the same table, luck included."""
    match, rows = begun(game)
    choice = random.Random(2)
    for _ in range(6):
        rows += go_on(match, choice, 60)
        if match.turn is None:
            break
        rows.append(match.write(Draft(log.TakeBack(0, choice.randrange(match.ply))), 0.0))
    rows += go_on(match, choice, 40)
    other = Table(match.setup, [])
    for row in rows:
        other.read(row)
    assert look(other.referee.position) == look(match.referee.position)
    assert (other.record(), other.free, other.referee.bound) == (match.record(), match.free, match.referee.bound)
    assert replay(match.record().encode(), verify=True).referee is not None


def test_a_long_game_keeps_few() -> None:
    match, _ = begun("dokmus")
    kept, most = Snapshots(), 0
    position, chance = match.referee.position, match._chance.mark()
    for ply in range(5000):
        if kept.due(ply):
            kept.keep(Snapshot(ply, position, 0, None, chance))
        most = max(most, ply - kept.before(ply).ply)
    assert len(kept._kept) <= MOST
    assert kept.before(0).ply == 0
    assert most < 5000 / MOST * 4

"""Matches: who sits where, what the numbers say, and going on after an interruption."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteca.bots import arena
from ludoteca.bots.arena import GameResult, Match, elo, interval, missing, play, standings
from ludoteca.bots.ratings import ratings
from ludoteca.cli import app

MATCH = Match("dokmus", ("greedy", "random"), 4, 8, {}, 1)


def game(number: int, seating: tuple[str, ...], winner: int, **more: Any) -> GameResult:
    shares = tuple(float(seat == winner) for seat in range(len(seating)))
    scores = tuple(10 + seat for seat in range(len(seating)))
    none = (0,) * len(seating)
    row = GameResult(number, seating, shares, scores, "rounds", None, tuple(map(float, none)), none)
    return row._replace(**more)


def test_seats_rotate_and_rotations_share_their_luck() -> None:
    assert MATCH.line_up() == ("greedy", "random", "random", "random")
    assert [MATCH.seating(number).index("greedy") for number in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert len({MATCH.luck(number) for number in range(4)}) == 1
    assert MATCH.luck(4) != MATCH.luck(3)


def test_a_game_can_be_played_again() -> None:
    match = Match("dokmus", ("random", "random"), 2, 2, {}, 1)
    first, again = play(match, 1), play(match, 1)
    assert first._replace(seconds=()) == again._replace(seconds=())
    assert GameResult.read(json.loads(json.dumps(first.json()))) == first


def test_intervals_hold_the_share_and_shrink() -> None:
    low, high = interval(0.8, 100)
    assert low == pytest.approx(0.711, abs=0.002)
    assert high == pytest.approx(0.867, abs=0.002)
    assert interval(1.0, 10)[0] == pytest.approx(0.722, abs=0.002)
    assert interval(0.5, 0) == (0.0, 1.0)


def test_elo() -> None:
    share = elo(0.7034)
    assert share is not None
    assert share == pytest.approx(150, abs=0.5)
    assert elo(1.0) is None


def test_standings_count_by_bot_not_by_seat() -> None:
    match = Match("dokmus", ("a", "b"), 2, 4, {}, 1)
    played = [game(0, ("a", "b"), 0), game(1, ("b", "a"), 1), game(2, ("a", "b"), 1), game(3, ("b", "a"), 1)]
    a, b = standings(match, played)
    assert (a.share, b.share) == (0.75, 0.25)
    assert a.elo is not None
    assert a.elo == pytest.approx(190.8, abs=0.1)
    assert a.score == 10.5


def test_a_game_lost_by_all_is_nobodys_victory_and_half_a_point_for_each() -> None:
    match = Match("tindaya", ("a", "b"), 2, 4, {}, 1)
    played = [
        game(0, ("a", "b"), 0),
        game(1, ("b", "a"), 1),
        *(game(n, ("a", "b"), -1, outcome="lost") for n in (2, 3)),
    ]
    a, b = standings(match, played)
    assert (a.share, b.share) == (0.5, 0.0)
    assert a.elo == elo(0.75)


def test_ratings_put_the_winner_first() -> None:
    rated = ratings([game(number, ("a", "b"), 0) for number in range(6)])
    assert rated is not None
    assert rated["a"].mu > 25 > rated["b"].mu
    assert ratings([game(0, ("a", "a"), 0)]) is None


def test_missing_games() -> None:
    assert list(missing(MATCH, [game(2, ("a",) * 4, 0), game(5, ("a",) * 4, 0)])) == [0, 1, 3, 4, 6, 7]


def run(*arguments: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, ["arena", "dokmus", "--bots", "random,greedy", "--json", *arguments])
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    for row in found["bots"]:
        row.pop("seconds")
    return found


def test_an_interrupted_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("--games", "4")
    log = tmp_path / "match.jsonl"
    run("--games", "3", "--log", str(log))
    log.write_text(log.read_text()[:-20])
    asked: list[int] = []

    def watched(match: Match, number: int) -> GameResult:
        asked.append(number)
        return arena.play(match, number)

    monkeypatch.setattr(import_module("ludoteca.cli.arena"), "play", watched)
    assert run("--games", "4", "--log", str(log)) == whole
    assert asked == [2, 3]
    assert run("--games", "4", "--log", str(log)) == whole
    assert asked == [2, 3]


def test_another_match_is_not_mixed_in(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    run("--games", "1", "--log", str(log))
    bad = CliRunner().invoke(
        app, ["arena", "dokmus", "--bots", "random,greedy", "--games", "2", "--seed", "9", "--log", str(log)]
    )
    assert bad.exit_code == 1


def test_the_table_has_a_row_for_each_bot() -> None:
    result = CliRunner().invoke(app, ["arena", "dokmus", "--bots", "random", "--games", "2"])
    assert result.exit_code == 0
    assert "random" in result.stdout


@pytest.mark.parametrize("bots", ["random,nobody", "random,random,random"])
def test_impossible_line_ups_are_refused(bots: str) -> None:
    assert CliRunner().invoke(app, ["arena", "dokmus", "--bots", bots]).exit_code == 1

"""Ratings: sides of one or several, equal whatever order the sides stand in, anchored to the arena."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.bots.ratings import ELO, MIDDLE, Contest, Rating, anchors, rated

ROOT = Path(__file__).parents[2]
skills = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9))


@given(st.lists(st.tuples(skills, st.integers(0, 3)), min_size=2, max_size=6), st.randoms())
def test_the_order_of_the_sides_does_not_matter(players: list[tuple[Rating, int]], random: Random) -> None:
    known = {str(number): rating for number, (rating, _) in enumerate(players)}
    ranks = [rank for _, rank in players]
    order = list(range(len(players)))
    random.shuffle(order)
    one = rated(Contest([[str(number)] for number in range(len(players))], ranks), known)
    other = rated(Contest([[str(number)] for number in order], [ranks[number] for number in order]), known)
    assert {who: pytest.approx(rating, abs=1e-6) for who, rating in one.items()} == other


@given(st.tuples(skills, skills, skills, skills))
def test_games_of_different_people_commute(four: tuple[Rating, ...]) -> None:
    known = dict(zip("abcd", four, strict=True))
    games = [Contest([["a"], ["b"]], [0, 1]), Contest([["c"], ["d"]], [1, 0])]
    ends = []
    for order in (games, games[::-1]):
        now = dict(known)
        for game in order:
            now |= rated(game, now)
        ends.append(now)
    assert ends[0] == ends[1]


@given(skills, skills)
def test_the_winner_gains_and_the_loser_loses(winner: Rating, loser: Rating) -> None:
    after = rated(Contest([["w"], ["l"]], [0, 1]), {"w": winner, "l": loser})
    assert after["w"].mu > winner.mu
    assert after["l"].mu < loser.mu


def test_a_team_gains_together_against_the_game() -> None:
    after = rated(Contest([["a", "b"], ["game 2", "game 2"]], [0, 1]), {})
    assert after["a"] == after["b"]
    assert after["a"].mu > Rating().mu > after["game 2"].mu


@pytest.mark.parametrize("game", ["dokmus", "elfenland", "tindaya"])
def test_the_levels_of_the_computer_are_in_order(game: str) -> None:
    found = anchors(game)
    points = [found[f"level{level}"].points for level in range(1, 6)]
    assert points == sorted(points)
    assert points[1] == MIDDLE
    assert all(rating.uncertainty > 0 for who, rating in found.items() if who != "level2")


def test_the_arena_is_told_in_its_own_points() -> None:
    match = json.loads((ROOT / "docs/ladder/dokmus-1-2.json").read_text(encoding="utf-8"))
    lead = next(row["elo"] for row in match["bots"] if row["bot"] == "level2")
    assert MIDDLE - anchors("dokmus")["level1"].points == round(lead)
    lead = (anchors("tindaya")["game 2 level=normal"].mu - anchors("tindaya")["level5"].mu) * ELO
    assert lead == pytest.approx(70.4 / 2**0.5), "two against two: a lead counts twice, and chance less than twice"


def test_a_game_of_others_has_no_anchors() -> None:
    assert anchors("reversi") == {}

"""The picture of the ladder and the anchors of ratings come from the matches that are kept."""

import runpy
from pathlib import Path

LADDER = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "ladder.py"))


def test_the_picture_is_drawn_from_the_matches() -> None:
    assert LADDER["PICTURE"].read_text(encoding="utf-8") == LADDER["picture"]()


def test_every_step_names_its_two_levels() -> None:
    for path in LADDER["MATCHES"].glob("*-?-?.json"):
        _, lower, upper = path.stem.split("-")
        assert int(upper) == int(lower) + 1
        assert f'"level{lower}"' in path.read_text(encoding="utf-8")


def test_a_step_that_was_played_in_pairs_is_known_to_40_points() -> None:
    """Where both win some games: Dokmus and Elfenland up to level 4."""
    for game in ("dokmus", "elfenland"):
        for _, low, high in LADDER["steps"](game)[:3]:
            assert high - low <= 80


def test_the_anchors_of_ratings_come_from_the_matches() -> None:
    assert LADDER["ANCHORS"].read_text(encoding="utf-8") == LADDER["anchors"]()

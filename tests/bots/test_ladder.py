"""The picture of the ladder and the anchors of ratings come from the matches that are kept."""

import json
import runpy
from pathlib import Path

LADDER = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "ladder.py"))


def test_the_picture_is_drawn_from_the_matches() -> None:
    assert LADDER["PICTURE"].read_text(encoding="utf-8") == LADDER["picture"]()


def test_every_step_names_its_two_levels() -> None:
    for path in LADDER["MATCHES"].glob("*-?-?.json"):
        _, lower, upper = path.stem.split("-")
        assert int(upper) == int(lower) + 1
        match = json.loads(path.read_text(encoding="utf-8"))
        assert f"level{lower}" in {LADDER["level_of"](row["bot"]) for row in match["bots"]}


def test_dokmus_is_climbed_to_the_top() -> None:
    """From level 1 to level 6, for which its first form stands."""
    assert [step.stand_in for step in LADDER["steps"]("dokmus")] == [None, None, None, "dokmus-2026-11", "first-master"]


def test_the_table_of_the_page_comes_from_the_matches() -> None:
    assert LADDER["table"]() in LADDER["PAGE"].read_text(encoding="utf-8")


def test_a_step_that_was_played_in_pairs_is_known_to_40_points() -> None:
    """Where both win some games: Dokmus and Elfenland up to level 4."""
    for game in ("dokmus", "elfenland"):
        for step in LADDER["steps"](game)[:3]:
            assert step.high - step.low <= 80


def test_the_anchors_of_ratings_come_from_the_matches() -> None:
    """Level 6 is none of them: it is rated like a person."""
    kept = LADDER["ANCHORS"].read_text(encoding="utf-8")
    assert kept == LADDER["anchors"]()
    assert "level6" not in kept

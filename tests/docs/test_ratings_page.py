"""The ratings of the computer in the manual are those of the ladder."""

from pathlib import Path

from ludoteca.bots.ratings import anchors

MANUAL = Path(__file__).parents[2] / "docs" / "ratings.md"
GAMES = ("dokmus", "elfenland", "tindaya")


def test_the_table_says_what_the_arena_measured() -> None:
    rows = [line.strip("| \n").split(" | ") for line in MANUAL.read_text(encoding="utf-8").splitlines()]
    told = {row[0]: row[1:] for row in rows if len(row) == len(GAMES) + 1 and row[0] in "12345"}
    assert len(told) == 5
    for level, cells in told.items():
        for game, cell in zip(GAMES, cells, strict=True):
            rating = anchors(game)[f"level{level}"]
            measured = f"{rating.points} ± {rating.uncertainty}" if rating.uncertainty else f"{rating.points}"
            assert cell == measured, f"level {level} of {game}"

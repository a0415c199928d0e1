"""D7.1 – D7.4: what a token reaches by land and through temples."""

import pytest

from games.dokmus.scene import cells, scene


def test_e20_adjacent_cells() -> None:
    """D7.1, D1.5: never diagonal; a temple holds no token."""
    at = scene("LA4", "(0,0)", left=3)
    assert at.free == cells("(0,1) (1,0)")
    assert not at.paid
    assert at.terrain[1, 1] == "t"


def test_e21_a_token_closes_its_cell() -> None:
    """D1.7: a cell holds at most one token, whoever owns it."""
    at = scene("LA4", "(0,0)", "(0,1)", left=3)
    assert at.free == {(1, 0)}
    assert not at.paid


def test_e22_a_temple_joins_the_cells_around_it() -> None:
    """D7.4, R4: any own token beside it will do."""
    at = scene("LA4", "(1,0)", left=3)
    assert at.free == cells("(0,0) (0,1) (1,2) (2,0) (2,1)")
    assert not at.paid
    assert cells("(0,1) (1,2) (2,1)") <= at.free


def test_e23_a_temple_of_the_next_tile() -> None:
    """D1.5, D7.5: tile borders do not matter; two forests are exempt by (a)."""
    at = scene("LA4", "(4,6)", left=3)
    assert at.free == cells("(3,6) (3,7) (4,5) (4,8) (5,6) (5,7)")
    assert at.terrain[4, 7] in "tT"
    assert [at.terrain[cell] for cell in ((4, 6), (4, 5), (5, 6))] == ["f", "f", "f"]


def test_e24_a_mountain_is_never_legal() -> None:
    """D8.2."""
    at = scene("LA4", "(0,4)", left=3)
    assert at.free == {(1, 4)}
    assert at.paid == {(0, 3)}
    assert at.terrain[0, 5] == "^"


def test_e25_through_a_temple() -> None:
    """R5."""
    assert scene("LB4", "(3,0)", left=1).free == cells("(2,0) (2,1) (4,0)")


def test_e26_through_a_pair_of_temples() -> None:
    """R5, D1.9: the pair (4,1)–(3,1) is one group; forests in reach would have to be paid."""
    at = scene("LB4", "(4,0)", left=1)
    assert at.free == cells("(2,1) (5,0)")
    assert not at.paid
    assert {at.terrain[cell] for cell in ((3, 0), (4, 2))} == {"f"}
    assert at.refused("place a4") == ("D7.12", "forest-beyond-means")
    assert at.refused("place c5") == ("D7.12", "forest-beyond-means")


def test_e27_a_temple_group_over_a_border() -> None:
    """R5, D1.9."""
    assert scene("LC4", "(12,10)", left=1).free == cells("(11,10) (12,9) (13,11) (14,9) (14,11) (15,10)")


def test_e28_nothing_is_adjacent_across_the_hole() -> None:
    """D1.5, D1.3: the right side of tile 4A faces the hole."""
    at = scene("LA4", "(9,6)", left=1)
    assert at.free == {(8, 6)}
    assert (9, 7) not in at.terrain


def test_all_own_tokens_reach() -> None:
    """D7.2, D7.3: the union over all own tokens, whenever they were placed, on ruins and volcanoes too."""
    assert scene("LA4", "(0,0) (6,6)").free == scene("LA4", "(0,0)").free | scene("LA4", "(6,6)").free
    assert (2, 5) in scene("LA4", "(2,4)").free
    assert scene("LA4", "(2,4)").terrain[2, 4] == "r"
    assert (11, 2) in scene("LA4", "(11,1)").free
    assert scene("LA4", "(11,1)").terrain[11, 1] == "v"


def test_a_token_just_placed_reaches() -> None:
    """D7.3: also those placed earlier in this turn."""
    at = scene("LA4", "(0,0)")
    assert (2, 0) not in at.free
    at.place((1, 0))
    assert at.free == cells("(0,1) (1,2) (2,0) (2,1)")


def test_other_players_tokens_never_help() -> None:
    """D7.2: they only occupy cells."""
    assert scene("LA4", "(0,0)", "(6,6) (6,2)").legal == scene("LA4", "(0,0)").legal


def test_which_token_uses_a_temple() -> None:
    """R4: not only the token placed last; the temple serves the first token of a turn."""
    at = scene("LA4", "(1,0) (9,6)")
    assert (1, 2) in at.free
    at.place((8, 6))
    assert (1, 2) in at.free


def test_reach_follows_the_tiles() -> None:
    """D1.10: adjacency is that of the board as it lies."""
    at = scene("LA4", "(4,6)", card=2)
    assert (5, 7) in at.free
    at.slide((0, 1))
    assert at.free == cells("(3,6) (4,5) (5,6)")


@pytest.mark.parametrize(
    ("cell", "terrain"),
    [((0, 0), "."), ((0, 2), "f"), ((2, 4), "r"), ((4, 3), "v")],
    ids=["meadow", "forest", "ruins", "volcano"],
)
def test_placeable_terrain(cell: tuple[int, int], terrain: str) -> None:
    """D1.6, D1.7: meadow, forest, ruins and volcano are open; here nothing is in reach, so all open cells are legal."""
    at = scene("LA4")
    assert at.terrain[cell] == terrain
    assert cell in at.free
    assert {at.terrain[open] for open in at.free} == set(".frv")


def test_a_meadow_has_no_effect() -> None:
    """D8.1."""
    at = scene("LA4", "(0,0)", card=4).place((1, 0))
    assert (at.left, at.sacrificed(), at.bonus) == (2, 0, None)
    at.place((2, 0)).place((2, 1)).play("end")
    assert at.own() == cells("(0,0) (1,0) (2,0) (2,1)")

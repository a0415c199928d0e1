"""D7.16 – D7.20: when nothing can be placed."""

import pytest

from games.dokmus.scene import FACES, cells, scene


def test_e52_all_open_cells() -> None:
    """D7.16, A4."""
    at = scene("LA4", "(0,0)", "(0,1) (1,0)", left=3)
    assert at.fallback
    assert len(at.free) == 264


def test_e53_what_cannot_be_afforded_does_not_block() -> None:
    """D7.17: with two tokens crossings are legal; with one they are not, and the fallback applies."""
    at = scene("LA4", "(14,2)", "(13,2)", left=2)
    assert not at.free
    assert len(at.paid) == 15
    assert not at.fallback
    at = scene("LA4", "(14,2)", "(13,2)", left=1)
    assert at.fallback
    assert len(at.free) == 265
    assert not at.paid


def test_e54_no_sacrifice_is_due() -> None:
    """R11."""
    at = scene("LA4", "(14,2)", "(13,2)", left=1, card=4)
    assert at.terrain[14, 1] == "f"
    at.place((14, 1))
    assert (at.seat, at.left, at.sacrificed()) == (0, 0, 0)


def test_e55_ruins_keep_their_bonus() -> None:
    """D7.19."""
    at = scene("LA4", "(14,2)", "(13,2)", left=1)
    assert at.terrain[2, 4] == "r"
    assert at.place((2, 4)).bonus == "1A"


def test_e56_the_guardian_may_end_the_fallback() -> None:
    """D7.18: it need not be used; once a legal placement appears the fallback is gone."""
    at = scene("LA4", "(0,0)", "(0,1) (1,0)", card=4)
    assert at.kinds == {"place": 264, "rotate": 16}
    at.rotate((0, 0), "cw")
    assert at.own(0) == {(0, 6)}
    assert at.own(1) == cells("(1,6) (0,5)")
    assert at.legal == {"place h1"}
    assert at.free == {(0, 7)}


def test_e57_without_any_token() -> None:
    """R11."""
    at = scene("LA4", "", "(0,0)")
    assert at.fallback
    assert len(at.free) == 266


def test_e58_no_sacrifice_without_a_placement() -> None:
    """D7.14, R8: the only paying moves place a token on an open cell, and two tokens must be left."""
    for left in (1, 2, 3):
        for layout, token in (("LA4", "(2,0)"), ("LB4", "(3,0)"), ("LA4", "(0,0)"), ("LA4", "")):
            at = scene(layout, token, left=left, card=5)
            assert set(at.kinds) <= {"place", "slide", "rotate", "move"}
            for cell in at.paid:
                assert left >= 2
                once = at.copy().place(cell, pay=1)
                assert once.own() == at.own() | {cell} or at.terrain[cell] == "v"


def test_the_test_is_made_for_every_token() -> None:
    """D7.17: a fallback token gives reach, so the next token must use it."""
    at = scene("LA4", "(0,0)", "(0,1) (1,0)", left=3).place((6, 6))
    assert at.left == 2
    assert not at.fallback
    assert at.free == scene("LA4", "(6,6)").free


def test_a_volcano_keeps_its_effect() -> None:
    """D7.19, D8.3."""
    at = scene("LA4", "(14,2)", "(13,2)", left=1)
    assert at.terrain[4, 3] == "v"
    at.place((4, 3))
    assert at.seat == 1
    assert at.own(0) == {(14, 2)}
    assert at.sacrificed(0) == 1


def test_the_target_must_be_open() -> None:
    """R11 (6)."""
    at = scene("LA4", "(0,0)", "(0,1) (1,0)")
    assert not at.free & cells("(0,0) (0,1) (1,0)")
    assert {at.terrain[cell] for cell in at.free} == set(".frv")


def test_crossings_are_placements_too() -> None:
    """R11 (1): closed in by land, but beside water; what can be paid is legal, so there is no fallback."""
    at = scene("LA4", "(2,0)", "(1,0) (2,1)", left=2)
    assert not at.free
    assert at.paid


@pytest.mark.parametrize(("tiles", "tokens", "least"), [(8, 100, 266), (5, 50, 164)])
def test_there_is_always_an_open_cell(tiles: int, tokens: int, least: int) -> None:
    """D7.20: the house faces have room for more than every token."""
    room = {face: sum(row.count(kind) for row in rows for kind in ".frv") for face, rows in FACES.items()}
    tightest = sorted(min(room[f"{number}A"], room[f"{number}B"]) for number in range(1, 9))[:tiles]
    assert sum(tightest) == least > tokens

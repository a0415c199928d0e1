"""D10, D8.4: the ruin bonus."""

import pytest

from games.dokmus.scene import cells, hops, scene, turns


def test_e64_bonus_for_the_tile_of_the_ruins() -> None:
    """D10.1, D10.2, R18, A10, A11, A12: slot (0,0) is not in line with the hole; the move may use temples."""
    at = scene("LA4", "(2,5)", card=5).place((2, 4))
    assert at.bonus == "1A"
    assert at.legal == {"decline"} | turns((0, 0)) | hops((2, 5), "(1,5) (2,6) (3,4) (3,6) (4,5)")
    assert at.terrain[3, 5] == "T"


def test_e65_bonus_with_a_tile_move() -> None:
    """D10.2, A9."""
    at = scene("LA4", "(3,7)").place((3, 8))
    assert at.bonus == "2A"
    assert at.legal == {"decline", "slide B1"} | turns((0, 1)) | hops((3, 7), "(2,7) (3,6) (4,6) (4,8) (5,7)")


def test_e66_only_tokens_on_the_bonus_tile() -> None:
    """D10.2."""
    at = scene("LA4", "(3,7) (4,6)").place((3, 8))
    assert at.legal == {"decline", "slide B1"} | turns((0, 1)) | hops((3, 7), "(2,7) (3,6) (4,8) (5,7)")
    assert at.refused("move g5 g4") == ("D10.2", "not-on-the-bonus-tile")


def test_e67_ruins_hold_their_token() -> None:
    """D8.4, R30: never the origin of a move, by guardian or by bonus."""
    at = scene("LA4", "(3,7) (3,8) (2,4) (2,5)", card=3)
    assert at.terrain[3, 8] == at.terrain[2, 4] == "r"
    assert not at.targets((3, 8)) | at.targets((2, 4))
    assert at.targets((3, 7))
    assert at.targets((2, 5))
    assert at.refused("move i4 i5") == ("D8.4", "ruins-hold-it")
    at = scene("LA4", "(3,7)").place((3, 8))
    assert not at.targets((3, 8))
    assert at.refused("move i4 i5") == ("D8.4", "ruins-hold-it")


def test_e68_a_chain_on_one_tile() -> None:
    """D10.4."""
    at = scene("LB4", "(19,4) (14,1)").place((19, 5))
    assert at.bonus == "6B"
    assert at.terrain[14, 0] == "r"
    at.move((14, 1), (14, 0))
    assert at.bonus == "6B"
    assert at.legal == {"decline"} | turns((2, 0)) | hops((19, 4), "(18,4) (19,3) (20,3) (20,5)")


def test_e69_a_chain_to_another_tile() -> None:
    """R17, D10.4: the new bonus belongs to the tile of the new ruins."""
    at = scene("LB4", "(3,16) (2,14)").place((3, 17))
    assert at.bonus == "3B"
    assert not at.slides
    assert at.terrain[2, 13] == "r"
    at.move((2, 14), (2, 13))
    assert at.bonus == "2B"
    assert at.legal == {"decline", "slide B1"} | turns((0, 1))


def test_e70_moving_onto_ruins_with_the_guardian() -> None:
    """R16, D10.1."""
    at = scene("LA4", "(3,7)", card=3, left=3).move((3, 7), (3, 8))
    assert (at.position.guardian, at.left, at.bonus) == (False, 3, "2A")
    assert at.legal == {"decline", "slide B1"} | turns((0, 1))


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("left", [1, 2, 3])
def test_e71_the_bonus_comes_first(card: int, left: int) -> None:
    """D10.3, D6.6, R3, R29, A18: no placement, no guardian action, no end of the turn while it is pending. What the
    guardian cannot do either is no bonus (D10.2)."""
    at = scene("LA4", "(2,5)", card=card, left=left).place((2, 4))
    assert at.left == left - 1
    assert at.legal == {"decline"} | turns((0, 0)) | hops((2, 5), "(1,5) (2,6) (3,4) (3,6) (4,5)")
    first, elsewhere = ("D10.3", "bonus-first"), ("D10.2", "not-the-bonus-tile")
    assert at.refused("place g3") == first
    assert at.refused("talisman") == first
    assert at.refused("end") == first
    assert at.refused("rotate B1 cw") == (first if card in (4, 5) else elsewhere)
    assert at.refused("slide B1") == (first if card in (2, 5) else elsewhere)


@pytest.mark.parametrize("settled", ["decline", "rotate A1 cw", "move f3 f2"])
def test_e72_the_guardian_is_still_there(settled: str) -> None:
    """D10.5."""
    unused = scene("LA4", "(2,5)", card=4).place((2, 4)).play(settled)
    assert (unused.bonus, unused.position.guardian) == (None, True)
    assert unused.kinds["rotate"] == 16
    used = scene("LA4", "(2,5)", card=4, guardian=False).place((2, 4)).play(settled)
    assert (used.bonus, used.position.guardian) == (None, False)
    assert set(used.kinds) == {"place"}


@pytest.mark.parametrize(
    ("settled", "own"),
    [
        ("decline", "(3,7) (3,8)"),
        ("slide B1", "(10,7) (10,8)"),
        ("rotate B1 cw", "(0,10) (1,10)"),
        ("rotate B1 ccw", "(6,10) (5,10)"),
        ("move h4 h3", "(2,7) (3,8)"),
    ],
)
def test_every_bonus_action(settled: str, own: str) -> None:
    """D10.2, A9, A10, A11, A12: each settles the bonus and uses up no token and no guardian."""
    at = scene("LA4", "(3,7)", card=3).place((3, 8)).play(settled)
    assert at.own() == cells(own)
    assert (at.bonus, at.left, at.position.guardian) == (None, 2, True)


def test_the_bonus_of_the_last_token_keeps_the_turn() -> None:
    """D6.7, D10.3: with no token left and the guardian used, the bonus is still settled before the turn ends."""
    at = scene("LA4", "(2,5)", left=1).place((2, 4))
    assert (at.seat, at.left) == (0, 0)
    at.play("decline")
    assert at.seat == 1


def test_ruins_travel_with_their_tile() -> None:
    """D8.4, D9.6: no action moves the token off its cell, but the tile carries it."""
    at = scene("LA4", "(3,8)", card=2).slide((0, 1))
    assert at.own() == {(10, 8)}
    assert at.terrain[10, 8] == "r"


def test_placing_on_ruins_costs_nothing() -> None:
    """D8.4."""
    at = scene("LA4", "(3,7)").place((3, 8))
    assert (at.left, at.sacrificed()) == (2, 0)


def test_ruins_are_entered_only_once() -> None:
    """D10.4: a chain ends because a taken cell is closed."""
    at = scene("LB4", "(19,4) (14,1) (13,0)", "(12,0)").place((19, 5)).move((14, 1), (14, 0))
    assert (14, 0) not in {target for origin in at.own() for target in at.targets(origin)}
    assert at.refused("move a14 a15") == ("D10.2", "not-on-the-bonus-tile")


def test_a_bonus_move_onto_a_volcano_burns() -> None:
    """D10.2, D9.3: from meadow to volcano; the token is sacrificed at the end of the turn unless it leaves again."""
    at = scene("LB4", "(5,16)", left=1, bonus=(0, 2))
    assert at.terrain[5, 17] == "v"
    at.move((5, 16), (5, 17))
    assert at.own() == {(5, 17)}
    at.place((5, 16))
    assert at.own() == {(5, 16)}
    assert at.sacrificed() == 1

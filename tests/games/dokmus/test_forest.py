"""D7.5, D7.6, D8.5: the price of a forest."""

from games.dokmus.scene import cells, scene


def test_e29_a_forest_costs_a_sacrifice() -> None:
    """D7.5, D8.5, D7.12."""
    at = scene("LA4", "(0,1)", left=3)
    assert at.free == cells("(0,0) (1,0) (1,2) (2,1)")
    assert at.paid == {(0, 2)}
    at = scene("LA4", "(0,1)", left=1)
    assert at.free == cells("(0,0) (1,0) (1,2) (2,1)")
    assert not at.paid


def test_e30_paying_for_a_forest() -> None:
    """D7.15, A3."""
    at = scene("LA4", "(0,1)", left=3)
    supply = at.supply()
    at.place((0, 2), pay=1)
    assert (at.left, at.sacrificed(), supply - at.supply()) == (1, 1, 2)
    assert (0, 3) in at.free
    assert at.terrain[0, 3] == "f"


def test_e31_beside_an_own_token_in_a_forest() -> None:
    """D7.5 (a)."""
    assert scene("LA4", "(0,2)", left=1).free == cells("(0,1) (0,3) (1,2)")


def test_e32_exempt_on_the_next_tile() -> None:
    """D7.5 (a), D7.6: across tile borders."""
    at = scene("LA4", "(13,14)", left=1)
    assert at.free == cells("(12,14) (13,15) (14,14)")
    assert at.terrain[14, 14] == "f"


def test_e33_exempt_through_a_temple() -> None:
    """D7.5 (b)."""
    at = scene("LA4", "(2,16)", left=1)
    assert at.free == cells("(0,16) (1,17) (2,15) (2,17) (3,16)")
    assert at.terrain[1, 17] == "f"


def test_e34_exempt_through_a_temple_of_another_tile() -> None:
    """D7.5 (b), D7.6."""
    at = scene("LA4", "(13,6)", left=1)
    assert at.free == cells("(12,5) (12,6) (13,4) (14,5) (14,6)")
    assert at.terrain[14, 5] == "f"


def test_e35_two_temples_of_a_group_do_not_exempt() -> None:
    """R6: one single temple must touch both forests."""
    at = scene("LB4", "(3,0)", left=2)
    assert {at.terrain[3, 0], at.terrain[4, 2]} == {"f"}
    assert (4, 2) in at.paid
    assert (4, 2) not in at.free


def test_e36_a_foreign_token_does_not_exempt() -> None:
    """D7.6."""
    at = scene("LA4", "(0,1)", "(0,3)", left=3)
    assert (0, 2) in at.paid
    assert (0, 2) not in at.free


def test_e37_moving_into_a_forest_is_free() -> None:
    """D7.5 (d), D9.3."""
    at = scene("LB4", "(4,0)", card=3)
    assert at.targets((4, 0)) == cells("(2,1) (3,0) (4,2) (5,0)")
    assert {at.terrain[3, 0], at.terrain[4, 2]} == {"f"}
    at.move((4, 0), (3, 0))
    assert (at.sacrificed(), at.left, at.own()) == (0, 3, {(3, 0)})


def test_e91_an_exempt_forest_cannot_be_paid_for() -> None:
    """R10, D7.14: nothing is sacrificed for nothing."""
    at = scene("LA4", "(0,2)", left=3)
    assert at.free == cells("(0,1) (0,3) (1,2)")
    assert not at.paid
    assert at.terrain[0, 3] == "f"
    assert at.refused("place d1 sacrifice") == ("D7.8", "no-crossing")


def test_an_exempt_forest_can_be_crossed_to() -> None:
    """R10, R9, D7.13: unless the cell can also be reached by crossing; then it is offered at both prices, once each."""
    at = scene("LA4", "(14,4)", left=3)
    assert at.terrain[14, 4] == at.terrain[15, 4] == "f"
    assert (15, 4) in at.free & at.paid


def test_exemptions_are_judged_before_the_placement() -> None:
    """D7.6: the token placed does not exempt itself, and serves the next one."""
    at = scene("LA4", "(0,1)", left=3)
    assert (0, 2) not in at.free
    at.place((0, 2), pay=1)
    assert (0, 3) in at.free
    at = scene("LA4", "(0,2)", card=4, left=3).rotate((0, 0), "cw")
    assert at.terrain[2, 6] == at.terrain[3, 6] == "f"
    assert (3, 6) in at.free

"""D7.7 – D7.11: crossing water."""

from games.dokmus.oracle import Island, beside
from games.dokmus.scene import cells, scene, slot_of

ACROSS = cells("(2,1) (3,2) (4,0) (4,2) (4,3) (5,0) (5,4) (6,0) (6,2) (6,4) (7,1)")
WATERWAY = cells("(3,0) (3,1) (4,1) (5,1) (5,2) (5,3) (6,3)")


def test_e38_crossing_reaches_both_banks() -> None:
    """D7.8, D1.8."""
    at = scene("LA4", "(2,0)", left=3)
    assert at.free == cells("(1,0) (2,1)")
    assert at.paid == ACROSS
    assert WATERWAY in Island(at.facts).waterways
    assert {at.terrain[cell] for cell in WATERWAY} == {"~"}


def test_e39_a_cell_in_reach_can_be_crossed_to() -> None:
    """R9, D7.13: (2,1) is offered at pay 0 and at pay 1."""
    assert {"place b3", "place b3 sacrifice"} <= scene("LA4", "(2,0)", left=3).legal


def test_e40_through_a_temple_at_the_far_end() -> None:
    """D7.7, D7.9: (6,0) and (7,1) touch the water only through the temple (6,1)."""
    at = scene("LA4", "(2,0)", left=3)
    for cell in ((6, 0), (7, 1)):
        assert cell in at.paid
        assert not beside(cell) & WATERWAY
        assert (6, 1) in beside(cell)
    assert (slot_of((6, 1)), slot_of((7, 1))) == ((0, 0), (1, 0)), "another tile"
    assert at.terrain[4, 3] == "v"
    assert (4, 3) in at.paid


def test_e41_two_tokens_are_needed() -> None:
    """D7.12."""
    at = scene("LA4", "(2,0)", left=1)
    assert at.free == cells("(1,0) (2,1)")
    assert not at.paid
    assert scene("LA4", "(2,0)", left=2).paid == ACROSS


def test_e42_each_crossing_needs_its_own_sacrifice() -> None:
    """D7.11."""
    at = scene("LA4", "(2,0)", left=3).place((6, 2), pay=1)
    assert (at.left, at.sacrificed()) == (1, 1)
    assert at.free == cells("(1,0) (2,1) (6,0) (7,1) (7,2)")
    assert not at.paid


def test_e43_through_a_temple_at_the_near_end() -> None:
    """D7.7: the temple (6,1)."""
    assert cells("(2,0) (3,2) (5,4)") <= scene("LA4", "(7,1)", left=2).paid


def test_e44_a_waterway_runs_over_a_border() -> None:
    """D1.8: (13,3)–(14,3) into tile 6A."""
    at = scene("LA4", "(9,6)", left=2)
    assert at.paid == cells(
        "(10,4) (11,3) (11,6) (12,2) (12,5) (13,2) (13,4) "
        "(14,1) (14,2) (14,4) (15,0) (15,4) (16,0) (16,3) (17,2) (18,0)"
    )
    assert (at.terrain[13, 3], at.terrain[14, 3]) == ("~", "~")


def test_e45_rotating_cuts_a_waterway() -> None:
    """D1.10."""
    at = scene("LA4", "(9,6)", left=2, card=4).rotate((2, 0), "ccw")
    assert at.paid == cells("(10,4) (11,3) (11,6) (12,2) (12,5) (13,2) (13,4) (14,2) (15,3)")
    assert (at.terrain[14, 3], at.terrain[13, 3]) == ("T", "~")


def test_e46_a_temple_does_not_join_two_waterways() -> None:
    """R7, D7.10."""
    at = scene("LA4", "(19,5)", left=2)
    assert at.free == cells("(18,5) (19,4) (20,5)")
    assert at.paid == cells("(16,6) (17,5) (18,5) (19,7) (20,6)")
    assert not cells("(16,8) (18,8)") & (at.free | at.paid)


def test_e47_a_token_beside_that_temple_crosses_either() -> None:
    """R7."""
    assert cells("(16,8) (18,8) (19,5) (20,6)") <= scene("LA4", "(16,6)", left=2).paid


def test_e48_through_a_temple_and_its_partner() -> None:
    """R7."""
    at = scene("LB4", "(4,0)", left=2)
    assert cells("(1,2) (3,7) (5,3)") <= at.paid
    assert [at.terrain[cell] for cell in ((4, 1), (3, 1), (3, 2))] == ["t", "T", "~"]


def test_e49_through_temples_of_two_tiles() -> None:
    """R7."""
    at = scene("LC4", "(15,10)", left=2)
    assert cells("(12,8) (13,7) (14,8)") <= at.paid
    assert {at.terrain[14, 10], at.terrain[13, 10]} <= set("tT")
    assert at.terrain[13, 9] == "~"


def test_e50_ruins_surrounded_by_water() -> None:
    """D7.9, D10.1: an allowed target, with its bonus."""
    at = scene("LB4", "(9,1)", left=2)
    assert at.terrain[10, 3] == "r"
    assert {at.terrain[cell] for cell in beside((10, 3))} == {"~"}
    assert (10, 3) in at.paid
    assert (10, 3) not in at.free
    at.place((10, 3), pay=1)
    assert at.bonus == "4B"


def test_e51_moving_never_crosses_water() -> None:
    """D9.3."""
    assert scene("LA4", "(6,2)", card=3).targets((6, 2)) == cells("(6,0) (7,1) (7,2)")


def test_a_forest_across_the_water_costs_nothing_extra() -> None:
    """D7.9, D7.5 (c): one sacrifice for all."""
    at = scene("LA4", "(9,6)", left=3)
    assert at.terrain[14, 1] == at.terrain[14, 4] == "f"
    at.place((14, 4), pay=1)
    assert (at.left, at.sacrificed()) == (1, 1)


def test_every_kind_of_land_can_be_crossed_to() -> None:
    """D7.9: meadow, forest, volcano and ruins."""
    kinds = set()
    for layout, token in (("LA4", "(2,0)"), ("LA4", "(9,6)"), ("LB4", "(9,1)")):
        at = scene(layout, token, left=2)
        kinds |= {at.terrain[cell] for cell in at.paid}
    assert kinds == set(".frv")


def test_a_crossing_pays_for_one_placement_only() -> None:
    """D7.11, D6.9: after a paid placement one token is left, and it cannot pay."""
    at = scene("LA4", "(2,0)", left=3).place((2, 1))
    assert at.left == 2
    assert at.paid
    at.place((6, 2), pay=1)
    assert at.seat == 1, "nothing is left, and the turn is over"
    assert at.sacrificed() == 1

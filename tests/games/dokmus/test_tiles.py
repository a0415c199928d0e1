"""D9, D1: moving and turning tiles, and everything else the guardians do."""

import pytest

from games.dokmus.oracle import Island
from games.dokmus.scene import Scene, cells, scene, turns


def again(at: Scene, card: int) -> Scene:
    """The same position with this guardian unused."""
    other = at.copy()
    other.position.card, other.position.guardian = card, True
    return other


def test_e73_tiles_in_line_with_the_hole() -> None:
    """D9.2, R20: the moving tile passes over another, which stays."""
    at = scene("LA4", "(0,0)", card=2)
    assert at.slides == cells("(0,1) (1,0) (1,2) (2,1)")
    at = again(at.slide((0, 1)), 2)
    assert at.hole == (0, 1)
    assert at.slides == cells("(0,0) (0,2) (1,1) (2,1)")
    at.slide((2, 1))
    assert at.hole == (2, 1)
    assert at.tiles[0, 1] == ("7A", 0)
    assert at.tiles[1, 1] == ("2A", 0)


def test_e74_tokens_travel_with_a_moved_tile() -> None:
    """D9.6, R19, A6."""
    assert scene("LA4", "(3,7) (3,8)", card=2).slide((0, 1)).own() == cells("(10,7) (10,8)")


@pytest.mark.parametrize(("way", "own"), [("cw", "(1,6) (0,0)"), ("ccw", "(5,0) (6,6)")])
def test_e75_tokens_turn_with_their_tile(way: str, own: str) -> None:
    """D9.4, D9.6, D1.4, A8."""
    at = scene("LA4", "(0,1) (6,0)", card=4).rotate((0, 0), way)
    assert at.own() == cells(own)


def test_e76_rotations() -> None:
    """D9.4: any one tile, either way."""
    for layout, number in (("LA4", 16), ("LA2", 10)):
        at = scene(layout, "(0,0)", card=4)
        assert at.kinds["rotate"] == number
        assert {text for text in at.legal if text.startswith("rotate")} == set().union(*map(turns, at.tiles))


def test_e77_two_players_move_three_tiles() -> None:
    """R21, D1.2, D13.1: six slots are the whole grid."""
    at = scene("LA2", "(0,0)", card=2)
    assert at.slides == cells("(0,0) (0,2) (1,1)")
    at = again(at.slide((1, 1)), 2)
    assert at.hole == (1, 1)
    assert at.slides == cells("(0,1) (1,0) (1,2)")


@pytest.mark.parametrize("way", ["cw", "ccw"])
def test_e78_rotating_joins_waterways(way: str) -> None:
    """D1.10: at (3,13)–(3,14); from the bank of 3A one now crosses to that of 2A."""
    at = scene("LA4", "(4,14)", card=4)
    assert not any(cells("(3,13) (3,14)") <= waterway for waterway in Island(at.facts).waterways)
    assert not {cell for cell in at.paid if 7 <= cell[1] < 13}
    at.rotate((0, 1), way)
    assert (at.terrain[3, 13], at.terrain[3, 14]) == ("~", "~")
    assert any(cells("(3,13) (3,14)") <= waterway for waterway in Island(at.facts).waterways)
    assert {cell for cell in at.paid if 7 <= cell[1] < 13}


def test_e79_card_5() -> None:
    """D9.5, R23."""
    assert scene("LA4", "(0,0)", card=5, left=3).kinds == {"place": 2, "slide": 4, "rotate": 16, "move": 2}


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_what_each_card_offers(card: int) -> None:
    """D9, A5, A6, A7, A8, R23: one kind of action each; card 5 those of 2, 3 and 4, never the talisman."""
    at = scene("LA4", "(0,0)", card=card, talisman=1)
    offered = {
        1: {"talisman": 1},
        2: {"slide": 4},
        3: {"move": 2},
        4: {"rotate": 16},
        5: {"slide": 4, "move": 2, "rotate": 16},
    }
    assert at.kinds == {"place": 2} | offered[card]


@pytest.mark.parametrize(
    ("card", "action"), [(1, "talisman"), (2, "slide B1"), (3, "move a1 b1"), (4, "rotate B1 cw"), (5, "rotate B1 ccw")]
)
def test_one_use_a_turn(card: int, action: str) -> None:
    """D9, D6.3: at most once, and no other action after it."""
    at = scene("LA4", "(0,0)", card=card).play(action)
    assert (at.left, at.position.guardian) == (3, False)
    assert set(at.kinds) == {"place"}


@pytest.mark.parametrize(("layout", "number"), [("LA4", 4), ("LC4", 4), ("LA2", 3), ("LB2", 3)])
def test_how_many_tiles_can_move(layout: str, number: int) -> None:
    """D9.2, R21: wherever the hole comes to be, four in the 3×3 grid, three in the 2×3 grid; orientation stays."""
    ways = [scene(layout, "(0,0)", card=2)]
    seen = set()
    while ways:
        at = ways.pop()
        assert len(at.slides) == number
        if at.hole in seen:
            continue
        seen.add(at.hole)
        for slot in at.slides:
            after = again(at.copy().slide(slot), 2)
            assert after.tiles[at.hole] == at.tiles[slot]
            assert after.hole == slot
            assert {other: tile for other, tile in after.tiles.items() if other != at.hole} == {
                other: tile for other, tile in at.tiles.items() if other != slot
            }
            ways.append(after)
    assert len(seen) == len(scene(layout).tiles) + 1


def test_tokens_of_all_players_travel() -> None:
    """D9.6, D9.7, R19: any tile may be moved or turned, whoever has tokens on it and also if nobody has."""
    at = scene("LA4", "(0,0)", "(3,7)", "(5,8)", card=5)
    assert {text for text in at.legal if text.startswith("rotate")} == set().union(*map(turns, at.tiles))
    slid = at.copy().slide((0, 1))
    assert (slid.own(0), slid.own(1), slid.own(2)) == ({(0, 0)}, {(10, 7)}, {(12, 8)})
    spun = at.copy().rotate((0, 1), "cw")
    assert (spun.own(0), spun.own(1), spun.own(2)) == ({(0, 0)}, {(0, 10)}, {(1, 8)})
    assert spun.legal == {"place b1", "place a2"}
    assert at.copy().slide((2, 1)).own(0) == {(0, 0)}


def test_four_turns_bring_a_tile_home() -> None:
    """D1.4, D9.4: cw and ccw undo each other; four turns are none."""
    at = scene("LA4", "(0,1) (6,0) (2,4)", card=4)
    home = at.own(), at.terrain, at.tiles
    for _ in range(4):
        at = again(at.rotate((0, 0), "cw"), 4)
    assert (at.own(), at.terrain, at.tiles) == home
    at = again(at.rotate((0, 0), "cw"), 4).rotate((0, 0), "ccw")
    assert (at.own(), at.terrain, at.tiles) == home


@pytest.mark.parametrize("way", ["cw", "ccw"])
def test_orientation(way: str) -> None:
    """D1.4: the printed cell (r, c) appears at (c, 6-r), (6-r, 6-c), (6-c, r) after one, two, three turns."""
    at = scene("LA4", "(0,0)", card=4)
    for _ in range(3):
        at = again(at.rotate((0, 2), way), 4)
        assert at.terrain == Island(at.facts).terrain


def test_cells_and_slots() -> None:
    """D1.2, D1.3: 21×21 or 14×21 cells less the 49 of the hole, seven by seven in every slot."""
    for layout, rows in (("LA4", 21), ("LC4", 21), ("LA2", 14)):
        at = scene(layout)
        gone = {(at.hole[0] * 7 + r, at.hole[1] * 7 + c) for r in range(7) for c in range(7)}
        assert set(at.terrain) == {(r, c) for r in range(rows) for c in range(21)} - gone


def test_moving_a_token() -> None:
    """D9.3, A7, A15, R31: own tokens, to open step cells, never to where they stand; tile borders do not matter."""
    at = scene("LA4", "(0,0) (4,6)", "(0,1) (3,7)", card=3)
    assert at.targets((0, 0)) == {(1, 0)}
    assert at.targets((4, 6)) == cells("(3,6) (4,5) (4,8) (5,6) (5,7)")
    assert not at.targets((0, 1))
    assert {text.split(" ")[1] for text in at.legal if text.startswith("move")} == {"a1", "g5"}
    at.move((4, 6), (5, 7))
    assert at.own() == cells("(0,0) (5,7)")
    assert at.left == 3


def test_moving_from_every_terrain_but_ruins() -> None:
    """D9.3: from meadow, forest or volcano."""
    at = scene("LA4", "(0,0) (0,3) (11,1) (2,4)", card=3)
    origins = {text.split(" ")[1] for text in at.legal if text.startswith("move")}
    assert origins == {"a1", "d1", "b12"}
    assert [at.terrain[cell] for cell in ((0, 0), (0, 3), (11, 1), (2, 4))] == [".", "f", "v", "r"]


def test_a_slot_is_named_by_its_position_at_that_moment() -> None:
    """A15: after tile 2A went from B1 to B2, B1 is the hole and B2 names that tile."""
    at = again(scene("LA4", "(0,0)", card=2).slide((0, 1)), 4)
    assert not turns((0, 1)) & at.legal
    assert at.rotate((1, 1), "cw").tiles[1, 1] == ("2A", 1)

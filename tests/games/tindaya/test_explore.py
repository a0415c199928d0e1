"""T13: exploring by land and sea."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.map.hexes import read_hex


def ridge(**options: str) -> Scene:
    """A row of land: volcano 0,0 and forests 1,0 to 4,0."""
    return Scene(3, **options).volcano(1, "0,0").forest("1,0", "2,0", "3,0", "4,0")


@pytest.mark.parametrize(
    ("moves", "where"),
    [
        (("walk 1,0 2,0 0n1v", "walk 2,0 3,0 0n1v", "walk 3,0 4,0 0n1v"), {"1,0": "1n2v", "4,0": "0n1v"}),
        (
            ("walk 1,0 2,0 0n1v", "walk 1,0 0,0 0n1v", "walk 1,0 2,0 1n0v"),
            {"1,0": "0n1v", "2,0": "1n1v", "0,0": "0n1v"},
        ),
        (("walk 1,0 2,0 0n1v", "walk 1,0 2,0 1n2v", "walk 2,0 3,0 1n3v"), {"3,0": "1n3v"}),
        (
            ("walk 1,0 0,0 0n1v", "walk 1,0 2,0 0n1v", "walk 1,0 2,0 0n1v"),
            {"1,0": "1n0v", "2,0": "0n2v", "0,0": "0n1v"},
        ),
    ],
)
def test_e46_three_land_moves(moves: tuple[str, ...], where: dict[str, str]) -> None:
    """T13, T13.1, T13.2, N6, N6.1, AM5, AM5.1: one native three hexes; three natives one hex each; gathering on the
    way; spreading."""
    scene = ridge().natives(0, "1,0", "1n3v").exploring(0).play(*moves)
    assert {place: scene.group(0, place) for place in where} == where
    assert scene.asked() != "explore", "after the last move the exploration ends without `stop`"


def test_e47_an_expedition_over_three_islands() -> None:
    """T13.4, T2.1: 2 villagers join a noble; a canoe for 1 wood to island 6; with its villager on to island 7."""
    scene = Scene(3).volcano(5, "0,0").volcano(6, "5,0").volcano(7, "5,3")
    scene.mountain("1,0").forest("0,1").coast("4,0", "4,3")
    scene.natives(0, "1,0", "1n0v").natives(0, "0,1", "0n2v").natives(0, "4,0", "0n1v").stock(0, wood=1).exploring(0)
    scene.play("walk 0,1 1,0 0n2v", "embark 1,0 1n2v", "launch 2,0 wood", "sail 3,0", "ashore 4,0")
    assert scene.have(0, "wood") == [0]
    assert scene.p.canoes == {read_hex("3,0"): 1}
    scene.play("embark 4,0 1n3v", "launch 3,0 canoe", "sail 3,3", "ashore 4,3")
    assert scene.group(0, "4,3") == "1n3v"
    assert scene.p.canoes == {read_hex("3,3"): 1}
    assert len(scene.islands()) == 3


def test_e48_no_corners_at_sea() -> None:
    """T13.4, T3.7: a canoe follows one straight line; two legs need a landing between them."""
    scene = Scene(3).coast("0,0", "3,1").natives(0, "0,0", "1n0v").stock(0, wood=2).exploring(0)
    scene.play("embark 0,0 1n0v", "launch 1,0 wood")
    assert "sail 3,0" in scene.legal()
    assert scene.refused("sail 2,2") == "T13.4", "two legs: 1,0 to 2,0 and on to 2,2"
    assert scene.refused("sail 2,1") == "T13.4"
    scene.play("sail 3,0")
    assert scene.refused("sail 2,1") == "T13.4", "no second leg without landing"
    assert scene.legal() == ["ashore 3,1"]


def test_e49_round_the_corner_of_ones_own_island() -> None:
    """T13.4, R11: sailing 1 hex and landing where one came from is a move; the canoe has moved, the group explored."""
    scene = Scene(3).coast("0,0").natives(0, "0,0", "1n1v").stock(0, wood=1).token("0,0", "clay").forest("-1,0")
    scene.token("-1,0", "wood").exploring(0, left=1)
    scene.play("embark 0,0 1n1v", "launch 1,0 wood", "sail 1,-1", "ashore 0,0")
    assert scene.p.canoes == {read_hex("1,-1"): 1}
    assert scene.group(0, "0,0") == "1n1v"
    assert scene.legal() == ["collect 0,0", "done"]


def test_e50_who_may_embark() -> None:
    """T13.4: a noble is needed, five natives at most."""
    scene = Scene(3).coast("0,0").natives(0, "0,0", "2n5v").stock(0, wood=1).exploring(0)
    assert scene.refused("embark 0,0 0n3v") == "T13.4"
    assert scene.refused("embark 0,0 1n5v") == "T13.4"
    legal = scene.legal("embark")
    assert "embark 0,0 2n3v" in legal
    assert "embark 0,0 1n4v" in legal
    assert len(legal) == 5 + 4


def test_e51_trenches_are_sea_land_is_not() -> None:
    """T3.3, T3.8, T13.4: a line may cross a trench with ships, not an island."""
    scene = Scene(3).trench(3, "2,0").ship("white", 3).ship("grey", 3).coast("0,0", "4,0", "6,0")
    scene.natives(0, "0,0", "1n0v").stock(0, wood=1).exploring(0).play("embark 0,0 1n0v", "launch 1,0 wood")
    legal = scene.legal("sail")
    assert "sail 3,0" in legal
    assert "sail 5,0" not in legal
    assert scene.refused("sail 5,0") == "T13.4"


def test_e52_a_canoe_between_two_islands() -> None:
    """T13.4: embark, sail 0 hexes, land on the other side: one move."""
    scene = Scene(3).coast("0,0", "2,0").canoe("1,0").natives(0, "0,0", "1n1v").exploring(0)
    scene.play("embark 0,0 1n1v")
    assert scene.legal() == ["launch 1,0 canoe"]
    scene.play("launch 1,0 canoe", "sail 1,0")
    assert scene.legal() == ["ashore 0,0", "ashore 2,0"]
    scene.play("ashore 2,0")
    assert scene.group(0, "2,0") == "1n1v"
    assert scene.p.canoes == {read_hex("1,0"): 1}
    assert scene.seen()["flow"][-1]["left"] == 2


def pass_through() -> Scene:
    """A pen of Blue between a forest with Red's villager and the volcano."""
    scene = Scene(3).volcano(1, "0,0").mountain("1,0").forest("2,0").build("pen", "1,0", 2)
    return scene.natives(0, "2,0", "1n1v").natives(1, "1,0", "0n1v")


def test_e53_crossing_a_building_of_others() -> None:
    """T7.6, T13.3, T13.6: the villager may cross Blue's pen to the volcano, not stay in it."""
    scene = pass_through().exploring(0, left=2).play("walk 2,0 1,0 0n1v")
    assert scene.refused("stop") == "T13.6"
    assert scene.legal() == ["walk 1,0 0,0 0n1v", "walk 1,0 2,0 0n1v"]
    scene.play("walk 1,0 0,0 0n1v")
    assert scene.group(0, "0,0") == "0n1v"


def test_e54_an_empty_building_of_an_unknown_trade() -> None:
    """T7.6: a villager may not end there, a noble may."""
    scene = Scene(3).coast("1,0").forest("2,0").build("dock", "1,0").trades(0, "farmer")
    scene.natives(0, "2,0", "1n1v").exploring(0, left=1)
    assert scene.refused("walk 2,0 1,0 0n1v") == "R10"
    scene.play("walk 2,0 1,0 1n0v")
    assert scene.group(0, "1,0") == "1n0v"


def test_e55_taking_control() -> None:
    """T7.7, T7.4: a dock guarded by a foreign noble."""
    scene = Scene(3).coast("1,0").forest("2,0").build("dock", "1,0").natives(1, "1,0", "1n0v")
    scene.natives(0, "2,0", "0n1v").exploring(0, left=1).play("walk 2,0 1,0 0n1v")
    assert scene.p.controlled(0) == [read_hex("1,0")]
    assert scene.p.controlled(1) == []


def test_e56_no_move_into_a_dead_end() -> None:
    """R10, T13.6, N2.5, N6.2: with one move left villagers may not enter Blue's pen; a noble may."""
    scene = pass_through().exploring(0, left=1)
    assert scene.refused("walk 2,0 1,0 0n1v") == "R10"
    assert scene.refused("walk 2,0 1,0 1n1v") == "R10"
    assert scene.legal("walk") == ["walk 2,0 1,0 1n0v"]


def test_two_ways_out_are_added_up() -> None:
    """R10: after the move the ways out of all such buildings together must fit the moves left."""
    scene = pass_through().mountain("5,0").forest("6,0").build("pen", "5,0", 2).natives(1, "5,0", "0n1v")
    scene.natives(0, "6,0", "0n1v").exploring(0, left=3).play("walk 2,0 1,0 0n1v")
    assert scene.refused("walk 6,0 5,0 0n1v") == "R10", "two ways out, one move left"
    scene = pass_through().mountain("5,0").forest("6,0").build("pen", "5,0", 2).natives(1, "5,0", "0n1v")
    scene.natives(0, "6,0", "0n1v").exploring(0, left=4).play("walk 2,0 1,0 0n1v")
    scene.play("walk 6,0 5,0 0n1v")
    assert scene.refused("stop") == "T13.6"
    assert all(text.startswith(("walk 1,0", "walk 5,0")) for text in scene.legal())


def test_e57_landing_in_a_building_of_others() -> None:
    """T13.4: a group with a villager may not land there even to walk on; nobles may."""
    scene = Scene(3).coast("0,0", "2,0").forest("3,0").canoe("1,0").build("dock", "2,0").natives(1, "2,0", "0n1v")
    scene.natives(0, "0,0", "1n1v").exploring(0).play("embark 0,0 1n1v", "launch 1,0 canoe", "sail 1,0")
    assert scene.legal() == ["ashore 0,0"]
    assert scene.refused("ashore 2,0") == "T13.4"
    scene.play("ashore 0,0", "embark 0,0 1n0v", "launch 1,0 canoe", "sail 1,0", "ashore 2,0")
    assert scene.group(0, "2,0") == "1n0v"


def goat_pen() -> Scene:
    scene = Scene(3).volcano(1, "0,0").mountain("1,0").forest("2,0").build("pen", "1,0", 2).nature(4, 4)
    return scene.natives(0, "1,0", "0n1v").natives(0, "2,0", "1n0v").exploring(0)


def test_e58_an_abandoned_pen() -> None:
    """T7.8, T13.7: goats go to Nature at the end of the exploration, unless somebody came in the meantime."""
    scene = goat_pen().play("walk 1,0 0,0 0n1v")
    assert scene.animals("1,0") == 2, "not before the end"
    scene.play("stop")
    assert scene.animals("1,0") == 0
    assert scene.p.nature == [4, 6]
    scene = goat_pen().play("walk 1,0 0,0 0n1v", "walk 2,0 1,0 1n0v", "stop")
    assert scene.animals("1,0") == 2
    assert scene.p.nature == [4, 4]


def test_e64_agana() -> None:
    """T24.1: four moves, not five; a free canoe once."""
    scene = ridge().tribe(0, "agana").natives(0, "1,0", "1n3v").turn(0).play("explore cube")
    scene.play("walk 1,0 2,0 1n0v", "walk 2,0 3,0 1n0v", "walk 3,0 4,0 1n0v", "walk 4,0 3,0 1n0v")
    assert scene.asked() == "optional"
    scene = Scene(3).tribe(0, "agana").coast("0,0").natives(0, "0,0", "1n0v").stock(0, wood=1).exploring(0)
    scene.play("embark 0,0 1n0v")
    assert {text.split(" ")[2] for text in scene.legal()} == {"gift", "wood"}
    scene.play("launch 1,0 gift", "sail 1,0", "ashore 0,0", "embark 0,0 1n0v")
    assert scene.have(0, "wood") == [1]
    assert scene.legal("launch") == sorted(
        ["launch 1,0 canoe", *(f"launch {place} wood" for place in ("-1,0", "-1,1", "0,-1", "0,1", "1,-1"))]
    )
    assert scene.refused("launch -1,0 gift") == "T24.1"


def test_no_wood_no_canoe() -> None:
    """T13.4: a canoe on the sea hex, 1 wood or a gift; a canoe there leaves no choice."""
    scene = Scene(3).coast("0,0", "1,0").natives(0, "0,0", "1n0v").exploring(0)
    assert scene.refused("embark 0,0 1n0v") == "T13.4"
    scene = Scene(3).coast("0,0").canoe("1,0", 2).natives(0, "0,0", "1n0v").stock(0, wood=1).exploring(0)
    scene.play("embark 0,0 1n0v")
    assert scene.refused("launch 1,0 wood") == "T13.4"
    assert scene.refused("launch 2,0 wood") == "T13.4"
    scene.play("launch 1,0 canoe", "sail 0,1", "ashore 0,0")
    assert scene.p.canoes == {read_hex("1,0"): 1, read_hex("0,1"): 1}


def test_any_tribe_may_use_any_canoe_alone() -> None:
    """T13.4: nobody else and no animals come aboard; T3.8: any number of canoes on a hex."""
    scene = Scene(3).coast("0,0", "3,0").canoe("1,0").canoe("2,0").natives(0, "0,0", "1n0v").natives(1, "0,0", "1n2v")
    scene.exploring(0)
    assert scene.refused("embark 0,0 1n2v") == "T13.2"
    scene.play("embark 0,0 1n0v", "launch 1,0 canoe", "sail 2,0", "ashore 3,0")
    assert scene.p.canoes == {read_hex("2,0"): 2}
    assert scene.group(1, "0,0") == "1n2v"


def test_finished_natives_stay() -> None:
    """T13.5, T13.3: those who took a fort make no further move; others on the hex may."""
    scene = ridge().fort("2,0", 1).stock(0, horns=1).natives(0, "1,0", "2n0v").exploring(0)
    scene.play("walk 1,0 2,0 1n0v", "arm 1h0o", "walk 1,0 2,0 1n0v")
    assert scene.group(0, "2,0") == "2n0v"
    assert scene.refused("walk 2,0 3,0 2n0v") == "T13.5"
    scene.play("walk 2,0 3,0 1n0v")
    assert scene.group(0, "2,0") == "1n0v"


def test_those_who_have_not_moved_leave_first() -> None:
    """AM1.4, N6.3, T13.8: one of two villagers walks on; the one who had moved stays and has explored."""
    scene = ridge().natives(0, "1,0", "0n1v").natives(0, "2,0", "0n1v").exploring(0)
    scene.play("walk 1,0 2,0 0n1v", "walk 2,0 3,0 0n1v")
    assert scene.p.moved == {read_hex("2,0"): 1, read_hex("3,0"): 1}


def test_zero_moves_and_no_move() -> None:
    """T13.9, R82, N2.1: both halves of a cylinder may be empty; without natives nothing is asked."""
    scene = ridge().natives(0, "1,0", "1n0v").turn(0).play("explore cylinder", "stop", "stop")
    assert scene.asked() == "turn"
    assert scene.p.tribes[0].cylinders_used == 1
    scene = ridge().turn(0).play("explore cylinder")
    assert scene.asked() == "turn"


def test_a_cylinder_gives_two_explorations() -> None:
    """T13.1, AM5.7, N6.4: moves, checks, optional actions, then again with fresh flags."""
    scene = ridge(mode="domination").natives(0, "1,0", "0n1v").token("2,0", "wood").token("4,0", "wood").turn(0)
    scene.play("explore cylinder", "walk 1,0 2,0 0n1v", "stop", "collect 2,0")
    assert scene.asked() == "explore", "with nothing left to do `done` is not asked"
    scene.play("walk 2,0 3,0 0n1v", "walk 3,0 4,0 0n1v", "stop", "collect 4,0")
    assert scene.asked() == "turn"
    assert scene.p.tribes[0].deposits == [2, 0, 0]

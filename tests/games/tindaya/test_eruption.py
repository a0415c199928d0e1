"""T17, T18: areas of effect, the eruption."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.components import ACORAN, MONEIBA
from ludoteca.games.tindaya.disasters.area_of_effect import area
from ludoteca.games.tindaya.disasters.eruption import erupt
from ludoteca.games.tindaya.map.hexes import hex_text, read_hex


def volcanic(scene: Scene) -> list[str]:
    """Hexes with a volcanic token."""
    return [hex_text(place) for place, family in sorted(scene.p.token.items()) if family == scene.p.kit.volcanic]


def erupting(scene: Scene, number: int = 1) -> Scene:
    return scene.standee("eruption", number).paragraph(lambda p, _: erupt(p))


def test_e108_three_islands_become_one() -> None:
    """T18, T18.2, T18.3, T18.4, T3.5, T17.3, T17.4: radius 2: 14 sea hexes rise, 3 terrains turn, 17 tokens; trench
    untouched, canoe lost; the island bears all three numbers."""
    scene = Scene(3).volcano(5, "0,0").volcano(6, "4,0").volcano(7, "-4,2").trench(5, "0,-2")
    scene.forest("1,0", "5,0", "-3,2").coast("0,1", "3,0", "-4,3").mountain("-1,0", "4,-1", "-5,2").canoe("2,0")
    assert len(scene.islands()) == 3
    before = set(scene.p.chart.terrain)
    erupting(scene, 5)
    assert len(set(scene.p.chart.terrain) - before) == 14
    assert [scene.is_terrain(place) for place in ("1,0", "0,1", "-1,0")] == ["mountain"] * 3
    assert len(volcanic(scene)) == 17
    assert scene.p.canoes == {}
    assert scene.is_terrain("0,-2") is None
    (island,) = scene.islands()
    assert {"0,0", "4,0", "-4,2"} <= set(island)
    assert scene.is_terrain("5,0") == "forest", "outside the area nothing changes"


def test_e109_nobles_on_volcanoes() -> None:
    """T18.1, T18.2: on the erupting one he dies, on another one in the area he lives."""
    scene = Scene(3).volcano(1, "0,0").volcano(2, "2,0").natives(0, "0,0", "1n0v").natives(1, "2,0", "1n0v")
    erupting(scene)
    assert scene.p.tribes[0].nobles_lost == 1
    assert scene.group(1, "2,0") == "1n0v"
    assert "2,0" not in volcanic(scene)


def test_e110_tokens_run_out() -> None:
    """T18.5, AM6.4, N8: ten tokens: six for the inner ring; the player with priority chooses four of eleven hexes."""
    scene = Scene(3).volcano(1, "0,0").trench(1, "2,0")
    scene.p.order = [2, 0, 1]
    far = [f"{q},5" for q in range(-9, 1)]
    scene.mountain(*far)
    for place in far:
        scene.token(place, "ore_volcanic")
    assert scene.p.volcanic_left() == 10
    erupting(scene)
    assert scene.p.seat == 2
    assert scene.asked() == "ore"
    inner = {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    assert set(volcanic(scene)) == inner | set(far)
    assert len(scene.legal()) == 11 - 3, "ascending: three more must follow"
    assert scene.refused("ore 1,0") == "T18.5"
    scene.play("ore -2,0", "ore -2,2", "ore 0,2")
    assert scene.refused("ore -2,1") == "T18.5"
    scene.play("ore 2,-2")
    assert scene.asked() is None
    assert set(volcanic(scene)) == inner | set(far) | {"-2,0", "-2,2", "0,2", "2,-2"}
    assert scene.is_terrain("2,-1") == "mountain", "raised without token"


def test_tiles_run_out() -> None:
    """T18.5, T2.7: eight tiles left: the inner ring rises, two hexes of the second ring are chosen; then the tokens
    fall."""
    scene = Scene(3).volcano(1, "0,0").forest(*(f"{q},{r}" for r in (5, 6, 7, 8) for q in range(-9, 1)))
    assert scene.p.tiles_left() == 8
    erupting(scene)
    assert scene.asked() == "raise"
    assert len(scene.legal()) == 11
    assert scene.refused("raise 2,0") == "N2.4"
    scene.play("raise -2,0", "raise 2,0")
    assert scene.p.tiles_left() == 0
    assert len(volcanic(scene)) == 8
    assert scene.is_terrain("1,1") is None


def test_no_supply_no_question() -> None:
    """T18.5: nothing left for a ring: nobody is asked."""
    scene = Scene(3).volcano(1, "0,0").anger("acoran", "yellow")
    scene.forest(*(f"{q},{r}" for r in (5, 6, 7, 8) for q in range(-9, 1)), *(f"{q},4" for q in range(-9, -1)))
    assert scene.p.tiles_left() == 0
    erupting(scene)
    assert scene.asked() is None
    assert len(scene.islands()) == 2


def test_e111_a_wall_does_not_help() -> None:
    """T17.4, T18.4, R75, T7.10: wall lost; animals, conquistadors, building and fort to their reserves, not to
    Nature."""
    scene = Scene(3).volcano(1, "0,0").forest("1,0").mountain("0,1").wall("1,0").nature(3, 3)
    scene.build("sty", "1,0", 2).natives(0, "1,0", "1n2v").fort("0,1", 2)
    erupting(scene)
    assert scene.p.walls == frozenset()
    assert scene.p.nature == [3, 3]
    assert scene.p.animals == {}
    assert scene.p.building == {}
    assert scene.p.conquistadors == {}
    assert scene.p.reserve == [6, 6, 6, 6]
    assert scene.p.tribes[0].reserve == 7
    assert scene.p.tribes[0].nobles_lost == 1
    assert {"1,0", "0,1"} <= set(volcanic(scene))


def test_tokens_go_back_before_new_ones_fall() -> None:
    """T18.6, R17, R4: volcanic tokens of the area return to the reserve first; wood leaves the game unseen."""
    scene = Scene(3).volcano(1, "0,0").forest("2,0").mountain("1,0", "0,1")
    scene.token("2,0", "wood").token("1,0", "ore_volcanic").token("0,1", "ore_start")
    bag = scene.p.bag[:]
    assert scene.p.volcanic_left() == 19
    erupting(scene)
    assert len(volcanic(scene)) == 18
    assert scene.p.volcanic_left() == 2
    assert scene.p.bag == bag, "tokens lost unseen stay in the bag of unknown ones"


@pytest.mark.parametrize(
    ("space", "hexes"), [("yellow", 7), ("orange_1", 19), ("orange_2", 19), ("red_1", 37), ("red_2", 37), ("doom", 37)]
)
def test_areas(space: str, hexes: int) -> None:
    """T17, T17.1, T17.2: yellow 1, orange 2, red and doom 3; each god's own anger counts."""
    scene = Scene(3).anger("acoran", space)
    assert len(area(scene.p, read_hex("0,0"), ACORAN)) == hexes
    assert len(area(scene.p, read_hex("0,0"), MONEIBA)) == 19


def test_walls_idols_and_standees() -> None:
    """T17.4: ships and standees stay; nobody is asked for protection."""
    scene = Scene(3).volcano(1, "0,0").trench(1, "1,0").forest("0,1").ship("white", 1).standee("tsunami", 1)
    scene.natives(0, "0,1", "1n0v").idols(0, "protection")
    erupting(scene)
    assert scene.asked() is None
    assert scene.p.ships == [1, 0, 0]
    assert scene.p.standees == [0, 0, 1, 1]
    assert scene.hand(0) == ["protection"]

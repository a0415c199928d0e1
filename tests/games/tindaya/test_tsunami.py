"""T19: the tsunami."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.disasters.tsunami import tsunami
from ludoteca.games.tindaya.map.hexes import hex_text


def flooded(scene: Scene, number: int = 7) -> Scene:
    return scene.standee("tsunami", number).paragraph(lambda p, _: tsunami(p))


def test_e112_two_rings() -> None:
    """T19, T19.1, T19.3, T19.2, T17.4, R75: island 7 loses all terrain but keeps its volcano and who stands on it; the
    mountain of island 6 goes with its pen and native; the canoe is destroyed."""
    scene = Scene(3).trench(7, "0,0").volcano(7, "1,-1").volcano(6, "-3,3")
    scene.coast("2,-1", "-2,3").forest("2,-2", "-3,2").mountain("1,-2", "-2,2").canoe("-1,2").canoe("5,0")
    scene.build("pen", "-2,2", 2).natives(0, "-2,2", "0n1v").natives(1, "1,-1", "1n0v").nature(4, 4)
    flooded(scene)
    assert [hex_text(place) for place in scene.p.chart.terrain] == ["-3,2", "-2,3"]
    assert scene.group(1, "1,-1") == "1n0v"
    assert ["1,-1"] in scene.islands()
    assert [hex_text(place) for place in scene.p.canoes] == ["5,0"]
    assert scene.p.animals == {}
    assert scene.p.nature == [4, 4]
    assert scene.p.tribes[0].reserve == 7
    assert scene.p.reserve == [6, 6, 6, 6]


def test_e113_an_island_is_split() -> None:
    """T3.5: two islands from now on, one of them without number."""
    scene = Scene(3).volcano(1, "0,0").forest("1,0", "2,0", "3,0", "4,0").trench(7, "2,1").anger("moneiba", "yellow")
    flooded(scene)
    assert scene.islands() == [["0,0", "1,0"], ["4,0"]]


def test_everything_goes_with_the_tile() -> None:
    """T19.3, T2.7: forts, conquistadors, walls, tokens; the tile returns to the reserve."""
    scene = Scene(3).trench(7, "0,0").forest("1,0", "0,1").coast("1,1").fort("1,0", 3).wall("0,1")
    scene.token("1,1", "clay").neutral("0,1")
    left = scene.p.tiles_left()
    flooded(scene)
    assert scene.p.tiles_left() == left + 3
    assert not scene.p.conquistadors
    assert not scene.p.walls
    assert not scene.p.token
    assert not scene.p.building
    assert not scene.p.neutral
    assert scene.p.reserve == [6, 6, 6, 6]


def test_moneiba_rules_the_waves() -> None:
    """T17.2, T17.1."""
    scene = Scene(3).trench(7, "0,0").forest("3,0").anger("acoran", "red_1")
    assert flooded(scene).is_terrain("3,0") == "forest"
    scene.anger("moneiba", "red_1")
    assert flooded(scene).is_terrain("3,0") is None

"""T12: the second cave."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.era_end.housing import house


def test_e45_a_cylinder_on_the_cave() -> None:
    """T12, T12.1, T12.2: built once, one cylinder gained, no second effect; 1 wood, 1 clay, 1 stone."""
    scene = Scene(3).stock(0, wood=2, clay=2, stone=2).turn(0).play("cave cylinder")
    first = scene.p.tribes[0]
    assert first.cave
    assert (first.cylinders, first.cylinders_used) == (2 - 1 + 1, 1)
    assert scene.have(0, "wood", "clay", "stone") == [1, 1, 1]
    assert scene.asked() == "turn"
    assert scene.refused("cave cube") == "T12.1"


def test_the_cave_must_be_paid() -> None:
    """T12.1."""
    scene = Scene(3).stock(0, wood=1, clay=1).turn(0)
    assert scene.legal("cave") == []
    assert scene.refused("cave cube") == "T12.1"


def test_the_cave_houses_three_more() -> None:
    """T12.1, T16.4: it may be built before the villagers exist; then seven are housed."""
    scene = Scene(3).forest("0,0").natives(0, "0,0", "2n0v").stock(0, wood=1, clay=1, stone=1).turn(0)
    scene.play("cave cube").natives(0, "0,0", "0n7v").paragraph(house)
    assert scene.asked() is None
    assert scene.group(0, "0,0") == "2n7v"

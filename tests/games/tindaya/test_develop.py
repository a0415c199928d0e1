"""T10: Develop."""

import pytest

from games.tindaya.scene import Scene


def test_e26_the_salting_tub() -> None:
    """T10, T10.1, T10.5, T9.7: 1 clay and 1 wood; a cylinder for the depot; docks now give salt too."""
    scene = Scene(3).coast("1,0").build("dock", "1,0").natives(0, "1,0", "0n2v").stock(0, clay=1, wood=1).turn(0)
    scene.play("develop fisher cube")
    assert scene.have(0, "clay", "wood") == [0, 0]
    assert scene.p.tribes[0].cylinders == 2 + 1
    assert scene.p.tribes[0].cubes == 3 - 1
    scene.play("produce fisher cube")
    assert scene.have(0, "fish", "salt") == [2, 1]


def test_e27_a_cylinder_develops_both() -> None:
    """T10.3: resources for both inventions of the farmer: both must be developed."""
    scene = Scene(3).stock(0, wood=2, stone=3).turn(0).play("develop farmer cylinder")
    farmer = scene.p.kit.trade["farmer"]
    assert scene.p.tribes[0].level(farmer) == 2
    assert scene.have(0, "wood", "stone") == [0, 0]
    assert scene.p.tribes[0].cylinders == 2 - 1 + 2


def test_e28_the_second_half_is_lost() -> None:
    """T10.3: resources for the plough only."""
    scene = Scene(3).stock(0, wood=2, stone=2).turn(0).play("develop farmer cylinder")
    assert scene.p.tribes[0].level(scene.p.kit.trade["farmer"]) == 1
    assert scene.have(0, "wood", "stone") == [1, 1]
    assert scene.p.tribes[0].cylinders == 2 - 1 + 1


def test_one_invention_missing() -> None:
    """T10.3: the second half of a cylinder is lost; T10.1: nothing left to develop."""
    scene = Scene(3).inventions(0, "plough").stock(0, wood=9, stone=9).turn(0).play("develop farmer cylinder")
    assert scene.have(0, "wood", "stone") == [8, 7]
    scene = Scene(3).inventions(0, "plough", "mill").stock(0, wood=9, stone=9).turn(0)
    assert scene.refused("develop farmer cube") == "T10.1"


@pytest.mark.parametrize("marker", ["cube", "cylinder"])
def test_e29_nothing_can_be_paid(marker: str) -> None:
    """T10.4: illegal if the first invention cannot be paid; the cylinder it would bring pays for nothing."""
    scene = Scene(3).stock(0, wood=1).turn(0)
    assert scene.refused(f"develop farmer {marker}") == "T10.4"
    assert scene.legal("develop") == []


def test_e30_level_one_comes_first() -> None:
    """T10.2: with the cost of the smokehouse alone a fisher gets the salting tub; the cost of the mill does not help a
    farmer who cannot pay the plough."""
    scene = Scene(3).stock(0, wood=1, clay=1, stone=1).turn(0).play("develop fisher cube")
    assert scene.seen()["tribes"][0]["inventions"] == ["salting_tub"]
    assert scene.have(0, "stone") == [1]
    scene = Scene(3).stock(0, clay=2, stone=1).turn(0)
    assert scene.refused("develop swineherd cube") == "T10.4", "the saltworks could be paid, the knife cannot"


def test_e31_arucas_saves_a_unit() -> None:
    """T24.4, N5: the mill for 1 stone and 1 wood; the unit dropped must leave a cost that can be paid."""
    scene = Scene(3).tribe(0, "arucas").inventions(0, "plough").stock(0, stone=1, wood=1).turn(0)
    scene.play("develop farmer cube")
    assert scene.legal() == ["discount stone"]
    assert scene.refused("discount wood") == "T24.4"
    assert scene.refused("discount clay") == "T24.4"
    scene.play("discount stone")
    assert scene.have(0, "stone", "wood") == [0, 0]
    assert scene.p.tribes[0].level(scene.p.kit.trade["farmer"]) == 2


def test_arucas_chooses_and_pays_level_one_in_full() -> None:
    """T24.4, N2.3: level 1 has no discount; with a cylinder it is asked for level 2 only."""
    scene = Scene(3).tribe(0, "arucas").stock(0, wood=2, stone=2).turn(0).play("develop farmer cylinder")
    assert scene.have(0, "wood", "stone") == [1, 1]
    assert scene.legal() == ["discount stone"]
    scene = Scene(3).tribe(0, "arucas").stock(0, wood=2, stone=3).turn(0).play("develop farmer cylinder")
    assert scene.legal() == ["discount stone", "discount wood"]
    scene.play("discount wood")
    assert scene.have(0, "wood", "stone") == [1, 0]
    scene = Scene(3).tribe(0, "arucas").stock(0, wood=1).turn(0)
    assert scene.refused("develop farmer cube") == "T10.4"

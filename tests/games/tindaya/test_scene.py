"""The builder of hand-made positions, shown on three worked examples of the rulebook."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.conquistadors.ships import attack
from ludoteca.games.tindaya.disasters.eruption import erupt


def test_production_of_the_fisher() -> None:
    """T11: three docks, one with a noble only; a cube gives 4 fish and 2 salt."""
    scene = Scene(3).coast("1,0", "3,0", "5,0").inventions(0, "salting_tub")
    scene.build("dock", "1,0").build("dock", "3,0").build("dock", "5,0")
    scene.natives(0, "1,0", "0n3v").natives(0, "3,0", "1n1v").natives(0, "5,0", "1n0v")
    scene.turn(0).play("produce fisher cube")
    assert scene.have(0, "fish", "salt", "smoked_fish") == [4, 2, 0]
    assert scene.asked() == "turn"


def test_eruption_joins_islands() -> None:
    """T18: radius 2 raises 14 sea hexes and lays 17 tokens; the trench is left alone, the canoe lost."""
    scene = Scene(3).volcano(5, "0,0").volcano(6, "4,0").volcano(7, "-4,2").trench(5, "0,-2")
    scene.forest("1,0", "5,0", "-3,2").coast("0,1", "3,0", "-4,3").mountain("-1,0", "4,-1", "-5,2").canoe("2,0")
    assert len(scene.islands()) == 3
    scene.standee("eruption", 5).paragraph(lambda p, _: erupt(p))
    assert len(scene.islands()) == 1
    assert len(scene.p.chart.terrain) == 9 + 14
    assert list(scene.p.token.values()).count(scene.p.kit.volcanic) == 17
    assert not scene.p.canoes
    assert scene.is_terrain("0,-2") is None


def test_two_tribes_beat_a_ship() -> None:
    """T21.6: one weapon each makes a victory, one prisoner and one point each."""
    scene = Scene(3, mode="domination").coast("1,0").natives(0, "1,0", "0n1v").natives(1, "1,0", "1n0v")
    scene.stock(0, horns=1).stock(1, obsidian=1)
    scene.paragraph(lambda p, _: attack(p, next(iter(p.chart.terrain))))
    assert scene.refused("arm 0h1o") == "T21.5"
    scene.play("arm 1h0o", "arm 0h1o")
    assert [tribe.prisoners for tribe in scene.p.tribes] == [1, 1, 0]
    assert scene.scores() == [6, 6, 5]

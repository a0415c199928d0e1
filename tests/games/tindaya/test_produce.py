"""T11: Produce."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.era_end.waste import dump_waste


def docks(**options: str) -> Scene:
    """E33: docks with three villagers, with a villager and a noble, with a noble only."""
    scene = Scene(3, **options).coast("1,0", "3,0", "5,0")
    for place, group in (("1,0", "0n3v"), ("3,0", "1n1v"), ("5,0", "1n0v")):
        scene.build("dock", place).natives(0, place, group)
    return scene


def pens() -> Scene:
    """E34: three pens, the last one held by a noble only."""
    scene = Scene(3).mountain("1,0", "3,0", "5,0").inventions(0, "dagger", "cheese_press").stock(0, wood=1)
    for place, group, goats in (("1,0", "0n2v", 2), ("3,0", "0n1v", 3), ("5,0", "1n0v", 2)):
        scene.build("pen", place, goats).natives(0, place, group)
    return scene.turn(0)


GOODS = ("milk", "horns", "goat_meat")


def test_e33_fisher_with_the_salting_tub() -> None:
    """T11, T11.2, T11.3, T7.4: 4 fish for the villagers, 2 salt for the controlled docks, nothing preserved."""
    scene = docks().inventions(0, "salting_tub").turn(0).play("produce fisher cube")
    assert scene.have(0, "fish", "salt", "smoked_fish") == [4, 2, 0]
    assert scene.asked() == "turn"


def test_e34_two_productions_of_the_shepherd() -> None:
    """T11, T11.2, T11.4, T11.6, R31, R32, R35, N5.1: milk for every goat alive at the start of a production; horns and
    meat for the slaughtered; 1 wood for 4 cheeses."""
    scene = pens().play("produce shepherd cylinder")
    assert scene.have(0, *GOODS) == [5, 0, 0]
    assert scene.legal() == ["slaughter 1,0 0", "slaughter 1,0 1", "slaughter 1,0 2"]
    scene.play("slaughter 1,0 1", "slaughter 3,0 0")
    assert scene.have(0, *GOODS) == [5, 1, 1]
    assert scene.legal() == [f"preserve {number}" for number in range(6)]
    scene.play("preserve 0")
    assert scene.have(0, *GOODS) == [9, 1, 1]
    scene.play("slaughter 1,0 0", "slaughter 3,0 3")
    assert scene.have(0, *GOODS) == [9, 4, 4]
    scene.play("preserve 4")
    assert scene.have(0, "milk", "cheese", "horns", "goat_meat", "wood") == [5, 4, 4, 4, 0]
    assert [scene.animals(place) for place in ("1,0", "3,0", "5,0")] == [1, 0, 2]
    assert scene.asked() == "turn"


def test_e35_an_overfull_container() -> None:
    """T11.7, T16.3, T16.3.1: four cheeses may lie in it until the waste step; then one is waste, unless eaten
    before."""
    scene = Scene(3).forest("0,0").natives(0, "0,0", "1n1v").stock(0, cheese=4).paragraph(dump_waste)
    assert scene.have(0, "cheese") == [3]
    assert scene.p.tribes[0].waste == 1
    scene = Scene(3).forest("0,0").natives(0, "0,0", "1n1v").stock(0, cheese=4)
    scene.paragraph(feed).play("eat cheese").paragraph(dump_waste)
    assert scene.have(0, "cheese") == [3]
    assert scene.p.tribes[0].waste == 0


def test_e36_no_knife_no_ham() -> None:
    """T11.3, T11.4: 1 manure for the sty; nobody is asked about slaughter."""
    scene = Scene(3).forest("1,0").build("sty", "1,0", 3).natives(0, "1,0", "0n2v").turn(0)
    scene.play("produce swineherd cube")
    assert scene.have(0, "manure", "ham") == [1, 0]
    assert scene.animals("1,0") == 3
    assert scene.asked() == "turn"


def test_e37_slaughter_in_one_of_two_sties() -> None:
    """T11.4: hexes in hex order, any number of animals in each; the dead go to the reserve, not to Nature."""
    scene = Scene(3).forest("1,0", "3,0").inventions(0, "knife").nature(4, 4)
    scene.build("sty", "1,0", 2).build("sty", "3,0", 2).natives(0, "1,0", "0n1v").natives(0, "3,0", "0n1v").turn(0)
    scene.play("produce swineherd cube")
    assert scene.refused("slaughter 3,0 0") == "N5.1"
    assert scene.refused("slaughter 1,0 3") == "T11.4"
    scene.play("slaughter 1,0 2", "slaughter 3,0 0")
    assert scene.have(0, "manure", "ham") == [2, 2]
    assert [scene.animals("1,0"), scene.animals("3,0")] == [0, 2]
    assert scene.p.nature == [4, 4]


def test_e38_farmer_with_the_plough() -> None:
    """T11.3, T11.5, T24.3, R65: 3 figs, 3 cereals, 2 straw; Taoro 3 straw, if it controls a field at all."""
    for tribe, straw in (("agana", 2), ("taoro", 3)):
        scene = Scene(3).tribe(0, tribe).forest("1,0", "3,0").inventions(0, "plough")
        scene.build("field", "1,0").build("field", "3,0").natives(0, "1,0", "0n2v").natives(0, "3,0", "0n1v").turn(0)
        scene.play("produce farmer cube")
        assert scene.have(0, "figs", "cereals", "straw") == [3, 3, straw]


def test_the_bonus_needs_a_controlled_building() -> None:
    """R65, R36, T11.1: Orone without a dock may preserve its stock but gets no salt."""
    scene = Scene(3).tribe(0, "orone").inventions(0, "salting_tub", "smokehouse").stock(0, fish=2, straw=1).turn(0)
    scene.play("produce fisher cube", "preserve 2")
    assert scene.have(0, "fish", "smoked_fish", "straw", "salt") == [0, 2, 0, 0]
    scene = docks().tribe(0, "orone").inventions(0, "salting_tub").turn(0).play("produce fisher cube")
    assert scene.have(0, "salt") == [3]


def test_e39_older_stock_may_be_preserved() -> None:
    """T11.6: 2 fish of an earlier production and 2 new ones, 1 straw: up to 4 smoked fish."""
    scene = Scene(3).coast("1,0").build("dock", "1,0").natives(0, "1,0", "0n2v")
    scene.inventions(0, "salting_tub", "smokehouse").stock(0, fish=2, straw=1).turn(0).play("produce fisher cube")
    assert scene.legal() == [f"preserve {number}" for number in range(5)]
    assert scene.refused("preserve 5") == "T11.6"
    scene.play("preserve 4")
    assert scene.have(0, "fish", "smoked_fish", "straw") == [0, 4, 0]


def test_e40_the_production_idol_ignores_the_space() -> None:
    """T25.1, R39: legal although the space is taken, one production, no marker; the space stays as it was."""
    scene = docks().idols(0, "production").turn(0).play("produce fisher cube")
    scene.play("idol production")
    assert scene.legal() == ["trade fisher"]
    markers = scene.p.tribes[0].cubes
    scene.play("trade fisher")
    assert scene.have(0, "fish") == [8]
    assert scene.p.tribes[0].cubes == markers
    scene = docks().idols(0, "production").turn(0).play("idol production", "trade fisher")
    assert "produce fisher cube" in scene.legal()


def test_production_needs_a_building_or_stock() -> None:
    """T11.1, R36."""
    scene = Scene(3).coast("5,0").build("dock", "5,0").natives(0, "5,0", "1n0v").turn(0)
    assert scene.refused("produce fisher cube") == "T11.1", "a noble does not control"
    scene = Scene(3).inventions(0, "salting_tub", "smokehouse").stock(0, fish=2).turn(0)
    assert scene.refused("produce fisher cube") == "T11.1", "the straw is missing"


def test_each_production_needs_its_own_payment() -> None:
    """R35, T11.6, N2.1: with 1 straw a cylinder preserves once; the second question is not even asked."""
    scene = Scene(3).coast("1,0").build("dock", "1,0").natives(0, "1,0", "0n2v")
    scene.inventions(0, "salting_tub", "smokehouse").stock(0, straw=1).turn(0).play("produce fisher cylinder")
    scene.play("preserve 2")
    assert scene.asked() == "turn"
    assert scene.have(0, "fish", "smoked_fish", "straw", "salt") == [2, 2, 0, 2]


def test_what_can_be_preserved() -> None:
    """R33, T2.3: four pairs, one for each trade; goat meat and figs are not among them."""
    kit = Scene(3).p.kit
    pairs = {
        kit.resources[trade.preserve[1]]: (kit.resources[trade.preserve[0]], trade.preserve[2])
        for trade in kit.trades
        if trade.preserve
    }
    assert {source: product for source, (product, _) in pairs.items()} == {
        "fish": "smoked_fish",
        "ham": "salted_meat",
        "milk": "cheese",
        "cereals": "flour",
    }
    costs = {source: [kit.resources[one] for one, _ in cost] for source, (_, cost) in pairs.items()}
    assert costs == {"fish": ["straw"], "ham": ["salt"], "milk": ["wood"], "cereals": ["manure"]}


def test_villagers_of_others_are_ignored() -> None:
    """T11.2, T7.2: only buildings that the tribe controls; its own noble in another's dock yields nothing."""
    scene = Scene(3).coast("1,0").build("dock", "1,0").natives(0, "1,0", "1n0v").natives(1, "1,0", "0n3v").turn(1)
    scene.play("produce fisher cube")
    assert scene.have(1, "fish") == [3]
    assert scene.have(0, "fish") == [0]

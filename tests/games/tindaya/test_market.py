"""T15.3, T26: the artisans' market."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.era_end.waste import dump_waste
from ludoteca.games.tindaya.map.hexes import read_hex


def test_e87_jandia_saves_a_unit() -> None:
    """T24.6, N5: a wall costing stone, manure and clay for stone and manure."""
    scene = Scene(3).tribe(0, "jandia").forest("1,0").natives(0, "1,0", "1n0v").stock(0, stone=1, manure=1).turn(0)
    scene.play("buy wall_1")
    assert scene.legal() == ["discount clay"]
    assert scene.refused("discount stone") == "T24.6"
    scene.play("discount clay")
    assert scene.have(0, "stone", "manure") == [0, 0]
    scene.play("wall 1,0")
    assert scene.p.walls == {read_hex("1,0")}


def test_buying() -> None:
    """T15.3, T26: the price is paid, the card lies face up before its owner and exists once."""
    scene = Scene(3).stock(0, clay=3, straw=2).turn(0).play("buy great_capacity")
    assert scene.have(0, "clay", "straw") == [1, 1]
    assert scene.seen(1)["tribes"][0]["market"] == ["great_capacity"]
    assert scene.refused("buy great_capacity") == "T15.3"
    assert scene.refused("buy idol_2") == "T15.3", "no manure"
    assert scene.refused("buy nonsense") == "T26"
    scene.lucky({"seat": 0, "idol": "learning"}).play("buy idol_1")
    assert scene.hand(0) == ["learning"]
    assert scene.p.seat == 1, "two actions"


def test_great_capacity() -> None:
    """T26, T16.3.1: no container limit for its owner; perishables perish all the same."""
    scene = Scene(3).market_card(0, "great_capacity").stock(0, cheese=5, milk=1).stock(1, cheese=5)
    scene.paragraph(dump_waste)
    assert scene.have(0, "cheese", "milk") == [5, 0]
    assert scene.have(1, "cheese") == [3]
    assert [tribe.waste for tribe in scene.p.tribes] == [1, 2, 0]


def test_where_a_wall_stands() -> None:
    """T26, R66, R93: terrain that one occupies, with or without building, without fort and wall; no such hex: no
    purchase."""
    scene = Scene(3).volcano(1, "0,0").forest("1,0", "2,0").coast("0,1").build("dock", "0,1").wall("2,0")
    scene.natives(0, "0,0", "1n0v").natives(0, "1,0", "0n1v").natives(0, "0,1", "0n1v").natives(0, "2,0", "1n0v")
    scene.stock(0, stone=2, straw=1, clay=2).turn(0).play("buy wall_2")
    assert scene.legal() == ["wall 0,1", "wall 1,0"]
    assert scene.refused("wall 0,0") == "T26"
    assert scene.refused("wall 2,0") == "T26"
    scene = Scene(3).volcano(1, "0,0").natives(0, "0,0", "1n0v").stock(0, stone=1, straw=1, clay=1).turn(0)
    assert scene.refused("buy wall_2") == "R66"


def test_an_idol_card_with_an_empty_deck() -> None:
    """R22, T26: the card may be bought, nothing is drawn."""
    scene = Scene(3).stock(0, clay=1, straw=1).turn(0)
    scene.p.idol_deck = [0] * len(scene.p.idol_deck)
    scene.play("buy idol_1")
    assert scene.hand(0) == []
    assert scene.p.tribes[0].market == ("idol_1",)


def test_seven_cards() -> None:
    """T26: great capacity once, two walls, four idols."""
    kinds = list(Scene(3).p.kit.market.values())
    assert [kinds.count(kind) for kind in ("capacity", "wall", "idol")] == [1, 2, 4]

"""T16.1 to T16.4: reproduction, food, waste, housing."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.era_end.housing import house
from ludoteca.games.tindaya.era_end.reproduction import reproduce
from ludoteca.games.tindaya.era_end.waste import dump_waste

# -------------------------------------------------------------------- T16.1


def test_e94_a_short_reserve() -> None:
    """T16.1, T16.1.1, AM6.2, N2.3: two breeding docks and one villager in reserve: the owner chooses one birth."""
    scene = Scene(3).coast("1,0", "3,0").build("dock", "1,0").build("dock", "3,0")
    scene.natives(0, "1,0", "0n2v").natives(0, "3,0", "0n4v").paragraph(reproduce)
    assert scene.p.tribes[0].reserve == 1
    assert scene.legal() == ["birth 1,0", "birth 3,0"]
    assert scene.refused("birth 5,0") == "T16.1.1"
    scene.play("birth 1,0")
    assert [scene.group(0, "1,0"), scene.group(0, "3,0")] == ["0n3v", "0n4v"]
    assert scene.p.tribes[0].reserve == 0


def test_births_are_chosen_in_ascending_order() -> None:
    """N2.4, N8: two of three; the last hex cannot be named first."""
    scene = Scene(3).coast("1,0", "3,0", "5,0")
    for place in ("1,0", "3,0", "5,0"):
        scene.build("dock", place)
    scene.natives(0, "1,0", "0n2v").natives(0, "3,0", "0n2v").natives(0, "5,0", "0n2v")
    scene.p.tribes[0].reserve = 2
    scene.paragraph(reproduce)
    assert scene.legal() == ["birth 1,0", "birth 3,0"]
    assert scene.refused("birth 5,0") == "N2.4"
    scene.play("birth 3,0")
    assert scene.legal() == ["birth 5,0"]


def test_e95_where_nobody_is_born() -> None:
    """T16.1, T16.1.1, T16.1.4, T7.1: not on a forest without building; a fort with 3 conquistadors gets one, a fort
    with 1 none."""
    scene = Scene(3).forest("0,0", "3,0", "5,0").volcano(1, "7,0").natives(0, "0,0", "1n2v").natives(0, "7,0", "0n2v")
    scene.fort("3,0", 3).fort("5,0", 1).paragraph(reproduce)
    assert scene.group(0, "0,0") == "1n2v"
    assert scene.group(0, "7,0") == "0n2v"
    assert [scene.conquistadors("3,0"), scene.conquistadors("5,0")] == [4, 1]


def test_births_everywhere() -> None:
    """T16.1.1, T16.1.2, T16.1.3, R54, T2.8: one for each building, herd and deposit with two before the step; nobles
    do not count."""
    scene = Scene(3).mountain("1,0", "3,0").coast("5,0").nature(2, 1)
    scene.build("pen", "1,0", 2).build("pen", "3,0", 1).build("dock", "5,0")
    scene.natives(0, "1,0", "1n1v").natives(1, "3,0", "0n2v").natives(2, "5,0", "2n4v").paragraph(reproduce)
    assert [scene.group(0, "1,0"), scene.group(1, "3,0"), scene.group(2, "5,0")] == ["1n1v", "0n3v", "2n5v"]
    assert [scene.animals("1,0"), scene.animals("3,0")] == [3, 1]
    assert scene.p.nature == [3, 1]


# -------------------------------------------------------------------- T16.2


def hungry(villagers: int, mode: str = "alliance", **food: int) -> Scene:
    scene = Scene(3, mode=mode).forest("0,0").natives(0, "0,0", f"1n{villagers}v")
    return scene.stock(0, **food)


def test_e96_a_meal() -> None:
    """T16, T16.2, T16.2.1, R30: 5 villagers eat 2 figs, 2 goat meat and the ham; 2 rations are lost; no waste."""
    scene = hungry(5, figs=2, goat_meat=2, ham=1, salted_meat=1).paragraph(feed)
    scene.play("eat figs", "eat figs", "eat goat_meat", "eat goat_meat", "eat ham")
    assert scene.asked() is None
    assert scene.have(0, "figs", "goat_meat", "ham", "salted_meat") == [0, 0, 0, 1]
    scene.paragraph(dump_waste)
    assert scene.p.tribes[0].waste == 0
    assert scene.group(0, "0,0") == "1n5v"


def test_e97_sets_that_may_be_eaten() -> None:
    """T16.2.2, N8: 3 villagers: figs, figs, ham is legal; a fourth unit is not eaten."""
    scene = hungry(3, figs=2, goat_meat=2, ham=1, salted_meat=1).paragraph(feed).play("eat figs", "eat figs", "eat ham")
    assert scene.asked() is None
    scene = hungry(3, figs=2, goat_meat=2, ham=1, salted_meat=1).paragraph(feed)
    scene.play("eat figs", "eat figs", "eat goat_meat")
    assert scene.asked() is None, "three are fed: nobody eats the second goat meat"
    assert scene.have(0, "goat_meat", "ham") == [1, 1]


def test_the_order_of_eating() -> None:
    """N1.9, N2.4, N2.5: ascending rations, then resource order; what would leave somebody unfed is not offered."""
    scene = hungry(3, fish=1, figs=1, flour=1, ham=1).paragraph(feed)
    assert scene.legal() == ["eat figs", "eat fish", "eat flour", "eat ham"]
    scene.play("eat flour")
    assert scene.legal() == ["eat ham"]
    assert scene.refused("eat fish") == "N2.4"
    assert scene.refused("eat wood") == "T2.4"
    assert scene.refused("eat milk") == "T16.2.1"
    scene = hungry(3, fish=1, figs=1, flour=1).paragraph(feed)
    assert scene.legal() == ["eat figs", "eat fish"]
    assert scene.refused("eat flour") == "R14", "2 rations alone would leave one unfed"


def test_e98_hunger() -> None:
    """T16.2.3, R14, R15, T2.11: food for 3 of 4: all is eaten, one dies, Moneiba +1, [D] -1 point."""
    scene = hungry(4, "domination", figs=3).paragraph(feed)
    assert scene.have(0, "figs") == [0]
    assert scene.legal() == ["starve 0,0"]
    scene.play("starve 0,0")
    assert scene.group(0, "0,0") == "1n3v"
    assert scene.p.tribes[0].reserve == 4
    assert scene.angers() == ["orange_1", "orange_2"]
    assert scene.scores() == [4, 5, 5]


def test_e98_two_tribes_starve() -> None:
    """T16.2.3, R15, T1.4: two tribes with two deaths each: Moneiba +2; in Alliance no points."""
    scene = Scene(3).forest("0,0", "2,0").natives(0, "0,0", "1n2v").natives(1, "2,0", "1n2v").paragraph(feed)
    scene.play("starve 0,0", "starve 0,0", "starve 2,0", "starve 2,0")
    assert scene.angers() == ["orange_1", "red_1"]
    assert scene.scores() == [0, 0, 0]


def test_who_starves() -> None:
    """R53, T16.2.3, N8: the tribe chooses, hexes in non-descending order; neutral places are not refused."""
    scene = Scene(3).forest("0,0", "2,0").natives(0, "0,0", "1n1v").natives(0, "2,0", "0n2v").paragraph(feed)
    assert scene.legal() == ["starve 0,0"], "three deaths: all die"
    scene = Scene(3).forest("0,0", "2,0").natives(0, "0,0", "1n1v").natives(0, "2,0", "0n2v").stock(0, figs=1)
    scene.paragraph(feed)
    assert scene.legal() == ["starve 0,0", "starve 2,0"]
    assert scene.refused("starve 5,0") == "T16.2.3"
    scene.play("starve 2,0")
    assert scene.refused("starve 0,0") == "N2.4"
    scene.play("starve 2,0")
    assert scene.group(0, "0,0") == "1n1v"


def test_what_is_food() -> None:
    """T2.4, R30, R34: rations and icons of the resources; cereals are neither perishable nor edible."""
    kit = Scene(3).p.kit
    rations = {key: kit.rations[index] for index, key in enumerate(kit.resources) if kit.rations[index]}
    assert rations["goat_meat"] == 1
    assert "cereals" not in rations
    assert {kit.resources[kind] for kind in kit.perishable} == {"fish", "milk", "figs", "ham", "goat_meat"}
    assert [kit.resources[kind] for kind in kit.fire] == ["manure", "straw", "wood"]
    assert [kit.resources[kind] for kind in kit.weapons] == ["horns", "obsidian"]
    assert len(kit.resources) == 18


def test_nobles_need_neither_food_nor_housing() -> None:
    """T7.2, T7.1."""
    scene = Scene(3).forest("0,0").natives(0, "0,0", "2n0v").paragraph(feed, house)
    assert scene.group(0, "0,0") == "2n0v"
    assert scene.angers() == ["orange_1", "orange_1"]


# -------------------------------------------------------------------- T16.3


def test_e99_waste_in_domination() -> None:
    """T16.3, T16.3.3: 3, 2, 2 and 1 pawns: Blue, then Green (later in priority than Red) lose 2 pawns and a point."""
    red, blue, green, yellow = range(4)
    scene = Scene(4, mode="domination").track((red, 5), (blue, 5), (green, 5), (yellow, 5))
    for seat, pawns in ((blue, 3), (red, 2), (green, 2), (yellow, 1)):
        scene.waste(seat, pawns)
    scene.paragraph(dump_waste)
    assert [scene.p.tribes[seat].waste for seat in range(4)] == [2, 1, 0, 1]
    assert scene.scores() == [5, 4, 4, 5]
    assert scene.angers() == ["orange_2", "orange_1"], "once, however often"


def test_e100_waste_in_alliance() -> None:
    """T16.3.2, R16: two players, seven pawns: Acoran is angered three times, one pawn is left."""
    scene = Scene(2).waste(0, 4).waste(1, 3).paragraph(dump_waste)
    assert sum(tribe.waste for tribe in scene.p.tribes) == 1
    assert scene.angers() == ["red_2", "orange_1"]


def test_waste_stays() -> None:
    """T16.3.1, T16.3.4: perishables and what overflows; up to one pawn for each player stays for later eras."""
    scene = Scene(3).stock(0, fish=1, cereals=5, wood=9).stock(1, flour=4, ham=1).paragraph(dump_waste)
    assert [tribe.waste for tribe in scene.p.tribes] == [1, 2, 0]
    assert scene.have(0, "fish", "cereals", "wood") == [0, 5, 9]
    assert scene.angers() == ["orange_1", "orange_1"]
    scene.stock(2, milk=1).paragraph(dump_waste)
    assert sum(tribe.waste for tribe in scene.p.tribes) == 1
    assert scene.angers() == ["orange_2", "orange_1"]


# -------------------------------------------------------------------- T16.4


def test_e101_housing() -> None:
    """T16.4, T16.4.1, R15: six villagers without second cave: two die, Moneiba +1, [D] -2."""
    scene = Scene(3, mode="domination").forest("0,0", "2,0").natives(0, "0,0", "1n5v").natives(0, "2,0", "0n1v")
    scene.paragraph(house)
    assert scene.legal() == ["unhouse 0,0"], "the second victim could not follow 2,0"
    scene.play("unhouse 0,0")
    assert scene.legal() == ["unhouse 0,0", "unhouse 2,0"]
    scene.play("unhouse 2,0")
    assert scene.group(0, "0,0") == "1n4v"
    assert scene.angers() == ["orange_1", "orange_2"]
    assert scene.scores() == [3, 5, 5]


def test_the_first_cave_houses_four() -> None:
    """T16.4.1: villagers on the map count, wherever they are."""
    scene = Scene(3).forest("0,0").natives(0, "0,0", "2n4v").natives(1, "0,0", "1n5v").cave(1).paragraph(house)
    assert scene.asked() is None
    assert scene.angers() == ["orange_1", "orange_1"]


def test_a_death_may_leave_a_herd_alone() -> None:
    """T7.8: abandonment is tested after each death."""
    scene = Scene(3).mountain("0,0").build("pen", "0,0", 2).natives(0, "0,0", "0n1v").nature(4, 4).paragraph(feed)
    scene.play("starve 0,0")
    assert scene.p.nature == [4, 6]
    assert scene.animals("0,0") == 0

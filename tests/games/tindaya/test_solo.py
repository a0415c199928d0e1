"""T31: solo."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.core import Json, Refused
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.components import ACORAN
from ludoteca.games.tindaya.conquistadors.ships import ship_lands
from ludoteca.games.tindaya.disasters.catastrophes import strike
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.era_end.housing import house
from ludoteca.games.tindaya.era_end.learning import learn
from ludoteca.games.tindaya.era_end.reproduction import reproduce
from ludoteca.games.tindaya.game_end import control_kept
from ludoteca.games.tindaya.map.hexes import hex_text, read_hex
from ludoteca.games.tindaya.solo import found_neutrals


def archipelago() -> Scene:
    """Islands 1, 7, 5 and 6 with a forest, a coast and a mountain each."""
    scene = Scene(1)
    for number, (q, r) in ((1, (-6, 0)), (7, (0, -6)), (5, (6, -3)), (6, (0, 6))):
        scene.volcano(number, f"{q},{r}").forest(f"{q + 1},{r}").coast(f"{q},{r + 1}").mountain(f"{q - 1},{r}")
        scene.token(f"{q + 1},{r}", "wood").token(f"{q},{r + 1}", "clay")
    return scene.nature(3, 3)


def test_e147_neutral_buildings() -> None:
    """T31, T31.2, T31.3, R90, N3, AM2: prophecy 1-7-5: a neutral sty on island 1, a neutral dock on island 7, the fort
    on island 5; a villager on each building, 2 pigs, tokens discarded."""
    scene = archipelago().lucky("prophecy_1").paragraph(found_neutrals)
    assert scene.legal() == ["neutral sty -5,0"]
    assert scene.refused("neutral dock 0,-5") == "T31.2"
    assert scene.refused("neutral sty 1,-6") == "T31.2"
    scene.play("neutral sty -5,0")
    assert scene.animals("-5,0") == 2
    assert scene.p.nature == [3, 3], "the pigs come from the reserve"
    assert scene.legal() == ["neutral dock 0,-5"]
    scene.play("neutral dock 0,-5")
    assert scene.legal() == ["fort 7,-3"]
    scene.play("fort 7,-3")
    assert scene.conquistadors("7,-3") == 2
    assert {hex_text(place): number for place, number in scene.p.neutral.items()} == {"-5,0": 1, "0,-5": 1}
    assert all(read_hex(place) not in scene.p.token for place in ("-5,0", "0,-5", "7,-3"))
    assert scene.p.prophecies_shown == (), "the card goes back"


def test_the_next_number_then_any_island() -> None:
    """R27, T31.2, T31.3: each building searches from its own number on; then the whole map."""
    scene = archipelago().build("field", "-5,0").build("sty", "1,-6").lucky("prophecy_1").paragraph(found_neutrals)
    assert scene.legal() == ["neutral sty 7,-3"], "islands 1 and 7 have no free forest"
    scene.play("neutral sty 7,-3", "neutral dock 0,-5")
    assert scene.legal() == ["fort 6,-2"], "island 5: no forest left, a coast"
    scene = archipelago()
    for place in ("-5,0", "1,-6", "7,-3", "1,6"):
        scene.build("field", place)
    scene.volcano(2, "5,4").forest("4,4").lucky("prophecy_1").paragraph(found_neutrals)
    assert scene.legal() == ["neutral sty 4,4"], "none of 1, 7, 5 and 6: any island"


def test_the_setup_of_one_player() -> None:
    """T31.1, T33.5, T1.2, N9: pen and field; never the Majos; Domination needs two."""
    tribes = {Table(1, seed).p.tribes[0].card.key for seed in range(40)}
    assert "majos" not in tribes
    assert "orone" not in tribes, "the fisher is unknown"
    assert len(tribes) == 7
    table = Table(1).until("turn")
    assert sorted(table.on(hex_text(place)) or "" for place in table.p.tribes[0].homes) == ["field", "pen"]
    assert len(table.p.neutral) == 2
    assert "fort" not in [name for name, _ in table.luck.fallen]
    with pytest.raises(Refused) as refused:
        BOX.settle(1, {"mode": "domination"})
    assert refused.value.refusal.rule == "T1.3"


def neutral(**options: Json) -> Scene:
    """A neutral dock beside a forest."""
    return Scene(1, **options).volcano(1, "0,0").coast("1,0").forest("2,0").build("dock", "1,0").neutral("1,0")


def test_e148_learning_from_a_neutral() -> None:
    """T31.5, T16.7: a noble with the neutral fisher learns the fisher."""
    scene = neutral().trades(0, "farmer").natives(0, "1,0", "1n0v").paragraph(learn)
    assert scene.seen()["tribes"][0]["trades"] == ["fisher", "farmer"]
    scene = neutral().trades(0, "farmer").natives(0, "1,0", "1n0v").idols(0, "learning").turn(0)
    scene.play("idol learning", "trade fisher")
    assert scene.seen()["tribes"][0]["trades"] == ["fisher", "farmer"], "T25.10: he counts for the idol too"


def test_e149_a_dowry_for_a_neutral() -> None:
    """T31.6, N7.5: 3 units; the neutral villager is removed, an own one placed with an own native."""
    scene = neutral(dowry=True).natives(0, "1,0", "1n0v").natives(0, "2,0", "0n1v").stock(0, figs=2, wood=2)
    scene.after_moves(0, {"1,0": "1n0v"})
    assert scene.legal() == ["done", "dowry 1,0"]
    scene.play("dowry 1,0")
    assert scene.legal() == ["put figs"], "no `cancel`; with wood first no third unit could follow"
    scene.play("put figs", "put wood", "put wood")
    assert scene.have(0, "figs", "wood") == [1, 0]
    assert scene.p.neutral == {}
    assert scene.legal() == ["settle 1,0", "settle 2,0"]
    scene.play("settle 1,0")
    assert scene.group(0, "1,0") == "1n1v"


@pytest.mark.parametrize(("dowry", "figs", "reserve"), [(False, 3, 7), (True, 2, 7), (True, 3, 0)])
def test_what_the_dowry_needs(dowry: bool, figs: int, reserve: int) -> None:
    """T31.6, T32: the variant, three units, a villager in reserve."""
    scene = neutral(dowry=dowry).natives(0, "1,0", "1n0v").natives(0, "2,0", "1n0v").stock(0, figs=figs)
    scene.p.tribes[0].reserve = reserve
    scene.after_moves(0)
    assert scene.refused("dowry 1,0") == "T31.6"


def test_no_barter() -> None:
    """T31.4, T14.2.2."""
    scene = neutral().natives(0, "1,0", "1n0v").natives(0, "2,0", "1n0v").stock(0, figs=1).after_moves(0)
    assert scene.legal("barter") == []
    assert scene.refused("barter 1") == "T31.4"


def test_neutral_villagers_block() -> None:
    """T31.5, R91, T7.6: like foreign villagers."""
    scene = neutral().natives(0, "2,0", "1n1v").exploring(0, left=1)
    assert scene.refused("walk 2,0 1,0 0n1v") == "R10"
    assert "walk 2,0 1,0 1n0v" in scene.legal()


def test_neutral_villagers_need_nothing() -> None:
    """T31.5: neither food nor housing; they do not breed and are not counted in T22.3; their pigs stay."""
    scene = (
        Scene(1).forest("0,0", "2,0").build("sty", "0,0", 2).neutral("0,0").natives(0, "2,0", "1n1v").stock(0, figs=1)
    )
    scene.paragraph(reproduce, feed).play("eat figs").paragraph(house)
    assert scene.p.neutral == {read_hex("0,0"): 1}
    assert scene.animals("0,0") == 3, "the pigs breed"
    scene.p.abandon_all()
    assert scene.animals("0,0") == 3, "and are not alone"
    scene.forest("5,0").fort("5,0", 6)
    assert control_kept(scene.p)
    scene.fort("5,0", 1)
    assert not control_kept(scene.p), "two natives, not three"


def test_neutral_villagers_do_not_fight() -> None:
    """T31.5, R74: a ship takes a neutral dock; one armed native of the player beside the neutral one is not enough."""
    scene = neutral().trench(1, "3,0").ship("white", 1).natives(0, "1,0", "1n0v").stock(0, horns=2)
    scene.paragraph(lambda p, _: ship_lands(p, 0)).play("arm 1h0o")
    assert scene.conquistadors("1,0") == 1
    assert scene.p.neutral == {}, "they die in defeats"
    scene = neutral().trench(1, "3,0").ship("white", 1).natives(0, "1,0", "2n0v").stock(0, horns=2)
    scene.paragraph(lambda p, _: ship_lands(p, 0)).play("arm 2h0o")
    assert scene.p.neutral == {read_hex("1,0"): 1}
    assert scene.p.tribes[0].prisoners == 2


def test_neutral_villagers_count_for_the_target() -> None:
    """R74, T21.2: as natives for the tie-break."""
    scene = Scene(1).trench(1, "0,0").ship("white", 1).coast("2,0", "-2,0").build("dock", "2,0").build("dock", "-2,0")
    scene.neutral("-2,0").paragraph(lambda p, _: ship_lands(p, 0))
    assert [scene.on("2,0"), scene.on("-2,0")] == ["dock", "fort"]


def test_neutral_villagers_die_like_others() -> None:
    """T31.5, T20.9, T20.8: an earthquake, Guayota."""
    for card in ("earthquake", "guayota"):
        scene = neutral().standee("acoran", 1).catastrophe("acoran", card).paragraph(lambda p, _: strike(p, ACORAN))
        assert scene.p.neutral == {}
        assert scene.on("1,0") == "dock"


def test_neutral_villagers_cannot_be_sacrificed() -> None:
    """T31.5, T14.3.6."""
    scene = neutral().natives(0, "0,0", "1n2v").after_moves(0).play("offer 0,0")
    assert scene.refused("give acoran figs villager 1,0") == "T14.3.6"

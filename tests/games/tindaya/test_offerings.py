"""T14.3: offerings; T24.8: the devotion of the Majos."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.actions.offerings import asked, free_places
from ludoteca.games.tindaya.map.hexes import read_hex


def altar(players: int = 3, group: str = "1n0v", **options: str) -> Scene:
    """Seat 0's group on a volcano, one villager of its own elsewhere; offering_1: figs, pig; offering_2: fish,
    obsidian."""
    scene = Scene(players, **options).volcano(1, "0,0").forest("1,0", "3,0")
    return scene.natives(0, "0,0", group).natives(0, "3,0", "0n1v")


def demand(scene: Scene, god: int) -> dict[str, int]:
    return {scene.p.kit.kinds[kind]: scene.p.variant.players for _, kind in asked(scene.p, god)}


def test_e71_what_is_asked() -> None:
    """T14.3, T14.3.2: era 1 positions 1-2, era 2 positions 1-3, era 3 positions 2-4; each kind once for every
    player."""
    assert demand(Scene(4), 0) == {"figs": 4, "pig": 4}
    assert demand(Scene(3).era(2), 0) == {"figs": 3, "pig": 3, "cheese": 3}
    assert demand(Scene(3).era(3), 0) == {"pig": 3, "cheese": 3, "obsidian": 3}


def test_e72_human_sacrifice() -> None:
    """T14.3.6, R42: 1 obsidian and three humans fill four places."""
    scene = altar(4, "1n3v").prisoners(0, 1).stock(0, obsidian=1).after_moves(0).play("offer 0,0")
    scene.play("give moneiba obsidian good", "give moneiba obsidian prisoner")
    scene.play("give moneiba obsidian villager 0,0", "give moneiba obsidian villager 3,0")
    assert scene.p.filled[1] == [0, 4, 0, 0]
    assert scene.p.tribes[0].pawns == [0, 4]
    assert scene.p.tribes[0].prisoners == 0
    assert scene.p.tribes[0].reserve == 7 - 2
    assert scene.refused("give moneiba obsidian villager 0,0") == "T14.3.3"


def test_e73_no_more_than_asked() -> None:
    """T14.3.3: three of three places filled."""
    scene = altar().stock(0, figs=4, fish=1).after_moves(0).play("offer 0,0")
    for _ in range(3):
        scene.play("give acoran figs good")
    assert scene.refused("give acoran figs good") == "T14.3.3"
    assert scene.refused("give acoran cheese good") == "T14.3.2"
    scene.play("give moneiba fish good")
    assert scene.p.filled == [[3, 0, 0, 0], [1, 0, 0, 0]]


def test_e74_the_first_pawn_earns_an_idol() -> None:
    """T14.3.7, R41, N7.2: one idol for each card and era, at once."""
    scene = altar().stock(0, figs=2, fish=1).after_moves(0).play("offer 0,0")
    scene.lucky({"seat": 0, "idol": "movement"}).play("give acoran figs good")
    assert scene.hand(0) == ["movement"]
    scene.play("give acoran figs good")
    assert len(scene.hand(0)) == 1
    scene.lucky({"seat": 0, "idol": "learning"}).play("give moneiba fish good")
    assert scene.hand(0) == ["learning", "movement"]
    scene.natives(1, "0,0", "1n1v").stock(1, figs=1).after_moves(1)
    scene.play("offer 0,0", "give acoran figs good")
    assert scene.hand(1) == [], "the second tribe on the card"


def test_e75_the_last_noble() -> None:
    """R13, R63, T14.3.6: never the last noble; one of two may give himself, and the offering ends."""
    scene = altar().stock(0, figs=2).after_moves(0).play("offer 0,0")
    assert scene.refused("give acoran figs noble 0,0") == "R13"
    assert scene.refused("give acoran figs villager 3,0") == "R13", "nor the last villager"
    scene = altar().natives(0, "3,0", "1n0v").stock(0, figs=2).after_moves(0, {"0,0": "1n0v"}).play("offer 0,0")
    scene.play("give acoran figs noble 0,0")
    assert scene.p.tribes[0].nobles_lost == 1
    assert scene.asked() is None, "nobody is left to offer"
    scene = altar(group="2n0v").stock(0, figs=2).after_moves(0).play("offer 0,0", "give acoran figs noble 0,0")
    assert scene.asked() == "offering", "another noble who explored stands there"


def test_e76_a_pig_from_far_away() -> None:
    """T14.3.5: from a sty that the tribe controls, anywhere; one pig to the reserve."""
    scene = altar().forest("7,0").build("sty", "7,0", 2).natives(0, "7,0", "0n1v").nature(4, 4).after_moves(0)
    scene.play("offer 0,0", "give acoran pig animal 7,0")
    assert scene.animals("7,0") == 1
    assert scene.p.nature == [4, 4]
    assert scene.refused("give acoran figs animal 7,0") == "T14.3.5", "a pig is no fig"


@pytest.mark.parametrize(
    ("own", "other", "legal"),
    [("1n0v", "", True), ("1n0v", "1n0v", True), ("1n0v", "0n1v", True), ("0n1v", "1n0v", True), ("", "1n0v", False)],
)
def test_whose_animals(own: str, other: str, legal: bool) -> None:
    """T14.3.5, R12 (withdrawn): from buildings one controls or where one's nobles stand, whoever else is there."""
    scene = altar(group="1n2v").forest("7,0").build("sty", "7,0", 2)
    if own:
        scene.natives(0, "7,0", own)
    if other:
        scene.natives(1, "7,0", other)
    scene.after_moves(0, {"0,0": "1n2v"}).play("offer 0,0")
    assert ("give acoran pig animal 7,0" in scene.legal()) == legal
    if not legal:
        assert scene.refused("give acoran pig animal 7,0") == "T14.3.5"


def pigs(seat: int, *guests: str) -> Scene:
    """A sty with 2 pigs where seats 0, 1 … have these groups; the seat has a noble on a volcano, ready to offer."""
    scene = Scene(3).volcano(1, "0,0").forest("7,0").build("sty", "7,0", 2).natives(seat, "0,0", "1n0v")
    for guest, group in enumerate(guests):
        scene.natives(guest, "7,0", group)
    return scene.stock(seat, figs=1).after_moves(seat, {"0,0": "1n0v"}).play("offer 0,0")


def test_e152_pigs_of_the_host_and_the_guest() -> None:
    """T14.3.5: a Red noble in a sty that Blue's villager controls: Red may offer these pigs, and so may Blue."""
    for seat in range(2):
        scene = pigs(seat, "1n0v", "0n1v")
        assert "give acoran pig animal 7,0" in scene.legal()
        assert scene.play("give acoran pig animal 7,0").animals("7,0") == 1


def test_e153_pigs_among_nobles() -> None:
    """T14.3.5: a sty without villagers, a Red and a Blue noble in it: either may offer its pigs, Green may not."""
    for seat in range(2):
        assert "give acoran pig animal 7,0" in pigs(seat, "1n0v", "1n0v").legal()
    assert pigs(2, "1n0v", "1n0v").refused("give acoran pig animal 7,0") == "T14.3.5"


def test_e154_pigs_of_the_neutral_sty() -> None:
    """T14.3.5, R91: solo: with a noble in the neutral sty its pigs may be offered; without him not."""
    scene = Scene(1).volcano(1, "0,0").forest("7,0").build("sty", "7,0", 2).neutral("7,0").natives(0, "0,0", "1n0v")
    scene.stock(0, figs=1).after_moves(0).play("offer 0,0")
    assert scene.refused("give acoran pig animal 7,0") == "T14.3.5"
    scene = Scene(1).volcano(1, "0,0").forest("7,0").build("sty", "7,0", 2).neutral("7,0").natives(0, "0,0", "1n0v")
    scene.natives(0, "7,0", "1n0v").after_moves(0, {"0,0": "1n0v"}).play("offer 0,0", "give acoran pig animal 7,0")
    assert scene.animals("7,0") == 1


def test_offerings_need_a_noble_on_a_volcano() -> None:
    """T14.3.1, AM5.4: who explored; the first unit is compulsory, then `finish` is offered."""
    scene = altar(group="1n1v").stock(0, figs=2).natives(0, "1,0", "1n0v").after_moves(0)
    assert scene.refused("offer 1,0") == "T14.3.1"
    scene.play("offer 0,0")
    assert scene.refused("finish") == "N7.2"
    assert scene.refused("give acoran figs prisoner") == "T14.3.6"
    assert scene.refused("give acoran figs villager 5,0") == "T14.3.6"
    assert scene.refused("give moneiba fish good") == "T14.3.4"
    scene.play("give acoran figs good", "finish")
    assert scene.asked() == "optional"
    scene = altar(group="0n2v").stock(0, figs=2).natives(1, "0,0", "1n0v").stock(1, figs=1).after_moves(0)
    assert scene.refused("offer 0,0") == "T14.3.1"
    assert scene.legal("offer") == []


def test_nothing_to_give() -> None:
    """T14.3.3, N7: an offering is offered only if a unit can be given; all places full is one reason."""
    scene = altar(group="1n1v").natives(1, "0,0", "1n0v").stock(0, clay=1).stock(1, clay=1)
    scene.offering("acoran", "offering_1", {1: 6}).offering("moneiba", "offering_2", {1: 6}).after_moves(0)
    assert free_places(scene.p, 0) == free_places(scene.p, 1) == {}
    assert scene.refused("offer 0,0") == "T14.3.3"


def test_a_villager_given_away_leaves_his_herd() -> None:
    """T7.8, T14.3.6: abandonment is tested after a removal."""
    scene = altar(group="1n1v").forest("7,0").build("sty", "7,0", 2).natives(0, "7,0", "0n1v").nature(4, 4)
    scene.after_moves(0).play("offer 0,0", "give acoran figs villager 7,0")
    assert scene.p.nature == [6, 4]


# -------------------------------------------------------------------- T24.8


def majos() -> Scene:
    """No noble on a volcano; Moneiba asks fish and obsidian, Acoran figs and pigs."""
    return Scene(3).tribe(0, "majos").forest("3,0").natives(0, "3,0", "1n1v").stock(0, figs=1, obsidian=2).turn(0)


def test_e88_majos() -> None:
    """T24.8, N7.3: 1 figs and 2 obsidian given, 1 figs added from the supply; once per era; one of the two actions."""
    scene = majos().play("devotion")
    assert scene.refused("finish") == "R64"
    scene.play("give acoran figs good", "give moneiba obsidian good", "give moneiba obsidian good")
    assert scene.asked() == "bonus", "nothing more to give: `finish` is not asked"
    assert scene.legal() == [
        f"bonus {pair}" for pair in ("acoran figs", "acoran pig", "moneiba fish", "moneiba obsidian")
    ]
    assert scene.refused("bonus acoran cheese") == "T14.3.3"
    scene.play("bonus acoran figs")
    assert scene.p.filled == [[2, 0, 0, 0], [0, 2, 0, 0]]
    assert scene.have(0, "figs", "obsidian") == [0, 0]
    assert scene.p.tribes[0].pawns == [2, 2]
    assert scene.asked() == "turn"
    assert scene.refused("devotion") == "T24.8"
    assert "end" in scene.legal()


def test_the_bonus_needs_a_unit_given_and_a_free_place() -> None:
    """R64, T24.8: without anything to give there is no devotion; without a free place there is no bonus."""
    scene = Scene(3).tribe(0, "majos").forest("3,0").natives(0, "3,0", "1n1v").turn(0)
    assert scene.refused("devotion") == "R64"
    scene = Scene(3).tribe(0, "majos").forest("3,0").natives(0, "3,0", "1n1v").stock(0, obsidian=1)
    scene.offering("acoran", "offering_1", {1: 6}).offering("moneiba", "offering_2", {1: 5}).turn(0)
    scene.play("devotion", "give moneiba obsidian good")
    assert scene.asked() == "turn"
    assert Scene(3).forest("3,0").natives(0, "3,0", "1n3v").turn(0).refused("devotion") == "T24.8"


def test_devotion_takes_every_payment() -> None:
    """T24.8, T14.3.6: humans and animals too; the bonus may earn the idol."""
    scene = Scene(3).tribe(0, "majos").forest("3,0").build("sty", "3,0", 2).natives(0, "3,0", "2n2v").prisoners(0, 1)
    scene.turn(0).play("devotion", "give acoran pig animal 3,0", "give acoran figs prisoner")
    scene.play("give acoran figs villager 3,0", "give acoran figs noble 3,0", "finish")
    assert len(scene.hand(0)) == 1
    scene.play("bonus moneiba fish")
    assert len(scene.hand(0)) == 2
    assert scene.p.moved == {}
    assert read_hex("3,0") in scene.p.tribes[0].natives

"""T25: idols."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import data_with_entry
from ludoteca.games.tindaya.idols.event_idols import open_event_window
from ludoteca.games.tindaya.objectives import measure

DOMINATION_ONLY = ("contribution", "cancellation", "clairvoyance")


def idol(key: str, players: int = 3, **options: str) -> Scene:
    return Scene(players, **options).idols(0, key)


def test_the_cards() -> None:
    """T25, R37, R38, T15.1: 22 cards; all are actions but protection (event) and contribution (end); three only [D]."""
    idols = Scene(3).p.kit.idols
    assert sum(one.count for one in idols) == 22
    assert {one.key: one.timing for one in idols if one.timing != "action"} == {
        "protection": "event",
        "contribution": "end",
    }
    assert tuple(one.key for one in idols if "alliance" not in one.modes) == DOMINATION_ONLY
    assert next(one.count for one in idols if one.key == "movement") == 2


def test_keys_of_variants() -> None:
    """N1.8: the id followed by its gods."""
    keys = [one.key for one in Scene(3).p.kit.idols if one.key.startswith("offering")]
    assert keys == ["offering_acoran", "offering_moneiba", "offering_acoran_moneiba"]


def test_production_needs_something_to_produce() -> None:
    """T25.1, T25: playable only with a legal sub-choice."""
    scene = idol("production").coast("1,0").build("dock", "1,0").natives(0, "1,0", "0n2v").turn(0)
    scene.play("idol production", "trade fisher")
    assert scene.have(0, "fish") == [2]
    assert scene.seen(1)["tribes"][0]["idols_used"] == ["production"]
    assert idol("production").turn(0).refused("idol production") == "T25.1"


def test_e90_appeasement_at_the_minimum() -> None:
    """T25.2: both gods on yellow: no change, an idol all the same."""
    scene = idol("appeasement").anger("acoran", "yellow").anger("moneiba", "yellow").turn(0).play("idol appeasement")
    assert scene.legal() == ["god acoran", "god moneiba"]
    scene.lucky({"seat": 0, "idol": "movement"}).play("god acoran")
    assert scene.angers() == ["yellow", "yellow"]
    assert scene.hand(0) == ["movement"]


def test_appeasement() -> None:
    """T25.2, R58: one space down, also from doom."""
    scene = idol("appeasement").anger("moneiba", "doom").turn(0).play("idol appeasement", "god moneiba")
    assert scene.angers() == ["orange_1", "red_2"]


def test_e89_an_offering_idol_fills_a_kind() -> None:
    """T25.4, N5.2: one of three figs is there; two pawns of the player are added, free of charge."""
    scene = idol("offering_acoran").offering("acoran", "offering_1", {1: 1}).turn(0).play("idol offering_acoran")
    assert scene.legal() == ["fill acoran figs", "fill acoran pig"]
    scene.play("fill acoran figs")
    assert scene.p.filled[0] == [3, 0, 0, 0]
    assert scene.p.tribes[0].pawns == [2, 0]
    assert scene.hand(0) == [], "the first pawn was another's"


def test_offering_idols_and_their_gods() -> None:
    """T25.4, T14.3.7: the gods on the card; the first pawn earns an idol; illegal without a free place."""
    scene = idol("offering_moneiba").turn(0).play("idol offering_moneiba")
    assert scene.legal() == ["fill moneiba fish", "fill moneiba obsidian"]
    assert scene.refused("fill acoran figs") == "T25.4"
    scene.play("fill moneiba fish")
    assert len(scene.hand(0)) == 1
    scene = idol("offering_acoran_moneiba").turn(0).play("idol offering_acoran_moneiba")
    assert len(scene.legal()) == 4
    scene = idol("offering_acoran").offering("acoran", "offering_1", {1: 6}).turn(0)
    assert scene.refused("idol offering_acoran") == "T25.4"


def test_movement() -> None:
    """T25.5, R23, R39: an exploration as with a cube, without marker; it is the Explore of the turn."""
    scene = idol("movement").volcano(1, "0,0").forest("1,0").natives(0, "0,0", "1n0v").turn(0).play("idol movement")
    scene.play("walk 0,0 1,0 1n0v", "stop", "done")
    assert scene.p.tribes[0].cubes == 3
    assert scene.asked() == "turn"
    assert scene.refused("explore cube") == "T9.4"


def test_e91_relocation_needs_a_standee() -> None:
    """T25.6: illegal while Tibiabin is silent; else to any other volcano."""
    scene = idol("relocation").archipelago().turn(0)
    assert scene.refused("idol relocation") == "T25.6"
    scene = idol("relocation").archipelago().standee("moneiba", 3).standee("tsunami", 2).turn(0)
    scene.play("idol relocation")
    assert scene.legal() == [f"relocate moneiba {number}" for number in (1, 2, 4, 5, 6, 7, 8)]
    scene.play("relocate moneiba 8")
    assert scene.p.standees == [0, 8, 0, 2]


def test_fertility_of_villagers() -> None:
    """T25.7, T16.1.1: at once; with a short reserve the tribe chooses; illegal without a birth."""
    scene = idol("fertility").coast("1,0", "3,0").build("dock", "1,0").build("dock", "3,0")
    scene.natives(0, "1,0", "0n2v").natives(0, "3,0", "0n4v").turn(0).play("idol fertility")
    assert scene.legal() == ["fertility villagers"]
    scene.play("fertility villagers")
    assert scene.legal() == ["birth 1,0", "birth 3,0"]
    scene.play("birth 3,0")
    assert scene.group(0, "3,0") == "0n5v"
    scene = idol("fertility").coast("1,0").build("dock", "1,0").natives(0, "1,0", "0n7v").turn(0)
    assert scene.refused("idol fertility") == "T25.7", "the reserve is empty"


def test_fertility_of_livestock() -> None:
    """T25.7, T16.1.2: only in buildings that the tribe controls."""
    scene = idol("fertility").mountain("1,0", "3,0", "5,0")
    for place, goats in (("1,0", 2), ("3,0", 1), ("5,0", 4)):
        scene.build("pen", place, goats)
    scene.natives(0, "1,0", "0n1v").natives(0, "3,0", "0n1v").natives(0, "5,0", "1n0v").turn(0)
    scene.play("idol fertility", "fertility livestock")
    assert [scene.animals(place) for place in ("1,0", "3,0", "5,0")] == [3, 1, 4]


def test_shipwreckers() -> None:
    """T25.8, T21.1: a ship on the map is gone for this era."""
    scene = idol("shipwreckers").archipelago().ship("white", 2).ship("black", 2).turn(0).play("idol shipwreckers")
    assert scene.legal() == ["wreck black", "wreck white"]
    scene.play("wreck white")
    assert scene.p.ships == [0, 0, 2]
    assert idol("shipwreckers").turn(0).refused("idol shipwreckers") == "T25.8"


def test_raw_materials() -> None:
    """T25.9, N2.4: one or two tokens, in deposit order; they leave the game."""
    scene = idol("raw_materials").tokens(0, wood=1, clay=1, ore=1).turn(0).play("idol raw_materials")
    assert scene.legal() == ["drop clay", "drop ore", "drop wood"]
    scene.play("drop clay")
    assert scene.legal() == ["drop ore", "enough"]
    scene.play("drop ore")
    assert scene.p.tribes[0].deposits == [1, 0, 0]
    scene = idol("raw_materials").tokens(0, ore=1).turn(0).play("idol raw_materials", "drop ore")
    assert scene.asked() == "turn", "`enough` alone is not asked"
    assert idol("raw_materials").turn(0).refused("idol raw_materials") == "T25.9"


def test_e92_learning_from_a_noble() -> None:
    """T25.10, R55, T9.7: a noble in a dock with a foreign noble whose tribe knows the fisher; the cube is usable at
    once."""
    scene = idol("learning").coast("1,0").build("dock", "1,0").trades(0, "farmer").natives(0, "1,0", "1n0v")
    scene.natives(1, "1,0", "1n0v").turn(0).play("idol learning", "trade fisher")
    assert scene.p.tribes[0].knows(scene.p.kit.trade["fisher"])
    assert scene.p.tribes[0].cubes == 4


@pytest.mark.parametrize(("teacher", "knows"), [("", True), ("1n0v", False)])
def test_learning_needs_a_teacher(teacher: str, knows: bool) -> None:
    """T25.10: a native of a tribe that knows the trade."""
    scene = idol("learning").coast("1,0").build("dock", "1,0").trades(0, "farmer").natives(0, "1,0", "1n0v")
    if teacher:
        scene.natives(1, "1,0", teacher)
    if not knows:
        scene.trades(1, "farmer")
    assert scene.turn(0).refused("idol learning") == "T25.10"


def test_protection_and_contribution_are_no_actions() -> None:
    """R38, T25.3, T25.11: they may be sold but not used on a turn."""
    scene = Scene(3, mode="domination").idols(0, "protection", "contribution").turn(0)
    assert scene.refused("idol protection") == "R38"
    assert scene.refused("idol contribution") == "R38"
    assert scene.legal("sell") == ["sell contribution", "sell protection"]
    assert scene.refused("idol movement") == "T15.1"
    assert scene.refused("sell movement") == "T15.2"


def test_cancellation() -> None:
    """T25.12, R68: an objective of anybody, even one's own, with its token; both are out of the game, unseen."""
    scene = Scene(3, mode="domination").idols(0, "cancellation").objective(1, "most_dock", "token_1")
    scene.objective(0, "most_sty", "token_2").turn(0).play("idol cancellation")
    assert scene.legal() == ["annul 0 token_2", "annul 1 token_1"]
    assert scene.refused("annul 1 token_2") == "T25.12"
    scene.play("annul 1 token_1")
    assert scene.p.tribes[1].objectives == ()
    assert "token_1" not in scene.p.objective_tokens
    assert scene.seen(0)["aims"]["annulled"] == [{"known": [1], "card": None}]
    assert scene.seen(1)["aims"]["annulled"] == [{"known": [1], "card": "most_dock"}]
    scene = Scene(3, mode="domination").idols(0, "cancellation").turn(0)
    assert scene.refused("idol cancellation") == "T25.12"


def test_clairvoyance() -> None:
    """T25.13, R67: a look at another's objective, then perhaps a swap of tokens; the cards stay."""
    scene = Scene(3, mode="domination").idols(0, "clairvoyance").objective(1, "most_dock", "token_4")
    scene.objective(0, "most_sty", "token_1").turn(0).play("idol clairvoyance")
    assert scene.legal() == ["look 1 token_4"]
    assert scene.refused("look 0 token_1") == "T25.13"
    scene.play("look 1 token_4")
    assert scene.legal() == ["decline", "swap token_1"]
    assert scene.refused("swap token_4") == "R67"
    scene.play("swap token_1")
    assert [one[:2] for one in scene.p.tribes[0].objectives] == [("most_sty", "token_4")]
    assert [one[:2] for one in scene.p.tribes[1].objectives] == [("most_dock", "token_1")]


def test_clairvoyance_without_own_objective() -> None:
    """T25.13, N5.2: nothing is asked after the look; without a target the idol cannot be used."""
    scene = Scene(3, mode="domination").idols(0, "clairvoyance").objective(1, "most_dock", "token_4").turn(0)
    scene.play("idol clairvoyance", "look 1 token_4")
    assert scene.asked() == "turn"
    scene = Scene(3, mode="domination").idols(0, "clairvoyance").objective(0, "most_dock", "token_4").turn(0)
    assert scene.refused("idol clairvoyance") == "T25.13"


def test_e93_sold_idols_do_not_count() -> None:
    """T29, T15.2: used ones count for `fewest idols`, sold ones do not."""
    scene = Scene(3, mode="domination").idols(0, "appeasement", "movement", "learning").turn(0)
    scene.play("sell learning", "take wood", "idol appeasement", "god acoran")
    assert measure(scene.p, "idols_played_or_kept", 0) == 3, "appeasement used, movement and the new one held"


def test_an_empty_deck() -> None:
    """R22, T25: sold idols become the new deck; if there are none nothing is drawn and no line is written."""
    scene = idol("appeasement").turn(0)
    scene.p.idol_deck = [0] * len(scene.p.idol_deck)
    scene.p.idol_sold[scene.p.kit.idol["learning"]] = 1
    scene.play("idol appeasement", "god acoran")
    assert scene.hand(0) == ["learning"]
    assert not any(scene.p.idol_sold)
    scene = idol("appeasement").turn(0)
    scene.p.idol_deck = [0] * len(scene.p.idol_deck)
    scene.play("idol appeasement", "god acoran")
    assert scene.hand(0) == []
    assert scene.luck.fallen == []


def test_an_event_idol_of_other_data() -> None:
    """R38, AM6.2, N8: an idol with timing `event` has a window before the events, in priority order."""
    data = data_with_entry("idols", "shipwreckers", timing="event")
    scene = Scene(3, data=data).archipelago().idols(1, "shipwreckers").ship("grey", 4)
    scene.paragraph(open_event_window)
    assert scene.p.seat == 1
    assert scene.legal() == ["enough", "idol shipwreckers"]
    assert scene.refused("idol movement") == "R38"
    scene.play("idol shipwreckers", "wreck grey")
    assert scene.p.ships == [0, 0, 0]
    assert scene.asked() is None

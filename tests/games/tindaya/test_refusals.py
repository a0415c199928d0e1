"""Refusals: for every verb, the narrow rule that forbids a typical illegal move; and what may not be answered now."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.core import Hashed, Json, Referee, Refused
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.actions.turn import Rounds
from ludoteca.games.tindaya.conquistadors.ships import ship_lands
from ludoteca.games.tindaya.disasters.catastrophes import strike
from ludoteca.games.tindaya.era_end.housing import house
from ludoteca.games.tindaya.era_end.prophecies import ask_for_delivery
from ludoteca.games.tindaya.strategy import hear_seers


def why(scene: Scene, text: str) -> str:
    """Rule and reason of a refusal."""
    refusal = scene.p.why_not(BOX.parse(text))
    assert refusal is not None, f"{text} is legal"
    assert text not in scene.legal()
    return f"{refusal.rule} {refusal.reason}"


def test_setup_verbs() -> None:
    """T4.5.1, T4.5.3, T4.7."""
    table = Table(2, first=[0])
    assert why(table, "found castle 0,0") == "T4.5.1 not-your-building"
    assert why(table, "split 1") == "T4.5.1 not-the-question"
    table.until("split")
    assert why(table, "split 5") == "T4.5.3 too-many-villagers"
    table.until("first-fort")
    assert why(table, "fort 40,40") == "T4.7 fort-elsewhere"


def test_seers() -> None:
    """T8.3."""
    scene = Scene(2).archipelago().era(2).event("event_2_1").delivered(1).paragraph(hear_seers)
    assert why(scene, "seer nobody") == "T8.3 not-legal"


def idol(key: str) -> Scene:
    return Scene(2, mode="domination").archipelago().idols(0, key).stock(0, figs=1).turn(0)


def test_verbs_of_idols() -> None:
    """T25.1, T25.2, T25.6, T25.7, T25.8, T25.9, T25.10, N5.2."""
    scene = (
        idol("production").coast("0,0").build("dock", "0,0").natives(0, "0,0", "0n1v").turn(0).play("idol production")
    )
    assert why(scene, "trade farmer") == "T25.1 cannot-produce"
    assert why(scene, "trade baker") == "T25.1 cannot-produce"
    scene = idol("appeasement").play("idol appeasement")
    assert why(scene, "god zeus").startswith("T25.2 ")
    scene = idol("relocation").standee("acoran", 2).turn(0).play("idol relocation")
    assert why(scene, "relocate acoran 2").startswith("T25.6 ")
    assert why(scene, "relocate moneiba 3").startswith("T25.6 ")
    scene = idol("fertility").coast("0,0").build("dock", "0,0").natives(0, "0,0", "0n2v").turn(0).play("idol fertility")
    assert why(scene, "fertility livestock") == "T25.7 no-birth"
    scene = idol("shipwreckers").ship("grey", 1).turn(0).play("idol shipwreckers")
    assert why(scene, "wreck white") == "T25.8 no-such-ship"
    scene = idol("raw_materials").tokens(0, clay=2).turn(0).play("idol raw_materials")
    assert why(scene, "drop wood") == "T25.9 no-such-token"
    assert why(scene, "enough").startswith("T25.9 ")
    scene = idol("learning").coast("0,0").build("dock", "0,0").trades(0, "farmer").natives(0, "0,0", "1n0v")
    scene.natives(1, "0,0", "0n1v").turn(0).play("idol learning")
    assert why(scene, "trade shepherd") == "T25.10 cannot-learn"


def test_verbs_of_exploration() -> None:
    """T13.2, T13.4, T14.1.1, T30.2."""
    scene = Scene(2).volcano(1, "0,0").forest("1,0", "3,0").natives(0, "0,0", "1n1v").stock(0, wood=1).exploring(0)
    assert why(scene, "walk 0,0 3,0 1n0v") == "T13.2 not-adjacent-land"
    assert why(scene, "walk 0,0 1,0 2n0v") == "T13.2 no-such-group"
    assert why(scene, "walk 0,0 1,0 0n0v") == "T13.2 no-such-group"
    assert why(scene, "walk 1,0 0,0 1n0v") == "T13.2 no-such-group"
    assert why(scene, "betray") == "T13.1 not-the-question"
    assert why(scene, "fight") == "T13.1 not-the-question"
    scene.play("embark 0,0 1n0v")
    assert why(scene, "launch 1,0 wood") == "T13.4 not-adjacent-sea"
    assert why(scene, "launch 0,-1 canoe") == "T13.4 no-canoe"
    scene.play("launch 0,-1 wood", "sail 0,-1")
    assert why(scene, "ashore 3,0") == "T13.4 not-adjacent-land"
    scene = Scene(2).forest("0,0", "1,0").natives(0, "0,0", "1n0v").after_moves(0)
    assert why(scene, "collect 0,0") == "T14.1.1 no-token"
    assert why(scene, "build castle 0,0") == "T14.4.1 no-such-building"
    assert why(scene, "gather 0,0 1") == "T14.5.1 no-livestock-building"


def test_verbs_of_bargaining() -> None:
    """T14.2.2, T32.2: only the partner answers, only the receiver parts."""
    scene = Scene(2, dowry=True).forest("0,0", "2,0").natives(0, "0,0", "0n1v").natives(1, "0,0", "0n2v")
    scene.stock(0, figs=3).stock(1, fish=1).after_moves(0)
    assert why(scene, "accept") == "T14 not-the-question"
    assert why(scene, "cancel") == "T14 not-the-question"
    scene.play("dowry 1 pay", "put figs", "put figs", "put figs", "send")
    assert why(scene, "cancel") == "T32.1 not-the-question"
    scene.play("accept")
    assert why(scene, "part 2,0") == "T32.2 nobody-there"
    assert why(scene, "refuse") == "T32.2 not-the-question"
    scene.play("part 0,0")
    assert why(scene, "settle 2,0") == "T32.2 settle-elsewhere"


def test_verbs_of_the_end_of_an_era() -> None:
    """T16.4.1, T16.9.1, T20.2, T25.3."""
    scene = Scene(2).forest("0,0", "2,0").natives(0, "0,0", "1n5v").paragraph(house)
    assert why(scene, "unhouse 2,0") == "T16.4.1 nobody-there"
    assert why(scene, "done") == "T16.4.1 not-the-question"
    scene = Scene(2).stock(0, wood=2).paragraph(ask_for_delivery)
    assert why(scene, "deliver manure manure") == "T16.9.1 cannot-deliver"
    assert why(scene, "deliver wood") == "T16.9.1 cannot-deliver"
    scene = Scene(2).trench(1, "0,0").ship("white", 1).coast("1,0").natives(0, "1,0", "0n1v").stock(0, horns=1)
    scene.paragraph(lambda p, _: ship_lands(p, 0))
    assert why(scene, "repel") == "T21.5 not-the-question", "no idol, no question"
    assert why(scene, "stand") == "T21.5 not-the-question"
    assert why(scene, "arm 0h1o") == "T21.5 weapons-short"
    scene = (
        Scene(2).volcano(1, "0,0").mountain("1,0").build("pen", "1,0", 2).natives(0, "1,0", "0n1v").stock(0, horns=1)
    )
    scene.standee("acoran", 1).catastrophe("acoran", "tibicenas").paragraph(lambda p, _: strike(p, 0))
    assert why(scene, "protect 1,0 wood") == "T20.3 no-such-protection"
    assert why(scene, "decline") == "T20.2 not-the-question"


def test_verbs_of_the_traitor() -> None:
    """T30.3, T30.8, R71."""
    scene = Scene(3, mode="domination", traitor=True).archipelago().era(3).forest("0,0", "1,0", "3,0", "5,0")
    scene.fort("1,0", 1).natives(2, "0,0", "1n0v").natives(2, "3,0", "0n1v").natives(0, "3,0", "0n1v")
    scene.natives(2, "5,0", "0n1v").natives(1, "5,0", "0n1v").prisoners(0, 1).prisoners(1, 1).turn(2)
    scene.play("explore cube", "walk 0,0 1,0 1n0v").lucky("liberator").play("betray")
    assert why(scene, "assault 1,0") == "T30.3 no-combat-here"
    scene.play("assault 3,0")
    assert why(scene, "free 1") == "R71 not-beaten"
    scene = Scene(3, mode="domination", traitor=True).archipelago().era(3).forest("0,0", "1,0").fort("1,0", 1)
    scene.natives(2, "0,0", "1n0v").turn(2).play("explore cube", "walk 0,0 1,0 1n0v").lucky("leader").play("betray")
    assert scene.legal() == ["chief 1,0"]
    assert why(scene, "chief 0,0") == "T30.8 no-such-fort"
    scene.play("chief 1,0").start(Rounds(2))
    assert why(scene, "produce fisher cube") == "T30.5 not-the-question"


@pytest.mark.parametrize(
    "text", ["", "pass now", "PASS", "walk 0,0", "walk 0,0 1,0 1v", "arm 1o", "fly 0,0", "found dock"]
)
def test_texts_that_are_no_moves(text: str) -> None:
    """N1.1: refused before any rule is asked."""
    with pytest.raises(Refused) as refused:
        BOX.parse(text)
    assert refused.value.refusal.rule == "N1.1"


def test_other_seats_and_finished_games() -> None:
    """N2.6, T4.5.1, T9.1, T6.7, T16.8: the rule that says whose decision it is, or that the game is over."""
    referee = Referee(BOX, 2, {}, Hashed("refusals"))
    seat = referee.position.seat
    assert seat is not None
    with pytest.raises(Refused) as refused:
        referee.play(1 - seat, next(iter(referee.legal())))
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("T4.5.1", "not-your-turn")
    rules = [Table(2).until(question).p.turn_rule() for question in ("found", "turn", "starve", "")]
    assert rules == ["T4.5.1", "T9.1", "T6.7", "T16.8"]
    table = Table(2).until("")
    refusal = table.p.why_not(BOX.parse("pass"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("T16.8", "game-over")


def test_every_option_switch_has_two_positions() -> None:
    """R1, R11, R29: each `opt_…` accepts its other value; the tests of its chapter show what it changes."""
    others: dict[str, Json] = {
        "opt_token_limit_modes": ["alliance", "domination"],
        "opt_stationary_actions": True,
        "opt_campaign3_objectives": False,
    }
    switches = [option for option in BOX.options if option.key.startswith("opt_")]
    assert {option.key for option in switches} == set(others)
    for option in switches:
        settled = BOX.settle(2, {option.key: others[option.key]})
        assert BOX.changed(settled) == {option.key: others[option.key]}
        assert option.default != others[option.key]

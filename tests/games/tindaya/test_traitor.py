"""T30.1 to T30.4: becoming the traitor."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.core import Refused
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.map.hexes import hex_text, read_hex

RED, YELLOW, GREEN = range(3)


def treason(era: int = 3, traitor: bool = True, conquistadors: int = 1) -> Scene:
    """Green's noble beside a fort on a forest, in Domination with the traitor."""
    scene = Scene(3, mode="domination", traitor=traitor).archipelago().era(era)
    return scene.forest("0,0", "1,0").fort("1,0", conquistadors).natives(GREEN, "0,0", "1n0v")


def betrayed(scene: Scene, card: str = "emissary") -> Scene:
    """Green enters the fort on 1,0 and betrays."""
    scene.turn(GREEN).play("explore cube", "walk 0,0 1,0 1n0v")
    return scene.lucky(card).play("betray")


def shared_dock() -> Scene:
    """E142: two of Green's natives in a dock with a red and a yellow noble; a fort with 3 beside it."""
    scene = treason().coast("5,0").forest("6,0").build("dock", "5,0").fort("6,0", 3)
    scene.natives(GREEN, "5,0", "0n2v").natives(RED, "5,0", "1n0v").natives(YELLOW, "5,0", "1n0v")
    return scene.idols(YELLOW, "protection")


def test_e142_a_protection_idol_against_treason() -> None:
    """T30, T30.3, T25.3, AM6.6, N8: Yellow's idol drives the two conquistadors out of the dock into the fort holding
    3."""
    scene = betrayed(shared_dock())
    assert scene.p.seat == YELLOW
    assert scene.legal() == ["repel", "stand"]
    scene.play("repel")
    assert scene.p.seat == GREEN
    assert scene.legal() == ["redeploy 5,0 1,0", "redeploy 5,0 6,0"]
    scene.play("redeploy 5,0 6,0")
    assert scene.legal() == ["redeploy 5,0 6,0"], "non-descending"
    assert scene.refused("redeploy 5,0 1,0") == "T30.3"
    scene.play("redeploy 5,0 6,0")
    assert [scene.conquistadors("1,0"), scene.conquistadors("6,0")] == [2, 5]
    assert scene.on("5,0") == "dock"
    assert [scene.group(RED, "5,0"), scene.group(YELLOW, "5,0")] == ["1n0v", "1n0v"]


def test_standing_means_combat() -> None:
    """T30.3, T30.7, AM6.6: without the idol the nobles fight: no weapons, they die; the dock becomes a fort."""
    scene = betrayed(shared_dock()).play("stand")
    assert scene.on("5,0") == "fort"
    assert scene.conquistadors("5,0") == 2
    assert [tribe.nobles_lost for tribe in scene.p.tribes][:2] == [1, 1]


def test_e143_the_very_first_action() -> None:
    """T30.2, T30.1: who produced first can no longer betray; nor with the movement idol; nor in a later turn."""
    scene = treason().coast("5,0").build("dock", "5,0").natives(GREEN, "5,0", "0n1v").stock(GREEN, horns=1).turn(GREEN)
    scene.play("produce fisher cube", "explore cube", "walk 0,0 1,0 1n0v")
    assert scene.asked() == "reconquest"
    scene = treason().idols(GREEN, "movement").stock(GREEN, horns=1).turn(GREEN)
    scene.play("idol movement", "walk 0,0 1,0 1n0v")
    assert scene.asked() == "reconquest"
    scene = treason().stock(GREEN, horns=1).turn(GREEN).play("explore cube", "stop", "end", "pass", "pass")
    assert scene.p.seat == GREEN
    scene.play("explore cube", "walk 0,0 1,0 1n0v")
    assert scene.asked() == "reconquest"


@pytest.mark.parametrize(("era", "traitor"), [(2, True), (3, False)])
def test_only_in_era_three_of_the_variant(era: int, traitor: bool) -> None:
    """T30.1, T1.6."""
    scene = treason(era, traitor).stock(GREEN, horns=1).turn(GREEN).play("explore cube", "walk 0,0 1,0 1n0v")
    assert scene.asked() == "reconquest"


def test_the_variant_needs_domination() -> None:
    """T30, T1.6."""
    with pytest.raises(Refused) as refused:
        BOX.settle(3, {"traitor": True})
    assert refused.value.refusal.rule == "T30"
    assert BOX.settle(2, {"traitor": True, "mode": "domination"})["traitor"] is True, "R70: two players suffice"


def test_fight_or_betray() -> None:
    """T30.2, N2.2, AM5.2: asked whenever a fort is entered, in both halves of a cylinder, also after another fight."""
    scene = treason().forest("2,0").fort("2,0", 2).natives(GREEN, "0,0", "1n1v").stock(GREEN, horns=1).turn(GREEN)
    scene.play("explore cylinder", "walk 0,0 1,0 1n1v")
    assert scene.legal() == ["betray", "fight"]
    scene.play("fight", "arm 1h0o")
    assert scene.p.tribes[GREEN].prisoners == 1
    scene.play("stop", "done")
    scene.play("walk 1,0 2,0 1n0v")
    assert scene.legal() == ["betray", "fight"]
    scene.lucky("missionary").play("betray")
    assert scene.asked() == "release"
    scene.play("release 2,0")
    assert scene.conquistadors("2,0") == 2 + 1 + 1


def test_at_most_one_traitor() -> None:
    """T30.1: as long as nobody has."""
    scene = betrayed(treason()).natives(RED, "0,0", "1n0v").stock(RED, horns=2)
    assert scene.p.seat == RED
    scene.play("explore cube", "walk 0,0 1,0 1n0v")
    assert scene.asked() == "reconquest"


def test_the_turn_ends_with_treason() -> None:
    """T30.3, T30.4, R24: what belonged to the tribe leaves the game; markers, turn-order token and walls stay."""
    scene = treason().forest("3,0").wall("3,0").stock(GREEN, figs=3).tokens(GREEN, wood=2).waste(GREEN, 1)
    scene.objective(GREEN, "most_dock", "token_1").market_card(GREEN, "idol_1").markers(GREEN, 2, 1).cave(GREEN)
    betrayed(scene)
    assert scene.p.seat == RED, "his turn is over"
    green = scene.p.tribes[GREEN]
    assert not any(green.stock)
    assert not any(green.deposits)
    assert (green.waste, green.reserve, green.trades, green.inventions) == (0, 0, 0, 0)
    assert not green.objectives
    assert not green.market
    assert not green.cave
    assert (green.cubes, green.cylinders) == (1, 1)
    assert scene.p.priority() == [RED, YELLOW]
    assert scene.p.order == [0, 1, 2]
    assert scene.p.variant.players == 3
    assert scene.p.walls == {read_hex("3,0")}
    assert scene.seen(RED)["traitor"]["card"] == "emissary"
    assert "token_1" not in scene.p.objective_tokens


def test_idols_leave_with_the_tribe() -> None:
    """T30.3 (7), R22: he can neither use nor sell them, and they never come back into the deck."""
    scene = betrayed(treason().idols(GREEN, "movement", "protection"))
    scene.play("pass", "pass")
    assert scene.p.seat == GREEN
    assert {text.split(" ")[0] for text in scene.legal()} == {"explore", "pass"}
    assert scene.refused("sell movement") == "T30.5"
    assert scene.refused("idol movement") == "T30.5"
    assert scene.seen(RED)["idols"]["deck"] == 22 - 2
    scene.p.idol_deck = [0] * len(scene.p.idol_deck)
    scene.p.draw_idol(RED, scene.luck)
    assert scene.hand(RED) == []


def test_the_ability_of_the_tribe_is_gone() -> None:
    """T30.3 (7), T30.5: Agana's fourth move and free canoe leave with the tribe."""
    scene = betrayed(treason().tribe(GREEN, "agana").forest("2,0", "3,0", "4,0", "5,0"))
    assert scene.p.tribes[GREEN].gifts == 0
    scene.play("pass", "pass", "explore cube", "walk 1,0 2,0 1c", "walk 2,0 3,0 1c", "walk 3,0 4,0 1c")
    assert scene.asked() == "traitor-turn"


def test_natives_become_conquistadors_and_forts() -> None:
    """T30.3 (2), (6), T7.9: one for one, also in buildings; animals to Nature, tokens removed, tiles flipped."""
    scene = treason().mountain("5,0").forest("7,0").build("pen", "5,0", 2).token("7,0", "wood").nature(3, 3)
    scene.natives(GREEN, "5,0", "1n2v").natives(GREEN, "7,0", "0n1v")
    betrayed(scene)
    conquistadors = {hex_text(place): number for place, number in scene.p.conquistadors.items()}
    assert conquistadors == {"1,0": 2, "5,0": 3, "7,0": 1}
    assert [scene.on(place) for place in conquistadors] == ["fort"] * 3
    assert scene.p.nature == [3, 5]
    assert not scene.p.token
    assert scene.p.tribes[GREEN].natives == {}


def test_volcanoes_walls_and_prisoners() -> None:
    """T30.3 (3), (4): from volcanoes and walled hexes to forts that stood before; then his own prisoners likewise."""
    scene = treason().forest("5,0", "6,0").fort("6,0", 1).wall("5,0").prisoners(GREEN, 2).prisoners(RED, 3)
    scene.natives(GREEN, "9,0", "0n1v").natives(GREEN, "5,0", "0n1v")
    betrayed(scene)
    assert scene.legal() == ["redeploy 5,0 1,0", "redeploy 5,0 6,0"]
    scene.play("redeploy 5,0 6,0", "redeploy 9,0 1,0")
    assert scene.legal() == ["release 1,0", "release 6,0"]
    scene.play("release 6,0")
    assert scene.refused("release 1,0") == "T30.3"
    scene.play("release 6,0")
    assert [scene.conquistadors("1,0"), scene.conquistadors("6,0")] == [3, 4]
    assert scene.p.tribes[RED].prisoners == 3, "other prisons stay closed"
    assert scene.on("5,0") is None


def test_the_order_of_the_combats() -> None:
    """T30.3 (5), N8, N2.3: the traitor chooses the next one while at least two are left."""
    scene = treason().forest("4,0", "6,0").natives(GREEN, "4,0", "0n1v").natives(RED, "4,0", "0n2v")
    scene.natives(GREEN, "6,0", "0n1v").natives(YELLOW, "6,0", "0n1v").stock(RED, horns=2).stock(YELLOW, horns=1)
    betrayed(scene)
    assert scene.p.seat == GREEN
    assert scene.legal() == ["assault 4,0", "assault 6,0"]
    scene.play("assault 6,0")
    assert scene.p.seat == YELLOW
    scene.play("arm 1h0o")
    assert scene.p.seat == RED
    assert scene.legal() == ["arm 0h0o", "arm 1h0o"], "one attacker: one weapon"
    scene.play("arm 1h0o")
    assert [tribe.score for tribe in scene.p.tribes][:2] == [6, 6], "+1 for each tribe that spent weapons"
    assert [scene.on("4,0"), scene.on("6,0")] == [None, None]
    assert [scene.group(RED, "4,0"), scene.group(YELLOW, "6,0")] == ["0n2v", "0n1v"]

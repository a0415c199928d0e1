"""T30.5 to T30.9: playing the traitor."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.actions.turn import Rounds
from ludoteca.games.tindaya.edition import FIRST, SECOND, Edition
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.era_end.waste import dump_waste
from ludoteca.games.tindaya.game_end import end_game, traitor_target
from ludoteca.games.tindaya.map.hexes import hex_text, read_hex

RED, BLUE, TRAITOR = range(3)


def war(card: str = "emissary", edition: Edition = SECOND) -> Scene:
    """Domination in era 3; seat 2 is the traitor."""
    scene = Scene(3, edition, mode="domination", traitor=True).archipelago().era(3).track((RED, 5), (BLUE, 5))
    scene.p.traitor, scene.p.traitor_card = TRAITOR, card
    tribe = scene.p.tribes[TRAITOR]
    tribe.reserve = tribe.trades = 0
    tribe.gifts = int(scene.p.kit.traitors[card]["params"].get("free_canoes", 0))
    return scene


def marching(scene: Scene, marker: str = "cube") -> Scene:
    scene.start(Rounds(TRAITOR))
    return scene.play(f"explore {marker}")


def garrisons(scene: Scene) -> dict[str, int]:
    return {hex_text(place): number for place, number in sorted(scene.p.conquistadors.items())}


def test_his_turn() -> None:
    """T30.5, N8, T9.4: explore with cube or cylinder, once per turn; nothing else."""
    scene = war().forest("0,0", "1,0").fort("0,0", 2).stock(RED, figs=1).start(Rounds(TRAITOR))
    assert scene.legal() == ["explore cube", "explore cylinder", "pass"]
    assert scene.refused("end") == "T9.2"
    scene.play("explore cube", "stop")
    assert scene.legal() == ["end"]
    assert scene.refused("explore cylinder") == "T9.4"
    assert scene.refused("pass") == "R9"


def test_three_moves_of_any_conquistadors() -> None:
    """T30.5, T30.6, R25: no noble needed; a fort left by its last man is removed; where they end a fort stands."""
    scene = war().forest("0,0", "1,0", "2,0").coast("3,0").fort("0,0", 2).build("dock", "3,0").token("2,0", "wood")
    marching(scene).play("walk 0,0 1,0 2c", "walk 1,0 2,0 1c", "walk 2,0 3,0 1c")
    assert garrisons(scene) == {"1,0": 1, "3,0": 1}
    assert [scene.on(place) for place in ("0,0", "1,0", "2,0", "3,0")] == [None, "fort", None, "fort"]
    assert list(map(hex_text, scene.p.token)) == ["2,0"], "crossed, not conquered"
    assert scene.asked() == "traitor-turn"


def test_e145_conquest() -> None:
    """T30.7, T30.6: two natives, three attackers, 2 weapons: the natives die, 1 attacker is left in a fort, each
    spending tribe draws an idol."""
    scene = war().forest("0,0").coast("1,0").build("dock", "1,0").fort("0,0", 3)
    scene.natives(RED, "1,0", "0n1v").natives(BLUE, "1,0", "1n0v").stock(RED, horns=2).stock(BLUE, obsidian=1)
    marching(scene).play("walk 0,0 1,0 3c")
    assert scene.p.seat == RED
    assert scene.refused("arm 2h0o") == "T30.7"
    scene.play("arm 1h0o", "arm 0h1o")
    assert garrisons(scene) == {"1,0": 1}
    assert scene.on("1,0") == "fort"
    assert [len(scene.hand(seat)) for seat in (RED, BLUE)] == [1, 1]
    assert scene.p.tribes[RED].natives == scene.p.tribes[BLUE].natives == {}
    assert scene.scores()[:2] == [5, 5]


def test_natives_win() -> None:
    """T30.7: as many natives and weapons as attackers: these die, +1 for each tribe that spent weapons."""
    scene = war().forest("0,0").coast("1,0").build("dock", "1,0").fort("0,0", 3)
    scene.natives(RED, "1,0", "0n2v").natives(BLUE, "1,0", "1n0v").stock(RED, horns=2)
    marching(scene).play("walk 0,0 1,0 2c", "arm 2h0o")
    assert garrisons(scene) == {"0,0": 1}
    assert scene.on("1,0") == "dock"
    assert scene.scores()[:2] == [6, 5]
    assert scene.p.tribes[RED].prisoners == 0


def test_e146_volcanoes_and_walls() -> None:
    """T30.5: never onto a walled hex; a volcano may be crossed but not be the end; with natives it may not be
    entered."""
    scene = war().volcano(1, "1,0").forest("0,0", "2,0", "0,1").wall("0,1").fort("0,0", 1)
    marching(scene)
    assert scene.refused("walk 0,0 0,1 1c") == "T30.5"
    scene.play("walk 0,0 1,0 1c")
    assert scene.refused("stop") == "T30.5"
    scene.play("walk 1,0 2,0 1c")
    assert scene.asked() == "traitor-turn", "back on the volcano no move would be left: `stop` is not asked"
    assert garrisons(scene) == {"2,0": 1}
    scene = war().volcano(1, "1,0").forest("0,0", "2,0").fort("0,0", 1).natives(RED, "1,0", "1n0v")
    marching(scene)
    assert scene.asked() == "traitor-turn", "nowhere to go"


def test_attackers_stop() -> None:
    """T30.7: those who entered a hex with natives stop; others use the remaining moves."""
    scene = war().forest("0,0", "1,0", "2,0", "-1,0").fort("0,0", 3).natives(RED, "1,0", "0n1v")
    marching(scene).play("walk 0,0 1,0 1c")
    assert garrisons(scene) == {"0,0": 2, "1,0": 1}
    assert scene.refused("walk 1,0 2,0 1c") == "T30.5"
    scene.play("walk 0,0 -1,0 1c")
    assert garrisons(scene) == {"-1,0": 1, "0,0": 1, "1,0": 1}


def test_an_idol_sends_them_back() -> None:
    """T30.7, R87, T25.3: to the hex they left, its fort put back; they make no further move."""
    scene = war().forest("0,0", "1,0", "-1,0").fort("0,0", 2).natives(RED, "1,0", "0n1v").idols(RED, "protection")
    tiles = scene.p.reserve[:]
    marching(scene).play("walk 0,0 1,0 2c")
    assert scene.p.seat == RED
    scene.play("repel")
    assert garrisons(scene) == {"0,0": 2}
    assert scene.on("0,0") == "fort"
    assert scene.p.reserve == tiles
    assert scene.asked() == "traitor-turn", "nobody can move: `stop` is not asked"
    assert scene.group(RED, "1,0") == "0n1v"


def test_repelled_from_a_volcano() -> None:
    """T30.7, R88, N8: each goes to a fort holding other conquistadors and makes no further move; without one to the
    reserve."""
    scene = war().volcano(1, "1,0").forest("0,0", "2,0", "6,0", "7,0").fort("0,0", 2).fort("6,0", 1)
    scene.natives(RED, "2,0", "0n1v").idols(RED, "protection")
    marching(scene).play("walk 0,0 1,0 2c", "walk 1,0 2,0 2c", "repel")
    assert scene.p.seat == TRAITOR
    assert scene.legal() == ["redeploy 1,0 6,0"]
    scene.play("redeploy 1,0 6,0", "redeploy 1,0 6,0")
    assert garrisons(scene) == {"6,0": 3}
    assert scene.legal("walk") == ["walk 6,0 7,0 1c"], "only the one who was there"
    scene = war().volcano(1, "1,0").forest("0,0", "2,0").fort("0,0", 2)
    scene.natives(RED, "2,0", "0n1v").idols(RED, "protection")
    marching(scene).play("walk 0,0 1,0 2c", "walk 1,0 2,0 2c", "repel")
    assert garrisons(scene) == {}


def test_by_sea() -> None:
    """T30.5, T13.4: up to 5 in an existing canoe; no new canoe but a card's."""
    scene = war().coast("0,0", "2,0").fort("0,0", 6).natives(RED, "2,0", "0n1v").stock(TRAITOR, wood=5)
    marching(scene)
    assert scene.refused("embark 0,0 1c") == "T30.5"
    scene = war().coast("0,0", "2,0").fort("0,0", 6).canoe("1,0")
    marching(scene)
    assert scene.refused("embark 0,0 6c") == "T13.4"
    scene.play("embark 0,0 5c", "launch 1,0 canoe", "sail 1,0")
    assert scene.legal() == ["ashore 0,0", "ashore 2,0"]
    scene.play("ashore 2,0", "stop")
    assert garrisons(scene) == {"0,0": 1, "2,0": 5}
    assert scene.on("2,0") == "fort"


def test_e144_the_jailer() -> None:
    """T30.8: three prisoners lower the target of 18 to 15; at most four."""
    scene = war("jailer")
    scene.p.jailed = 3
    assert traitor_target(scene.p) == 15
    scene = war("jailer").forest("0,0", "1,0").fort("0,0", 2).natives(RED, "1,0", "0n1v")
    marching(scene).play("walk 0,0 1,0 1c")
    assert scene.p.jailed == 1
    assert traitor_target(scene.p) == 17


def test_the_jailer_takes_four_at_most() -> None:
    """T30.8."""
    scene = war("jailer").forest("0,0", "1,0").fort("0,0", 2).natives(RED, "1,0", "0n1v")
    scene.p.jailed = 4
    marching(scene).play("walk 0,0 1,0 1c")
    assert scene.p.jailed == 4
    assert traitor_target(scene.p) == 14


def test_the_missionary() -> None:
    """T30.8: per combat won one beaten native becomes one more conquistador on that hex."""
    scene = war("missionary").forest("0,0", "1,0").fort("0,0", 2).natives(RED, "1,0", "0n1v")
    marching(scene).play("walk 0,0 1,0 1c")
    assert garrisons(scene) == {"0,0": 1, "1,0": 2}
    assert scene.p.tribes[RED].reserve == 7


def test_the_liberator() -> None:
    """T30.8, R71, N2.3: the prisoners of one beaten tribe, his choice; asked only if such a tribe has some."""
    scene = (
        war("liberator").forest("0,0", "1,0").fort("0,0", 2).natives(RED, "1,0", "0n1v").natives(BLUE, "1,0", "0n1v")
    )
    scene.prisoners(RED, 2).prisoners(BLUE, 1)
    marching(scene).play("walk 0,0 1,0 1c")
    assert scene.p.seat == TRAITOR
    assert scene.legal() == ["free 0", "free 1"]
    scene.play("free 0")
    assert garrisons(scene) == {"0,0": 1, "1,0": 3}
    assert [scene.p.tribes[seat].prisoners for seat in (RED, BLUE)] == [0, 1]
    scene = war("liberator").forest("0,0", "1,0").fort("0,0", 2).natives(RED, "1,0", "0n1v").prisoners(BLUE, 1)
    marching(scene).play("walk 0,0 1,0 1c")
    assert scene.asked() == "march"


def test_the_leader() -> None:
    """T30.8: the chief goes with his group, is named in the move, is the last to die; a free canoe."""
    scene = war("leader").coast("0,0", "2,0").fort("0,0", 3)
    scene.p.chief = read_hex("0,0")
    marching(scene)
    assert {"embark 0,0 1c chief", "embark 0,0 3c chief"} <= set(scene.legal())
    assert scene.refused("embark 0,0 3c") == "T30.5", "three are only there with the chief"
    scene.play("embark 0,0 2c chief", "launch 1,0 gift", "sail 1,0", "ashore 2,0")
    assert scene.seen()["traitor"]["chief"] == "2,0"
    assert scene.p.tribes[TRAITOR].gifts == 0
    scene = war("leader").forest("0,0", "1,0").fort("0,0", 2).natives(RED, "1,0", "0n1v").stock(RED, horns=1)
    scene.p.chief = read_hex("0,0")
    marching(scene).play("walk 0,0 1,0 2c chief", "arm 1h0o")
    assert garrisons(scene) == {"1,0": 1}
    assert scene.seen()["traitor"]["chief"] == "1,0", "the other one died"


def test_e157_the_canoe_is_the_chiefs() -> None:
    """T30.8, N8: without a canoe at the shore a group without the chief cannot embark; with him the free canoe may be
    launched, once. Beside a canoe of the map the group without him uses that one only."""
    scene = war("leader").coast("0,0", "2,0").fort("0,0", 3).markers(TRAITOR, 1, 0)
    scene.p.chief = read_hex("0,0")
    marching(scene)
    assert scene.legal("embark") == ["embark 0,0 1c chief", "embark 0,0 2c chief", "embark 0,0 3c chief"]
    assert scene.refused("embark 0,0 2c") == "T30.8"
    scene.play("embark 0,0 1c chief", "launch 0,1 gift", "sail 0,1", "ashore 0,0")
    assert scene.legal("embark")[:2] == ["embark 0,0 1c", "embark 0,0 1c chief"], "there is a canoe now"
    scene.play("embark 0,0 1c chief")
    assert scene.legal() == ["launch 0,1 canoe"], "once"
    assert scene.refused("launch 1,0 gift") == "T30.8"
    scene = war("leader").coast("0,0", "2,0").fort("0,0", 3).canoe("0,1")
    scene.p.chief = read_hex("0,0")
    marching(scene).play("embark 0,0 2c")
    assert scene.legal() == ["launch 0,1 canoe"]
    assert scene.refused("launch 1,0 gift") == "T30.8"


def test_the_canoe_of_the_first_edition() -> None:
    """T30.8, N10: under version 1 any crew of the leader could use it."""
    scene = war("leader", FIRST).coast("0,0", "2,0").fort("0,0", 3)
    scene.p.chief = read_hex("0,0")
    marching(scene).play("embark 0,0 2c", "launch 1,0 gift", "sail 1,0", "ashore 2,0")
    assert garrisons(scene) == {"0,0": 1, "2,0": 2}


def test_a_captured_chief_is_dead() -> None:
    """T30.8, T14.6.3, R89."""
    scene = war("leader").volcano(1, "1,0").forest("0,0").fort("0,0", 1).natives(RED, "1,0", "1n0v").stock(RED, horns=1)
    scene.p.chief = read_hex("0,0")
    scene.exploring(RED).play("walk 1,0 0,0 1n0v", "arm 1h0o")
    assert scene.p.chief == 0
    assert scene.p.tribes[RED].prisoners == 1


def test_e160_the_emissary() -> None:
    """T30.8, AM4: once, with an empty depot, a ship on the map goes to another trench; it is his last action."""
    scene = war().forest("0,0", "1,0").fort("0,0", 1).ship("grey", 4).markers(TRAITOR, 1, 0).start(Rounds(TRAITOR))
    assert scene.refused("reroute grey 5") == "T30.8"
    scene.play("explore cube", "stop")
    assert scene.legal("reroute") == [f"reroute grey {number}" for number in (1, 2, 3, 5, 6, 7, 8)]
    scene.play("reroute grey 5")
    assert scene.p.ships == [0, 5, 0]
    assert scene.p.seat == RED, "two actions"
    scene.play("pass", "pass")
    assert scene.legal() == ["pass"]
    scene = war().forest("0,0", "1,0").fort("0,0", 1).ship("grey", 4).markers(TRAITOR, 0, 0).start(Rounds(TRAITOR))
    scene.play("reroute grey 5")
    assert scene.legal() == ["end"]


@pytest.mark.parametrize(("conquistadors", "wins"), [(20, True), (19, False)])
def test_his_end(conquistadors: int, wins: bool) -> None:
    """T30.9, T23.1, N10: he wins alone if his target is reached; otherwise the others score without the control
    test."""
    scene = (
        war().forest("0,0", "2,0").fort("0,0", conquistadors).natives(RED, "2,0", "2n1v").natives(BLUE, "2,0", "1n1v")
    )
    end_game(scene.p, "eras")
    result = scene.p.result()
    assert result is not None
    if wins:
        assert result.json() == {"scores": [5, 5, None], "winners": [TRAITOR], "end": "eras"}
    else:
        assert result.json() == {"scores": [7, 6, None], "winners": [RED], "end": "eras"}


def test_the_leader_needs_his_chief() -> None:
    """T30.8, T30.9."""
    for chief, winners in ((True, (TRAITOR,)), (False, (RED,))):
        scene = war("leader").forest("0,0", "2,0").fort("0,0", 14).natives(RED, "2,0", "1n1v")
        scene.p.chief = read_hex("0,0") if chief else 0
        end_game(scene.p, "eras")
        result = scene.p.result()
        assert result is not None
        assert result.winners == winners


def test_doom_takes_him_too() -> None:
    """R26, T30.9."""
    scene = war().forest("0,0", "2,0").fort("0,0", 25).natives(RED, "2,0", "1n1v")
    end_game(scene.p, "doom")
    result = scene.p.result()
    assert result is not None
    assert result.json() == {"scores": [5, 5, None], "winners": [], "end": "doom", "outcome": "lost"}


def test_phase_c_ignores_him() -> None:
    """T30.4, R24: he is in no queue; offerings still ask for three players' worth, waste has room for three."""
    scene = war().forest("2,0").natives(RED, "2,0", "1n1v").natives(BLUE, "2,0", "1n1v").stock(RED, figs=1)
    scene.stock(BLUE, figs=2).paragraph(feed).play("eat figs", "eat figs").waste(RED, 2).paragraph(dump_waste)
    assert scene.asked() is None
    assert [tribe.waste for tribe in scene.p.tribes] == [2, 1, 0]
    assert scene.angers() == ["orange_1", "orange_1"]


def led(**pieces: int) -> Scene:
    """The leader's chief with two men on a forest beside Red's villagers."""
    scene = war("leader").forest("0,0", "1,0").fort("0,0", 3).natives(RED, "1,0", "0n2v").stock(RED, **pieces)
    scene.p.chief = read_hex("0,0")
    return scene


def test_a_chief_driven_back() -> None:
    """T30.7, T30.8: he returns with his group; standing instead means combat."""
    scene = led().idols(RED, "protection")
    marching(scene).play("walk 0,0 1,0 2c chief", "repel")
    assert scene.seen()["traitor"]["chief"] == "0,0"
    assert garrisons(scene) == {"0,0": 3}
    scene = led().idols(RED, "protection")
    marching(scene).play("walk 0,0 1,0 2c chief", "stand")
    assert scene.seen()["traitor"]["chief"] == "1,0"
    assert scene.group(RED, "1,0") == "0n0v"


def test_a_chief_beaten() -> None:
    """T30.7, T30.8: natives who win kill him too."""
    scene = led(horns=2)
    marching(scene).play("walk 0,0 1,0 2c chief", "arm 2h0o")
    assert scene.seen()["traitor"]["chief"] is None
    assert garrisons(scene) == {"0,0": 1}


def test_a_chief_driven_off_a_volcano() -> None:
    """T30.7, T30.8, R89: he goes with the last of those redeployed; without a fort he is dead."""
    for forts, chief in ((("5,0", "7,0"), "7,0"), ((), None)):
        scene = war("leader").volcano(1, "1,0").forest("0,0", "2,0", "5,0", "7,0").fort("0,0", 2)
        for fort in forts:
            scene.fort(fort, 1)
        scene.natives(RED, "2,0", "0n1v").idols(RED, "protection").p.chief = read_hex("0,0")
        marching(scene).play("walk 0,0 1,0 2c chief", "walk 1,0 2,0 2c chief", "repel")
        if forts:
            scene.play("redeploy 1,0 5,0", "redeploy 1,0 7,0")
        assert scene.seen()["traitor"]["chief"] == chief


def test_a_way_over_two_volcanoes() -> None:
    """T30.5, R10: enough moves must be left to come down, however many volcanoes lie side by side."""
    scene = war().volcano(1, "1,0").volcano(2, "2,0").forest("0,0", "3,0").fort("0,0", 2)
    marching(scene).play("walk 0,0 1,0 1c")
    assert "walk 1,0 2,0 1c" in scene.legal(), "one more move leads down to 3,0"
    scene.play("walk 1,0 2,0 1c")
    assert scene.legal() == ["walk 2,0 3,0 1c"], "back to 1,0 there would be no way down"
    assert scene.refused("walk 0,0 3,0 1c") == "T13.2"

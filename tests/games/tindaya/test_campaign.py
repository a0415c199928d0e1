"""T33: the introductory campaign."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.core import Json, Refused
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.components import ACORAN, DISASTERS, GODS
from ludoteca.games.tindaya.danger_preview import dangers
from ludoteca.games.tindaya.disasters.catastrophes import strike
from ludoteca.games.tindaya.edition import FIRST
from ludoteca.games.tindaya.era_end.events import reveal
from ludoteca.games.tindaya.era_end.housing import house
from ludoteca.games.tindaya.era_end.prophecies import ask_for_delivery
from ludoteca.games.tindaya.era_end.survival import survive
from ludoteca.games.tindaya.era_end.waste import dump_waste
from ludoteca.games.tindaya.game_end import end_game
from ludoteca.games.tindaya.map.hexes import read_hex
from ludoteca.games.tindaya.strategy import hear_seers


def failed(scene: Scene) -> list[str]:
    end_game(scene.p, "eras")
    result = scene.p.result()
    assert result is not None
    found: list[str] = list(result.json().get("failed", []))  # type: ignore[arg-type]
    assert (result.outcome == "won") == (not found)
    return found


def test_e151_no_waste_and_idle_gods() -> None:
    """T33, T33.1: two perishable units left: no waste; the standee of Acoran does nothing, no card is revealed."""
    scene = Scene(3, campaign="game_1").archipelago().forest("8,0").build("sty", "8,0", 2).natives(0, "8,0", "0n1v")
    scene.stock(0, fish=2).paragraph(dump_waste)
    assert scene.have(0, "fish") == [2]
    assert scene.p.tribes[0].waste == 0
    scene.standee("acoran", 1).paragraph(reveal)
    assert scene.p.catastrophes == ["", ""]
    scene.paragraph(lambda p, _: strike(p, ACORAN))
    assert scene.on("8,0") == "sty"
    assert scene.animals("8,0") == 2


def test_game_one_starts() -> None:
    """T33.1, N9: Agana, Majos, Arucas, Ecero in turn order; all animals in Nature; black tiles, no market, no
    mission."""
    table = Table(4, options={"campaign": "game_1"}, first=[1])
    assert [table.p.tribes[seat].card.key for seat in table.p.order] == ["agana", "majos", "arucas", "ecero"]
    assert table.fallen("tribe") == []
    assert table.fallen("mission") == []
    assert table.p.nature == [10, 10]
    assert all(side == "black" for _, side, _ in table.p.chart.ocean.plan)
    assert table.p.market == ()
    table.until("turn")
    herds = [0, 0]
    for place, number in table.p.animals.items():
        herds[table.p.kit.trades[table.p.trade_of(place)].animal] += number
    assert [left + herd for left, herd in zip(table.p.nature, herds, strict=True)] == [10, 10]
    assert [name for name, _ in table.luck.fallen if name in ("ship", "prophecy", "catastrophe")][-1] == "prophecy"


def test_e158_tibiabin_speaks_in_game_one() -> None:
    """T33.1, R95, R96, T8.4, N4: ships and the prophecy fall in the strategy phase; all standees are placed; no god's
    card in the whole game; the relocation idol is playable."""
    table = Table(2, options={"campaign": "game_1"}).until("turn")
    sequence = table.p.kit.events[table.p.event]["sequence"]
    ships = sum(event.startswith("ship") for event in sequence)
    strategy = [name for name, _ in table.luck.fallen]
    assert strategy[-ships - 1 :] == ["ship"] * ships + ["prophecy"]
    placed = [name for name in DISASTERS if table.p.standees[DISASTERS.index(name)]]
    assert sorted(placed) == sorted(event for event in sequence if not event.startswith("ship"))
    shown = [danger.event for danger in dangers(table.p)]
    assert not set(shown) & set(GODS), "what does nothing threatens nobody"
    god = next(name for name in GODS if name in placed)
    table.idols(table.p.order[0], "relocation").turn(table.p.order[0]).play("idol relocation")
    number = table.p.standees[GODS.index(god)] % 8 + 1
    assert table.play(f"relocate {god} {number}").p.standees[GODS.index(god)] == number
    table = Table(2, options={"campaign": "game_1"}).until("")
    assert table.fallen("catastrophe") == []
    assert len(table.fallen("prophecy")) == 1


def test_game_one_in_the_first_edition() -> None:
    """T33.1, N10: under version 1 nothing was foretold in game 1."""
    scene = Scene(2, FIRST, campaign="game_1").archipelago().paragraph(hear_seers)
    assert scene.p.prophecy == ""
    assert scene.paragraph(reveal).p.prophecy


def test_game_one_leaves_out() -> None:
    """T33.1: Tamonante, deliveries, housing, cave, market, limits of tokens and Nature are off; the game ends after
    era 1."""
    scene = Scene(2, campaign="game_1").archipelago().paragraph(hear_seers)
    assert scene.p.prophecy
    assert scene.p.catastrophes == ["", ""]
    assert scene.stock(0, wood=2).paragraph(ask_for_delivery).asked() is None
    scene.forest("0,0").natives(0, "0,0", "1n6v").paragraph(house)
    assert scene.group(0, "0,0") == "1n6v"
    scene.stock(0, wood=3, clay=3, stone=3, straw=3).turn(0)
    assert scene.refused("cave cube") == "T33.1"
    assert scene.refused("buy idol_1") == "T33"
    scene = Scene(2, campaign="game_1").forest("0,0").token("0,0", "wood").tokens(0, wood=40).nature(1, 1)
    scene.natives(0, "0,0", "1n0v").after_moves(0).play("collect 0,0", "build sty 0,0", "gather 0,0 1")
    assert scene.p.nature == [0, 1]
    scene = Scene(2, campaign="game_1").forest("0,0").natives(0, "0,0", "1n1v").natives(1, "0,0", "1n1v")
    scene.paragraph(survive)
    assert scene.p.result() is not None


def test_goals_of_game_one() -> None:
    """T33.1, T22.1, N10: points 1 to 3, a trade learned by everybody, the starting fort retaken."""

    def scene() -> Scene:
        one = Scene(2, campaign="game_1").coast("0,0", "2,0").forest("5,0").fort("5,0", 1)
        one.p.first_fort = read_hex("5,0")
        for seat in range(2):
            one.build("dock", f"{2 * seat},0").natives(seat, f"{2 * seat},0", "1n1v").trades(seat, "fisher", "farmer")
        return one

    assert failed(scene()) == ["each_player_learned_a_trade", "starting_fort_reconquered"]
    one = scene().trades(0, "fisher", "farmer", "shepherd").trades(1, "fisher", "farmer", "swineherd")
    assert failed(one) == ["starting_fort_reconquered"]
    one = scene().trades(0, "fisher", "farmer", "shepherd").trades(1, "fisher", "farmer", "swineherd")
    one.volcano(1, "6,0").natives(0, "6,0", "1n0v").stock(0, horns=1).exploring(0, left=1)
    one.play("walk 6,0 5,0 1n0v", "arm 1h0o")
    assert failed(one) == []


def test_goals_of_game_two() -> None:
    """T33.2: two eras; everybody knows four trades and has a level-2 invention; the mission is off."""
    scene = Scene(2, campaign="game_2").coast("0,0", "2,0")
    for seat in range(2):
        scene.build("dock", f"{2 * seat},0").natives(seat, f"{2 * seat},0", "1n1v")
    scene.inventions(0, "salting_tub", "smokehouse").inventions(1, "salting_tub")
    assert failed(scene) == ["each_player_has_a_level2_invention"]
    scene.inventions(1, "smokehouse").trades(1, "fisher", "farmer", "shepherd")
    assert failed(scene) == ["each_player_knows_4_trades"]
    scene.trades(1, "fisher", "farmer", "shepherd", "swineherd")
    assert failed(scene) == []
    assert scene.p.variant.eras == 2


def test_what_game_two_brings_back() -> None:
    """T33.2: catastrophes, seers, waste, cave and housing, limits of Nature and tokens; still no market."""
    variant = Scene(2, campaign="game_2").p.variant
    assert (variant.catastrophes, variant.seers, variant.waste, variant.cave, variant.nature_limits) == (True,) * 5
    assert variant.token_limit == 9
    assert not variant.market
    table = Table(2, options={"campaign": "game_2"}, first=[0])
    assert [tribe.card.key for tribe in table.p.tribes] == ["agana", "majos"]
    assert table.p.nature == [4, 4]


@pytest.mark.parametrize("objectives", [True, False])
def test_game_three(objectives: bool) -> None:
    """T33.3, R29: Domination with random tribes, monopolies on, market off; `opt_campaign3_objectives` decides about
    the objectives."""
    options: dict[str, Json] = {"campaign": "game_3", "opt_campaign3_objectives": objectives}
    table = Table(2, options=options)
    assert table.p.variant.domination
    assert len(table.fallen("tribe")) == 2
    assert table.p.market == ()
    assert table.p.variant.monopolies
    assert bool(table.p.blue) == bool(table.p.green) == objectives
    table.until("objective", "turn")
    assert (table.asked() == "objective") == objectives


def test_the_switch_of_game_three_is_its_own() -> None:
    """R29: outside of campaign game 3 it changes nothing."""
    assert Table(2, options={"mode": "domination", "opt_campaign3_objectives": False}).p.blue


def test_the_final_game() -> None:
    """T33.4: any mode, everything on."""
    for mode in ("alliance", "domination"):
        variant = Scene(2, campaign="final_game", mode=mode).p.variant
        assert variant.mode == mode
        assert variant.market
        assert variant.eras == 3
        assert variant.catastrophes
        assert variant.seers


def test_one_player() -> None:
    """T33.5: games 1 and 2 with the solo rules and Agana; game 3 needs two."""
    for game in ("game_1", "game_2"):
        table = Table(1, options={"campaign": game}).until("turn")
        assert table.p.tribes[0].card.key == "agana"
        assert len(table.p.neutral) == 2
    with pytest.raises(Refused) as refused:
        BOX.settle(1, {"campaign": "game_3"})
    assert refused.value.refusal.rule == "T1.3"


@pytest.mark.parametrize("given", [{"mode": "domination"}, {"level": "hard"}, {"red": 2}])
def test_a_campaign_game_fixes_mode_level_and_tiles(given: dict[str, Json]) -> None:
    """T33, N10."""
    with pytest.raises(Refused) as refused:
        BOX.settle(2, {"campaign": "game_1", **given})
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("T33", "campaign-fixes")
    with pytest.raises(Refused) as refused:
        BOX.settle(2, {"campaign": "game_9"})
    assert refused.value.refusal.rule == "T33"

"""The worked examples of the data file `examples`, each played as it stands there."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.games.tindaya.actions.offerings import asked
from ludoteca.games.tindaya.components import ACORAN, DISASTERS, GODS, MONEIBA, SHIPS
from ludoteca.games.tindaya.disasters.catastrophes import strike
from ludoteca.games.tindaya.disasters.eruption import erupt
from ludoteca.games.tindaya.disasters.tsunami import tsunami
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.era_end.offering_rewards import reward
from ludoteca.games.tindaya.era_end.waste import dump_waste
from ludoteca.games.tindaya.game_end import control_kept, traitor_target
from ludoteca.games.tindaya.map.hexes import hex_text
from ludoteca.games.tindaya.scoring import monopolies
from ludoteca.games.tindaya.strategy import hear_seers, roll_ships

FOLDER = files("ludoteca.games.tindaya") / "data"
ROWS: list[Any] = json.loads((FOLDER / "examples.json").read_text(encoding="utf-8"))["entries"]
COLOURS = ("red", "blue", "green", "yellow")


def place(pair: list[int]) -> str:
    return f"{pair[0]},{pair[1]}"


def places(pairs: list[list[int]]) -> list[str]:
    return [place(pair) for pair in pairs]


def stock(scene: Scene, seat: int) -> dict[str, int]:
    found: dict[str, int] = scene.seen()["tribes"][seat]["stock"]
    return found


def prophecy(given: Any, expect: Any) -> None:
    """T8.2, T8.4."""
    scene = Scene(3).archipelago().era(given["era"]).event(given["event"])
    for ship, trench in given["dice"].items():
        scene.lucky({"ship": ship.removeprefix("ship_"), "trench": trench})
    scene.lucky(given["prophecy"]).paragraph(roll_ships, hear_seers)
    for name, where in expect.items():
        if name.startswith("ship_"):
            number = scene.p.ships[SHIPS.index(name.removeprefix("ship_"))]
        else:
            number = scene.p.standees[DISASTERS.index(name)]
        assert number == (next(iter(where.values())) if where else 0), name


def token(given: Any, expect: Any) -> None:
    """T14.1.4."""
    players = given.get("players", 3)
    family = given["token"].split("_")[0]
    scene = Scene(players).era(given.get("era", 1)).forest("0,0", "1,0").token("0,0", family).token("1,0", family)
    scene.natives(0, "0,0", "0n1v").after_moves(0).lucky(given["token"]).play("collect 0,0")
    assert stock(scene, 0) == expect


def nature(given: Any, expect: Any) -> None:
    """T4.4."""
    assert Table(given["players"]).seen()["nature"] == expect


def workshops(given: Any, terrain: str, building: str) -> Scene:
    scene = Scene(3).inventions(0, *given["inventions"]).stock(0, wood=given.get("wood", 0))
    for number, row in enumerate(given["buildings"]):
        at = f"{2 * number},0"
        scene.terrain(terrain, at).build(building, at, row.get("goats", 0))
        scene.natives(0, at, f"{row['nobles']}n{row['villagers']}v")
    return scene.turn(0).play(f"produce {given['trade']} {given['marker']}")


def fisher(given: Any, expect: Any) -> None:
    """T11."""
    scene = workshops(given, "coast", "dock")
    assert scene.have(0, *expect) == list(expect.values())


def shepherd(given: Any, expect: Any) -> None:
    """T11: the first pen gives the goat of the first slaughter, the second pen those of the second."""
    scene = workshops(given, "mountain", "pen")
    first, second = given["slaughter"]
    scene.play(f"slaughter 0,0 {first}", "slaughter 2,0 0")
    goods = ("milk", "horns", "goat_meat")
    assert scene.have(0, *goods) == [expect["after_first"][good] for good in goods]
    scene.play(f"preserve {given['convert'][0]}", "slaughter 0,0 0", f"slaughter 2,0 {second}")
    assert scene.have(0, *goods) == [expect["after_second_before_conversion"][good] for good in goods]
    scene.play(f"preserve {given['convert'][1]}")
    assert scene.have(0, *expect["final"]) == list(expect["final"].values())
    assert scene.animals("0,0") + scene.animals("2,0") == expect["goats_left_in_controlled_pens"]


def demand(given: Any, expect: Any) -> None:
    """T14.3.2."""
    scene = Scene(given["players"]).era(given["era"]).offering("acoran", given["card"])
    kinds = [scene.p.kit.kinds[kind] for _, kind in asked(scene.p, ACORAN)]
    assert dict.fromkeys(kinds, given["players"]) == expect


def sacrifice(given: Any, expect: Any) -> None:
    """T14.3.6."""
    scene = Scene(given["capacity"]).volcano(1, "0,0").natives(0, "0,0", "1n3v").after_moves(0)
    scene.prisoners(0, 1).stock(0, obsidian=1).after_moves(0).play("offer 0,0")
    payments = {"obsidian": "good", "prisoner": "prisoner", "villager": "villager 0,0"}
    for payment in given["pays"]:
        for kind, number in payment.items():
            for _ in range(number):
                scene.play(f"give moneiba {given['slot']} {payments[kind]}")
    assert scene.p.filled[MONEIBA] == [0, expect["pawns_on_slot"], 0, 0]


def majos(given: Any, expect: Any) -> None:
    """T24.8."""
    scene = Scene(3).tribe(0, "majos").forest("0,0").natives(0, "0,0", "1n1v").stock(0, **given["offers"]).turn(0)
    scene.play("devotion", "give acoran figs good", "give moneiba obsidian good", "give moneiba obsidian good")
    scene.play(f"bonus acoran {given['bonus']}")
    assert (scene.p.filled[ACORAN][0], scene.p.filled[MONEIBA][1]) == tuple(expect["pawns"].values())
    assert stock(scene, 0) == {}


def barter(given: Any, expect: Any) -> None:
    """T14.2."""
    scene = Scene(2).forest("0,0").natives(0, "0,0", "0n1v").natives(1, "0,0", "0n1v")
    scene.stock(0, **given["give"]).stock(1, **given["get"]).after_moves(0).play("barter 1")
    scene.play(*(f"put {kind}" for kind, number in given["give"].items() for _ in range(number)))
    order = sorted(given["get"], key=scene.p.kit.resource.__getitem__)
    scene.play(*(f"want {kind}" for kind in order for _ in range(given["get"][kind])), "send", "accept")
    assert stock(scene, 0) == {kind: number for kind, number in expect["red_delta"].items() if number > 0}
    assert stock(scene, 1) == {kind: number for kind, number in expect["blue_delta"].items() if number > 0}


def meal(given: Any, expect: Any) -> None:
    """T16.2."""
    scene = Scene(3).forest("0,0").natives(0, "0,0", f"1n{given['villagers']}v").stock(0, **given["stock"])
    scene.paragraph(feed)
    order = [scene.p.kit.resources[kind] for kind in scene.p.kit.food if scene.p.kit.resources[kind] in given["eats"]]
    scene.play(*(f"eat {kind}" for kind in order for _ in range(given["eats"][kind])))
    assert scene.asked() is None
    assert stock(scene, 0) == expect["left"]
    scene.paragraph(dump_waste)
    assert scene.p.tribes[0].waste == expect["waste"]
    assert scene.p.tribes[0].villagers() == expect["fed"]


def waste(given: Any, expect: Any) -> None:
    """T16.3.3."""
    scene = Scene(given["players"], mode="domination")
    for colour, pawns in given["dump"].items():
        scene.waste(COLOURS.index(colour), pawns)
    scene.paragraph(dump_waste)
    for seat, colour in enumerate(COLOURS):
        assert scene.p.tribes[seat].waste == expect["dump"][colour]
        assert scene.scores()[seat] == 5 + expect["points"][colour]
    assert scene.p.anger[ACORAN] == scene.p.kit.calm + expect["acoran_anger"]


def ranking(given: Any, expect: Any) -> None:
    """T16.5."""
    scene = Scene(given["players"], mode="domination").era(2)
    scene.offering("acoran", "offering_1", {COLOURS.index(colour): n for colour, n in given["given"].items()})
    scene.paragraph(reward(ACORAN))
    assert scene.p.anger[ACORAN] == scene.p.kit.calm + expect["anger"]
    for colour, points in expect["points"].items():
        assert scene.scores()[COLOURS.index(colour)] == 5 + points
    assert scene.p.seat == (COLOURS.index(expect["free_resource"][0]) if expect["free_resource"] else None)


def control(given: Any, expect: Any) -> None:
    """T22.3."""
    scene = Scene(given["players"]).forest("0,0", "1,0").fort("1,0", given["conquistadors"])
    for seat, group in enumerate(given["natives"].values()):
        scene.natives(seat, "0,0", f"{group['nobles']}n{group['villagers']}v")
    assert sum(tribe.villagers() + tribe.nobles() for tribe in scene.p.tribes) == expect["total_natives"]
    assert control_kept(scene.p) == expect["control"]
    scene.fort("1,0", expect["limit"] - given["conquistadors"] + 1)
    assert not control_kept(scene.p)


def monopoly(given: Any, expect: Any) -> None:
    """T23.3."""
    scene = Scene(3, mode="domination")
    for seat, deposits in enumerate(given["tokens"].values()):
        scene.tokens(seat, **deposits)
    scene.count(monopolies(scene.p, [0, 1, 2]))
    assert scene.scores() == [5 + points for points in expect["points"].values()]


def discount(given: Any, expect: Any) -> None:
    """T24.6."""
    scene = Scene(3).tribe(0, "jandia").forest("0,0").natives(0, "0,0", "1n0v").stock(0, **expect["paid"]).turn(0)
    scene.play(f"buy {given['card']}", f"discount {given['omit']}", "wall 0,0")
    assert stock(scene, 0) == {}


def tibicenas(given: Any, expect: Any) -> None:
    """T20.2, T20.7."""
    scene = Scene(3).volcano(1, "0,0").mountain("1,0", "2,0").nature(3, 3)
    hexes = {row["id"]: f"{number},0" for number, row in enumerate(given["pens"], 1)}
    for row in given["pens"]:
        scene.build("pen", hexes[row["id"]], row["goats"]).natives(0, hexes[row["id"]], "0n1v")
    scene.idols(0, *["protection"] * given["protection_idols"]).standee("acoran", 1)
    scene.catastrophe("acoran", given["catastrophe"]).paragraph(lambda p, _: strike(p, ACORAN))
    scene.play(f"protect {hexes[given['protects']]} idol")
    assert {name: {"goats": scene.animals(at)} for name, at in hexes.items()} == {"A": expect["A"], "B": expect["B"]}
    assert scene.p.nature == [3, 3]
    assert scene.seen(1)["tribes"][0]["idols_used"] == ["protection"]


def jailer(given: Any, expect: Any) -> None:
    """T30.8."""
    scene = Scene(3, mode="domination", traitor=True)
    scene.p.traitor, scene.p.traitor_card, scene.p.jailed = 2, given["card"], given["prisoners"]
    assert traitor_target(scene.p) == expect["conquistadors_needed"]


def chart(given: Any) -> Scene:
    table = given["map"]
    scene = Scene(3).anger("acoran", given["anger"]).anger("moneiba", given["anger"])
    for number, at in table["volcanoes"].items():
        scene.volcano(int(number), place(at))
    trenches = table["trenches"]
    for number, at in trenches.items() if isinstance(trenches, dict) else enumerate(trenches, 1):
        scene.trench(int(number), place(at))
    for kind, pairs in table["terrain"].items():
        scene.terrain(kind, *places(pairs))
    for at in table["canoes"]:
        scene.canoe(place(at))
    return scene


def eruption(given: Any, expect: Any) -> None:
    """T18."""
    scene = chart(given)
    before = set(scene.p.chart.terrain)
    number = scene.p.chart.ocean.volcano_at
    scene.standee("eruption", next(n for at, n in number.items() if hex_text(at) == place(given["epicentre"])))
    scene.paragraph(lambda p, _: erupt(p))
    assert len(set(scene.p.chart.terrain) - before) == expect["new_mountains_on_sea"]
    assert len(scene.p.token) == expect["volcanic_tokens_placed"]
    turned = [at for at in before if at in scene.p.token]
    assert len(turned) == expect["terrain_turned_or_kept_mountain"]
    assert all(scene.is_terrain(hex_text(at)) == "mountain" for at in turned)
    assert len(scene.p.canoes) == expect["canoes_left"]
    assert len(scene.islands()) == expect["islands_after"]
    assert all((scene.is_terrain(place(at)) is None) == expect["trench_untouched"] for at in given["map"]["trenches"])


def wave(given: Any, expect: Any) -> None:
    """T19."""
    scene = chart(given).standee("tsunami", 7)
    scene.paragraph(lambda p, _: tsunami(p))
    assert sorted(map(hex_text, scene.p.chart.terrain)) == sorted(places(expect["terrain_left"]))
    assert all(scene.is_terrain(at) is None for at in places(expect["terrain_removed"]))
    assert [place(given["map"]["volcanoes"]["7"])] in scene.islands()
    assert len(scene.p.canoes) == expect["canoes_left"]


PLAYED: dict[str, Callable[[Any, Any], None]] = {
    "prophecy_placement": prophecy,
    "wood_token_era_2": token,
    "clay_token_per_player": token,
    "nature_start_three_players": nature,
    "production_fisher": fisher,
    "production_shepherd_double": shepherd,
    "offering_demand_era_1_four_players": demand,
    "offering_demand_era_2_three_players": demand,
    "offering_sacrifice": sacrifice,
    "offering_majos": majos,
    "barter_three_for_three": barter,
    "food_blue": meal,
    "waste_domination": waste,
    "offering_ranking_acoran": ranking,
    "offering_ranking_moneiba": ranking,
    "control_three_players": control,
    "monopoly": monopoly,
    "market_jandia_wall": discount,
    "tibicenas_two_pens": tibicenas,
    "jailer_target": jailer,
    "eruption_merge": eruption,
    "tsunami_two_rings": wave,
}


@pytest.mark.parametrize("row", [row for row in ROWS if row["id"] != "complete_example"], ids=lambda row: row["id"])
def test_worked_example(row: Any) -> None:
    """The rules named in the fixtures; `complete_example` is played in its own module."""
    PLAYED[row["id"]](row["given"], row["expect"])


def test_every_example_is_played() -> None:
    assert {row["id"] for row in ROWS} == {*PLAYED, "complete_example"}
    assert GODS == ("acoran", "moneiba")

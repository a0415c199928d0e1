"""E128 and E129: the complete example of the rulebook, from the data file `examples`."""

import json
from importlib.resources import files
from typing import Any

from games.tindaya.scene import Scene
from games.tindaya.table import data_with
from ludoteca.games.tindaya.components import ACORAN, MONEIBA
from ludoteca.games.tindaya.era_end.events import resolve_events
from ludoteca.games.tindaya.era_end.offering_rewards import reward
from ludoteca.games.tindaya.map.hexes import hex_text

RED, BLUE, GREEN = range(3)
SEATS = {"red": RED, "blue": BLUE}


def example() -> Any:
    folder = files("ludoteca.games.tindaya") / "data"
    rows = json.loads((folder / "examples.json").read_text(encoding="utf-8"))["entries"]
    return next(row for row in rows if row["id"] == "complete_example")


def place(pair: Any) -> str:
    """A hex of the fixture: `[5, 0]` or "[5,0]"."""
    q, r = json.loads(pair) if isinstance(pair, str) else pair
    return f"{q},{r}"


def archipelago() -> Scene:
    """The map of the fixture. The tsunami stands on trench 1, the white ship on trench 2, Acoran on volcano 7."""
    given = example()["given"]
    table = given["map"]
    scene = Scene(3, mode="domination").event(given["event"]).nature(3, 3)
    for number, at in table["volcanoes"].items():
        scene.volcano(int(number), place(at))
    for at, kind in table["terrain"].items():
        scene.terrain(kind, place(at))
    for at, family in table["raw_tokens"].items():
        scene.token(place(at), family)
    for at, building in table["buildings"].items():
        scene.build(building, place(at), sum(table["animals"].get(at, {}).values()))
    for at, groups in table["natives"].items():
        for colour, group in groups.items():
            scene.natives(SEATS[colour], place(at), f"{group.get('nobles', 0)}n{group.get('villagers', 0)}v")
    for colour, weapons in given["weapons"].items():
        scene.stock(SEATS[colour], **weapons)
    scene.trench(1, place(given["standees"]["tsunami"])).trench(2, place(given["standees"]["ship_white"]))
    scene.standee("moneiba", 5).standee("tsunami", 1).standee("acoran", 7).ship("white", 2)
    scene.catastrophe("moneiba", given["catastrophes"]["moneiba"]).catastrophe(
        "acoran", given["catastrophes"]["acoran"]
    )
    return scene


def test_e128_the_complete_example() -> None:
    """T16.6, T16.5.1, T17, T20.11, T19, T21, T20.6: every step of the fixture `complete_example`."""
    expect = example()["expect"]
    scene = archipelago().paragraph(reward(ACORAN), reward(MONEIBA))
    assert dict(zip(("acoran", "moneiba"), scene.angers(), strict=True)) == expect["anger_after"]
    before = {hex_text(one) for one in scene.p.chart.terrain}
    scene.paragraph(resolve_events)
    gone = before - {hex_text(one) for one in scene.p.chart.terrain}
    removed = expect["step_moneiba"]["terrain_removed"] + expect["step_tsunami"]["terrain_removed"]
    assert gone == {place(at) for at in removed}
    blue = scene.p.tribes[BLUE]
    losses = expect["step_tsunami"]["blue_losses"]
    assert blue.nobles_lost == losses["nobles"]
    assert blue.villagers() == 3 - losses["villagers"]
    assert scene.p.nature == [3, 3], "the pigs of the drowned sty go to the reserve"
    assert scene.legal() == [f"raid {place(at)}" for at in expect["step_ship"]["hexes"]]
    scene.play("raid 5,0", "arm 0h1o")
    assert scene.conquistadors("5,0") == expect["step_ship"]["[5,0]"]["conquistadors"]
    assert blue.villagers() == 0
    assert len(blue.idols) == expect["step_ship"]["[5,0]"]["blue_idols"]
    assert scene.have(BLUE, "obsidian") == [0]
    scene.play("raid 6,1", "arm 1h1o")
    assert scene.p.tribes[RED].prisoners == expect["step_ship"]["[6,1]"]["red_prisoners"]
    assert scene.on("6,1") == "pen"
    assert scene.animals("6,1") == 2
    assert scene.on("7,0") == "fort"
    assert scene.conquistadors("7,0") == expect["step_ship"]["[7,0]"]["conquistadors"]
    assert scene.p.tribes[RED].villagers() == 1
    assert scene.p.nature == [3 + expect["step_ship"]["[7,0]"]["pigs_to_nature"], 3]
    assert [hex_text(one) for one in scene.p.token] == ["0,4"], "the fire took the wood token of island 7"
    assert scene.asked() is None


def test_e129_moneiba_appeased() -> None:
    """T17.1, T21.2: on yellow the tsunami hits nothing; island 6 is nearer to the ship (1 against 2)."""
    given = example()["given"]
    scene = archipelago().anger("moneiba", "yellow")
    scene.p.variant = Scene(
        3, mode="domination", data=data_with("events", sequence=["tsunami", "ship_white"])
    ).p.variant
    scene.p.kit = scene.p.variant.kit
    before = dict(scene.p.chart.terrain)
    scene.paragraph(resolve_events)
    assert dict(scene.p.chart.terrain) == before
    assert scene.legal() == ["raid 1,2", "raid 2,1"], "the buildings of island 6"
    assert given["standees"]["ship_white"] == [3, 1]

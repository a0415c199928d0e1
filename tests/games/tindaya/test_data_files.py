"""Data files can be replaced: other values change the game, bad ones are refused."""

import copy
import time
from typing import Any

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table, data_with, data_with_entry
from ludoteca.core import Json, Refused, Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.data_files import ENTRIES, supplied
from ludoteca.games.tindaya.era_end.food import feed


def refusal(data: Json) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(Refused) as problem:
        BOX.settle(3, {"data": data})
    found = problem.value.refusal
    return found.rule, found.reason, dict(found.parameters)


def test_another_cost() -> None:
    """T10.1, T1.6: a salting tub for 2 fish."""
    data = data_with_entry("inventions", "salting_tub", cost={"fish": 2})
    scene = Scene(3, data=data).stock(0, fish=2).turn(0).play("develop fisher cube")
    assert scene.have(0, "fish") == [0]
    assert Scene(3).stock(0, fish=2).turn(0).refused("develop fisher cube") == "T10.4"


def test_another_price_and_another_yield() -> None:
    """T26, T14.1.4."""
    scene = Scene(3, data=data_with_entry("market", "idol_1", cost={"horns": 3})).stock(0, horns=3).turn(0)
    assert "buy idol_1" in scene.legal()
    data = data_with_entry("raw_materials", "clay_1", units={"clay": 7})
    scene = Scene(3, data=data).coast("0,0", "1,0").token("0,0", "clay").token("1,0", "clay").natives(0, "0,0", "0n1v")
    scene.after_moves(0).lucky("clay_1").play("collect 0,0")
    assert scene.have(0, "clay") == [7]


def test_other_rations_and_points() -> None:
    """T2.4, T16.2.3: figs that feed three; a starved villager costs 4 points."""
    data = {
        **data_with_entry("resources", "figs", rations=3),
        **data_with_entry("points", "starved_villager", value=-4),
    }
    scene = Scene(2, data=data, mode="domination").forest("0,0", "2,0").natives(0, "0,0", "1n3v").stock(0, figs=1)
    scene.natives(1, "2,0", "1n1v").paragraph(feed).play("eat figs", "starve 2,0")
    assert scene.scores() == [5, 1]


def test_other_tribes_and_setup() -> None:
    """T24.1, T4.2.3: an explorer with six moves; more markers."""
    data = data_with_entry("tribes", "agana", params={"moves_per_exploration": 6})
    scene = Scene(3, data=data).tribe(0, "agana").volcano(1, "0,0").forest("1,0").natives(0, "0,0", "1n0v").turn(0)
    scene.play("explore cube", *(["walk 0,0 1,0 1n0v", "walk 1,0 0,0 1n0v"] * 3))
    assert scene.asked() == "turn"
    assert all(tribe.cubes == 1 for tribe in Table(2, options={"data": data_with("setup", cubes=1)}).p.tribes)


def test_another_protection() -> None:
    """T20.4: a fire that neither wall nor idol stops."""
    kit = Scene(3, data=data_with_entry("catastrophes_acoran", "fire", wall=False, idol=False)).p.kit
    assert not kit.catastrophes[0]["fire"].wall
    assert Scene(3).p.kit.catastrophes[0]["fire"].wall


@pytest.mark.parametrize(("wall", "idol"), [(True, False), (False, True)])
def test_e159_wall_and_idol_go_together(wall: bool, idol: bool) -> None:
    """T20.4: a card on which they differ is refused; under version 1 it could be played."""
    for god, card in (("acoran", "tibicenas"), ("moneiba", "plague")):
        data = data_with_entry(f"catastrophes_{god}", card, wall=wall, idol=idol)
        with pytest.raises(Refused) as refused:
            BOX.settle(3, {"data": data})
        assert refused.value.refusal.rule == "T20.4"
        BOX.edition("1").settle(3, {"data": data})


@pytest.mark.parametrize("file", sorted(ENTRIES))
def test_every_value_that_is_not_from_the_source_has_a_reason(file: str) -> None:
    """T1.6: `house` and `inferred` entries say why; no field is weaker than its entry."""
    ranks = ("house", "inferred", "public", "seed")
    for entry in supplied()[file]["entries"]:
        rank = ranks.index(entry["source"].partition(":")[0])
        assert rank > 1 or entry["reason"], entry["id"]
        for field, source in entry.get("field_sources", {}).items():
            assert ranks.index(source.partition(":")[0]) >= rank, (entry["id"], field)


def test_a_whole_game_with_other_data() -> None:
    """T1.6: replaced files go into the header and are played with to the end."""
    data = {
        **data_with("offerings", resources=["wood", "clay", "stone", "straw"]),
        **data_with("difficulty", red_tiles=0),
    }
    table = Table(2, options={"data": data}).until("")
    assert table.p.result() is not None
    assert BOX.changed(BOX.settle(2, {"data": data})) == {"data": data}


@pytest.mark.parametrize("file", sorted(ENTRIES))
def test_a_field_that_is_missing(file: str) -> None:
    """T1.6: refused with the name of the file and the entry, for every field that an entry must have."""
    document = supplied()[file]
    for field in (name for name in ENTRIES[file] if not name.endswith("?")):
        rows: list[Json] = [{key: value for key, value in row.items() if key != field} for row in document["entries"]]
        rule, reason, named = refusal({file: {**document, "entries": rows}})
        assert (rule, reason, named["file"]) == ("T1.6", "data-field", file)
        assert named["field"] == f"{file}.entries[0].{field}"
        rows = [{**row, field: None} for row in document["entries"]]
        assert refusal({file: {**document, "entries": rows}})[2]["file"] == file


@pytest.mark.parametrize("nonsense", [None, [], 3, "text", {}, {"entries": {}}, {"entries": [7]}])
def test_nonsense_instead_of_a_file(nonsense: Json) -> None:
    """T1.6."""
    rule, reason, named = refusal({"market": nonsense})
    assert (rule, reason, named["file"]) == ("T1.6", "data-field", "market")


def test_unknown_files_and_names() -> None:
    """T1.6: a file of another name; an id that stands in no file."""
    assert refusal({"dragons": {"entries": []}})[1] == "data-file"
    data = data_with_entry("market", "idol_1", cost={"gold": 1})
    rule, reason, named = refusal(data)
    assert (rule, reason) == ("T1.6", "data-reference")
    assert named == {"file": "market", "name": "gold"}
    assert refusal(data_with_entry("trades", "fisher", level1="harpoon"))[2]["name"] == "harpoon"
    assert refusal(data_with("events", sequence=["meteor"]))[2] == {"file": "events", "name": "meteor"}


def test_ids_are_unique() -> None:
    """T1.6."""
    document = supplied()["tribes"]
    rows = [*document["entries"], document["entries"][0]]
    assert refusal({"tribes": {**document, "entries": rows}})[2]["file"] == "tribes"


@pytest.mark.parametrize("file", ["setup", "control_table", "events", "offerings", "prophecies", "tribes"])
def test_too_few_entries(file: str) -> None:
    """T1.6: a card for every number of players, era and level."""
    document = supplied()[file]
    assert refusal({file: {**document, "entries": document["entries"][:1]}})[0] == "T1.6"
    assert refusal({file: {**document, "entries": []}})[0] == "T1.6"


@pytest.mark.parametrize("file", ["points", "components"])
def test_what_the_rules_ask_for_by_name(file: str) -> None:
    """T1.6: every id of these files is needed."""
    document = supplied()[file]
    for row in document["entries"]:
        rows: list[Json] = [other for other in document["entries"] if other is not row]
        rule, reason, named = refusal({file: {**document, "entries": rows}})
        assert (rule, reason, named) == ("T1.6", "data-field", {"file": file, "field": row["id"]})


def test_tokens_of_an_unknown_family() -> None:
    """T1.6, T4.1.4: whatever lies on a forest must be a family of tokens."""
    document = supplied()["terrain"]
    changed: Json = {"terrain": {**document, "raw_token_on": {**document["raw_token_on"], "forest": "gold"}}}
    assert refusal(changed) == ("T1.6", "data-reference", {"file": "terrain", "name": "gold"})


def test_numbers_below_zero() -> None:
    """T1.6: costs, counts and capacities are not negative; points and objective tokens may be."""
    document = supplied()["inventions"]
    cave = {**document["second_cave"], "first_cave_houses": -1}
    named = refusal({"inventions": {**document, "second_cave": cave}})[2]
    assert named == {"file": "inventions", "field": "inventions.second_cave.first_cave_houses"}
    assert refusal(data_with_entry("market", "idol_1", cost={"clay": -1}))[2]["field"] == "market.entries[3].cost.clay"
    assert BOX.settle(3, {"data": data_with_entry("points", "start", value=-3)})


def test_counts_of_the_box() -> None:
    """T2, T2.1, T2.6, T2.7, T2.10: natives, markers, tiles, tokens, walls; 124 cards."""
    kit = Scene(3).p.kit
    assert (kit.count["villager_per_tribe"], kit.count["noble_per_tribe"]) == (7, 2)
    assert (kit.count["cube_per_tribe"], kit.count["cylinder_per_tribe"]) == (5, 10)
    assert sum(kit.data["raw_materials"]["family_totals"].values()) == 60 == sum(token.count for token in kit.tokens)
    assert sum(row["count"] for row in kit.data["terrain"]["entries"]) == 48
    assert sum(kit.building_count.values()) == 24
    assert kit.count["wall"] == 2
    cards = "events offerings setup catastrophes_acoran catastrophes_moneiba market prophecies tribes missions traitor"
    objectives = "objectives_blue objectives_green objectives_secret"
    files = f"{cards} {objectives}".split()
    assert sum(len(kit.data[file]["entries"]) for file in files) + 22 == 124
    trades = [(trade.key, trade.building) for trade in kit.trades]
    assert trades == [("fisher", "dock"), ("swineherd", "sty"), ("shepherd", "pen"), ("farmer", "field")]
    assert kit.animals == ("pig", "goat")


COLUMN = [[0, j] for j in range(8)]
"""Slots without neighbours to the left and right."""


def everywhere(file: str, **fields: Any) -> dict[str, Any]:
    """One supplied file with fields of all its entries replaced."""
    document: Any = copy.deepcopy(supplied()[file])
    for entry in document["entries"]:
        entry.update(fields)
    return {file: document}


def sea(**fields: Any) -> dict[str, Any]:
    """The supplied tiles, laid otherwise."""
    return {"ocean_tiles": copy.deepcopy(supplied()["ocean_tiles"]) | fields}


@pytest.mark.parametrize(
    "data",
    [
        everywhere("tribes", params={"extra_start_villagers": 10**6}),
        everywhere("components", count=10**9),
        everywhere("campaign", eras=4),
        everywhere("points", value=-(10**6)),
        everywhere("events", sequence=["acoran"] * 1000),
        {"points": copy.deepcopy(supplied()["points"]) | {"about": "x" * 5000}},
        sea(max_terrain_per_island=10**6),
        sea(slot_a=[180, 0]),
        sea(slot_a=[0, 0]),
        sea(rotation_sum=[4, 2]),
        sea(layout_max_red={"tall": 100, "wide": 8, "compact": 6}),
        everywhere("raw_materials", count=0),
    ],
)
def test_numbers_and_sizes_have_limits(data: Any) -> None:
    """T1.6: for every number and for the whole."""
    with pytest.raises(Refused) as caught:
        BOX.settle(2, {"data": data})
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("T1.6", "data-field")


@pytest.mark.parametrize(
    ("data", "rule", "reason"),
    [
        (sea(layouts={"tall": COLUMN, "wide": COLUMN, "compact": COLUMN}), "T5.4", "no-tiling"),
        (
            everywhere("setup", terrain={"forest": 25, "coast": 25, "mountain": 25})
            | everywhere("raw_materials", count=60)
            | sea(max_terrain_per_island=200),
            "T5.6",
            "no-board",
        ),
    ],
)
def test_the_generator_of_boards_ends(data: Any, rule: str, reason: str) -> None:
    """T5.2: red tiles that cannot lie in pairs; T5.6: islands that cannot grow."""
    options = BOX.settle(3, {"data": data, "red": 4})
    start = time.process_time()
    with pytest.raises(Refused) as caught:
        BOX.new(3, options, Seeded(1))
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, reason)
    assert time.process_time() - start < 2

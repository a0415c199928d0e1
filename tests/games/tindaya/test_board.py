"""T3 and T5: hexes, islands, the generator of boards."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.core import Json, Refused, Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.components import Kit, kit_of
from ludoteca.games.tindaya.map.board import Ocean, board_json, why_not_terrain
from ludoteca.games.tindaya.map.board_generation import BoardLot, generate, sizes
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import around, connected, distance, hex_at, hex_text, read_hex

KIT: Kit = kit_of({})
LAYOUTS: Mapping[str, Any] = KIT.data["ocean_tiles"]["layouts"]
MOST_RED: Mapping[str, int] = KIT.data["ocean_tiles"]["layout_max_red"]


def ocean(*volcanoes: str, trenches: tuple[str, ...] = ()) -> Ocean:
    """A bare sea with volcanoes and trenches."""
    sea = [hex_at(q, r) for q in range(-5, 6) for r in range(-5, 6)]
    return Ocean(
        sea,
        {number: read_hex(place) for number, place in enumerate(volcanoes, 1)},
        {number: read_hex(place) for number, place in enumerate(trenches, 1)},
        {},
    )


def test_e4_red_tiles_come_in_pairs() -> None:
    """T5.2, T5.4, T4.1.2: layout `tall` with 4 red tiles: two horizontal pairs, the left tile unrotated, the right one
    rotated; their half-wrecks are adjacent."""
    for seed in range(10):
        sea, _ = generate(KIT, 3, "tall", 4, Seeded(seed).below)
        placed = {tuple(slot): tile for slot, tile in zip(LAYOUTS["tall"], sea.plan, strict=True)}
        red = {slot: rotation for slot, (_, side, rotation) in placed.items() if side == "red"}
        assert len(red) == 4
        for (i, j), rotation in red.items():
            if rotation == 0:
                assert red[i + 1, j] == 180
            else:
                assert red[i - 1, j] == 0
        assert len(sea.wreck) == 4
        for place, way in sea.wreck.items():
            assert sea.wreck[place + way] == -way
            assert distance(place, place + way) == 1


def test_e5_an_odd_number_of_red_tiles_is_refused() -> None:
    """T4.1.1: always even, and not more than the layout can pair."""
    for red in (1, 3, -2, True, "2"):
        with pytest.raises(Refused) as refused:
            BOX.settle(3, {"red": red})
        assert refused.value.refusal.rule == "T4.1.1"
    with pytest.raises(Refused) as refused:
        BOX.settle(3, {"red": MOST_RED["tall"] + 2, "layout": "tall"})
    assert refused.value.refusal.rule == "T4.1.1"
    assert BOX.settle(3, {"red": 0})["red"] == 0


def test_e6_volcanoes_do_not_touch() -> None:
    """T4.1.2, T5.4: two volcanoes at distance 1 are rejected, a volcano beside a trench is not."""
    refusal = ocean("0,0", "1,-1").why_not()
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("T5.4", "volcanoes-touch")
    assert ocean("0,0", "2,-1", trenches=("1,0",)).why_not() is None


def test_e7_an_island_needs_every_kind_of_terrain() -> None:
    """T4.1.3: volcano, two forests and a coast are no island: the mountain is missing."""
    sea, terrain = generate(KIT, 3, "tall", 2, Seeded(1).below)
    lot = BoardLot(KIT, 3, "tall", 2)
    good = board_json(KIT, sea, terrain)
    assert lot.why_not(good) is None
    island = next(one for one in connected([*terrain, *sea.volcano_at]) if sum(terrain.get(h) == 3 for h in one) == 1)
    mountain = next(place for place in island if terrain.get(place) == 3)
    forest = next(place for place in terrain if terrain[place] == 1 and place not in island)
    swapped = {**terrain, mountain: 1, forest: 3}
    refusal = why_not_terrain(KIT, 3, sea, swapped)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("T4.1.3", "island-terrain")
    assert lot.why_not(board_json(KIT, sea, swapped)) == refusal


@pytest.mark.parametrize("layout", sorted(LAYOUTS))
@pytest.mark.parametrize("players", range(1, 5))
def test_generated_boards(layout: str, players: int) -> None:
    """T5, T5.1, T5.3, T5.5, T5.6, T5.7, T5.9, T3.3: 112 hexes, eight islands apart, each with one volcano and all kinds
    of terrain, none too large, trenches free, numbers 1 to 8 once, terrain as on the card."""
    card = KIT.setup[players]["terrain"]
    most = KIT.data["ocean_tiles"]["max_terrain_per_island"]
    for red in range(0, MOST_RED[layout] + 1, 2):
        sea, terrain = generate(KIT, players, layout, red, Seeded(red).below)
        assert len(sea.hexes) == 112
        assert sorted(number for number, _, _ in sea.plan) == list(range(1, 9))
        assert sum(side == "red" for _, side, _ in sea.plan) == red
        islands = connected([*terrain, *sea.volcano_at])
        assert len(islands) == 8
        for island in islands:
            assert sum(place in sea.volcano_at for place in island) == 1
            assert {terrain[place] for place in island if place in terrain} == {1, 2, 3}
            assert 3 <= len(island) - 1 <= most
        assert not sea.trenches & {*terrain, *sea.volcano_at}
        assert [[*terrain.values()].count(kind) for kind in (1, 2, 3)] == [*card.values()]


def test_generation_is_repeatable() -> None:
    """T5.10: only the inputs and the generator decide."""
    boards = [board_json(KIT, *generate(KIT, 3, "wide", 2, Seeded(seed).below)) for seed in (5, 5, 6)]
    assert boards[0] == boards[1]
    assert boards[0] != boards[2]


def test_sizes_of_islands() -> None:
    """T5.5: three hexes each, the others one at a time, so that sizes differ by one at most."""
    for seed in range(5):
        need = sizes(KIT, 3, list(range(1, 9)), Seeded(seed).below)
        assert sum(need.values()) == 32
        assert set(need.values()) == {4}
        assert sorted(sizes(KIT, 4, list(range(1, 9)), Seeded(seed).below).values()) == [4] * 6 + [5] * 2


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"tiles": []}, "T5.9"),
        ({"terrain": {}}, "T5.9"),
        ({"tiles": "red"}, "T5.9"),
        ({"more": 1}, "T5.9"),
    ],
)
def test_a_board_by_hand_is_tested(change: dict[str, Json], rule: str) -> None:
    """T5.10, T5.9, N9: whatever stands in a record must pass the tests of T5.4 and T5.9."""
    sea, terrain = generate(KIT, 2, "tall", 2, Seeded(3).below)
    refusal = BoardLot(KIT, 2, "tall", 2).why_not({**board_json(KIT, sea, terrain), **change})
    assert refusal is not None
    assert refusal.rule == rule


def test_a_board_by_hand_keeps_the_rules() -> None:
    """T4.1.1, T4.1.3, T5.9: the red sides asked for; terrain on plain sea only; islands apart; counts of the card."""
    sea, terrain = generate(KIT, 2, "tall", 2, Seeded(3).below)
    good = board_json(KIT, sea, terrain)

    def rule(value: Json, red: int = 2) -> str | None:
        refusal = BoardLot(KIT, 2, "tall", red).why_not(value)
        return None if refusal is None else f"{refusal.rule} {refusal.reason}"

    assert rule(good) is None
    assert rule(good, red=4) == "T4.1.1 red-tiles-differ"
    first = min(terrain)
    moved = {place: kind for place, kind in terrain.items() if place != first}
    trench = min(sea.trenches)
    assert rule(board_json(KIT, sea, moved)) == "T5.9 terrain-count"
    assert rule(board_json(KIT, sea, {**moved, trench: terrain[first]})) == "T4.1.3 terrain-off-sea"
    bridge = next(
        place
        for place in sorted(sea.hexes - set(terrain) - set(sea.volcano_at) - sea.trenches)
        if not set(around(place)) & {*terrain, *sea.volcano_at}
    )
    assert rule(board_json(KIT, sea, {**moved, bridge: terrain[first]})) in (
        "T5.9 island-volcanoes",
        "T4.1.3 island-terrain",
    )


def test_hexes() -> None:
    """T3, T3.1, T3.2, N1.3: six neighbours in axial coordinates; distance; hex order is q, then r, as numbers."""
    near = [hex_text(place) for place in around(read_hex("2,-3"))]
    assert near == ["3,-3", "3,-4", "2,-4", "1,-3", "1,-2", "2,-2"]
    for one, two, far in (("0,0", "2,-1", 2), ("0,0", "2,1", 3), ("-3,1", "-3,1", 0), ("-8,0", "9,-9", 17)):
        assert distance(read_hex(one), read_hex(two)) == far
        assert distance(read_hex(two), read_hex(one)) == far
    texts = ["-10,3", "-2,-11", "-2,4", "0,-1", "0,0", "3,-2", "10,0"]
    assert [hex_text(place) for place in sorted(map(read_hex, reversed(texts)))] == texts
    for text in ("1", "1,2,3", "01,2", "a,b", "1, 2", "-0,1", "500,0"):
        with pytest.raises(ValueError):
            read_hex(text)


def test_area_and_straight_lines() -> None:
    """T3.6, T3.7: the area of radius 2 has 19 hexes, fewer at the edge; lines run in six directions to the edge."""
    grid = Scene(3).p.chart.grid
    assert len(grid.within(read_hex("0,0"), 2)) == 19
    assert len(grid.within(read_hex("9,0"), 1)) == 4
    lines = [[hex_text(place) for place in line] for line in grid.lines(read_hex("7,0"))]
    assert lines[0] == ["8,0", "9,0"]
    assert lines[1] == ["8,-1", "9,-2"]
    assert len(lines[3]) == 16


def test_islands_and_their_names() -> None:
    """T3.5, N1.4: maximal sets of adjacent land, named by their smallest hex."""
    scene = Scene(3).volcano(1, "0,0").forest("1,0", "2,0").coast("5,0").mountain("5,-1")
    assert scene.islands() == [["0,0", "1,0", "2,0"], ["5,-1", "5,0"]]
    assert hex_text(scene.p.chart.island[read_hex("2,0")]) == "0,0"
    scene.forest("3,0", "4,0")
    assert scene.islands() == [["0,0", "1,0", "2,0", "3,0", "4,0", "5,-1", "5,0"]]


def test_what_a_hex_may_carry() -> None:
    """T3.4, T2.7: after the setup every forest, coast and mountain has a token or a building, or the fort; volcanoes
    and sea carry nothing."""
    table = Table(4, 2).until("turn")
    for place in table.p.chart.terrain:
        assert (place in table.p.token) != (place in table.p.building)
    assert set(table.p.token) | set(table.p.building) == set(table.p.chart.terrain)
    assert set(table.p.conquistadors) == {table.p.first_fort}
    assert set(table.p.animals) <= set(table.p.building)


def test_wrecks_and_dormant_volcanoes_are_nothing_special() -> None:
    """R2, R3, T3.8: terrain may cover a half-wreck, canoes sail over it; red and black sides follow the same rules."""
    covered = 0
    for seed in range(30):
        sea, terrain = generate(KIT, 4, "tall", 4, Seeded(seed).below)
        covered += len(set(sea.wreck) & set(terrain))
        chart = Chart(sea, terrain)
        for place in set(sea.wreck) - set(terrain):
            assert place not in chart.land
            if chart.near(place):
                assert all(place in chart.courses(other) for other in chart.water(place))
    assert covered > 0

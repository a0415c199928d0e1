"""E2, E3: the map and the chart, transcribed a second time from the rules."""

import re
from pathlib import Path

import pytest

from ludoteca.games.elfenland.board import (
    BY_ANY_WAY,
    BY_ROAD,
    FERRY,
    RIVER,
    ROAD,
    ROADS,
    START,
    TERRAINS,
    TOWN,
    TOWNS,
    WAY,
    WAYS,
)
from ludoteca.games.elfenland.components import CHART, DOWNSTREAM, KIND, KINDS, LAKES, UPSTREAM
from ludoteca.games.elfenland.prices import PRICE, Waters

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "engine" / "elfenland.md").read_text()

MAP = """
R01 usselen wylhien plains, R02 usselen parundia forest, R03 usselen yttar forest, R04 wylhien parundia plains,
R05 wylhien albaran desert, R06 wylhien jaccaranda mountain, R07 jaccaranda tichih mountain,
R08 jaccaranda throtmanni mountain, R09 throtmanni albaran desert, R10 throtmanni feodor desert,
R11 throtmanni rivinia forest, R12 throtmanni tichih plains, R13 tichih ergeren forest, R14 yttar grangor mountain,
R15 parundia albaran desert, R16 albaran dagamura desert, R17 albaran feodor desert, R18 feodor dagamura desert,
R19 feodor lapphalya forest, R20 feodor rivinia forest, R21 rivinia lapphalya forest, R22 ergeren elvenhold forest,
R23 grangor mahdavikia mountain, R24 kihromah dagamura forest, R25 dagamura mahdavikia mountain,
R26 dagamura jxara forest, R27 dagamura lapphalya forest, R28 lapphalya jxara forest, R29 lapphalya virst plains,
R30 lapphalya elvenhold plains, R31 elvenhold beata plains, R32 mahdavikia jxara mountain, R33 jxara virst plains,
R34 virst strykhaven mountain, R35 strykhaven beata plains,
V1 wylhien usselen river, V2 beata elvenhold river, V3 elvenhold rivinia river, V4 rivinia tichih river,
V5 virst jxara river, V6 jxara mahdavikia river, V7 mahdavikia grangor river,
M1 elvenhold virst mare_magnum, M2 elvenhold strykhaven mare_magnum, M3 virst strykhaven mare_magnum,
N1 yttar parundia mare_nebulae, N2 yttar grangor mare_nebulae, N3 parundia grangor mare_nebulae
"""


def _row(town: str) -> str:
    """A town as the tables of the rules spell it."""
    spelt = {"albaran": "Al'Baran", "dagamura": "Dag'Amura", "ergeren": "Erg'Eren", "mahdavikia": "Mah'Davikia"}
    return spelt.get(town, town.capitalize())


def test_e2_ways() -> None:
    """E1.1, E2.1-E2.4, Q18, Q23: 35 roads, 7 river stretches with their flow, two lakes of three ferry lines."""
    listed = [row.split() for row in MAP.strip().replace("\n", " ").split(", ")]
    assert len(listed) == len(WAYS) == 48
    for name, a, b, kind in listed:
        way = WAYS[WAY[name]]
        assert (TOWNS[way.a], TOWNS[way.b]) == (a, b)
        assert (way.terrain or way.lake or way.kind) == kind
    assert [sum(way.kind == kind for way in WAYS) for kind in (ROAD, RIVER, FERRY)] == [35, 7, 6]
    assert [sum(way.terrain == terrain for way in WAYS) for terrain in TERRAINS] == [8, 12, 7, 8]


def test_e2_ways_of_each_town() -> None:
    """E2.5: the table of all ways leaving each town; Kihromah is the only dead end."""
    for number, town in enumerate(TOWNS):
        line = next(line for line in RULES.splitlines() if re.match(rf"\| {_row(town)} \| \d \| \d \| \d \|", line))
        ends = re.findall(r"([RVMN]\d+) (\w+)( down| up)?", line.split("|")[5])
        assert len(ends) == sum(way.touches(number) for way in WAYS)
        for name, other, flow in ends:
            way = WAYS[WAY[name]]
            assert way.a + way.b - number == TOWN[other]
            if way.kind == RIVER:
                assert flow == (" down" if way.a == number else " up")
    assert [town for town in TOWNS if sum(way.touches(TOWN[town]) for way in WAYS) == 1] == ["kihromah"]
    assert all(0 <= steps <= 6 for row in BY_ROAD for steps in row), "roads alone connect all towns"
    assert max(max(row) for row in BY_ROAD) == 6


def test_e2_parallel_ways() -> None:
    """E2.2: no two roads join the same towns; seven pairs have a road and a water way."""
    roads = [frozenset((way.a, way.b)) for way in WAYS[:ROADS]]
    waters = [frozenset((way.a, way.b)) for way in WAYS[ROADS:]]
    assert len(set(roads)) == len(roads)
    assert len(set(roads) & set(waters)) == 7


@pytest.mark.parametrize("town", TOWNS)
def test_e19_distances(town: str) -> None:
    """E19.3, O7: the table of distances to every home town."""
    homes = ["beata", "ergeren", "grangor", "jaccaranda", "jxara", "mahdavikia"]
    homes += ["strykhaven", "tichih", "usselen", "virst", "wylhien", "yttar"]
    line = next(
        line
        for line in RULES.splitlines()
        if re.match(rf"\| {_row(town)} \| \d( \(\d\))? \| \d", line) and line.count("|") == 14
    )
    cells = [re.findall(r"\d", cell) for cell in line.split("|")[2:-1]]
    for home, cell in zip(homes, cells, strict=True):
        assert BY_ROAD[TOWN[town]][TOWN[home]] == int(cell[0])
        assert BY_ANY_WAY[TOWN[town]][TOWN[home]] == int(cell[-1])


def test_e3_chart() -> None:
    """E3.1: plains, forest, desert, mountain; 0 for a dash."""
    chart = {
        "pig": (1, 1, 0, 0),
        "elfcycle": (1, 1, 0, 2),
        "cloud": (2, 2, 0, 1),
        "unicorn": (0, 1, 2, 1),
        "troll_wagon": (1, 2, 2, 2),
        "dragon": (1, 2, 1, 1),
        "raft": (0, 0, 0, 0),
    }
    assert tuple(chart) == KINDS
    for kind, prices in chart.items():
        assert tuple(CHART[KIND[kind]].get(terrain, 0) for terrain in TERRAINS) == prices
    assert all(PRICE[KIND["dragon"]][road] for road in range(ROADS))


def test_e3_water() -> None:
    """E3.2, Q9: rivers, the two lakes, and the raft caravan of Mare Nebulae."""
    assert (DOWNSTREAM, UPSTREAM) == (1, 2)
    waters = {reading: Waters(reading) for reading in LAKES}
    for reading, magnum, nebulae, convoy in (("seed", 2, 1, 3), ("official", 2, 2, 0)):
        for line in ("M1", "M2", "M3"):
            way = WAYS[WAY[line]]
            assert waters[reading].fares[way.number][way.a] == waters[reading].fares[way.number][way.b] == magnum
            assert waters[reading].convoy[way.number] == 0
        for line in ("N1", "N2", "N3"):
            way = WAYS[WAY[line]]
            assert waters[reading].fares[way.number][way.a] == waters[reading].fares[way.number][way.b] == nebulae
            assert waters[reading].convoy[way.number] == convoy


def test_e2_start() -> None:
    """E4.2, Q1, Q24: 21 towns, of which Elvenhold carries no marker."""
    assert len(TOWNS) == 21
    assert TOWNS[START] == "elvenhold"

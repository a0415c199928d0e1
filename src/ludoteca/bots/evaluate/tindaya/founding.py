"""Where a tribe builds its first homes (T4.5): on land seldom struck or raided, on two islands, away from rivals."""

from functools import lru_cache

from ludoteca.bots.evaluate.tindaya.forecast import disasters, nearest
from ludoteca.bots.evaluate.tindaya.weights import (
    SITE_ANGER,
    SITE_HEX,
    SITE_OWN_ISLAND,
    SITE_RAIDED,
    SITE_RIVAL_ISLAND,
    SITE_STRUCK,
)
from ludoteca.games.tindaya.components import DISASTERS
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.moves import Act
from ludoteca.games.tindaya.setup.starting_buildings import Found
from ludoteca.games.tindaya.state import State


def best_site(p: State, step: Found) -> Act:
    """The best place for the next home."""
    return max(p.moves(), key=lambda move: site_value(p, step.seat, move.hex))


def site_value(p: State, seat: int, place: Hex) -> float:
    chart = p.chart
    island, radius = chart.island[place], p.kit.radius[SITE_ANGER]
    struck = disasters(chart, (0,) * len(DISASTERS), (radius, radius)).struck
    total = SITE_STRUCK * sum([chances.get(place, 0.0) for chances in struck])
    total += SITE_RAIDED * landings(chart)[island] + SITE_HEX * len(chart.islands[island])
    for other, tribe in enumerate(p.tribes):
        if any(chart.island[home] == island for home in tribe.homes):
            total += SITE_OWN_ISLAND if other == seat else SITE_RIVAL_ISLAND * p.variant.domination
    return total


@lru_cache(maxsize=64)
def landings(chart: Chart) -> dict[Hex, int]:
    """T21.2: how many trenches have an island among their nearest."""
    count = dict.fromkeys(chart.islands, 0)
    for trench in chart.ocean.trench:
        for island in nearest(chart, trench):
            count[island] += 1
    return count

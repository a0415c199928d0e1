"""Where a tribe builds its first homes (T4.5): on land seldom struck or raided, on two islands, away from rivals."""

from functools import lru_cache

from ludoteca.bots.evaluate.feature import Feature, total
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
    return total(site_features(p, seat, place))


def site_features(p: State, seat: int, place: Hex) -> list[Feature]:
    """What the value of a site is made of."""
    chart = p.chart
    island, radius = chart.island[place], p.kit.radius[SITE_ANGER]
    struck = sum(
        [chances.get(place, 0.0) for chances in disasters(chart, (0,) * len(DISASTERS), (radius, radius)).struck]
    )
    ships, land = landings(chart)[island], len(chart.islands[island])
    here = [other for other, tribe in enumerate(p.tribes) if any(chart.island[home] == island for home in tribe.homes)]
    own, others = here.count(seat), (len(here) - here.count(seat)) * p.variant.domination
    return [
        Feature("site-struck", SITE_STRUCK * struck, 100 * struck),
        Feature("site-raided", SITE_RAIDED * ships, ships),
        Feature("site-land", SITE_HEX * land, land),
        Feature("site-apart", SITE_OWN_ISLAND * own, own),
        Feature("site-rivals", SITE_RIVAL_ISLAND * others, others),
    ]


@lru_cache(maxsize=64)
def landings(chart: Chart) -> dict[Hex, int]:
    """T21.2: how many trenches have an island among their nearest."""
    count = dict.fromkeys(chart.islands, 0)
    for trench in chart.ocean.trench:
        for island in nearest(chart, trench):
            count[island] += 1
    return count

"""Where a tribe builds its first homes (T4.5): on land seldom struck or raided, on two islands, away from rivals.

The weights come from 10,000 imagined games with homes at random: what each fact brings until the end of the first era.
"""

from functools import lru_cache
from typing import Final

from ludoteca.bots.evaluate.tindaya.forecast import disasters, nearest
from ludoteca.games.tindaya.components import DISASTERS
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.moves import Act
from ludoteca.games.tindaya.setup.starting_buildings import Found
from ludoteca.games.tindaya.state import State

STRUCK: Final = -0.6
"""The chance to be struck by the card of a god."""
RAIDED: Final = -0.1
"""Each trench from which a ship comes to the island first."""
LAND: Final = 0.25
"""Each hex of the island."""
SAME: Final = -0.9
SHARED: Final = -0.3
"""An island where the tribe has its other home, or where rivals live."""
ANGER: Final = 2
"""The space where the gods are expected."""


def found(p: State, step: Found) -> Act:
    """The best place for the next home."""
    return max(p.moves(), key=lambda move: promise(p, step.seat, move.a))


def promise(p: State, seat: int, place: Hex) -> float:
    chart = p.chart
    island, radius = chart.island[place], p.kit.radius[ANGER]
    struck = disasters(chart, (0,) * len(DISASTERS), (radius, radius)).struck
    worth = STRUCK * sum([chances.get(place, 0.0) for chances in struck])
    worth += RAIDED * landings(chart)[island] + LAND * len(chart.islands[island])
    for other, tribe in enumerate(p.tribes):
        if any(chart.island[home] == island for home in tribe.homes):
            worth += SAME if other == seat else SHARED * p.terms.domination
    return worth


@lru_cache(maxsize=64)
def landings(chart: Chart) -> dict[Hex, int]:
    """T21.2: how many trenches have an island among their nearest."""
    count = dict.fromkeys(chart.islands, 0)
    for trench in chart.ocean.trench:
        for island in nearest(chart, trench):
            count[island] += 1
    return count

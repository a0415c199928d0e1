"""Chapter E3: what it costs to travel a road, a river or a lake."""

from collections.abc import Iterable
from typing import Final

from ludoteca.games.elfenland.board import FERRY, RIVER, ROAD, ROADS, TOWNS, WAYS, Way
from ludoteca.games.elfenland.components import CARDS, CHART, DOWNSTREAM, LAKES, RAFT, UPSTREAM
from ludoteca.games.elfenland.moves import CARAVANS, SAILS, ElfMove

PRICE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(cost.get(way.terrain, 0) for way in WAYS[:ROADS]) for cost in CHART
)
"""E3.1 by kind and road; 0 where the kind may not go."""


class Waters:
    """E3.2: what the water ways cost, by town of departure, under one reading of the lakes (O5)."""

    __slots__ = ("caravans", "convoy", "fares", "sails")

    def __init__(self, reading: str) -> None:
        lakes = LAKES[reading]
        self.fares = tuple(tuple(self._fare(way, town, reading) for town in range(len(TOWNS))) for way in WAYS)
        """By way and town, the number of rafts; 0 if the way is a road or does not touch the town."""
        self.convoy = tuple(lakes[way.lake]["caravan"] or 0 if way.kind == FERRY else 0 for way in WAYS)
        """By way, the size of its raft caravan; 0 if there is none (E14.2, E14.3)."""
        most = CARDS >> 8 * RAFT & 255
        self.sails = tuple(
            tuple(tuple(self._affordable(town, rafts)) for rafts in range(most + 1)) for town in range(len(TOWNS))
        )
        """By town and number of rafts in hand, the ways that can be sailed (E13.1, E14.2, E14.3)."""
        self.caravans = tuple(
            tuple(CARAVANS[way.number] for way in WAYS if self.convoy[way.number] and way.touches(town))
            for town in range(len(TOWNS))
        )
        """By town, the ferry lines that can be crossed by a raft caravan."""

    @staticmethod
    def _fare(way: Way, town: int, reading: str) -> int:
        if way.kind == ROAD or not way.touches(town):
            return 0
        if way.kind == RIVER:
            return DOWNSTREAM if town == way.a else UPSTREAM
        rafts = LAKES[reading][way.lake]["cards"]
        assert isinstance(rafts, int)
        return rafts

    def _affordable(self, town: int, rafts: int) -> Iterable[ElfMove]:
        return (SAILS[way.number] for way in WAYS if 0 < self.fares[way.number][town] <= rafts)


WATERS: Final = {reading: Waters(reading) for reading in LAKES}

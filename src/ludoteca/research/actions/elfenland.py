"""Elfenland: the 504 numbers of the rules' factored form (chapter 13), in the order in which it counts them."""

from ludoteca.core import Options
from ludoteca.games.elfenland.board import ROADS, WAYS
from ludoteca.games.elfenland.components import KINDS, LAKES, LAND
from ludoteca.games.elfenland.prices import PRICE
from ludoteca.research.actions import ActionCodec

ROADS_BY_KIND = [(kind, road.id) for kind in LAND for road in WAYS[:ROADS] if PRICE[kind][road.number]]
"""E3.1: what can lie where."""
WATER = [way.id for way in WAYS[ROADS:]]
FERRIES = [way for way in WAYS if way.lake and any(rules[way.lake]["caravan"] for rules in LAKES.values())]
"""E12.7: the lines that a caravan can take."""


def build(players: int, options: Options) -> ActionCodec:
    kinds = [KINDS[kind] for kind in LAND]
    roads = [way.id for way in WAYS[:ROADS]]
    return ActionCodec(
        [
            ("face", ["face up", "face down"]),
            ("take", [*(f"take {kind}" for kind in kinds), "take blind"]),
            ("plan", [f"plan {KINDS[kind]} {road}" for kind, road in ROADS_BY_KIND]),
            ("plan hidden", [f"plan {KINDS[kind]} {road} hidden" for kind, road in ROADS_BY_KIND]),
            ("obstacle", [f"obstacle {road}" for road in roads]),
            ("pass", ["pass"]),
            ("ride", [f"ride {road}" for road in roads]),
            ("sail", [f"sail {way}" for way in WATER]),
            ("caravan", [f"caravan {way.id}" for way in (*WAYS[:ROADS], *FERRIES)]),
            ("pay", [f"pay {kind}" for kind in KINDS]),
            ("stop", ["stop"]),
            ("discard", [f"discard {kind}" for kind in KINDS]),
            ("keep", [f"keep {kind}" for kind in kinds]),
            ("keep hidden", [f"keep {kind} hidden" for kind in kinds]),
        ]
    )

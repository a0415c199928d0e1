"""Tindaya: the map, the tribes, then the gods, the cards and the open decision."""

from ludoteca.core import Options
from ludoteca.games.tindaya.options import Terms
from ludoteca.research.actions.tindaya import hexes
from ludoteca.research.observations import ObservationEncoder
from ludoteca.research.observations.fill import numbered
from ludoteca.research.observations.tindaya.cards import card_blocks
from ludoteca.research.observations.tindaya.map import map_blocks
from ludoteca.research.observations.tindaya.seat_view import TindayaSeatView
from ludoteca.research.observations.tindaya.tribes import tribe_blocks


def build(players: int, options: Options) -> ObservationEncoder:
    terms = Terms(players, options)
    places = numbered(hexes(terms))
    return ObservationEncoder(
        lambda view, prefix: TindayaSeatView(view, prefix, places),
        [
            *map_blocks(terms.kit, players, len(places)),
            *tribe_blocks(terms.kit, players),
            *card_blocks(terms.kit, players),
        ],
    )

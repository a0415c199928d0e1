"""Tindaya: the map, the tribes, then the gods, the cards and the open decision."""

from ludoteca.core import Options
from ludoteca.games.tindaya.options import Terms
from ludoteca.research.actions.tindaya import hexes
from ludoteca.research.observations import Sight
from ludoteca.research.observations.fill import numbered
from ludoteca.research.observations.tindaya.cards import card_blocks
from ludoteca.research.observations.tindaya.map import map_blocks
from ludoteca.research.observations.tindaya.seat_view import TindayaLook
from ludoteca.research.observations.tindaya.tribes import tribe_blocks


def build(players: int, options: Options) -> Sight:
    terms = Terms(players, options)
    places = numbered(hexes(terms))
    return Sight(
        lambda view, said: TindayaLook(view, said, places),
        [
            *map_blocks(terms.kit, players, len(places)),
            *tribe_blocks(terms.kit, players),
            *card_blocks(terms.kit, players),
        ],
    )

"""Tindaya: the map, the tribes, then the gods, the cards and the open decision."""

from ludoteca.core import Options
from ludoteca.games.tindaya.options import Variant
from ludoteca.research.actions.tindaya import hexes
from ludoteca.research.observations import ObservationEncoder
from ludoteca.research.observations.fill import numbered
from ludoteca.research.observations.tindaya.cards import card_blocks
from ludoteca.research.observations.tindaya.map import map_blocks
from ludoteca.research.observations.tindaya.observer import Shape, TindayaObserver
from ludoteca.research.observations.tindaya.seat_view import TindayaSeatView
from ludoteca.research.observations.tindaya.tribes import tribe_blocks


def build(players: int, options: Options) -> ObservationEncoder:
    variant = Variant(players, options)
    places = numbered(hexes(variant))
    encoder = ObservationEncoder(
        lambda view, prefix: TindayaSeatView(view, prefix, places),
        [
            *map_blocks(variant.kit, players, len(places)),
            *tribe_blocks(variant.kit, players),
            *card_blocks(variant.kit, players),
        ],
    )
    shape = Shape(encoder, variant.kit, places)
    encoder.observer = lambda: TindayaObserver(shape)
    return encoder

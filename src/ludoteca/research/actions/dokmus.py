"""Dokmus, A1 – A13: the cells of the whole grid, whatever the number of players."""

from ludoteca.bots.network.dokmus import ACTIONS, split
from ludoteca.core import Options
from ludoteca.research.actions import ActionCodec


def build(players: int, options: Options) -> ActionCodec:
    return ActionCodec(ACTIONS, split)

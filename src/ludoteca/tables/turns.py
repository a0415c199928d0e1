"""The decisions that are left to bots."""

from typing import NamedTuple

from ludoteca.core import View
from ludoteca.tables import projection
from ludoteca.tables.state import Table


class BotTurn(NamedTuple):
    """A decision that a bot is to make, with all that it may know."""

    seat: int
    ply: int
    level: int
    view: View
    legal: list[str]


def bot_turn(table: Table) -> BotTurn | None:
    """The decision that a bot is to make now, if there is one."""
    seat = table.turn
    level = None if seat is None else table.bot_level(seat)
    if seat is None or level is None:
        return None
    position = table.referee.position
    return BotTurn(seat, table.ply, level, position.view(seat), projection.legal(position))

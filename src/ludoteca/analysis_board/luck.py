"""What else could have fallen: for whoever sets a position up by hand."""

from collections.abc import Iterable
from typing import Final

from ludoteca.analysis_board.tabletop import table_of
from ludoteca.core import Chance, Json, Lot, canonical
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.tables.state import Table, position_at

MOST: Final = 60
"""So many outcomes are listed; more would be no list to choose from."""


def outcomes(record: str, ply: int) -> list[list[Json]]:
    """For each outcome that fell with the last of `ply` moves, or with the setup: all that could have fallen, if the
    outcomes before it stay. Nothing where it cannot be listed."""
    table = table_of(record)
    ply = min(ply, table.ply)
    told = _Told(_fallen(table, ply))
    if ply == 0:
        table.box.new(table.setup.players, table.box.settle(table.setup.players, table.setup.options), told)
    else:
        position = position_at(table, ply - 1)
        move = table.box.parse(table.played[ply - 1].move)
        position.play(next(legal for legal in position.moves() if legal == move), told)
    return told.listed


class _Told(Chance):
    """Luck that fell before, and what it was drawn from."""

    def __init__(self, values: Iterable[Json]) -> None:
        self._values = iter(values)
        self.listed: list[list[Json]] = []

    def outcome(self, lot: Lot) -> Json:
        found = list({canonical(value): value for value in lot.outcomes()}.values())
        self.listed.append(found if len(found) <= MOST else [])
        return next(self._values)

    def below(self, n: int) -> int:
        raise RuntimeError("nothing is drawn again")


def _fallen(table: Table, ply: int) -> list[Json]:
    """What fell after so many moves and before the next one."""
    found, moves = list[Json](), 0
    for line in table.referee.lines:
        if isinstance(line, MoveLine):
            moves += 1
        elif isinstance(line, ChanceLine) and moves == ply:
            found.append(line.value)
    return found

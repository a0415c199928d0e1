"""The log of a table from a record: a game that was played elsewhere goes on here."""

from collections.abc import Iterable

from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.tables import log


def entries(lines: Iterable[ChanceLine | MoveLine]) -> list[log.Start | log.Move]:
    """The start and the moves, each with the chance that fell with it."""
    found: list[log.Start | log.Move] = [log.Start(chance=[])]
    for line in lines:
        if isinstance(line, ChanceLine):
            fallen = found[-1].chance
            assert fallen is not None
            fallen.append(line.json())
        else:
            found.append(log.Move(line.seat, line.move, chance=[]))
    return found

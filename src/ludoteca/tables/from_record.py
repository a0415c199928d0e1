"""A game that was begun elsewhere goes on at a table: its record becomes entries of the log."""

from collections.abc import Iterable
from dataclasses import replace

from ludoteca.core import replay
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.tables import log
from ludoteca.tables.creation import TableWish
from ludoteca.tables.errors import conflict
from ludoteca.tables.log import Draft


def continued(wish: TableWish, record: str) -> TableWish:
    """The table that somebody wants, with the game of a record. Its rules and options are those of the record."""
    played = replay(record.encode())
    header = played.header
    if played.referee is None:
        raise conflict("record-empty")
    if played.finished or played.referee.position.seat is None:
        raise conflict("record-over")
    if header.game != wish.game or header.players != len(wish.seats):
        raise conflict("record-differs", game=header.game, players=header.players)
    moves = sum(isinstance(line, MoveLine) for line in played.lines)
    return replace(wish, options=header.options, rules=header.rules, begun=log.Begun(record, moves))


def starting(begun: log.Begun | None, person: str | None, nonce: str | None = None) -> list[Draft]:
    """The start of a game, with the moves that were played elsewhere."""
    if begun is None:
        return [Draft(log.Start(nonce), person)]
    lines = replay(begun.record.encode()).lines
    start, *moves = entries(line for line in lines if isinstance(line, ChanceLine | MoveLine))
    return [Draft(log.Start(nonce, start.chance), person), *map(Draft, moves)]


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

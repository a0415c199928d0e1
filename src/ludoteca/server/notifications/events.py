"""What people are to be told of a table: it follows from the entries just written, and from where the table stands."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludoteca.server.notifications.messages import Kind
from ludoteca.tables import log
from ludoteca.tables.clock import DAY
from ludoteca.tables.log import LogEntry
from ludoteca.tables.state import Table

LONGEST_WARNING = DAY
"""Time runs out when half of a turn is left, or a day."""
_PLAY = (log.Start, log.Move, log.TakeBack)


class Notice(NamedTuple):
    """One person is to be told one thing about a table."""

    person: str
    kind: Kind
    due: float
    about: str | None = None
    """Somebody it is about."""


def notices(table: Table, rows: Sequence[LogEntry], now: float) -> list[Notice]:
    """What follows from entries that were just written. Whoever wrote them knows."""
    told: dict[tuple[str, Kind], Notice] = {}
    for notice in _notices(table, rows, now):
        told[notice.person, notice.kind] = notice
    return list(told.values())


def _notices(table: Table, rows: Sequence[LogEntry], now: float) -> Iterable[Notice]:
    author = rows[-1].person
    for row in rows:
        match row.entry:
            case log.Sit(kind="person", person=sitter) if sitter == author and sitter != table.setup.host:
                yield from (Notice(person, "seated", now, sitter) for person in _others(table, author))
            case log.Rematch():
                yield from (Notice(person, "invitation", now, author) for person in _others(table, author))
    if not lasts_days(table):
        return
    if table.status == "over" and isinstance(rows[-1].entry, log.Move | log.Start | log.End):
        yield from (Notice(person, "over", now) for person in _others(table, author))
    deciding = decider(table)
    if deciding is None or deciding == author or not any(isinstance(row.entry, _PLAY) for row in rows):
        return
    yield Notice(deciding, "turn", now)
    warning = warns_at(table)
    if warning is not None:
        yield Notice(deciding, "time", warning)


def _others(table: Table, author: str | None) -> set[str]:
    """The people of a table, without whoever did something."""
    hosting = {table.setup.host} if table.status == "open" else set()
    return {person for person in people(table) | hosting if person != author}


def people(table: Table) -> set[str]:
    """Those who sit at a table."""
    return {seat.person for seat in table.seats if seat.person is not None}


def lasts_days(table: Table) -> bool:
    """Whether people come and go: their turns have days, or several play without a clock."""
    kind = table.setup.clock.kind
    return kind == "days" or (kind == "none" and len(people(table)) > 1)


def decider(table: Table) -> str | None:
    """The person who is to decide; None if it is a bot's turn, or nobody's."""
    turn = table.turn
    return None if turn is None or table.bot_level(turn) is not None else table.seats[turn].person


def warns_at(table: Table) -> float | None:
    """When the time of whoever decides begins to run out."""
    deadline, control = table.clock.deadline, table.setup.clock
    if deadline is None or control.kind != "days":
        return None
    return deadline - min(control.days * DAY / 2, LONGEST_WARNING)

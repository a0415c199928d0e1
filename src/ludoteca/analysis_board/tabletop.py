"""The table in memory that stands behind a record; the last ones are kept, since questions come in series."""

import json
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from ludoteca.core import Options, Refusal, Refused, replay, shelf
from ludoteca.core.json import canonical
from ludoteca.core.record import ChanceLine, Header, MoveLine
from ludoteca.tables import creation, log
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.from_record import entries
from ludoteca.tables.log import LogEntry
from ludoteca.tables.state import Table, TableSetup

ANALYST: Final = "analyst"
"""Whoever sits on all seats of an analysis board."""
KEPT: Final = 8
_kept: OrderedDict[str, Table] = OrderedDict()


def table_of(record: str) -> Table:
    """The table of a record, to be looked at."""
    table = _kept.pop(record, None)
    return keep(_read(record) if table is None else table, record)


def taken(record: str) -> Table:
    """The table of a record, to be changed: nobody else gets it meanwhile."""
    return _kept.pop(record, None) or _read(record)


def keep(table: Table, record: str) -> Table:
    _kept[record] = table
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return table


def text_of(table: Table) -> str:
    """The record of a table, without a seed: the luck of a board is its own. The page writes JSON as tightly, so that
    its questions find the table again."""
    lines = [table.referee.header, *table.referee.lines]
    return "".join(json.dumps(line.json(), ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def fresh(game: str, players: int, options: Options, rules: str | None = None) -> Table:
    """A table whose game has not begun."""
    box = shelf.box(game)
    box = box if rules is None else box.edition(rules)
    setup = TableSetup(
        id=ANALYST,
        game=box.key,
        rules=box.rules,
        players=players,
        options=box.changed(box.settle(players, options)),
        seed=creation.fresh_seed(),
        host=ANALYST,
        public=False,
        clock=TimeControl(),
        away_level=1,
        created=0.0,
    )
    table = Table(setup, [])
    opening: list[log.Entry] = [log.Open(), *(log.Sit(seat, "person", ANALYST) for seat in range(players))]
    for entry in opening:
        table.read(LogEntry(table.line + 1, entry, ANALYST, 0.0))
    return table


def add(table: Table, entry: log.Start | log.Move) -> LogEntry:
    """Carries an entry out with the luck that it names; what it does not name falls."""
    logged = LogEntry(table.line + 1, entry, ANALYST, 0.0)
    try:
        table.read(logged)
    except RuntimeError:
        surplus = canonical((entry.chance or [{"value": None}])[-1]["value"])
        raise Refused(Refusal("record", "chance-not-asked", chance=surplus[:80])) from None
    return logged


def _read(record: str) -> Table:
    played = replay(record.encode())
    if played.referee is None:
        raise Refused(Refusal("record", "record-empty"))
    lines = [line for line in played.lines if isinstance(line, ChanceLine | MoveLine)]
    return _played(played.header, lines)


def _played(header: Header, lines: Sequence[ChanceLine | MoveLine]) -> Table:
    table = fresh(header.game, header.players, header.options, header.rules)
    for entry in entries(lines):
        add(table, entry)
    return table

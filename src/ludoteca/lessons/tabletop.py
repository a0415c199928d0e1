"""The table on which a lesson is played: a real one, in memory, where the computer has the other seats."""

from ludoteca.core import refuse
from ludoteca.lessons.lesson import Record
from ludoteca.tables import log
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.from_record import entries
from ludoteca.tables.log import Draft, LogEntry
from ludoteca.tables.state import Table, TableSetup

LEARNER = "learner"
"""The person who sits on the learner's seat."""
SEED = "lesson"
"""The luck after the end of a record, if its header names no seed."""


def open_table(record: Record, seat: int) -> Table:
    """The table as it stands at the end of a record."""
    header = record.header
    setup = TableSetup(
        id=LEARNER,
        game=header.game,
        rules=header.rules,
        players=header.players,
        options=header.options,
        seed=header.seed or SEED,
        host=LEARNER,
        public=False,
        clock=TimeControl(),
        away_level=1,
        created=0.0,
    )
    table = Table(setup, [])
    _read(table, log.Open())
    for number in range(header.players):
        _read(table, log.Sit(number, "person", LEARNER) if number == seat else log.Sit(number, "bot", level=1))
    for entry in entries(record.lines):
        _read(table, entry)
    return table


def _read(table: Table, entry: log.Entry) -> None:
    table.read(LogEntry(table.line + 1, entry, None, 0.0))


def play(table: Table, text: str) -> None:
    """Plays a move of the seat to decide; raises `Refused` if it is not legal."""
    turn = table.turn
    if turn is None:
        raise refuse(table.referee.position.turn_rule(), "game-over")
    level = table.bot_level(turn)
    table.write(Draft(log.Move(turn, text, level), move=table.referee.find(turn, text)), 0.0)

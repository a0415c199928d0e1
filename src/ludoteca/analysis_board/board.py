"""What one does at an analysis board: begin, open, look, play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.analysis_board.tabletop import add, fresh, keep, table_of, taken, text_of
from ludoteca.bots.json_requests import tell_meanings
from ludoteca.core import Json, Options, Refusal, refuse
from ludoteca.core.record import write
from ludoteca.lessons import Lesson
from ludoteca.lessons.session import resume
from ludoteca.tables import commands, log, projection
from ludoteca.tables.log import Draft, LogEntry
from ludoteca.tables.messages import Line, State
from ludoteca.tables.state import Table, position_at


@dataclass(slots=True)
class ShownPosition:
    """A position of a board, and what happened on the way to it."""

    state: State
    lines: list[Line]


def begin(game: str, players: int, options: Options, chance: Sequence[Json] = ()) -> str:
    """The record of a game that begins. `chance` sets up by hand what the first outcomes are; the rest falls."""
    table = fresh(game, players, options)
    add(table, log.Start(chance=[{"value": value} for value in chance]))
    return _kept(table)


def opened(record: str) -> str:
    """A record as a board keeps it: checked line by line, without its seed and its result."""
    return _kept(table_of(record))


def from_lesson(lesson: Lesson, done: Sequence[str]) -> str:
    """The record of a lesson, as far as its learner has come."""
    referee = resume(lesson, done).table.referee
    return opened(write([referee.header, *referee.lines]))


def _kept(table: Table) -> str:
    text = text_of(table)
    keep(table, text)
    return text


def look(record: str, ply: int, viewer: int | None, after: int) -> ShownPosition:
    """The position after `ply` moves, as a seat sees it, or, for no viewer, as whoever decides sees it with all hands
    open; and what happened since the position after `after` moves."""
    table = table_of(record)
    ply = min(ply, table.ply)
    position = table.referee.position if ply == table.ply else position_at(table, ply)
    seat = position.seat if viewer is None else viewer
    if ply == table.ply:
        state = projection.state(table, seat, 0.0)
    else:
        state = projection.earlier(table, seat, ply, 0.0)
        state.status = "running"
    state.can_take_back = state.can_hint = False
    state.bound = state.seed = None
    if viewer is None:
        state.views = projection.all_views(table, ply)
    passed = [logged for logged in table.entries if logged.ply <= ply and (logged.ply > after or after < 0)]
    return ShownPosition(state, [_line(table, logged, viewer) for logged in passed])


def _line(table: Table, logged: LogEntry, viewer: int | None) -> Line:
    """A line of the log; with open hands as whoever decided saw it."""
    entry = logged.entry
    seat = entry.seat if viewer is None and isinstance(entry, log.Move) else viewer
    return projection.some_lines(table, seat, [logged.line])[0]


def play(record: str, move: str, chance: Sequence[Json] | None = None) -> list[dict[str, Json]]:
    """The lines that a move of the seat to decide adds to a record. `chance` chooses the first outcomes of its luck."""
    table = taken(record)
    turn, mark = table.turn, len(table.referee.lines)
    if turn is None:
        raise refuse(table.referee.position.turn_rule(), "game-over")
    found = table.referee.find(turn, move)
    if chance is None:
        table.write(Draft(log.Move(turn, found.text), move=found), 0.0)
    else:
        add(table, log.Move(turn, found.text, chance=[{"value": value} for value in chance]))
    _kept(table)
    return [line.json() for line in table.referee.lines[mark:]]


def why_not(record: str, move: str) -> Refusal | None:
    """Why the seat to decide cannot play a move."""
    return commands.why_not(table_of(record), move)


def meanings(record: str, moves: Sequence[str]) -> Mapping[str, list[dict[str, Any]]]:
    """By move of the seat to decide, what it would bring about, as far as the seat may know."""
    position = table_of(record).referee.position
    if position.seat is None:
        return {}
    view = position.view(position.seat)
    return tell_meanings(view.game, view.json(), moves)

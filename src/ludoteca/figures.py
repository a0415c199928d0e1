"""The figures of the rules: positions of small records, drawn by the board of whoever reads.

Beside the texts (`rulebook.py`) a game keeps `figures/<game>.toml` with a table for each figure and the records in
`figures/<game>/`. A text shows a figure with `![caption](figure:name)` in a line of its own. `docs/adding-a-game.md`
tells what a table may hold.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from ludoteca import rulebook
from ludoteca.core import View, replay, shelf
from ludoteca.core.record import MoveLine

LINE = re.compile(r"!\[(?P<caption>[^\]]*)\]\(figure:(?P<name>[\w-]+)\)")
"""How a text shows a figure, in a line of its own."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Where a figure is found and what is shown of it."""

    record: str
    """The name of the record, `figures/<game>/<record>.record`."""
    ply: int
    """After how many moves."""
    seat: int | None = None
    """Whose eyes; None for a spectator."""
    highlights: tuple[str, ...] = ()
    """Words of the notation: their places are marked."""
    choices: bool = False
    """Whether what the seat can choose is offered, as at the table."""
    picks: tuple[str, ...] = ()
    """Words that are picked already among the choices."""
    last: int = 0
    """How many of the last moves are marked."""
    part: str = "board"
    """`board`, or `hand`: what lies beside it."""
    crop: tuple[float, float, float, float] | None = None
    """The part of the board that is shown, in parts of the whole: left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Picture:
    """All that is drawn."""

    figure: Figure
    view: View
    legal: tuple[str, ...]
    """What the seat can choose, where that is shown."""
    moves: tuple[MoveLine, ...]
    """The last moves, where they are shown."""


def figures(box: shelf.Box) -> dict[str, Figure]:
    """The figures of a game by name."""
    for place in rulebook.rule_folders(box):
        file = place / "figures" / f"{box.key}.toml"
        if file.is_file():
            return {name: _figure(table) for name, table in tomllib.loads(file.read_text(encoding="utf-8")).items()}
    return {}


def _figure(table: dict[str, Any]) -> Figure:
    fields: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}
    return Figure(**fields)


@cache
def pictures(game: str) -> dict[str, Picture]:
    """The figures of a game on the shelf, each with the view of its position."""
    box = shelf.box(game)
    return {name: picture(box, figure) for name, figure in figures(box).items()}


def picture(box: shelf.Box, figure: Figure) -> Picture:
    """Replays the record of a figure up to its ply."""
    source = _record(box, figure.record).read_bytes()
    played = replay(_cut(source, figure.ply))
    assert played.referee is not None, f"{figure.record}: there is no position yet"
    position = played.referee.position
    moves = [line for line in played.referee.lines if isinstance(line, MoveLine)]
    assert len(moves) == figure.ply, f"{figure.record} has {len(moves)} moves only"
    legal = sorted(move.text for move in position.moves()) if figure.choices and position.seat == figure.seat else []
    return Picture(figure, position.view(figure.seat), tuple(legal), tuple(moves[figure.ply - figure.last :]))


def _record(box: shelf.Box, name: str) -> Traversable:
    files = (place / "figures" / box.key / f"{name}.record" for place in rulebook.rule_folders(box))
    return next(file for file in files if file.is_file())


def _cut(source: bytes, ply: int) -> bytes:
    """The lines of a record before the move that follows on `ply` moves: luck that fell stands after its move."""
    rows, moves = source.splitlines(keepends=True), 0
    for number, row in enumerate(rows):
        moves += b'"move"' in row
        if moves > ply:
            return b"".join(rows[:number])
    return source

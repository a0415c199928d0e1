"""What a position is worth, and what is best to play: by what one seat knows, or with all cards open.

Nobody knows the future: a position holds no shuffled deck, so luck that is still to fall is drawn anew in every line.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from ludoteca.analysis.luck import OpenJudge, Values
from ludoteca.analysis.thoroughness import LEVELS
from ludoteca.analysis_board.tabletop import table_of
from ludoteca.bots.hint import hint
from ludoteca.bots.player import GameModel, OpenModel
from ludoteca.core import Position, Seeded
from ludoteca.tables.projection import legal

IMAGINED: Final = 6
"""Positions that a seat cannot tell apart, over which its view of a position is averaged."""


@dataclass(slots=True)
class Evaluation:
    """What is to be expected, and the best moves of the seat to decide."""

    values: list[float] | None
    """By seat, the share of the victory to expect; null where nobody's chance can be told yet."""
    expects: str
    """Whose chance a value is: `seat`, or another word where players win together."""
    advice: list[Mapping[str, Any]]
    """The best moves, the best first; none where the seat that looks is not to decide, or the game is over."""


def evaluate(record: str, viewer: int | None) -> Evaluation:
    """By what a seat knows; for no viewer, with all cards open."""
    table = table_of(record)
    position, players = table.referee.position, table.setup.players
    closed = GameModel(table.box)
    expects = closed.evaluation.search_evaluation.expects(position)
    judge = OpenJudge(closed, players, LEVELS["quick"])
    values = judge.values(position, "board") if viewer is None else _known(judge, position, viewer)
    if position.seat is None or viewer not in (None, position.seat):
        return Evaluation(values, expects, [])
    model = OpenModel(table.box, position) if viewer is None else closed
    found = hint(model, position.view(position.seat), legal(position))
    return Evaluation(values, expects, [advice.json() for advice in found])


def _known(judge: OpenJudge, position: Position[Any], seat: int) -> Values | None:
    """What every seat may expect, by what one of them knows."""
    if position.seat is None:
        return judge.values(position, "board")
    rows = []
    for number in range(IMAGINED):
        imagined = position.imagine(seat, Seeded(f"board {number}"))
        values = judge.values(imagined, f"imagined {number}")
        if values is None:
            return None
        rows.append(values)
    return [fmean(column) for column in zip(*rows, strict=True)]

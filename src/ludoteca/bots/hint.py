"""Hints: the best moves of a position, with what is expected to follow.

Every hint comes from the best search of the game, whatever level the bots at the table have.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca.bots.levels import best_search
from ludoteca.bots.nodes import Edge
from ludoteca.bots.player import Box, GameModel
from ludoteca.bots.search import Search
from ludoteca.core import Json, Move, Seeded, View

MOST: Final = 5
"""The most moves of a hint."""
LINE_LENGTH: Final = 4
"""The moves of an expected line after a race."""


class Advice(NamedTuple):
    """A move worth considering."""

    move: str
    value: float
    """The expected share of the victory after it, 0 to 1; in a game won together, the chance to win."""
    weight: float
    """The share of the search that went into it, 0 to 1."""
    line: list[str]
    """The expected line, this move first."""

    def json(self) -> dict[str, Json]:
        return {"move": self.move, "value": round(self.value, 4), "weight": round(self.weight, 4), "line": [*self.line]}


def hint(game: str | Box, view: View, legal: Sequence[str], seed: int, seconds: float = 1.0) -> list[Advice]:
    """The best moves after a search of so many seconds, the best first."""
    model = GameModel(game)
    return advise(Search(model, best_search(model.box).limited(None, seconds)), view, legal, seed)


def advise(search: Search, view: View, legal: Sequence[str], seed: int) -> list[Advice]:
    """The best moves that a search finds."""
    root = search.search(view, legal, seed)
    advice = []
    for move, edge in search.ranked(root)[:MOST]:
        value = min(max(edge.value(search.settings.first_value_weight), 0.0), 1.0)
        line = visited_line(search, move, edge) if root.visits else greedy_line(search.model, view, move, seed)
        advice.append(Advice(move.text, value, root.weight(edge), line))
    return advice


def visited_line(search: Search, move: Move, edge: Edge) -> list[str]:
    """The most visited line from a move."""
    line = [move.text]
    while edge.children:
        node = max(edge.children.values(), key=lambda node: node.visits)
        if not node.visits:
            break
        move, edge = search.ranked(node)[0]
        line.append(move.text)
    return line


def greedy_line(model: GameModel, view: View, move: Move, seed: int) -> list[str]:
    """A line from a move without a tree: in one imagined position every seat plays the move of highest value."""
    evaluation, seats, chance = model.evaluation, model.seats(view), Seeded(f"{seed} line")
    position = model.imagine(view, chance)
    line = [move.text]
    position.play(move, chance)
    while (seat := position.seat) is not None and len(line) < LINE_LENGTH:
        moves = evaluation.candidates(position, position.moves(), seat)
        values = [row[seat] for row in evaluation.move_values(position, moves, seats, chance)]
        move = moves[values.index(max(values))]
        line.append(move.text)
        position.play(move, chance)
    return line

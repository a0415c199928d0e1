"""What a computer player is: it gets a view and the legal moves, and never the position."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.bots.evaluate import Evaluation, evaluation_of
from ludoteca.core import Chance, Game, Json, Position, View, shelf
from ludoteca.core.json import is_int

Box = Game[Any]
Imagined = Position[Any]


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


class GameModel:
    """What a bot knows of its game: how to imagine positions from a view, and how to evaluate them."""

    __slots__ = ("box", "evaluation")

    def __init__(self, game: str | Box, evaluation: Evaluation | None = None) -> None:
        self.box: Box = shelf.box(game) if isinstance(game, str) else game
        self.evaluation = evaluation or evaluation_of(self.box)

    def seats(self, view: View) -> int:
        """How many play; the most that can, if the view does not say."""
        players = view.facts.get("players")
        return players if isinstance(players, int) and is_int(players) else self.box.seats[-1]

    def imagine(self, view: View, chance: Chance) -> Imagined:
        """A position that looks like the view (a determinization)."""
        return self.box.imagine(view, chance)


class Player(ABC):
    """A computer player at the table."""

    def __init__(self, model: GameModel) -> None:
        self.model = model

    @abstractmethod
    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        """One of the legal moves. The same view and seed give the same move, in whatever order the moves come."""

    def hint(self, view: View, legal: Sequence[str], seed: int, seconds: float = 1.0) -> list[Advice]:
        """The best moves, the best first. Every player gives the advice of the best search, whatever its own level."""
        from ludoteca.bots.levels import best_search
        from ludoteca.bots.search import Search

        return Search(self.model, best_search(self.model.box)).advise(view, legal, seed, seconds)

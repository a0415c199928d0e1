"""What a computer player is: it gets a view and the legal moves, and never the position."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from ludoteca.bots.evaluate import Evaluation, evaluation_of
from ludoteca.core import Chance, Game, Position, Seeded, View, shelf
from ludoteca.core.json import is_int
from ludoteca.core.native import mypyc_attr

Box = Game[Any]
Imagined = Position[Any]


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

    def with_plan(self, view: View, move: str) -> list[str]:
        """A move of the seat that sees this view, and those that follow it in the same plan."""
        position = self.imagine(view, Seeded(move))
        chosen = next(one for one in position.moves() if one.text == move)
        return [move, *(one.text for one in self.evaluation.follow_up(position, chosen))]

    def imagine(self, view: View, chance: Chance) -> Imagined:
        """A position that looks like the view (a determinization)."""
        return self.box.imagine(view, chance)

    def imagine_again(self, position: Imagined, seat: int, chance: Chance) -> Imagined:
        """Another position that a seat cannot tell from an imagined one."""
        return position.imagine(seat, chance)

    def with_evaluation(self, evaluation: Evaluation) -> "GameModel":
        return GameModel(self.box, evaluation)


class OpenModel(GameModel):
    """A game with all cards open: whoever searches knows the position, and luck alone is unknown."""

    __slots__ = ("position",)

    def __init__(self, game: str | Box, position: Imagined, evaluation: Evaluation | None = None) -> None:
        super().__init__(game, evaluation)
        self.position: Imagined = position

    def imagine(self, view: View, chance: Chance) -> Imagined:
        return self.position.copy()

    def imagine_again(self, position: Imagined, seat: int, chance: Chance) -> Imagined:
        return position.copy()

    def with_evaluation(self, evaluation: Evaluation) -> "GameModel":
        return OpenModel(self.box, self.position, evaluation)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """A computer player at the table."""

    def __init__(self, model: GameModel) -> None:
        self.model = model

    @abstractmethod
    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        """One of the legal moves. The same view and seed give the same move, in whatever order the moves come."""

    def plan(self, view: View, legal: Sequence[str], seed: int) -> list[str]:
        """The move chosen, and those that follow it in the same plan: they need no search while each is legal and
        nobody else has decided."""
        return [self.choose(view, legal, seed)]

    def after(self, spent: float) -> "Player":
        """The player for the rest of a turn that has taken so many seconds."""
        return self

    def close(self) -> None:  # noqa: B027 (most have nothing to do)
        """Gives back what it holds."""

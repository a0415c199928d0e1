"""What a position is worth to each seat: one module a game, named by its box."""

from typing import Any

from ludoteca.bots.evaluate.evaluation import Evaluation, Expects, Playouts, final_values, log_odds, win_chances
from ludoteca.core import Game, shelf
from ludoteca.core.resources import load

__all__ = ["Evaluation", "Expects", "Playouts", "evaluation_of", "final_values", "log_odds", "win_chances"]


def evaluation_of(game: str | Game[Any]) -> Evaluation:
    """The evaluation of a game; random playouts for a game that has none of its own."""
    box = shelf.box(game) if isinstance(game, str) else game
    if box.resources.evaluation is None:
        return Playouts()
    found = load(box.resources.evaluation)
    assert isinstance(found, Evaluation)
    return found

"""What a position is worth to each seat: one module a game, found by the game's name."""

from importlib import import_module
from importlib.util import find_spec

from ludoteca.bots.evaluate.evaluation import Evaluation, Playouts, final_values, log_odds, win_chances

__all__ = ["Evaluation", "Playouts", "evaluation_of", "final_values", "log_odds", "win_chances"]


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game; random playouts for a game that has none of its own."""
    name = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return Playouts()
    found = import_module(name).EVALUATION
    assert isinstance(found, Evaluation)
    return found

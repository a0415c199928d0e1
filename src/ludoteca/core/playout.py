"""Random games, for benchmarks, simulations and tests."""

from collections.abc import Callable
from typing import Any

from ludoteca.core.chance import Chance, Hashed
from ludoteca.core.game import Game, Options
from ludoteca.core.position import M, Position
from ludoteca.core.referee import Referee


def playout(position: Position[M], chance: Chance) -> int:
    """Plays random moves to the end; returns how many."""
    below = chance.below
    decisions = 0
    while position.seat is not None:
        moves = position.moves()
        position.play(moves[below(len(moves))], chance)
        decisions += 1
    return decisions


def random_game(
    box: Game[Any],
    seats: int,
    options: Options,
    seed: str,
    *,
    trace: bool = False,
    each: Callable[[Position[Any]], None] = lambda _: None,
) -> Referee[Any]:
    """A whole random game with its record. Luck comes from the seed as at a table, so that the record can be
    verified; the choices come from a stream of their own. `each` sees every position with a decision."""
    referee = Referee(box, seats, options, Hashed(seed), seed)
    choice = Hashed(f"{seed} choices")
    while (seat := referee.position.seat) is not None:
        each(referee.position)
        legal = sorted(move.text for move in referee.position.moves())
        referee.play(seat, legal[choice.below(len(legal))], trace=trace)
    return referee

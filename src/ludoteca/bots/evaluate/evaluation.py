"""What an evaluation is, and what all of them share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp, log
from typing import Any

from ludoteca.core import Chance, Move, Position, Result, playout


class Evaluation(ABC):
    """Looks at a position without searching. It may look at everything: bots hand it positions that they imagined
    from what their seat sees."""

    @abstractmethod
    def hopes(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        """For every seat its share of the victory to be expected, 0 to 1, in a game that goes on. In a game won or lost
        together all seats have the same hope."""

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        """The moves worth a look, at least one; all of them unless a game knows which can be left out. `me` is the seat
        that thinks: it may look at fewer moves of the others."""
        return moves

    @property
    def farsight(self) -> "Evaluation":
        """What those look with who think ahead: the same, unless a game knows a longer look."""
        return self

    def side_by_side(self, position: Position[Any]) -> bool:
        """Whether those who think ahead had better compare the moves in many imagined positions than grow a tree: where
        what cannot be known makes more of a difference than the move after the next."""
        return False

    def plain(self, position: Position[Any]) -> bool:
        """Whether one look at each move tells all: what is hidden has no say here."""
        return False

    def settled(self, position: Position[Any], result: Result, seats: int) -> list[float]:
        """For every seat what became of its hopes when the game was over."""
        return settled(result, seats)

    def value(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        """The hopes of every seat, or what became of them."""
        if position.seat is not None:
            return self.hopes(position, seats, chance)
        result = position.result()
        assert result is not None
        return self.settled(position, result, seats)

    def values(self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance) -> list[list[float]]:
        """For every move, the hopes of every seat after it."""
        found = []
        for move in moves:
            after = position.copy()
            after.play(move, chance)
            found.append(self.value(after, seats, chance))
        return found


def shares(points: Sequence[float], scale: float) -> list[float]:
    """Points turned into chances to win: a lead of `scale` points over one rival makes 73 %."""
    best = max(points)
    weights = [exp((point - best) / scale) for point in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def odds(hope: float) -> float:
    """The logarithm of the odds of a hope. A point makes the same difference in it to those who are far ahead, level or
    far behind."""
    hope = min(max(hope, 1e-4), 1 - 1e-4)
    return log(hope / (1 - hope))


def settled(result: Result, seats: int) -> list[float]:
    """The shares of a victory that is decided: winners divide it; a game won together is a whole win for all."""
    if result.outcome is not None:
        return [1.0 if result.outcome == "won" else 0.0] * seats
    share = 1.0 / len(result.winners) if result.winners else 0.0
    return [share if seat in result.winners else 0.0 for seat in range(seats)]


class Playouts(Evaluation):
    """For a game without an evaluation of its own: how one random game from here ends."""

    def hopes(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        end = position.copy()
        playout(end, chance)
        return self.value(end, seats, chance)

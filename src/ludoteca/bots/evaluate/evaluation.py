"""What an evaluation is, and what all of them share.

A value is the share of the victory that a seat may expect, 0 to 1. In a game won or lost together it is the chance to
win, the same for all seats.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp, log
from typing import Any, ClassVar, Final, Literal, NamedTuple

from ludoteca.bots.evaluate.feature import Feature
from ludoteca.core import Chance, Move, Position, Result, playout
from ludoteca.core.native import mypyc_attr

Expects = Literal["seat", "team", "nobody"]

OWN_DECISIONS: Final = 3
"""How often a seat decides in a line that `play_on` plays."""
MAX_DECISIONS: Final = 30
"""How many decisions such a line has at most."""
WON: Final = 10.0
"""The points of a victory, where the points of a game are not known."""


class Judged(NamedTuple):
    """What is said of a position at once."""

    values: list[float]
    """By seat."""
    priors: list[float]
    """Of each move, how likely it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """Values positions without searching. It may use everything in a position: bots hand it positions that they
    imagined from what their seat sees."""

    feature_names: ClassVar[tuple[str, ...]] = ("won", "points")
    """The features that `line_features` may name."""
    random_games: ClassVar[bool] = False
    """Whether values come from random games to the end. Compiled classes cannot be asked for it by `isinstance`: a
    class and its abstract base share one memory of their instances (mypyc 2.4)."""
    line_samples: ClassVar[int] = 24
    """How many imagined positions it takes to tell the features of two moves apart."""

    @abstractmethod
    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        """The value of every seat in a game that goes on."""

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        """The moves worth evaluating, at least one; all of them unless a game knows which can be left out. `me` is the
        seat that searches: an evaluation may keep fewer moves of the others."""
        return moves

    @property
    def search_evaluation(self) -> "Evaluation":
        """The evaluation for a search: the same, unless a game has a stronger and slower one."""
        return self

    def prefers_race(self, position: Position[Any]) -> bool:
        """Whether a search had better race the moves in many imagined positions than grow a tree: where what is hidden
        matters more than the move after the next."""
        return False

    def one_sample_suffices(self, position: Position[Any]) -> bool:
        """Whether a race needs one round only, because nothing hidden matters here."""
        return False

    def quiet(self, position: Position[Any]) -> bool:
        """Whether the estimate treats all seats alike here. It does not where one has had its turn and another has not
        (in chess, a position in the middle of an exchange: Beal, 1990, "A generalised quiescence search algorithm")."""
        return True

    def final_values(self, position: Position[Any], result: Result, seats: int) -> list[float]:
        """The value of every seat when the game is over."""
        return final_values(result, seats)

    def values(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        """The value of every seat, estimated or final."""
        if position.seat is not None:
            return self.estimate(position, seats, chance)
        result = position.result()
        assert result is not None
        return self.final_values(position, result, seats)

    def expected_points(self, position: Position[Any], seats: int, chance: Chance) -> list[float] | None:
        """The points that every seat may expect at the end; None where an evaluation does not count points."""
        return None

    def judge(self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance) -> Judged | None:
        """What a position is worth and which of its moves are likely; None where only the values of the moves tell."""
        return None

    def move_values(
        self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance
    ) -> list[list[float]]:
        """For every move, the value of every seat after it."""
        found = []
        for move in moves:
            after = position.copy()
            after.play(move, chance)
            found.append(self.values(after, seats, chance))
        return found

    def follow_up(self, position: Position[Any], move: Move) -> Sequence[Move]:
        """The moves of the same seat that follow a move in the plan that gave it its value."""
        return ()

    def expects(self, position: Position[Any]) -> Expects:
        """Whose chance a value is: that of the seat, that of all where they win together, or nobody's yet."""
        return "seat"

    def line_features(
        self, position: Position[Any], move: Move, seat: int, seats: int, chance: Chance
    ) -> list[Feature]:
        """The named features, for a seat, of the line to expect after a move. Unless a game names its own: how a random
        game after the move ends."""
        end = position.copy()
        end.play(move, chance)
        playout(end, chance)
        won = self.values(end, seats, chance)[seat]
        points = [float(sum([part.points for part in end.score(other, seat)])) for other in range(seats)]
        share = points[seat] / (sum([abs(one) for one in points]) or 1.0)
        return [Feature("won", WON * won, 100 * won), Feature("points", WON * share, points[seat])]

    def play_on(self, position: Position[Any], seat: int, seats: int, chance: Chance) -> None:
        """Every seat plays the move of highest value, until `seat` has decided a few times and another one decides. The
        move to explain was the first of its decisions."""
        own = 1
        for _ in range(MAX_DECISIONS):
            mover = position.seat
            if mover is None or (mover != seat and own >= OWN_DECISIONS):
                return
            own += mover == seat
            moves = self.candidates(position, position.moves(), seat)
            values = [row[mover] for row in self.move_values(position, moves, seats, chance)]
            position.play(moves[values.index(max(values))], chance)


def win_chances(points: Sequence[float], scale: float) -> list[float]:
    """Softmax: points turned into chances to win. A lead of `scale` points over one rival makes 73 %."""
    best = max(points)
    weights = [exp((point - best) / scale) for point in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def log_odds(value: float) -> float:
    """The logarithm of the odds of a value. A point of lead changes it by the same amount whoever is ahead."""
    value = min(max(value, 1e-4), 1 - 1e-4)
    return log(value / (1 - value))


def final_values(result: Result, seats: int) -> list[float]:
    """The shares of a decided victory: winners divide it; a game won together is a whole win for all."""
    if result.outcome is not None:
        return [1.0 if result.outcome == "won" else 0.0] * seats
    share = 1.0 / len(result.winners) if result.winners else 0.0
    return [share if seat in result.winners else 0.0 for seat in range(seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Playouts(Evaluation):
    """For a game without an evaluation of its own: how one random game from here ends."""

    random_games: ClassVar[bool] = True

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        end = position.copy()
        playout(end, chance)
        return self.values(end, seats, chance)

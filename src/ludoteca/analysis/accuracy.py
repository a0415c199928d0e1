"""Accuracy: names for losses, and the accuracy that follows from them.

The limits are those of lichess (lila, `Advice.scala`): 5, 10 and 15 % of the chance to win, with two players. With more
players the first chance is smaller, and the limits are smaller with it. The accuracy of one decision is that of lichess
too (<https://lichess.org/page/accuracy>). A game's accuracy is half the mean, half the harmonic mean of its decisions;
the mean is weighted by what was at stake, where lichess takes the volatility of the game.
"""

from collections.abc import Mapping, Sequence
from math import exp
from statistics import harmonic_mean
from typing import Final, Literal, NamedTuple

from ludoteca.bots.evaluate import Expects

Mark = Literal[
    "forced", "did_not_matter", "good", "best", "brilliant", "inaccuracy", "mistake", "blunder", "not_judged"
]
ERRORS: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")

NEGLIGIBLE: Final = 0.01
"""Moves whose values differ by less are alike."""
INACCURACY: Final = 0.05
MISTAKE: Final = 0.10
BLUNDER: Final = 0.15
STEEPNESS: Final = 4.354415386753951
"""How fast accuracy falls with a loss; lichess counts it in per cent."""
HEIGHT: Final = 103.1668100711649
DEPTH: Final = 3.166924740191411
LEAST_WEIGHT: Final = 0.005
"""The weight of a decision in which hardly anything was at stake."""
LEAST_ACCURACY: Final = 1.0
"""A harmonic mean has no zero in it."""


def unit(seats: int, expects: Expects) -> float:
    """What a limit is multiplied with: 1 with two players or for a team, less with more players."""
    return 2 / seats if expects == "seat" and seats > 1 else 1.0


def mark(values: Mapping[str, float], played: str, legal: int, unit: float) -> Mark:
    """What a move is called; `values` are those of all moves that were compared."""
    if legal == 1:
        return "forced"
    best = max(values.values())
    if best - min(values.values()) < NEGLIGIBLE * unit:
        return "did_not_matter"
    loss = best - values[played]
    if loss >= BLUNDER * unit:
        return "blunder"
    if loss >= MISTAKE * unit:
        return "mistake"
    if loss >= INACCURACY * unit:
        return "inaccuracy"
    if loss > 0:
        return "good"
    second = max([value for move, value in values.items() if move != played])
    return "brilliant" if best - second >= MISTAKE * unit else "best"


def accuracy(loss: float, unit: float) -> float:
    """The accuracy of one decision, 0 to 100."""
    return min(100.0, max(0.0, HEIGHT * exp(-STEEPNESS * loss / unit) - DEPTH))


class Weighed(NamedTuple):
    """A decision as the accuracy of a game sees it."""

    loss: float
    stake: float
    """What an average move would have lost."""
    unit: float


def game_accuracy(decisions: Sequence[Weighed]) -> float | None:
    """The accuracy of a seat over a game, 0 to 100; None if it never had a choice."""
    if not decisions:
        return None
    each = [accuracy(one.loss, one.unit) for one in decisions]
    weights = [max(LEAST_WEIGHT, one.stake / one.unit) for one in decisions]
    mean = sum([value * weight for value, weight in zip(each, weights, strict=True)]) / sum(weights)
    return (mean + harmonic_mean([max(LEAST_ACCURACY, value) for value in each])) / 2

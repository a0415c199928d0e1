"""Calibration: makes of the values of an evaluation chances that agree with how games ended.

An evaluation was made to rank moves, and its values are not chances by themselves. Platt scaling (Platt, 1999,
"Probabilistic outputs for support vector machines") maps log odds to log odds by a line. It keeps the order of moves.
`data/calibration.json` holds the lines, fitted by `bench/calibration.py`; a game without one keeps its values.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final, NamedTuple

from ludoteca.bots.evaluate import Expects, log_odds

PRIOR: Final = 4.0
"""How much a fit is drawn towards the line that changes nothing, in predictions."""
STEEPEST: Final = 30.0
MOST_PLAYERS: Final = 8


class CalibrationLine(NamedTuple):
    """A line from log odds to log odds."""

    slope: float = 1.0
    intercept: float = 0.0

    def __call__(self, value: float) -> float:
        """The calibrated chance. What is certain stays certain."""
        if value <= 0.0 or value >= 1.0:
            return min(max(value, 0.0), 1.0)
        return _logistic(self.slope * log_odds(value) + self.intercept)


class Calibration(NamedTuple):
    """The lines for one game and number of players."""

    curve: CalibrationLine = CalibrationLine()
    """For what the judge sees who sees all cards."""
    decision: CalibrationLine = CalibrationLine()
    """For what a seat may expect of its move, by what it knows."""

    def shares(self, values: list[float]) -> list[float]:
        """Calibrated values of all seats. Where exactly one of them wins, they add up to 1 again."""
        found = [self.curve(value) for value in values]
        if len(values) > 1 and abs(sum(values) - 1) < 1e-6:
            total = sum(found)
            return [value / total for value in found]
        return found


def name(game: str, players: int, expects: Expects) -> str:
    """The name of a calibration in the file."""
    return f"{game} {players} {'team' if expects == 'team' else 'seat'}"


def calibration(game: str, players: int, expects: Expects) -> Calibration:
    """The calibration of a game; that of the nearest number of players, if this one was not measured."""
    measured = [number for number in range(1, MOST_PLAYERS + 1) if name(game, number, expects) in _rows()]
    if not measured:
        return Calibration()
    row = _rows()[name(game, min(measured, key=lambda number: abs(number - players)), expects)]
    return Calibration(CalibrationLine(*row["curve"]), CalibrationLine(*row["decision"]))


@cache
def _rows() -> dict[str, dict[str, list[float]]]:
    text = files("ludoteca.analysis").joinpath("data/calibration.json").read_text(encoding="utf-8")
    rows: dict[str, dict[str, list[float]]] = json.loads(text)["fits"]
    return rows


def fit(predictions: list[tuple[float, float]], rounds: int = 25) -> CalibrationLine:
    """The line that makes what happened likeliest: logistic regression by Newton's method, drawn a little towards the
    line that changes nothing. A prediction is a value and the share of the victory that followed, 0 to 1."""
    slope, intercept = 1.0, 0.0
    points = [(log_odds(value), share) for value, share in predictions]
    for _ in range(rounds):
        toward_slope, toward_intercept = PRIOR * (1 - slope), PRIOR * -intercept
        curved, mixed, flat = PRIOR, 0.0, PRIOR
        for x, share in points:
            chance = _logistic(slope * x + intercept)
            weight = chance * (1 - chance)
            toward_slope += (share - chance) * x
            toward_intercept += share - chance
            curved += weight * x * x
            mixed += weight * x
            flat += weight
        determinant = curved * flat - mixed * mixed
        slope += _step((flat * toward_slope - mixed * toward_intercept) / determinant)
        intercept += _step((curved * toward_intercept - mixed * toward_slope) / determinant)
    return CalibrationLine(slope, intercept)


def _step(change: float) -> float:
    """Newton's method may leap too far where the data are few."""
    return min(max(change, -0.5), 0.5)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-min(max(x, -STEEPEST), STEEPEST)))


def brier(predictions: list[tuple[float, float]]) -> float:
    """The Brier score: the mean squared error of predictions. 0 is perfect."""
    return sum([(value - share) ** 2 for value, share in predictions]) / len(predictions)


def log_loss(predictions: list[tuple[float, float]]) -> float:
    """The mean of the negative log likelihood, in nats."""
    clipped = [(min(max(value, 1e-6), 1 - 1e-6), share) for value, share in predictions]
    return -sum([share * log(value) + (1 - share) * log(1 - value) for value, share in clipped]) / len(clipped)

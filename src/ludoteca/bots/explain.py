"""Explanations of why one move is better than another: the named features in which the lines after them differ.

Every sample imagines a position that the seat cannot tell from the real one and follows both moves from it with the
same luck. A feature is a reason if it is worth more after the better move, by more than chance explains.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from ludoteca.bots.evaluate.feature import RIVAL, Feature
from ludoteca.bots.player import GameModel
from ludoteca.core import Json, Seeded, View

MIN_POINTS: Final = 0.15
"""The points by which a feature must differ."""
MIN_ERRORS: Final = 1.5
"""The same in standard errors of the difference."""
PLACES: Final = 3
"""The most places that a reason names."""

Line = list[Feature]
"""The features of one imagined line."""
Lines = Sequence[Line]
"""Those of the same move, one line a sample."""


class Reason(NamedTuple):
    """A feature that speaks for one line against another. `reason-<name>` and `lack-<name>` put it into words."""

    name: str
    points: float = 0.0
    """What it is worth, in the points of the evaluation."""
    have: float = 0.0
    """How many or how much there is of it after the better move, on average; at the first place, if there are any."""
    than: float = 0.0
    """The same after the worse move."""
    places: tuple[str, ...] = ()
    """Where, or of what, the better move has more, the greatest difference first."""

    def parameters(self) -> dict[str, Json]:
        """What fills the gaps of its message: numbers, places, or the seat of a rival. Numbers are whole unless both
        sides would look alike."""
        whole = round(self.have) != round(self.than)
        have, than = (round(number) if whole else round(number, 1) for number in (self.have, self.than))
        filled: dict[str, Json] = {"count": max(1, round(abs(self.have - self.than))), "have": have, "than": than}
        if self.name == RIVAL:
            filled["rival"] = int(self.places[0])
        elif self.places:
            filled |= {"places": [*self.places], "place": self.places[0], "many": len(self.places)}
        return filled

    def json(self) -> dict[str, Json]:
        return {"name": self.name, "points": round(self.points, 2), "parameters": self.parameters()}


def explain(model: GameModel, view: View, better: str, worse: str, seed: int) -> list[Reason]:
    """What a move has that another one lacks, the weightiest first; nothing if no feature speaks for it."""
    lines = imagined_lines(model, view, [better, worse], seed)
    return reasons(lines[better], lines[worse])


def imagined_lines(model: GameModel, view: View, moves: Iterable[str], seed: int) -> Mapping[str, Lines]:
    """The features of the lines after some moves. Those of a move do not depend on which others are asked for."""
    assert view.seat is not None
    evaluation, seats = model.evaluation.search_evaluation, model.seats(view)
    found: dict[str, list[Line]] = {text: [] for text in moves}
    for number in range(evaluation.line_samples):
        position = model.imagine(view, Seeded(f"{seed} imagined {number}"))
        for move in position.moves():
            if move.text in found:
                luck = Seeded(f"{seed} line {number}")
                found[move.text].append(evaluation.line_features(position, move, view.seat, seats, luck))
    return found


def reasons(better: Lines, worse: Lines) -> list[Reason]:
    """The features that are worth more in the better lines."""
    names = sorted({feature.name for line in (*better, *worse) for feature in line})
    found = [_reason(name, better, worse) for name in names]
    return sorted([reason for reason in found if reason is not None], key=lambda reason: (-reason.points, reason.name))


def _reason(name: str, better: Lines, worse: Lines) -> Reason | None:
    gains = [_points(name, mine) - _points(name, other) for mine, other in zip(better, worse, strict=True)]
    gain = fmean(gains)
    if gain < MIN_POINTS or gain <= MIN_ERRORS * _standard_error(gains, gain):
        return None
    places = _places(name, better, worse)
    first = places[0] if places else ""
    have, than = _amount(name, first, better), _amount(name, first, worse)
    slope = _slope(name, (*better, *worse))
    named = first and slope > 0  # Its words speak of a place, not of an amount.
    if not named and slope * (have - than) <= 0:
        return None
    shown = {feature.place: feature.shown for line in (*worse, *better) for feature in line if feature.name == name}
    return Reason(name, gain, have, than, tuple([shown[place] or place for place in places]))


def _points(name: str, line: Line) -> float:
    return sum([feature.points for feature in line if feature.name == name])


def _slope(name: str, lines: Lines) -> float:
    """Above 0 if more of a feature is worth more, below if less of it is."""
    return sum([feature.points * feature.amount for line in lines for feature in line if feature.name == name])


def _places(name: str, better: Lines, worse: Lines) -> list[str]:
    """The places with the greatest gain."""
    gains: dict[str, float] = defaultdict(float)
    for sign, lines in (1, better), (-1, worse):
        for line in lines:
            for feature in line:
                if feature.name == name and feature.place:
                    gains[feature.place] += sign * feature.points
    enough = max(gains.values(), default=0.0) / 2
    ranked = sorted([place for place in gains if gains[place] > enough], key=lambda place: (-gains[place], place))
    return ranked[:PLACES]


def _amount(name: str, place: str, lines: Lines) -> float:
    """The mean amount of a feature over all lines; of one that has a place, over those lines that have it."""
    found = [[feature.amount for feature in line if (feature.name, feature.place) == (name, place)] for line in lines]
    counted = [sum(amounts) for amounts in found if amounts or not place]
    return fmean(counted) if counted else 0.0


def _standard_error(values: Sequence[float], mean: float) -> float:
    if len(values) < 2:
        return 0.0
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1) / len(values))

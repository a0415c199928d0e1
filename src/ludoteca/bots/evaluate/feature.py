"""Named features: what an evaluation adds up, each with a name that a person can read.

A game review and a hint compare the features of two lines; `explain.py` does that.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

RIVAL: Final = "rival"
"""The feature of what another seat has; its place is the number of the seat."""


class Feature(NamedTuple):
    """A named part of what a position is worth to a seat. `reason-<name>` and `lack-<name>` put it into words."""

    name: str
    points: float
    """What it adds, in the points of the evaluation."""
    amount: float = 1.0
    """How many or how much there is of it."""
    place: str = ""
    """Which one, where there are several of a name: a temple, a town, a god, a seat."""
    shown: str = ""
    """How the place is written for people, where that changes during a game; `place` itself if empty."""


def rivals(points: Mapping[int, float]) -> list[Feature]:
    """What the points of the other seats are worth to one: less, the more they have."""
    return [Feature(RIVAL, -have / len(points), have, str(seat)) for seat, have in points.items()]


def total(features: Iterable[Feature]) -> float:
    """What features add up to."""
    return sum([feature.points for feature in features])


def scaled(features: Iterable[Feature], factor: float) -> list[Feature]:
    """The same features with their points multiplied."""
    return [feature._replace(points=factor * feature.points) for feature in features]

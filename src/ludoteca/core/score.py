"""The points of a seat, part by part."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ScorePart:
    """Points of one kind: those that a seat would have if the game ended now, or those that it can still get.

    The catalogues put it into words: `points-<name>` for points that count, `prospect-<name>` for points to be had.
    """

    name: str
    points: int
    rule: str
    parameters: Mapping[str, str | int] = field(default_factory=dict)
    """Numbers say how much is counted. Texts say what: they tell parts of one name apart."""
    places: tuple[str, ...] = ()
    """Where on the board, in words of the notation."""
    secret: bool = False
    """Whether this viewer knows it and others do not."""

    @property
    def subject(self) -> tuple[str, ...]:
        """What the points are for: the name and the texts."""
        return self.name, *(value for value in self.parameters.values() if isinstance(value, str))


@dataclass(frozen=True, slots=True)
class ScoreChange:
    """A part of a seat's score that a move changed; `places` are those that came, or else those that went."""

    seat: int
    name: str
    points: int
    rule: str
    parameters: Mapping[str, str | int]
    places: tuple[str, ...]


Scores = Sequence[Sequence[ScorePart]]
"""By seat, the parts of its score."""


def score_changes(before: Scores, after: Scores) -> list[ScoreChange]:
    """What changed from one position to another, in the order of the seats and of their parts."""
    changes = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old != new:
            had = {part.subject: part for part in old}
            has = {part.subject: part for part in new}
            changes += [_change(seat, had.get(key), has.get(key)) for key in dict.fromkeys((*has, *had))]
    return [change for change in changes if change.points]


def _change(seat: int, old: ScorePart | None, new: ScorePart | None) -> ScoreChange:
    part = new or old
    assert part is not None
    had, has = old.places if old else (), new.places if new else ()
    came = tuple(place for place in has if place not in had)
    went = tuple(place for place in had if place not in has)
    points = (new.points if new else 0) - (old.points if old else 0)
    return ScoreChange(seat, part.name, points, part.rule, part.parameters, came or went)

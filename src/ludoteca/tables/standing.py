"""What everybody knows of points and goals, and what a move changes in it.

It follows from the positions, so it is not stored: a log that is read again tells the same.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.core import Goal, Position, ScorePart, goal_changes, score_changes
from ludoteca.tables.log import LogEntry


class PublicStanding(NamedTuple):
    scores: list[Sequence[ScorePart]]
    goals: Sequence[Goal]


def public_standing(position: Position[Any], seats: int) -> PublicStanding:
    return PublicStanding([position.score(seat, None) for seat in range(seats)], position.goals(None))


def tell_changes(logged: LogEntry, before: PublicStanding, after: PublicStanding) -> None:
    """Notes in an entry what its move changed."""
    logged.scores = score_changes(before.scores, after.scores)
    logged.goals = goal_changes(before.goals, after.goals)

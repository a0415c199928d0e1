"""Goals: what the players try to reach, and how far they are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

GoalKind = Literal["aim", "part", "need", "time"]
"""What decides the game; what leads to it; what the next reckoning asks; how much of the game is over."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is: `value` of `wanted`, or as far as can be where `wanted` is None."""

    value: int
    wanted: int | None
    reached: bool
    """Whether it would do if the game ended now."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The aim of the game or a part of it. The catalogues put it into words: `goal-<name>`, and how one gets there:
    `goal-<name>-how`. Both know `parameters`."""

    name: str
    rule: str
    seats: tuple[Progress | None, ...] = ()
    """By seat; None where it does not concern the seat or is not for this viewer to know."""
    together: Progress | None = None
    """Of all players, where they reach it together or not at all."""
    kind: GoalKind = "part"
    at_most: bool = False
    """Whether the value must not go beyond what is wanted."""
    parameters: Mapping[str, str | int] = field(default_factory=dict)
    secret: bool = False
    """Whether this viewer knows it and others do not."""


def at_least(value: int, wanted: int) -> Progress:
    return Progress(value, wanted, value >= wanted)


def at_most(value: int, wanted: int) -> Progress:
    return Progress(value, wanted, value <= wanted)


def best_of(values: Sequence[int]) -> tuple[Progress, ...]:
    """As much as can be: whoever has most is where they want to be."""
    return tuple(Progress(value, None, value == max(values)) for value in values)


@dataclass(frozen=True, slots=True)
class GoalChange:
    """A goal that a seat, or all together (None), has reached or lost with a move."""

    name: str
    seat: int | None
    reached: bool
    rule: str
    parameters: Mapping[str, str | int]
    time: int | None
    """Which round or era it was, where the game counts them."""


def goal_changes(before: Sequence[Goal], after: Sequence[Goal]) -> list[GoalChange]:
    """The parts of the aim that were reached or lost from one position to another. Who is ahead of others where there
    is no fixed number to reach changes too often to be told."""
    had = {_subject(goal): goal for goal in before}
    time = next((goal.together.value for goal in before if goal.kind == "time" and goal.together), None)
    return [
        GoalChange(goal.name, seat, new.reached, goal.rule, goal.parameters, time)
        for goal in after
        if goal.kind == "part" and (old_goal := had.get(_subject(goal))) is not None
        for seat, old, new in _paired(old_goal, goal)
        if old is not None and new is not None and new.wanted is not None and old.reached != new.reached
    ]


def _subject(goal: Goal) -> tuple[str, ...]:
    return goal.name, *(value for value in goal.parameters.values() if isinstance(value, str))


def _paired(old: Goal, new: Goal) -> list[tuple[int | None, Progress | None, Progress | None]]:
    return [
        (None, old.together, new.together),
        *((seat, *pair) for seat, pair in enumerate(zip(old.seats, new.seats, strict=True))),
    ]

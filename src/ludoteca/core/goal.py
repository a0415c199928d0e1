"""What the players try to reach, and how far they are."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from ludoteca.core.json import Json

GoalKind = Literal["aim", "part", "time"]
"""What decides the game; what leads to it; how much of the game is over."""


class Progress(NamedTuple):
    """How far somebody is: `value` of `wanted`, or as far as can be where `wanted` is None."""

    value: int
    wanted: int | None
    reached: bool
    """Whether it would do if the game ended now."""

    def json(self) -> dict[str, Json]:
        return {"value": self.value, "wanted": self.wanted, "reached": self.reached}


class Goal(NamedTuple):
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
    parameters: Mapping[str, str | int] = {}
    secret: bool = False
    """Whether this viewer knows it and others do not."""

    def json(self) -> dict[str, Json]:
        return {
            "name": self.name,
            "rule": self.rule,
            "seats": [None if progress is None else progress.json() for progress in self.seats],
            "together": None if self.together is None else self.together.json(),
            "kind": self.kind,
            "at_most": self.at_most,
            "parameters": dict(self.parameters),
            "secret": self.secret,
        }


def at_least(value: int, wanted: int) -> Progress:
    return Progress(value, wanted, value >= wanted)


def at_most(value: int, wanted: int) -> Progress:
    return Progress(value, wanted, value <= wanted)


def best_of(values: Sequence[int]) -> tuple[Progress, ...]:
    """As much as can be: whoever has most is where they want to be."""
    return tuple(Progress(value, None, value == max(values)) for value in values)

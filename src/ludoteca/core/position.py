"""Positions: where a game stands."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from ludoteca.core.chance import Chance
from ludoteca.core.consequence import Consequence
from ludoteca.core.event import Event
from ludoteca.core.goal import Goal
from ludoteca.core.move import Move
from ludoteca.core.native import mypyc_attr
from ludoteca.core.question import Question
from ludoteca.core.refusal import Loss, Refusal
from ludoteca.core.result import Result
from ludoteca.core.score import ScorePart
from ludoteca.core.view import View

M = TypeVar("M", bound=Move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC, Generic[M]):
    """Mutable and cheap to copy. One seat decides at a time; what a rulebook calls simultaneous is a queue.

    `play` trusts its caller: it takes a move out of `moves()`. Input from outside goes through the
    `Referee`, which looks every move up first.
    """

    __slots__ = ("events", "seat")

    seat: int | None
    """Who decides now; None when the game is over."""
    events: list[Event] | None
    """Set it to a list to hear what happens; a copy starts with nobody listening."""

    @abstractmethod
    def moves(self) -> Sequence[M]:
        """All legal moves of the seat to decide, without repetition, in no promised order. Empty only when over."""

    @abstractmethod
    def play(self, move: M, chance: Chance) -> None:
        """Carries out a legal move and everything that follows from it up to the next decision."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent position equal to this one."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""

    @abstractmethod
    def imagine(self, seat: int, chance: Chance) -> Self:
        """A random position that `seat` cannot tell from this one."""

    @abstractmethod
    def why_not(self, move: M) -> Refusal | None:
        """Why the seat to decide cannot play `move` now; None if it can."""

    @abstractmethod
    def turn_rule(self) -> str:
        """The rule that says whose turn it is now, or that the game is over: it refuses a move out of turn."""

    @abstractmethod
    def question(self) -> Question | None:
        """What the seat to decide is asked; None when the game is over."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def check(self) -> None:
        """Asserts the invariants of the rules: conservation of pieces and whatever else must always hold."""

    def warning(self, move: M) -> Loss | None:
        """A loss that a legal move makes certain. None is known unless a game says otherwise."""
        return None

    def consequences(self, move: M, after: Self, events: Sequence[Event]) -> list[Consequence]:
        """What a move of the seat to decide brought about: it was played on a copy, `after`, and its seat heard
        `events`. Only what the seat may know. Unless a game says more: who decides next, or that the game ends."""
        return [next_decision(self, after)]

    def shown(self, move: M, seat: int | None) -> str:
        """The notation of a move about to be played, as `seat` sees it. Public unless a game says otherwise."""
        return move.text

    def reveals(self, move: M) -> bool:
        """Whether a move about to be played shows somebody a secret without chance falling or the turn passing:
        then it cannot be taken back. None does unless a game says otherwise."""
        return False

    def score(self, seat: int, viewer: int | None = None) -> Sequence[ScorePart]:
        """The points that `seat` would have if the game ended now, as far as `viewer` (None: a spectator) may know.
        At the end they add up to the result. Until then a game that does not say otherwise has none."""
        result = self.result()
        points = None if result is None or result.scores is None else result.scores[seat]
        return () if points is None else (ScorePart("total", points, self.turn_rule()),)

    def prospects(self, seat: int, viewer: int | None = None) -> Sequence[ScorePart]:
        """The points that `seat` can still get, as far as `viewer` may know: each with what one step brings."""
        return ()

    def goals(self, viewer: int | None = None) -> Sequence[Goal]:
        """The aim of the game first, then its parts, with the progress of every seat as far as `viewer` may know.
        None are known unless a game says otherwise."""
        return ()


NEXT_DECISION = frozenset(["game-ends", "decide-again", "next-turn"])
"""The names of what `next_decision` tells."""


def next_decision(before: Position[M], after: Position[M]) -> Consequence:
    """Who decides after a move."""
    if after.seat is None:
        return Consequence("game-ends", after.turn_rule())
    if after.seat == before.seat:
        return Consequence("decide-again", after.turn_rule())
    return Consequence("next-turn", after.turn_rule(), seat=after.seat)

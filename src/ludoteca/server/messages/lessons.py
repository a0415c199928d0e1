"""Messages of a lesson."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.lessons.session import LONGEST as LONGEST_LESSON
from ludoteca.lessons.session import LessonState
from ludoteca.server.messages.basics import MoveText, Refusal
from ludoteca.server.messages.previews import MovesPointedAt


class LessonEntry(Struct):
    """A learner's progress, and what comes next: a move, `!next`, `!answer 2`, `!skip`; nothing to look only."""

    done: Annotated[list[MoveText], Meta(max_length=LONGEST_LESSON)] = []
    entry: MoveText | None = None


class LessonMoves(Struct):
    """Moves that a learner points at after this progress."""

    done: Annotated[list[MoveText], Meta(max_length=LONGEST_LESSON)]
    moves: MovesPointedAt


class LessonAnswer(Struct):
    """Where the learner stands."""

    lesson: LessonState
    refusal: Refusal | None = None
    """Why the move is not allowed."""

"""Lessons and exercises: data that a small state machine runs on the real rules.

Nothing but the standard library; this package also runs in the browser. `docs/writing-a-lesson.md` describes the data.
"""

from ludoteca.lessons.exercises import by_key, exercise, exercises_of
from ludoteca.lessons.lesson import Lesson, LessonError, Step, lesson, lessons_of
from ludoteca.lessons.moments import Moment, moments_now, moments_of
from ludoteca.lessons.session import LessonState, Session, take, view_of

__all__ = [
    "Lesson",
    "LessonError",
    "LessonState",
    "Moment",
    "Session",
    "Step",
    "by_key",
    "exercise",
    "exercises_of",
    "lesson",
    "lessons_of",
    "moments_now",
    "moments_of",
    "take",
    "view_of",
]

"""Questions to an analysis board, as hosts ask them: a device in a thread of its own, a server in its workers."""

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.analysis_board import board
from ludoteca.analysis_board.evaluation import evaluate
from ludoteca.analysis_board.identity import identity
from ludoteca.analysis_board.luck import outcomes
from ludoteca.lessons import LessonError, by_key
from ludoteca.tables.errors import missing

Answer = Any


def answer(question: str, given: dict[str, Any]) -> Answer:
    """The answer to one question; raises `Refused` or `RequestRefused`."""
    return QUESTIONS[question](**given)


def _begin(game: str, players: int, options: dict[str, Any], chance: Sequence[Any]) -> Answer:
    return {"record": board.begin(game, players, options, chance)}


def _open(record: str) -> Answer:
    return {"record": board.opened(record)}


def _lesson(game: str, lesson: str, done: list[str]) -> Answer:
    try:
        found = by_key(game, lesson)
    except LessonError:
        raise missing("no-such-lesson") from None
    return {"record": board.from_lesson(found, done)}


def _play(record: str, move: str, chance: Sequence[Any] | None) -> Answer:
    return {"lines": board.play(record, move, chance)}


def _why_not(record: str, move: str) -> Answer:
    why = board.why_not(record, move)
    return {"refusal": why and {"rule": why.rule, "reason": why.reason, "parameters": dict(why.parameters)}}


def _outcomes(record: str, ply: int) -> Answer:
    return {"outcomes": outcomes(record, ply)}


QUESTIONS: dict[str, Callable[..., Answer]] = {
    "begin": _begin,
    "open": _open,
    "lesson": _lesson,
    "look": board.look,
    "outcomes": _outcomes,
    "play": _play,
    "why_not": _why_not,
    "meanings": board.meanings,
    "evaluate": evaluate,
    "identity": identity,
}

"""What is asked beside the tables: bots, hints, what moves mean. A thread of its own does it where there is one."""

import json
from collections.abc import Callable
from typing import Any

from ludoteca.analysis import Piece, analysis, keys, order, piece, read
from ludoteca.analysis_board.answers import answer
from ludoteca.bots.json_requests import advise, tell_meanings, think
from ludoteca.core import Refused
from ludoteca.core.record import RecordCut
from ludoteca.lessons import Lesson, LessonError, by_key, take, view_of
from ludoteca.local.encoding import encode
from ludoteca.tables.errors import RequestRefused, conflict, missing


def do(job: str) -> str:
    """What a job brings, as the body of an answer: its result, or a refusal."""
    wanted = json.loads(job)
    return encode(answered(lambda: {"result": JOBS[wanted["do"]](**wanted["with"])}))


def answered(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What some work brings; a refusal, with the status that a server would send it with, where it is refused."""
    try:
        return work()
    except RequestRefused as refused:
        return {"status": refused.status, "refusal": refusal(refused.refusal)}
    except Refused as refused:
        return {"status": 422, "refusal": refusal(refused.refusal)}


def refusal(why: Any) -> dict[str, Any] | None:
    """The form in which a refusal is sent."""
    return why and {"rule": why.rule, "reason": why.reason, "parameters": dict(why.parameters)}


def learn(game: str, lesson: str, done: list[str], entry: str | None) -> dict[str, Any]:
    """Where a learner stands after one more entry."""
    taken = take(_lesson(game, lesson), done, entry)
    return {"lesson": taken.state, "refusal": refusal(taken.refusal)}


def lesson_meanings(game: str, lesson: str, done: list[str], moves: list[str]) -> dict[str, Any]:
    """By move, what it would bring about in a lesson; nothing where no move is asked for."""
    view = view_of(_lesson(game, lesson), done)
    return {} if view is None else tell_meanings(view.game, view.json(), moves)


def analysis_keys(record: str, seat: int | None) -> list[int]:
    """The pieces of an analysis. A game that goes on is judged for one seat, from what it knew."""
    try:
        game = read(record.encode())
    except RecordCut:
        raise RequestRefused(422, "not-over", "record") from None
    if seat is None and game.last.seat is not None:
        raise conflict("not-finished")
    return list(keys(game))


def analyse(
    record: str, thoroughness: str, seat: int | None, key: int | None, pieces: list[dict[str, Any]]
) -> dict[str, Any]:
    """A piece of an analysis, or all of it out of its pieces where no piece is named."""
    what = order(record.encode(), thoroughness, seats=() if seat is None else (seat,), curve=seat is None)
    made = analysis(what, [Piece.read(row) for row in pieces]) if key is None else piece(what, key)
    return made.json()


def _lesson(game: str, key: str) -> Lesson:
    try:
        return by_key(game, key)
    except LessonError:
        raise missing("no-such-lesson") from None


JOBS: dict[str, Callable[..., Any]] = {
    "think": think,
    "advise": advise,
    "meanings": tell_meanings,
    "lesson_meanings": lesson_meanings,
    "board": answer,
    "analysis_keys": analysis_keys,
    "analyse": analyse,
}

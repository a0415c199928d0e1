"""Runs a lesson: a state machine without memory of its own.

A learner's progress is a list of texts, `done`: moves in notation (also those of the bots in a free game), `!next` to
go on, and `!answer 2`. `take` computes from a lesson and such a list where the learner stands. Whoever keeps the list
keeps the progress; a list cut to the beginning of a step repeats it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal, NamedTuple

from ludoteca.bots import player
from ludoteca.core import Refusal, Refused, View, refuse
from ludoteca.lessons.conditions import holds
from ludoteca.lessons.lesson import Comment, Lesson, Step
from ludoteca.lessons.tabletop import open_table, play
from ludoteca.tables import projection
from ludoteca.tables.messages import Line, State
from ludoteca.tables.state import Table

NEXT, ANSWER, SKIP = "!next", "!answer ", "!skip"
LONGEST = 600
"""Entries of a progress; a lesson has some dozens."""
Phase = Literal["told", "playing", "asking", "solved", "over"]
Outcome = Literal["good", "poor", "refused", "right", "wrong"]


@dataclass(slots=True)
class LessonState:
    """Where a learner stands."""

    game: str
    lesson: str
    step: str
    number: int
    steps: int
    phase: Phase
    """`told`: read and go on. `playing`: moves are asked for. `asking`: an answer is. `solved`: go on."""
    done: list[str]
    starts: list[int]
    """How long `done` was at the beginning of every step so far: where to cut it to repeat one."""
    state: State
    """The table, as the learner sees it; its legal moves are those that the step allows."""
    lines: list[Line]
    """What happened since the step began."""
    point: list[str]
    hint: str | None = None
    """The move that solves the step, or leads on in it."""
    answers: int = 0
    outcome: Outcome | None = None
    """What the last entry was."""
    comment: str | None = None
    """The end of the id of the message that says so: `lesson-<lesson>-<comment>`."""


class Taken(NamedTuple):
    """Where an entry leads, and the refusal if it was not legal."""

    state: LessonState
    refusal: Refusal | None


@dataclass(slots=True)
class _Said:
    outcome: Outcome | None = None
    comment: str | None = None
    refusal: Refusal | None = None


class _Poor(Exception):
    """A legal move that the step does not want: it is not played."""

    def __init__(self, comment: str) -> None:
        super().__init__(comment)
        self.comment = comment


@dataclass(slots=True)
class Session:
    """A lesson in progress."""

    lesson: Lesson
    number: int = -1
    phase: Phase = "told"
    done: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    said: _Said = field(default_factory=_Said)
    _table: Table | None = None
    _line: int = 0
    """The last line of the table before the step."""

    def __post_init__(self) -> None:
        self._begin()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def seat(self) -> int:
        return self.lesson.seat

    def enter(self, entry: str) -> None:
        """Takes one entry; raises `Refused` if it is not possible here and `_Poor` if the step does not want it."""
        if len(self.done) >= LONGEST:
            raise refuse("lesson", "lesson-progress")
        if entry == NEXT:
            self.said = _Said()
            self._next()
        elif entry.startswith(ANSWER):
            self._answer(entry)
        elif self.phase != "playing":
            raise refuse("lesson", "lesson-progress")
        elif self.table.turn == self.seat:
            self._learner(entry)
        else:
            self._other(entry)

    def let_others_play(self) -> None:
        """The bots of a free game decide until the learner is to decide again."""
        while self.phase == "playing" and self.step.others is not None and self.table.turn not in (None, self.seat):
            self._other(self.advice(self.step.others))

    def advice(self, level: int) -> str:
        """What a bot plays for the seat to decide. Bots of lessons do not search and answer in milliseconds, so their
        turns need no limit; and a lesson, which has no memory, keeps no plans."""
        position = self.table.referee.position
        assert position.seat is not None
        view, legal = position.view(position.seat), projection.legal(position)
        return player(level, self.table.box).choose(view, legal, seed=self.table.ply)

    # Steps

    def _begin(self) -> None:
        """The next step, with what is scripted for it."""
        self.number += 1
        self.starts.append(len(self.done))
        step = self.step
        if step.record is not None:
            self._table = open_table(self.lesson.records[step.record], self.seat)
        for move in step.script:
            play(self.table, move)
        self._line = self.table.line
        self.phase = "asking" if step.answers else "playing" if step.plays else "told"
        if self.phase == "playing" and self.table.turn is None:
            self.phase = "told"

    def _next(self) -> None:
        if self.phase not in ("told", "solved"):
            raise refuse("lesson", "lesson-progress")
        self.done.append(NEXT)
        if self.number + 1 == len(self.lesson.steps):
            self.phase = "over"
        else:
            self._begin()

    def _answer(self, entry: str) -> None:
        if self.phase != "asking":
            raise refuse("lesson", "lesson-progress")
        given = entry.removeprefix(ANSWER)
        if given != str(self.step.right):
            raise _Poor(f"{self.step.id}-wrong")
        self.done.append(entry)
        self.said = _Said("right", f"{self.step.id}-good")
        self.phase = "solved"

    # Moves

    def _learner(self, text: str) -> None:
        step, table = self.step, self.table
        before = table.referee.position.view(self.seat).json()
        try:
            move = table.referee.find(self.seat, text)
        except Refused as refused:
            if step.refused != refused.refusal.reason:
                raise
            self.done.append(text)
            self._solved(refused.refusal)
            return
        if move.text not in self._allowed(projection.legal(table.referee.position)):
            raise _Poor("elsewhere")
        play(table, move.text)
        facts = self._facts(before, move.text)
        if step.good is not None and not holds(step.good, facts, self.seat):
            raise _Poor(_fitting(step.poor, facts, self.seat) or f"{step.id}-poor")
        self.done.append(text)
        self._check_end(facts)
        if self.phase == "solved":
            return
        if table.turn != self.seat and step.others is None:
            raise _Poor(f"{step.id}-poor")
        self.said = _Said("good", _fitting(step.comments, facts, self.seat))

    def _other(self, text: str) -> None:
        """A move of a bot, decided now or before."""
        if self.step.others is None:
            raise refuse("lesson", "lesson-progress")
        before = self.table.referee.position.view(self.seat).json()
        play(self.table, text)
        self.done.append(text)
        self._check_end(self._facts(before, text))

    def _check_end(self, facts: Mapping[str, Any]) -> None:
        until = self.step.until
        if (
            self.table.turn is None
            or (until is None and not self.step.others)
            or (until is not None and holds(until, facts, self.seat))
        ):
            self._solved()

    def _solved(self, refusal: Refusal | None = None) -> None:
        self.phase = "solved"
        self.said = _Said("good", f"{self.step.id}-good", refusal)

    def _facts(self, before: dict[str, Any], move: str) -> dict[str, Any]:
        """What conditions speak of: the views before and after a move, its notation and its events."""
        logged = self.table.entries[-1]
        heard = [event for event in logged.events if event.audience in (None, self.seat)]
        return {
            "before": before,
            "view": self.table.referee.position.view(self.seat).json(),
            "move": move,
            "events": [{"name": event.name, **event.parameters} for event in heard],
        }

    def _allowed(self, legal: list[str]) -> list[str]:
        """The legal moves that the step allows. A law of the lessons is that there always is one."""
        return [move for move in legal if any(fnmatchcase(move, one) for one in self.step.allow)]

    # What is shown

    def state(self) -> LessonState:
        step, table = self.step, self.table
        shown = projection.state(table, self.seat, 0.0)
        playing = self.phase == "playing"
        shown.legal = self._allowed(shown.legal or []) if playing else None
        shown.can_take_back, shown.bound, shown.seed = False, None, None
        return LessonState(
            game=self.lesson.game,
            lesson=self.lesson.words or self.lesson.key,
            step=step.id,
            number=self.number,
            steps=len(self.lesson.steps),
            phase=self.phase,
            done=list(self.done),
            starts=list(self.starts),
            state=shown,
            lines=projection.lines(table, self.seat, self._line),
            point=list(step.point) if self.phase != "solved" else [],
            hint=self._hint(shown.legal or []),
            answers=step.answers,
            outcome=self.said.outcome,
            comment=self.said.comment,
        )

    def _hint(self, legal: Sequence[str]) -> str | None:
        """The next move of those that solve the step; None once the learner went another way."""
        made = tuple(self.done[self.starts[self.number] :])
        due = self.step.follow[len(made) : len(made) + 1]
        if self.phase != "playing" or not due or self.step.follow[: len(made)] != made:
            return None
        return due[0] if due[0] in legal or self.step.refused is not None else None


def _fitting(comments: Sequence[Comment], facts: Mapping[str, Any], seat: int) -> str | None:
    """The first comment whose condition is true."""
    return next((one.say for one in comments if one.when is None or holds(one.when, facts, seat)), None)


def resume(lesson: Lesson, done: Sequence[str]) -> Session:
    """The session that these entries lead to; raises `Refused` where one is impossible.

    A step that opens a record owes nothing to those before it, so they are not played again.
    """
    starts = [0, *(number for number, entry in enumerate(done, 1) if entry == NEXT)][: len(lesson.steps)]
    opened = max(number for number in range(len(starts)) if lesson.steps[number].record is not None)
    session = Session(lesson, opened - 1, done=list(done[: starts[opened]]), starts=starts[:opened])
    for entry in done[starts[opened] :]:
        try:
            session.enter(entry)
        except _Poor:
            raise refuse("lesson", "lesson-progress") from None
    session.let_others_play()
    return session


def take(lesson: Lesson, done: Sequence[str], entry: str | None = None) -> Taken:
    """Where the learner stands after one more entry. A refused or poor one changes nothing, and says why."""
    session = resume(lesson, done)
    try:
        if entry == SKIP:
            session = _skip(session)
        elif entry is not None:
            session.enter(entry)
            session.let_others_play()
    except Refused as refused:
        session = resume(lesson, done)
        session.said = _Said("refused", None, refused.refusal)
    except _Poor as poor:
        outcome: Outcome = "wrong" if session.phase == "asking" else "poor"
        session = resume(lesson, done)
        session.said = _Said(outcome, poor.comment)
    return Taken(session.state(), session.said.refusal)


def view_of(lesson: Lesson, done: Sequence[str]) -> View | None:
    """What the learner sees where a move is asked for; None elsewhere."""
    session = resume(lesson, done)
    asked = session.phase == "playing" and session.table.turn == session.seat
    return session.table.referee.position.view(session.seat) if asked else None


def _skip(session: Session) -> Session:
    """The next step, with this one solved as it is meant to be."""
    if session.phase == "over":
        return session
    session = resume(session.lesson, session.done[: session.starts[session.number]])
    solve(session)
    session.enter(NEXT)
    session.let_others_play()
    return session


def solve(session: Session) -> None:
    """Follows the step from its beginning until it is solved."""
    step = session.step
    if session.phase == "asking":
        session.enter(f"{ANSWER}{step.right}")
    for move in step.follow:
        if session.phase == "playing":
            session.enter(move)
            session.let_others_play()
    while session.phase == "playing" and step.others is not None:
        session.enter(session.advice(step.others))
        session.let_others_play()

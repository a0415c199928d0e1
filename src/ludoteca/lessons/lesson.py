"""A lesson as data: records to start from, and steps."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from ludoteca.core.record import ChanceLine, Header, MoveLine, Reader, ResultLine
from ludoteca.core.resources import folder
from ludoteca.lessons.conditions import Condition, ConditionError, check

DATA = "ludoteca.lessons:data"


class LessonError(ValueError):
    """A lesson that cannot be run, with what is wrong in it."""


@dataclass(frozen=True, slots=True)
class Comment:
    """What is said after a move, if a condition is true of it."""

    say: str
    when: Condition = None


@dataclass(frozen=True, slots=True)
class Step:
    """One idea. A step without moves to play and without answers is only told."""

    id: str
    """Its text is the message `lesson-<lesson>-<id>`."""
    record: str | None = None
    """The record in whose last position it begins; without one it goes on where the step before ended."""
    script: tuple[str, ...] = ()
    """Moves that are played before it is shown, by whoever is to decide."""
    point: tuple[str, ...] = ()
    """Words of the notation whose places are marked."""
    allow: tuple[str, ...] = ("*",)
    """Patterns of the legal moves that the learner can choose."""
    follow: tuple[str, ...] = ()
    """Moves that solve it: what is played for whoever skips it."""
    good: Condition = None
    """What every move must make true; another move is poor and is not played."""
    until: Condition = None
    """What must be true to go on; without it, one good move is enough."""
    refused: str | None = None
    """The reason of the refusal that the learner is to see: such a step is solved by a move that is not legal."""
    others: int | None = None
    """The level of the bots that decide for the other seats in a free game."""
    comments: tuple[Comment, ...] = ()
    """What is said after a good move that does not solve it yet; the first whose condition is true."""
    poor: tuple[Comment, ...] = ()
    """What is said after a poor move, likewise."""
    repeats: tuple[str, ...] = ()
    """The steps whose ideas it repeats freely, beside the one that its id names before `-again`."""
    answers: int = 0
    """How many answers a question has."""
    right: int = 0
    """The number of the right one, from 1."""

    @property
    def plays(self) -> bool:
        """Whether the learner has something to play."""
        return bool(self.follow) or self.others is not None


@dataclass(frozen=True, slots=True)
class Record:
    """A starting position: the header and the lines of a record."""

    header: Header
    lines: tuple[ChanceLine | MoveLine, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    key: str
    minutes: int
    seat: int
    """The learner's."""
    steps: tuple[Step, ...]
    records: Mapping[str, Record] = field(default_factory=dict)
    words: str = ""
    """Its texts are `lesson-<words>-…`; by default its key."""


def lessons_of(game: str) -> list[str]:
    """The keys of a game's lessons, in the order in which they are learnt."""
    index = data_of(game) / "index.json"
    return list(json.loads(index.read_text(encoding="utf-8"))["lessons"]) if index.is_file() else []


@cache
def lesson(game: str, key: str) -> Lesson:
    """A lesson by its game and key; raises `LessonError` if there is none."""
    if key not in lessons_of(game):
        raise LessonError(f"no lesson {key} of {game}")
    place = data_of(game)
    data = json.loads((place / f"{key}.json").read_text(encoding="utf-8"))
    return read(game, key, data, lambda name: (place / f"{name}.jsonl").read_bytes())


def data_of(game: str) -> Traversable:
    """Where the lessons of a game lie."""
    found = folder(DATA)
    assert found is not None
    return found / game


def read(game: str, key: str, data: Mapping[str, Any], source: Any) -> Lesson:
    """The lesson that some data describe; `source` gives the bytes of a record by its name."""
    steps = tuple(_step(given) for given in data["steps"])
    if not steps or steps[0].record is None:
        raise LessonError("the first step needs a record")
    names = {step.record for step in steps if step.record is not None}
    records = {name: read_record(source(name)) for name in sorted(names)}
    return Lesson(game, key, data.get("minutes", 5), data.get("seat", 0), steps, records)


_FIELDS = frozenset(known.name for known in fields(Step))


def _step(given: Mapping[str, Any]) -> Step:
    unknown = set(given) - _FIELDS
    if unknown:
        raise LessonError(f"step {given.get('id')}: unknown {', '.join(sorted(unknown))}")
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    for name in ("good", "until"):
        values[name] = given.get(name)
    for name in ("comments", "poor"):
        values[name] = tuple(_comment(comment) for comment in given.get(name, ()))
    step = Step(**values)
    for condition in (step.good, step.until, *(comment.when for comment in (*step.comments, *step.poor))):
        if condition is not None:
            _checked(step, condition)
    if step.answers and not 1 <= step.right <= step.answers:
        raise LessonError(f"step {step.id}: the right answer is none of them")
    return step


def _comment(given: Mapping[str, Any]) -> Comment:
    return Comment(given["say"], given.get("if"))


def _checked(step: Step, condition: Condition) -> None:
    try:
        check(condition)
    except ConditionError as problem:
        raise LessonError(f"step {step.id}: {problem}") from None


def read_record(source: bytes) -> Record:
    reader = Reader(source)
    header = reader.header()
    lines: list[ChanceLine | MoveLine] = []
    while not reader.ended:
        line = reader.next()
        if not isinstance(line, ResultLine):
            lines.append(line)
    return Record(header, tuple(lines))

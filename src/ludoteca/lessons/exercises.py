"""Exercises: positions of played games in which some moves reach a goal and most do not.

Goals stand in `data/<game>/goals.json`, exercises in `exercises.json`. `ludoteca exercises` finds more of them. An
exercise runs as a lesson of one step: any move that meets the condition of its goal is right.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from ludoteca.bots import player
from ludoteca.core import Position, Referee, Seeded, shelf
from ludoteca.core.record import Line
from ludoteca.lessons.conditions import Condition, holds
from ludoteca.lessons.lesson import Lesson, LessonError, Record, Step, data_of, lesson, read_record

KEY = "exercise"
"""The key of an exercise is `exercise-<number>`, from 1; its texts are `lesson-exercise-<goal>`."""
FEWEST_CHOICES, MOST_RIGHT = 3, 0.34
"""An exercise has at least so many legal moves, and at most this share of them is right."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What to find: a condition of the move, among the moves that fit a pattern."""

    key: str
    good: Condition
    allow: tuple[str, ...] = ("*",)


@dataclass(frozen=True, slots=True)
class Found:
    """A position with a goal that can be reached in it: so many lines of a record, and one solution."""

    goal: str
    lines: int
    seat: int
    solution: str

    def json(self, record: str) -> dict[str, Any]:
        found = {"record": record, "lines": self.lines, "seat": self.seat, "goal": self.goal}
        return {**found, "solution": self.solution}


@cache
def goals_of(game: str) -> dict[str, Goal]:
    place = data_of(game) / "goals.json"
    given = json.loads(place.read_text(encoding="utf-8")) if place.is_file() else {}
    return {key: Goal(key, goal["good"], tuple(goal.get("allow", ["*"]))) for key, goal in given.items()}


@cache
def exercises_of(game: str) -> list[Mapping[str, Any]]:
    """The exercises of a game as data."""
    place = data_of(game) / "exercises.json"
    return list(json.loads(place.read_text(encoding="utf-8"))) if place.is_file() else []


@cache
def exercise(game: str, number: int) -> Lesson:
    """An exercise as a lesson; numbers begin at 1."""
    known = exercises_of(game)
    if not 1 <= number <= len(known):
        raise LessonError(f"no exercise {number} of {game}")
    given = known[number - 1]
    goal = goals_of(game)[given["goal"]]
    whole = read_record((data_of(game) / f"{given['record']}.jsonl").read_bytes())
    record = Record(whole.header, whole.lines[: given["lines"]])
    step = Step(goal.key, record=KEY, allow=goal.allow, good=goal.good, follow=(given["solution"],))
    return Lesson(game, f"{KEY}-{number}", 1, given["seat"], (step,), {KEY: record}, KEY)


def by_key(game: str, key: str) -> Lesson:
    """A lesson or an exercise by its key; raises `LessonError` if there is none."""
    if shelf.find(game) is None:
        raise LessonError(f"no game {game}")
    number = re.fullmatch(rf"{KEY}-(\d{{1,4}})", key, re.ASCII)
    return lesson(game, key) if number is None else exercise(game, int(number[1]))


def find(game: str, players: int, seed: int, level: int = 2) -> tuple[list[Line], list[Found]]:
    """Plays a game and finds the exercises in it."""
    box = shelf.box(game)
    referee: Referee[Any] = Referee(box, players, {}, Seeded(seed))
    bot = player(level, game)
    found: list[Found] = []
    while referee.position.seat is not None:
        seat, legal = referee.position.seat, list(referee.legal())
        found += _here(referee, seat, goals_of(game))
        referee.play(seat, bot.choose(referee.position.view(seat), legal, seed + len(referee.lines)))
    return referee.record(), found


def _here(referee: Referee[Any], seat: int, goals: Mapping[str, Goal]) -> Iterator[Found]:
    """The goals that can be reached by some moves here, and not by most."""
    position, legal = referee.position, referee.legal()
    if len(legal) < FEWEST_CHOICES:
        return
    facts = cache(lambda text: _facts(position, seat, text, legal[text]))
    for goal in goals.values():
        among = [text for text in legal if any(fnmatchcase(text, one) for one in goal.allow)]
        if len(among) < FEWEST_CHOICES:
            continue
        right = [text for text in among if holds(goal.good, facts(text), seat)]
        if right and len(right) <= MOST_RIGHT * len(among):
            yield Found(goal.key, len(referee.lines), seat, right[0])


def _facts(position: Position[Any], seat: int, text: str, move: Any) -> dict[str, Any]:
    """What conditions speak of."""
    after = position.copy()
    after.events = []
    after.play(move, Seeded(text))
    heard = [event for event in after.events or [] if event.audience in (None, seat)]
    return {
        "before": position.view(seat).json(),
        "view": after.view(seat).json(),
        "move": text,
        "events": [{"name": event.name, **event.parameters} for event in heard],
    }

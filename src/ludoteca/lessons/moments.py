"""Moments: what whoever learns while playing is told when a rule first matters to them.

They stand in `data/<game>/moments.json`, in the order in which they are told: `{"id", "if", "rule"}`. Their texts are
`moment-<id>`. A condition speaks of what one seat is shown, and of nothing else:

    view      what it sees
    question  what is asked, by `name`, `rule` and `parameters`; whoever is to decide
    legal     its legal moves; none while others decide
    events    what happened since a line of the log; `own` those of its own seat
    mine      its moves since then; `theirs` those of the others
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from ludoteca.lessons.conditions import Condition, ConditionError, check, holds
from ludoteca.lessons.lesson import LessonError, data_of
from ludoteca.tables.messages import Line, State


@dataclass(frozen=True, slots=True)
class Moment:
    key: str
    rule: str
    """The rule to read on."""
    when: Condition


@cache
def moments_of(game: str) -> tuple[Moment, ...]:
    """The moments of a game; none for a game without them. Raises `LessonError` where one is wrong."""
    place = data_of(game) / "moments.json"
    given = json.loads(place.read_text(encoding="utf-8")) if place.is_file() else []
    return tuple(_moment(one) for one in given)


def _moment(given: Mapping[str, Any]) -> Moment:
    moment = Moment(given["id"], given["rule"], given["if"])
    try:
        check(moment.when)
    except ConditionError as problem:
        raise LessonError(f"moment {moment.key}: {problem}") from None
    return moment


def moments_now(game: str, state: State, lines: Sequence[Line]) -> list[Moment]:
    """The moments of a game that are there for whoever is shown this state and these lines."""
    if state.eyes is None or state.view is None:
        return []
    facts = _facts(state, lines, state.eyes)
    return [moment for moment in moments_of(game) if holds(moment.when, facts, state.eyes)]


def _facts(state: State, lines: Sequence[Line], me: int) -> dict[str, Any]:
    events = [{"name": event.name, **event.parameters} for line in lines for event in line.get("events", ())]
    moves = [(line.get("seat"), line["move"]) for line in lines if "move" in line]
    return {
        "view": state.view,
        "question": None if state.question is None else asdict(state.question),
        "legal": state.legal or [],
        "events": events,
        "own": [event for event in events if event.get("seat") == me],
        "mine": [move for seat, move in moves if seat == me],
        "theirs": [move for seat, move in moves if seat != me],
    }

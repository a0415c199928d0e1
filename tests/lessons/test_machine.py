"""The machine of lessons: conditions, and data that are wrong."""

from typing import Any

import pytest

from ludoteca.core import Refused
from ludoteca.lessons import LessonError, lesson, take
from ludoteca.lessons.conditions import ConditionError, check, holds
from ludoteca.lessons.lesson import read

FACTS: dict[str, Any] = {
    "view": {"points": [{"total": 5}, {"total": 3}], "phase": "turn"},
    "before": {"points": [{"total": 4}, {"total": 3}]},
    "move": "place c7",
    "events": [{"name": "bonus", "slot": "A1"}, {"name": "round"}],
}


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (["view.points.me.total", ">", "=before.points.me.total"], True),
        (["view.points.0.total", "=", 3], False),
        (["view.points.#", "=", 2], True),
        (["events.*.name", "has", "bonus"], True),
        (["events.*.slot", "has", "B1"], False),
        (["move", "like", "place *"], True),
        (["move", "like", ["draft *", "end"]], False),
        (["move", "in", ["place c7"]], True),
        (["events.*.name", "like", "bon*"], True),
        (["events.*.name", "like", ["x*", "y*"]], False),
        (["view.nothing.there", ">=", 1], False),
        (["view.nothing.there", "like", "*"], False),
        (["view.nothing.there", "=", None], True),
        ({"any": [["move", "=", "end"], ["view.phase", "=", "turn"]]}, True),
        ({"all": [["move", "!=", "end"], {"not": ["view.phase", "=", "turn"]}]}, False),
    ],
)
def test_conditions(condition: Any, true: bool) -> None:
    check(condition)
    assert holds(condition, FACTS, 0) is true


@pytest.mark.parametrize("wrong", [["view", "~", 1], ["nowhere.x", "=", 1], {"some": []}, "view", 3])
def test_a_condition_that_is_none(wrong: Any) -> None:
    with pytest.raises(ConditionError):
        check(wrong)


@pytest.mark.parametrize(
    "step",
    [
        {"id": "a", "record": "shore", "pont": ["c7"]},
        {"id": "a", "record": "shore", "good": ["move", "~", 1]},
        {"id": "a", "record": "shore", "answers": 2, "right": 3},
        {"id": "a"},
    ],
)
def test_data_that_are_wrong(step: dict[str, Any]) -> None:
    record = b'{"record": 1, "game": "dokmus", "rules": "1", "players": 2, "options": {}}\n'
    with pytest.raises(LessonError):
        read("dokmus", "wrong", {"steps": [step]}, lambda name: record)


def test_an_unknown_lesson() -> None:
    with pytest.raises(LessonError):
        lesson("dokmus", "../first")


def test_a_progress_that_does_not_fit_is_refused() -> None:
    first = lesson("dokmus", "first")
    for done in (["!next"], ["place a1"], ["place f2", "place e1"], ["!answer 1"], ["place f2", "!next"] * 400):
        with pytest.raises(Refused):
            take(first, done)


def test_a_hint_leads_on_until_another_way_is_taken() -> None:
    first = lesson("dokmus", "first")
    assert take(first, []).state.hint == "place f2"
    assert take(first, ["place f2"]).state.hint is None
    assert take(first, ["place g1", "!next"]).state.hint == "place e1"


def test_a_hint_shows_what_is_to_be_refused() -> None:
    second = lesson("tindaya", "second")
    done = ["cave cube", "!next", "!next", "protect 0,0 wood", "!next", "enough", "!next"]
    begun = take(second, done).state
    assert (begun.step, begun.hint) == ("last", "collect 2,0")
    assert begun.hint not in (begun.state.legal or [])
    assert take(second, done, begun.hint).state.hint is None

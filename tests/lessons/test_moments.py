"""What whoever learns while playing is told: at the right moment, in every language, with a rule that can be read."""

import inspect
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import takewhile
from typing import Any

import pytest

from ludoteca.core.record import ChanceLine
from ludoteca.lessons import LessonError, moments_now, moments_of
from ludoteca.lessons.lesson import Record, data_of, read_record
from ludoteca.lessons.moments import Moment, _moment
from ludoteca.lessons.tabletop import _read, open_table
from ludoteca.rulebook import paragraphs
from ludoteca.tables import projection
from ludoteca.tables.from_record import entries
from ludoteca.tables.messages import Line, State
from ludoteca.words import LANGUAGES, bundle_of

GAMES = ("dokmus", "elfenland", "tindaya")
LONGEST_TEXT = 40
RARE = {"dokmus": set[str](), "elfenland": {"discard"}, "tindaya": {"barter-answer", "objective", "points", "seer"}}
"""Moments of more players, of Domination, and of what bots do not do."""
PLAYED = ("played-1", "played-2", "played-3")
"""Games of two players, from the exercises."""


def shown(game: str, played: str) -> Iterator[tuple[State, list[Line]]]:
    """What seat 0 is shown of a whole game, move by move."""
    record = read_record((data_of(game) / f"{played}.jsonl").read_bytes())
    begun = tuple(takewhile(lambda line: isinstance(line, ChanceLine), record.lines))
    table = open_table(Record(record.header, begun), 0)
    line = table.line
    for entry in entries(record.lines)[1:]:
        yield projection.state(table, 0, 0.0), projection.lines(table, 0, line)
        line = table.line
        _read(table, entry)


@cache
def told(game: str, played: str) -> frozenset[str]:
    return frozenset(moment.key for state, lines in shown(game, played) for moment in moments_now(game, state, lines))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_a_short_text_and_no_text_is_left_over(game: str, language: str) -> None:
    bundle = bundle_of(language, f"moments-{game}")
    for moment in moments_of(game):
        text, problems = bundle.format_pattern(bundle.get_message(f"moment-{moment.key}").value, {})
        assert not problems
        assert len(text.split()) <= LONGEST_TEXT, moment.key
    assert set(bundle._messages) == {f"moment-{moment.key}" for moment in moments_of(game)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_leads_to_a_rule(game: str, language: str) -> None:
    rules = paragraphs(game, language)
    assert [moment.rule for moment in moments_of(game) if moment.rule not in rules] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_ten_to_two_dozen_things(game: str) -> None:
    assert 10 <= len(told(game, PLAYED[0])) <= 24, sorted(told(game, PLAYED[0]))


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_comes_in_some_game(game: str) -> None:
    met = frozenset().union(*(told(game, played) for played in PLAYED))
    assert {moment.key for moment in moments_of(game)} - met == RARE[game]


def names(condition: Any) -> Iterator[str]:
    """The messages that name the questions and events of a condition."""
    match condition:
        case {"all": parts} | {"any": parts}:
            for part in parts:
                yield from names(part)
        case ["question.name", "=", name]:
            yield f"question-{name}"
        case ["events.*.name" | "own.*.name", "has", name]:
            yield f"event-{name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_event_of_a_condition_is_one_of_the_game(game: str) -> None:
    known = bundle_of("en", game)._messages
    assert [name for moment in moments_of(game) for name in names(moment.when) if name not in known] == []


def test_a_moment_is_told_when_its_rule_matters() -> None:
    at: dict[str, tuple[State, list[Line]]] = {}
    for state, lines in shown("dokmus", PLAYED[0]):
        for moment in moments_now("dokmus", state, lines):
            at.setdefault(moment.key, (state, lines))
    state, _ = at["forest"]
    assert any(move.endswith(" sacrifice") for move in state.legal or [])
    state, lines = at["burn"]
    assert any(event.name == "burn" for line in lines for event in line.get("events", ()))


def test_moments_know_only_what_a_seat_is_shown() -> None:
    """They get the projection of a seat and nothing else; a spectator is told nothing."""
    assert [*inspect.signature(moments_now).parameters] == ["game", "state", "lines"]
    state, lines = next((state, lines) for state, lines in shown("dokmus", PLAYED[0]) if state.legal)
    assert moments_now("dokmus", state, lines)
    assert moments_now("dokmus", replace(state, eyes=None), lines) == []


def test_a_moment_that_is_wrong_is_named() -> None:
    with pytest.raises(LessonError, match="moment forest"):
        _moment({"id": "forest", "rule": "D7.5", "if": ["nowhere", "=", 1]})
    assert _moment({"id": "a", "rule": "D1", "if": ["legal.#", ">", 0]}) == Moment("a", "D1", ["legal.#", ">", 0])


def test_a_game_without_moments() -> None:
    assert moments_of("chess") == ()

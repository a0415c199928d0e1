"""Exercises: every one can be solved, not by every move, and says what it wants in every language."""

import pytest

from ludoteca.core import shelf
from ludoteca.lessons import LessonError, by_key, exercise, exercises_of, take
from ludoteca.lessons.exercises import KEY, _here, find, goals_of
from ludoteca.lessons.tabletop import open_table
from ludoteca.words import LANGUAGES, bundle_of

GAMES = ("dokmus", "elfenland", "tindaya")
LEAST = 12
ALL = [(game, number) for game in GAMES for number in range(1, len(exercises_of(game)) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_dozen_for_most_of_its_goals(game: str) -> None:
    assert len(exercises_of(game)) >= LEAST
    assert {one["goal"] for one in exercises_of(game)} <= set(goals_of(game))


@pytest.mark.parametrize(("game", "number"), ALL)
def test_an_exercise_is_solved_by_its_solution_and_not_by_most_moves(game: str, number: int) -> None:
    one = exercise(game, number)
    assert one.records[KEY].header.rules == shelf.box(game).rules
    begun = take(one, []).state
    assert begun.phase == "playing"
    legal = begun.state.legal
    assert legal is not None
    assert begun.hint in legal
    assert take(one, [], begun.hint).state.phase == "solved"
    assert any(take(one, [], move).state.outcome == "poor" for move in legal)


@pytest.mark.parametrize(("game", "number"), ALL)
def test_an_exercise_is_what_the_tool_finds_in_its_position(game: str, number: int) -> None:
    """Some of the moves reach the goal, and at most a third of them (`ludoteca exercises`)."""
    given = exercises_of(game)[number - 1]
    table = open_table(exercise(game, number).records[KEY], given["seat"])
    found = {one.goal: one for one in _here(table.referee, given["seat"], goals_of(game))}
    assert found[given["goal"]].solution == given["solution"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_has_its_texts(game: str, language: str) -> None:
    bundle = bundle_of(language, f"lessons-{game}-{KEY}")
    for goal in goals_of(game):
        for end in ("", "-good", "-poor"):
            assert bundle.has_message(f"lesson-{KEY}-{goal}{end}"), f"{language}: {goal}{end}"


def test_more_can_be_found_in_other_games() -> None:
    record, found = find("dokmus", 2, 77)
    assert len(record) > 50
    assert {one.goal for one in found} > {"far", "temple"}


def test_keys_of_exercises() -> None:
    assert by_key("dokmus", "exercise-1").words == KEY
    assert by_key("dokmus", "first").key == "first"
    for key in ("exercise-0", "exercise-999", "exercise-x", "exercise"):
        with pytest.raises(LessonError):
            by_key("dokmus", key)

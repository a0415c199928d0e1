"""Exercises: every one can be solved, not by every move, and says what it wants in every language."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
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


def test_no_exercise_asks_for_a_defeat() -> None:
    """One weapon of two makes a dead hero and an idol: nobody is to look for that."""
    asked = {(one["record"], one["lines"]) for one in exercises_of("tindaya") if one["goal"] == "idol"}
    fought = {(one["record"], one["lines"]) for one in exercises_of("tindaya") if one["solution"].startswith("arm ")}
    assert asked
    assert fought
    assert not asked & fought


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


def test_the_tool_adds_to_a_folder_and_leaves_what_is_there(tmp_path: Path) -> None:
    """Every exercise has its record beside it; a game that is there stays as it is, with its exercises."""
    first = listed(tmp_path)
    record = (tmp_path / "played-1.jsonl").read_bytes()
    assert {one["record"] for one in first} == {"played-1"}
    (tmp_path / "played-1.jsonl").write_bytes(record + b"\n")
    both = listed(tmp_path)
    assert both[: len(first)] == first
    assert {one["record"] for one in both[len(first) :]} == {"played-2"}
    assert (tmp_path / "played-1.jsonl").read_bytes() == record + b"\n"
    assert all((tmp_path / f"{one['record']}.jsonl").is_file() for one in both)


def listed(folder: Path) -> list[dict[str, object]]:
    """The exercises in a folder, after the tool has added those of one game."""
    done = CliRunner().invoke(app, ["exercises", "dokmus", str(folder), "--games", "1"])
    assert done.exit_code == 0, done.output
    return list(json.loads((folder / "exercises.json").read_text()))


def test_keys_of_exercises() -> None:
    assert by_key("dokmus", "exercise-1").words == KEY
    assert by_key("dokmus", "first").key == "first"
    for key in ("exercise-0", "exercise-999", "exercise-x", "exercise"):
        with pytest.raises(LessonError):
            by_key("dokmus", key)

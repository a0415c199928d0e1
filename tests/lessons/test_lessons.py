"""The laws of lessons: each can be finished, in every language and version of the rules, and says little at a time."""

import random
from collections.abc import Iterator

import pytest

from ludoteca.core import shelf
from ludoteca.lessons import Lesson, Step, lesson, lessons_of, take
from ludoteca.lessons.session import NEXT, SKIP, Session, resume, solve
from ludoteca.words import LANGUAGES, bundle_of

LESSONS = [lesson(game, key) for game in ("dokmus", "elfenland", "tindaya") for key in lessons_of(game)]
LONGEST_TEXT = 40
"""Words of a step."""

every_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.key}")


def said(one: Lesson, step: Step) -> Iterator[str]:
    """The ends of the ids of the messages that a step may say."""
    yield step.id
    if step.plays or step.answers:
        yield f"{step.id}-good"
    if step.good is not None and not step.poor:
        yield f"{step.id}-poor"
    if step.answers:
        yield from (f"{step.id}-{number}" for number in range(1, step.answers + 1))
        yield f"{step.id}-wrong"
    yield from (comment.say for comment in (*step.comments, *step.poor))


@every_lesson
def test_every_lesson_teaches_the_rules_that_are_played_now(one: Lesson) -> None:
    for record in one.records.values():
        assert (record.header.game, record.header.rules) == (one.game, shelf.box(one.game).rules)


@every_lesson
def test_every_lesson_can_be_finished_by_following_it(one: Lesson) -> None:
    session = Session(one)
    while session.phase != "over":
        assert set(session.step.point) == set(session.state().point)
        session.let_others_play()
        solve(session)
        assert session.phase in ("told", "solved"), session.step.id
        session.enter(NEXT)
    assert session.number == len(one.steps) - 1


@every_lesson
def test_every_lesson_can_be_skipped_through(one: Lesson) -> None:
    done: list[str] = []
    for _ in one.steps:
        done = take(one, done, SKIP).state.done
    assert take(one, done).state.phase == "over"


@every_lesson
def test_a_wrong_try_changes_nothing_and_says_why(one: Lesson) -> None:
    """Every step takes a wrong try first: a poor move, a move that is not legal, a wrong answer."""
    session = Session(one)
    luck = random.Random(1)
    while session.phase != "over":
        state = session.state()
        for entry in wrong_entries(session, luck):
            answer = take(one, session.done, entry)
            if answer.state.outcome not in ("good", "right"):
                assert answer.state.done == state.done
                assert answer.state.outcome in ("poor", "refused", "wrong")
                assert answer.state.comment is not None or answer.refusal is not None
        session = resume(one, take(one, session.done, SKIP).state.done)


def wrong_entries(session: Session, luck: random.Random) -> list[str]:
    step = session.step
    if session.phase == "asking":
        return [f"!answer {number}" for number in range(1, step.answers + 1) if number != step.right]
    legal = session.state().state.legal or []
    tries = [move for move in legal if move not in step.follow]
    return [*luck.sample(tries, min(3, len(tries))), "nonsense"] if session.phase == "playing" else []


@every_lesson
def test_a_learner_who_plays_at_random_reaches_the_end(one: Lesson) -> None:
    """Whatever good moves are found, the lesson goes on: no step hangs on how an earlier one was solved."""
    luck = random.Random(7)
    session = Session(one)
    while session.phase != "over":
        assert len(session.done) < 300, session.step.id
        legal = session.state().state.legal
        if session.phase != "playing":
            session = resume(one, take(one, session.done, SKIP if session.phase == "asking" else NEXT).state.done)
            continue
        assert legal, session.step.id
        tries = luck.sample(legal, min(8, len(legal)))
        taken = (take(one, session.done, move).state for move in tries)
        better = next((state for state in taken if state.outcome == "good"), None)
        session = resume(one, better.done if better else take(one, session.done, SKIP).state.done)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_short(one: Lesson, language: str) -> None:
    bundle = bundle_of(language, "common", one.game, f"web-{one.game}", f"lessons-{one.game}")
    assert bundle.has_message(f"lesson-{one.key}")
    for step in one.steps:
        for end in said(one, step):
            key = f"lesson-{one.key}-{end}"
            assert bundle.has_message(key), f"{language}: {key}"
            text, _ = bundle.format_pattern(bundle.get_message(key).value, {})
            assert len(text.split()) <= LONGEST_TEXT, f"{language}: {key} has {len(text.split())} words"


@every_lesson
def test_no_text_is_left_over(one: Lesson) -> None:
    bundle = bundle_of("en", f"lessons-{one.game}")
    known = {f"lesson-{one.key}-{end}" for step in one.steps for end in said(one, step)} | {f"lesson-{one.key}"}
    others = tuple(f"lesson-{key}-" for key in lessons_of(one.game) if key != one.key and key.startswith(one.key))
    own = {
        key for key in bundle._messages if key.startswith(f"lesson-{one.key}-") and not key.startswith(others or "?")
    }
    assert own - known == set()


@every_lesson
def test_a_first_lesson_ends_with_three_questions(one: Lesson) -> None:
    if one.key == lessons_of(one.game)[0]:
        assert [step.answers > 0 for step in one.steps[-3:]] == [True, True, True]


@every_lesson
def test_a_progress_can_be_cut_at_every_step(one: Lesson) -> None:
    """Repeat: the entries up to the beginning of a step lead to that step again."""
    done: list[str] = []
    for _ in one.steps:
        done = take(one, done, SKIP).state.done
    starts = take(one, done).state.starts
    for number, start in enumerate(starts):
        again = take(one, done[:start]).state
        assert again.number == number
        assert again.outcome is None

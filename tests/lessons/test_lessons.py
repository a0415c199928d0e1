"""The laws of lessons: each can be finished, in every language and version of the rules, and says little at a time."""

import random
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import pytest

from ludoteca.bots.levels import searches
from ludoteca.core import Chance, Json, Lot, Referee, Refused, Seeded, shelf
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.lessons import Lesson, Step, lesson, lessons_of, take
from ludoteca.lessons.lesson import Record
from ludoteca.lessons.session import NEXT, SKIP, Session, _Poor, resume, solve
from ludoteca.words import LANGUAGES, bundle_of

LESSONS = [lesson(game, key) for game in ("dokmus", "elfenland", "tindaya") for key in lessons_of(game)]
LONGEST_TEXT = 40
"""Words of a step."""
AGAIN = "-again"
"""A step of this name can do without texts of its own."""

every_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.key}")


def said(one: Lesson, step: Step) -> Iterator[str]:
    """The ends of the ids of the messages that a step may say."""
    if not step.id.endswith(AGAIN):
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


class _Retold(Chance):
    """The luck of a record by its names: an older edition asks for it in another order."""

    def __init__(self, record: Record) -> None:
        self._left = [line for line in record.lines if isinstance(line, ChanceLine)]
        self._rest = Seeded(record.header.seed or 0)

    def outcome(self, lot: Lot) -> Json:
        found = next((line for line in self._left if line.name == lot.name), None)
        if found is None:
            return self._rest.outcome(lot)
        self._left.remove(found)
        return found.value

    def below(self, n: int) -> int:
        return self._rest.below(n)


def begun(box: shelf.Box, record: Record) -> Referee[Any]:
    """A game under some edition of the rules, played as in a record."""
    referee: Referee[Any] = Referee(box, record.header.players, record.header.options, _Retold(record))
    for line in record.lines:
        if isinstance(line, MoveLine):
            referee.play(line.seat, line.move)
    return referee


@every_lesson
def test_bots_of_a_lesson_answer_at_once(one: Lesson) -> None:
    """Nothing limits how long they think about a turn (`Session.advice`)."""
    assert not any(searches(step.others, one.game) for step in one.steps if step.others is not None)


@every_lesson
def test_every_step_can_be_followed_under_every_edition_of_the_rules(one: Lesson) -> None:
    """What a step allows and what solves it is legal in every edition that the game plays."""
    newest = shelf.box(one.game)
    for box in {newest.rules: newest, **newest.editions()}.values():
        for step in one.steps:
            if step.record is not None:
                referee = begun(box, one.records[step.record])
            assert all(any(fnmatchcase(move, pattern) for pattern in step.allow) for move in step.follow), step.id
            for move in (*step.script, *step.follow):
                assert referee.position.seat is not None
                if step.refused is not None and move == step.follow[-1]:
                    with pytest.raises(Refused) as refused:
                        referee.find(referee.position.seat, move)
                    assert refused.value.refusal.reason == step.refused
                else:
                    referee.play(referee.position.seat, move)


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
    """Every step takes a wrong try first (a poor move, one that is not legal, a wrong answer); then it is followed."""
    session = Session(one)
    luck = random.Random(1)
    while session.phase != "over":
        done = session.done
        for entry in wrong_entries(session, luck):
            answer = take(one, done, entry)
            if answer.state.outcome not in ("good", "right"):
                assert answer.state.outcome in ("poor", "refused", "wrong")
                assert answer.state.comment is not None or answer.refusal is not None
                assert answer.state.done == done
                done = answer.state.done
        session = resume(one, done)
        solve(session)
        session.enter(NEXT)
        session.let_others_play()


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
        better = better or take(one, session.done, SKIP).state
        assert better.done != session.done, f"{session.step.id} cannot be skipped"
        session = resume(one, better.done)


@every_lesson
def test_every_pattern_allows_a_move_and_no_way_ends_where_none_is_allowed(one: Lesson) -> None:
    """Learners try whatever a step allows: each pattern fits a legal move, and there always is one to play."""
    luck = random.Random(5)
    done: list[str] = []
    for step in one.steps:
        unused = set(step.allow)
        tries = 24 if resume(one, done).phase == "playing" and step.others is None else 0
        for number in range(tries):
            if not unused and (step.until is None or number >= 6):
                break
            unused -= tried(one, done, luck)
        assert not tries or unused == set(), step.id
        done = take(one, done, SKIP).state.done


def tried(one: Lesson, done: list[str], luck: random.Random) -> set[str]:
    """The patterns that fit a legal move somewhere on a random way through a step."""
    used: set[str] = set()
    session = resume(one, done)
    for _ in range(20):
        if session.phase != "playing":
            break
        legal = session.table.referee.legal()
        fitting = {pattern: [move for move in legal if fnmatchcase(move, pattern)] for pattern in session.step.allow}
        able = [pattern for pattern, moves in fitting.items() if moves]
        assert able, f"{session.step.id}: nothing is allowed after {session.done[len(done) :]}"
        used.update(able)
        before = list(session.done)
        try:
            session.enter(luck.choice(fitting[luck.choice(able)]))
        except _Poor:
            session = resume(one, before)
    return used


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_short(one: Lesson, language: str) -> None:
    assert bundle_of(language, f"lessons-{one.game}").has_message(f"lesson-{one.key}")
    bundle = bundle_of(language, f"lessons-{one.game}-{one.key}")
    english = bundle_of("en", f"lessons-{one.game}-{one.key}")
    for step in one.steps:
        own = (end for end in (step.id, f"{step.id}-good") if english.has_message(f"lesson-{one.key}-{end}"))
        for end in dict.fromkeys((*said(one, step), *own)):
            key = f"lesson-{one.key}-{end}"
            assert bundle.has_message(key), f"{language}: {key}"
            text, _ = bundle.format_pattern(bundle.get_message(key).value, {})
            assert len(text.split()) <= LONGEST_TEXT, f"{language}: {key} has {len(text.split())} words"


@every_lesson
def test_no_text_is_left_over(one: Lesson) -> None:
    ends = [end for step in one.steps for end in (*said(one, step), step.id, f"{step.id}-good")]
    known = {f"lesson-{one.key}-{end}" for end in ends}
    assert set(bundle_of("en", f"lessons-{one.game}-{one.key}")._messages) - known == set()


@every_lesson
def test_a_lesson_begins_with_a_move_and_ends_with_three_questions(one: Lesson) -> None:
    assert one.steps[0].plays
    assert [step.answers > 0 for step in one.steps[-3:]] == [True, True, True]


@every_lesson
def test_every_new_idea_can_be_repeated_freely(one: Lesson) -> None:
    """What was to be played in one way only is played as one likes afterwards."""
    names = [step.id for step in one.steps]
    repeated: dict[str, int] = {}
    for number, step in enumerate(one.steps):
        if step.id.endswith(AGAIN) and step.good is None:
            assert step.plays, step.id
            assert set(step.repeats) <= set(names[:number]), step.id
            repeated |= dict.fromkeys((step.id.removesuffix(AGAIN), *step.repeats), number)
    for number, step in enumerate(one.steps):
        directed = step.plays and (step.good is not None or step.point) and step.refused is None
        assert not directed or repeated.get(step.id, -1) > number, step.id


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

"""The minutes that a card promises, from a reader's pace: 200 words a minute, three seconds for each click."""

import math
from collections.abc import Iterator

import pytest

from ludoteca.lessons import Lesson, lesson, lessons_of
from ludoteca.lessons.session import NEXT, Session, solve
from ludoteca.words import LANGUAGES, bundle_of

LESSONS = [lesson(game, key) for game in ("dokmus", "elfenland", "tindaya") for key in lessons_of(game)]
WORDS_A_MINUTE = 200
SECONDS_A_CLICK = 3


def clicks(entry: str) -> int:
    """A button, or the words of a move after its verb."""
    return 1 if entry.startswith("!") else max(1, len(entry.split()) - 1)


def shown(one: Lesson) -> Iterator[tuple[list[str], int]]:
    """By step of a lesson that is followed: the ends of the messages that are read, and the clicks."""
    session = Session(one)
    while session.phase != "over":
        step, begun = session.step, len(session.done)
        read = [step.id, *(f"{step.id}-{number}" for number in range(1, step.answers + 1))]
        mine = 0
        if session.phase == "playing" and step.others is not None:
            while session.phase == "playing":
                session.let_others_play()
                if session.phase == "playing":
                    mine += clicks(move := session.advice(step.others))
                    session.enter(move)
                    read += [session.said.comment] if session.said.comment else []
        else:
            solve(session)
            mine = sum(clicks(entry) for entry in session.done[begun:])
            read += [comment.say for comment in step.comments] + ([f"{step.id}-good"] if mine else [])
        session.enter(NEXT)
        yield read, mine + 1


def minutes(one: Lesson, language: str) -> float:
    seconds = 0.0
    for read, pressed in shown(one):
        texts = [text(one, language, end) for end in read]
        seconds += 60 * sum(len(text.split()) for text in texts) / WORDS_A_MINUTE + SECONDS_A_CLICK * pressed
    return seconds / 60


def text(one: Lesson, language: str, end: str) -> str:
    """What is shown: a text of the lesson, or the common one of a free repeat."""
    bundle, key = bundle_of(language, f"lessons-{one.game}-{one.key}"), f"lesson-{one.key}-{end}"
    if not bundle.has_message(key):
        bundle, key = bundle_of(language, "lessons"), "lesson-good" if end.endswith("-good") else "lesson-again"
    return str(bundle.format_pattern(bundle.get_message(key).value, {})[0])


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.key}")
def test_a_card_promises_the_minutes_that_a_reader_needs(one: Lesson) -> None:
    needed = {language: minutes(one, language) for language in LANGUAGES}
    assert one.minutes == math.ceil(max(needed.values())), needed

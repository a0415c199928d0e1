"""What is asked offers only what can be done (E9.2, E10.1, E11.1)."""

import pytest

from ludoteca.core import Question
from ludoteca.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_planning_and_travel_name_the_ways_that_there_are(language: str) -> None:
    words, plan = Words(language, "elfenland"), Question("plan", "E10.1", passes=0)
    choices: tuple[list[str], ...] = (
        ["pass"],
        ["pass", "plan a"],
        ["obstacle a", "pass"],
        ["obstacle a", "pass", "plan a"],
        [],
    )
    assert len({words.question(plan, legal) for legal in choices}) == len(choices)
    travel = Question("travel", "E11.1")
    assert words.question(travel, ["stop"]) != words.question(travel, ["ride a", "stop"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_stack_is_not_offered(language: str) -> None:
    words = Words(language, "elfenland")
    assert len({words.question(Question("take", "E9.2", circuit=1, stack=stack)) for stack in ("yes", "no")}) == 2

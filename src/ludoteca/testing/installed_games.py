"""What `pytest -p ludoteca.testing --game mygame` runs: the tests of `contract` and `words` with their defaults."""

import pytest

from ludoteca.core import Options, shelf
from ludoteca.testing.laws import Box, Law
from ludoteca.testing.messages import everything_said_has_words
from ludoteca.testing.tests import cases, name
from ludoteca.words import LANGUAGES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    boxes = [shelf.box(key) for key in metafunc.config.getoption("--game")]
    if "law" in metafunc.fixturenames:
        found = [(box, case) for box in boxes for case in cases(box)]
        names = [f"{box.key}-{name(case)}" for box, case in found]
        metafunc.parametrize(
            ("box", "law", "seats", "options", "seed"), [(box, *case) for box, case in found], ids=names
        )
    else:
        metafunc.parametrize("box", boxes, ids=[box.key for box in boxes])


def test_law(box: Box, law: Law, seats: int, options: Options, seed: int) -> None:
    law(box, seats, options, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(box: Box, language: str) -> None:
    everything_said_has_words(box, language)

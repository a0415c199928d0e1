"""Test functions made of laws."""

import json
from collections.abc import Callable, Iterable

import pytest

from ludoteca.core import Options
from ludoteca.testing.laws import LAWS, Box, Law
from ludoteca.testing.messages import everything_said_has_words
from ludoteca.words import LANGUAGES

Variant = tuple[int, Options]
"""A number of players and the options that differ from the default."""


def contract(
    box: Box, variants: Iterable[Variant] | None = None, seeds: Iterable[int] = (0, 1, 2)
) -> Callable[[Law, int, Options, int], None]:
    """A test of every law for every variant; without any, for every number of players."""
    cases = [
        pytest.param(law, seats, options, seed, id=f"{seats}-{json.dumps(options)}-{seed}-{law.__name__}")
        for seats, options in (variants if variants is not None else [(seats, {}) for seats in box.seats])
        for seed in seeds
        for law in LAWS
    ]

    @pytest.mark.parametrize(("law", "seats", "options", "seed"), cases)
    def test_law(law: Law, seats: int, options: Options, seed: int) -> None:
        law(box, seats, options, seed)

    return test_law


def words(box: Box, languages: Iterable[str] = LANGUAGES) -> Callable[[str], None]:
    """A test that a game on the shelf finds words for what it says, in every language."""

    @pytest.mark.parametrize("language", tuple(languages))
    def test_words(language: str) -> None:
        everything_said_has_words(box, language)

    return test_words

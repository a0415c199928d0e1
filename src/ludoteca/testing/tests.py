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
Case = tuple[Law, int, Options, int]
"""A law, a number of players, options and a seed."""
SEEDS = (0, 1, 2)


def contract(
    box: Box, variants: Iterable[Variant] | None = None, seeds: Iterable[int] = SEEDS
) -> Callable[[Law, int, Options, int], None]:
    """A test of every law for every variant; without any, for every number of players."""
    found = cases(box, variants, seeds)

    @pytest.mark.parametrize(("law", "seats", "options", "seed"), found, ids=[name(case) for case in found])
    def test_law(law: Law, seats: int, options: Options, seed: int) -> None:
        law(box, seats, options, seed)

    return test_law


def cases(box: Box, variants: Iterable[Variant] | None = None, seeds: Iterable[int] = SEEDS) -> list[Case]:
    if variants is None:
        variants = [(seats, {}) for seats in box.seats]
    return [(law, seats, options, seed) for seats, options in variants for seed in seeds for law in LAWS]


def name(case: Case) -> str:
    law, seats, options, seed = case
    return f"{seats}-{json.dumps(options)}-{seed}-{law.__name__}"


def words(box: Box, languages: Iterable[str] = LANGUAGES) -> Callable[[str], None]:
    """A test that a game on the shelf finds words for what it says, in every language."""

    @pytest.mark.parametrize("language", tuple(languages))
    def test_words(language: str) -> None:
        everything_said_has_words(box, language)

    return test_words

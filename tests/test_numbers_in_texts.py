"""What lessons and rulebooks say in numbers and references is the same in every language."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from ludoteca import rulebook
from ludoteca.core.resources import folder
from ludoteca.games.dokmus.scoring import SPREAD
from ludoteca.words import LANGUAGES, bundle_of

GAMES = ("dokmus", "elfenland", "tindaya")
OTHERS = [language for language in LANGUAGES if language != "en"]
NUMERAL = re.compile(r"(?<![A-Z\d.])\d+(?![\d.]*\d)")
REFERENCE = re.compile(r"\b[A-Z]{1,2}\d+(?:\.\d+)*\b")
WORDS = {
    "en": {"1": "one|an?", "2": "two", "3": "three", "4": "four"},
    "fr": {"1": "une?|première", "2": "deux", "3": "trois", "4": "quatre"},
    "ru": {
        "1": r"одн\w+|один|перв\w+",
        "2": r"дв(?:а|е|ух|ум|умя|ое|оих)|вдвоём",
        "3": r"трет\w+|тр(?:и|ёх|ём|емя|ое|оих)|втроём",
        "4": r"четыр(?:е|ёх|ём|ьмя)|четверо|четверых|вчетвером",
    },
}
"""Small numbers as words: where a language declines them, or begins a sentence."""


def catalogues() -> list[str]:
    place = folder("ludoteca:locales")
    assert place is not None
    names = (file.name.removesuffix(".ftl") for file in (place / "en").iterdir())
    return sorted(name for name in names if name.startswith(("lessons-", "moments-")))


def numerals(text: str) -> Counter[str]:
    return Counter(NUMERAL.findall(text))


def written(text: str, language: str, number: str) -> int:
    """How often a number stands there as a word."""
    found = WORDS[language].get(number)
    return len(re.findall(rf"(?i)\b(?:{found})\b", text)) if found else 0


def lost(text: str, english: str, language: str) -> dict[str, int]:
    """The numbers that stand in one language as a numeral and in the other not at all."""
    ours, theirs = numerals(text), numerals(english)
    missing = {one: n for one, n in (theirs - ours).items() if written(text, language, one) < n}
    return missing | {one: -n for one, n in (ours - theirs).items() if written(english, "en", one) < n}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", catalogues())
def test_lessons_name_the_same_numbers(name: str, language: str) -> None:
    english, other = bundle_of("en", name), bundle_of(language, name)
    for key in english._messages:
        texts = [bundle.format_pattern(bundle.get_message(key).value, {})[0] for bundle in (english, other)]
        assert numerals(texts[0]) == numerals(texts[1]), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_name_the_same_numbers_and_rules(game: str, language: str) -> None:
    english, other = rulebook.paragraphs(game, "en"), rulebook.paragraphs(game, language)
    for rule, text in english.items():
        assert set(REFERENCE.findall(other[rule])) == set(REFERENCE.findall(text)), rule
        assert lost(other[rule], text, language) == {}, rule


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_names_the_same_numbers(game: str, language: str) -> None:
    english, other = rulebook.how_to_play(game, "en"), rulebook.how_to_play(game, language)
    assert english is not None
    assert other is not None
    assert numerals(other.markdown) == numerals(english.markdown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "key"), [("lessons-dokmus-first", "lesson-first-far"), ("moments-dokmus", "moment-spread")]
)
def test_what_a_further_tile_brings_is_told_as_it_is_counted(name: str, key: str, language: str) -> None:
    """D12.6: 1, 2, 3, then at least 4 points."""
    bundle = bundle_of(language, name)
    text, _ = bundle.format_pattern(bundle.get_message(key).value, {})
    told = [int(number) for number in NUMERAL.findall(text)]
    brings = [after - before for before, after in pairwise(SPREAD)]
    assert told[:3] == brings[:3]
    assert told[3] == min(brings[3:])

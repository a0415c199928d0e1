"""The words read well: what a machine can see of it, in every message of every language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ludoteca.core import random_game, shelf
from ludoteca.core.record import MoveLine
from ludoteca.games.tindaya.moves import FORMS
from ludoteca.words import LANGUAGES, Words, bundle_of

LOCALES = Path(__file__).parents[1] / "src" / "ludoteca" / "locales"
GAMES = ("dokmus", "elfenland", "tindaya")
NAMES = {"en": ("Elfenland", "Ann"), "fr": ("Elfenland", "Invité 12"), "ru": ("Эльфенланд", "Гость 12")}
WORDS = {
    "kind": "pig", "town": "elvenhold", "terrain": "forest", "building": "sty", "trade": "fisher", "god": "acoran",
    "idol": "production", "invention": "knife", "animal": "goat", "resource": "wood", "ship": "white", "card": "plague",
    "level": 1, "place": "c7", "partner": 1, "proposer": 1, "a": "pig", "b": "wood", "c": "good", "means": "idol",
    "end": "towns", "reason": "offering", "guardian": "yes", "home": "yes", "item": "salt", "marker": "cube",
    "by": "trench", "at": 3, "way": "n", "steps": 2, "order": 0, "lake": "mare_magnum",
}  # fmt: skip
"""A fitting word for each gap of a message that is not a number."""


def sample(language: str, number: int, who: str, gaps: set[str]) -> dict[str, Any]:
    """What fills the gaps of a message: fitting words, and the number elsewhere."""
    game, name = NAMES[language]
    names = {"who": who, "seat": name, "turn": name, "name": name, "game": game}
    return dict.fromkeys(gaps, number) | WORDS | names | {"count": min(number, 3)}


@cache
def messages(language: str) -> list[tuple[str, str, str]]:
    """Of each message the catalogue, the id and the source."""
    found = []
    for path in sorted((LOCALES / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        found += [
            (path.stem, entry.id.name, source[entry.span.start : entry.span.end])
            for entry in FluentParser().parse(source).body
            if isinstance(entry, fluent.Message)
        ]
    return found


@cache
def said(language: str) -> list[tuple[str, str, tuple[Any, ...]]]:
    """Every message as it is said, of nothing, one and more, to the reader and of others; with what went wrong."""
    return list(_said(language))


def _said(language: str) -> Iterator[tuple[str, str, tuple[Any, ...]]]:
    for catalogue, key, source in messages(language):
        page = ["web"] if catalogue.startswith(("web", "glossary")) else []
        game = catalogue.removeprefix("web-").removeprefix("glossary-")
        extra = [f"web-{game}"] if catalogue.startswith("glossary") else []
        bundle = bundle_of(language, "common", *page, game, *extra, catalogue)
        gaps = set(re.findall(r"\$([a-z]+)", source))
        message = bundle.get_message(key)
        for number, who in ((0, "other"), (1, "me"), (2, "other"), (5, "me")):
            text, errors = bundle.format_pattern(message.value, sample(language, number, who, gaps))
            yield f"{catalogue}: {key}", text, tuple(errors)
        for form, pattern in message.attributes.items():
            text, errors = bundle.format_pattern(pattern, sample(language, 2, "other", gaps))
            yield f"{catalogue}: {key}.{form}", text, tuple(errors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    assert len(said(language)) > 4000
    assert not [(key, errors) for key, _, errors in said(language) if errors]
    assert not [key for key, text, _ in said(language) if re.search(r"[{}]|\$|NAME|SEAT| {2}|^ | $", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_dots_are_those_of_a_printer(language: str) -> None:
    assert not [key for key, text, _ in said(language) if re.search(r"'| …$|\.\.\.", text)]


def test_french_has_a_space_that_does_not_break_before_a_high_mark() -> None:
    """Also inside quotation marks."""
    wrong = re.compile(r"[^\u00a0][;:!?](?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»")
    assert not [(key, text) for key, text, _ in said("fr") if wrong.search(text)]


def test_french_elides() -> None:
    """Words of the catalogues, names of games and of guests: d’Elfenland, not de Elfenland."""
    wrong = re.compile(r"\b(?:[dljnmst]e|la|que|jusque|lorsque) (?=[aeiouyéèêàâîôœAEIOUÉÈÊ]\w)")
    assert not [
        (key, found[0] + text[found.end() :][:9]) for key, text, _ in said("fr") if (found := wrong.search(text))
    ]


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_one_is_spelt_only_where_it_is_the_number_one(language: str) -> None:
    """In French "one" stands for 0 too, in Russian for 21: a variant without its number is for [1]."""
    spelt = re.compile(r"\[one\] (?!ход|хода|coup)[^{\n]*$", re.MULTILINE)
    assert not [key for _, key, source in messages(language) if spelt.search(source)]


@cache
def played(game: str) -> dict[str, str]:
    """A move of every verb that random games come across."""
    lines = [line for seed in "123" for line in random_game(shelf.box(game), 3, {}, seed).lines]
    return {line.move.split(" ")[0]: line.move for line in lines if isinstance(line, MoveLine)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_told_of_the_reader_and_of_others(language: str, game: str) -> None:
    words = Words(language, game)
    moves = [key.removeprefix("move-") for name, key, _ in messages(language) if name == game and key[:5] == "move-"]
    assert {form.words[0] for form in FORMS} <= set(moves) or game != "tindaya"
    assert set(played(game)) <= set(moves)
    told = {verb: played(game).get(verb, verb) for verb in moves}
    assert not [verb for verb, move in told.items() if words.move(move, "me") == words.move(move)]


@pytest.mark.parametrize("game", GAMES)
def test_the_russian_log_tells_what_is_done(game: str) -> None:
    """ "Вы ставите", "Компьютер 2 ставит": the present has no gender, the infinitive no actor."""
    words, infinitive = Words("ru", game), re.compile(r"(?:ть|ться|ти|чь)$")
    told = [words.move(move, who) for move in played(game).values() for who in ("me", "other")]
    assert not [text for text in told if infinitive.search(text.split(" ")[0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_coordinates_are_no_decimals(language: str) -> None:
    words = Words(language, "tindaya")
    texts = [words.move(move) for move in played("tindaya").values()] + [words.say("question-repel", place="-6,3")]
    assert any(re.search(r"\(−?\d+\u00a0?; −?\d+\)", text) for text in texts)
    assert not [text for text in texts if re.search(r"\d,-?\d", text)]

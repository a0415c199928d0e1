"""What a page shows of a box before anybody plays, as plain JSON: options and lessons, rules and their figures."""

from typing import Any

from ludoteca import figures, rulebook
from ludoteca.bots import master
from ludoteca.core import shelf
from ludoteca.core.resources import LANGUAGES
from ludoteca.figures import Picture
from ludoteca.lessons import exercises_of, lesson, lessons_of, moments_of


def game(key: str) -> dict[str, Any]:
    """A `GameInfo` but for its words and what a server allows."""
    box = shelf.box(key)
    options = [
        {
            "key": option.key,
            "default": option.default,
            "rule": option.rule,
            "allowed": list(option.allowed),
            "free": option.read is not None,
            "needs": {key: list(values) for key, values in option.needs.items()},
        }
        for option in box.options
    ]
    lessons = [lesson(key, one) for one in lessons_of(key)]
    return {
        "key": box.key,
        "rules": box.rules,
        "seats": list(box.seats),
        "options": options,
        "lessons": [{"key": one.key, "steps": len(one.steps), "minutes": one.minutes} for one in lessons],
        "exercises": len(exercises_of(key)),
        "moments": len(moments_of(key)),
        "masters": master.learned(box),
        "device_masters": master.learned(box),
    }


def book(key: str, language: str) -> dict[str, Any]:
    """A `RuleBook`."""
    found, pages = rulebook.text(key, language), rulebook.how_to_play(key, language)
    return {
        "game": key,
        "language": found.language if found else LANGUAGES[0],
        "text": found.markdown if found else "",
        "how_to_play": pages.markdown if pages else "",
        "paragraphs": [{"rule": rule, "text": text} for rule, text in rulebook.paragraphs(key, language).items()],
    }


def page(key: str, name: str, language: str) -> dict[str, Any]:
    """A `RulePage`: `how-to-play` or `rules`."""
    read = rulebook.how_to_play if name == "how-to-play" else rulebook.text
    found = read(key, language)
    return {"language": found.language if found else LANGUAGES[0], "text": found.markdown if found else ""}


def figures_of(key: str) -> dict[str, dict[str, Any]]:
    """By name, a `Figure`."""
    return {name: _figure(picture) for name, picture in figures.pictures(key).items()}


def _figure(picture: Picture) -> dict[str, Any]:
    shown = picture.figure
    return {
        "view": picture.view.json(),
        "highlights": list(shown.highlights),
        "legal": list(picture.legal),
        "picks": list(shown.picks),
        "moves": [{"seat": line.seat, "move": line.move} for line in picture.moves],
        "part": shown.part,
        "crop": None if shown.crop is None else list(shown.crop),
    }

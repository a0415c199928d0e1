"""The rule texts that players read, found by language and rule id. A game keeps them in its folder `Resources.rules`:

<language>/<game>.md              the numbered rules
<language>/<game>-how-to-play.md  two pages for newcomers
engine/<game>….md                 what programs need beside them
<game>.md                         instead of all these, where there is one language only
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from ludoteca.core import shelf
from ludoteca.core.resources import LANGUAGES, folder

CHECKOUT = Path(__file__).parents[2] / "docs" / "rules"
"""Where our own rules lie as long as they are not packed into a wheel."""
_ID = r"[A-Z]{1,2}\d+(?:\.\d+)*"


class Text(NamedTuple):
    """A text of the rules, in the language of the reader or in the one that there is."""

    language: str
    markdown: str


def text(game: str, language: str = LANGUAGES[0]) -> Text | None:
    """The numbered rules of a game; None if nobody wrote them down."""
    return _text(game, f"{game}.md", language)


def how_to_play(game: str, language: str = LANGUAGES[0]) -> Text | None:
    """The two pages for newcomers."""
    return _text(game, f"{game}-how-to-play.md", language)


@cache
def _text(game: str, name: str, language: str) -> Text | None:
    box = shelf.find(game)
    return None if box is None else text_of(box, name, language)


def text_of(box: shelf.Box, name: str, language: str = LANGUAGES[0]) -> Text | None:
    """A text of a box, also of one that is not on the shelf: in this language, in English, or in the only one."""
    wanted = dict.fromkeys((language, LANGUAGES[0])) if language in LANGUAGES else (LANGUAGES[0],)
    for place in rule_folders(box):
        for spoken, file in [*((one, place / one / name) for one in wanted), (LANGUAGES[0], place / name)]:
            if file.is_file():
                return Text(spoken, file.read_bytes().decode(errors="replace"))
    return None


@cache
def ids(box: shelf.Box) -> frozenset[str]:
    """Every rule id that the rules of a game, or what belongs to them (`engine/<game>….md`), define or mention."""
    return frozenset(
        found for file in _files(box) for found in re.findall(rf"\b{_ID}", file.read_text(encoding="utf-8"))
    )


def _files(box: shelf.Box) -> Iterator[Traversable]:
    """`<game>.md` and `<game>-….md` in the folder of the rules and in its folders."""
    for place in rule_folders(box):
        for inside in (place, *(one for one in place.iterdir() if one.is_dir())):
            yield from (one for one in inside.iterdir() if re.fullmatch(rf"{re.escape(box.key)}(-.*)?\.md", one.name))


def rule_folders(box: shelf.Box) -> list[Traversable]:
    """Where the rules of a box lie."""
    name = box.rules_folder()
    places = (folder(name), CHECKOUT if name == "ludoteca:rules" else None)
    return [place for place in places if place is not None and place.is_dir()]


def paragraph(game: str, rule: str, language: str = LANGUAGES[0]) -> str | None:
    """The text of one rule, whatever the case of its id; where players have none, that of the engine's part."""
    wanted = rule.upper()
    return paragraphs(game, language).get(wanted) or _engine_paragraphs(game).get(wanted)


@cache
def paragraphs(game: str, language: str = LANGUAGES[0]) -> dict[str, str]:
    """Every numbered rule that players read, with its text."""
    found = text(game, language)
    return _numbered(found.markdown) if found else {}


@cache
def _engine_paragraphs(game: str) -> dict[str, str]:
    box = shelf.find(game)
    places = [] if box is None else [place / "engine" for place in rule_folders(box)]
    files = (file for place in places if place.is_dir() for file in place.iterdir() if file.name.startswith(game))
    return _numbered("\n".join(file.read_text(encoding="utf-8") for file in files))


def _numbered(markdown: str) -> dict[str, str]:
    """By id, a chapter, a list item with what follows it, or a table row."""
    found: dict[str, str] = {}
    key, lines = "", list[str]()

    def close() -> None:
        if key:
            found.setdefault(key, "\n".join(lines).strip())

    for line in markdown.splitlines():
        item = re.match(rf"(?:\s*- \*\*|\| *\**)({_ID})\b", line)
        chapter = re.match(rf"#+ .*?\b({_ID})\b", line)
        begins = item or chapter
        if begins:
            close()
            key, lines = begins[1], [line]
        elif key and (line.startswith("#") or (line.startswith("- ") and not lines[0].startswith("#"))):
            close()
            key, lines = "", []
        elif key:
            lines.append(line)
    close()
    return found

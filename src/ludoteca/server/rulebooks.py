"""The rule texts, whole and by the ids that refusals and questions cite."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from ludoteca.server.messages import RuleBook, RuleInfo

ID = r"[A-Z]{1,2}\d+(?:\.\d+)*"
_HEAD = re.compile(rf"^\s*-?\s*\*\*({ID})\b|^\|\s*\**({ID})\**\s*\||^#+ ({ID})\b")
_HEADING = re.compile(r"^#+ ")


@cache
def text(game: str) -> str:
    """The rules as they are shipped, or as they lie in the source tree; empty for a game that brings none."""
    for folder in (files("ludoteca") / "rules", Path(__file__).parents[3] / "docs" / "rules"):
        page = folder / f"{game}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return ""


@cache
def paragraphs(game: str) -> dict[str, str]:
    """The text of every rule by its id: from its head to the next, a chapter with everything in it."""
    found: dict[str, list[str]] = {}
    rule: str | None = None
    chapter: str | None = None
    for row in text(game).splitlines():
        head = _HEAD.match(row)
        heading = _HEADING.match(row)
        if heading:
            rule = None
            if row.startswith("## "):
                chapter = None
        if head:
            key = next(filter(None, head.groups()))
            if heading:
                chapter = key
            else:
                rule = key
            found.setdefault(key, [])
        for place in {rule, chapter} - {None}:
            assert place is not None
            found[place].append(row)
    return {key: "\n".join(rows).strip() for key, rows in found.items()}


def book(game: str) -> RuleBook:
    return RuleBook(game, text(game), [RuleInfo(rule, words) for rule, words in paragraphs(game).items()])

"""The rule texts that players read: `docs/rules/<game>.md`, found by rule id."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

_ID = r"[A-Z]{1,2}\d+(?:\.\d+)*"


@cache
def text(game: str) -> str | None:
    """The whole rules of a game; None if nobody wrote them down."""
    inside = files("ludoteca") / "rules" / f"{game}.md"
    beside = Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md"
    for place in (inside, beside):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


@cache
def paragraphs(game: str) -> dict[str, str]:
    """Every numbered rule with its text: a chapter, a list item with its continuation lines, or a table row."""
    found: dict[str, str] = {}
    key, lines = "", list[str]()

    def close() -> None:
        if key:
            found.setdefault(key, "\n".join(lines).strip())

    for line in (text(game) or "").splitlines():
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

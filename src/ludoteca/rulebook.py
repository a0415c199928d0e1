"""The rule texts that players read, found by rule id. A game keeps them in its folder `Resources.rules`."""

import re
from functools import cache
from pathlib import Path

from ludoteca.core import shelf
from ludoteca.core.resources import folder

CHECKOUT = Path(__file__).parents[2] / "docs" / "rules"
"""Where our own rules lie as long as they are not packed into a wheel."""
_ID = r"[A-Z]{1,2}\d+(?:\.\d+)*"


@cache
def text(game: str) -> str | None:
    """The whole rules of a game; None if nobody wrote them down."""
    box = shelf.find(game)
    return None if box is None else text_of(box)


def text_of(box: shelf.Box) -> str | None:
    """The whole rules of a box, also of one that is not on the shelf."""
    name = box.rules_folder()
    for place in (folder(name), CHECKOUT if name == "ludoteca:rules" else None):
        if place is not None and (file := place / f"{box.key}.md").is_file():
            return file.read_text(encoding="utf-8")
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

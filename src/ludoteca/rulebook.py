"""The rule texts that players read, found by rule id. A game keeps them in its folder `Resources.rules`."""

import re
from functools import cache
from importlib.resources.abc import Traversable
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
    found = next((file for file in _files(box) if file.name == f"{box.key}.md"), None)
    return None if found is None else found.read_text(encoding="utf-8")


@cache
def ids(box: shelf.Box) -> frozenset[str]:
    """Every rule id that the rules of a game, or what belongs to them (`<game>-notation.md`), define or mention."""
    return frozenset(
        found for file in _files(box) for found in re.findall(rf"\b{_ID}", file.read_text(encoding="utf-8"))
    )


def _files(box: shelf.Box) -> list[Traversable]:
    """`<game>.md` and `<game>-….md`."""
    name = box.rules_folder()
    places = (folder(name), CHECKOUT if name == "ludoteca:rules" else None)
    inside = (file for place in places if place is not None and place.is_dir() for file in place.iterdir())
    return [file for file in inside if re.fullmatch(rf"{re.escape(box.key)}(-.*)?\.md", file.name)]


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

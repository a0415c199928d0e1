"""What everything on a board is: one entry for every icon, card, token and number, in the reader's language.

A game keeps it in the catalogue `glossary-<game>.ftl`: a message `glossary-<id>` is the name of a thing, its attributes
say what it is (`what`), what it is for (`use`), how one gets it (`get`), and by which rule (`rule`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca.words import bundle_of, capital, catalogue

_IDS = re.compile(r"^glossary-([\w-]+) =", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Entry:
    id: str
    name: str
    what: str
    use: str
    get: str
    rule: str


def entries(game: str, language: str) -> list[Entry]:
    """The whole glossary of a game; empty if it has none."""
    return list(_entries(game, language))


def search(game: str, language: str, text: str) -> list[Entry]:
    """Entries that have these letters in their name; where none has, those that speak of it."""
    wanted = text.casefold()
    found = entries(game, language)
    by_name = [entry for entry in found if wanted in entry.name.casefold()]
    return by_name or [entry for entry in found if wanted in f"{entry.what} {entry.use} {entry.get}".casefold()]


def _entries(game: str, language: str) -> Iterator[Entry]:
    bundle = bundle_of(language, "common", "web", game, f"web-{game}", f"glossary-{game}")
    for key in _IDS.findall(catalogue(language, f"glossary-{game}")):
        message = bundle.get_message(f"glossary-{key}")

        def part(name: str, message: object = message) -> str:
            pattern = message.attributes.get(name)  # type: ignore[attr-defined]
            return "" if pattern is None else str(bundle.format_pattern(pattern, {})[0])

        name = str(bundle.format_pattern(message.value, {})[0])
        yield Entry(key, capital(name), *(part(one) for one in ("what", "use", "get", "rule")))

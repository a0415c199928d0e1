"""A game without a screen of its own: its facts, laid out as the view asks (`layout` in `docs/adding-a-game.md`)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core import View
from ludoteca.words import Words

SEATS: Final = (
    "bold white on red3",
    "bold black on deep_sky_blue1",
    "bold black on yellow1",
    "bold black on spring_green2",
    "bold white on purple4",
    "bold black on dark_orange",
)
OWN: Final = {"players", "turn", "layout"}
"""Facts that are told in another way."""
HIDDEN: Final = "?"
NOTHING: Final = "–"


def draw(view: View, words: Words) -> RenderableType:
    facts: Mapping[str, Any] = view.facts
    laid = {part["fact"]: part["kind"] for part in facts.get("layout") or () if part["kind"] in PICTURES}
    laid = {fact: kind for fact, kind in laid.items() if facts.get(fact) is not None}
    plain = {key: value for key, value in facts.items() if key not in OWN and key not in laid}
    seated = {key: value for key, value in plain.items() if _by_seat(value, facts.get("players"))}
    pictures = [PICTURES[kind](facts[fact], label(fact, words), words) for fact, kind in laid.items()]
    told = {key: value for key, value in plain.items() if key not in seated and value is not None}
    return Group(*pictures, seats(facts, seated, words), table_facts(told, words))


def grid(rows: Any, name: str, words: Words) -> RenderableType:
    """Rows of signs: a digit is a piece of that seat, a dot is an empty cell; cells are called `a1`, `b1`, …"""
    picture = Text()
    for number, row in enumerate(rows, 1):
        picture.append(f"{number:2} ", "dim")
        for sign in row:
            picture.append("·" if sign == "." else sign, _style(int(sign)) if sign.isdecimal() else "")
            picture.append(" ")
        picture.append("\n")
    widest = max(map(len, rows), default=0)
    return picture.append("   " + " ".join(chr(97 + column) for column in range(widest)) + "\n", "dim")


def graph(facts: Any, name: str, words: Words) -> RenderableType:
    """Places with their owner and mark, and the places they are linked to."""
    table = Table.grid(padding=(0, 2))
    for place, about in facts["places"].items():
        near = [b if a == place else a for a, b in facts["links"] if place in (a, b)]
        owner = about.get("owner")
        sign = Text() if owner is None else _sign(owner)
        beside = ", ".join(words.name_of(one) for one in near)
        table.add_row(words.name_of(place), sign, about.get("mark") or "", Text(f"— {beside}", "dim"))
    return Group(table, Text())


def cards(hand: Any, name: str, words: Words) -> RenderableType:
    return Text(_labelled(name, written(hand, words), words))


def listed(items: Any, name: str, words: Words) -> RenderableType:
    """Words, or pairs of a word and what is said of it."""
    pairs = [item if isinstance(item, list) else [item, None] for item in items]
    said = [
        written(word, words) if about is None else f"{written(word, words)} {written(about, words)}"
        for word, about in pairs
    ]
    return Text(_labelled(name, ", ".join(said) or NOTHING, words))


PICTURES: Final[Mapping[str, Callable[[Any, str, Words], RenderableType]]] = {
    "grid": grid,
    "graph": graph,
    "cards": cards,
    "list": listed,
}


def seats(facts: Mapping[str, Any], seated: Mapping[str, Any], words: Words) -> RenderableType:
    """A row for each seat, with the facts that have an item for each; the arrow is before whoever is to decide."""
    table = Table(words.say("seat"), *(label(key, words) for key in seated), box=None, pad_edge=False)
    for number in range(facts.get("players") or 0):
        turn = " ►" if facts.get("turn") == number else ""
        own = [HIDDEN if value[number] is None else written(value[number], words) for value in seated.values()]
        table.add_row(_sign(number).append(turn, "default not bold"), *own)
    return table


def table_facts(told: Mapping[str, Any], words: Words) -> RenderableType:
    lines = [Text(_labelled(label(key, words), written(value, words), words)) for key, value in told.items()]
    return Group(*([Text(), *lines] if lines else []))


def label(key: str, words: Words) -> str:
    return words.say(f"fact-{key}") if words.has(f"fact-{key}") else key.replace("_", " ")


def written(value: Any, words: Words) -> str:
    """Plain JSON for people: words where the catalogue has them, items side by side."""
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, list):
        return ", ".join(written(item, words) for item in value) or NOTHING
    if isinstance(value, dict):
        return ", ".join(_labelled(label(key, words), written(item, words), words) for key, item in value.items())
    if value is None:
        return NOTHING
    return words.name_of(value) if isinstance(value, str) else str(value)


def _by_seat(value: Any, players: Any) -> bool:
    """Whether a fact has an item for each seat."""
    return isinstance(value, list) and len(value) == players and not any(isinstance(one, list | dict) for one in value)


def _labelled(name: str, text: str, words: Words) -> str:
    return words.say("labelled", label=name, text=text)


def _sign(seat: int) -> Text:
    return Text().append(f" {seat} ", _style(seat))


def _style(seat: int) -> str:
    return SEATS[seat % len(SEATS)]

"""Dokmus in the terminal: the island with its coordinates, and what is public about the players."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core import View
from ludoteca.words import Words

TERRAIN: Final = {
    ".": ("·", "grey70 on grey23"),
    "f": ("♣", "green3 on dark_green"),
    "r": ("∏", "bold gold1 on grey23"),
    "v": ("▲", "bold orange_red1 on grey15"),
    "^": ("∧", "grey62 on grey37"),
    "~": ("≈", "sky_blue1 on dodger_blue3"),
    "t": ("t", "bold white on purple4"),
    "T": ("T", "bold white on purple4"),
}
SEATS: Final = (
    "bold white on red3",
    "bold black on deep_sky_blue1",
    "bold black on yellow1",
    "bold black on spring_green2",
)
TERRAIN_NAMES: Final = ("meadow", "forest", "ruins", "volcano", "mountain", "water", "small", "large")
LETTERS: Final = "abcdefghijklmnopqrstu"


def draw(view: View, words: Words) -> RenderableType:
    facts: Any = view.facts
    side_by_side = Table.grid(padding=(0, 3))
    side_by_side.add_row(island(facts), Group(players(facts, view.seat, words), Text(), legend(words)))
    return side_by_side


def island(facts: Any) -> Text:
    """The tiles as they lie; the hole is open sea."""
    rows_of = {tile["slot"]: tile["rows"] for tile in facts["tiles"]}
    tokens = {cell: seat for seat, own in enumerate(facts["tokens"]) for cell in own}
    rows = 14 if facts["players"] == 2 else 21
    picture = Text("   ")
    heads = [" ".join(LETTERS[start : start + 7]) for start in (0, 7, 14)]
    picture.append("  ".join(heads) + "\n", "dim")
    for row in range(rows):
        if row % 7 == 0 and row:
            picture.append("\n")
        picture.append(f"{row + 1:2} ", "dim")
        for column in range(21):
            slot = f"{'ABC'[column // 7]}{row // 7 + 1}"
            seat = tokens.get(f"{LETTERS[column]}{row + 1}")
            if slot not in rows_of:
                picture.append("  ")
            else:
                glyph, style = TERRAIN[rows_of[slot][row % 7][column % 7]]
                picture.append(*((glyph, style) if seat is None else (str(seat), SEATS[seat])))
                picture.append(" ", f"on {style.split(' on ')[1]}")
            if column % 7 == 6:
                picture.append(" ")
        picture.append("\n")
    return picture


def players(facts: Any, seat: int | None, words: Words) -> RenderableType:
    """Seat, card, tokens, sacrifices, talisman, and the points if the game ended now."""
    table = Table(box=None, pad_edge=False)
    for heading in ("seat", "card", "supply", "sacrificed", "points"):
        table.add_column(words.say(f"dokmus-{heading}"), justify="left" if heading == "seat" else "right")
    private = facts.get("private", {})
    for number in range(facts["players"]):
        card = facts["revealed"][number] or (private.get("card") if number == seat else None)
        shown = str(card) if card else "?" if number in facts["chosen"] else "–"
        name = Text()
        name.append(f" {number} ", SEATS[number])
        name.append(" ► " if facts["turn"] == number else "   ")
        name.append(words.say("dokmus-talisman") if facts["talisman"] == number else "", "gold1")
        points = facts["points"][number]
        table.add_row(name, shown, str(facts["supply"][number]), str(facts["sacrificed"][number]), str(points["total"]))
    lines: list[RenderableType] = [Text(words.say("dokmus-round", round=facts["round"]), "bold"), table]
    if private.get("hand") and facts["phase"] == "draft" and facts["turn"] == seat:
        lines.append(Text(words.say("dokmus-hand", cards=", ".join(map(str, private["hand"])))))
    action = facts.get("action")
    if action is not None:
        lines.append(Text(words.say(f"dokmus-card-{action['card']}")))
    return Group(*lines)


def legend(words: Words) -> Text:
    text = Text()
    for name, (glyph, style) in zip(TERRAIN_NAMES, TERRAIN.values(), strict=True):
        text.append(f" {glyph} ", style)
        text.append(f" {words.say('terrain-' + name)}\n")
    return text

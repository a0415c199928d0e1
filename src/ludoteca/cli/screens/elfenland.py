"""Elfenland on a terminal: a schematic map, the players, the own hand and the ways out of the own town."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core import View
from ludoteca.games.elfenland.board import FERRY, RIVER, TOWNS, WAYS, Way
from ludoteca.games.elfenland.data import read
from ludoteca.games.elfenland.transport import CARAVAN, CARAVAN_PAST_OBSTACLE, CHART, KIND, KINDS, LAND, OBSTACLE, RAFT
from ludoteca.games.elfenland.variant import WATERS, Waters
from ludoteca.words import Words

WIDTH: Final = 112
HEIGHT: Final = 37
STROKES: Final = {
    "plains": ("·", "green"),
    "forest": ("♣", "dark_green"),
    "desert": (":", "yellow"),
    "mountain": ("^", "bright_black"),
    "river": ("≈", "bright_blue"),
    "mare_magnum": ("~", "cyan"),
    "mare_nebulae": ("~", "cyan"),
}
"""The mark and the colour of each kind of way."""
SEAT_STYLES: Final = {
    "black": "bold white on grey23",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "purple": "bold white on magenta",
    "red": "bold white on red",
    "yellow": "bold black on yellow",
}
ELF: Final = "▲"

Point = tuple[int, int]
"""Column and row on the drawing."""


def draw(view: View, words: Words) -> RenderableType:
    """The whole table as a seat, or a spectator, sees it."""
    facts: Any = view.facts
    parts: list[RenderableType] = [_headline(facts, words), _map(view, words), _legend(words), _players(facts, words)]
    if view.seat is not None:
        parts += [_own(view, words), _ways(view, words)]
    return Group(*parts)


def _headline(facts: Any, words: Words) -> RenderableType:
    """Round and phase, the display, and how much is left in pile and stack."""
    phase = words.say(f"phase-{facts['phase']}")
    rounds = facts["options"]["rounds"]
    text = words.say("screen-round", round=facts["round"], rounds=rounds, phase=phase, start=facts["start"])
    if facts["phase"] == "plan":
        text += " · " + words.say("screen-passes", passes=facts["passes"])
    supply = f"{words.say('screen-pile')} {facts['pile']} · {words.say('screen-stack')} {facts['stack']}"
    display = words.say("screen-display", pieces=_pieces(facts["display"], words))
    return Text(f"{text}\n{display} · {supply}")


def _pieces(names: Sequence[str], words: Words) -> str:
    """Cards or counters in words: how many of each."""
    return ", ".join(f"{number} × {words.say(f'kind-{name}')}" for name, number in Counter(names).items()) or "–"


class Sheet:
    """A page of characters, each with a style."""

    def __init__(self) -> None:
        self.marks = [[" "] * WIDTH for _ in range(HEIGHT)]
        self.styles = [[""] * WIDTH for _ in range(HEIGHT)]

    def write(self, at: Point, text: str, style: str) -> None:
        """Writes a text from a point to the right; whatever leaves the page is cut off."""
        column, row = at
        for place, mark in enumerate(text, column):
            if 0 <= place < WIDTH and 0 <= row < HEIGHT:
                self.marks[row][place] = mark
                self.styles[row][place] = style

    def text(self) -> Text:
        page = Text()
        for marks, styles in zip(self.marks, self.styles, strict=True):
            for style, run in groupby(zip(marks, styles, strict=True), key=itemgetter(1)):
                page.append("".join(mark for mark, _ in run), style or None)
            page.append("\n")
        page.right_crop(1)
        return page


MAP: Final[Any] = read("map.json")
_TOWN_ROWS: Final[Any] = MAP["towns"]
_WAY_ROWS: Final[Any] = [*MAP["roads"], *MAP["rivers"], *(row for lake in MAP["lakes"] for row in lake["ferries"])]


def _scale(axis: str, first: int, last: int) -> dict[int, int]:
    """Every coordinate of `map.json` on one axis, spread evenly from the first to the last column or row."""
    found = {row[axis] for row in (*_TOWN_ROWS, *_WAY_ROWS)}
    least, most = min(found), max(found)
    return {value: first + round((value - least) * (last - first) / (most - least)) for value in found}


_COLUMN: Final = _scale("x", 3, WIDTH - 8)
_ROW: Final = _scale("y", 0, HEIGHT - 1)
TOWN_AT: Final = {row["id"]: (_COLUMN[row["x"]], _ROW[row["y"]]) for row in _TOWN_ROWS}
WAY_AT: Final = {row["id"]: (_COLUMN[row["x"]], _ROW[row["y"]]) for row in _WAY_ROWS}


def _map(view: View, words: Words) -> RenderableType:
    """Ways first, then their labels and counters, then the towns with elves and markers."""
    facts: Any = view.facts
    sheet = Sheet()
    for way in WAYS:
        _draw_way(sheet, way)
    for way in WAYS:
        _label_way(sheet, way, facts["roads"].get(way.id), words)
    for town in TOWNS:
        _draw_town(sheet, town, view, words)
    return sheet.text()


def _draw_way(sheet: Sheet, way: Way) -> None:
    """From town to town through the point where the way carries its label."""
    mark, style = STROKES[way.terrain or way.lake or way.kind]
    middle = WAY_AT[way.id]
    for end in (TOWN_AT[TOWNS[way.a]], TOWN_AT[TOWNS[way.b]]):
        for point in _line(end, middle):
            sheet.write(point, mark, style)


def _line(start: Point, end: Point) -> Iterator[Point]:
    """The points between two points, two columns apart at least."""
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        yield (
            round(start[0] + (end[0] - start[0]) * step / steps),
            round(start[1] + (end[1] - start[1]) * step / steps),
        )


def _label_way(sheet: Sheet, way: Way, road: Any, words: Words) -> None:
    """The id of the way; on a road with a counter its kind, and `!` for an obstacle."""
    column, row = WAY_AT[way.id]
    _, style = STROKES[way.terrain or way.lake or way.kind]
    if road is None:
        text = way.id + (_flow(way) if way.kind == RIVER else "")
        sheet.write((column - len(text) // 2, row), text, style)
        return
    text = way.id + words.say(f"short-{road['counter']}") + ("!" if road["obstacle"] else "")
    sheet.write(
        (column - len(text) // 2, row), text, "bold red reverse" if road["obstacle"] else f"bold {style} reverse"
    )


def _flow(way: Way) -> str:
    """An arrow downstream."""
    (x, y), (to_x, to_y) = TOWN_AT[TOWNS[way.a]], TOWN_AT[TOWNS[way.b]]
    if abs(to_x - x) > 2 * abs(to_y - y):
        return "→" if to_x > x else "←"
    return "↓" if to_y > y else "↑"


def _draw_town(sheet: Sheet, town: str, view: View, words: Words) -> None:
    """The name with the elves that stand there; below it, a digit for every seat whose marker still lies there."""
    facts: Any = view.facts
    column, row = TOWN_AT[town]
    name = words.say(f"town-{town}")
    left = max(0, min(column - len(name) // 2, WIDTH - len(name)))
    own_home = view.seat is not None and facts["seats"][view.seat]["home"] == town
    sheet.write((left, row), name, "bold underline" if own_home else "bold")
    right = left + len(name)
    for seat, player in enumerate(facts["seats"]):
        if player["town"] == town:
            sheet.write((right, row), f"{ELF}{seat}", SEAT_STYLES[player["colour"]])
            right += 2
    waiting = [seat for seat, player in enumerate(facts["seats"]) if town not in player["visited"]]
    if town != MAP["start_town"]:
        for place, seat in enumerate(waiting):
            style = SEAT_STYLES[facts["seats"][seat]["colour"]] if seat == view.seat else "dim"
            sheet.write((column - len(waiting) // 2 + place, row + 1), str(seat), style)


def _legend(words: Words) -> RenderableType:
    text = Text()
    for kind, (mark, style) in STROKES.items():
        text.append(mark * 3, style)
        text.append(f" {words.say(f'terrain-{kind}')}  ")
    names = [KINDS[kind] for kind in LAND]
    counters = " ".join(f"{words.say(f'short-{name}')}={words.say(f'kind-{name}')}" for name in names)
    text.append("\n" + words.say("screen-legend", counters=counters), "dim")
    return text


def _players(facts: Any, words: Words) -> RenderableType:
    """A line for each player: everything that lies open before them."""
    over = "result" in facts
    titles = ["seat", "town", "visited", "counters", "cards", "played", "obstacle", "home"]
    table = Table(box=None, pad_edge=False)
    for title in titles + (["score", "place"] if over else []):
        table.add_column(words.say(f"screen-{title}"))
    for seat, player in enumerate(facts["seats"]):
        turn = "→" if seat == facts["turn"] else " "
        cells: list[str | Text] = [
            Text.assemble(turn, (f" {seat} {words.say('colour-' + player['colour'])} ", SEAT_STYLES[player["colour"]])),
            words.say(f"town-{player['town']}"),
            str(len(player["visited"])),
            _counters(player, words),
            str(player["cards"]) + "".join(f" ({words.say(f'short-{k}')}≤{n})" for k, n in player["at_most"].items()),
            " ".join(words.say(f"short-{name}") for name in player["played"]) or "–",
            "!" if player["obstacle"] else "–",
            words.say(f"town-{player['home']}") if player["home"] else "?" if facts["options"]["home_towns"] else "–",
        ]
        if over:
            cells += [str(facts["result"]["scores"][seat]), str(facts["places"][seat])]
        table.add_row(*cells)
    return table


def _counters(player: Any, words: Words) -> str:
    """Counters face up by name, face down as `▢`; a counter already kept comes after an arrow."""
    shown = [words.say(f"short-{name}") for name in player["counters"]] + ["▢"] * player["hidden"]
    text = " ".join(shown) or "–"
    if player["kept"] is not None:
        kind = player["kept"]["kind"]
        text += " → " + ("▢" if player["kept"]["hidden"] else words.say(f"short-{kind}"))
    return text


def _own(view: View, words: Words) -> RenderableType:
    """Hand, face-down counters and the counter just drawn."""
    facts: Any = view.facts
    player = facts["seats"][view.seat]
    lines = [words.say("screen-hand", pieces=_pieces(player["hand"], words))]
    if player["own_hidden"]:
        lines.append(words.say("screen-own-hidden", pieces=_pieces(player["own_hidden"], words)))
    if facts.get("drawn"):
        lines.append(words.say("screen-drawn", kind=facts["drawn"]))
    return Text("\n".join(lines), "bold")


def _ways(view: View, words: Words) -> RenderableType:
    """What every way out of the own town costs; what the hand can pay stands out."""
    facts: Any = view.facts
    player = facts["seats"][view.seat]
    town = TOWNS.index(player["town"])
    hand = Counter(player["hand"])
    waters = WATERS[facts["options"]["lakes"]]
    table = Table(title=words.say("screen-ways", town=player["town"]), title_justify="left", box=None, pad_edge=False)
    for title in ("way", "to", "terrain", "price", "caravan"):
        table.add_column(words.say(f"screen-{title}"))
    for way in WAYS:
        if way.touches(town):
            price, caravan = _prices(way, town, facts["roads"].get(way.id), waters)
            table.add_row(
                way.id,
                words.say(f"town-{TOWNS[way.a + way.b - town]}"),
                words.say(f"terrain-{way.terrain or way.lake or way.kind}"),
                _price(price, hand, words),
                _caravan(caravan, hand.total(), words),
            )
    return table


def _prices(way: Way, town: int, road: Any, waters: Waters) -> tuple[tuple[str, int] | None, int]:
    """Kind and number of cards (None without a counter), and the size of a caravan (0 if there is none)."""
    if way.kind in (RIVER, FERRY):
        return (KINDS[RAFT], waters.fares[way.number][town]), waters.convoy[way.number]
    if road is None:
        return None, 0
    price = CHART[KIND[road["counter"]]][way.terrain] + (OBSTACLE if road["obstacle"] else 0)
    return (road["counter"], price), CARAVAN_PAST_OBSTACLE if road["obstacle"] else CARAVAN


def _price(price: tuple[str, int] | None, hand: Counter[str], words: Words) -> Text:
    if price is None:
        return Text(words.say("screen-no-way"), "dim")
    kind, number = price
    return Text(f"{number} × {words.say(f'kind-{kind}')}", "bold green" if hand[kind] >= number else "dim")


def _caravan(number: int, cards: int, words: Words) -> Text:
    if not number:
        return Text("–", "dim")
    return Text(words.say("screen-any-cards", cards=number), "bold green" if cards >= number else "dim")

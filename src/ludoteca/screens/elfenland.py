"""Elfenland on a terminal: a schematic map, the players, the own hand and the ways out of the own town."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludoteca.core import View
from ludoteca.games.elfenland.board import FERRY, RIVER, TOWNS, WAYS, Way
from ludoteca.games.elfenland.components import (
    CARAVAN,
    CARAVAN_PAST_OBSTACLE,
    CHART,
    KIND,
    KINDS,
    LAND,
    OBSTACLE,
    RAFT,
    read,
)
from ludoteca.games.elfenland.prices import WATERS, Waters
from ludoteca.screens.multi_pick import MultiPick
from ludoteca.words import Words

WIDTH: Final = 112
NARROWEST: Final = 78
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
    parts: list[RenderableType] = [_headline(facts, words), Map(view, words), _legend(words), _players(facts, words)]
    if view.seat is not None:
        parts += [_own(view, words), _ways(view, words)]
    return Group(*parts)


def multi_pick(view: View) -> MultiPick | None:
    """E11.7: the cards of a payment or a discard, from the kind on that may still be named."""
    facts: Any = view.facts
    if facts["turn"] != view.seat or facts["phase"] not in ("pay", "discard"):
        return None
    hand = facts["seats"][view.seat]["hand"]
    least = KIND[facts["least"]]
    return MultiPick(facts["phase"], facts["left"], [kind for kind in hand if KIND[kind] >= least])


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


MAP: Final[Any] = read("map.json")
_TOWN_ROWS: Final[Any] = MAP["towns"]
_WAY_ROWS: Final[Any] = [*MAP["roads"], *MAP["rivers"], *(row for lake in MAP["lakes"] for row in lake["ferries"])]


def _scale(axis: str, first: int, last: int) -> dict[int, int]:
    """Every coordinate of `map.json` on one axis, spread evenly from the first to the last column or row."""
    found = {row[axis] for row in (*_TOWN_ROWS, *_WAY_ROWS)}
    least, most = min(found), max(found)
    return {value: first + round((value - least) * (last - first) / (most - least)) for value in found}


class Layout:
    """Where towns and the labels of ways stand on a page of some width."""

    def __init__(self, width: int) -> None:
        self.width = width
        columns, rows = _scale("x", 3, width - 8), _scale("y", 0, HEIGHT - 1)
        self.towns: dict[str, Point] = {row["id"]: (columns[row["x"]], rows[row["y"]]) for row in _TOWN_ROWS}
        self.ways: dict[str, Point] = {row["id"]: (columns[row["x"]], rows[row["y"]]) for row in _WAY_ROWS}

    def ends(self, way: Way) -> tuple[Point, Point]:
        return self.towns[TOWNS[way.a]], self.towns[TOWNS[way.b]]


layout = cache(Layout)


class Sheet:
    """A page of characters, each with a style."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.marks = [[" "] * layout.width for _ in range(HEIGHT)]
        self.styles = [[""] * layout.width for _ in range(HEIGHT)]

    def write(self, at: Point, text: str, style: str) -> None:
        """Writes a text from a point to the right; whatever leaves the page is cut off."""
        column, row = at
        for place, mark in enumerate(text, column):
            if 0 <= place < self.layout.width and 0 <= row < HEIGHT:
                self.marks[row][place] = mark
                self.styles[row][place] = style

    def text(self) -> Text:
        page = Text(no_wrap=True, overflow="crop")
        for marks, styles in zip(self.marks, self.styles, strict=True):
            for style, run in groupby(zip(marks, styles, strict=True), key=itemgetter(1)):
                page.append("".join(mark for mark, _ in run), style or None)
            page.append("\n")
        page.right_crop(1)
        return page


class Map:
    """The board, as wide as the terminal allows: ways first, then their labels and counters, then the towns."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        facts: Any = self.view.facts
        sheet = Sheet(layout(max(NARROWEST, min(WIDTH, options.max_width))))
        for way in WAYS:
            _draw_way(sheet, way)
        for way in WAYS:
            _label_way(sheet, way, facts["roads"].get(way.id), self.words)
        for town in TOWNS:
            _draw_town(sheet, town, self.view, self.words)
        yield sheet.text()


def _draw_way(sheet: Sheet, way: Way) -> None:
    """From town to town through the point where the way carries its label."""
    mark, style = STROKES[way.terrain or way.lake or way.kind]
    middle = sheet.layout.ways[way.id]
    for end in sheet.layout.ends(way):
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
    """The id of the way, for a river with an arrow downstream; on a road with a counter its kind, and `!` for an
    obstacle."""
    column, row = sheet.layout.ways[way.id]
    _, style = STROKES[way.terrain or way.lake or way.kind]
    text = way.id
    if way.kind == RIVER:
        text += _flow(*sheet.layout.ends(way))
    elif road is not None:
        text += words.say(f"short-{road['counter']}") + ("!" if road["obstacle"] else "")
        style = "bold red reverse" if road["obstacle"] else f"bold {style} reverse"
    sheet.write((column - len(text) // 2, row), text, style)


def _flow(source: Point, mouth: Point) -> str:
    across, down = mouth[0] - source[0], mouth[1] - source[1]
    if abs(across) > 2 * abs(down):
        return "→" if across > 0 else "←"
    return "↓" if down > 0 else "↑"


def _draw_town(sheet: Sheet, town: str, view: View, words: Words) -> None:
    """The name with the elves that stand there; below it, a digit for every seat whose marker still lies there."""
    facts: Any = view.facts
    players = list(enumerate(facts["seats"]))
    column, row = sheet.layout.towns[town]
    name = words.say(f"town-{town}")
    here = [seat for seat, player in players if player["town"] == town]
    length = len(name) + (len(here) + 1 if here else 0)
    left = max(0, min(column - len(name) // 2, sheet.layout.width - length))
    own_home = view.seat is not None and facts["seats"][view.seat]["home"] == town
    sheet.write((left, row), name + (ELF if here else ""), "bold underline" if own_home else "bold")
    for place, seat in enumerate(here, left + len(name) + 1):
        sheet.write((place, row), str(seat), SEAT_STYLES[facts["seats"][seat]["colour"]])
    if town == MAP["start_town"]:
        return
    waiting = [seat for seat, player in players if town not in player["visited"]]
    for place, seat in enumerate(waiting, column - len(waiting) // 2):
        style = SEAT_STYLES[facts["seats"][seat]["colour"]] if seat == view.seat else "dim"
        sheet.write((place, row + 1), str(seat), style)


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

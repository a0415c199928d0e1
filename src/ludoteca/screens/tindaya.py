"""Tindaya in the terminal: the archipelago, Mount Tindaya, what lies ahead, and the tribes."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core import View
from ludoteca.words import Words

TERRAIN: Final = {
    "sea": ("~", "sky_blue1"),
    "trench": ("=", "deep_sky_blue3"),
    "volcano": ("▲", "bold orange_red1"),
    "forest": ("♣", "green3"),
    "coast": ("∴", "khaki1"),
    "mountain": ("∧", "grey74"),
}
BUILDINGS: Final = {"dock": "D", "sty": "S", "pen": "P", "field": "F", "fort": "■"}
SEATS: Final = ("bold red1", "bold dodger_blue1", "bold yellow1", "bold spring_green2")
CELL: Final = 8
"""Columns of a hex; rows of the map are shifted by half of it."""

Place = tuple[int, int]


def draw(view: View, words: Words) -> RenderableType:
    facts: Any = view.facts
    side_by_side = Table.grid(padding=(0, 2))
    side_by_side.add_row(archipelago(facts), Group(mountain(facts, words), Text(), ahead(facts, words)))
    parts: list[RenderableType] = [heading(facts, words), side_by_side, legend(words), tribes(facts, words)]
    own = private(facts, view.seat, words)
    return Group(*parts, *own)


def heading(facts: Any, words: Words) -> Text:
    campaign = {"game_1": 1, "game_2": 2}.get(facts["options"]["campaign"], 3)
    return Text(words.say("tindaya-era", era=facts["era"], eras=campaign), "bold")


# -------------------------------------------------------------------- the map


def place_of(text: str) -> Place:
    q, r = text.split(",")
    return int(q), int(r)


def apart(one: Place, two: Place) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


def terrain_of(facts: Any) -> dict[str, str]:
    """The kind of every hex."""
    board = facts["board"]
    kinds = dict.fromkeys(board["hexes"], "sea")
    kinds |= dict.fromkeys(board["trenches"].values(), "trench")
    kinds |= dict.fromkeys(board["volcanoes"].values(), "volcano")
    for kind, places in board["terrain"].items():
        kinds |= dict.fromkeys(places, kind)
    return kinds


def centre_of(facts: Any, event: str) -> str | None:
    """The hex of a standee or ship, once it is known."""
    ship = event.startswith("ship_")
    number = facts["ships"].get(event.removeprefix("ship_")) if ship else facts["standees"].get(event)
    places: dict[str, str] = facts["board"]["trenches" if ship or event == "tsunami" else "volcanoes"]
    return places.get(str(number))


def reach(facts: Any, event: str) -> int:
    god = "moneiba" if event in ("moneiba", "tsunami") else "acoran"
    radius: int = facts["mountain"][god]["radius"]
    return radius


def endangered(facts: Any) -> set[str]:
    """The hexes within reach of a disaster whose place is known."""
    found: set[str] = set()
    for event in facts["event"]["sequence"]:
        centre = centre_of(facts, event)
        if centre is not None and not event.startswith("ship_"):
            here = place_of(centre)
            hexes = facts["board"]["hexes"]
            found.update(text for text in hexes if apart(place_of(text), here) <= reach(facts, event))
    return found


def archipelago(facts: Any) -> Text:
    """Two lines a row: what is on the hexes, and their names."""
    kinds, danger = terrain_of(facts), endangered(facts)
    numbers = {place: number for number, place in facts["board"]["volcanoes"].items()}
    numbers |= {place: number for number, place in facts["board"]["trenches"].items()}
    rows: dict[int, list[tuple[int, str]]] = {}
    for text in facts["board"]["hexes"]:
        q, r = place_of(text)
        rows.setdefault(r, []).append((2 * q + r, text))
    left = min(column for cells in rows.values() for column, _ in cells)
    picture = Text()
    for r in sorted(rows):
        names = Text()
        at = 0
        for column, text in sorted(rows[r]):
            start = (column - left) * CELL // 2
            picture.append(" " * (start - at))
            names.append(" " * (start - at))
            cell = hex_cell(facts["map"].get(text, {}), kinds[text], numbers.get(text, ""), text in danger)
            picture.append(cell)
            names.append(f"{text:<{CELL}}", "dim")
            at = start + CELL
        picture.append("\n").append(names).append("\n")
    return picture


def hex_cell(row: Any, kind: str, number: str, danger: bool) -> Text:
    glyph, style = TERRAIN[kind]
    cell = Text(f"{glyph}{number}", style)
    if "building" in row:
        cell.append(BUILDINGS[row["building"]], "bold white")
    elif "token" in row:
        cell.append("·", "bold white")
    if "animals" in row:
        cell.append(str(row["animals"]), "magenta")
    for seat, group in row.get("natives", {}).items():
        nobles, villagers = group.removesuffix("v").split("n")
        cell.append("n" * int(nobles) + (villagers if villagers != "0" else ""), SEATS[int(seat)])
    if "neutral" in row:
        cell.append(str(row["neutral"]), "grey50")
    if "conquistadors" in row:
        cell.append(f"C{row['conquistadors']}", "bold black on white")
    if "canoes" in row:
        cell.append("c", "bold")
    if "wall" in row:
        cell.append("#", "bold")
    if danger:
        cell.append("!", "bold red1")
    cell.truncate(CELL)
    cell.append(" " * (CELL - cell.cell_len))
    return cell


def legend(words: Words) -> Text:
    text = Text()
    for kind, (glyph, style) in TERRAIN.items():
        text.append(f"{glyph} ", style)
        text.append(f"{words.say('terrain-' + kind)}  ")
    for building, letter in BUILDINGS.items():
        text.append(f"{letter} ", "bold")
        text.append(f"{words.say('building-' + building)}  ")
    text.append("\n" + words.say("tindaya-legend") + "\n", "dim")
    return text


# -------------------------------------------------------------------- Mount Tindaya and the events


def mountain(facts: Any, words: Words) -> Text:
    text = Text(words.say("tindaya-mountain") + "\n", "bold")
    for god in ("acoran", "moneiba"):
        row = facts["mountain"][god]
        space = words.say(f"anger-{row['anger']}")
        text.append(words.say("tindaya-anger", god=words.say(f"god-{god}"), space=space, radius=row["radius"]) + "\n")
        places = ", ".join(
            f"{words.say('resource-' + place['kind'])} {place['filled']}/{place['asked']}"
            for place in row["places"]
            if place["asked"]
        )
        text.append("  " + words.say("tindaya-asked", places=places) + "\n")
    nature = facts["nature"]
    text.append(words.say("tindaya-nature", pigs=nature.get("pig", 0), goats=nature.get("goat", 0)) + "\n")
    if facts["market"]:
        text.append(words.say("tindaya-market", cards=", ".join(facts["market"])) + "\n")
    aims = facts["aims"]
    if aims["mission"]:
        text.append(words.say("tindaya-mission", mission=aims["mission"]) + "\n")
    if aims["blue"]:
        text.append(words.say("tindaya-common", blue=aims["blue"], green=aims["green"]) + "\n")
    return text


def ahead(facts: Any, words: Words) -> Text:
    """What will hit where at the end of the era, as far as it is known."""
    text = Text(words.say("tindaya-events") + "\n", "bold")
    for event in facts["event"]["sequence"]:
        if event.startswith("ship_"):
            name = words.say(event.replace("_", "-"))
        else:
            name = words.say(f"disaster-{event}")
        centre = centre_of(facts, event)
        where = words.say("tindaya-where", place=centre) if centre else words.say("tindaya-where-unknown")
        text.append(f"  {name}: {where}")
        if event in ("acoran", "moneiba"):
            card = facts["mountain"][event]["catastrophe"]
            text.append(f", {words.say('catastrophe-' + card) if card else words.say('tindaya-what-unknown')}")
        text.append("\n")
    return text


# -------------------------------------------------------------------- tribes


def tribes(facts: Any, words: Words) -> RenderableType:
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "points", "depot", "trades", "stock"):
        table.add_column(words.say(f"tindaya-{column}"))
    for seat, row in enumerate(facts["tribes"]):
        table.add_row(
            tribe_name(facts, seat, words),
            str(row["score"]),
            f"{row['depot']['cube']}/{row['depot']['cylinder']}",
            ", ".join(
                [words.say(f"trade-{trade}") for trade in row["trades"]]
                + [words.say(f"invention-{invention}") for invention in row["inventions"]]
            ),
            tribe_stock(row, words),
        )
    return table


def tribe_name(facts: Any, seat: int, words: Words) -> Text:
    row = facts["tribes"][seat]
    name = Text(f" {seat} {row['tribe'].capitalize()}", SEATS[seat])
    name.append(" ►" if facts["turn"] == seat else "")
    if row["passed"]:
        name.append(f" ({words.say('tindaya-passed')})", "dim")
    if facts["traitor"] and facts["traitor"]["seat"] == seat:
        name.append(" " + words.say("tindaya-traitor", card=facts["traitor"]["card"]), "bold red1")
    return name


def tribe_stock(row: Any, words: Words) -> str:
    goods = [f"{words.say('resource-' + kind)} {units}" for kind, units in row["stock"].items()]
    if row["prisoners"]:
        goods.append(words.say("tindaya-prisoners", number=row["prisoners"]))
    if row["idols"]:
        goods.append(words.say("tindaya-idols", number=row["idols"]))
    if row["waste"]:
        goods.append(words.say("tindaya-waste", number=row["waste"]))
    return ", ".join(goods)


def private(facts: Any, seat: int | None, words: Words) -> list[RenderableType]:
    """What only this seat sees."""
    if seat is None:
        return []
    row = facts["tribes"][seat]
    lines: list[RenderableType] = []
    if row["hand"]:
        idols = ", ".join(words.say(f"idol-{key}") for key in row["hand"])
        lines.append(Text(words.say("tindaya-hand", idols=idols)))
    if row["objectives"]:
        listed = ", ".join(f"{one['card']} ({one['token']})" for one in row["objectives"])
        lines.append(Text(words.say("tindaya-objectives", objectives=listed)))
    return lines

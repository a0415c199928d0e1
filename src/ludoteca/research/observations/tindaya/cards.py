"""The gods, the cards and the open decision."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.games.tindaya.components import DISASTERS, GODS, SHIPS, Kit
from ludoteca.games.tindaya.flow import ERA, STEPS
from ludoteca.research.observations import Array, Block
from ludoteca.research.observations.fill import amounts, count, numbered, one, seat, tally
from ludoteca.research.observations.tindaya.seat_view import MOST_PIECES, MOST_UNITS, Fill, TindayaSeatView

PHASES = tuple(dict.fromkeys(["setup", *(name for name, _ in ERA), "over"]))


def anger(spaces: Mapping[str, int]) -> Fill:
    def fill(out: Array, seen: TindayaSeatView) -> None:
        for row, god in zip(out, GODS, strict=True):
            row[spaces[seen.facts["mountain"][god]["anger"]]] = 1

    return fill


def offerings(kinds: Mapping[str, int]) -> Fill:
    def fill(out: Array, seen: TindayaSeatView) -> None:
        for card, god in zip(out, GODS, strict=True):
            for row, place in zip(card, seen.facts["mountain"][god]["places"], strict=False):
                row[kinds[place["kind"]]] = 1
                row[-2:] = place["asked"] / seen.players, place["filled"] / seen.players

    return fill


def catastrophes(cards: Sequence[Mapping[str, int]]) -> Fill:
    def fill(out: Array, seen: TindayaSeatView) -> None:
        for row, god, index in zip(out, GODS, cards, strict=True):
            facts = seen.facts["mountain"][god]
            if facts["catastrophe"]:
                row[0, index[facts["catastrophe"]]] = 1
            tally(row[1], facts["catastrophes_shown"], index)

    return fill


def standing(fact: str, names: Sequence[str]) -> Fill:
    """The number at which each of these stands."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        for row, name in zip(out, names, strict=True):
            number = seen.facts[fact].get(name)
            if number:
                row[number - 1] = 1

    return fill


def named(index: Mapping[str, int], *path: str) -> Fill:
    """A 1 at the card that lies somewhere, if one does."""

    def number(seen: TindayaSeatView) -> int | None:
        found: Any = seen.facts
        for key in path:
            found = found and found[key]
        return None if found is None else index[found]

    return one(number)


def listing(index: Mapping[str, int], *path: str) -> Fill:
    """How many of each name, in a list or a table of amounts."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        found: Any = seen.facts
        for key in path:
            found = found[key]
        if isinstance(found, dict):
            amounts(out, found, index)
        else:
            tally(out, found, index)

    return fill


def progress(out: Array, seen: TindayaSeatView) -> None:
    for row, aim in zip(out, ("mission", "blue", "green"), strict=True):
        measured = seen.facts["aims"]["progress"].get(aim)
        if measured:
            row[:] = [measured[owner] for owner in seen.ring]


def control(out: Array, seen: TindayaSeatView) -> None:
    facts = seen.facts["control"]
    out[:] = facts["natives"], facts["conquistadors"], facts["limit"]


def bargain(resources: Mapping[str, int]) -> Fill:
    """The units that a barter or a dowry names so far: put, then wanted."""

    def fill(out: Array, seen: TindayaSeatView) -> None:
        for row, field in zip(out, ("puts", "wants"), strict=True):
            units = seen.step.get(field) or (seen.step.get("units") if field == "puts" else None)
            if isinstance(units, list):
                tally(row, units, resources)

    return fill


def traitor(out: Array, seen: TindayaSeatView) -> None:
    facts = seen.facts["traitor"]
    if facts is not None:
        out[seen.place(facts["seat"])] = 1


def card_blocks(kit: Kit, n: int) -> list[Block]:
    steps, resources, prophecies = numbered(STEPS), numbered(kit.resources), numbered(kit.prophecies)
    buildings = numbered(trade.building for trade in kit.trades)
    tiles = len(kit.data["ocean_tiles"]["entries"])
    spaces, kinds, events = numbered(kit.spaces), numbered(kit.kinds), numbered(kit.events)
    disasters = [numbered(cards) for cards in kit.catastrophes]
    market, idols = numbered(kit.market), numbered(idol.key for idol in kit.idols)
    tokens = numbered(token.key for token in kit.tokens)
    traitors = numbered(kit.traitors)
    return [
        Block("phase", (len(PHASES),), ", ".join(PHASES), one(lambda seen: PHASES.index(seen.facts["phase"]))),
        Block("era", (3,), "the era", one(lambda seen: seen.facts["era"] - 1)),
        Block("turn", (n,), "the seat that decides", seat("turn")),
        Block("decision", (len(steps),), "the open decision", one(lambda seen: steps.get(seen.step.get("step")))),
        Block("left", (1,), "moves left in this exploration", count(lambda seen: seen.step.get("left", 0)), 4),
        Block("bargain", (2, len(resources)), "units put, units wanted", bargain(resources), MOST_UNITS),
        Block("nature", (2,), "wild animals", listing(numbered(kit.animals), "nature"), MOST_PIECES),
        Block("reserve", (len(buildings),), "building tiles left", listing(buildings, "reserve"), 6),
        Block("tokens left", (len(tokens),), "raw-material tokens never collected", listing(tokens, "tokens_left"), 20),
        Block("market", (len(market),), "market cards for sale", listing(market, "market")),
        Block("idols sold", (len(idols),), "idols sold", listing(idols, "idols", "sold"), 3),
        Block("idol deck", (1,), "idols in the deck", count(lambda seen: seen.facts["idols"]["deck"]), 40),
        Block("anger", (2, len(spaces)), "anger of Acoran and Moneiba", anger(spaces)),
        Block(
            "offerings",
            (2, kit.positions, len(kinds) + 2),
            "by god and place: the kind; asked and filled, as shares of the players",
            offerings(kinds),
        ),
        Block(
            "catastrophes",
            (2, 2, max(map(len, disasters))),
            "by god: the card foretold; the cards shown",
            catastrophes(disasters),
        ),
        Block("prophecy", (len(prophecies),), "the prophecy", named(prophecies, "mountain", "prophecy")),
        Block("event", (len(events),), "the event card", named(events, "event", "card")),
        Block("standees", (len(DISASTERS), tiles), f"{', '.join(DISASTERS)}: where", standing("standees", DISASTERS)),
        Block("ships", (len(SHIPS), tiles), f"{', '.join(SHIPS)}: the trench", standing("ships", SHIPS)),
        Block("mission", (len(kit.missions),), "the mission", named(numbered(kit.missions), "aims", "mission")),
        Block("blue", (len(kit.blue),), "the blue objective", named(numbered(kit.blue), "aims", "blue")),
        Block("green", (len(kit.green),), "the green objective", named(numbered(kit.green), "aims", "green")),
        Block("progress", (3, n), "mission, blue, green: by seat, how far", progress, MOST_PIECES),
        Block("control", (3,), "natives, conquistadors, how many of these are too many (T22.3)", control, 40),
        Block("traitor", (n,), "the seat of the traitor", traitor),
        Block("traitor card", (len(traitors),), "its card", named(traitors, "traitor", "card")),
    ]

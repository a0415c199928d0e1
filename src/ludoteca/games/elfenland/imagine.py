"""Positions that a seat cannot tell apart: what it cannot see is drawn anew from all that can still be there."""

from math import comb
from typing import Any

from ludoteca.core import Below, View
from ludoteca.games.elfenland.bag import capped, draw, pack, size, unpack
from ludoteca.games.elfenland.board import ALL_ROADS, HOMES, MARK, ROADS, TOWN, WAY
from ludoteca.games.elfenland.components import CARDS, COUNTERS, KIND
from ludoteca.games.elfenland.moves import KEEPS, NONE
from ludoteca.games.elfenland.options import Variant
from ludoteca.games.elfenland.scoring import ROUNDS
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, NO_COUNTER, PAYMENT, PHASES, State


def redraw(p: State, seat: int | None, cards: list[int], hidden: list[int], below: Below) -> None:
    """Draws every secret that `seat` does not know: hands of so many cards, so many face-down counters, home
    towns. What lies open in `p` and what is the seat's own stays."""
    others = [other for other in range(p.players) if other != seat]
    while not _redraw_hands(p, seat, others, cards, below):
        pass
    _redraw_counters(p, seat, others, hidden, below)
    if p.homes and p.ending != ROUNDS:
        towns = [town for town in HOMES if seat is None or town != p.homes[seat]]
        p.homes = tuple(home if owner == seat else towns.pop(below(len(towns))) for owner, home in enumerate(p.homes))


def _redraw_hands(p: State, seat: int | None, others: list[int], cards: list[int], below: Below) -> bool:
    """The cards that the seat has not seen become hands and pile. False if hands with a known limit (O10) got in
    each other's way."""
    unseen = CARDS - sum(p.played) - (0 if seat is None else p.hands[seat])
    for other in sorted(others, key=lambda other: other != p.seat):
        room = capped(unseen, p.most[other] - p.played[other]) if p.most[other] != CARDS else unseen
        owes = p.left if other == p.seat and p.phase in (PAYMENT, HAND_LIMIT) else 0
        hand = _hand(room, cards[other], owes, p.least, below)
        if size(hand) != cards[other]:
            return False
        p.hands[other] = hand
        unseen -= hand
    p.pile = unseen
    return True


def _hand(room: int, number: int, owes: int, least: int, below: Below) -> int:
    """So many cards, of which at least `owes` are of the kinds from `least` on: whoever is in the middle of a payment
    or discard can finish it in chart order. Every such hand is as likely as chance makes it; 0 if there is none."""
    if not owes:
        return draw(room, number, below) if size(room) >= number else 0
    late = room >> 8 * least << 8 * least
    early = room - late
    fewest, most = max(owes, number - size(early)), min(number, size(late))
    weights = [comb(size(late), part) * comb(size(early), number - part) for part in range(fewest, most + 1)]
    if not weights:
        return 0
    place = below(sum(weights))
    part = fewest
    while place >= weights[part - fewest]:
        place -= weights[part - fewest]
        part += 1
    return draw(late, part, below) + draw(early, number - part, below)


def _redraw_counters(p: State, seat: int | None, others: list[int], hidden: list[int], below: Below) -> None:
    """The counters that the seat has not seen lie face down before the others or in the stack. Whoever has said that
    a face-down counter is kept keeps one of those drawn now."""
    drawing = p.phase == FIRST_COUNTER
    unseen = COUNTERS - p.display - sum(p.up) - pack(kind for kind in p.board if kind != NO_COUNTER)
    if seat is not None:
        unseen -= p.down[seat]
    if drawing and p.seat == seat:
        unseen -= 1 << 8 * p.drawn
    for other in others:
        p.down[other] = draw(unseen, hidden[other], below) if hidden[other] else 0
        unseen -= p.down[other]
        choice = p.kept[other]
        if choice is not None and choice.hidden:
            p.kept[other] = KEEPS[1][unpack(draw(p.down[other], 1, below))[0]]
    if drawing and p.seat != seat:
        one = draw(unseen, 1, below)
        p.drawn = unpack(one)[0]
        unseen -= one
    p.stack = unseen


def bag(names: list[str]) -> int:
    """The bag with the pieces that a view names."""
    return pack(KIND[name] for name in names)


def rebuild(p: State, view: View, below: Below) -> None:
    """Fills an empty position from a view and imagines the rest."""
    facts: Any = view.facts
    seats: Any = facts["seats"]
    p.events = None
    p.variant = Variant(facts["options"])
    p.players = facts["players"]
    p.seat = facts["turn"]
    p.phase = PHASES.index(facts["phase"])
    p.round, p.start = facts["round"], facts["start"]
    p.passes, p.taken = facts["passes"], facts["taken"]
    p.display = bag(facts["display"])
    drawn = facts.get("drawn")
    p.drawn = NO_COUNTER if drawn is None else KIND[drawn]
    p.way = WAY[facts["way"]] if "way" in facts else NONE
    p.left = facts.get("left", 0)
    p.least = KIND[facts["least"]] if "least" in facts else 0
    p.ending = facts["result"]["end"] if "result" in facts else ""
    _rebuild_roads(p, facts["roads"])
    _rebuild_seats(p, seats)
    redraw(p, view.seat, [row["cards"] for row in seats], [row["hidden"] for row in seats], below)


def _rebuild_roads(p: State, roads: Any) -> None:
    p.board = [NO_COUNTER] * ROADS
    p.free = ALL_ROADS
    p.obstacles = 0
    for name, road in roads.items():
        way = WAY[name]
        p.board[way] = KIND[road["counter"]]
        p.free ^= 1 << way
        p.obstacles |= road["obstacle"] << way


def _rebuild_seats(p: State, seats: Any) -> None:
    p.up = [bag(row["counters"]) for row in seats]
    p.down = [bag(row.get("own_hidden", [])) for row in seats]
    p.hands = [bag(row.get("hand", [])) for row in seats]
    p.played = [bag(row["played"]) for row in seats]
    p.most = [_most(row["at_most"], played) for row, played in zip(seats, p.played, strict=True)]
    p.owners = sum(row["obstacle"] << seat for seat, row in enumerate(seats))
    p.towns = [TOWN[row["town"]] for row in seats]
    p.visited = [sum(MARK[TOWN[name]] for name in row["visited"]) for row in seats]
    p.homes = tuple(TOWN.get(row["home"], NONE) for row in seats) if p.variant.homes else ()
    p.kept = [
        None if row["kept"] is None else KEEPS[row["kept"]["hidden"]][KIND.get(row["kept"]["kind"], 0)] for row in seats
    ]


def _most(limits: Any, played: int) -> int:
    """The bag that hand and played cards cannot exceed, from what a view says of the hand."""
    most = CARDS
    for name, limit in limits.items():
        shift = 8 * KIND[name]
        most += (limit + (played >> shift & 255) - (CARDS >> shift & 255)) << shift
    return most

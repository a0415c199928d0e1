"""Phase 5 (E11 to E16): journeys, their prices, markers, and the hand limit."""

from collections.abc import Sequence
from typing import Final

from ludoteca.core import Chance
from ludoteca.games.elfenland.bag import capped, count, size
from ludoteca.games.elfenland.board import MARK, ROADS, TOWNS, WAYS
from ludoteca.games.elfenland.components import CARAVAN, CARAVAN_PAST_OBSTACLE, CARDS, KEPT_CARDS, KINDS, OBSTACLE, RAFT
from ludoteca.games.elfenland.moves import CARAVANS, DISCARDS, PAYS, RIDES, STOP, ElfMove
from ludoteca.games.elfenland.prices import PRICE
from ludoteca.games.elfenland.round_end import end_round
from ludoteca.games.elfenland.state import HAND_LIMIT, PAYMENT, TRAVEL, State

ONLY_STOP: Final = (STOP,)
_RAFTS: Final = 8 * RAFT
_ROADS_FROM: Final = tuple(
    tuple((way.number, RIDES[way.number], CARAVANS[way.number]) for way in WAYS[:ROADS] if way.touches(town))
    for town in range(len(TOWNS))
)


def moves(p: State) -> Sequence[ElfMove]:
    """E11.2, E11.6: every way out of the elf's town that the hand can pay, or the end of the journey."""
    seat = p.decider
    hand, town = p.hands[seat], p.towns[seat]
    if not hand:
        return ONLY_STOP
    variant = p.variant
    waters = variant.waters
    cards = hand % 255
    legal = [STOP, *waters.sails[town][hand >> _RAFTS & 255]]
    if waters.caravans[town]:
        legal += _raft_caravans(p, hand, town)
    board, obstacles, thrifty = p.board, p.obstacles, variant.caravan_if_needed
    for road, ride_it, caravan_it in _ROADS_FROM[town]:
        kind = board[road]
        if kind >= 0:
            price, convoy = PRICE[kind][road], CARAVAN
            if obstacles >> road & 1:
                price += OBSTACLE
                convoy = CARAVAN_PAST_OBSTACLE
            if (hand >> 8 * kind & 255) >= price:
                legal.append(ride_it)
                if thrifty:
                    continue
            if cards >= convoy:
                legal.append(caravan_it)
    return legal


def _raft_caravans(p: State, hand: int, town: int) -> Sequence[ElfMove]:
    """E14.3: across Mare Nebulae with any 3 cards; O10 = `only_if_needed`: without the rafts for it."""
    waters = p.variant.waters
    cards, rafts = size(hand), count(hand, RAFT)
    thrifty = p.variant.caravan_if_needed
    return [
        move
        for move in waters.caravans[town]
        if cards >= waters.convoy[move.way] and not (thrifty and rafts >= waters.fares[move.way][town])
    ]


def normal_price(p: State, way: int) -> tuple[int, int]:
    """The kind and number of cards that the seat to decide pays on a way that is open to it (E12.2, E12.3, E13.1,
    E14.2, E14.3)."""
    if way >= ROADS:
        return RAFT, p.variant.waters.fares[way][p.towns[p.decider]]
    kind = p.board[way]
    return kind, PRICE[kind][way] + (OBSTACLE if p.obstacles >> way & 1 else 0)


def caravan_price(p: State, way: int) -> int:
    """E12.4, E14.3: any 3 cards, 4 past an obstacle."""
    if way >= ROADS:
        return p.variant.waters.convoy[way]
    return CARAVAN_PAST_OBSTACLE if p.obstacles >> way & 1 else CARAVAN


def ride(p: State, move: ElfMove) -> None:
    """E12.2, E12.3: along a road for cards of its counter's kind."""
    kind = p.board[move.way]
    price = PRICE[kind][move.way]
    if p.obstacles & move.bit:
        price += OBSTACLE
    _spend(p, price << 8 * kind)
    if p.events is not None:
        p.tell("rode", seat=p.decider, way=WAYS[move.way].id, kind=KINDS[kind], cards=price)
    _arrive(p, move.ends)


def sail(p: State, move: ElfMove) -> None:
    """E13.1, E14.1: along a river stretch or a ferry line for rafts."""
    rafts = p.variant.waters.fares[move.way][p.towns[p.decider]]
    _spend(p, rafts << _RAFTS)
    if p.events is not None:
        p.tell("sailed", seat=p.decider, way=WAYS[move.way].id, cards=rafts)
    _arrive(p, move.ends)


def caravan(p: State, move: ElfMove) -> None:
    """E12.4, E14.3: the way is chosen; the cards follow one by one."""
    if p.variant.caravan_if_needed:
        _show_need(p, move.way)
    p.phase = PAYMENT
    p.way = move.way
    p.left = caravan_price(p, move.way)
    p.least = 0
    p.tell("caravan", seat=p.decider, way=WAYS[move.way].id, cards=p.left)


def _show_need(p: State, way: int) -> None:
    """O10 = `only_if_needed`: everybody learns that the hand lacks the normal price."""
    seat = p.decider
    kind, price = normal_price(p, way)
    limit = price - 1 + count(p.played[seat], kind)
    others = CARDS - (count(CARDS, kind) << 8 * kind)
    p.most[seat] = capped(p.most[seat], others + (limit << 8 * kind))


def _next_card(p: State, offers: Sequence[ElfMove]) -> Sequence[ElfMove]:
    """E11.7: the next card of a payment or discard, in chart order, as long as enough cards follow."""
    kind = p.least
    rest = p.hands[p.decider] >> 8 * kind
    spare = rest % 255 - p.left
    legal = []
    while spare >= 0:
        number = rest & 255
        if number:
            legal.append(offers[kind])
            spare -= number
        elif not rest:
            break
        rest >>= 8
        kind += 1
    return legal


def payments(p: State) -> Sequence[ElfMove]:
    """E12.5: one card of a caravan's price."""
    return _next_card(p, PAYS)


def pay(p: State, move: ElfMove) -> None:
    """E12.4, E12.5: with the last card of the price the boot moves."""
    _spend(p, move.one)
    p.least = move.kind
    p.left -= 1
    if p.events is not None:
        p.tell("paid", seat=p.decider, kind=KINDS[move.kind])
    if not p.left:
        way = WAYS[p.way]
        p.phase = TRAVEL
        _arrive(p, way.a + way.b)


def _spend(p: State, cards: int) -> None:
    """E11.3: cards go face up to the discard."""
    seat = p.decider
    p.hands[seat] -= cards
    p.played[seat] += cards


def _arrive(p: State, ends: int) -> None:
    """E11.2, E15.1: the boot moves to the other end of the way and its player takes the marker there."""
    seat = p.decider
    town = ends - p.towns[seat]
    p.towns[seat] = town
    if p.events is not None:
        new = MARK[town] & ~p.visited[seat]
        p.tell("arrived-new" if new else "arrived", seat=seat, town=TOWNS[town])
    p.visited[seat] |= MARK[town]


def stop(p: State, chance: Chance) -> None:
    """E11.6, E16.1: whoever ends the journey with more than 4 cards discards down to 4."""
    seat = p.decider
    p.tell("stopped", seat=seat)
    surplus = size(p.hands[seat]) - KEPT_CARDS
    if surplus > 0:
        p.phase = HAND_LIMIT
        p.left = surplus
        p.least = 0
    else:
        _next_journey(p, seat, chance)


def discards(p: State) -> Sequence[ElfMove]:
    """E16.1: one card of the surplus."""
    return _next_card(p, DISCARDS)


def discard(p: State, move: ElfMove, chance: Chance) -> None:
    """E16.1: only after the last card of the surplus the next player travels."""
    _spend(p, move.one)
    p.least = move.kind
    p.left -= 1
    if p.events is not None:
        p.tell("discarded", seat=p.decider, kind=KINDS[move.kind])
    if not p.left:
        p.phase = TRAVEL
        _next_journey(p, p.decider, chance)


def _next_journey(p: State, seat: int, chance: Chance) -> None:
    """E11.1: one journey each, clockwise; then the round ends."""
    seat += 1
    if seat == p.players:
        seat = 0
    if seat == p.start:
        end_round(p, chance)
    else:
        p.seat = seat

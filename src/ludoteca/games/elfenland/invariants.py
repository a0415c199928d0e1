"""Section 9 (E21): what holds at all times."""

from ludoteca.games.elfenland.bag import count, pack, size
from ludoteca.games.elfenland.board import ALL_ROADS, MARKERS, ROADS, START
from ludoteca.games.elfenland.components import CARDS, COUNTERS, KEPT_CARDS, KINDS
from ludoteca.games.elfenland.prices import PRICE
from ludoteca.games.elfenland.state import (
    FIRST_COUNTER,
    HAND_LIMIT,
    LEFT_OVER,
    NO_COUNTER,
    OVER,
    PAYMENT,
    TRAVEL,
    State,
)


def check(p: State) -> None:
    """Asserts E21 and that the parts of the position agree with each other."""
    _cards(p)
    _counters(p)
    _obstacles(p)
    _hand_limit(p)
    for seat in range(p.players):
        assert not p.visited[seat] & ~MARKERS, "a marker where none lies"
        assert p.visited[seat] or p.towns[seat] == START, "an elf away from the capital without a marker"
    assert len(set(p.homes)) == len(p.homes) == (p.players if p.variant.homes else 0)


def _cards(p: State) -> None:
    """E21.1, and that a payment or discard under way can be finished."""
    assert p.pile + sum(p.hands) + sum(p.played) == CARDS
    for kind in range(len(KINDS)):
        assert sum(count(bag, kind) for bag in (p.pile, *p.hands, *p.played)) == count(CARDS, kind)
        for hand, played, most in zip(p.hands, p.played, p.most, strict=True):
            assert count(hand, kind) + count(played, kind) <= count(most, kind)
    if p.phase in (PAYMENT, HAND_LIMIT):
        assert size(p.hands[p.decider] >> 8 * p.least) >= p.left > 0


def _counters(p: State) -> None:
    """E21.2."""
    board = [kind for kind in p.board if kind != NO_COUNTER]
    drawn = [p.drawn] if p.phase == FIRST_COUNTER else []
    assert p.stack + p.display + sum(p.up) + sum(p.down) + pack(board + drawn) == COUNTERS
    for kind in range(len(KINDS)):
        held = sum(count(bag, kind) for bag in (p.stack, p.display, *p.up, *p.down))
        assert held + (board + drawn).count(kind) == count(COUNTERS, kind)


def _obstacles(p: State) -> None:
    """E21.3 (none is removed before round 2), E21.4."""
    dealt = p.players if p.variant.obstacles else 0
    removed = dealt - p.owners.bit_count() - p.obstacles.bit_count()
    assert removed >= 0 if p.round > 1 else removed == 0
    assert not p.obstacles & p.free, "an obstacle without a counter"
    for road in range(ROADS):
        assert (p.board[road] == NO_COUNTER) == bool(p.free >> road & 1)
        assert p.board[road] == NO_COUNTER or PRICE[p.board[road]][road], "a counter on a terrain closed to it"
    assert not p.free & ~ALL_ROADS


def _hand_limit(p: State) -> None:
    """E21.5: whoever has travelled this round holds at most 4 cards."""
    order = p.clockwise()
    if p.phase in (TRAVEL, PAYMENT, HAND_LIMIT):
        order = order[: order.index(p.decider)]
    elif p.phase not in (LEFT_OVER, OVER):
        order = []
    assert all(size(p.hands[seat]) <= KEPT_CARDS for seat in order)

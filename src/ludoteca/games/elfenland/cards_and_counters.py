"""Phases 1 to 3 (E7, E8, E9): cards are dealt, counters are drawn."""

from collections.abc import Sequence
from typing import Final

from ludoteca.core import Chance
from ludoteca.games.elfenland.bag import distinct, size
from ludoteca.games.elfenland.chance_events import Counter, Deal
from ludoteca.games.elfenland.components import CARDS, DISPLAY, HAND, KIND, KINDS
from ludoteca.games.elfenland.components import OPEN_COUNTERS as CIRCUITS
from ludoteca.games.elfenland.moves import FACE_DOWN, FACE_UP, NONE, TAKE_BLIND, TAKES, ElfMove
from ludoteca.games.elfenland.planning import begin_planning
from ludoteca.games.elfenland.state import FIRST_COUNTER, NO_COUNTER, OPEN_COUNTERS, State

FACES: Final = (FACE_DOWN, FACE_UP)
ONE: Final = {name: 1 << 8 * kind for name, kind in KIND.items()}
"""The bag with one piece of a kind, by its name in chance lines."""
_OFFERS: Final[dict[int, Sequence[ElfMove]]] = {}


def begin_round(p: State, chance: Chance) -> None:
    """E6.1: the round starts with the deal and the first counter of the starting player."""
    p.tell("round-begins", round=p.round, seat=p.start)
    _deal(p, chance)
    _first_counter(p, p.start, chance)


def _deal(p: State, chance: Chance) -> None:
    """E7.2: from the starting player on, cards until the hand holds 8; O3 = `add`: 8 new ones."""
    for seat in p.clockwise():
        number = HAND if p.variant.add else HAND - size(p.hands[seat])
        outcome = chance.outcome(Deal(seat, p.pile, number))
        assert isinstance(outcome, dict)
        names = outcome["cards"]
        assert isinstance(names, list)
        cards = 0
        for name in names:
            assert isinstance(name, str)
            cards += ONE[name]
        p.pile -= cards
        p.hands[seat] += cards
        p.most[seat] = CARDS
        if p.events is not None:
            p.tell("dealt", seat=seat, count=number)
            p.tell("dealt-you", seat, cards=names)


def _counter(p: State, chance: Chance, rule: str, owner: int | None = None) -> int:
    """The bag with the top counter of the stack, which leaves it."""
    name = chance.outcome(Counter(p.stack, rule, owner))
    assert isinstance(name, str)
    one = ONE[name]
    p.stack -= one
    return one


def _first_counter(p: State, seat: int, chance: Chance) -> None:
    """E8.1: the player takes the top counter and is asked how it shall lie; O4 = `hidden`: always face down. E9.6:
    from an empty stack nobody draws."""
    if not p.stack:
        _open_counters(p, chance)
        return
    p.seat = seat
    one = _counter(p, chance, "E8.1", seat)
    kind = one.bit_length() >> 3
    p.tell("counter-drawn", seat=seat)
    p.tell("counter-drawn-you", seat, kind=KINDS[kind])
    if p.variant.choice:
        p.phase = FIRST_COUNTER
        p.drawn = kind
    else:
        p.down[seat] += one
        _after_first(p, seat, chance)


def face(p: State, move: ElfMove, chance: Chance) -> None:
    """E8.1, E8.2: the counter just drawn is laid down before the next player draws."""
    seat = p.decider
    one = 1 << 8 * p.drawn
    if move.hidden:
        p.down[seat] += one
        p.tell("faced-down", seat=seat)
    else:
        p.up[seat] += one
        p.tell("faced-up", seat=seat, kind=KINDS[p.drawn])
    p.drawn = NO_COUNTER
    _after_first(p, seat, chance)


def _after_first(p: State, seat: int, chance: Chance) -> None:
    """The next player draws; after the last one the open counters follow."""
    seat += 1
    if seat == p.players:
        seat = 0
    if seat != p.start:
        _first_counter(p, seat, chance)
    else:
        _open_counters(p, chance)


def _open_counters(p: State, chance: Chance) -> None:
    """E9.1: the display is filled, as far as the stack goes (E9.6); then the starting player takes a counter."""
    while p.stack and size(p.display) < DISPLAY:
        one = _counter(p, chance, "E9.1")
        p.display += one
        p.tell("displayed", kind=KINDS[one.bit_length() >> 3])
    p.phase = OPEN_COUNTERS
    p.taken = 0
    p.seat = p.start
    if not p.display:
        begin_planning(p)


def offers(p: State) -> Sequence[ElfMove]:
    """E9.2: each kind on display, or blind from the stack if there is one (E9.6)."""
    moves = _OFFERS.get(p.display)
    if moves is None:
        moves = _OFFERS[p.display] = (*(TAKES[kind] for kind in distinct(p.display)), TAKE_BLIND)
    return moves if p.stack else moves[:-1]


def take(p: State, move: ElfMove, chance: Chance) -> None:
    """E9.2-E9.4: the counter lies face up; a gap in the display is filled at once. Planning begins after three
    circuits, or when there is nothing left to take (E9.6)."""
    seat = p.decider
    if move.kind == NONE:
        one = _counter(p, chance, "E9.2")
        p.up[seat] += one
        if p.events is not None:
            p.tell("took-blind", seat=seat, kind=KINDS[one.bit_length() >> 3])
    else:
        p.up[seat] += move.one
        p.display -= move.one
        if p.events is not None:
            p.tell("took", seat=seat, kind=KINDS[move.kind])
        if p.stack:
            one = _counter(p, chance, "E9.3")
            p.display += one
            if p.events is not None:
                p.tell("displayed", kind=KINDS[one.bit_length() >> 3])
    seat += 1
    p.seat = seat if seat < p.players else 0
    p.taken += 1
    if p.taken == CIRCUITS * p.players or not (p.stack or p.display):
        begin_planning(p)

"""Phase 4 (E10): counters and obstacles go on roads, turn after turn, until all pass in succession."""

from collections.abc import Iterator, Sequence
from typing import Final

from ludoteca.games.elfenland.bag import distinct, present
from ludoteca.games.elfenland.board import ALL_ROADS, ROADS, TERRAINS, WAYS
from ludoteca.games.elfenland.components import KINDS
from ludoteca.games.elfenland.moves import OBSTACLES, PASS, PLANS, ElfMove
from ludoteca.games.elfenland.prices import PRICE
from ludoteca.games.elfenland.state import PLANNING, TRAVEL, State

Rows = tuple[tuple[ElfMove, ...], ...]
Slice = tuple[int, int, Rows]
"""A few roads of one terrain, side by side: shift and mask take them out of a mask of roads; the rows list, for
every subset of them, its moves."""

ONLY_PASS: Final = (PASS,)
WIDEST: Final = 8


def _parts() -> Iterator[tuple[int, int]]:
    """First road and number of roads of the slices; none is wider than a byte or crosses into another terrain."""
    for terrain in TERRAINS:
        roads = [way.number for way in WAYS[:ROADS] if way.terrain == terrain]
        pieces = -(-len(roads) // WIDEST)
        for piece in range(pieces):
            first, last = len(roads) * piece // pieces, len(roads) * (piece + 1) // pieces
            yield roads[first], last - first


_PARTS: Final = tuple(_parts())


def _slice(moves: Sequence[ElfMove], first: int, width: int) -> Slice:
    rows = tuple(
        tuple(moves[first + road] for road in range(width) if subset >> road & 1) for subset in range(1 << width)
    )
    return first, (1 << width) - 1, rows


def _counter_slices(kind: int, hidden: int) -> tuple[Slice, ...]:
    """E10.3: the roads whose terrain the kind can take."""
    return tuple(_slice(PLANS[hidden][kind], first, width) for first, width in _PARTS if PRICE[kind][first])


_COUNTERS: Final = tuple(tuple(_counter_slices(kind, hidden) for kind in range(len(PRICE))) for hidden in (0, 1))
_OBSTACLES: Final = tuple(_slice(OBSTACLES, first, width) for first, width in _PARTS)
_UP: Final[dict[int, tuple[Slice, ...]]] = {}
_DOWN: Final[dict[int, tuple[Slice, ...]]] = {}


def _slices(bag: int, hidden: int) -> tuple[Slice, ...]:
    """The slices for every kind of counter in a bag, remembered for the next time."""
    known = _DOWN if hidden else _UP
    slices = tuple(part for kind in distinct(bag) for part in _COUNTERS[hidden][kind])
    known[present(bag)] = slices
    return slices


def begin_planning(p: State) -> None:
    """E10.1: the starting player places first."""
    p.phase = PLANNING
    p.passes = 0
    p.seat = p.start


def moves(p: State) -> Sequence[ElfMove]:
    """E10.1-E10.7: a counter on a free road of a fitting terrain, the obstacle on a counter, or pass."""
    seat = p.decider
    up, down, owner = p.up[seat], p.down[seat], p.owners >> seat & 1
    if not (up or down or owner):
        return ONLY_PASS
    legal = [PASS]
    free = p.free
    if up:
        for shift, mask, rows in _UP.get(present(up)) or _slices(up, 0):
            legal += rows[free >> shift & mask]
    if down:
        for shift, mask, rows in _DOWN.get(present(down)) or _slices(down, 1):
            legal += rows[free >> shift & mask]
    if owner:
        open_to = ~free & ~p.obstacles & ALL_ROADS
        if open_to:
            for shift, mask, rows in _OBSTACLES:
                legal += rows[open_to >> shift & mask]
    return legal


def plan(p: State, move: ElfMove) -> None:
    """E10.2: the counter lies face up on its road from now on (E5.4)."""
    seat = p.decider
    if move.hidden:
        p.down[seat] -= move.one
    else:
        p.up[seat] -= move.one
    p.board[move.way] = move.kind
    p.free ^= move.bit
    if p.events is not None:
        name = "placed-hidden" if move.hidden else "placed"
        p.tell(name, seat=seat, kind=KINDS[move.kind], way=WAYS[move.way].id)
    _placed(p, seat)


def obstruct(p: State, move: ElfMove) -> None:
    """E10.5, E10.6: the obstacle lies beside the counter and is spent."""
    seat = p.decider
    p.obstacles |= move.bit
    p.owners ^= 1 << seat
    p.tell("obstructed", seat=seat, way=WAYS[move.way].id)
    _placed(p, seat)


def _placed(p: State, seat: int) -> None:
    """E10.8: any placement resets the streak."""
    p.passes = 0
    seat += 1
    p.seat = seat if seat < p.players else 0


def pass_turn(p: State) -> None:
    """E10.7, E10.8: as many passes in succession as there are players end the phase."""
    seat = p.decider
    p.passes += 1
    if p.events is not None:
        p.tell("passed", seat=seat)
    if p.passes == p.players:
        p.phase = TRAVEL
        p.seat = p.start
    else:
        seat += 1
        p.seat = seat if seat < p.players else 0

"""Elfenland: towns, roads and kinds of transport, each in the order of the data."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

import numpy as np

from ludoteca.core import Options, View
from ludoteca.games.elfenland.bag import count as amount
from ludoteca.games.elfenland.bag import distinct, size
from ludoteca.games.elfenland.board import ALL_ROADS, MARK, ROADS, TOWN, TOWNS, WAY, WAYS
from ludoteca.games.elfenland.components import CARDS, COUNTERS, DISPLAY, HAND, KIND, KINDS, LAND, OPEN_COUNTERS, ROUNDS
from ludoteca.games.elfenland.moves import ElfMove
from ludoteca.games.elfenland.options import ALL
from ludoteca.games.elfenland.scoring import ROUNDS as AFTER_ALL_ROUNDS
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, NO_COUNTER, PAYMENT, PHASES, State
from ludoteca.research.observations import Array, Block, Memory, ObservationEncoder, Observer, memory_of
from ludoteca.research.observations.fill import SeatView, count, one, seat, tally

MOST_COUNTERS = OPEN_COUNTERS + 2
MOST_OF_A_KIND = 12
COUNTERS_OF_A_KIND = 8
HANDS = 2 * HAND
NO_TOWN = -1


class ElfenlandSeatView(SeatView):
    """The players in order from the one that looks."""

    def __init__(self, view: View, prefix: Sequence[str]) -> None:
        super().__init__(view, prefix)
        self.seats: list[Any] = [self.facts["seats"][owner] for owner in self.ring]
        self.own = self.seats[0]


Fill = Callable[[Array, ElfenlandSeatView], None]


def display(out: Array, seen: ElfenlandSeatView) -> None:
    tally(out, seen.facts["display"], KIND)


def own(fact: str) -> Fill:
    """How many of the own pieces there are of each kind."""
    return lambda out, seen: tally(out, seen.own[fact], KIND)


def kinds(fact: str) -> Fill:
    """By seat, how many pieces of each kind."""

    def fill(out: Array, seen: ElfenlandSeatView) -> None:
        for row, player in zip(out, seen.seats, strict=True):
            tally(row, player[fact], KIND)

    return fill


def by_seat(fact: str) -> Fill:
    def fill(out: Array, seen: ElfenlandSeatView) -> None:
        out[:] = [player[fact] for player in seen.seats]

    return fill


def counters(out: Array, seen: ElfenlandSeatView) -> None:
    for road, lying in seen.facts["roads"].items():
        out[KIND[lying["counter"]], WAY[road]] = 1


def obstacles(out: Array, seen: ElfenlandSeatView) -> None:
    for road, lying in seen.facts["roads"].items():
        out[WAY[road]] = lying["obstacle"]


def towns(out: Array, seen: ElfenlandSeatView) -> None:
    for row, player in zip(out, seen.seats, strict=True):
        row[TOWN[player["town"]]] = 1


def visited(out: Array, seen: ElfenlandSeatView) -> None:
    for row, player in zip(out, seen.seats, strict=True):
        row[[TOWN[town] for town in player["visited"]]] = 1


def homes(out: Array, seen: ElfenlandSeatView) -> None:
    for row, player in zip(out, seen.seats, strict=True):
        if player["home"] is not None:
            row[TOWN[player["home"]]] = 1


def limits(out: Array, seen: ElfenlandSeatView) -> None:
    out[:] = MOST_OF_A_KIND
    for row, player in zip(out, seen.seats, strict=True):
        for kind, most in player["at_most"].items():
            row[KIND[kind]] = most


def kept(out: Array, seen: ElfenlandSeatView) -> None:
    for row, player in zip(out, seen.seats, strict=True):
        choice = player["kept"]
        if choice is not None:
            row[-1] = choice["hidden"]
            if choice["kind"] is not None:
                row[KIND[choice["kind"]]] = 1


def number(fact: str) -> Fill:
    return count(lambda seen: seen.facts.get(fact, 0))


def named(names: dict[str, int], fact: str) -> Fill:
    """A 1 at what a fact names, if it is there."""
    return one(lambda seen: names.get(seen.facts.get(fact)))


class Shape:
    """Where the blocks of a row begin, and the pieces that rows are put together from."""

    __slots__ = (
        "cards",
        "counters",
        "display",
        "down",
        "drawn",
        "hand",
        "hidden",
        "homes",
        "kept",
        "least",
        "left",
        "most",
        "no_choice",
        "no_decision",
        "no_round",
        "obstacle",
        "obstacles",
        "of_cards",
        "of_down",
        "of_left",
        "of_passes",
        "of_pile",
        "of_stack",
        "of_taken",
        "passes",
        "phase",
        "pile",
        "played",
        "rings",
        "round",
        "size",
        "spread_display",
        "spread_hand",
        "spread_hidden",
        "spread_played",
        "spread_up",
        "stack",
        "start",
        "taken",
        "towns",
        "turn",
        "up",
        "visited",
        "way",
    )

    def __init__(self, encoder: ObservationEncoder, players: int) -> None:
        start = {name: part.start for name, part in encoder.parts.items()}
        self.size = encoder.size
        self.rings = [[(seat + k) % players for k in range(players)] for seat in range(players)]
        of = {block.name: encoder.scaled(block.name, 255) for block in encoder.blocks if block.most > 1}
        self.of_passes, self.of_taken, self.of_pile, self.of_stack = (
            of[name] for name in ("passes", "taken", "pile", "stack")
        )
        self.of_down, self.of_cards, self.of_left = of["face down"], of["cards"], of["left"]
        spread = {name: lru_cache(4096)(partial(_amounts, scale)) for name, scale in of.items()}
        """By block, a bag as its numbers, kind by kind."""
        self.spread_display, self.spread_hand, self.spread_hidden = (
            spread[name] for name in ("display", "hand", "hidden")
        )
        self.spread_up, self.spread_played = spread["face up"], spread["played"]
        self.phase, self.round, self.turn, self.start = (
            start["phase"],
            start["round"] - 1,
            start["turn"],
            start["start"],
        )
        self.passes, self.taken, self.pile, self.stack = (start[name] for name in ("passes", "taken", "pile", "stack"))
        self.display, self.counters, self.obstacles = start["display"], start["counters"], start["obstacles"]
        self.towns, self.visited, self.homes, self.obstacle = (
            start[name] for name in ("towns", "visited", "homes", "obstacle")
        )
        self.up, self.down, self.cards, self.played = (
            start[name] for name in ("face up", "face down", "cards", "played")
        )
        self.most, self.kept, self.hand, self.hidden = (start[name] for name in ("at most", "kept", "hand", "hidden"))
        self.drawn, self.way, self.left, self.least = (start[name] for name in ("drawn", "way", "left", "least"))
        nothing = memory_of(np.zeros(encoder.size, np.float32))
        self.no_round, self.no_choice, self.no_decision = (
            nothing[: self.passes], nothing[: len(KINDS) + 1], nothing[self.drawn :]
        )  # fmt: skip


Facts = tuple[int, int, int, int, int, int, int, int, int, ElfMove | None]
"""Of a player: town, visited towns, home town, obstacle, counters up and down, hand, cards played, limits, choice."""
UNSEEN: Facts = (NO_TOWN, -1, NO_TOWN, -1, -1, -1, -1, -1, -1, None)


class ElfenlandRow:
    """What one seat sees, kept up to date in place, straight from the bags and masks of positions."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.memory = memory_of(np.zeros(shape.size, np.float32))
        self.free = ALL_ROADS
        self.board = [NO_COUNTER] * ROADS
        self.blocked = 0
        self.seats = [UNSEEN] * len(shape.rings)
        """By place, what was written about its player."""

    def update(self, p: State, seat: int) -> None:
        self._round(p, seat)
        if p.free != self.free or p.obstacles != self.blocked or p.board != self.board:
            self._roads(p)
        seen, ending = self.seats, p.ending == AFTER_ALL_ROUNDS
        for place, owner in enumerate(self.shape.rings[seat]):
            home = p.homes[owner] if p.homes and (not place or ending) else NO_TOWN
            facts = (
                p.towns[owner], p.visited[owner], home, p.owners >> owner & 1, p.up[owner], p.down[owner],
                p.hands[owner], p.played[owner], p.most[owner], p.kept[owner],
            )  # fmt: skip
            if facts != seen[place]:
                self._seat(place, facts, seen[place])
                seen[place] = facts
        self._decision(p, seat)

    def _round(self, p: State, seat: int) -> None:
        shape, memory, n = self.shape, self.memory, p.players
        memory[: shape.passes] = shape.no_round
        memory[shape.phase + p.phase] = 1.0
        memory[shape.round + p.round] = 1.0
        if p.seat is not None:
            memory[shape.turn + (p.seat - seat) % n] = 1.0
        memory[shape.start + (p.start - seat) % n] = 1.0
        memory[shape.passes] = shape.of_passes[p.passes]
        memory[shape.taken] = shape.of_taken[p.taken]
        memory[shape.pile] = shape.of_pile[p.pile % 255]
        memory[shape.stack] = shape.of_stack[p.stack % 255]
        memory[shape.display : shape.counters] = shape.spread_display(p.display)

    def _roads(self, p: State) -> None:
        """The roads on which something has changed."""
        memory, board, seen, counters = self.memory, p.board, self.board, self.shape.counters
        changed, self.free = p.free ^ self.free, p.free
        while changed:
            road = changed.bit_length() - 1
            changed ^= 1 << road
            self._counter(counters + road, seen[road], board[road])
            seen[road] = board[road]
        if board != seen:
            for road, kind in enumerate(board):
                self._counter(counters + road, seen[road], kind)
            self.board = board[:]
        changed, self.blocked = p.obstacles ^ self.blocked, p.obstacles
        while changed:
            road = changed.bit_length() - 1
            changed ^= 1 << road
            memory[self.shape.obstacles + road] = p.obstacles >> road & 1

    def _counter(self, start: int, before: int, now: int) -> None:
        if before != NO_COUNTER:
            self.memory[start + before * ROADS] = 0.0
        if now != NO_COUNTER:
            self.memory[start + now * ROADS] = 1.0

    def _seat(self, place: int, facts: Facts, before: Facts) -> None:
        """What has changed about a player. Of the cards in a hand and of counters face down others see the number."""
        shape, memory = self.shape, self.memory
        town, visited, home, obstacle, up, down, hand, played, most, kept = facts
        towns, kinds = place * len(TOWNS), place * len(KINDS)
        if town != before[0]:
            self._mark(shape.towns + towns, before[0], town)
        if visited != before[1]:
            memory[shape.visited + towns : shape.visited + towns + len(TOWNS)] = _towns(visited)
        if home != before[2]:
            self._mark(shape.homes + towns, before[2], home)
        memory[shape.obstacle + place] = obstacle
        if up != before[4]:
            memory[shape.up + kinds : shape.up + kinds + len(KINDS)] = shape.spread_up(up)
        if down != before[5]:
            memory[shape.down + place] = shape.of_down[down % 255]
            if not place:
                memory[shape.hidden : shape.hidden + len(KINDS)] = shape.spread_hidden(down)
        if hand != before[6]:
            memory[shape.cards + place] = shape.of_cards[hand % 255]
            if not place:
                memory[shape.hand : shape.hand + len(KINDS)] = shape.spread_hand(hand)
        if played != before[7] or most != before[8]:
            memory[shape.played + kinds : shape.played + kinds + len(KINDS)] = shape.spread_played(played)
            memory[shape.most + kinds : shape.most + kinds + len(KINDS)] = _limits(most, played)
        if kept is not before[9]:
            start = shape.kept + kinds + place
            memory[start : start + len(KINDS) + 1] = shape.no_choice
            if kept is not None:
                memory[start + len(KINDS)] = kept.hidden
                if not place or not kept.hidden:
                    memory[start + kept.kind] = 1.0

    def _mark(self, start: int, before: int, now: int) -> None:
        if before != NO_TOWN:
            self.memory[start + before] = 0.0
        if now != NO_TOWN:
            self.memory[start + now] = 1.0

    def _decision(self, p: State, seat: int) -> None:
        shape, memory, phase = self.shape, self.memory, p.phase
        memory[shape.drawn :] = shape.no_decision
        if phase == FIRST_COUNTER and seat == p.seat:
            memory[shape.drawn + p.drawn] = 1.0
        elif phase in (PAYMENT, HAND_LIMIT):
            memory[shape.left] = shape.of_left[p.left]
            memory[shape.least + p.least] = 1.0
            if phase == PAYMENT:
                memory[shape.way + p.way] = 1.0


class ElfenlandObserver(Observer):
    """Keeps a row for every seat that looks."""

    def __init__(self, shape: Shape) -> None:
        self.rows = [ElfenlandRow(shape) for _ in shape.rings]

    def write(self, position: State, seat: int, prefix: Sequence[str], out: Memory) -> None:
        row = self.rows[seat]
        row.update(position, seat)
        out[:] = row.memory


def _amounts(of: Sequence[float], bag: int) -> Memory:
    return memory_of(np.array([of[amount] for amount in bag.to_bytes(len(KINDS), "little")], np.float32))


@lru_cache(4096)
def _towns(visited: int) -> Memory:
    return memory_of(np.array([bool(visited & MARK[town]) for town in range(len(TOWNS))], np.float32))


@lru_cache(4096)
def _limits(most: int, played: int) -> Memory:
    """O10: how many of each kind a hand can hold, as far as everybody knows."""
    row = np.full(len(KINDS), MOST_OF_A_KIND, np.float32)
    for kind in distinct(CARDS):
        if amount(most, kind) < amount(CARDS, kind):
            row[kind] = amount(most, kind) - amount(played, kind)
    row *= np.float32(1 / MOST_OF_A_KIND)
    return memory_of(np.clip(row, 0, 1, out=row))


def build(players: int, options: Options) -> ObservationEncoder:
    n, kind, land, places = players, len(KINDS), len(LAND), len(TOWNS)
    shown = COUNTERS_OF_A_KIND if options["kept_counters"] == ALL else MOST_COUNTERS
    encoder = ObservationEncoder(
        ElfenlandSeatView,
        [
            Block("phase", (len(PHASES),), ", ".join(PHASES), one(lambda seen: PHASES.index(seen.facts["phase"]))),
            Block("round", (ROUNDS,), "the round", one(lambda seen: seen.facts["round"] - 1)),
            Block("turn", (n,), "the seat that decides", seat("turn")),
            Block("start", (n,), "the starting player of the round", seat("start")),
            Block("passes", (1,), "passes in succession (E10.8)", number("passes"), n),
            Block("taken", (1,), "open counters taken this round", number("taken"), n * OPEN_COUNTERS),
            Block("pile", (1,), "cards in the pile", number("pile"), size(CARDS)),
            Block("stack", (1,), "counters in the stack", number("stack"), size(COUNTERS)),
            Block("display", (kind,), f"counters on display: {', '.join(KINDS)}", display, DISPLAY),
            Block("counters", (land, ROADS), "a row a kind: the roads with its counter", counters),
            Block("obstacles", (ROADS,), "the roads with an obstacle", obstacles),
            Block("towns", (n, places), "by seat, where its elf is", towns),
            Block("visited", (n, places), "by seat, the towns it has visited", visited),
            Block("homes", (n, places), "by seat, its home town where the seat may know it (E5.5)", homes),
            Block("obstacle", (n,), "by seat, whether it has its obstacle", by_seat("obstacle")),
            Block("face up", (n, kind), "by seat, counters face up by kind", kinds("counters"), shown),
            Block("face down", (n,), "by seat, counters face down", by_seat("hidden"), MOST_COUNTERS),
            Block("cards", (n,), "by seat, cards in hand", by_seat("cards"), HANDS),
            Block("played", (n, kind), "by seat, cards played this round by kind", kinds("played"), HAND),
            Block("at most", (n, kind), "by seat, the most of a kind its hand can hold (O10)", limits, MOST_OF_A_KIND),
            Block("kept", (n, kind + 1), "by seat, the counter it keeps (E17.2) as far as known; face down", kept),
            Block("hand", (kind,), "the own cards by kind", own("hand"), HAND),
            Block("hidden", (kind,), "the own counters face down by kind", own("own_hidden"), MOST_COUNTERS),
            Block("drawn", (kind,), "the counter just drawn (E8.1)", named(KIND, "drawn")),
            Block("way", (len(WAYS),), "the way that a caravan takes", named(WAY, "way")),
            Block("left", (1,), "cards still to pay or to discard", number("left"), HANDS),
            Block("least", (kind,), "the first kind that may be paid or discarded", named(KIND, "least")),
        ],
    )
    shape = Shape(encoder, players)
    encoder.observer = lambda: ElfenlandObserver(shape)
    return encoder

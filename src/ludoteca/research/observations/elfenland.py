"""Elfenland: towns, roads and kinds of transport, each in the order of the data."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
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
DETAILED = (FIRST_COUNTER, PAYMENT, HAND_LIMIT)
"""The phases whose decisions have details."""


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
    """Where the parts of a row are, by place where players have one each, and the pieces that rows are put together
    from."""

    __slots__ = (
        "cards",
        "choice",
        "choices",
        "counters",
        "decision",
        "display",
        "down",
        "drawn",
        "hand",
        "hidden",
        "homes",
        "least",
        "left",
        "most",
        "no_decision",
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
        "pile",
        "played",
        "rings",
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
        "turns",
        "up",
        "visited",
        "way",
    )

    def __init__(self, encoder: ObservationEncoder, players: int) -> None:
        part = encoder.parts
        self.start = start = {name: one.start for name, one in part.items()}
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
        self.turn, self.turns = slice(0, start["passes"]), lru_cache(1024)(self._turn)
        self.passes, self.taken, self.pile, self.stack = (start[name] for name in ("passes", "taken", "pile", "stack"))
        self.counters, self.obstacles = start["counters"], start["obstacles"]
        self.towns, self.homes = (
            [_of(part[name], place, players).start for place in range(players)] for name in ("towns", "homes")
        )
        self.obstacle, self.down, self.cards = start["obstacle"], start["face down"], start["cards"]
        self.visited, self.up, self.played, self.most, self.choice = (
            [_of(part[name], place, players) for place in range(players)]
            for name in ("visited", "face up", "played", "at most", "kept")
        )
        self.choices = cache(_choice)
        self.display, self.hand, self.hidden = part["display"], part["hand"], part["hidden"]
        self.drawn, self.way, self.left, self.least = (start[name] for name in ("drawn", "way", "left", "least"))
        self.decision = slice(self.drawn, self.size)
        self.no_decision = memory_of(np.zeros(self.size - self.drawn, np.float32))

    def _turn(self, seat: int, turn: "Turn") -> Memory:
        """What a seat sees of a turn: the blocks from `phase` to `start`."""
        phase, number, decides, first = turn
        start, ring = self.start, self.rings[seat]
        out = np.zeros(start["passes"], np.float32)
        out[start["phase"] + phase] = out[start["round"] + number - 1] = out[start["start"] + ring.index(first)] = 1
        if decides is not None:
            out[start["turn"] + ring.index(decides)] = 1
        return memory_of(out)


def _of(part: slice, place: int, players: int) -> slice:
    """What one player has of a block."""
    length = (part.stop - part.start) // players
    return slice(part.start + place * length, part.start + (place + 1) * length)


def _choice(kind: int | None, hidden: bool) -> Memory:
    """The counter that a player keeps, as far as it is known."""
    out = np.zeros(len(KINDS) + 1, np.float32)
    out[-1] = hidden
    if kind is not None:
        out[kind] = 1
    return memory_of(out)


Turn = tuple[int, int, int | None, int]
"""The phase, the round, the seat that decides, the starting player."""
Facts = tuple[int, int, int, int, int, int, int, int, int, ElfMove | None]
"""Of a player: town, visited towns, home town, obstacle, counters up and down, hand, cards played, limits, choice."""
UNSEEN: Facts = (NO_TOWN, -1, NO_TOWN, -1, -1, -1, -1, -1, -1, None)


class ElfenlandRow:
    """What one seat sees, kept up to date in place, straight from the bags and masks of positions."""

    def __init__(self, shape: Shape, seat: int) -> None:
        self.shape = shape
        self.seat = seat
        self.memory = memory_of(np.zeros(shape.size, np.float32))
        self.turn: Turn | None = None
        self.amounts = (-1, -1, -1, -1, -1)
        self.free = ALL_ROADS
        self.board = [NO_COUNTER] * ROADS
        self.blocked = 0
        self.seats = [UNSEEN] * len(shape.rings)
        """By place, what was written about its player."""
        self.asked = False
        """Whether there is a decision with details."""

    def update(self, p: State) -> None:
        shape, memory, seat = self.shape, self.memory, self.seat
        turn = p.phase, p.round, p.seat, p.start
        if turn != self.turn:
            self.turn = turn
            memory[shape.turn] = shape.turns(seat, turn)
        amounts = p.passes, p.taken, p.pile, p.stack, p.display
        if amounts != self.amounts:
            self._amounts(amounts)
        if p.free != self.free or p.obstacles != self.blocked or p.board != self.board:
            self._roads(p)
        seen, ending = self.seats, p.ending == AFTER_ALL_ROUNDS
        for place, owner in enumerate(shape.rings[seat]):
            home = p.homes[owner] if p.homes and (not place or ending) else NO_TOWN
            facts = (
                p.towns[owner], p.visited[owner], home, p.owners >> owner & 1, p.up[owner], p.down[owner],
                p.hands[owner], p.played[owner], p.most[owner], p.kept[owner],
            )  # fmt: skip
            if facts != seen[place]:
                self._seat(place, facts, seen[place])
                seen[place] = facts
        if p.phase in DETAILED:
            self._decision(p)
        elif self.asked:
            self.asked = False
            memory[shape.decision] = shape.no_decision

    def _amounts(self, amounts: tuple[int, int, int, int, int]) -> None:
        shape, memory, before = self.shape, self.memory, self.amounts
        passes, taken, pile, stack, display = self.amounts = amounts
        memory[shape.passes] = shape.of_passes[passes]
        memory[shape.taken] = shape.of_taken[taken]
        memory[shape.pile] = shape.of_pile[pile % 255]
        memory[shape.stack] = shape.of_stack[stack % 255]
        if display != before[4]:
            memory[shape.display] = shape.spread_display(display)

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
        old_town, old_visited, old_home, old_obstacle, old_up, old_down, old_hand, old_played, old_most, old_kept = (
            before
        )
        if town != old_town:
            self._mark(shape.towns[place], old_town, town)
        if visited != old_visited:
            memory[shape.visited[place]] = _towns(visited)
        if home != old_home:
            self._mark(shape.homes[place], old_home, home)
        if obstacle != old_obstacle:
            memory[shape.obstacle + place] = obstacle
        if up != old_up:
            memory[shape.up[place]] = shape.spread_up(up)
        if down != old_down:
            memory[shape.down + place] = shape.of_down[down % 255]
            if not place:
                memory[shape.hidden] = shape.spread_hidden(down)
        if hand != old_hand:
            memory[shape.cards + place] = shape.of_cards[hand % 255]
            if not place:
                memory[shape.hand] = shape.spread_hand(hand)
        if played != old_played or most != old_most:
            memory[shape.played[place]] = shape.spread_played(played)
            memory[shape.most[place]] = _limits(most, played)
        if kept is not old_kept:
            known = kept is not None and (not place or not kept.hidden)
            memory[shape.choice[place]] = shape.choices(
                kept.kind if kept is not None and known else None, kept is not None and kept.hidden
            )

    def _mark(self, start: int, before: int, now: int) -> None:
        if before != NO_TOWN:
            self.memory[start + before] = 0.0
        if now != NO_TOWN:
            self.memory[start + now] = 1.0

    def _decision(self, p: State) -> None:
        shape, memory, phase = self.shape, self.memory, p.phase
        self.asked = True
        memory[shape.decision] = shape.no_decision
        if phase == FIRST_COUNTER:
            if self.seat == p.seat:
                memory[shape.drawn + p.drawn] = 1.0
        else:
            memory[shape.left] = shape.of_left[p.left]
            memory[shape.least + p.least] = 1.0
            if phase == PAYMENT:
                memory[shape.way + p.way] = 1.0


class ElfenlandObserver(Observer):
    """Keeps a row for every seat that looks."""

    def __init__(self, shape: Shape) -> None:
        self.rows = [ElfenlandRow(shape, seat) for seat in range(len(shape.rings))]

    def write(self, position: State, seat: int, prefix: Sequence[str], out: Memory) -> None:
        row = self.rows[seat]
        row.update(position)
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

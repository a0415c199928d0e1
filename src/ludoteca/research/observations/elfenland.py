"""Elfenland: towns, roads and kinds of transport, each in the order of the data."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

import numpy as np

from ludoteca.core import Options, View
from ludoteca.games.elfenland.bag import count as amount
from ludoteca.games.elfenland.bag import distinct, size
from ludoteca.games.elfenland.board import MARK, ROADS, TOWN, TOWNS, WAY, WAYS
from ludoteca.games.elfenland.components import CARDS, COUNTERS, DISPLAY, HAND, KIND, KINDS, LAND, OPEN_COUNTERS, ROUNDS
from ludoteca.games.elfenland.options import ALL
from ludoteca.games.elfenland.scoring import ROUNDS as AFTER_ALL_ROUNDS
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, PAYMENT, PHASES, State
from ludoteca.research.observations import Array, Block, ObservationEncoder
from ludoteca.research.observations.fill import SeatView, count, one, seat, tally

MOST_COUNTERS = OPEN_COUNTERS + 2
MOST_OF_A_KIND = 12
COUNTERS_OF_A_KIND = 8
HANDS = 2 * HAND
ALL_ROADS = (1 << ROADS) - 1


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


class ElfenlandRow:
    """Writes a row straight from the bags and masks of a position."""

    def __init__(self, encoder: ObservationEncoder, players: int) -> None:
        self.start = {name: part.start for name, part in encoder.parts.items()}
        self.rings = [[(seat + k) % players for k in range(players)] for seat in range(players)]
        self.of = {block.name: encoder.scaled(block.name, 255) for block in encoder.blocks if block.most > 1}
        self.spread = {name: lru_cache(4096)(partial(_amounts, of)) for name, of in self.of.items()}
        """By block, a bag as its numbers, kind by kind."""

    def __call__(self, p: State, seat: int, prefix: Sequence[str], out: Array) -> None:
        start, of, n = self.start, self.of, p.players
        out[:] = 0
        out[start["phase"] + p.phase] = 1
        out[start["round"] + p.round - 1] = 1
        if p.seat is not None:
            out[start["turn"] + (p.seat - seat) % n] = 1
        out[start["start"] + (p.start - seat) % n] = 1
        out[start["passes"]] = of["passes"][p.passes]
        out[start["taken"]] = of["taken"][p.taken]
        out[start["pile"]] = of["pile"][size(p.pile)]
        out[start["stack"]] = of["stack"][size(p.stack)]
        self._roads(p, out)
        for place, owner in enumerate(self.rings[seat]):
            self._seat(p, owner, place, owner == seat, out)
        self._bags(p, seat, out)
        if p.phase == FIRST_COUNTER and seat == p.seat:
            out[start["drawn"] + p.drawn] = 1
        if p.phase in (PAYMENT, HAND_LIMIT):
            out[start["left"]] = of["left"][p.left]
            out[start["least"] + p.least] = 1
        if p.phase == PAYMENT:
            out[start["way"] + p.way] = 1

    def _roads(self, p: State, out: Array) -> None:
        counters, obstacles = self.start["counters"], self.start["obstacles"]
        covered = ~p.free & ALL_ROADS
        while covered:
            road = covered.bit_length() - 1
            covered ^= 1 << road
            out[counters + p.board[road] * ROADS + road] = 1
            out[obstacles + road] = p.obstacles >> road & 1

    def _seat(self, p: State, owner: int, place: int, own: bool, out: Array) -> None:
        """The public facts of a player, and the home town and the kept counter where they may be seen."""
        start, of = self.start, self.of
        out[start["towns"] + place * len(TOWNS) + p.towns[owner]] = 1
        visited = start["visited"] + place * len(TOWNS)
        out[visited : visited + len(TOWNS)] = _towns(p.visited[owner])
        if p.homes and (own or p.ending == AFTER_ALL_ROUNDS):
            out[start["homes"] + place * len(TOWNS) + p.homes[owner]] = 1
        out[start["obstacle"] + place] = p.owners >> owner & 1
        out[start["face down"] + place] = of["face down"][size(p.down[owner])]
        out[start["cards"] + place] = of["cards"][size(p.hands[owner])]
        at = start["at most"] + place * len(KINDS)
        out[at : at + len(KINDS)] = _limits(p.most[owner], p.played[owner])
        choice = p.kept[owner]
        if choice is not None:
            kept = start["kept"] + place * (len(KINDS) + 1)
            out[kept + len(KINDS)] = choice.hidden
            if own or not choice.hidden:
                out[kept + choice.kind] = 1
        for name, bag in (("face up", p.up[owner]), ("played", p.played[owner])):
            if bag:
                self._bag(name, bag, place, out)

    def _bags(self, p: State, seat: int, out: Array) -> None:
        self._bag("display", p.display, 0, out)
        self._bag("hand", p.hands[seat], 0, out)
        self._bag("hidden", p.down[seat], 0, out)

    def _bag(self, name: str, bag: int, place: int, out: Array) -> None:
        at = self.start[name] + place * len(KINDS)
        out[at : at + len(KINDS)] = self.spread[name](bag)


def _amounts(of: Sequence[float], bag: int) -> Array:
    return np.array([of[amount] for amount in bag.to_bytes(len(KINDS), "little")], np.float32)


@lru_cache(4096)
def _towns(visited: int) -> Array:
    return np.array([bool(visited & MARK[town]) for town in range(len(TOWNS))], np.float32)


@lru_cache(4096)
def _limits(most: int, played: int) -> Array:
    """O10: how many of each kind a hand can hold, as far as everybody knows."""
    row = np.full(len(KINDS), MOST_OF_A_KIND, np.float32)
    for kind in distinct(CARDS):
        if amount(most, kind) < amount(CARDS, kind):
            row[kind] = amount(most, kind) - amount(played, kind)
    row *= np.float32(1 / MOST_OF_A_KIND)
    return np.clip(row, 0, 1, out=row)


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
    encoder.direct = ElfenlandRow(encoder, players)
    return encoder

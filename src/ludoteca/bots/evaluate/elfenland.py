"""Elfenland: the towns visited, those of the journey ahead, and those that later rounds will bring."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludoteca.bots.evaluate.evaluation import Evaluation, shares
from ludoteca.core import Chance, Move, Position
from ludoteca.games.elfenland.bag import count, distinct
from ludoteca.games.elfenland.board import BY_ANY_WAY, MARK, PRICE, ROADS, TOWNS, WAYS
from ludoteca.games.elfenland.moves import OBSTRUCT, PLAN, ElfMove
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, LEFT_OVER, PAYMENT, PLANNING, TRAVEL, State
from ludoteca.games.elfenland.transport import CARAVAN, CARAVAN_PAST_OBSTACLE, KEPT_CARDS, KINDS, OBSTACLE, RAFT

UNPLACED: Final = 0.25
"""The part of a town in doubt while the counter that leads there is not on its road."""
LATER: Final = 0.3
"""The share of the towns still missing that a later round brings."""
NEXT_TO: Final = 0.12
"""What a missing town beside the elf is worth for the next round."""
CARD: Final = 0.06
COUNTER: Final = 0.1
BARRIER: Final = 0.35
"""A card, a counter, the obstacle kept for later."""
GOING_HOME: Final = (1.0, 0.25, 0.05, 0.0)
"""What a step of distance to the home town costs in the last round, in the one before, …"""
WIDTH: Final = 5
"""How many ways to go on are followed at each step of a journey."""
WORTH_A_LOOK: Final = 0.8
"""How much worse than the best a journey may be for its roads to be considered."""
SWING: Final = 1.0
SWING_LATER: Final = 0.7
"""The lead that makes 73 %, and what each round to come adds to it."""

_RAFTS: Final = 8 * RAFT
_OUT: Final = tuple(
    tuple((way.number, way.a + way.b - town) for way in WAYS if way.touches(town)) for town in range(len(TOWNS))
)
_BESIDE: Final = tuple(
    sum(MARK[other] for other in range(len(TOWNS)) if BY_ANY_WAY[town][other] == 1) for town in range(len(TOWNS))
)

Stage = tuple[float, int, int, int, int, int, float]
"""A point of a journey: worth, town, towns visited, hand, counters in hand, ways taken, doubt so far."""


class Elfenland(Evaluation):
    """Towns to be expected at the end, the way home counted."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], float] = {}

    def hopes(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, State)
        rounds = position.variant.rounds - position.round
        points = [self._worth(position, seat, rounds) for seat in range(seats)]
        return shares(points, SWING + SWING_LATER * rounds)

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        """While planning: counters where a good journey may lead and can be paid, the obstacle anywhere else, or pass.
        Others, whose hands are guesses, take the first counter that their best journey asks for."""
        assert isinstance(position, State)
        if position.phase != PLANNING or len(moves) == 1:
            return moves
        seat = position.decider
        hand, counters = position.hands[seat], position.up[seat] + position.down[seat]
        journey = Journey(position, seat, position.variant.rounds - position.round, counters)
        start = position.towns[seat], position.visited[seat], hand, counters
        stages = sorted((stage for front in journey.fronts(*start) for stage in front), reverse=True)
        if seat != me:
            wanted = stages[0][5] & position.free
            return [move for move in moves if _considered(move, wanted & -wanted, 0, hand)][:2][-1:]
        wanted = 0
        for stage in stages:
            if stage[0] > stages[0][0] - WORTH_A_LOOK:
                wanted |= stage[5]
        return [move for move in moves if _considered(move, wanted, ~wanted, hand)]

    def _worth(self, p: State, seat: int, rounds: int) -> float:
        """Towns, those of the best journey, and what is kept for later."""
        town, visited, hand, counters = p.towns[seat], p.visited[seat], p.hands[seat], p.up[seat] + p.down[seat]
        kept = BARRIER * (p.owners >> seat & 1) if rounds else 0.0
        if _has_travelled(p, seat):
            if rounds and counters:
                kept += COUNTER
            return kept + Journey(p, seat, rounds, 0).rest(town, visited, hand)
        if p.phase >= TRAVEL:
            counters = 0
        elif p.phase == FIRST_COUNTER and seat == p.seat:
            counters += 1 << 8 * p.drawn
        if p.phase == PAYMENT and seat == p.seat:
            town = WAYS[p.way].a + WAYS[p.way].b - town
            visited |= MARK[town]
            hand = Journey(p, seat, rounds, 0).without(hand, p.left)
        home = p.homes[seat] if p.homes else -1
        key = (town, visited, hand, counters, rounds, home, p.obstacles, *p.board)
        worth = self._known.get(key)
        if worth is None:
            if len(self._known) > 100_000:
                self._known.clear()
            worth = self._known[key] = Journey(p, seat, rounds, counters).best(town, visited, hand, counters)
        return kept + worth


def _considered(move: Move, wanted: int, unwanted: int, hand: int) -> bool:
    """Whether a move places a counter on a road that is wanted, the obstacle on one that is not, or nothing."""
    assert isinstance(move, ElfMove)
    if move.verb == PLAN:
        return bool(wanted & move.bit) and count(hand, move.kind) >= PRICE[move.kind][move.way]
    return move.verb != OBSTRUCT or bool(unwanted & move.bit)


def _has_travelled(p: State, seat: int) -> bool:
    """Whether the journey of this round lies behind a player (E11.1)."""
    if p.phase == LEFT_OVER or (p.phase == HAND_LIMIT and seat == p.seat):
        return True
    if p.phase in (TRAVEL, PAYMENT, HAND_LIMIT):
        return (seat - p.start) % p.players < (p.decider - p.start) % p.players
    return False


class Journey:
    """How far the elf of a seat may come in this round."""

    __slots__ = ("board", "card", "fares", "kinds", "later", "next_to", "obstacles", "own", "way_home")

    def __init__(self, p: State, seat: int, rounds: int, counters: int) -> None:
        self.board = p.board
        self.obstacles = p.obstacles
        self.fares = p.variant.waters.fares
        self.own = [(kind, 1 << 8 * kind) for kind in distinct(counters)]
        self.later = (1 - LATER) ** rounds
        self.next_to = NEXT_TO if rounds else 0.0
        self.card = CARD if rounds else CARD / 4
        step = GOING_HOME[min(rounds, 3)] if p.homes else 0.0
        self.way_home = [step * row[p.homes[seat]] for row in p.variant.distances] if step else [0.0] * len(TOWNS)
        lying = [p.board.count(kind) + count(counters, kind) for kind in range(len(KINDS))]
        lying[RAFT] = 2
        self.kinds = sorted(range(len(KINDS)), key=lying.__getitem__)
        """The kinds of card, those that help least on this board first."""

    def rest(self, town: int, visited: int, hand: int) -> float:
        """What a player has whose journey ends here: towns (one more now leaves one less for later), missing towns
        nearby, cards, the way home."""
        cards = hand % 255
        worth = visited.bit_count() * self.later - self.way_home[town]
        worth += (cards if cards < KEPT_CARDS else KEPT_CARDS) * self.card
        return worth + self.next_to * (_BESIDE[town] & ~visited).bit_count()

    def without(self, hand: int, cards: int) -> int:
        """A hand after a caravan, paid with the cards that help least."""
        for kind in self.kinds:
            given = min(cards, hand >> 8 * kind & 255)
            hand -= given << 8 * kind
            cards -= given
        return hand

    def best(self, town: int, visited: int, hand: int, counters: int) -> float:
        """The worth of the best journey found."""
        return max(front[0][0] for front in self.fronts(town, visited, hand, counters))

    def fronts(self, town: int, visited: int, hand: int, counters: int) -> Iterator[list[Stage]]:
        """The best stages after no step, after one step, …, the best first. Counters in hand count as if they could be
        placed on the way, with a doubt."""
        front: list[Stage] = [(self.rest(town, visited, hand), town, visited, hand, counters, 0, 0.0)]
        seen: set[tuple[int, int, int, int]] = set()
        while front:
            yield front
            found: list[Stage] = []
            for stage in front:
                self._go_on(stage, seen, found)
            found.sort(reverse=True)
            front = found[:WIDTH]

    def _go_on(self, stage: Stage, seen: set[tuple[int, int, int, int]], found: list[Stage]) -> None:
        """All that one more step of a journey can lead to."""
        _, town, visited, hand, counters, taken, doubt = stage
        board, cards = self.board, hand % 255
        steps: list[tuple[int, int, int, int]] = []
        for way, other in _OUT[town]:
            if way >= ROADS:
                fare = self.fares[way][town]
                if hand >> _RAFTS >= fare:
                    steps.append((way, other, hand - (fare << _RAFTS), counters))
            elif (kind := board[way]) >= 0:
                price, caravan = PRICE[kind][way], CARAVAN
                if self.obstacles >> way & 1:
                    price, caravan = price + OBSTACLE, CARAVAN_PAST_OBSTACLE
                if (hand >> 8 * kind & 255) >= price:
                    steps.append((way, other, hand - (price << 8 * kind), counters))
                elif cards >= caravan:
                    steps.append((way, other, self.without(hand, caravan), counters))
            elif counters and not taken >> way & 1:
                for kind, one in self.own:
                    price = PRICE[kind][way]
                    if price and counters >> 8 * kind & 255 and (hand >> 8 * kind & 255) >= price:
                        steps.append((way, other, hand - (price << 8 * kind), counters - one))
        for way, other, left, still in steps:
            now = visited | MARK[other]
            state = (other, now, left, still)
            if state not in seen:
                seen.add(state)
                doubts = doubt if still == counters else doubt + UNPLACED
                found.append((self.rest(other, now, left) - doubts, other, now, left, still, taken | 1 << way, doubts))


EVALUATION: Final = Elfenland()

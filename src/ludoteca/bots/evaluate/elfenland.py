"""Elfenland: the towns visited, those of the journey ahead, and those that later rounds will bring."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludoteca.bots.evaluate.evaluation import Evaluation, shares
from ludoteca.core import Chance, Move, Position
from ludoteca.games.elfenland.bag import count, distinct
from ludoteca.games.elfenland.board import BY_ANY_WAY, MARK, PRICE, ROADS, TOWNS, WAYS
from ludoteca.games.elfenland.moves import FACE_DOWN, OBSTRUCT, PASS, PLAN, PLANS, TAKES, ElfMove
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, LEFT_OVER, PAYMENT, PLANNING, TRAVEL, State
from ludoteca.games.elfenland.transport import CARAVAN, CARAVAN_PAST_OBSTACLE, KEPT_CARDS, KINDS, OBSTACLE, RAFT

UNPLACED: Final = 0.3
"""The part of a town in doubt while the counter that leads there is not on its road."""
LATER: Final = 0.2
"""The share of the towns still missing that a later round brings."""
NEXT_TO: Final = 0.12
"""What a missing town beside the elf is worth for the next round."""
CARD: Final = 0.04
COUNTER: Final = 0.1
BARRIER: Final = 0.35
"""A card, a counter, the obstacle kept for later."""
GOING_HOME: Final = (1.0, 0.1, 0.0, 0.0)
"""What a step of distance to the home town costs in the last round, in the one before, …"""
WIDTH: Final = 5
"""How many ways to go on are followed at each step of a journey."""
WORTH_A_LOOK: Final = 1.6
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

Stage = tuple[float, float, int, int, int, int, int, float, tuple[ElfMove, ...]]
"""A point of a journey: promise (worth, if the way home were half as long), worth, town, towns visited, hand, counters
in hand, ways taken, doubt so far, counters placed."""


class Elfenland(Evaluation):
    """Towns to be expected at the end, the way home counted."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], float] = {}
        self._journeys: dict[tuple[int, ...], list[Stage]] = {}

    def hopes(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, State)
        rounds = position.variant.rounds - position.round
        points = [self._worth(position, seat, rounds) for seat in range(seats)]
        return shares(points, SWING + SWING_LATER * rounds)

    def values(self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance) -> list[list[float]]:
        """A counter that is placed counts for its owner alone: what it means to the others is left to the search."""
        assert isinstance(position, State)
        if position.phase != PLANNING:
            return super().values(position, moves, seats, chance)
        rounds, seat = position.variant.rounds - position.round, position.decider
        points = [self._worth(position, other, rounds) for other in range(seats)]
        found = []
        for move in moves:
            assert isinstance(move, ElfMove)
            after = position.copy()
            after.play(move, chance)
            if move.verb == PLAN:
                points[seat] = self._worth(after, seat, rounds)
                found.append(shares(points, SWING + SWING_LATER * rounds))
            else:
                found.append(self.hopes(after, seats, chance))
        return found

    def outlook(self, position: Position[Any], best: list[float], seats: int, chance: Chance) -> list[float]:
        """Until the journeys begin everybody plays on: takes the counter that fits most cards, and places the counters
        that the best journey asks for."""
        assert isinstance(position, State)
        if position.phase > PLANNING:
            return best
        while position.phase < PLANNING:
            position.play(_drawn(position), chance)
        plans: list[list[ElfMove] | None] = [None] * seats
        while position.phase == PLANNING:
            seat = position.decider
            plan = plans[seat]
            if plan is None or any(not move.bit & position.free for move in plan):
                plan = plans[seat] = [*self._journey(position, seat)[0][8]]
            position.play(_facing(position, plan.pop(0)) if plan else PASS, chance)
        return self.hopes(position, seats, chance)

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        """While planning: counters that a good journey asks for, the obstacle where no good journey leads, or pass.
        Others, whose hands are guesses, take the first counter that their best journey asks for."""
        assert isinstance(position, State)
        if position.phase != PLANNING or len(moves) == 1:
            return moves
        seat = position.decider
        if seat != me:
            return [_facing(position, move) for move in self._journey(position, seat)[0][8][:1]] or [PASS]
        stages = self._journey(position, seat)
        chosen: set[Move] = {PASS}
        roads = 0
        for stage in stages:
            if stage[1] > stages[0][1] - WORTH_A_LOOK:
                roads |= stage[6]
                chosen.update(_facing(position, move) for move in stage[8])
        return [move for move in moves if move in chosen or _hinders(move, roads)]

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
        key = _key(p, seat, town, visited, hand, counters)
        worth = self._known.get(key)
        if worth is None:
            if len(self._known) > 100_000:
                self._known.clear()
            worth = self._known[key] = Journey(p, seat, rounds, counters).best(town, visited, hand, counters)
        return kept + worth

    def _journey(self, p: State, seat: int) -> list[Stage]:
        """The stages of good journeys, the best first."""
        town, visited, hand, counters = p.towns[seat], p.visited[seat], p.hands[seat], p.up[seat] + p.down[seat]
        key = _key(p, seat, town, visited, hand, counters)
        stages = self._journeys.get(key)
        if stages is None:
            if len(self._journeys) > 5_000:
                self._journeys.clear()
            fronts = Journey(p, seat, p.variant.rounds - p.round, counters).fronts(town, visited, hand, counters)
            stages = sorted((stage for front in fronts for stage in front), key=lambda stage: stage[1], reverse=True)
            self._journeys[key] = stages
            self._known[key] = stages[0][1]
        return stages


def _key(p: State, seat: int, town: int, visited: int, hand: int, counters: int) -> tuple[int, ...]:
    """All that a journey depends on."""
    home = p.homes[seat] if p.homes else -1
    return (town, visited, hand, counters, p.variant.rounds - p.round, home, p.obstacles, *p.board)


def _facing(p: State, move: ElfMove) -> ElfMove:
    """The same placement with a counter that lies face up, if there is one."""
    return PLANS[not count(p.up[p.decider], move.kind)][move.kind][move.way]


def _hinders(move: Move, roads: int) -> bool:
    """Whether a move places the obstacle on none of these roads."""
    assert isinstance(move, ElfMove)
    return move.verb == OBSTRUCT and not roads & move.bit


def _drawn(p: State) -> ElfMove:
    """The counter to take: of the kind with most cards for each counter."""
    if p.phase == FIRST_COUNTER:
        return FACE_DOWN
    hand, own = p.hands[p.decider], p.up[p.decider] + p.down[p.decider]
    kind = max(distinct(p.display), key=lambda kind: count(hand, kind) / (1 + count(own, kind)))
    return TAKES[kind]


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
            have = hand >> 8 * kind & 255
            if have >= cards:
                return hand - (cards << 8 * kind)
            hand -= have << 8 * kind
            cards -= have
        return hand

    def best(self, town: int, visited: int, hand: int, counters: int) -> float:
        """The worth of the best journey found."""
        return max(stage[1] for front in self.fronts(town, visited, hand, counters) for stage in front)

    def fronts(self, town: int, visited: int, hand: int, counters: int) -> Iterator[list[Stage]]:
        """The most promising stages after no step, after one step, … Counters in hand count as if they could be placed
        on the way, with a doubt."""
        front: list[Stage] = [(0.0, self.rest(town, visited, hand), town, visited, hand, counters, 0, 0.0, ())]
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
        _, _, town, visited, hand, counters, taken, doubt, placed = stage
        caravan = self.without(hand, CARAVAN) if hand % 255 >= CARAVAN else None
        for way, other in _OUT[town]:
            steps: list[tuple[int, int, tuple[ElfMove, ...]]] = []
            if way >= ROADS:
                fare = self.fares[way][town]
                if hand >> _RAFTS >= fare:
                    steps.append((hand - (fare << _RAFTS), counters, ()))
            else:
                kind = self.board[way]
                if kind < 0 and taken >> way & 1:
                    kind = next(move.kind for move in placed if move.way == way)
                if kind >= 0:
                    price, paid = PRICE[kind][way], caravan
                    if self.obstacles >> way & 1:
                        price += OBSTACLE
                        paid = self.without(hand, CARAVAN_PAST_OBSTACLE) if hand % 255 > CARAVAN else None
                    if (hand >> 8 * kind & 255) >= price:
                        paid = hand - (price << 8 * kind)
                    if paid is not None:
                        steps.append((paid, counters, ()))
                elif counters:
                    fitting = [row for row in self.own if PRICE[row[0]][way] and counters >> 8 * row[0] & 255]
                    for kind, one in fitting:
                        price = PRICE[kind][way]
                        if (hand >> 8 * kind & 255) >= price:
                            steps.append((hand - (price << 8 * kind), counters - one, (PLANS[0][kind][way],)))
                    if not steps and fitting and caravan is not None:
                        kind, one = fitting[0]
                        steps.append((caravan, counters - one, (PLANS[0][kind][way],)))
            now = visited | MARK[other]
            for left, still, moves in steps:
                state = (other, now, left, still)
                if state not in seen:
                    seen.add(state)
                    doubts = doubt + UNPLACED if moves else doubt
                    worth = self.rest(other, now, left) - doubts
                    promise = worth + self.way_home[other] / 2
                    after = taken | 1 << way, doubts, placed + moves
                    found.append((promise, worth, other, now, left, still, *after))


EVALUATION: Final = Elfenland()

"""The quick evaluation of Elfenland: towns visited, towns of the journey ahead, towns that later rounds will bring."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.bots.evaluate.elfenland.journeys import Journey, Stage
from ludoteca.bots.evaluate.elfenland.weights import (
    CANDIDATE_MARGIN,
    KEPT_COUNTER,
    KEPT_OBSTACLE,
    LEAD,
    LEAD_PER_ROUND,
)
from ludoteca.bots.evaluate.evaluation import Evaluation, win_chances
from ludoteca.core import Chance, Move, Position
from ludoteca.core.native import mypyc_attr
from ludoteca.games.elfenland.bag import count, size
from ludoteca.games.elfenland.board import MARK, WAYS
from ludoteca.games.elfenland.moves import OBSTRUCT, PASS, PLAN, PLANS, ElfMove
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, LEFT_OVER, PAYMENT, PLANNING, TRAVEL, State


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickEvaluation(Evaluation):
    """Towns to be expected at the end, the way home counted."""

    journeys: ClassVar[type[Journey]] = Journey

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], float] = {}
        self._journeys: dict[tuple[int, ...], list[Stage]] = {}

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, State)
        points = self.expected_points(position, seats, chance)
        return win_chances(points, LEAD + LEAD_PER_ROUND * (position.variant.rounds - position.round))

    def expected_points(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, State)
        rounds = position.variant.rounds - position.round
        return [self.expected_towns(position, seat, rounds) for seat in range(seats)]

    def move_values(
        self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance
    ) -> list[list[float]]:
        """A counter that is placed counts for its owner alone: what it means to the others is left to the search."""
        assert isinstance(position, State)
        if position.phase != PLANNING:
            return super().move_values(position, moves, seats, chance)
        rounds, seat = position.variant.rounds - position.round, position.decider
        points = [self.expected_towns(position, other, rounds) for other in range(seats)]
        found = []
        for move in moves:
            assert isinstance(move, ElfMove)
            after = position.copy()
            after.play(move, chance)
            if move.verb == PLAN:
                points[seat] = self.expected_towns(after, seat, rounds)
                found.append(win_chances(points, LEAD + LEAD_PER_ROUND * rounds))
            else:
                found.append(self.estimate(after, seats, chance))
        return found

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        """While planning: counters that a good journey asks for, the obstacle where no good journey leads, or pass."""
        assert isinstance(position, State)
        if position.phase != PLANNING or len(moves) == 1:
            return moves
        stages = self.stages(position, position.decider)
        chosen: set[Move] = {PASS}
        roads = 0
        for stage in stages:
            if stage[1] > stages[0][1] - CANDIDATE_MARGIN:
                roads |= stage[6]
                chosen.update(facing(position, move) for move in stage[8])
        return [move for move in moves if move in chosen or _hinders(move, roads)]

    def expected_towns(self, p: State, seat: int, rounds: int) -> float:
        """Towns, those of the best journey, and what is kept for later."""
        town, visited, hand = self.stand(p, seat)
        counters = p.up[seat] + p.down[seat]
        kept = KEPT_OBSTACLE * (p.owners >> seat & 1) if rounds else 0.0
        if has_travelled(p, seat):
            if rounds:
                kept += KEPT_COUNTER * left_over(p, counters)
            return kept + self.journeys(p, seat, rounds, 0).rest(town, visited, hand)
        if p.phase >= TRAVEL:
            counters = 0
        elif p.phase == FIRST_COUNTER and seat == p.seat:
            counters += 1 << 8 * p.drawn
        key = _key(p, seat, town, visited, hand, counters)
        value = self._known.get(key)
        if value is None:
            if len(self._known) > 100_000:
                self._known.clear()
            value = self._known[key] = self.journeys(p, seat, rounds, counters).best(town, visited, hand, counters)
        return kept + value

    def stand(self, p: State, seat: int) -> tuple[int, int, int]:
        """Where a player stands: town, towns visited, hand. A caravan has arrived as soon as it sets out."""
        town, visited, hand = p.towns[seat], p.visited[seat], p.hands[seat]
        if p.phase == PAYMENT and seat == p.seat:
            town = WAYS[p.way].a + WAYS[p.way].b - town
            visited |= MARK[town]
            hand = self.journeys(p, seat, p.variant.rounds - p.round, 0).without(hand, p.left)
        return town, visited, hand

    def stages(self, p: State, seat: int) -> list[Stage]:
        """The stages of good journeys, the best first."""
        town, visited, hand, counters = p.towns[seat], p.visited[seat], p.hands[seat], p.up[seat] + p.down[seat]
        key = _key(p, seat, town, visited, hand, counters)
        stages = self._journeys.get(key)
        if stages is None:
            if len(self._journeys) > 5_000:
                self._journeys.clear()
            fronts = self.journeys(p, seat, p.variant.rounds - p.round, counters).fronts(town, visited, hand, counters)
            stages = sorted((stage for front in fronts for stage in front), key=lambda stage: stage[1], reverse=True)
            self._journeys[key] = stages
            self._known[key] = stages[0][1]
        return stages


def _key(p: State, seat: int, town: int, visited: int, hand: int, counters: int) -> tuple[int, ...]:
    """All that a journey depends on."""
    home = p.homes[seat] if p.homes else -1
    return (town, visited, hand, counters, p.variant.rounds - p.round, home, p.obstacles, *p.board)


def facing(p: State, move: ElfMove) -> ElfMove:
    """The same placement with a counter that lies face up, if there is one."""
    return PLANS[not count(p.up[p.decider], move.kind)][move.kind][move.way]


def _hinders(move: Move, roads: int) -> bool:
    """Whether a move places the obstacle on none of these roads."""
    assert isinstance(move, ElfMove)
    return move.verb == OBSTRUCT and not roads & move.bit


def left_over(p: State, counters: int) -> int:
    """How many of these counters stay for the next round (E17.2, O6)."""
    if p.variant.keeps_all:
        return size(counters)
    return int(p.variant.keeps and counters > 0)


def has_travelled(p: State, seat: int) -> bool:
    """Whether the journey of this round lies behind a player (E11.1)."""
    if p.phase == LEFT_OVER or (p.phase == HAND_LIMIT and seat == p.seat):
        return True
    if p.phase in (TRAVEL, PAYMENT, HAND_LIMIT):
        return (seat - p.start) % p.players < (p.decider - p.start) % p.players
    return False

"""A long look at Elfenland, for players who think ahead: the round is played to its journeys, and what these leave is
measured by the walks that the rounds to come allow."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.bots.evaluate.elfenland.glance import SWING, SWING_LATER, Glance, facing
from ludoteca.bots.evaluate.elfenland.journeys import Journey, LongJourney, payments
from ludoteca.bots.evaluate.evaluation import shares
from ludoteca.core import Chance, Move, Position
from ludoteca.games.elfenland.bag import count, distinct
from ludoteca.games.elfenland.moves import FACE_DOWN, PASS, STOP, TAKES, ElfMove
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, PAYMENT, PLANNING, TRAVEL, State


class Farsight(Glance):
    """Towns to be expected at the end, with a long look."""

    journeys: ClassVar[type[Journey]] = LongJourney

    def plain(self, position: Position[Any]) -> bool:
        """How a first counter lies hardly matters; a journey depends on the own cards alone."""
        assert isinstance(position, State)
        return position.phase in (FIRST_COUNTER, TRAVEL, PAYMENT, HAND_LIMIT)

    def values(self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance) -> list[list[float]]:
        """On a journey: where it may lead, whoever travels next and whatever the next round brings."""
        assert isinstance(position, State)
        if position.phase not in (TRAVEL, PAYMENT):
            return super().values(position, moves, seats, chance)
        rounds, seat = position.variant.rounds - position.round, position.decider
        points = [self.worth(position, other, rounds) for other in range(seats)]
        journey = LongJourney(position, seat, rounds, 0, thorough=True)
        found = []
        for move in moves:
            assert isinstance(move, ElfMove)
            if move is STOP:
                worth = journey.rest(*self.stand(position, seat))
            else:
                after = position.copy()
                after.play(move, chance)
                town, visited, hand = self.stand(after, seat)
                hands = payments(after.hands[seat], after.left, after.least) if after.phase == PAYMENT else (hand,)
                worth = max(journey.best(town, visited, left, 0) for left in hands)
            points[seat] = worth
            found.append(shares(points, SWING + SWING_LATER * rounds))
        return found

    def outlook(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        """Until the journeys begin everybody plays on: takes the counter that fits most cards, and places the counters
        that the best journey asks for."""
        assert isinstance(position, State)
        while position.phase < PLANNING:
            position.play(_drawn(position), chance)
        plans: list[list[ElfMove] | None] = [None] * seats
        while position.phase == PLANNING:
            seat = position.decider
            plan = plans[seat]
            if plan is None or any(not move.bit & position.free for move in plan):
                plan = plans[seat] = [*self.stages(position, seat)[0][8]]
            position.play(facing(position, plan.pop(0)) if plan else PASS, chance)
        return self.value(position, seats, chance)


def _drawn(p: State) -> ElfMove:
    """The counter to take: of the kind with most cards for each counter."""
    if p.phase == FIRST_COUNTER:
        return FACE_DOWN
    hand, own = p.hands[p.decider], p.up[p.decider] + p.down[p.decider]
    kind = max(distinct(p.display), key=lambda kind: count(hand, kind) / (1 + count(own, kind)))
    return TAKES[kind]

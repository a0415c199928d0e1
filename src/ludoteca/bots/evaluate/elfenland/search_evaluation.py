"""A long look at Elfenland, for players who think ahead: every journey is known once the counters lie, and what it
leaves is measured by the walks that the rounds to come allow."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.bots.evaluate.elfenland.journeys import Journey, LongJourney, payments
from ludoteca.bots.evaluate.elfenland.quick_evaluation import SWING, SWING_LATER, Glance
from ludoteca.bots.evaluate.evaluation import shares
from ludoteca.core import Chance, Move, Position
from ludoteca.games.elfenland.moves import STOP, ElfMove
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, PAYMENT, TRAVEL, State


class Farsight(Glance):
    """Towns to be expected at the end, with a long look."""

    journeys: ClassVar[type[Journey]] = LongJourney

    def side_by_side(self, position: Position[Any]) -> bool:
        """The hands of the others decide much."""
        return True

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

"""The evaluation of Elfenland for the search: it knows every journey once the counters lie, and values what a journey
leaves by the best walk of the rounds to come."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.bots.evaluate.elfenland.journeys import Journey, LongJourney, payments
from ludoteca.bots.evaluate.elfenland.quick_evaluation import QuickEvaluation
from ludoteca.bots.evaluate.elfenland.weights import LEAD, LEAD_PER_ROUND
from ludoteca.bots.evaluate.evaluation import win_chances
from ludoteca.core import Chance, Move, Position
from ludoteca.games.elfenland.moves import STOP, ElfMove
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, PAYMENT, TRAVEL, State


class SearchEvaluation(QuickEvaluation):
    """Towns to be expected at the end, by longer journeys and walks."""

    journeys: ClassVar[type[Journey]] = LongJourney

    def prefers_race(self, position: Position[Any]) -> bool:
        """Always: the hidden hands matter more than the move after the next."""
        return True

    def one_sample_suffices(self, position: Position[Any]) -> bool:
        """How a first counter lies hardly matters. A journey depends on the own cards alone."""
        assert isinstance(position, State)
        return position.phase in (FIRST_COUNTER, TRAVEL, PAYMENT, HAND_LIMIT)

    def move_values(
        self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance
    ) -> list[list[float]]:
        """On a journey: where it may lead, whoever travels next and whatever the next round brings."""
        assert isinstance(position, State)
        if position.phase not in (TRAVEL, PAYMENT):
            return super().move_values(position, moves, seats, chance)
        rounds, seat = position.variant.rounds - position.round, position.decider
        points = [self.expected_towns(position, other, rounds) for other in range(seats)]
        journey = LongJourney(position, seat, rounds, 0, thorough=True)
        found = []
        for move in moves:
            assert isinstance(move, ElfMove)
            if move is STOP:
                value = journey.rest(*self.stand(position, seat))
            else:
                after = position.copy()
                after.play(move, chance)
                town, visited, hand = self.stand(after, seat)
                hands = payments(after.hands[seat], after.left, after.least) if after.phase == PAYMENT else (hand,)
                value = max(journey.best(town, visited, left, 0) for left in hands)
            points[seat] = value
            found.append(win_chances(points, LEAD + LEAD_PER_ROUND * rounds))
        return found

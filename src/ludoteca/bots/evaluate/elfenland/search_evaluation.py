"""The evaluation of Elfenland for the search: it knows every journey once the counters lie, and values what a journey
leaves by the best walk of the rounds to come."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ludoteca.bots.evaluate.elfenland.features import best_stage, ended_stage, journey_features, kept_features
from ludoteca.bots.evaluate.elfenland.journeys import Journey, LongJourney, Stage, payments
from ludoteca.bots.evaluate.elfenland.quick_evaluation import QuickEvaluation, has_travelled, left_over
from ludoteca.bots.evaluate.elfenland.weights import LEAD, LEAD_PER_ROUND
from ludoteca.bots.evaluate.evaluation import win_chances
from ludoteca.bots.evaluate.feature import Feature, rivals
from ludoteca.core import Chance, Move, Position
from ludoteca.core.native import mypyc_attr
from ludoteca.games.elfenland.moves import PLAN, STOP, ElfMove
from ludoteca.games.elfenland.state import FIRST_COUNTER, HAND_LIMIT, PAYMENT, TRAVEL, State


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchEvaluation(QuickEvaluation):
    """Towns to be expected at the end, by longer journeys and walks."""

    journeys: ClassVar[type[Journey]] = LongJourney
    feature_names: ClassVar[tuple[str, ...]] = (
        "town", "later", "home", "cards", "unplaced", "obstacle", "counters", "rival",
    )  # fmt: skip
    line_samples: ClassVar[int] = 12

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

    def line_features(
        self, position: Position[Any], move: Move, seat: int, seats: int, chance: Chance
    ) -> list[Feature]:
        """What the best journey after the move brings, and what the others may expect. As in `move_values`, a counter
        or a journey counts for its owner alone."""
        assert isinstance(position, State)
        assert isinstance(move, ElfMove)
        travelling = position.phase in (TRAVEL, PAYMENT)
        after = position.copy()
        after.play(move, chance)
        if travelling:
            found = self._travel_features(position, after, move)
        else:
            found = self.features(after, seat)
        standing = position if travelling or move.verb == PLAN else after
        rounds = standing.variant.rounds - standing.round
        others = {other: self.expected_towns(standing, other, rounds) for other in range(seats) if other != seat}
        return found + rivals(others)

    def features(self, p: State, seat: int) -> list[Feature]:
        """What `expected_towns` adds up."""
        rounds = p.variant.rounds - p.round
        town, visited, hand = self.stand(p, seat)
        counters = p.up[seat] + p.down[seat]
        if has_travelled(p, seat):
            journey = LongJourney(p, seat, rounds, 0)
            kept = kept_features(p, seat, left_over(p, counters)) if rounds else []
            return kept + journey_features(journey, ended_stage(journey, town, visited, hand))
        if p.phase >= TRAVEL:
            counters = 0
        elif p.phase == FIRST_COUNTER and seat == p.seat:
            counters += 1 << 8 * p.drawn
        journey = LongJourney(p, seat, rounds, counters)
        kept = kept_features(p, seat, 0) if rounds else []
        return kept + journey_features(journey, best_stage(journey, town, visited, hand, counters))

    def _travel_features(self, before: State, after: State, move: ElfMove) -> list[Feature]:
        """Of the journey that goes on, or ends, with a move."""
        seat = before.decider
        journey = LongJourney(before, seat, before.variant.rounds - before.round, 0, thorough=True)
        if move is STOP:
            return journey_features(journey, ended_stage(journey, *self.stand(before, seat)))
        town, visited, hand = self.stand(after, seat)
        hands = payments(after.hands[seat], after.left, after.least) if after.phase == PAYMENT else (hand,)
        stages: list[Stage] = [best_stage(journey, town, visited, left, 0) for left in hands]
        return journey_features(journey, max(stages, key=lambda stage: stage[1]))

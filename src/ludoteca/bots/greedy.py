"""The bot that looks one move ahead."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from ludoteca.bots.evaluate import log_odds
from ludoteca.bots.player import GameModel, Player
from ludoteca.core import Chance, Seeded, View

SAMPLES: Final = 3
"""How many positions it imagines."""
RESOLUTION: Final = 1 << 30
"""How finely random numbers are drawn."""
SHARED_RISK: Final = 0.06
"""The part of the chance that anybody wins which an error may cost, for each unit of temperature."""


class GreedySettings(NamedTuple):
    """How much a greedy player errs, and for whom it plays."""

    temperature: float = 0.0
    """Softmax temperature of the choice: log odds lower by this much make a move 2.7 times less likely."""
    self_weight: float = 1.0
    """The weight of its own value; the rest goes to the mean value of the others."""


BEST: Final = GreedySettings()


class Greedy(Player):
    """Evaluates every candidate in some imagined positions and plays the one with the highest mean.

    With a `temperature` it draws from a softmax over log odds. Where all can lose together it draws only among moves
    that keep the chance that anybody wins nearly as high as the best move does. With a `self_weight` below 1 it lets
    the others win, as long as not all lose together.
    """

    def __init__(self, model: GameModel, settings: GreedySettings = BEST) -> None:
        super().__init__(model)
        self.temperature, self.self_weight = settings

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        if len(legal) == 1:
            return legal[0]
        chance = Seeded(f"{seed} greedy")
        found = self.move_values(view, chance)
        assert view.seat is not None
        ranked = sorted(
            [(text, self._objective(values, view.seat), sum(values)) for text, values in found.items()],
            key=lambda row: (-row[1], row[0]),
        )
        if not self.temperature:
            return ranked[0][0]
        enough = ranked[0][2] * (1 - SHARED_RISK * self.temperature)
        ranked = [row for row in ranked if row[2] >= enough]
        best = log_odds(ranked[0][1])
        weights = [exp((log_odds(value) - best) / self.temperature) for _, value, _ in ranked]
        left = chance.below(RESOLUTION) / RESOLUTION * sum(weights)
        for (text, _, _), weight in zip(ranked, weights, strict=True):
            left -= weight
            if left < 0:
                return text
        return ranked[0][0]

    def plan(self, view: View, legal: Sequence[str], seed: int) -> list[str]:
        return self.model.with_plan(view, self.choose(view, legal, seed))

    def _objective(self, values: Sequence[float], me: int) -> float:
        others = sum(values) - values[me]
        return self.self_weight * values[me] + (1 - self.self_weight) * others / max(1, len(values) - 1)

    def move_values(self, view: View, chance: Chance) -> dict[str, list[float]]:
        """The values of every seat after each candidate, on average over the imagined positions."""
        assert view.seat is not None
        seats, evaluation = self.model.seats(view), self.model.evaluation
        position = self.model.imagine(view, chance)
        chosen = {move.text for move in evaluation.candidates(position, position.moves(), view.seat)}
        means = {text: [0.0] * seats for text in sorted(chosen)}
        for _ in range(SAMPLES):
            position = position.imagine(view.seat, chance)
            moves = [move for move in position.moves() if move.text in chosen]
            for move, values in zip(moves, evaluation.move_values(position, moves, seats, chance), strict=True):
                means[move.text] = [
                    mean + value / SAMPLES for mean, value in zip(means[move.text], values, strict=True)
                ]
        return means

"""The bot that looks one move ahead."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from ludoteca.bots.evaluate import odds
from ludoteca.bots.player import Mind, Player
from ludoteca.core import Chance, Seeded, View

SAMPLES: Final = 3
"""How many positions it imagines."""
FINE: Final = 1 << 30
CARE: Final = 0.06
"""How much of the chance that anybody wins an error may cost, for each unit of warmth."""


class Manner(NamedTuple):
    """How much a greedy player errs, and for whom it plays."""

    warmth: float = 0.0
    share: float = 1.0
    """How much its own hopes count; the rest goes to those of the others."""


AT_ITS_BEST: Final = Manner()


class Greedy(Player):
    """Tries every move in some imagined positions and takes the one that looks best afterwards.

    A `warmth` above 0 lets it err: a move whose odds are e^`warmth` times worse than those of the best move is chosen
    2.7 times less often. Where all can lose together it errs at its own cost: never so that the chance that anybody
    wins falls much. With a `share` below 1 it lets the others win, as long as not all lose together.
    """

    def __init__(self, mind: Mind, manner: Manner = AT_ITS_BEST) -> None:
        super().__init__(mind)
        self.warmth, self.share = manner

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        if len(legal) == 1:
            return legal[0]
        chance = Seeded(f"{seed} greedy")
        looks = self.looks(view, chance)
        assert view.seat is not None
        ranked = sorted(
            [(text, self._aim(hopes, view.seat), sum(hopes)) for text, hopes in looks.items()],
            key=lambda row: (-row[1], row[0]),
        )
        if not self.warmth:
            return ranked[0][0]
        enough = ranked[0][2] * (1 - CARE * self.warmth)
        ranked = [row for row in ranked if row[2] >= enough]
        best = odds(ranked[0][1])
        weights = [exp((odds(look) - best) / self.warmth) for _, look, _ in ranked]
        left = chance.below(FINE) / FINE * sum(weights)
        for (text, _, _), weight in zip(ranked, weights, strict=True):
            left -= weight
            if left < 0:
                return text
        return ranked[0][0]

    def _aim(self, hopes: Sequence[float], me: int) -> float:
        others = sum(hopes) - hopes[me]
        return self.share * hopes[me] + (1 - self.share) * others / max(1, len(hopes) - 1)

    def looks(self, view: View, chance: Chance) -> dict[str, list[float]]:
        """What every seat may hope for after each candidate, on average over the imagined positions."""
        assert view.seat is not None
        seats, evaluation = self.mind.seats(view), self.mind.evaluation
        position = self.mind.imagine(view, chance)
        chosen = {move.text for move in evaluation.candidates(position, position.moves(), view.seat)}
        looks = {text: [0.0] * seats for text in sorted(chosen)}
        for _ in range(SAMPLES):
            position = position.imagine(view.seat, chance)
            moves = [move for move in position.moves() if move.text in chosen]
            for move, hopes in zip(moves, self.mind.evaluation.values(position, moves, seats, chance), strict=True):
                looks[move.text] = [
                    before + hope / SAMPLES for before, hope in zip(looks[move.text], hopes, strict=True)
                ]
        return looks

"""The bot that looks one move ahead."""

from collections.abc import Sequence
from math import exp

from ludoteca.bots.player import Mind, Player
from ludoteca.core import Seeded, View


class Greedy(Player):
    """Tries every move in some imagined positions and takes the one that looks best afterwards.

    A `warmth` above 0 lets it err: a move that looks `warmth` worse than the best is chosen 2.7 times less often.
    """

    def __init__(self, mind: Mind, samples: int = 3, warmth: float = 0.0) -> None:
        super().__init__(mind)
        self.samples = samples
        self.warmth = warmth

    def choose(self, view: View, legal: Sequence[str], seed: int) -> str:
        texts = sorted(legal)
        if len(texts) == 1:
            return texts[0]
        chance = Seeded(f"{seed} greedy")
        values = self.looks(view, texts, chance)
        best = max(values)
        if not self.warmth:
            return texts[values.index(best)]
        weights = [exp((value - best) / self.warmth) for value in values]
        left = chance.below(1 << 30) / (1 << 30) * sum(weights)
        for text, weight in zip(texts, weights, strict=True):
            left -= weight
            if left < 0:
                return text
        return texts[values.index(best)]

    def looks(self, view: View, texts: Sequence[str], chance: Seeded) -> list[float]:
        """How good each move looks to the seat of the view, on average over the imagined positions."""
        assert view.seat is not None
        seats = self.mind.seats(view)
        total = [0.0] * len(texts)
        position = self.mind.imagine(view, chance)
        for _ in range(self.samples):
            position = position.imagine(view.seat, chance)
            moves = {move.text: move for move in position.moves()}
            after = self.mind.values(position, [moves[text] for text in texts], seats, chance)
            for number, hopes in enumerate(after):
                total[number] += hopes[view.seat]
        return [value / self.samples for value in total]

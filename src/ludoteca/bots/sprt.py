"""The sequential probability ratio test (Wald, 1945): a match goes on until it tells which of two hypotheses holds.

H0 says that the first bot is `elo0` points stronger than the second, H1 that it is `elo1` points stronger. What is
observed are pairs of games with the same luck and the seats exchanged, each worth 0, 1/4, 1/2, 3/4 or 1 (the
pentanomial model). How often each of the five comes is not known. So the ratio compares the most likely distribution
with the mean of H1 and the most likely one with the mean of H0 (Li, Liu and Ying, 2014, "Generalized sequential
probability ratio test for separate families of hypotheses"). Fishtest, which tests Stockfish, does the same; the way to
find these distributions is M. Van den Bergh's ("A practical introduction to the GSPRT").
"""

from collections.abc import Sequence
from math import log
from typing import Final, Literal, NamedTuple

from ludoteca.core import Json

OUTCOMES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The mean result of the two games of a pair."""
UNSEEN: Final = 1e-3
"""Counts as this often: an outcome that has not come yet is not impossible."""

Verdict = Literal["H0", "H1", "open"]


class Sprt(NamedTuple):
    """A test, and how sure it is to be."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    """The chance to accept H1 though H0 holds."""
    beta: float = 0.05
    """The chance to accept H0 though H1 holds."""

    @property
    def lower(self) -> float:
        """Wald's bound below which H0 is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Wald's bound above which H1 is accepted."""
        return log((1 - self.beta) / self.alpha)

    def ratio(self, pairs: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio (LLR) after these results of pairs."""
        if not pairs:
            return 0.0
        counts = [max(UNSEEN, number) for number in tally(pairs)]
        total = sum(counts)
        seen = [count / total for count in counts]
        under0, under1 = (_likeliest(seen, expected(elo)) for elo in (self.elo0, self.elo1))
        return total * sum(p * log(p1 / p0) for p, p0, p1 in zip(seen, under0, under1, strict=True))

    def verdict(self, ratio: float) -> Verdict:
        return "H1" if ratio >= self.upper else "H0" if ratio <= self.lower else "open"

    def json(self, pairs: Sequence[float]) -> dict[str, Json]:
        """The test and where it stands."""
        ratio = self.ratio(pairs)
        return {
            **self._asdict(),
            "pairs": [*tally(pairs)],
            "llr": ratio,
            "lower": self.lower,
            "upper": self.upper,
            "verdict": self.verdict(ratio),
        }


def tally(pairs: Sequence[float]) -> list[int]:
    """How often each outcome came."""
    return [sum(1 for pair in pairs if pair == outcome) for outcome in OUTCOMES]


def expected(elo: float) -> float:
    """The mean result of a player who is so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def _likeliest(seen: Sequence[float], mean: float) -> list[float]:
    """Of all distributions over the outcomes with this mean, the one under which what was seen is most likely.

    It is p / (1 + x (outcome - mean)), by Lagrange; x is where its mean is right. The mean falls as x grows, so that
    halving the interval finds it.
    """
    low, high = -1 / (OUTCOMES[-1] - mean), -1 / (OUTCOMES[0] - mean)
    for _ in range(60):
        x = (low + high) / 2
        slope = sum(
            p * (outcome - mean) / (1 + x * (outcome - mean)) for p, outcome in zip(seen, OUTCOMES, strict=True)
        )
        low, high = (x, high) if slope > 0 else (low, x)
    x = (low + high) / 2
    return [p / (1 + x * (outcome - mean)) for p, outcome in zip(seen, OUTCOMES, strict=True)]

"""Noise in the rollout policy: in every rollout the tribes deviate from it in another way.

Without noise one position always leads to the same end, and its neighbour to quite another one: the value of a move
would depend on a single line of play. With noise the mean over many rollouts counts. All moves of one round are
evaluated with the same noise, so that they differ by what they do (common random numbers)."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.evaluate.tindaya.paths import Journey
from ludoteca.bots.evaluate.tindaya.weights import NOISE

WORD: Final = 0xFFFFFFFF
MIX: Final[tuple[int, ...]] = (0x9E3779B1, 0x85EBCA6B, 0xC2B2AE35)
"""Odd multipliers that mix bits; the last two are those of MurmurHash3's finaliser."""


class PolicyNoise:
    """The noise of one rollout: which journeys tribes prefer, and how much the rivals of `me` still explore."""

    def __init__(self, seed: int, me: int) -> None:
        self.seed = seed
        self.me = me

    def explorations(self, seat: int, most: int) -> int:
        """How many explorations a tribe begins: all for `me`, any number up to that for a rival."""
        return most if seat == self.me else int(self._draw(seat, 0) * (most + 1))

    def ranked(self, seat: int, journeys: Sequence[Journey]) -> list[Journey]:
        """Journeys in the order that a tribe prefers in this rollout."""
        factor = {journey.goal: 1 - NOISE * self._draw(seat, journey.goal) for journey in journeys}
        return sorted(journeys, key=lambda journey: -journey.gain * factor[journey.goal])

    def _draw(self, seat: int, number: int) -> float:
        """A number from 0 to 1, a hash of its arguments and the seed."""
        mixed = (self.seed * MIX[0] + seat * MIX[1] + number * MIX[2]) & WORD
        mixed = ((mixed ^ mixed >> 15) * MIX[1]) & WORD
        mixed = ((mixed ^ mixed >> 13) * MIX[2]) & WORD
        return (mixed ^ mixed >> 16) / (WORD + 1)

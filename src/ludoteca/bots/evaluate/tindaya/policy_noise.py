"""How tribes differ from their habits, in one imagined era more, in another less.

Habits lead from one position to the same end again and again, and from its neighbour to quite another one: what a move
seems to be worth would hang on a single line of play. With whims every look goes on in another way, and what counts is
the average. All moves are looked at with the same whims, so that they differ by what they do."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.evaluate.tindaya.paths import Journey

TASTE: Final = 0.5
"""How much of what a journey promises a tribe may overlook."""
WORD: Final = 0xFFFFFFFF
SPREAD: Final = (0x9E3779B1, 0x85EBCA6B, 0xC2B2AE35)
"""Odd numbers that scatter the bits of others."""


class Whims:
    """What the tribes of one imagined era like, and how much the rivals of one of them still do."""

    def __init__(self, luck: int, me: int) -> None:
        self.luck = luck
        self.me = me

    def walks(self, seat: int, most: int) -> int:
        """How many explorations a tribe has in mind."""
        return most if seat == self.me else int(self._draw(seat, 0) * (most + 1))

    def ranked(self, seat: int, journeys: Sequence[Journey]) -> list[Journey]:
        """Journeys, those first that a tribe likes best."""
        liked = {journey.goal: 1 - TASTE * self._draw(seat, journey.goal) for journey in journeys}
        return sorted(journeys, key=lambda journey: -journey.gain * liked[journey.goal])

    def _draw(self, seat: int, number: int) -> float:
        """A number from 0 to 1, always the same one for the same question."""
        mixed = (self.luck * SPREAD[0] + seat * SPREAD[1] + number * SPREAD[2]) & WORD
        mixed = ((mixed ^ mixed >> 15) * SPREAD[1]) & WORD
        mixed = ((mixed ^ mixed >> 13) * SPREAD[2]) & WORD
        return (mixed ^ mixed >> 16) / (WORD + 1)

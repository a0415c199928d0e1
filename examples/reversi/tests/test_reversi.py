"""Reversi obeys the laws, finds its words, and turns what it encloses."""

from ludoteca.core import Seeded
from ludoteca.testing import contract, words
from reversi import BOX, PASS, PLACES, Board

test_law = contract(BOX, variants=[(2, {}), (2, {"side": 6})], seeds=[1])
test_words = words(BOX)


def test_lines_are_turned_in_every_direction() -> None:
    """R3."""
    board = Board([[*row] for row in ("0.0.0.", ".111..", "01.10.", ".111..", "0.0.0.", "......")])
    board.play(PLACES["c3"], Seeded(1))
    assert board.discs() == [17, 0]


def test_whoever_can_turn_something_may_not_pass() -> None:
    """R4."""
    refusal = BOX.new(2, BOX.settle(2, {}), Seeded(1)).why_not(PASS)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R4", "must-place")

"""Last Straw obeys the laws, finds its words, and scores by L3."""

from laststraw import BOX, TAKES, Heap
from ludoteca.core import Seeded
from ludoteca.testing import contract, words

test_law = contract(BOX, variants=[(2, {}), (3, {}), (2, {"straws": 21})])
test_words = words(BOX)


def test_whoever_takes_the_last_straw_loses_the_points_of_their_card() -> None:
    """L3."""
    heap = Heap(2, [5, 3])
    heap.play(TAKES[2], Seeded(1))
    result = heap.result()
    assert result is not None
    assert (result.scores, result.winners) == ((-5, 3), (1,))

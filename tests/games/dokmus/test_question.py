"""What is asked offers only what can be done (A3, A5-A8)."""

import pytest

from games.dokmus.scene import new_game
from ludoteca.core import Seeded
from ludoteca.words import Words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_question_offers_the_guardian_and_a_sacrifice_only_where_there_is_such_a_move(seats: int) -> None:
    words, offered = Words("en", "dokmus"), set()
    for seed in range(20):
        position, chance = new_game(seats, seed), Seeded(seed)
        while position.seat is not None:
            moves, question = position.moves(), position.question()
            if question is not None and question.name == "place":
                guardian = any(not move.text.startswith("place") for move in moves)
                sacrifice = any(move.text.endswith("sacrifice") for move in moves)
                assert ("guardian" in words.question(question)) == guardian
                assert question.parameters["sacrifice"] == ("yes" if sacrifice else "no")
                offered.add((position.guardian, guardian, sacrifice))
            position.play(moves[chance.below(len(moves))], chance)
    assert (True, True, True) in offered
    assert seats == 2 or any(unused and not can for unused, can, _ in offered)

"""What the choices of Dokmus mean, told before they are made."""

from typing import Any

from ludoteca.core import Seeded, shelf
from ludoteca.core.outcomes import foresee
from ludoteca.games.dokmus.consequences import RULES
from ludoteca.games.dokmus.scoring import scores

BOX = shelf.box("dokmus")


def test_points_told_are_the_points_that_come() -> None:
    """D12: the parts add up to the change of the total, for every move of a game."""
    chance = Seeded(7)
    position: Any = BOX.new(3, BOX.settle(3, {}), chance)
    changes = 0
    while (seat := position.seat) is not None:
        moves = position.moves()
        told = foresee(BOX, position.view(seat), [move.text for move in moves], 60)
        for move in moves[:6]:
            after = position.copy()
            after.play(move, Seeded(0))
            if move.text.split(" ")[0] in ("start", "draft"):
                continue
            change = scores(after)[seat].total - scores(position)[seat].total
            parts = [one for one in told[move.text] if one.name.removeprefix("points-") in RULES]
            own = [_number(one.parameters["points"]) for one in parts]
            assert sum(own) == change, move.text
            changes += change != 0
        position.play(moves[chance.below(len(moves))], chance)
    assert changes > 20


def _number(text: object) -> int:
    return int(str(text).replace("\N{MINUS SIGN}", "-"))


def test_tokens_and_forests() -> None:
    """D7.15: a sacrifice is a token too."""
    chance = Seeded(1)
    position: Any = BOX.new(2, BOX.settle(2, {}), chance)
    seen = set()
    while position.seat is not None:
        moves = position.moves()
        for text, told in foresee(BOX, position.view(position.seat), [move.text for move in moves], 60).items():
            for one in told:
                if one.name == "tokens-used":
                    seen.add((text.endswith("sacrifice"), one.parameters["used"]))
        position.play(moves[chance.below(len(moves))], chance)
    assert seen == {(False, 1), (True, 2)}

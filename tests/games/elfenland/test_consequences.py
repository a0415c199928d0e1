"""What the choices of Elfenland mean, told before they are made."""

from typing import Any

from ludoteca.core import Seeded, shelf
from ludoteca.core.outcomes import foresee
from ludoteca.games.elfenland.bag import size

BOX = shelf.box("elfenland")


def walked() -> list[tuple[Any, str, dict[str, Any]]]:
    """Positions of a random game, a move of each, and what it means."""
    chance, found = Seeded(4), []
    position: Any = BOX.new(3, BOX.settle(3, {}), chance)
    while position.seat is not None:
        moves = position.moves()
        texts = [move.text for move in moves]
        for text, told in foresee(BOX, position.view(position.seat), texts, 60).items():
            found.append((position.copy(), text, {one.name: one for one in told}))
        position.play(moves[chance.below(len(moves))], chance)
    return found


def test_cards_spent_and_left() -> None:
    """E11.3, E12.2: what is spent and what is left make up the hand."""
    seen = 0
    for position, text, told in walked():
        if text.split(" ")[0] in ("ride", "sail"):
            spent = told["cards-spent"].parameters
            assert spent["cards"] + spent["left"] == size(position.hands[position.seat])
            assert ("new-town" in told) != ("old-town" in told)
            seen += 1
        if text == "stop":
            surplus = size(position.hands[position.seat]) > 4
            assert ("hand-limit" in told) == surplus
            assert ("cards-kept" in told) != surplus
    assert seen > 5


def test_a_counter_drawn_blind_has_odds() -> None:
    """E9.2."""
    odds = [told["blind-fits"].odds for _, text, told in walked() if text == "take blind" and "blind-fits" in told]
    assert any(one is not None and 0 < one.times < one.of for one in odds)

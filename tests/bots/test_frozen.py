"""Former players choose what they chose, whatever the levels have become."""

from hashlib import sha256

import pytest

from ludoteca.bots import by_name
from ludoteca.bots.frozen import FROZEN
from ludoteca.core import Refused, Seeded, View, shelf

POSITIONS = {"dokmus": (2, {}, 12), "elfenland": (2, {}, 24), "tindaya": (2, {"mode": "domination"}, 5)}
"""By game: players, options, and how many decisions of random games are asked about."""
APART = 9
"""Decisions from one that is asked about to the next."""
MOVES = {
    "dokmus-2026-11": "99e190fb16ba7bcc 6c5d4c53d6a51d39",
    "elfenland-2026-11": "fcb698701d954155 5bdca7ab1e046246",
    "tindaya-2026-11": "7274d36631af71c0 dcf4d4de95911c8e",
}
"""By player, the hash of the legal moves it was shown, and of those it chose."""


def decisions(game: str) -> list[tuple[View, list[str]]]:
    """Fixed positions with a choice, from random games."""
    players, options, wanted = POSITIONS[game]
    box, found, seed = shelf.box(game), list[tuple[View, list[str]]](), 0
    while len(found) < wanted:
        chance = Seeded(f"frozen {seed}")
        position = box.new(players, box.settle(players, options), chance)
        number = 0
        while position.seat is not None and len(found) < wanted:
            moves = position.moves()
            number += len(moves) > 1
            if len(moves) > 1 and number % APART == 0:
                found.append((position.view(position.seat), sorted(move.text for move in moves)))
            position.play(moves[chance.below(len(moves))], chance)
        seed += 1
    return found


def digest(texts: list[str]) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", FROZEN)
def test_a_former_player_plays_as_it_did(name: str) -> None:
    """Where this fails, an evaluation or the search has changed: `ludoteca/bots/frozen.py` says what to do."""
    asked = decisions(FROZEN[name].game)
    bot = by_name(name, FROZEN[name].game)
    moves = [bot.choose(view, legal, seed) for seed, (view, legal) in enumerate(asked)]
    seen = digest([text for _, legal in asked for text in legal])
    assert f"{seen} {digest(moves)}" == MOVES[name]


def test_a_former_player_has_a_name_in_its_own_game_only() -> None:
    with pytest.raises(Refused, match="dokmus-2026-11"):
        by_name("elfenland-2026-11", "dokmus")

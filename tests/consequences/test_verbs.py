"""Every verb of every game says what it means, in every language."""

import json
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ludoteca.core import Consequence, Options, Seeded, shelf
from ludoteca.core.outcomes import foresee
from ludoteca.core.position import NEXT_DECISION
from ludoteca.words import LANGUAGES, Words
from ours import GAMES

TESTS = Path(__file__).parents[1]
PLACE = {"dokmus": r"[a-u]\d+|[ABC][123]", "elfenland": r"[a-z]+|[A-Z]\d+", "tindaya": r"-?\d+,-?\d+"}
"""How the words of places are written: cells and tiles, towns and ways, hexes."""


def variants(game: str) -> list[tuple[int, Options]]:
    rows = json.loads((TESTS / "games" / game / "variants.json").read_text())
    return [(row["players"], row["options"]) for row in rows]


@cache
def walked(game: str) -> dict[str, list[list[Consequence]]]:
    """By verb, what its moves mean in random games: of each question some moves, of each verb at most so many."""
    box, found = shelf.box(game), dict[str, list[list[Consequence]]]()
    for seed, (seats, options) in enumerate(3 * variants(game)):
        chance, pick = Seeded(seed), Random(seed)
        position = box.new(seats, box.settle(seats, options), chance)
        while position.seat is not None:
            moves = position.moves()
            fresh = {move.text.split(" ")[0]: move.text for move in moves}
            asked = [text for verb, text in fresh.items() if len(found.get(verb, [])) < 12]
            for text, consequences in foresee(box, position.view(position.seat), asked, 60).items():
                found.setdefault(text.split(" ")[0], []).append(consequences)
            verb = pick.choice(sorted(fresh))
            position.play(pick.choice([move for move in moves if move.text.split(" ")[0] == verb]), chance)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_says_what_it_means(game: str) -> None:
    silent = {
        verb
        for verb, told in walked(game).items()
        if not all({one.name for one in consequences} - NEXT_DECISION for consequences in told)
    }
    assert not silent


def test_the_walk_meets_the_verbs_of_the_games() -> None:
    assert len(walked("dokmus")) == 9
    assert len(walked("elfenland")) == 12
    assert len(walked("tindaya")) > 55


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_consequence_has_words(game: str, language: str) -> None:
    words = Words(language, game)
    for told in walked(game).values():
        for consequences in told:
            for one in consequences:
                assert words.has(f"means-{one.name}"), one.name
                text = words.consequence(one, 0)
                assert "{" not in text, text
                assert "$" not in text, text


@pytest.mark.parametrize("game", GAMES)
def test_every_consequence_names_a_rule_of_the_game(game: str) -> None:
    from ludoteca.testing.laws import is_known

    for told in walked(game).values():
        for consequences in told:
            for one in consequences:
                assert is_known(shelf.box(game), one.rule), one


@pytest.mark.parametrize("game", GAMES)
def test_places_are_words_of_the_board(game: str) -> None:
    """What happens on the board is marked there: by words that moves and names of places use."""
    places = {place for told in walked(game).values() for some in told for one in some for place in one.places}
    assert len(places) > 20
    assert all(re.fullmatch(PLACE[game], place) for place in places)


@pytest.mark.parametrize("name", ["die", "others-die", "holds", "new-town", "road-opens", "points-temples", "carried"])
def test_what_happens_somewhere_says_where(name: str) -> None:
    found = [one for game in GAMES for told in walked(game).values() for some in told for one in some]
    assert all(one.places for one in found if one.name == name)
    assert any(one.name == name for one in found)

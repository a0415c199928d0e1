"""People find places by their names: no two are alike, and page and terminal say the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Position, shelf
from ludoteca.core.places import places_of
from ludoteca.games.tindaya.places import names as tindaya_names
from ludoteca.testing.laws import positions
from ludoteca.words import LANGUAGES, Words

GAMES = ("dokmus", "elfenland", "tindaya")
FORMS = ("name", "near", "at", "to", "from", "of", "object")
SAMPLES = Path(__file__).parents[1] / "web" / "test" / "fixtures" / "places.json"


def named(game: str, language: str, position: Position[Any], form: str) -> dict[str, str]:
    """Every place that has a name, as a sentence writes it."""
    places = places_of(shelf.box(game), position.view(None))
    words = Words(language, game).at(places)
    return {word: words.named(word, form) for word in places}


def moments(game: str) -> list[Position[Any]]:
    seats = {"dokmus": 4, "elfenland": 3, "tindaya": 4}[game]
    return [position.copy() for seed in (1, 2, 3) for position in positions(shelf.box(game), seats, {}, seed, most=8)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_places_have_the_same_name(game: str, language: str) -> None:
    for position in moments(game):
        for form in ("name", "near"):
            names = named(game, language, position, form)
            assert names
            assert len(set(names.values())) == len(names)


def test_every_hex_of_the_map_has_a_name() -> None:
    for position in moments("tindaya"):
        facts: Any = position.view(0).facts
        assert set(tindaya_names(facts)) == set(facts["board"]["hexes"])


def test_what_an_island_has_once_needs_no_direction() -> None:
    facts = {
        "board": {
            "hexes": ["0,0", "1,0", "0,1", "0,-1", "-1,0", "5,0", "6,0"],
            "volcanoes": {"8": "0,0", "3": "5,0"},
            "trenches": {"2": "6,0"},
            "terrain": {"forest": ["0,1", "0,-1"], "coast": ["1,0"], "mountain": []},
        }
    }
    places = tindaya_names(facts)
    words = Words("en", "tindaya").at(places)
    assert {word: words.named(word) for word in places} == {
        "0,0": "volcano 8",
        "0,1": "the forest in the south of island 8",
        "0,-1": "the forest in the north of island 8",
        "1,0": "the coast of island 8",
        "-1,0": "the sea west of volcano 8",
        "5,0": "volcano 3",
        "6,0": "trench 2",
    }
    assert Words("ru", "tindaya").at(places).move("slaughter 0,1 2").endswith("в лесу на юге острова 8")
    assert Words("fr", "tindaya").at(places).move("walk 1,0 0,0 1n0v").endswith("du littoral de l’île 8 au volcan 8")
    refused = Words("fr", "tindaya").at(places).say("refusal-not-adjacent-sea", place="0,1")
    assert refused.startswith("la forêt sud de l’île 8 ")


def test_a_hex_off_the_map_keeps_its_coordinates() -> None:
    assert Words("en", "tindaya").say("refusal-no-wall-here", place="7,-9") == "No wall can stand on (7; −9)."


def test_a_cell_is_found_by_its_temple() -> None:
    rows = [".......", ".T....v", ".......", "..t....", "......r", ".......", "......."]
    places = places_of(shelf.box("dokmus"), _View({"tiles": [{"slot": "B1", "rows": rows}]}))  # type: ignore[arg-type]
    words = Words("en", "dokmus").at(places)
    assert words.named("h2", "near") == "h2 by the large temple"
    assert words.named("j3", "near") == "j3 by the small temple"
    assert words.named("n5", "near") == "n5 (ruins)"
    assert words.named("n2", "near") == "n2 (volcano)"
    assert words.named("k6", "near") == "k6"
    assert words.move("place h2") == "places a token on h2", "the log outlives the tiles as they lie"


class _View:
    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts = facts


def samples() -> dict[str, Any]:
    """Places of a position of every game, and what the terminal calls them in every form and language."""
    found: dict[str, Any] = {}
    for game in GAMES:
        position = moments(game)[-1]
        places = places_of(shelf.box(game), position.view(None))
        some = sorted(places)[:: max(1, len(places) // 12)]
        found[game] = {
            "places": {word: {"name": places[word].name, "parameters": dict(places[word].parameters)} for word in some},
            "said": {
                language: {
                    word: {form: Words(language, game).at(places).named(word, form) for form in FORMS} for word in some
                }
                for language in LANGUAGES
            },
        }
    return found


def test_the_page_is_tested_with_the_names_of_the_terminal() -> None:
    """After a change of names: `python -m tests.test_places`, then `npx vitest run test/places.test.ts`."""
    assert json.loads(SAMPLES.read_text(encoding="utf-8")) == samples()


if __name__ == "__main__":
    SAMPLES.write_text(json.dumps(samples(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")

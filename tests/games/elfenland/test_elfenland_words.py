"""The catalogues: everything that the game can say has words in every language."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from ludoteca.games.elfenland.board import TERRAINS, TOWNS
from ludoteca.games.elfenland.components import COLOURS, KINDS
from ludoteca.games.elfenland.moves import VERBS
from ludoteca.games.elfenland.options import OPTIONS
from ludoteca.games.elfenland.state import PHASES
from ludoteca.words import LANGUAGES, Words

SOURCE = "\n".join(
    path.read_text() for path in sorted((Path(__file__).parents[3] / "src/ludoteca/games/elfenland").glob("*.py"))
)
ID = r'"([a-z]+(?:-[a-z]+)*)"'
REASONS = set(re.findall(rf"(?:Refusal|refuse)\((?:[^()]|\([^()]*\))*?, {ID}", SOURCE))
REASONS |= {"counter-lies-up", "counter-lies-down"}
WANTED = (
    {f"refusal-{reason}" for reason in REASONS}
    | {f"event-{name}" for name in re.findall(rf"tell\({ID}", SOURCE)}
    | {"event-placed", "event-placed-hidden", "event-arrived", "event-arrived-new"}
    | {f"question-{name}" for name in re.findall(rf"Question\({ID}", SOURCE)}
    | {f"move-{verb}" for verb in VERBS}
    | {f"option-{option.key}" for option in OPTIONS}
    | {f"{prefix}-{kind}" for prefix in ("kind", "short") for kind in KINDS}
    | {f"town-{town}" for town in TOWNS}
    | {f"terrain-{terrain}" for terrain in (*TERRAINS, "river", "mare_magnum", "mare_nebulae")}
    | {f"colour-{colour}" for colour in COLOURS}
    | {f"phase-{phase}" for phase in PHASES}
)


def ids(language: str, name: str = "elfenland") -> list[str]:
    text = (files("ludoteca") / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    assert len(REASONS) > 30
    assert not WANTED - set(ids(language)) - set(ids(language, "common"))
    assert len(set(ids(language))) == len(ids(language)), "an id twice"
    assert ids(language) == ids(LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_names_what_it_is_not_given(language: str) -> None:
    """A message with all the parameters of its kind leaves no hole."""
    words = Words(language, "elfenland")
    given = {
        "kind": "pig", "town": "virst", "terrain": "forest", "way": "R30", "seat": 1, "cards": 2, "count": 2, "left": 2,
        "price": 2, "held": 1, "circuit": 1, "round": 1, "rounds": 4, "phase": "x", "start": 0, "passes": 1,
        "end": "towns", "a": "pig", "b": "R30", "option": "x", "value": "x", "needs": "x", "wanted": "x", "move": "x",
        "pieces": "x", "counters": "x",
    }  # fmt: skip
    for key in ids(language):
        text = words.say(key, **given)
        assert text
        assert "{" not in text, (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_in_words_differ(language: str) -> None:
    """Different moves have different words."""
    words = Words(language, "elfenland")
    texts = ["face up", "face down", "take blind", "take pig", "plan pig R30", "plan pig R30 hidden", "keep pig"]
    texts += ["keep pig hidden", "keep hidden", "pay pig", "discard pig", "ride R30", "sail V3", "caravan R30"]
    assert len({words.move(text) for text in texts}) == len(texts)

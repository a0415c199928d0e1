"""Components are called what the rulebooks call them: French Dokmus and Tindaya have one."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
INSTEAD = {
    "dokmus": {r"découv": "exploré"},
    "tindaya": {
        r"\bcôtes?\b": "littoral",
        r"\brécolt": "collecter",
        r"\bjetons? (?:matière(?! première)|bruts?)\b": "jeton Matière première",
        r"\b(?:les|vos|de|des|aux|une|chaque|toute) conserves?\b": "denrée non périssable",
        r"\bcontenants?\b": "récipient",
        r"\bproduits (?:simples|complexes|périssables)\b": "biens",
    },
}
"""By the game: words that its rulebook does not use, and what it says instead."""


def texts(game: str) -> list[Path]:
    catalogues = (ROOT / "src" / "ludoteca" / "locales" / "fr").glob(f"*{game}*.ftl")
    return [*catalogues, *(ROOT / "docs" / "rules" / "fr").glob(f"{game}*.md")]


@pytest.mark.parametrize("game", INSTEAD)
def test_french_texts_use_the_words_of_the_french_rulebook(game: str) -> None:
    assert len(texts(game)) >= 7
    found = {
        (path.name, match[0]): better
        for path in texts(game)
        for word, better in INSTEAD[game].items()
        for match in re.finditer(word, path.read_text(encoding="utf-8"), re.IGNORECASE)
    }
    assert found == {}

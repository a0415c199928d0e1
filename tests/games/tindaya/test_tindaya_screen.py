"""The terminal picture, drawn from views alone."""

from io import StringIO

import pytest
from rich.console import Console

from ludoteca.core import Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.map.hexes import hex_text
from ludoteca.screens.tindaya import draw
from ludoteca.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"mode": "domination"}])
def test_the_picture_shows_the_table(language: str, options: dict[str, str]) -> None:
    chance = Seeded(3)
    p = BOX.new(3, BOX.settle(3, options), chance)
    output = StringIO()
    console = Console(width=220, file=output, color_system=None)
    words = Words(language, "tindaya")
    for _ in range(60):
        if p.seat is None:
            break
        moves = p.moves()
        p.play(moves[chance.below(len(moves))], chance)
    console.print(draw(p.view(0), words))
    picture = output.getvalue()
    for place in map(hex_text, p.chart.ocean.hexes):
        assert place in picture
    assert words.say("tindaya-mountain") in picture
    for tribe in p.tribes:
        assert tribe.card.key.capitalize() in picture
    assert "tindaya-" not in picture
    assert "question-" not in picture

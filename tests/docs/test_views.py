"""`docs/views.md` names every fact of every view."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Seeded, shelf

PAGE = (Path(__file__).parents[2] / "docs" / "views.md").read_text(encoding="utf-8")
EVERYWHERE = {"game", "seat", "players"}


def facts(game: str) -> set[str]:
    """The facts that a random game shows."""
    box, chance = shelf.box(game), Seeded(3)
    position: Any = box.new(2, box.settle(2, {}), chance)
    found = set(position.view(0).json())
    while position.seat is not None:
        moves = position.moves()
        position.play(moves[chance.below(len(moves))], chance)
        found |= set(position.view(0).json())
    return found - EVERYWHERE


@pytest.mark.parametrize("game", ["dokmus", "elfenland", "tindaya"])
def test_the_page_names_every_fact(game: str) -> None:
    chapter = PAGE.partition(f"## {game.capitalize()}\n")[2].partition("\n## ")[0]
    told = {name for row in re.findall(r"^\| (`.+?) \|", chapter, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert told == facts(game)

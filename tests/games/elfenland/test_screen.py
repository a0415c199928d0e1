"""The terminal screen: drawn from the view alone, in every language, and narrow enough."""

from io import StringIO

import pytest
from rich.console import Console

from games.elfenland.scene import new, table
from ludoteca.core import Seeded
from ludoteca.games.elfenland.board import TOWNS
from ludoteca.games.elfenland.position import ElfenlandPosition
from ludoteca.screens.elfenland import HEIGHT, NARROWEST, WIDTH, draw, layout
from ludoteca.words import LANGUAGES, Words


def drawn(p: ElfenlandPosition, seat: int | None, language: str = "en", width: int = 120) -> str:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(draw(p.view(seat), Words(language, "elfenland")))
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_drawn(language: str) -> None:
    """All positions of a game with six players fit into 120 columns and name every town."""
    chance = Seeded(4)
    p = new(6, chance, {"caravan": "only_if_needed"})
    words = Words(language, "elfenland")
    number = 0
    while True:
        if number % 9 == 0 or p.seat is None:
            text = drawn(p, number % 6 if number % 7 else None, language)
            assert max(map(len, text.splitlines())) <= 120
            assert all(words.say(f"town-{town}") in text for town in TOWNS)
            assert "screen-" not in text
        if p.seat is None:
            break
        moves = p.moves()
        p.play(moves[chance.below(len(moves))], chance)
        number += 1


def test_counters_obstacles_elves_and_markers() -> None:
    """What lies on the map is on the drawing."""
    p = table(
        2, counters={"R30": "pig", "R19": "dragon"}, obstacles=["R19"], towns={0: "beata"}, hands={0: "raft raft pig"}
    )
    text = drawn(p, 0)
    assert "R30Pig" in text
    assert "R19Dra!" in text
    assert "Beata▲0" in text
    assert "Elvenhold▲1" in text
    assert "V3" in text


def test_prices_of_the_ways_out() -> None:
    """Every way out of the own town with its price; a spectator has no town."""
    p = table(2, counters={"R30": "pig", "R22": "elfcycle"}, obstacles=["R22"], hands={0: "raft pig"})
    rows = {
        line.split()[0]: line for line in drawn(p, 0).splitlines() if line[:3] in {"R22", "R30", "R31", "M1 ", "V2 "}
    }
    assert "1 × giant pig" in rows["R30"]
    assert "any 3" in rows["R30"]
    assert "2 × elfcycle" in rows["R22"]
    assert "any 4" in rows["R22"]
    assert "no counter" in rows["R31"]
    assert "2 × raft" in rows["M1"]
    assert "2 × raft" in rows["V2"]
    assert "Ways out" not in drawn(p, None)


@pytest.mark.parametrize("width", [NARROWEST, 100, WIDTH])
def test_towns_lie_on_the_page(width: int) -> None:
    for column, row in layout(width).towns.values():
        assert 0 <= column < width
        assert 0 <= row < HEIGHT - 1


@pytest.mark.parametrize("width", [80, 100, 200])
def test_the_map_fits_the_terminal(width: int) -> None:
    """No line of the map is broken, and all elves of a crowded town at the edge are seen."""
    p = table(6, towns=dict.fromkeys(range(6), "ergeren"))
    text = drawn(p, 0, width=width)
    assert "Erg’Eren▲012345" in text
    assert max(map(len, text.splitlines())) <= width
    rows = [number for number, line in enumerate(text.splitlines()) if "Wylhien" in line or "Virst" in line]
    assert rows[1] - rows[0] == layout(width).towns["virst"][1] - layout(width).towns["wylhien"][1]

"""Boards drawn and laid by hand (T4.1, T5)."""

import copy
from typing import Any

import pytest

from ludoteca.core import Refused, Seeded
from ludoteca.games.tindaya.components import kit_of
from ludoteca.games.tindaya.map.board import read_board
from ludoteca.games.tindaya.map.board_generation import BoardLot
from ludoteca.games.tindaya.map.hexes import around, connected, distance, hex_text, read_hex

KIT = kit_of({})


def drawn(players: int = 3, layout: str = "tall", red: int = 2, seed: int = 1) -> Any:
    return BoardLot(KIT, players, layout, red).draw(Seeded(seed).below)


@pytest.mark.parametrize("layout", ["tall", "wide", "compact"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_drawn_boards_are_good(layout: str, players: int) -> None:
    """T5.9: 112 hexes, eight islands, the terrain of the setup card."""
    for red in (0, 2, 6):
        ocean, terrain = read_board(KIT, players, layout, red, drawn(players, layout, red, red + players))
        assert len(ocean.hexes) == 112
        assert len(connected([*terrain, *ocean.volcano_at])) == 8
        assert not any(place in ocean.trenches for place in terrain)
        most = KIT.data["ocean_tiles"]["max_terrain_per_island"]
        assert max(map(len, connected([*terrain, *ocean.volcano_at]))) <= most + 1


def test_generation_can_be_repeated() -> None:
    """T5.10."""
    assert drawn(seed=5) == drawn(seed=5)
    assert drawn(seed=5) != drawn(seed=6)


def refused(value: Any, red: int = 2) -> str:
    with pytest.raises(Refused) as caught:
        read_board(KIT, 3, "tall", red, value)
    return caught.value.refusal.rule


def test_boards_laid_by_hand_are_checked() -> None:
    """T4.1.1, T4.1.3, T5.4, T5.9: what a board editor must enforce."""
    good = drawn()
    read_board(KIT, 3, "tall", 2, good)
    assert refused(good, red=4) == "T4.1.1"
    bad = copy.deepcopy(good)
    bad["terrain"]["forest"].pop()
    assert refused(bad) == "T5.9"
    bad = copy.deepcopy(good)
    ocean, _ = read_board(KIT, 3, "tall", 2, good)
    forest = [read_hex(text) for text in bad["terrain"]["forest"]]
    bad["terrain"]["forest"] = [hex_text(place) for place in sorted([*forest[1:], *ocean.trenches][: len(forest)])]
    assert refused(bad) == "T4.1.3"
    bad = copy.deepcopy(good)
    bad["tiles"] = [f"{text.rsplit(' ', 1)[0]} 0" for text in bad["tiles"]]
    assert refused(bad) == "T5.4"
    strange: list[Any] = [None, {}, {"tiles": [], "terrain": {}}, {"tiles": [1] * 8, "terrain": good["terrain"]}]
    for nonsense in strange:
        assert refused(nonsense) == "T5.9"


def test_an_island_needs_every_terrain() -> None:
    """T4.1.3: swapping a mountain for a forest of another island leaves both without a kind, or counts as before."""
    good = drawn()
    _, terrain = read_board(KIT, 3, "tall", 2, good)
    ocean, _ = read_board(KIT, 3, "tall", 2, good)
    island = next(one for one in connected([*terrain, *ocean.volcano_at]) if sum(terrain.get(h) == 3 for h in one) == 1)
    mountain = next(place for place in island if terrain.get(place) == 3)
    forest = next(place for place, kind in terrain.items() if kind == 1 and place not in island)
    terrain[mountain], terrain[forest] = 1, 3
    names = ("", "forest", "coast", "mountain")
    bad = dict(good)
    bad["terrain"] = {
        name: [hex_text(place) for place in sorted(terrain) if terrain[place] == kind]
        for kind, name in enumerate(names)
        if name
    }
    assert refused(bad) == "T4.1.3"


def test_hexes() -> None:
    """T3.1, T3.2, N1.3: six neighbours at distance 1; numbers compare in hex order."""
    places = [read_hex(text) for text in ("-1,2", "0,-3", "0,0", "2,-2")]
    assert places == sorted(places)
    assert [hex_text(place) for place in places] == ["-1,2", "0,-3", "0,0", "2,-2"]
    assert {hex_text(place) for place in around(read_hex("0,0"))} == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    assert all(distance(place, read_hex("0,0")) == 1 for place in around(read_hex("0,0")))
    assert distance(read_hex("-1,2"), read_hex("2,-2")) == 4
    for text in ("0,-0", "1", "01,2", "1,2,3", "900,0", "a,b"):
        with pytest.raises(ValueError):
            read_hex(text)

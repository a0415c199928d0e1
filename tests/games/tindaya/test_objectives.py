"""T28, T29: what the objectives measure."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.components import kit_of
from ludoteca.games.tindaya.objectives import best, measure

KIT = kit_of({})


def value(scene: Scene, card: str, seat: int = 0) -> int:
    cards = {**KIT.blue, **KIT.green, **KIT.secrets}
    return measure(scene.p, cards[card]["metric"], seat)


def land() -> Scene:
    """Two islands: a large one of six hexes and one of three."""
    scene = Scene(3, mode="domination").volcano(1, "0,0").volcano(2, "8,-8")
    return scene.forest("1,0", "2,0").coast("0,1", "3,0").mountain("-1,0").coast("7,-8").mountain("8,-7")


def test_settlers() -> None:
    """T28: the largest connected group of hexes with own natives, volcanoes included."""
    scene = (
        land().natives(0, "0,0", "1n0v").natives(0, "1,0", "0n1v").natives(0, "-1,0", "0n1v").natives(0, "3,0", "1n1v")
    )
    assert value(scene, "settlers") == 3
    scene.natives(0, "2,0", "0n1v")
    assert value(scene, "settlers") == 5
    assert value(scene, "settlers", 1) == 0


def test_sages_and_engineers() -> None:
    """T28, R59: green cards: trades known; level-2 inventions."""
    scene = land().trades(0, "fisher", "farmer").inventions(0, "salting_tub", "smokehouse", "plough")
    assert value(scene, "sages") == 2
    assert value(scene, "engineers") == 1
    assert set(KIT.green) == {"settlers", "sages", "worshippers_volcano", "travellers", "engineers"}
    assert set(KIT.blue) == {"explorers", "specialists", "worshippers_island", "jack_of_all_trades", "owners"}


def test_volcanoes_and_islands() -> None:
    """T28: own natives on volcanoes; islands occupied."""
    scene = land().natives(0, "0,0", "1n2v").natives(0, "8,-8", "1n0v").natives(0, "1,0", "0n1v")
    assert value(scene, "worshippers_volcano") == 4
    assert value(scene, "travellers") == 2


def test_explorers() -> None:
    """T28: the largest distance of two controlled buildings, 0 with fewer than two."""
    scene = land().build("dock", "0,1").build("dock", "7,-8").build("sty", "2,0").natives(0, "0,1", "0n1v")
    assert value(scene, "explorers") == 0
    scene.natives(0, "2,0", "0n1v").natives(0, "7,-8", "1n0v")
    assert value(scene, "explorers") == 2, "a noble does not control"
    scene.natives(0, "7,-8", "0n1v")
    assert value(scene, "explorers") == 9


def test_buildings() -> None:
    """T28, R60: specialists, jack of all trades (any native), owners (most buildings)."""
    scene = (
        land().build("dock", "0,1").build("dock", "3,0").build("sty", "1,0").build("pen", "-1,0").build("field", "2,0")
    )
    scene.natives(0, "0,1", "0n1v").natives(0, "3,0", "0n1v").natives(0, "1,0", "0n1v").natives(0, "-1,0", "1n0v")
    assert value(scene, "specialists") == 2
    assert value(scene, "owners") == 3
    assert value(scene, "jack_of_all_trades") == 3


def test_the_largest_island() -> None:
    """T28: buildings controlled there; volcanoes count for its size; of equal islands the tribe's best one."""
    scene = land().build("dock", "0,1").build("dock", "7,-8").natives(0, "0,1", "0n1v").natives(0, "7,-8", "0n1v")
    assert value(scene, "worshippers_island") == 1
    scene = (
        Scene(3, mode="domination").volcano(1, "0,0").volcano(2, "8,-8").coast("1,0", "7,-8").mountain("2,0", "8,-7")
    )
    scene.build("dock", "7,-8").build("pen", "8,-7").build("dock", "1,0")
    scene.natives(0, "7,-8", "0n1v").natives(0, "8,-7", "0n1v").natives(1, "1,0", "0n1v")
    assert [value(scene, "worshippers_island", seat) for seat in range(3)] == [2, 1, 0]


@pytest.mark.parametrize("building", ["dock", "sty", "pen", "field"])
def test_most_buildings_of_a_kind(building: str) -> None:
    """T29: controlled buildings."""
    places = {"dock": "0,1", "sty": "1,0", "pen": "-1,0", "field": "2,0"}
    scene = land()
    for name, place in places.items():
        scene.build(name, place)
    scene.natives(0, places[building], "0n1v").natives(1, places[building], "1n0v")
    assert [value(scene, f"most_{building}", seat) for seat in range(2)] == [1, 0]


@pytest.mark.parametrize("good", ["smoked_fish", "salted_meat", "cheese", "flour", "salt", "manure", "horns", "straw"])
def test_most_units(good: str) -> None:
    """T29: four preserved goods, four by-products."""
    scene = land().stock(0, **{good: 3}).stock(1, wood=2)
    assert [value(scene, f"most_{good}", seat) for seat in range(2)] == [3, 0]


def test_fewest() -> None:
    """T29: animals in controlled buildings, prisoners, villagers, idols, market cards."""
    scene = land().build("sty", "1,0", 3).build("pen", "-1,0", 2).natives(0, "1,0", "0n2v").natives(0, "-1,0", "1n0v")
    scene.prisoners(0, 2).market_card(0, "wall_1").idols(0, "movement")
    values = [value(scene, f"fewest_{name}") for name in ("pig", "goat", "prisoner", "villager", "idols", "market")]
    assert values == [3, 0, 2, 2, 1, 1]
    assert len(KIT.secrets) == 18


def test_best() -> None:
    """T28, T29, R86: *most* needs at least 1, *fewest* may be 0; ties all score."""
    scene = land().prisoners(0, 2).prisoners(1, 2)
    assert best(scene.p, "prisoners", "most", [0, 1, 2]) == [0, 1]
    assert best(scene.p, "prisoners", "fewest", [0, 1, 2]) == [2]
    assert best(scene.p, "market_cards", "most", [0, 1, 2]) == []
    assert best(scene.p, "market_cards", "fewest", [0, 1, 2]) == [0, 1, 2]


def test_tokens() -> None:
    """R46: eight tokens, enough for two selections of each number of players."""
    for players in (2, 3, 4):
        usable = [row for row in KIT.objective_tokens.values() if row["min_players"] <= players]
        assert len(usable) == 2 * players

"""T21: conquistador ships."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.components import SHIPS
from ludoteca.games.tindaya.conquistadors.ships import ship_lands
from ludoteca.games.tindaya.map.hexes import hex_text


def landed(scene: Scene, ship: str = "white") -> Scene:
    return scene.paragraph(lambda p, _: ship_lands(p, SHIPS.index(ship)))


def sea(**options: str) -> Scene:
    """Trench 1 in the middle with the white ship; a lone volcano at distance 9 so that a map without island exists."""
    return Scene(3, **options).trench(1, "0,0").volcano(8, "-9,0").ship("white", 1)


def test_e121_an_island_with_three_buildings() -> None:
    """T21, T21.3, T21.4, AM6.5: two attackers for each building; the empty one becomes a fort with 2; the player with
    priority chooses the order."""
    scene = sea().coast("2,0").forest("3,0", "4,0").build("dock", "2,0").build("sty", "3,0", 2).build("field", "4,0")
    scene.natives(0, "2,0", "1n1v").natives(1, "4,0", "0n2v").stock(0, horns=2).stock(1, obsidian=2).nature(3, 3)
    landed(scene)
    assert scene.p.seat == 0
    assert scene.legal() == ["raid 2,0", "raid 3,0", "raid 4,0"]
    assert scene.refused("raid 5,0") == "T21.3"
    scene.play("raid 3,0")
    assert scene.on("3,0") == "fort"
    assert scene.conquistadors("3,0") == 2
    assert scene.p.nature == [5, 3], "the pigs of the empty sty are free"
    assert scene.p.reserve == [5, 5, 6, 5], "the tile is flipped, not returned"
    scene.play("raid 4,0", "arm 0h2o", "arm 2h0o")
    assert [tribe.prisoners for tribe in scene.p.tribes] == [2, 2, 0]
    assert [scene.on("2,0"), scene.on("4,0")] == ["dock", "field"]


def test_e122_an_island_without_building() -> None:
    """T21.3, R18: a forest before coast and mountain; the player with priority chooses among several; one hex only."""
    scene = sea().forest("2,0", "3,0").mountain("2,1").coast("3,1").token("2,0", "wood").natives(2, "3,0", "0n1v")
    scene.p.order = [2, 1, 0]
    landed(scene)
    assert scene.p.seat == 2
    assert scene.legal() == ["raid 2,0", "raid 3,0"]
    scene.play("raid 2,0")
    assert scene.on("2,0") == "fort"
    assert not scene.p.token
    assert scene.group(2, "3,0") == "0n1v"
    assert scene.asked() is None


@pytest.mark.parametrize(("kinds", "target"), [(("coast", "mountain"), "2,0"), (("mountain", "coast"), "3,0")])
def test_forest_then_coast_then_mountain(kinds: tuple[str, str], target: str) -> None:
    """R18, T21.3: a single hex is attacked without question; hexes with a fort are left out."""
    scene = sea().terrain(kinds[0], "2,0").terrain(kinds[1], "3,0").forest("4,0").fort("4,0", 1)
    landed(scene)
    assert scene.asked() is None
    assert scene.on(target) == "fort"
    assert scene.conquistadors("4,0") == 1, "T21.9: nobody joins an existing fort"


def test_e123_volcano_and_forts_only() -> None:
    """T21.2, T21.3, R47: the nearest island counts even if nothing can be attacked there."""
    scene = sea().volcano(1, "1,0").forest("2,0").fort("2,0", 2).forest("-2,0").natives(0, "1,0", "1n1v")
    landed(scene)
    assert scene.asked() is None
    assert scene.conquistadors("2,0") == 2
    assert scene.on("-2,0") is None
    assert scene.group(0, "1,0") == "1n1v", "T21.9: natives on volcanoes are never attacked"


def coast_of_two(**options: str) -> Scene:
    """Red and Blue with one native each on a coast."""
    scene = sea(**options).coast("2,0").natives(0, "2,0", "0n1v").natives(1, "2,0", "1n0v")
    return landed(scene.stock(0, horns=1).stock(1, obsidian=1))


def test_e124_two_tribes_win() -> None:
    """T21.5, T21.6, R48, R49, R50: one weapon each: one prisoner each, [D] one point each."""
    scene = coast_of_two(mode="domination").play("arm 1h0o", "arm 0h1o")
    assert [tribe.prisoners for tribe in scene.p.tribes] == [1, 1, 0]
    assert scene.scores() == [6, 6, 5]
    assert [scene.group(0, "2,0"), scene.group(1, "2,0")] == ["0n1v", "1n0v"]
    assert scene.on("2,0") is None


def told(scene: Scene) -> dict[str, str | int]:
    question = scene.p.question()
    assert question is not None
    return dict(question.parameters)


def test_the_second_tribe_is_told_of_the_first() -> None:
    """T21.5: weapons declared before, by whom, and what is still missing."""
    scene = coast_of_two()
    first = {"place": "2,0", "natives": 2, "spent": 0, "missing": 2, "weapons": 1}
    assert told(scene) == first
    scene.play("arm 1h0o")
    assert told(scene) == {**first, "spent": 1, "missing": 1, "ally": 0}


def test_e125_a_hero() -> None:
    """T21.7, T21.8, T2.11: Red spends 1, Blue 0: both die, a fort with 1, Red draws an idol; no prisoner, no point."""
    scene = coast_of_two(mode="domination").lucky({"seat": 0, "idol": "movement"}).play("arm 1h0o", "arm 0h0o")
    assert scene.p.tribes[0].natives == scene.p.tribes[1].natives == {}
    assert scene.conquistadors("2,0") == 1
    assert scene.hand(0) == ["movement"]
    assert scene.hand(1) == []
    assert scene.scores() == [5, 5, 5]
    assert [tribe.prisoners for tribe in scene.p.tribes] == [0, 0, 0]
    assert scene.have(0, "horns") == [0]


def test_e126_one_native_one_weapon() -> None:
    """T21.5, N1.6: at most as many weapons as natives there."""
    scene = landed(sea().coast("2,0").natives(0, "2,0", "1n0v").stock(0, obsidian=2))
    assert scene.legal() == ["arm 0h0o", "arm 0h1o"]
    assert scene.refused("arm 0h2o") == "T21.5"
    scene.play("arm 0h1o")
    assert scene.conquistadors("2,0") == 1
    assert scene.p.tribes[0].nobles_lost == 1


def test_e127_two_ships_on_one_trench() -> None:
    """T21.1, T21.2, T21.3: the second ship looks again: the fort is no building, so an open forest is attacked."""
    scene = sea().ship("grey", 1).coast("2,0").forest("3,0").build("dock", "2,0")
    landed(scene)
    assert scene.on("2,0") == "fort"
    landed(scene, "grey")
    assert scene.on("3,0") == "fort"
    assert scene.conquistadors("2,0") == 2


@pytest.mark.parametrize(
    ("natives", "weapons", "wall", "left", "fort", "idols", "prisoners"),
    [
        ("0n2v", 2, True, "0n2v", 0, 0, 0),
        ("", 0, False, "0n0v", 2, 0, 0),
        ("0n1v", 0, False, "0n0v", 2, 0, 0),
        ("0n1v", 1, False, "0n0v", 1, 1, 0),
        ("1n1v", 0, False, "0n0v", 2, 0, 0),
        ("1n1v", 1, False, "0n0v", 1, 1, 0),
        ("1n1v", 2, False, "1n1v", 0, 0, 2),
        ("1n3v", 2, False, "1n3v", 0, 0, 2),
    ],
)
def test_the_table_of_combat(
    natives: str, weapons: int, wall: bool, left: str, fort: int, idols: int, prisoners: int
) -> None:
    """T21.4, T21.5, T21.6, T21.7, T21.8: every row of the table."""
    scene = sea().coast("2,0").stock(0, horns=weapons)
    if natives:
        scene.natives(0, "2,0", natives)
    if wall:
        scene.wall("2,0")
    landed(scene)
    if scene.p.seat is not None:
        scene.play(f"arm {weapons}h0o")
    assert scene.asked() is None
    assert scene.group(0, "2,0") == left
    assert scene.conquistadors("2,0") == fort
    assert len(scene.hand(0)) == idols
    assert scene.p.tribes[0].prisoners == prisoners


def test_a_protection_idol_repels() -> None:
    """T21.4, T25.3, R51, AM6.5: asked in priority order, stops at `repel`; no weapons, prisoners or points."""
    scene = sea(mode="domination").track((1, 4), (0, 5), (2, 5)).coast("2,0").build("dock", "2,0")
    scene.natives(0, "2,0", "0n1v").natives(1, "2,0", "1n0v").idols(0, "protection").idols(1, "protection")
    scene.stock(0, horns=2)
    landed(scene)
    assert scene.p.seat == 1
    assert scene.legal() == ["repel", "stand"]
    scene.play("stand")
    assert scene.p.seat == 0
    scene.play("repel")
    assert scene.asked() is None
    assert scene.on("2,0") == "dock"
    assert scene.scores() == [5, 4, 5]
    assert scene.have(0, "horns") == [2]
    assert [scene.hand(0), scene.hand(1)] == [[], ["protection"]]


def test_weapons_in_priority_order() -> None:
    """T21.5, R49: at most what is still missing; after two weapons nobody else is asked."""
    scene = sea(mode="domination").track((2, 1), (1, 5), (0, 5)).coast("2,0")
    for seat in range(3):
        scene.natives(seat, "2,0", "0n2v").stock(seat, horns=2)
    landed(scene)
    assert scene.p.seat == 2
    scene.play("arm 1h0o")
    assert scene.p.seat == 1
    assert scene.legal() == ["arm 0h0o", "arm 1h0o"]
    scene.play("arm 1h0o")
    assert scene.asked() is None
    assert [tribe.prisoners for tribe in scene.p.tribes] == [0, 1, 1]


def test_the_nearest_island() -> None:
    """T21.2, R83: distance first, volcanoes count; then most buildings, forts not counted; then most natives; then
    choice."""
    scene = sea().forest("2,0").volcano(2, "-1,0").forest("-2,0")
    landed(scene)
    assert scene.on("-2,0") == "fort", "its volcano is nearer"
    scene = sea().forest("2,0").forest("-2,0", "-3,0").fort("-3,0").coast("3,0").build("dock", "3,0")
    landed(scene)
    assert scene.on("3,0") == "fort", "a dock against a fort"
    scene = sea().forest("2,0").coast("3,0").build("dock", "3,0").forest("-2,0").natives(0, "-2,0", "2n3v")
    landed(scene)
    assert scene.on("3,0") == "fort", "buildings come before natives"
    assert scene.group(0, "-2,0") == "2n3v"
    scene = sea().forest("2,0").forest("-2,0").volcano(1, "3,0").natives(0, "3,0", "1n1v").natives(1, "-2,0", "0n1v")
    landed(scene)
    assert scene.on("2,0") == "fort", "two natives against one, on a volcano or not"
    assert scene.group(1, "-2,0") == "0n1v"


def test_a_tie_is_broken_by_priority() -> None:
    """T21.2, N1.4, N8: the island is named by its smallest hex."""
    scene = sea().forest("2,0", "3,0").forest("-2,0", "-3,0").build("sty", "3,0").build("field", "-2,0")
    scene.p.order = [1, 0, 2]
    landed(scene)
    assert scene.p.seat == 1
    assert scene.legal() == ["target -3,0", "target 2,0"]
    assert scene.refused("target 3,0") == "T21.2"
    scene.play("target 2,0")
    assert [scene.on("3,0"), scene.on("-2,0")] == ["fort", "field"]


def test_a_wall_protects_an_empty_building() -> None:
    """T21.4, T26: the attackers flee; the wall stays."""
    scene = sea().coast("2,0").build("dock", "2,0").wall("2,0")
    landed(scene)
    assert scene.on("2,0") == "dock"
    assert [hex_text(place) for place in scene.p.walls] == ["2,0"]

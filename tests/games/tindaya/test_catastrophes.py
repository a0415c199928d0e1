"""T20: the gods' catastrophes."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.components import GODS
from ludoteca.games.tindaya.disasters.catastrophes import strike
from ludoteca.games.tindaya.map.hexes import hex_text, read_hex


def island(**options: str) -> Scene:
    """One large island around volcano 1, and a second one, out of reach, around volcano 2."""
    scene = Scene(3, **options).volcano(1, "0,0").volcano(2, "8,-8")
    scene.forest("1,0", "2,0", "-1,0").mountain("0,1", "0,2", "0,-1").coast("-1,1", "1,-1").forest("7,-8")
    return scene


def struck(scene: Scene, god: str, card: str, volcano: int = 1) -> Scene:
    scene.standee(god, volcano).catastrophe(god, card)
    return scene.paragraph(lambda p, _: strike(p, GODS.index(god)))


def test_e114_the_whole_island() -> None:
    """T17.3, T20, T20.1: one hex of it in the area is enough; other islands are not hit."""
    scene = Scene(3).volcano(1, "0,0").volcano(2, "-3,0").coast("2,0", "3,0", "4,0", "5,0", "6,0").coast("-6,0")
    scene.build("dock", "6,0").natives(0, "6,0", "1n2v").build("dock", "-6,0").anger("moneiba", "orange_1")
    struck(scene, "moneiba", "hurricane")
    assert scene.on("6,0") is None
    assert scene.on("-6,0") == "dock"


def pens(scene: Scene) -> Scene:
    for place in ("0,1", "0,2"):
        scene.build("pen", place, 2).natives(2, place, "0n1v")
    return scene.nature(3, 3)


def test_e115_tibicenas_and_one_idol() -> None:
    """T20.2, T20.4, T20.7, T25.3, AM6.3, N8: the pen protected is safe; the goats of the other go to the reserve."""
    scene = struck(pens(island()).idols(2, "protection"), "acoran", "tibicenas")
    assert scene.p.seat == 2
    assert scene.legal() == ["enough", "protect 0,1 idol", "protect 0,2 idol"]
    scene.play("protect 0,1 idol")
    assert scene.asked() is None, "no second idol: `enough` is not asked"
    assert [scene.animals("0,1"), scene.animals("0,2")] == [2, 0]
    assert scene.on("0,2") == "pen"
    assert scene.p.nature == [3, 3]
    assert scene.seen()["tribes"][2]["idols_used"] == ["protection"]


def test_e116_tibicenas_and_two_weapons() -> None:
    """T20.3, T20.7: 1 weapon for each pen."""
    scene = struck(pens(island()).stock(2, horns=2), "acoran", "tibicenas")
    assert scene.refused("protect 0,1 idol") == "T20.3"
    assert scene.refused("protect 0,1 obsidian") == "T20.3"
    scene.play("protect 0,1 horns", "protect 0,2 horns")
    assert [scene.animals("0,1"), scene.animals("0,2")] == [2, 2]
    assert scene.have(2, "horns") == [0]


def test_protections_in_ascending_order() -> None:
    """N2.4, T20.2: each hex once, ascending; hexes not hit or not occupied are refused."""
    scene = pens(island()).stock(2, horns=2).build("pen", "0,-1", 2).natives(1, "0,-1", "0n1v")
    scene = struck(scene, "acoran", "tibicenas").play("protect 0,2 horns")
    assert scene.asked() is None, "nothing behind 0,2 that could be protected"
    scene = struck(
        pens(island()).stock(2, horns=2).build("pen", "0,-1", 2).natives(1, "0,-1", "0n1v"), "acoran", "tibicenas"
    )
    assert scene.refused("protect 1,0 horns") == "T20.2"
    assert scene.refused("protect 0,-1 horns") == "T20.2"


def test_e117_fire() -> None:
    """T20.6, T20.4, R80, R52: walled sty safe; the other destroyed, pigs killed, villagers dead, noble alive; wood
    tokens burn; a pen on the island is untouched."""
    scene = island().build("sty", "1,0", 2).build("sty", "2,0", 2).wall("1,0").token("-1,0", "wood").forest("-2,0")
    scene.token("-2,0", "wood").wall("-2,0").build("pen", "0,1", 2).nature(3, 3)
    scene.natives(0, "1,0", "0n1v").natives(0, "2,0", "1n2v").natives(1, "0,1", "0n1v").natives(1, "-1,0", "1n1v")
    struck(scene, "acoran", "fire")
    assert [scene.on("1,0"), scene.on("2,0"), scene.on("0,1")] == ["sty", None, "pen"]
    assert scene.animals("1,0") == 2
    assert scene.animals("0,1") == 2
    assert scene.p.nature == [3, 3]
    assert scene.group(0, "2,0") == "1n0v"
    assert scene.group(1, "-1,0") == "1n0v", "villagers beside a burning wood token die as well"
    assert [hex_text(place) for place in scene.p.token] == ["-2,0"], "the wall saves the token too"
    assert scene.p.walls == {read_hex("1,0"), read_hex("-2,0")}
    assert scene.p.reserve == [6, 5, 5, 6]


def test_e118_an_unoccupied_field() -> None:
    """T20.2, T20.14: nobody may protect it; an occupied one is saved by 1 fire; natives survive."""
    scene = island().build("field", "1,0").build("field", "2,0").natives(0, "2,0", "1n1v").stock(0, wood=1, manure=1)
    struck(scene, "moneiba", "locusts")
    assert scene.legal() == ["enough", "protect 2,0 manure", "protect 2,0 wood"]
    scene.play("enough")
    assert [scene.on("1,0"), scene.on("2,0")] == [None, None]
    assert scene.group(0, "2,0") == "1n1v"
    scene = island().build("field", "1,0").build("field", "2,0").natives(0, "2,0", "1n1v").stock(0, straw=1)
    struck(scene, "moneiba", "locusts").play("protect 2,0 straw")
    assert [scene.on("1,0"), scene.on("2,0")] == [None, "field"]
    assert scene.have(0, "straw") == [0]


def test_e119_guayota() -> None:
    """T20.8: Red has a native on the volcano: safe; Blue has not: all its villagers on the island die, nobles do
    not."""
    scene = island().build("dock", "1,-1").build("field", "1,0")
    scene.natives(0, "1,-1", "0n2v").natives(0, "0,0", "1n0v").natives(1, "1,0", "1n2v").natives(1, "0,2", "0n1v")
    scene.natives(1, "7,-8", "0n1v").idols(1, "protection").stock(1, horns=1, wood=1, manure=1)
    struck(scene, "acoran", "guayota")
    assert scene.asked() is None, "no other protection"
    assert scene.group(0, "1,-1") == "0n2v"
    assert scene.group(1, "1,0") == "1n0v"
    assert scene.group(1, "0,2") == "0n0v"
    assert scene.group(1, "7,-8") == "0n1v"


def test_guayota_on_a_merged_island() -> None:
    """R76: a native on any volcano of the island saves his tribe."""
    scene = Scene(3).volcano(1, "0,0").volcano(2, "3,0").forest("1,0", "2,0")
    scene.natives(0, "3,0", "1n0v").natives(0, "1,0", "0n2v").natives(1, "2,0", "0n1v")
    struck(scene, "acoran", "guayota")
    assert scene.group(0, "1,0") == "0n2v"
    assert scene.group(1, "2,0") == "0n0v"


def test_e120_drought() -> None:
    """T20.10, T20.3: 1 manure saves one of two fields; in the other all villagers die, the field stays."""
    scene = island().build("field", "1,0").build("field", "2,0").natives(0, "1,0", "0n2v").natives(0, "2,0", "1n2v")
    struck(scene.stock(0, manure=1, wood=3).idols(0, "protection"), "acoran", "drought")
    assert scene.legal() == ["enough", "protect 1,0 manure", "protect 2,0 manure"]
    scene.play("protect 1,0 manure")
    assert [scene.group(0, "1,0"), scene.group(0, "2,0")] == ["0n2v", "1n0v"]
    assert [scene.on("1,0"), scene.on("2,0")] == ["field", "field"]


def test_earthquake() -> None:
    """T20.9, T7.9, R52: one villager of each building dies; buildings without villager fall, animals to Nature."""
    scene = island().build("dock", "1,-1").build("pen", "0,1", 3).build("field", "1,0").wall("1,0").nature(3, 3)
    scene.natives(0, "1,-1", "1n2v").natives(1, "0,1", "1n0v").fort("2,0", 2)
    struck(scene, "acoran", "earthquake")
    assert scene.group(0, "1,-1") == "1n1v"
    assert [scene.on("1,-1"), scene.on("0,1"), scene.on("1,0")] == ["dock", None, "field"]
    assert scene.group(1, "0,1") == "1n0v"
    assert scene.p.nature == [3, 6]
    assert scene.on("2,0") == "fort", "R79: a fort is no building"


def test_an_earthquake_may_leave_a_herd_alone() -> None:
    """T20.9, T7.8: the only villager of a sty dies: the sty stays, the pigs go to Nature."""
    scene = island().build("sty", "1,0", 2).natives(0, "1,0", "0n1v").nature(3, 3)
    struck(scene, "acoran", "earthquake")
    assert scene.on("1,0") == "sty"
    assert scene.p.nature == [5, 3]


def test_san_borondon() -> None:
    """T20.11, R73, R75, R81: the island vanishes with everything; the lone volcano stays, empty; no protection."""
    scene = island().build("sty", "1,0", 2).wall("1,0").fort("2,0", 2).token("-1,0", "wood").nature(3, 3)
    scene.natives(0, "1,0", "1n2v").natives(1, "0,0", "1n0v").idols(0, "protection").canoe("3,0")
    struck(scene, "moneiba", "san_borondon")
    assert scene.asked() is None
    assert scene.islands() == [["0,0"], ["7,-8", "8,-8"]]
    assert not scene.p.building
    assert not scene.p.conquistadors
    assert not scene.p.walls
    assert not scene.p.token
    assert scene.p.nature == [3, 3]
    assert [tribe.nobles_lost for tribe in scene.p.tribes] == [1, 1, 0]
    assert scene.p.reserve == [6, 6, 6, 6]
    assert scene.p.canoes, "canoes are no part of the island"
    struck(scene, "moneiba", "san_borondon")
    assert ["0,0"] in scene.islands(), "its number still works"


def test_hurricane() -> None:
    """T20.12: docks destroyed, villagers in them die, nobles survive; wall or idol protects, one idol saves all
    (R51)."""
    scene = island().build("dock", "1,-1").build("dock", "-1,1").natives(0, "1,-1", "1n2v").natives(1, "1,-1", "1n0v")
    scene.natives(0, "-1,1", "1n1v").idols(1, "protection")
    struck(scene, "moneiba", "hurricane")
    assert scene.p.seat == 1
    scene.play("protect 1,-1 idol")
    assert [scene.on("1,-1"), scene.on("-1,1")] == ["dock", None]
    assert [scene.group(0, "1,-1"), scene.group(0, "-1,1")] == ["1n2v", "1n0v"]


def test_tornado() -> None:
    """T20.13, R52: pens destroyed, goats killed, natives survive."""
    scene = pens(island()).wall("0,2")
    struck(scene, "moneiba", "tornado")
    assert [scene.on("0,1"), scene.on("0,2")] == [None, "pen"]
    assert scene.group(2, "0,1") == "0n1v"
    assert scene.p.nature == [3, 3]


def test_plague() -> None:
    """T20.15: where a tribe has two villagers, volcanoes included, each such tribe loses one; 1 fire saves the hex."""
    scene = island().natives(0, "0,0", "0n2v").natives(1, "0,0", "0n3v").natives(2, "0,0", "0n1v")
    scene.natives(1, "0,1", "1n2v").natives(2, "1,0", "2n1v").stock(1, straw=1)
    struck(scene, "moneiba", "plague")
    assert scene.legal() == ["enough", "protect 0,0 straw", "protect 0,1 straw"]
    scene.play("protect 0,1 straw")
    assert [scene.group(seat, "0,0") for seat in range(3)] == ["0n1v", "0n2v", "0n1v"]
    assert [scene.group(1, "0,1"), scene.group(2, "1,0")] == ["1n2v", "2n1v"]


def test_the_order_of_protection() -> None:
    """T20.5, T20.2, AM6.1, AM6.3: priority order; a hex protected by one occupant is no longer asked of the next."""
    scene = island(mode="domination").track((1, 3), (0, 5), (2, 5)).build("pen", "0,1", 2)
    scene.natives(0, "0,1", "0n1v").natives(1, "0,1", "1n0v").stock(0, horns=1).stock(1, horns=1)
    struck(scene, "acoran", "tibicenas")
    assert scene.p.seat == 1
    scene.play("protect 0,1 horns")
    assert scene.asked() is None
    assert scene.have(0, "horns") == [1]
    assert scene.animals("0,1") == 2


@pytest.mark.parametrize(("card", "wall"), [("fire", True), ("drought", False), ("earthquake", True)])
def test_walls(card: str, wall: bool) -> None:
    """T20.4: what a wall stops is written on the card; it protects unoccupied hexes too and stays."""
    scene = island().build("field", "1,0").wall("1,0").token("-1,0", "wood").wall("-1,0").natives(0, "1,0", "0n1v")
    struck(scene, "acoran", card)
    assert (scene.group(0, "1,0") == "0n1v") == wall
    assert read_hex("-1,0") in scene.p.token
    assert len(scene.p.walls) == 2

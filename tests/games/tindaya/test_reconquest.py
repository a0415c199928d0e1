"""T14.6: entering a fort."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.map.hexes import read_hex


def fort(conquistadors: int, group: str, mode: str = "alliance", **weapons: int) -> Scene:
    """A fort on a forest beside a group of seat 0."""
    scene = Scene(3, mode=mode).volcano(1, "0,0").forest("1,0").fort("1,0", conquistadors)
    return scene.natives(0, "0,0", group).stock(0, **weapons).exploring(0)


def test_e83_victory() -> None:
    """T14.6, T14.6.1, T14.6.2, T14.6.3, T14.6.5, T2.9, AM5.2: 2 natives and 2 weapons against 2: prisoners, no fort, a
    point; then the noble builds a sty there and gathers two pigs."""
    scene = fort(2, "1n1v", "domination", horns=1, obsidian=1).play("walk 0,0 1,0 1n1v")
    assert scene.asked() == "reconquest"
    scene.play("arm 1h1o")
    assert scene.p.tribes[0].prisoners == 2
    assert scene.on("1,0") is None
    assert scene.have(0, "horns", "obsidian") == [0, 0]
    assert scene.scores() == [6, 5, 5]
    scene.play("build sty 1,0", "gather 1,0 2")
    assert scene.animals("1,0") == 2


def test_e84_a_noble_alone() -> None:
    """T14.6.3, T14.6.4, T2.11: against 1 with 1 weapon he wins; against 2 he dies, kills one and is a hero."""
    scene = fort(1, "1n0v", horns=1).play("walk 0,0 1,0 1n0v", "arm 1h0o")
    assert scene.p.tribes[0].prisoners == 1
    assert scene.group(0, "1,0") == "1n0v"
    scene = fort(2, "1n0v", horns=2).play("walk 0,0 1,0 1n0v")
    assert scene.refused("arm 2h0o") == "T14.6.2", "as many weapons as natives at most"
    scene.lucky({"seat": 0, "idol": "movement"}).play("arm 1h0o")
    assert scene.conquistadors("1,0") == 1
    assert scene.p.tribes[0].prisoners == 0
    assert scene.p.tribes[0].nobles_lost == 1
    assert scene.hand(0) == ["movement"]
    assert scene.on("1,0") == "fort"


def test_e85_three_natives_one_weapon() -> None:
    """T14.6.4: defeat: three die, one conquistador is killed, one idol whatever the number of weapons."""
    scene = fort(2, "1n2v", horns=1).play("walk 0,0 1,0 1n2v", "arm 1h0o")
    assert scene.p.tribes[0].natives == {}
    assert scene.p.tribes[0].reserve == 7
    assert scene.conquistadors("1,0") == 1
    assert len(scene.hand(0)) == 1
    scene = fort(3, "1n2v", horns=2).play("walk 0,0 1,0 1n2v", "arm 2h0o")
    assert scene.conquistadors("1,0") == 1
    assert len(scene.hand(0)) == 1


def test_e86_villagers_alone_stay_out() -> None:
    """T13.3, T7.2."""
    scene = fort(1, "1n2v", horns=2)
    assert scene.refused("walk 0,0 1,0 0n2v") == "T13.3"
    assert "walk 0,0 1,0 1n2v" in scene.legal()


def test_defeat_without_weapons() -> None:
    """T14.6.4, N2.1: no weapon, no question and no idol; [D] no loss of points."""
    scene = fort(1, "1n1v", "domination").play("walk 0,0 1,0 1n1v")
    assert scene.p.tribes[0].natives == {}
    assert scene.hand(0) == []
    assert scene.scores() == [5, 5, 5]
    assert scene.conquistadors("1,0") == 1


def test_too_few_natives() -> None:
    """T14.6.3: as many natives as conquistadors are needed, and exactly as many weapons."""
    scene = fort(2, "1n2v", horns=3).play("walk 0,0 1,0 1n2v")
    assert scene.legal() == ["arm 0h0o", "arm 1h0o", "arm 2h0o"]
    assert scene.refused("arm 3h0o") == "T14.6.2"
    scene.play("arm 2h0o")
    assert scene.p.tribes[0].prisoners == 2
    assert scene.group(0, "1,0") == "1n2v"


def test_a_group_fights_alone() -> None:
    """T14.6.1, R72: those who come later fight anew against what is left."""
    scene = Scene(3).volcano(1, "0,0").forest("1,0").fort("1,0", 2).natives(0, "0,0", "2n2v").stock(0, horns=2)
    scene.exploring(0).play("walk 0,0 1,0 1n0v", "arm 1h0o")
    assert scene.conquistadors("1,0") == 1
    scene.play("walk 0,0 1,0 1n0v", "arm 1h0o")
    assert scene.on("1,0") is None
    assert scene.p.tribes[0].prisoners == 1


def test_landing_in_a_fort() -> None:
    """T13.4, T13.3: by sea as by land, with a noble."""
    scene = Scene(3).coast("0,0").forest("2,0").canoe("1,0").fort("2,0", 1).natives(0, "0,0", "1n1v").stock(0, horns=1)
    scene.exploring(0).play("embark 0,0 1n1v", "launch 1,0 canoe", "sail 1,0", "ashore 2,0", "arm 1h0o")
    assert scene.p.tribes[0].prisoners == 1
    assert scene.group(0, "2,0") == "1n1v"


def test_a_fort_is_no_building() -> None:
    """T2.2, T7.10, R19: its tile returns to the reserve of its kind when the fort is removed."""
    scene = fort(1, "1n0v", horns=1)
    assert sum(scene.p.reserve) == 23
    scene.play("walk 0,0 1,0 1n0v", "arm 1h0o")
    assert scene.p.reserve == [6, 6, 6, 6]
    assert read_hex("1,0") not in scene.p.building


def test_which_tile_becomes_a_fort() -> None:
    """R19: the kind with most tiles left, on a tie dock, pen, sty, field; with an empty reserve a fort without tile."""
    scene = Scene(3).forest("0,0", "1,0", "2,0").coast("5,0", "6,0")
    tiles = []
    for place in ("0,0", "1,0"):
        scene.fort(place)
        tiles.append(scene.seen()["map"][place]["tile"])
    assert tiles == ["dock", "pen"]
    scene.p.reserve = [0, 0, 0, 0]
    scene.fort("2,0")
    assert scene.seen()["map"]["2,0"] == {"building": "fort", "tile": None, "conquistadors": 2}
    assert scene.p.remove_fort(read_hex("2,0")) == 2
    assert scene.p.reserve == [0, 0, 0, 0]


def test_a_certain_defeat_is_told_beforehand() -> None:
    """T14.6.4: who enters a fort that no weapons can win is told what it costs; whoever can win is not."""
    scene = fort(2, "1n2v", horns=1)
    assert str(scene.warned("walk 0,0 1,0 1n2v")) == "T14.6.4: lost-reconquest, enemies 2, natives 3, weapons 1"
    scene = fort(2, "1n2v")
    assert str(scene.warned("walk 0,0 1,0 1n2v")) == "T14.6.4: lost-reconquest, enemies 2, natives 3, weapons 0"
    scene = fort(2, "1n2v", horns=3)
    assert str(scene.warned("walk 0,0 1,0 1n0v")) == "T14.6.4: lost-reconquest, enemies 2, natives 1, weapons 1"
    assert scene.warned("walk 0,0 1,0 1n1v") is None
    scene.play("walk 0,0 1,0 1n1v")
    assert scene.warned("arm 2h0o") is None
    assert str(scene.warned("arm 1h0o")) == "T14.6.4: lost-reconquest, enemies 2, natives 2, weapons 1"


def test_a_defeat_that_was_told_is_not_told_again() -> None:
    """T14.6.4: where nothing wins, spending a weapon is no worse than spending none."""
    scene = fort(2, "1n2v", horns=1).play("walk 0,0 1,0 1n2v")
    assert [scene.warned(move) for move in scene.legal()] == [None, None]


def test_the_question_says_what_one_has() -> None:
    """T14.6.2: enemies, natives and weapons."""
    scene = fort(2, "1n2v", horns=1).play("walk 0,0 1,0 1n2v")
    question = scene.p.question()
    assert question is not None
    assert dict(question.parameters) == {"place": "1,0", "enemies": 2, "natives": 3, "weapons": 1}

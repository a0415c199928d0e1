"""T14: optional actions: who may, collecting, building, gathering."""

import pytest

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.map.hexes import read_hex


def island(**options: str) -> Scene:
    """Volcano, forests, coast and mountain around it; every terrain has its token."""
    scene = Scene(3, **options).volcano(1, "0,0").forest("1,0", "2,0").coast("0,1").mountain("-1,0")
    for place, family in (("1,0", "wood"), ("2,0", "wood"), ("0,1", "clay"), ("-1,0", "ore_start")):
        scene.token(place, family)
    return scene


def bare(**options: str) -> Scene:
    """The same island without tokens."""
    scene = island(**options)
    scene.p.token.clear()
    return scene


def test_e59_a_pen_without_villager() -> None:
    """T7.2, T7.8, T14.4, T14.5: a noble builds a pen and gathers goats; no production; if he leaves they go back."""
    scene = bare().natives(0, "0,0", "1n0v").natives(0, "2,0", "0n1v").turn(0)
    scene.play("explore cube", "walk 0,0 -1,0 1n0v", "stop", "build pen -1,0", "gather -1,0 2")
    assert scene.animals("-1,0") == 2
    assert scene.p.nature == [5, 3]
    assert scene.refused("produce shepherd cube") == "T11.1"
    scene.turn(0).play("explore cube", "walk -1,0 0,0 1n0v", "stop")
    assert scene.animals("-1,0") == 0
    assert scene.p.nature == [5, 5]
    assert scene.on("-1,0") == "pen"


def test_e60_each_native_where_he_stands() -> None:
    """T13.8, T14, AM5.3, N7: the villager collects ore on the mountain, the noble makes an offering on the volcano."""
    scene = island().natives(0, "0,1", "1n1v").stock(0, figs=1).exploring(0)
    scene.play("walk 0,1 0,0 1n1v", "walk 0,0 -1,0 1n1v", "walk -1,0 0,0 1n0v")
    assert scene.legal() == ["collect -1,0", "done", "offer 0,0"]
    scene.lucky("ore_s_3s").play("collect -1,0", "offer 0,0", "give acoran figs good")
    assert scene.have(0, "stone", "figs") == [3, 0]
    assert scene.p.tribes[0].pawns == [1, 0]


def test_e61_only_where_the_way_ends() -> None:
    """T13.8, R11: a native who crossed a forest to a coast may take the clay only."""
    scene = island().forest("1,1").token("1,1", "wood").natives(0, "2,0", "0n1v").exploring(0)
    scene.play("walk 2,0 1,0 0n1v", "walk 1,0 0,1 0n1v", "stop")
    assert scene.legal() == ["collect 0,1", "done"]
    assert scene.refused("collect 1,0") == "T13.8"


def test_e62_a_noble_who_stayed() -> None:
    """R11, T14.3.1: no offering; two moves off the volcano and back make it possible."""
    scene = island().natives(0, "0,0", "1n0v").natives(0, "1,0", "0n1v").stock(0, figs=1).exploring(0)
    scene.play("walk 1,0 2,0 0n1v", "stop")
    assert scene.legal() == ["collect 2,0", "done"]
    assert scene.refused("offer 0,0") == "R11"
    scene = island().natives(0, "0,0", "1n0v").stock(0, figs=1).exploring(0)
    scene.play("walk 0,0 1,0 1n0v", "walk 1,0 0,0 1n0v", "stop")
    assert "offer 0,0" in scene.legal()


def test_e63_offerings_on_two_volcanoes() -> None:
    """T13.1: a cylinder brings the noble to volcano A, then to volcano B; he offers on both."""
    scene = bare().volcano(2, "3,0").natives(0, "1,0", "1n0v").natives(0, "2,0", "0n1v").stock(0, figs=2).turn(0)
    scene.play("explore cylinder", "walk 1,0 0,0 1n0v", "stop", "offer 0,0", "give acoran figs good", "finish", "done")
    scene.play("walk 0,0 1,0 1n0v", "walk 1,0 2,0 1n0v", "walk 2,0 3,0 1n0v", "offer 3,0", "give acoran figs good")
    assert scene.p.tribes[0].pawns == [2, 0]


@pytest.mark.parametrize("stationary", [False, True])
def test_stationary_actions(stationary: bool) -> None:
    """R11, T13.8: `opt_stationary_actions` lets natives who did not move act; the default does not."""
    scene = Scene(3, opt_stationary_actions=stationary).volcano(1, "0,0").forest("1,0", "2,0")
    scene.token("1,0", "wood").token("2,0", "wood").natives(0, "1,0", "1n0v").natives(0, "0,0", "1n0v")
    scene.stock(0, figs=1).turn(0).play("explore cube", "stop")
    assert scene.asked() == ("optional" if stationary else "turn")
    if stationary:
        assert scene.legal() == ["collect 1,0", "done", "offer 0,0"]


# -------------------------------------------------------------------- T14.1


def test_e65_wood_in_era_two() -> None:
    """T14.1, T14.1.1, T14.1.4, R40, T2.5: a +2 token yields 2 + 2 wood; the token goes to its deposit; it is not
    replaced."""
    scene = island().era(2).natives(0, "1,0", "0n1v").after_moves(0).lucky("wood_2").play("collect 1,0")
    assert scene.have(0, "wood") == [4]
    assert scene.p.tribes[0].deposits == [1, 0, 0]
    assert read_hex("1,0") not in scene.p.token


def test_e66_clay_for_each_player() -> None:
    """T14.1.4, R40: the special clay token is worth 4 with four players."""
    scene = Scene(4).coast("0,0", "1,0").token("0,0", "clay").token("1,0", "clay").natives(0, "0,0", "0n1v")
    scene.after_moves(0).lucky("clay_p").play("collect 0,0")
    assert scene.have(0, "clay") == [4]
    assert scene.p.tribes[0].deposits == [0, 1, 0]


def test_e67_the_limit_of_tokens() -> None:
    """T14.1.2, T14.4.4, T1.5, R1: at level hard seven tokens are the limit: no collecting, hence no building there."""
    scene = island(level="hard").tokens(0, wood=3, clay=3, ore=1).natives(0, "1,0", "1n0v").after_moves(0)
    assert scene.asked() is None, "nothing can be done"
    scene = island(level="hard").tokens(0, wood=3, clay=3, ore=1).natives(0, "1,0", "1n0v").natives(1, "1,0", "1n0v")
    scene.stock(0, figs=1).stock(1, figs=1).after_moves(0)
    assert scene.refused("collect 1,0") == "T14.1.2"
    assert scene.refused("build sty 1,0") == "T14.4.4"
    scene = island(level="hard").tokens(0, wood=3, clay=3).natives(0, "1,0", "1n0v").after_moves(0)
    assert "collect 1,0" in scene.legal()


@pytest.mark.parametrize("modes", [["alliance"], ["alliance", "domination"], []])
@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_where_the_limit_applies(mode: str, modes: list[str]) -> None:
    """R1, T14.1.2, T14.1.3: `opt_token_limit_modes` names the modes with a limit; the default is Alliance alone."""
    scene = Scene(3, mode=mode, opt_token_limit_modes=[*modes]).forest("0,0", "1,0")
    scene.token("0,0", "wood").token("1,0", "wood").tokens(0, wood=9).natives(0, "0,0", "0n1v").after_moves(0)
    assert ("collect 0,0" in scene.legal()) == (mode not in modes)


def test_e68_the_last_token_of_an_island() -> None:
    """T14.1.2, T14.1.3, T1.4: forbidden in Alliance; in Domination it costs a point."""
    scene = Scene(3).forest("0,0", "1,0").token("0,0", "wood").natives(0, "0,0", "0n1v").natives(1, "0,0", "1n0v")
    scene.stock(0, figs=1).stock(1, figs=1).after_moves(0)
    assert scene.refused("collect 0,0") == "T14.1.2"
    scene = Scene(3, mode="domination").forest("0,0", "1,0").token("0,0", "wood").natives(0, "0,0", "0n1v")
    scene.after_moves(0).play("collect 0,0")
    assert scene.scores() == [4, 5, 5]
    scene = Scene(3, mode="domination").forest("0,0", "1,0").token("0,0", "wood").token("1,0", "wood")
    scene.natives(0, "0,0", "0n1v").after_moves(0).play("collect 0,0")
    assert scene.scores() == [5, 5, 5]


def test_anybody_collects() -> None:
    """T7.3, T14.1: villager or noble; the tokens of a family come from its bag (N9)."""
    for group in ("1n0v", "0n1v"):
        scene = island().natives(0, "-1,0", group).after_moves(0).lucky("ore_s_2o1s").play("collect -1,0")
        assert scene.have(0, "obsidian", "stone") == [2, 1]
        assert scene.p.bag[scene.p.kit.tokens.index(next(t for t in scene.p.kit.tokens if t.key == "ore_s_2o1s"))] == 1


# -------------------------------------------------------------------- T14.4


def test_e77_collect_build_barter() -> None:
    """T14, T14.4.1: Yellow's villager and noble in a forest with a red noble: collect, build a field, barter."""
    scene = island().natives(0, "1,0", "1n1v").natives(1, "1,0", "1n0v").stock(0, figs=1).stock(1, fish=1)
    scene.after_moves(0).lucky("wood_0").play("collect 1,0", "build field 1,0")
    assert scene.on("1,0") == "field"
    assert scene.p.controlled(0) == [read_hex("1,0")]
    scene.play("barter 1", "put figs", "want fish", "send", "accept")
    assert scene.have(0, "figs", "fish", "wood") == [0, 1, 1]


def test_e78_villagers_of_two_tribes() -> None:
    """R61, T14.4.2, T7.5: no building where villagers of two tribes stand; without building they may share the hex."""
    scene = bare().natives(0, "1,0", "1n1v").natives(1, "1,0", "0n1v").after_moves(0)
    assert scene.asked() is None
    scene = bare().natives(0, "1,0", "1n1v").natives(1, "1,0", "0n1v").stock(0, figs=1).stock(1, figs=1).after_moves(0)
    assert scene.refused("build sty 1,0") == "T14.4.2"


def test_e79_a_building_for_others() -> None:
    """T14.4.2: red villagers who know the trade: Yellow's noble may build, Red controls."""
    scene = bare().natives(0, "1,0", "1n0v").natives(1, "1,0", "0n2v").trades(1, "swineherd").after_moves(0)
    assert scene.legal("build") == ["build sty 1,0"]
    scene.play("build sty 1,0")
    assert scene.p.controlled(1) == [read_hex("1,0")]
    assert scene.p.controlled(0) == []


def test_villagers_who_do_not_know_the_trade() -> None:
    """R62, T14.4.2: forbidden; foreign nobles do not matter."""
    scene = bare().natives(0, "1,0", "1n0v").natives(1, "1,0", "0n2v").trades(1, "farmer").after_moves(0)
    assert scene.legal("build") == ["build field 1,0"]
    assert scene.refused("build sty 1,0") == "T14.4.2"
    scene = bare().natives(0, "1,0", "1n0v").natives(1, "1,0", "2n0v").trades(1).after_moves(0)
    assert scene.legal("build") == ["build field 1,0", "build sty 1,0"]


def test_e80_no_tile_left() -> None:
    """T14.4.5, T2.7: six docks in the box, six on the map; forts on their backs count."""
    scene = bare().coast(*(f"{q},5" for q in range(-5, 1)))
    for q in range(-5, 1):
        scene.build("dock", f"{q},5")
    scene.natives(0, "0,1", "1n0v").natives(1, "0,1", "1n0v").stock(0, figs=1).stock(1, figs=1).after_moves(0)
    assert scene.refused("build dock 0,1") == "T14.4.5"
    assert scene.legal("build") == []


def test_where_buildings_stand() -> None:
    """T14.4.3, T14.4.1, T14.4.4: the right terrain, free, with a noble who explored, of a known trade, no token
    left."""
    scene = bare().natives(0, "1,0", "1n0v").natives(0, "0,1", "1n0v").natives(0, "-1,0", "0n1v").after_moves(0)
    assert scene.legal("build") == ["build dock 0,1", "build field 1,0", "build sty 1,0"]
    assert scene.refused("build pen 0,1") == "T14.4.3"
    assert scene.refused("build pen -1,0") == "T14.4.1", "no noble"
    scene = bare().trades(0, "farmer").natives(0, "1,0", "1n0v").after_moves(0)
    assert scene.refused("build sty 1,0") == "T14.4.1"
    scene.play("build field 1,0")
    scene = island().natives(0, "1,0", "1n0v").after_moves(0)
    assert scene.refused("build field 1,0") == "T14.4.4"


# -------------------------------------------------------------------- T14.5


def test_e81_a_pen_that_is_not_empty() -> None:
    """T14.5.1: gathering needs a building without animals."""
    scene = bare().build("pen", "-1,0", 1).natives(0, "-1,0", "1n0v").natives(1, "-1,0", "1n0v")
    scene.stock(0, figs=1).stock(1, figs=1).after_moves(0)
    assert scene.refused("gather -1,0 1") == "T14.5.1"


def test_e82_the_last_animals_of_nature() -> None:
    """T14.5.2, T14.5.3, T2.8: Domination takes both of two pigs and loses a point; Alliance at most one."""
    scene = bare(mode="domination").nature(2, 5).build("sty", "1,0").natives(0, "1,0", "1n0v").after_moves(0)
    assert scene.legal("gather") == ["gather 1,0 1", "gather 1,0 2"]
    scene.play("gather 1,0 2")
    assert scene.scores() == [4, 5, 5]
    assert scene.p.nature == [0, 5]
    scene = bare().nature(2, 5).build("sty", "1,0").natives(0, "1,0", "1n0v").after_moves(0)
    assert scene.legal("gather") == ["gather 1,0 1"]
    assert scene.refused("gather 1,0 2") == "T14.5.2"
    assert scene.refused("gather 1,0 3") == "T14.5.1"


def test_gathering_needs_the_trade_but_not_control() -> None:
    """T14.5.1: a noble in another's empty pen may gather if his tribe knows the shepherd."""
    scene = bare().build("pen", "-1,0").natives(0, "-1,0", "1n0v").natives(1, "-1,0", "0n1v").after_moves(0)
    assert scene.legal("gather") == ["gather -1,0 1", "gather -1,0 2"]
    scene = bare().trades(0, "farmer").build("pen", "-1,0").natives(0, "-1,0", "1n0v").natives(1, "-1,0", "0n1v")
    scene.stock(0, figs=1).stock(1, figs=1).after_moves(0)
    assert scene.refused("gather -1,0 1") == "T14.5.1"
    scene = bare().build("pen", "-1,0").natives(0, "-1,0", "0n1v").natives(1, "-1,0", "1n0v")
    scene.stock(0, figs=1).stock(1, figs=1).after_moves(0)
    assert scene.refused("gather -1,0 1") == "T14.5.1", "a villager does not gather"

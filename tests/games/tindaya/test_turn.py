"""T9, T15: turns, markers, actions without marker."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.actions.turn import start_rounds
from ludoteca.games.tindaya.era_end.maintenance import maintain


def rich(scene: Scene, seat: int = 0) -> Scene:
    return scene.stock(seat, wood=9, clay=9, stone=9, obsidian=9, manure=9, straw=9)


def village(players: int = 3, **options: str) -> Scene:
    """Seat 0 controls a dock and a field on one island."""
    scene = Scene(players, **options).volcano(1, "0,0").coast("1,0").forest("0,1")
    return scene.build("dock", "1,0").build("field", "0,1").natives(0, "1,0", "1n2v").natives(0, "0,1", "1n1v")


def test_e32_one_marker_on_a_space_each_era() -> None:
    """T9, T9.4: a second Develop of the same trade is illegal in this era, legal after maintenance."""
    scene = rich(Scene(3).archipelago()).turn(0).play("develop fisher cube")
    assert scene.refused("develop fisher cube") == "T9.4"
    assert scene.refused("develop fisher cylinder") == "T9.4"
    assert "develop farmer cube" in scene.legal()
    scene.from_paragraph(maintain)
    assert scene.p.seat == 1
    scene.play("pass", "pass")
    assert scene.p.seat == 0
    assert "develop fisher cube" in scene.legal()


def test_produce_and_cave_spaces() -> None:
    """T9.4: a Produce space takes one marker per era, the cave one per game."""
    scene = rich(village()).turn(0).play("produce fisher cube", "cave cube").turn(0)
    assert scene.refused("produce fisher cube") == "T9.4"
    assert scene.refused("cave cube") == "T12.1"
    assert "produce farmer cube" in scene.legal()


def test_e41_an_unknown_trade() -> None:
    """T9.8: neither Produce nor Develop."""
    scene = rich(village()).trades(0, "farmer").turn(0)
    assert scene.refused("produce fisher cube") == "T9.8"
    assert scene.refused("develop fisher cube") == "T9.8"
    assert "produce farmer cube" in scene.legal()


def test_e42_passing_with_markers_left() -> None:
    """T9.2, T9.3, T9.6, T9.10: markers stay for the next era; no more actions now."""
    scene = village(2).archipelago().markers(0, 2, 1).turn(0).play("pass")
    assert scene.p.seat == 1
    scene.play("explore cube", "end")
    assert scene.p.seat == 1, "seat 0 has passed for the whole era"
    scene.p.tribes[0].cubes_used = 1
    scene.p.tribes[0].cylinders_used = 2
    scene.from_paragraph(maintain)
    first = scene.p.tribes[0]
    assert (first.cubes, first.cylinders, first.cylinders_gone) == (3, 1, 2)
    assert not first.passed


def test_e43_one_explore_in_a_turn() -> None:
    """T9.4, R23, T25.5: Produce then Explore is legal; Explore then Explore, or then the movement idol, is not."""
    scene = village().idols(0, "movement").turn(0).play("produce fisher cube")
    assert "explore cube" in scene.legal()
    scene.play("explore cube", "stop")
    assert scene.p.seat != 0
    scene = village().idols(0, "movement").turn(0).play("explore cube", "stop")
    assert scene.p.seat == 0
    assert scene.refused("explore cylinder") == "T9.4"
    assert scene.refused("idol movement") == "R23"
    scene = village().idols(0, "movement").turn(0).play("idol movement", "stop")
    assert scene.refused("explore cube") == "T9.4"


def test_e44_actions_without_marker() -> None:
    """T9.9, T15, T15.2: without markers an idol may be sold; then the turn ends or a second action follows."""
    scene = village().markers(0, 0, 0).idols(0, "movement", "production").turn(0)
    assert scene.legal() == ["idol movement", "idol production", "pass", "sell movement", "sell production"]
    scene.play("sell movement", "take obsidian")
    assert scene.have(0, "obsidian") == [1]
    assert scene.p.seat == 0
    assert scene.legal() == ["end", "idol production", "sell production"]
    scene.play("sell production", "take fish")
    assert scene.p.seat == 1
    assert scene.p.idol_sold[scene.p.kit.idol["movement"]] == 1


def test_act_or_pass() -> None:
    """T9.2, R9, N5, N2.2, AM4: after one action only `end`, never `pass`; before the first only `pass`; the menu is
    asked even if one answer is left."""
    scene = Scene(3).markers(0, 1, 0).turn(0)
    assert scene.refused("end") == "T9.2"
    assert scene.legal() == ["explore cube", "pass"]
    scene.play("explore cube")
    assert scene.legal() == ["end"]
    assert scene.refused("pass") == "R9"
    scene.play("end")
    assert scene.p.seat == 1
    scene.markers(2, 0, 0).play("pass")
    assert scene.legal() == ["pass"]


def test_turns_go_round_until_all_have_passed() -> None:
    """T9.1, T9.10, T9.2: turn after turn in turn order; two actions end a turn by themselves."""
    scene = village(3).stock(0, figs=9)
    scene.p.order = [1, 2, 0]
    scene.p.stack = []
    start_rounds(scene.p, scene.luck)
    scene.p.run(scene.luck)
    seats = []
    for text in ("pass", "explore cube", "end", "produce fisher cube", "produce farmer cube", "pass", "pass"):
        seats.append(scene.p.seat)
        scene.play(text)
    assert seats == [1, 2, 2, 0, 0, 2, 0]
    assert scene.asked() is None, "the last one has passed"


def test_markers_used() -> None:
    """T9.5, T9.6, T2.6: a marker must be in the depot; used cubes come back at the end of the era, cylinders do not."""
    scene = village().markers(0, 1, 0).turn(0)
    assert scene.refused("produce fisher cylinder") == "T9.4"
    scene.play("produce fisher cube")
    assert scene.refused("produce farmer cube") == "T9.4"
    assert scene.p.tribes[0].cubes_used == 1
    scene = village().markers(0, 0, 1).turn(0).play("produce fisher cylinder")
    assert scene.have(0, "fish") == [4], "a cylinder is the action twice"
    assert scene.p.tribes[0].cylinders_used == 1


def test_markers_gained_are_usable_at_once() -> None:
    """T9.7: the cylinder of an invention."""
    scene = rich(village()).markers(0, 1, 0).turn(0).play("develop farmer cube")
    assert (scene.p.tribes[0].cubes, scene.p.tribes[0].cylinders) == (0, 1)
    assert "produce farmer cylinder" in scene.legal()


def test_sub_choices_of_the_menu_are_other_questions() -> None:
    """N2.2, AM1.1: while a sub-choice is open the menu is not."""
    scene = village().idols(0, "movement").turn(0).play("sell movement")
    assert scene.refused("pass") == "T15.2"
    assert len(scene.legal()) == 18


def test_a_single_action_of_each_kind() -> None:
    """AM4, N5: all entries of the menu, none twice."""
    scene = rich(village()).tribe(0, "majos").idols(0, "appeasement").cave(0).stock(0, figs=1).turn(0)
    verbs = [text.split(" ")[0] for text in scene.legal()]
    assert set(verbs) == {"develop", "produce", "explore", "idol", "sell", "buy", "devotion", "pass"}
    assert len(set(scene.legal())) == len(scene.legal())
    assert [verbs.count(verb) for verb in ("develop", "produce", "buy")] == [8, 4, 7]

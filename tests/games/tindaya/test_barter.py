"""T14.2: barter."""

import pytest

from games.tindaya.scene import Scene


def meeting(**options: bool) -> Scene:
    """Red (0) and Blue (1) on one hex."""
    scene = Scene(3, **options).forest("0,0").natives(0, "0,0", "0n1v").natives(1, "0,0", "0n1v")
    return scene.stock(0, obsidian=3, figs=1).stock(1, milk=1, fish=2).after_moves(0)


def test_e69_three_for_three() -> None:
    """T14.2, T14.2.1, N7.1, AM5.5: 3 obsidian for 1 milk and 2 fish; equal numbers only."""
    scene = meeting().play("barter 1", "put obsidian", "put obsidian", "put obsidian", "want fish", "want fish")
    assert scene.refused("send") == "T14.2.1", "3 for 2"
    assert scene.refused("put obsidian") == "N7.1"
    scene.play("want milk")
    assert scene.legal() == ["cancel", "send"]
    scene.play("send")
    assert scene.p.seat == 1
    scene.play("accept")
    assert scene.have(0, "obsidian", "milk", "fish") == [0, 1, 2]
    assert scene.have(1, "obsidian", "milk", "fish") == [3, 0, 0]


@pytest.mark.parametrize("kind", ["pig", "prisoner", "wood_0", "idol_1"])
def test_e70_resources_only(kind: str) -> None:
    """T14.2.1: no animals, prisoners, tokens or cards."""
    scene = meeting().prisoners(0, 1).play("barter 1")
    assert scene.refused(f"put {kind}") == "T14.2.1"
    scene.play("put figs")
    assert scene.refused(f"want {kind}") == "T14.2.1"


def test_no_gifts() -> None:
    """T14.2.1: at least one unit from each side; both must own something."""
    scene = meeting().play("barter 1")
    assert scene.refused("send") == "T14.2.1"
    assert scene.refused("want milk") == "T14.2.1"
    assert scene.refused("put clay") == "T14.2.1", "not in stock"
    scene = Scene(3).forest("0,0").natives(0, "0,0", "1n0v").natives(1, "0,0", "0n1v").natives(2, "0,0", "0n1v")
    scene.stock(0, figs=1).stock(2, fish=1).after_moves(0)
    assert scene.legal("barter") == ["barter 2"]
    assert scene.refused("barter 1") == "T14.2.1"
    assert scene.refused("barter 0") == "T14.2.1"


def test_units_are_named_in_resource_order() -> None:
    """N2.4, N1.9, N7.1: non-descending, and never more puts than the partner can match."""
    scene = meeting().play("barter 1", "put obsidian")
    assert scene.refused("put figs") == "N2.4"
    scene.play("want milk")
    assert scene.legal() == ["cancel", "send"]
    scene = meeting().play("barter 1", "put figs", "put obsidian", "put obsidian")
    assert scene.refused("put obsidian") == "N7.1", "the partner owns three units"
    scene.play("want fish", "want fish", "want milk")
    assert scene.legal() == ["cancel", "send"]


def test_no_dead_end_while_wanting() -> None:
    """N2.5, N2.4: `want milk` first would leave fish behind it in the order: it is offered only if the rest can
    follow."""
    scene = meeting().play("barter 1", "put obsidian", "put obsidian")
    assert scene.legal("want") == ["want fish"]
    assert scene.refused("want milk") == "N2.4"


def test_where_the_partner_must_be() -> None:
    """T14.2.1, T13.8: on a hex with a native who explored."""
    scene = Scene(3).forest("0,0", "1,0").natives(0, "0,0", "1n0v").natives(0, "1,0", "0n1v").natives(1, "1,0", "0n1v")
    scene.natives(2, "0,0", "0n1v").stock(0, figs=1).stock(1, figs=1).stock(2, figs=1).after_moves(0, {"0,0": "1n0v"})
    assert scene.legal("barter") == ["barter 2"]
    assert scene.refused("barter 1") == "T14.2.1"


def test_refusals_and_their_limit() -> None:
    """T14.2.2, R78: the partner may refuse; after three refused or cancelled proposals he is left alone."""
    scene = meeting().play("barter 1", "put figs", "want milk", "send")
    assert scene.legal() == ["accept", "refuse"]
    scene.play("refuse", "barter 1", "cancel", "barter 1", "put figs", "want milk", "send", "refuse")
    assert scene.have(0, "figs", "milk") == [1, 0]
    assert scene.asked() is None, "nothing is left to do"
    scene = meeting().forest("1,0").natives(0, "1,0", "1n0v").token("1,0", "wood").token("0,0", "wood").after_moves(0)
    for _ in range(3):
        scene.play("barter 1", "cancel")
    assert scene.refused("barter 1") == "R78"


def test_ten_exchanges_at_most() -> None:
    """R78, T14.2.2: several exchanges are allowed, ten with one partner in one exploration."""
    scene = meeting().forest("1,0").natives(0, "1,0", "1n0v").token("1,0", "wood").token("0,0", "wood").after_moves(0)
    for number in range(10):
        one, two = ("figs", "milk") if number % 2 == 0 else ("milk", "figs")
        scene.play("barter 1", f"put {one}", f"want {two}", "send", "accept")
    assert scene.refused("barter 1") == "R78"


def test_several_partners() -> None:
    """T14.2.2."""
    scene = Scene(3).forest("0,0").natives(0, "0,0", "1n0v").natives(1, "0,0", "0n1v").natives(2, "0,0", "1n0v")
    scene.stock(0, figs=2).stock(1, fish=1).stock(2, milk=1).after_moves(0)
    scene.play(
        "barter 1", "put figs", "want fish", "send", "accept", "barter 2", "put figs", "want milk", "send", "accept"
    )
    assert scene.have(0, "figs", "fish", "milk") == [0, 1, 1]


def test_a_partner_who_has_passed() -> None:
    """R69, T9.3."""
    scene = meeting()
    scene.p.tribes[1].passed = True
    scene.play("barter 1", "put figs", "want milk", "send", "accept")
    assert scene.have(0, "milk") == [1]


def test_promises_bind_nobody() -> None:
    """T8.7, AM7: there is nothing to play for talk; whatever was promised, both answers are legal (N2.2)."""
    scene = meeting().play("barter 1", "put figs", "want milk", "send")
    assert scene.legal() == ["accept", "refuse"]

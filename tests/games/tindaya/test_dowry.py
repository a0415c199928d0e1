"""T32: the dowry."""

from games.tindaya.scene import Scene
from ludoteca.games.tindaya.edition import FIRST, SECOND, Edition


def wedding(dowry: bool = True, edition: Edition = SECOND) -> Scene:
    """Seat 0 and seat 1 meet on a forest; both have villagers elsewhere."""
    scene = Scene(3, edition, dowry=dowry).forest("0,0", "2,0", "4,0")
    scene.natives(0, "0,0", "0n1v").natives(1, "0,0", "0n1v").natives(1, "4,0", "1n2v").natives(0, "2,0", "1n1v")
    return scene.stock(0, figs=2, wood=1).stock(1, fish=3).after_moves(0, {"0,0": "0n1v"})


def test_a_dowry_is_paid() -> None:
    """T32, T32.1, T32.2, N7.4, AM5.6: three units named in order; the partner accepts; he parts with a villager, the
    payer settles one from his reserve."""
    scene = wedding()
    assert scene.legal("dowry") == ["dowry 1 pay"]
    scene.play("dowry 1 pay", "put figs", "put figs")
    assert scene.refused("send") == "T32.1"
    scene.play("put wood", "send")
    assert scene.p.seat == 1
    scene.play("accept")
    assert scene.have(1, "figs", "wood", "fish") == [2, 1, 3]
    assert scene.have(0, "figs", "wood") == [0, 0]
    assert scene.legal() == ["part 0,0", "part 4,0"]
    scene.play("part 4,0")
    assert scene.p.seat == 0
    assert scene.legal() == ["settle 0,0", "settle 2,0"]
    scene.play("settle 2,0")
    assert scene.group(0, "2,0") == "1n2v"
    assert scene.group(1, "4,0") == "1n1v"
    assert [tribe.reserve for tribe in scene.p.tribes] == [4, 5, 7]


def test_e155_the_explorer_pays() -> None:
    """T32.1: Red explored to a hex with Blue natives. Only Blue has three units: no dowry; Red has them: he may pay,
    never receive."""
    scene = Scene(3, dowry=True).forest("0,0").natives(0, "0,0", "1n2v").natives(1, "0,0", "1n2v").stock(1, figs=3)
    scene.stock(0, wood=2).after_moves(0)
    assert scene.legal() == ["barter 1", "done"]
    assert [scene.refused("dowry 1 pay"), scene.refused("dowry 1 receive")] == ["T32.1", "T32.1"]
    scene.stock(0, wood=1).after_moves(0)
    assert scene.legal("dowry") == ["dowry 1 pay"]
    assert scene.refused("dowry 1 receive") == "T32.1"


def banished(edition: Edition = SECOND) -> Scene:
    """Seat 0 has nobles in foreign buildings only and paid a dowry. Free land: a volcano, a forest with a Blue
    villager, an empty sty, a field (unknown trade) without villagers; a controlled dock, a fort."""
    scene = Scene(3, edition, dowry=True).volcano(1, "0,1").forest("0,0", "2,0", "4,0", "6,0", "-2,0").mountain("-4,0")
    scene.coast("8,-8").fort("6,0").build("sty", "0,0").build("field", "2,0").build("sty", "-2,0")
    scene.build("field", "-4,0").build("dock", "8,-8").natives(2, "8,-8", "0n1v").natives(2, "-4,0", "1n0v")
    scene.trades(0, "swineherd", "fisher").natives(0, "0,0", "1n0v").natives(0, "2,0", "1n0v")
    scene.natives(1, "0,0", "0n2v").natives(1, "4,0", "0n1v")
    scene.natives(2, "2,0", "0n1v").stock(0, figs=3).after_moves(0)
    return scene.play("dowry 1 pay", "put figs", "put figs", "put figs", "send", "accept", "part 0,0")


def test_e150_only_nobles_in_foreign_buildings() -> None:
    """T32.2, R94, T7.4: no hex with an own native admits a villager: any uncontrolled land hex without fort, whoever
    stands there; a building without villagers if its trade is known."""
    scene = banished()
    assert scene.legal() == ["settle -2,0", "settle 0,1", "settle 4,0"]
    assert scene.refused("settle 0,0") == "T7.6"
    assert scene.refused("settle -4,0") == "T7.6"
    assert scene.refused("settle 8,-8") == "T7.6"
    assert scene.refused("settle 6,0") == "T32.2"
    scene.play("settle -2,0")
    assert scene.group(0, "-2,0") == "0n1v"


def test_the_first_edition_had_other_dowries() -> None:
    """T32.1, T32.2, N7.4, N10: under version 1 the explorer could receive, and nobody settled in an empty building."""
    assert banished(edition=FIRST).legal() == ["settle 0,1", "settle 4,0"]
    scene = wedding(edition=FIRST)
    assert scene.legal("dowry") == ["dowry 1 pay", "dowry 1 receive"]
    scene.play("dowry 1 receive", "want fish", "want fish", "want fish", "send", "accept")
    assert scene.p.seat == 0
    assert scene.legal() == ["part 0,0", "part 2,0"]
    scene.play("part 2,0")
    assert scene.p.seat == 1
    scene.play("settle 4,0")
    assert scene.have(0, "fish") == [3]
    assert scene.group(1, "4,0") == "1n3v"


def test_the_hex_left_may_be_settled() -> None:
    """T32.2, N7.4, T7.6: tested after the departure: the receiver's only villager leaves the sty, so the payer may
    enter."""
    scene = Scene(3, dowry=True).forest("0,0", "4,0").build("sty", "0,0").natives(0, "0,0", "1n0v")
    scene.natives(1, "0,0", "0n1v").natives(1, "4,0", "0n1v").stock(0, figs=3).after_moves(0)
    scene.play("dowry 1 pay", "put figs", "put figs", "put figs", "send", "accept", "part 0,0")
    assert scene.legal() == ["settle 0,0"]


def test_the_last_villager_is_not_given() -> None:
    """R28, T32.2."""
    scene = Scene(3, dowry=True).forest("0,0").natives(0, "0,0", "1n1v").natives(1, "0,0", "1n1v")
    scene.stock(0, figs=3).stock(1, figs=3).after_moves(0)
    assert scene.legal("dowry") == []
    assert scene.refused("dowry 1 pay") == "R28"


def test_what_a_dowry_needs() -> None:
    """T32.1, T32.2: three units and a villager in the payer's reserve; the variant must be chosen."""
    scene = Scene(3, dowry=True).forest("0,0", "2,0").natives(0, "0,0", "1n7v").natives(1, "0,0", "1n2v")
    scene.stock(0, figs=3).stock(1, figs=2).after_moves(0)
    assert scene.refused("dowry 1 pay") == "T32.2"
    assert wedding(dowry=False).refused("dowry 1 pay") == "T32"
    assert wedding(dowry=False).legal("dowry") == []


def test_refused_and_cancelled_dowries_count() -> None:
    """R78, T32.1: together with barter."""
    scene = wedding().play("dowry 1 pay", "put figs", "put figs", "put wood", "send", "refuse", "barter 1", "cancel")
    scene.play("dowry 1 pay", "cancel")
    assert scene.have(0, "figs", "wood") == [2, 1]
    assert scene.asked() is None


def test_units_are_named_in_order() -> None:
    """N2.4, T32.1."""
    scene = wedding().play("dowry 1 pay", "put figs")
    assert scene.refused("want fish") == "T32.1"
    assert scene.refused("put clay") == "T14.2.1"
    assert scene.legal() == ["cancel", "put figs"], "after wood no third unit could follow"
    assert scene.refused("put wood") == "N2.4"

"""T24: tribes, as far as other chapters do not show them."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.core import Json
from ludoteca.games.tindaya.components import kit_of

TRIBES = sorted(kit_of({}).tribes)


def dealt(tribe: str, players: int = 3) -> Table:
    """A game in which the first seat that can takes this tribe."""
    for seat in range(players):
        others = [key for key in TRIBES if key not in (tribe, "orone", "taoro")]
        cards = [*others[:seat], tribe, *others[seat:]]
        rows: list[Json] = [{"seat": one, "tribe": cards[one]} for one in range(players)]
        try:
            return Table(players, first=[0], tribe=rows)
        except AssertionError:
            continue
    raise AssertionError(tribe)


@pytest.mark.parametrize("tribe", TRIBES)
def test_start_resources(tribe: str) -> None:
    """T24, T4.2.4: four units of the card; the card lies face up."""
    table = dealt(tribe)
    seat = next(seat for seat, one in enumerate(table.p.tribes) if one.card.key == tribe)
    assert sum(table.p.tribes[seat].stock) == 4
    assert dict(table.p.tribes[seat].card.start) == {
        kind: units for kind, units in enumerate(table.p.tribes[seat].stock) if units
    }
    assert all(table.seen(other)["tribes"][seat]["tribe"] == tribe for other in (0, 1, 2, None))


def test_taoro_and_its_plough() -> None:
    """T24.3, R21: the plough, or the mill if the plough is there; its cylinder goes to the depot."""
    rows: list[Json] = [{"seat": 0, "tribe": "agana"}, {"seat": 1, "tribe": "taoro"}, {"seat": 2, "tribe": "majos"}]
    table = Table(3, first=[0], tribe=rows)
    assert table.seen()["tribes"][1]["inventions"] == ["knife", "plough"]
    assert table.p.tribes[1].cylinders == 3
    rows = [{"seat": 0, "tribe": "agana"}, {"seat": 1, "tribe": "majos"}, {"seat": 2, "tribe": "taoro"}]
    assert Table(3, first=[0], tribe=rows).seen()["tribes"][2]["inventions"] == ["plough", "mill"]


def test_ecero_on_volcanic_ore() -> None:
    """T24.5: starting or volcanic, one obsidian more; not for wood or clay."""
    scene = Scene(3).tribe(0, "ecero").mountain("0,0").forest("1,0").coast("2,0")
    scene.token("0,0", "ore_volcanic").token("1,0", "wood").token("2,0", "clay").natives(0, "0,0", "0n1v")
    scene.natives(0, "1,0", "0n1v").after_moves(0).lucky("ore_v_3s").play("collect 0,0")
    assert scene.have(0, "stone", "obsidian") == [3, 1]
    scene.lucky("wood_0").play("collect 1,0")
    assert scene.have(0, "wood", "obsidian") == [1, 1]


def test_tihuya_in_every_era() -> None:
    """T24.9, T8.1: an idol at the start of each era, era 1 included; only its owner sees which."""
    rows: list[Json] = [{"seat": 0, "tribe": "tihuya"}]
    table = Table(2, first=[0], tribe=rows).until("turn")
    assert len(table.p.tribes[0].idols) == 1
    assert table.seen(1)["tribes"][0]["hand"] is None
    assert table.seen(0)["tribes"][0]["hand"] == table.hand(0)


def test_majos_devotion_comes_back() -> None:
    """T24.8: once per era; it counts among the two actions and needs no marker."""
    scene = Scene(2).tribe(0, "majos").markers(0, 0, 0).stock(0, figs=3).forest("0,0").natives(0, "0,0", "1n1v").turn(0)
    scene.play("devotion", "give acoran figs good", "finish", "bonus acoran figs", "end")
    assert scene.p.seat == 1
    scene.play("pass")
    assert scene.refused("devotion") == "T24.8"


def test_orone_and_taoro_only_with_their_own_trade() -> None:
    """T24.2, T24.3: no bonus in another trade's production."""
    scene = Scene(3).tribe(0, "orone").forest("0,0").build("field", "0,0").natives(0, "0,0", "0n1v").turn(0)
    scene.play("produce farmer cube")
    assert scene.have(0, "figs", "salt") == [1, 0]


def test_agana_starts_with_a_canoe() -> None:
    """T24.1: one free canoe in stock."""
    table = dealt("agana")
    assert [one.gifts for one in table.p.tribes] == [1, 0, 0]

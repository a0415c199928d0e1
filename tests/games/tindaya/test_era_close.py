"""T16.5 to T16.10: rewards, events, learning, survival, seers, maintenance."""

import pytest

from games.tindaya.scene import Scene
from games.tindaya.table import Table, data_with
from ludoteca.core import Json
from ludoteca.games.tindaya.components import ACORAN, MONEIBA
from ludoteca.games.tindaya.edition import FIRST, SECOND, Edition
from ludoteca.games.tindaya.era_end.events import resolve_events
from ludoteca.games.tindaya.era_end.learning import learn
from ludoteca.games.tindaya.era_end.maintenance import maintain
from ludoteca.games.tindaya.era_end.offering_rewards import reward
from ludoteca.games.tindaya.era_end.prophecies import ask_for_delivery
from ludoteca.games.tindaya.era_end.survival import survive
from ludoteca.games.tindaya.map.hexes import read_hex
from ludoteca.games.tindaya.tribe import VILLAGER

RED, BLUE, GREEN, YELLOW = range(4)
DOMINATION: dict[str, Json] = {"mode": "domination"}


def test_e102_rewards_of_both_gods() -> None:
    """T16.5, T16.5.1, T16.5.2, T14.3.8, R41: complete for Acoran: calmer; points for the two best ranks, ties share;
    incomplete for Moneiba: angrier; Blue, third, takes a resource."""
    scene = Scene(4, mode="domination").era(2)
    scene.offering("acoran", "offering_1", {RED: 4, YELLOW: 4, BLUE: 2, GREEN: 2})
    scene.offering("moneiba", "offering_2", {GREEN: 4, RED: 3, YELLOW: 3, BLUE: 1})
    scene.paragraph(reward(ACORAN))
    assert scene.angers() == ["yellow", "orange_1"]
    assert scene.scores() == [7, 6, 6, 7]
    scene.paragraph(reward(MONEIBA))
    assert scene.angers() == ["yellow", "orange_2"]
    assert scene.scores() == [8, 6, 8, 8]
    assert scene.p.seat == BLUE
    assert len(scene.legal("take")) == 18
    scene.play("take goat_meat")
    assert scene.have(BLUE, "goat_meat") == [1]
    assert scene.asked() is None


def test_the_queue_of_consolations() -> None:
    """T16.5.2, R77: in the priority order after the points; any of the 18 kinds."""
    scene = Scene(4, mode="domination").era(2).track((RED, 5), (BLUE, 5), (GREEN, 5), (YELLOW, 6))
    scene.offering("acoran", "offering_1", {RED: 4, YELLOW: 3, BLUE: 1, GREEN: 1}).paragraph(reward(ACORAN))
    assert scene.p.seat == BLUE
    assert scene.refused("take pig") == "R77"
    scene.play("take figs")
    assert scene.p.seat == GREEN


def test_e103_a_single_pawn() -> None:
    """T16.5.2: the only contributor gets 2 points although the offering is incomplete and the god angrier."""
    scene = Scene(3, mode="domination").offering("acoran", "offering_1", {BLUE: 1}).paragraph(reward(ACORAN))
    assert scene.scores() == [5, 7, 5]
    assert scene.angers() == ["orange_2", "orange_1"]
    assert scene.asked() is None


def test_e104_the_lowest_space() -> None:
    """T16.5.1: a complete offering leaves yellow on yellow; in Alliance nobody gets anything (R41)."""
    scene = Scene(3).anger("acoran", "yellow").offering("acoran", "offering_1", {BLUE: 4, RED: 1, GREEN: 1})
    scene.paragraph(reward(ACORAN))
    assert scene.angers() == ["yellow", "orange_1"]
    assert scene.asked() is None
    assert scene.scores() == [0, 0, 0]


# -------------------------------------------------------------------- T16.6


def test_events_from_left_to_right() -> None:
    """T16.6, T16.6.2: each event completely before the next; here the eruption joins what the ship then attacks."""
    scene = Scene(2, data=data_with("events", sequence=["eruption", "ship_white"]))
    scene.volcano(1, "0,0").volcano(2, "4,0").trench(1, "2,0").forest("5,0").build("field", "5,0")
    scene.anger("acoran", "yellow").standee("eruption", 1).ship("white", 1).natives(0, "5,0", "0n1v")
    scene.stock(0, horns=1).paragraph(resolve_events)
    assert scene.is_terrain("1,0") == "mountain", "the eruption is over"
    assert scene.asked() == "raid", "the new island is nearer to the ship; the mountains lie open"
    assert all(scene.is_terrain(text.split(" ")[1]) == "mountain" for text in scene.legal())


def test_a_ship_that_is_gone_does_nothing() -> None:
    """T21.1, T16.6.2."""
    scene = Scene(2, data=data_with("events", sequence=["ship_white"])).archipelago().paragraph(resolve_events)
    assert scene.asked() is None


# -------------------------------------------------------------------- T16.7


def classroom(learner: str = "1n0v", teacher: str = "0n1v", edition: Edition = SECOND) -> Scene:
    scene = Scene(3, edition).mountain("0,0").build("pen", "0,0", 2).trades(0, "farmer").natives(0, "0,0", learner)
    return scene.natives(1, "0,0", teacher)


def test_e105_learning() -> None:
    """T16.7, T9.7, R55: a noble in Blue's pen with a Blue villager learns the shepherd; if he died and nobody else
    there knows it, nothing."""
    scene = classroom().paragraph(learn)
    assert scene.seen()["tribes"][0]["trades"] == ["shepherd", "farmer"]
    assert scene.p.tribes[0].cubes == 4
    scene = classroom()
    scene.p.kill(1, read_hex("0,0"), VILLAGER)
    assert scene.paragraph(learn).seen()["tribes"][0]["trades"] == ["farmer"]


def test_e156_nobles_teach() -> None:
    """R55, T16.7: a Blue noble who knows the shepherd teaches it; a noble of a tribe that does not know it teaches
    nothing. In the first edition only villagers taught."""
    scene = classroom(teacher="1n0v").paragraph(learn)
    assert scene.seen()["tribes"][0]["trades"] == ["shepherd", "farmer"]
    scene = classroom(teacher="1n0v").trades(1, "farmer").paragraph(learn)
    assert scene.seen()["tribes"][0]["trades"] == ["farmer"]
    scene = classroom(teacher="1n0v", edition=FIRST).paragraph(learn)
    assert scene.seen()["tribes"][0]["trades"] == ["farmer"]


def test_learning_all_at_once() -> None:
    """T16.7: two nobles may learn two trades; what is learned in the step teaches nobody in it."""
    scene = Scene(3).mountain("0,0").coast("2,0").build("pen", "0,0").build("dock", "2,0").trades(0, "farmer")
    scene.natives(0, "0,0", "1n0v").natives(0, "2,0", "1n0v").natives(1, "0,0", "0n1v").natives(1, "2,0", "0n1v")
    scene.trades(2, "farmer").natives(2, "2,0", "1n0v").paragraph(learn)
    assert scene.seen()["tribes"][0]["trades"] == ["fisher", "shepherd", "farmer"]
    assert scene.p.tribes[0].cubes == 5
    assert scene.seen()["tribes"][2]["trades"] == ["fisher", "farmer"]
    scene = Scene(3).mountain("0,0").build("pen", "0,0").trades(0, "farmer").trades(2, "farmer")
    scene.natives(0, "0,0", "1n0v").natives(2, "0,0", "1n0v").paragraph(learn)
    assert scene.seen()["tribes"][0]["trades"] == ["farmer"], "nobody there knows it"


def test_nothing_new_is_learned_twice() -> None:
    """T16.7, T9.7: a trade already known brings no cube; two nobles in one pen bring one."""
    scene = classroom().trades(0, "shepherd").paragraph(learn)
    assert scene.p.tribes[0].cubes == 3
    scene = classroom("2n0v").paragraph(learn)
    assert scene.p.tribes[0].cubes == 4


# -------------------------------------------------------------------- T16.8


def test_survival() -> None:
    """T16.8, T16.8.1, T16.8.2, T1.7: doom ends the game at once; so does a tribe without villager or noble."""
    scene = Scene(2).forest("0,0").natives(0, "0,0", "1n1v").natives(1, "0,0", "1n1v").anger("acoran", "red_2")
    scene.paragraph(survive)
    assert scene.p.result() is None
    scene.anger("moneiba", "doom").paragraph(survive)
    result = scene.p.result()
    assert result is not None
    assert result.json() == {"scores": None, "winners": [], "end": "doom", "outcome": "lost"}
    for group in ("2n0v", "0n3v"):
        scene = Scene(2).mission("fertile").forest("0,0").natives(0, "0,0", "1n1v").natives(1, "0,0", group)
        scene.paragraph(survive)
        result = scene.p.result()
        assert result is not None
        assert result.end == "extinct"


def test_the_last_era_is_the_end() -> None:
    """T16.8.2, R56, T1.1: after era 3 no prophecy step and no maintenance."""
    scene = Scene(2).archipelago().era(3).forest("0,0").natives(0, "0,0", "1n1v").natives(1, "0,0", "1n1v")
    scene.stock(0, wood=4).mission("fertile").from_paragraph(survive)
    result = scene.p.result()
    assert result is not None
    assert result.end == "eras"
    assert scene.asked() is None
    assert scene.p.era == 3


# -------------------------------------------------------------------- T16.9


def test_e106_deliveries() -> None:
    """T16.9, T16.9.1, T16.9.2, T6.7: P1 declines, P2 pays 1 wood and 1 manure and gains a point; the second delivery is
    asked in the new order, and P2 may pay again."""
    scene = Scene(3, mode="domination").stock(0, wood=2).stock(1, wood=2, manure=1, straw=1).stock(2, straw=2)
    scene.paragraph(ask_for_delivery)
    assert scene.p.seat == 0
    assert scene.legal() == ["decline", "deliver wood wood"]
    scene.play("decline")
    assert scene.legal() == [
        "decline",
        "deliver manure straw",
        "deliver manure wood",
        "deliver straw wood",
        "deliver wood wood",
    ]
    scene.play("deliver manure wood")
    assert scene.asked() is None, "the first delivery ends the question"
    assert scene.have(1, "wood", "manure") == [1, 0]
    assert scene.scores() == [5, 6, 5]
    assert scene.seen()["mountain"]["hand"] == [1]
    scene.paragraph(ask_for_delivery)
    assert scene.p.seat == 0
    scene.play("decline")
    assert scene.p.seat == 2, "Blue is last now"
    scene.play("decline", "deliver straw wood")
    assert scene.seen()["mountain"]["hand"] == [1, 1]
    assert scene.scores() == [5, 7, 5]


def test_e107_a_delivery_comes_from_one_player() -> None:
    """T16.9.1, N2.1: 1 wood here and 1 straw there are no delivery; nobody is asked."""
    scene = Scene(3).stock(0, wood=1).stock(1, straw=1).paragraph(ask_for_delivery)
    assert scene.asked() is None
    scene = Scene(3).stock(0, wood=1).stock(1, straw=2).paragraph(ask_for_delivery)
    assert scene.p.seat == 1
    assert scene.refused("deliver straw wood") == "T16.9.1"


def test_no_points_for_deliveries_in_alliance() -> None:
    """T16.9.1, T1.4."""
    scene = Scene(2).stock(0, wood=2).paragraph(ask_for_delivery).play("deliver wood wood")
    assert scene.scores() == [0, 0]


# -------------------------------------------------------------------- T16.10


def test_maintenance() -> None:
    """T16.10, T8.6: markers, event, offerings, catastrophes, prophecy, standees and ships; waste and anger stay."""
    scene = Scene(3).archipelago().standee("acoran", 2).ship("black", 3).catastrophe("acoran", "fire").waste(0, 2)
    scene.offering("acoran", "offering_1", {0: 2}).anger("acoran", "red_1")
    first = scene.p.tribes[0]
    first.cubes_used, first.cylinders_used, first.developed, first.produced = 1, 2, 3, 5
    scene.lucky("event_2_1", {"god": "acoran", "card": "offering_7"}, {"god": "moneiba", "card": "offering_4"})
    scene.from_paragraph(maintain)
    assert (scene.p.era, scene.p.event) == (2, "event_2_1")
    assert scene.p.offerings == ["offering_7", "offering_4"]
    assert scene.p.filled == [[0, 0, 0, 0], [0, 0, 0, 0]]
    assert first.pawns == [0, 0]
    assert (first.cubes, first.cubes_used, first.cylinders, first.cylinders_used, first.cylinders_gone) == (
        4,
        0,
        2,
        0,
        2,
    )
    assert first.developed == first.produced == 0
    assert scene.p.catastrophes == ["", ""]
    assert scene.p.standees == [0, 0, 0, 0]
    assert scene.p.ships[2] == 0
    assert scene.p.ships[0] > 0, "the ships of the new event card were rolled"
    assert first.waste == 2
    assert scene.angers()[0] == "red_1"


@pytest.mark.parametrize("options", [{}, DOMINATION])
def test_three_eras_of_three_phases(options: dict[str, Json]) -> None:
    """T1.1, T16, AM6.2: the steps of a whole game, in this order in every era."""
    table = Table.in_era(3, 2, options).until("")
    names = [name for name, _ in table.luck.fallen]
    assert names.count("event") == 3
    assert names.count("prophecy") == 3
    assert names.count("offering") == 6
    result = table.p.result()
    assert result is not None
    assert result.end in ("eras", "doom")

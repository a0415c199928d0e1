"""E13, E14: rivers and lakes."""

import pytest

from games.elfenland.scene import cards, legal, markers, play, refused, table, town_of, why

OFFICIAL = {"lakes": "official"}


def test_x47_down_and_up_the_river() -> None:
    """E13.1: 1 raft downstream, 2 upstream."""
    p = play(table(hands={0: "raft"}), "sail V3")
    assert town_of(p, 0) == "rivinia"
    assert refused(table(hands={0: "raft"}, towns={0: "rivinia"}), "sail V3") == "E13.1"
    p = play(table(hands={0: "raft raft"}, towns={0: "rivinia"}), "sail V3")
    assert (town_of(p, 0), cards(p, 0)) == ("elvenhold", 0)


def _along(rivers: list[str], towns: list[str]) -> int:
    """Down a whole river for 3 rafts and up again for 6; returns the markers taken on the way down."""
    p = table(hands={0: "raft raft raft"}, towns={0: towns[0]})
    play(p, *(f"sail {river}" for river in rivers))
    assert (town_of(p, 0), cards(p, 0)) == (towns[1], 0)
    up = table(hands={0: " ".join(["raft"] * 6)}, towns={0: towns[1]})
    play(up, *(f"sail {river}" for river in reversed(rivers)))
    assert (town_of(up, 0), cards(up, 0)) == (towns[0], 0)
    return markers(p, 0) - 1


def test_x48_from_beata_to_tichih() -> None:
    """E13.1, E15.2: 3 rafts down, 6 up; Elvenhold gives no marker."""
    assert _along(["V2", "V3", "V4"], ["beata", "tichih"]) == 2


def test_x49_from_virst_to_grangor() -> None:
    """E13.1: 3 rafts down, 6 up."""
    assert _along(["V5", "V6", "V7"], ["virst", "grangor"]) == 3


@pytest.mark.parametrize("town", ["elvenhold", "virst"])
def test_x50_mare_magnum(town: str) -> None:
    """E14.2, Q9: 2 rafts in either direction; no raft caravan."""
    assert refused(table(hands={0: "raft"}, towns={0: town}), "sail M1") == "E14.2"
    assert refused(table(hands={0: "pig pig pig"}, towns={0: town}), "caravan M1") == "E14.2"
    p = play(table(hands={0: "raft raft"}, towns={0: town}), "sail M1")
    assert cards(p, 0) == 0


def test_x51_mare_nebulae() -> None:
    """E14.3, E14.1: 1 raft, or any 3 cards; 2 cards never."""
    p = play(table(hands={0: "raft raft"}, towns={0: "yttar"}), "sail N1")
    assert (town_of(p, 0), cards(p, 0)) == ("parundia", 1)
    assert refused(table(hands={0: "raft raft"}, towns={0: "yttar"}), "caravan N1") == "E14.3"
    assert refused(table(hands={0: "pig pig"}, towns={0: "yttar"}), "sail N1") == "E14.3"
    p = table(hands={0: "pig cloud raft"}, towns={0: "yttar"})
    play(p, "caravan N1")
    assert refused(p, "pay raft") == "E11.7"
    play(p, "pay pig", "pay cloud", "pay raft")
    assert (town_of(p, 0), cards(p, 0)) == ("parundia", 0)


def test_x52_official_lakes() -> None:
    """O5 = `official`: 2 rafts on both lakes and no raft caravan."""
    assert refused(table(hands={0: "raft"}, towns={0: "yttar"}, options=OFFICIAL), "sail N1") == "O5"
    assert refused(table(hands={0: "pig pig raft"}, towns={0: "yttar"}, options=OFFICIAL), "caravan N1") == "O5"
    p = play(table(hands={0: "raft raft"}, towns={0: "yttar"}, options=OFFICIAL), "sail N1")
    assert (town_of(p, 0), cards(p, 0)) == ("parundia", 0)


@pytest.mark.parametrize("river", [f"V{n}" for n in range(1, 8)])
def test_x53_no_caravan_on_rivers(river: str) -> None:
    """E13.2, Q8."""
    assert refused(table(hands={0: "raft raft raft raft"}), f"caravan {river}") == "E13.2"


def test_x54_obstacles_do_not_touch_the_river() -> None:
    """E13.2, Q19: R01 carries an obstacle; V1 beside it costs 1 down and 2 up all the same."""
    board: dict[str, str] = {"R01": "pig"}
    p = table(hands={0: "raft"}, towns={0: "wylhien"}, counters=board, obstacles=["R01"])
    play(p, "sail V1")
    assert town_of(p, 0) == "usselen"
    p = table(hands={0: "raft raft"}, towns={0: "usselen"}, counters=board, obstacles=["R01"])
    play(p, "sail V1")
    assert (town_of(p, 0), cards(p, 0)) == ("wylhien", 0)


def test_x55_one_stretch_per_move() -> None:
    """E13.1, E15.1: Elvenhold to Tichih takes two moves; Rivinia's marker is taken on the way."""
    p = table(hands={0: "raft raft"})
    assert refused(p, "sail V4") == "E11.2"
    play(p, "sail V3", "sail V4")
    seen = p.view(None).facts["seats"]
    assert isinstance(seen, list)
    assert isinstance(seen[0], dict)
    assert seen[0]["visited"] == ["rivinia", "tichih"]


@pytest.mark.parametrize("town", ["kihromah", "ergeren"])
def test_x56_no_water_there(town: str) -> None:
    """E2.3, E2.4: no water way leaves Kihromah or Erg'Eren; none joins Parundia and Usselen."""
    p = table(hands={0: "raft raft raft raft"}, towns={0: town})
    assert not any(text.startswith("sail") for text in legal(p))
    p = table(hands={0: "raft raft raft raft"}, towns={0: "parundia"})
    assert {text for text in legal(p) if text.startswith("sail")} == {"sail N1", "sail N3"}


def test_x57_road_and_ferry_side_by_side() -> None:
    """E2.2: Yttar-Grangor by R14 needs a counter, by N2 a raft or any 3 cards; they are different moves."""
    p = table(hands={0: "raft pig pig"}, towns={0: "yttar"})
    assert legal(p) == {"sail N1", "sail N2", "caravan N1", "caravan N2", "stop"}
    p = table(hands={0: "raft pig dragon"}, towns={0: "yttar"}, counters={"R14": "dragon"})
    assert {"ride R14", "sail N2", "caravan R14", "caravan N2"} <= legal(p)


def test_e14_raft_caravan_only_if_needed() -> None:
    """O10 = `only_if_needed`: a raft caravan only without a raft in hand."""
    thrifty = {"caravan": "only_if_needed"}
    assert refused(table(hands={0: "pig pig raft"}, towns={0: "yttar"}, options=thrifty), "caravan N1") == "O10"
    assert why(table(hands={0: "pig pig pig"}, towns={0: "yttar"}, options=thrifty), "caravan N1") is None


def test_e14_no_riding_on_water() -> None:
    """E13.1, E14.1: no counter is needed on water, and none helps."""
    p = table(hands={0: "raft raft"})
    assert refused(p, "ride V3") == "E13.1"
    assert refused(p, "ride M1") == "E14.1"

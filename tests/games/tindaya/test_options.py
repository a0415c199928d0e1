"""T1, N10: what is chosen before the game."""

import pytest

from games.tindaya.table import Table
from ludoteca.core import Json, Refused
from ludoteca.games.tindaya import BOX


def refused(players: int, given: dict[str, Json]) -> str:
    with pytest.raises(Refused) as problem:
        BOX.settle(players, given)
    return problem.value.refusal.rule


def test_an_option_that_means_nothing_says_what_it_needs() -> None:
    """T1.3, T30, R29: the mode several players, the traitor Domination, the objectives their campaign game."""
    needs = {option.key: option.needs for option in BOX.options if option.needs}
    assert needs == {
        "mode": {"players": (2, 3, 4)},
        "traitor": {"mode": ("domination",)},
        "opt_campaign3_objectives": {"campaign": ("game_3",)},
    }


def test_defaults() -> None:
    """N10, T1.6: Alliance, easy, default layout, no variants; a header names only what differs."""
    settled = BOX.settle(3, {})
    assert settled == {
        "mode": "alliance",
        "level": "easy",
        "layout": None,
        "red": None,
        "dowry": False,
        "traitor": False,
        "campaign": None,
        "opt_token_limit_modes": ["alliance"],
        "opt_stationary_actions": False,
        "opt_campaign3_objectives": True,
        "data": {},
    }
    assert BOX.changed(settled) == {}
    assert BOX.changed(BOX.settle(3, {"dowry": True, "mode": "alliance"})) == {"dowry": True}


@pytest.mark.parametrize(("players", "legal"), [(0, False), (1, True), (4, True), (5, False)])
def test_players(players: int, legal: bool) -> None:
    """T1.2, T1.3: one to four; Domination two to four."""
    if legal:
        assert BOX.settle(players, {})
    else:
        assert refused(players, {}) == "T1.2"
    assert refused(1, {"mode": "domination"}) == "T1.3"


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"mode": "war"}, "T1.6"),
        ({"level": "impossible"}, "T1.5"),
        ({"level": 3}, "T1.6"),
        ({"layout": "round"}, "T5"),
        ({"red": 3}, "T4.1.1"),
        ({"dowry": "yes"}, "T32"),
        ({"traitor": 1}, "T30"),
        ({"campaign": "game_4"}, "T33"),
        ({"opt_token_limit_modes": "alliance"}, "R1"),
        ({"opt_token_limit_modes": ["domination", "alliance"]}, "R1"),
        ({"opt_stationary_actions": None}, "R11"),
        ({"opt_campaign3_objectives": "no"}, "R29"),
        ({"data": []}, "T1.6"),
        ({"dowery": True}, "options"),
    ],
)
def test_bad_values(given: dict[str, Json], rule: str) -> None:
    """T1.6, N10: refused with the rule of the option."""
    assert refused(3, given) == rule


@pytest.mark.parametrize(("level", "red", "limit"), [("easy", 2, 9), ("normal", 4, 8), ("hard", 6, 7)])
def test_levels(level: str, red: int, limit: int) -> None:
    """T1.5, T4.1.1: red tiles, events, missions, limit of tokens."""
    table = Table(3, options={"level": level})
    sides = [side for _, side, _ in table.p.chart.ocean.plan]
    assert sides.count("red") == red
    assert table.p.variant.token_limit == limit
    assert table.p.kit.events[table.p.event]["level"] == level
    assert table.p.variant.mission_level == level


def test_red_tiles_of_choice() -> None:
    """N10, T4.1.1: an even number instead of the level's."""
    table = Table(3, options={"level": "hard", "red": 0})
    assert all(side == "black" for _, side, _ in table.p.chart.ocean.plan)


@pytest.mark.parametrize("layout", ["tall", "wide", "compact"])
def test_layouts(layout: str) -> None:
    """T5, T1.6: another arrangement of the same eight tiles."""
    table = Table(2, options={"layout": layout})
    assert table.p.chart.ocean.layout == layout
    assert len(table.p.chart.ocean.hexes) == 112


def test_modes() -> None:
    """T1, T1.2, T1.3, T1.4: points, track and objectives in Domination only, a mission in Alliance only."""
    table = Table(2)
    assert table.p.track == []
    assert table.p.mission
    table = Table(2, options={"mode": "domination"})
    assert table.p.track == table.p.order
    assert table.scores() == [5, 5]
    assert not table.p.mission

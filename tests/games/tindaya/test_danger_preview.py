"""What a view tells about the events ahead, the step of the era and the final tally."""

from typing import Any

import pytest

from ludoteca.core import Seeded
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.flow import ERA
from ludoteca.games.tindaya.game_end import end_game
from ludoteca.games.tindaya.map.hexes import distance, read_hex


def walk(seats: int, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """The public views along a random game in which nobody passes early."""
    chance = Seeded(seed)
    position = BOX.new(seats, BOX.settle(seats, options), chance)
    views: list[Any] = [position.view(None).facts]
    while position.seat is not None:
        moves = position.moves()
        busy = [move for move in moves if move.text not in ("pass", "end", "stop")] or moves
        position.play(busy[chance.below(len(busy))], chance)
        views.append(position.view(None).facts)
    return views


@pytest.fixture(scope="module")
def views() -> list[dict[str, Any]]:
    return walk(3, {"mode": "domination"}, 4)


def test_t17_1_a_disaster_reaches_as_far_as_the_anger(views: list[dict[str, Any]]) -> None:
    """T17.1, T17.2: the radius is that of the god who rules the disaster."""
    seen = set()
    for view in views:
        for danger in view["danger"]:
            god = {"eruption": "acoran", "tsunami": "moneiba"}.get(danger["event"])
            if god:
                centre, radius = read_hex(danger["centre"]), view["mountain"][god]["radius"]
                near = [text for text in view["board"]["hexes"] if distance(read_hex(text), centre) <= radius]
                assert sorted(danger["reach"]) == sorted(near)
                seen.add(danger["event"])
            assert {*danger["hit"]} <= {*danger["reach"]}
    assert seen


def test_t19_3_a_tsunami_hits_terrain_only() -> None:
    """T19.1 to T19.3."""
    found = 0
    for seed in range(3):
        for view in walk(2, {}, seed):
            terrain = {text for places in view["board"]["terrain"].values() for text in places}
            for danger in view["danger"]:
                if danger["event"] == "tsunami":
                    assert {*danger["hit"]} == terrain & {*danger["reach"]}
                    found += 1
    assert found


def test_t21_3_a_ship_threatens_the_buildings_of_the_nearest_island(views: list[dict[str, Any]]) -> None:
    """T21.2, T21.3: where the island has buildings, they are what is hit."""
    ships = [(view, danger) for view in views for danger in view["danger"] if danger["event"].startswith("ship_")]
    assert ships
    for view, danger in ships:
        built = [text for text in danger["reach"] if view["map"].get(text, {}).get("building") not in (None, "fort")]
        if built:
            assert {*danger["hit"]} <= {*built}


def test_t16_steps_follow_each_other(views: list[dict[str, Any]]) -> None:
    """T16: within an era the steps are told in their order."""
    names = list(dict.fromkeys(name for name, _ in ERA))
    assert views[0]["phase"] == "setup"
    assert views[-1]["phase"] == "over"
    eras: dict[int, list[int]] = {}
    for view in views:
        if view["phase"] in names:
            eras.setdefault(view["era"], []).append(names.index(view["phase"]))
    assert eras
    assert all(steps == sorted(steps) for steps in eras.values())


def test_t23_tally_explains_the_score() -> None:
    """T23.3 to T23.7: what is told as the tally is what the end added to the track."""
    told: set[str] = set()
    for seed in range(8):
        chance = Seeded(seed)
        position = BOX.new(2, BOX.settle(2, {"mode": "domination"}), chance)
        for _ in range(60):
            moves = position.moves()
            position.play(moves[chance.below(len(moves))], chance)
            if position.seat is None:
                break
        if position.seat is None:
            continue
        before = [tribe.score for tribe in position.tribes]
        end_game(position, "eras")
        tally: Any = position.view(None).facts["tally"] or {}
        gains = [sum(line[seat] for line in tally.values()) for seat in range(2)]
        assert [tribe.score for tribe in position.tribes] == [
            old + gain for old, gain in zip(before, gains, strict=True)
        ]
        told |= {kind for kind, line in tally.items() if any(line)}
    assert {"monopoly", "nobles", "common"} <= told

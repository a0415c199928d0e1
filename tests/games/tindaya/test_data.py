"""The data files: replacing them, and what is refused (T1.6)."""

import copy
from typing import Any

import pytest

from ludoteca.core import Refused, Seeded, playout, random_game, replay
from ludoteca.core.record import write
from ludoteca.games.tindaya import BOX
from ludoteca.games.tindaya.components import kit_of
from ludoteca.games.tindaya.data_files import supplied, validate
from ludoteca.games.tindaya.steps import asking


def changed(file: str, entry: int, **fields: Any) -> dict[str, Any]:
    """One supplied file with fields of one entry replaced."""
    document: Any = copy.deepcopy(supplied()[file])
    document["entries"][entry].update(fields)
    return {file: document}


def refusal(options: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        BOX.settle(2, options)
    return caught.value.refusal.rule, caught.value.refusal.reason


def test_the_supplied_files_are_good() -> None:
    """T1.6."""
    validate(supplied())


def test_a_replaced_value_is_played() -> None:
    """T4.4: the start of the track comes from `points`."""
    data = changed("points", 0, value=9)
    p = BOX.new(2, BOX.settle(2, {"mode": "domination", "data": data}), Seeded(1))
    assert [tribe.score for tribe in p.tribes] == [9, 9]


def test_replaced_data_are_part_of_the_record() -> None:
    """A game with other ration values replays from its record alone."""
    data = changed("resources", 0, rations=2)
    record = write(random_game(BOX, 2, {"data": data}, "data").record())
    assert replay(record.encode()).finished


def test_equal_data_share_one_kit() -> None:
    assert kit_of({}) is kit_of({})
    assert kit_of(changed("points", 0, value=9)) is kit_of(changed("points", 0, value=9))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([], "data-field"),
        ({"no_such_file": {}}, "data-file"),
        ({"events": []}, "data-field"),
        ({"events": {"entries": []}}, "data-field"),
        (changed("events", 0, sequence=["comet"]), "data-reference"),
        (changed("events", 0, era="1"), "data-field"),
        (changed("inventions", 0, cost={"gold": 1}), "data-reference"),
        (changed("market", 1, id="great_capacity"), "data-field"),
        (changed("market", 1, kind="castle"), "data-reference"),
        (changed("offerings", 0, resources=["figs", "sheep", "milk", "salt"]), "data-reference"),
        (changed("tribes", 0, start_resources={"gold": 4}), "data-reference"),
        (changed("anger_track", 0, start=True), "data-field"),
        (changed("resources", 6, weapon=False), "data-field"),
        (changed("catastrophes_acoran", 0, target="everything"), "data-reference"),
        (changed("catastrophes_moneiba", 0, effects=["tickle"]), "data-reference"),
        (changed("idols", 0, effect="fly"), "data-reference"),
        (changed("idols", 0, timing="sometimes"), "data-reference"),
        (changed("objectives_secret", 0, metric="controlled_castle"), "data-reference"),
        (changed("missions", 0, rule="happiness"), "data-reference"),
        (changed("campaign", 0, goals=["glory"]), "data-reference"),
        (changed("offerings", 0, resources=["figs", "milk"]), "data-field"),
    ],
)
def test_bad_data_are_refused(data: Any, reason: str) -> None:
    """T1.6: unknown files, missing fields, references into nowhere."""
    assert refusal({"data": data}) == ("T1.6", reason)


def test_a_folder_may_hold_the_worked_examples() -> None:
    assert BOX.settle(2, {"data": {"examples": {"entries": []}}})


def test_event_idols_of_other_data_have_their_window() -> None:
    """R38: an idol that the data time `event` is offered before the events, not in the turn."""
    kit = kit_of({})
    index = next(i for i, row in enumerate(kit.data["idols"]["entries"]) if row["id"] == "appeasement")
    data = changed("idols", index, timing="event", count=8)
    asked = set()
    for seed in range(12):
        chance = Seeded(seed)
        p = BOX.new(3, BOX.settle(3, {"data": data}), chance)
        while p.seat is not None:
            asked.add(asking(p).name)
            legal = [move.text for move in p.moves()]
            assert asking(p).name != "turn" or "idol appeasement" not in legal
            move = p.moves()[chance.below(len(legal))]
            p.play(move, chance)
    assert "event-idols" in asked


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"red": 3}, "T4.1.1"),
        ({"red": 10}, "T4.1.1"),
        ({"layout": "compact", "red": 8}, "T4.1.1"),
        ({"layout": "round"}, "T5"),
        ({"level": "gentle"}, "T1.5"),
        ({"campaign": "game_9"}, "T33"),
        ({"campaign": "game_1", "mode": "domination"}, "T33"),
        ({"campaign": "game_1", "level": "hard"}, "T33"),
        ({"campaign": "game_2", "red": 2}, "T33"),
        ({"traitor": True}, "T30"),
        ({"opt_token_limit_modes": ["domination", "alliance"]}, "R1"),
        ({"mode": "war"}, "T1.6"),
        ({"layout": 7}, "T1.6"),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, Any], rule: str) -> None:
    """T1.6, E5: an odd number of red tiles and other misfits are refused with their rule."""
    assert refusal(options)[0] == rule


def test_one_player_cannot_dominate() -> None:
    """T1.3, T33.5."""
    for options in ({"mode": "domination"}, {"campaign": "game_3"}):
        with pytest.raises(Refused) as caught:
            BOX.settle(1, options)
        assert caught.value.refusal.rule == "T1.3"


def test_games_with_other_layouts_end() -> None:
    """T5.10: generation follows its inputs, whatever the layout and the number of red tiles."""
    for layout, most in kit_of({}).data["ocean_tiles"]["layout_max_red"].items():
        for red in range(0, most + 1, 4):
            chance = Seeded(red)
            p = BOX.new(2, BOX.settle(2, {"layout": layout, "red": red}), chance)
            assert playout(p, chance) > 10

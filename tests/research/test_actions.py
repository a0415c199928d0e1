"""ActionCodec and notation are inverse."""

from random import Random

import pytest

from ludoteca.core import Options, Refused, shelf
from ludoteca.research import Setting, Table, action_codec
from ludoteca.research.table import Choices
from research.variants import VARIANTS


def spelled(tree: Choices, front: tuple[int, ...] = ()) -> dict[tuple[int, ...], str]:
    """The moves at the ends of a tree of numbers."""
    found: dict[tuple[int, ...], str] = {}
    for number, branch in tree.items():
        here = (*front, number)
        found |= spelled(branch, here) if isinstance(branch, dict) else {here: branch.text}
    return found


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_every_legal_move_has_one_spelling(game: str, players: int, options: Options) -> None:
    setting = Setting(game, players, options)
    numbers = setting.actions
    for seed in range(2):
        table, choose = Table(setting, seed), Random(seed)
        while table.seat is not None:
            if not table.prefix:
                legal = {move.text for move in table.position.moves()}
                ends = spelled(table.choices)
                assert len(ends) == len(legal)
                assert set(ends.values()) == legal
                for spelling, text in ends.items():
                    assert numbers.codes[text] == spelling
                    assert numbers.decode(spelling) == text
            assert [number for number, on in enumerate(table.mask()) if on] == sorted(table.choices)
            table.step(choose.choice(sorted(table.choices)))


@pytest.mark.parametrize(("game", "players"), [("dokmus", 2), ("dokmus", 4), ("elfenland", 2), ("tindaya", 2)])
def test_the_whole_numbering_is_one_to_one(game: str, players: int) -> None:
    """Every number has a piece of notation of its own; a piece that is a whole move is said in that one number."""
    setting = Setting(game, players)
    numbers = setting.actions
    whole = 0
    for number in range(numbers.size):
        piece = numbers.text(number)
        assert numbers.number(piece) == number
        try:
            assert setting.box.parse(piece).text == piece
        except Refused:
            continue
        assert numbers.codes[piece] == (number,)
        whole += 1
    assert whole == {"dokmus": 1358, "elfenland": 504, "tindaya": 2781}[game]


def test_every_step_of_a_token_is_said_in_two_numbers() -> None:
    numbers, box = action_codec("dokmus", 4), shelf.box("dokmus")
    for first in numbers.ranges["move"]:
        for second in numbers.ranges["to"][first % 7 :: 7]:
            text = numbers.decode((first, second))
            assert box.parse(text).text == text
            assert numbers.codes[text] == (first, second)


def test_every_walk_is_said_in_three_numbers() -> None:
    numbers, box = action_codec("tindaya", 4), shelf.box("tindaya")
    for third in (*numbers.ranges["group"], *numbers.ranges["host"]):
        spelling = numbers.ranges["walk"][third % 112], numbers.ranges["hex"][third % 97], third
        text = numbers.decode(spelling)
        assert box.parse(text).text == text
        assert numbers.codes[text] == spelling


def test_elfenland_has_the_504_numbers_of_its_rules() -> None:
    sizes = {name: len(part) for name, part in action_codec("elfenland", 2).ranges.items()}
    plan = sizes.pop("plan") + sizes.pop("plan hidden")
    keep = sizes.pop("keep") + sizes.pop("keep hidden")
    assert (plan, keep) == (346, 12)
    assert sizes == {
        "face": 2, "take": 7, "obstacle": 35, "pass": 1, "ride": 35, "sail": 13, "caravan": 38, "pay": 7, "stop": 1,
        "discard": 7,
    }  # fmt: skip
    assert action_codec("elfenland", 6).size == 504

"""Games without a screen of their own in the terminal: what the view says is drawn, in words."""

from typing import Any

from rich.console import Console

import laststraw
import reversi
from ludoteca.core import Json, Seeded, View
from ludoteca.screens import draw
from ludoteca.words import Words
from plugins import meadow


def drawn(view: View) -> list[str]:
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(view, Words("en", view.game)))
    return [line.rstrip() for line in captured.get().splitlines()]


def view_of(box: Any, seat: int, moves: int = 0) -> View:
    position = box.new(2, box.settle(2, {}), Seeded(1))
    for _ in range(moves):
        position.play(position.moves()[0], Seeded(1))
    view: View = position.view(seat)
    return view


def test_a_grid_has_the_names_of_its_cells() -> None:
    lines = drawn(view_of(reversi.BOX, 0))
    assert " 4 · · · 1 0 · · ·" in lines
    assert "   a b c d e f g h" in lines


def test_a_graph_tells_owners_marks_and_links() -> None:
    lines = drawn(view_of(meadow.BOX, 0))
    assert [line.split() for line in lines if line.startswith("oak")] == [["oak", "0", "2", "—", "well,", "stone"]]


def test_lists_and_cards_stand_below() -> None:
    lines = drawn(view_of(meadow.BOX, 0))
    assert "hand: rain" in lines
    assert any(line.startswith("growing: oak 2, well 2") for line in lines)


def test_what_is_hidden_of_a_seat_is_not_told() -> None:
    view = view_of(laststraw.BOX, 1, moves=1)
    cards: Any = view.facts["cards"]
    assert cards[0] is None
    rows = [line.split() for line in drawn(view)]
    assert ["0", "?"] in rows
    assert ["1", "►", str(cards[1])] in rows


def test_a_fact_without_a_message_has_its_own_name() -> None:
    facts: dict[str, Json] = {"players": 2, "turn": None, "straws": 4, "big_heap": {"a": [1, True]}, "last": None}
    assert drawn(View("somewhere", None, facts))[-2:] == ["straws: 4", "big heap: a: 1, ✓"]


def test_a_layout_that_nobody_knows_is_passed_over() -> None:
    layout: Json = [{"kind": "spiral", "fact": "row"}, {"kind": "grid", "fact": "gone"}]
    assert drawn(View("somewhere", None, {"players": 1, "turn": 0, "row": "abc", "layout": layout}))[-1] == "row: abc"

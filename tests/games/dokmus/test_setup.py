"""D3: how a game begins."""

from collections import Counter
from typing import Any

import pytest

from games.dokmus.scene import Scene, before_start, cells, scene, slot_of
from ludoteca.core import Hashed, Json, Referee, Refused, Seeded
from ludoteca.core.chance import Lot
from ludoteca.core.record import ChanceLine
from ludoteca.games.dokmus import BOX
from ludoteca.games.dokmus.chance_events import Layout
from ludoteca.games.dokmus.components import table

CORNERS_4 = ((0, 0), (0, 2), (2, 0), (2, 2))
CORNERS_2 = ((0, 0), (0, 2), (1, 0), (1, 2))


def new(seats: int, seed: int) -> Scene:
    return Scene(BOX.new(seats, BOX.settle(seats, {}), Seeded(seed)))


def by_slot(scene: Scene, slots: tuple[tuple[int, int], ...]) -> list[int]:
    count = Counter(map(slot_of, scene.starts))
    assert set(count) <= set(slots)
    return [count[slot] for slot in slots]


@pytest.mark.parametrize(
    ("seats", "talisman", "order"), [(4, 2, [1, 0, 3, 2]), (3, 0, [2, 1, 0]), (2, 1, [0, 1])], ids=str
)
def test_e1_start_order(seats: int, talisman: int, order: list[int]) -> None:
    """D3.6, D1.1: from the right of the talisman holder counter-clockwise; the holder is last, then drafts."""
    at = before_start("LA2" if seats == 2 else "LA4", seats=seats, talisman=talisman)
    seen = []
    while at.starts:
        seen.append(at.seat)
        at.start(min(at.starts))
    assert seen == order
    assert at.seat == talisman
    assert at.hand


def test_e2_start_cells_of_la4() -> None:
    """D3.7."""
    at = before_start("LA4")
    assert len(at.starts) == 37
    assert by_slot(at, CORNERS_4) == [10, 8, 10, 9]
    assert {cell for cell in at.starts if slot_of(cell) == (0, 0)} == cells(
        "(0,0) (0,1) (0,2) (0,3) (0,4) (1,0) (2,0) (4,0) (5,0) (6,0)"
    )


def test_e3_start_cells_of_lb4() -> None:
    """D3.7."""
    at = before_start("LB4")
    assert len(at.starts) == 38
    assert by_slot(at, CORNERS_4) == [13, 9, 9, 7]


def test_e4_start_terrain() -> None:
    """D3.7, condition 3: meadow or forest only."""
    at = before_start("LA4")
    wrong = {(1, 20): "v", (2, 20): "t", (3, 20): "~", (20, 3): "r", (0, 5): "^"}
    assert {cell: at.terrain[cell] for cell in wrong} == wrong
    assert not at.starts & set(wrong)


def test_e5_start_on_an_outer_side_of_a_corner_tile() -> None:
    """D3.7, conditions 1 and 4."""
    assert not before_start("LA4").starts & cells("(0,7) (2,1) (6,4)")


def test_e6_start_on_a_tile_without_a_token() -> None:
    """D3.7, condition 2."""
    at = before_start("LA4").start((2, 0))
    assert len(at.starts) == 27
    assert (0, 0) not in map(slot_of, at.starts)


def test_e7_start_in_a_forest() -> None:
    """D3.8, R13: it costs nothing."""
    at = before_start("LA4", talisman=1)
    assert at.seat == 0
    assert at.terrain[0, 2] == "f"
    at.start((0, 2))
    assert at.own() == {(0, 2)}
    assert (at.supply(), at.sacrificed()) == (24, 0)


def test_e8_start_beside_the_hole() -> None:
    """R12: with two players the sides facing the hole are outer sides."""
    at = before_start("LA2")
    assert len(at.starts) == 49
    assert by_slot(at, CORNERS_2) == [15, 14, 10, 10]
    assert cells("(2,6) (3,6) (4,6) (5,6) (6,6)") <= at.starts
    assert (7, 6) not in at.starts
    assert (13, 6) in at.starts


def test_e9_the_lower_middle_is_no_corner() -> None:
    """D3.7."""
    assert (13, 8) not in before_start("LA2").starts


def test_e10_starts_may_be_adjacent() -> None:
    """D3.7."""
    at = before_start("LA2").start((6, 0))
    assert (7, 0) in at.starts
    at.start((7, 0))
    assert at.own(1) == {(6, 0)}
    assert at.own(0) == {(7, 0)}


class Watch(Hashed):
    """Remembers what was asked, in order."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.lots: list[Lot] = []

    def outcome(self, lot: Lot) -> Json:
        self.lots.append(lot)
        return super().outcome(lot)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_talisman_then_layout(seats: int) -> None:
    """D3.4: the talisman goes to a random player, and its line comes before the layout's."""
    watch = Watch("setup")
    referee = Referee(BOX, seats, {}, watch)
    assert [(lot.name, lot.rule) for lot in watch.lots] == [("talisman", "D3.4"), ("layout", "D3.1")]
    talisman, layout = referee.lines
    assert isinstance(talisman, ChanceLine)
    assert talisman.value == referee.position.view(None).facts["talisman"]
    assert isinstance(layout, ChanceLine)
    tiles: Any = referee.position.view(None).facts["tiles"]
    assert layout.value == [f"{tile['slot']} {tile['face']} {tile['turns']}" for tile in tiles]


@pytest.mark.parametrize(("seats", "tiles", "hole"), [(2, 5, (0, 1)), (3, 8, (1, 1)), (4, 8, (1, 1))])
def test_layouts_are_random(seats: int, tiles: int, hole: tuple[int, int]) -> None:
    """D3.1, D3.2, D3.3, D13.1, R14: tiles without replacement around the hole; every tile, side and orientation
    can come to lie in every slot, and every seat can get the talisman (D3.4)."""
    seen = set()
    holders = set()
    for seed in range(500):
        at = new(seats, seed)
        assert len(at.tiles) == tiles
        assert at.hole == hole
        assert len({face[0] for face, _ in at.tiles.values()}) == tiles
        seen |= {(slot, face, turns) for slot, (face, turns) in at.tiles.items()}
        holders.add(at.position.talisman)
    assert len(seen) == tiles * 16 * 4
    assert holders == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supplies_at_the_start(seats: int) -> None:
    """D3.5, D3.10, D2.3: 25 tokens each, nothing sacrificed; round 1 begins when all have started."""
    at = new(seats, 1)
    assert [at.supply(seat) for seat in range(seats)] == [25] * seats
    assert [at.sacrificed(seat) for seat in range(seats)] == [0] * seats
    talisman, tiles = at.position.talisman, at.tiles
    while at.starts:
        at.start(min(at.starts))
    assert [at.supply(seat) for seat in range(seats)] == [24] * seats
    assert (at.position.round, at.position.talisman, at.tiles) == (1, talisman, tiles)


@pytest.mark.parametrize(("layout", "seats", "empty"), [("LA4", 4, 0), ("LA4", 3, 1), ("LA2", 2, 2)])
def test_corner_tiles_without_a_start(layout: str, seats: int, empty: int) -> None:
    """D3.9."""
    at = before_start(layout, seats=seats)
    while at.starts:
        at.start(max(at.starts))
    started = {slot_of(cell) for seat in range(seats) for cell in at.own(seat)}
    assert len(started) == seats == 4 - empty


def test_starting_triggers_nothing() -> None:
    """D3.8, A1: a start token neither asks for a bonus nor ends anything; the next in order starts."""
    at = before_start("LA4", talisman=2)
    assert at.kinds == {"start": 37}
    at.start((0, 0))
    assert at.seat == 0
    assert set(at.kinds) == {"start"}


def test_one_qualifying_side_is_enough() -> None:
    """D3.7, condition 4: (6,0) lies on the lower side, which borders tile 4A, and on the left one, at the rim."""
    assert (6, 0) in before_start("LA4").starts


LAYOUT_2 = ["A1 1A 0", "C1 2A 1", "A2 3B 2", "B2 4B 3", "C2 5A 0"]


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(LAYOUT_2[:-1], id="too few"),
        pytest.param([*LAYOUT_2[:-1], "C2 1B 0"], id="one tile twice"),
        pytest.param(["B1 1A 0", *LAYOUT_2[1:]], id="in the hole"),
        pytest.param(LAYOUT_2[::-1], id="order"),
        pytest.param([*LAYOUT_2[:-1], "C2 9A 0"], id="no such tile"),
        pytest.param([*LAYOUT_2[:-1], "C2 5C 0"], id="no such side"),
        pytest.param([*LAYOUT_2[:-1], "C2 5A 4"], id="turns"),
        pytest.param([*LAYOUT_2[:-1], "C2 5A"], id="words"),
        pytest.param([*LAYOUT_2[:-1], "C2 5A  0"], id="spaces"),
        pytest.param([*LAYOUT_2[:-1], 5], id="no text"),
    ],
)
def test_impossible_layouts(wrong: Json) -> None:
    """D3.1: a record cannot lay what cannot lie."""
    lot = Layout(table(2))
    assert lot.why_not([*LAYOUT_2]) is None
    refusal = lot.why_not(wrong)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("D3.1", "impossible-outcome")


@pytest.mark.parametrize("seats", [1, 5])
def test_number_of_players(seats: int) -> None:
    """D1.1, D2.1: tokens for up to four players."""
    with pytest.raises(Refused) as caught:
        BOX.settle(seats, {})
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("D1.1", "players")


def test_a_position_can_be_specified_in_full() -> None:
    """R14: tests can lay tiles as they like, also with another hole."""
    at = scene("LC4", "(12,10)")
    assert at.hole == (2, 0)
    assert at.tiles[1, 1] == ("6A", 1)

"""T6: turn order and priority."""

from games.tindaya.scene import Scene
from games.tindaya.table import Table
from ludoteca.games.tindaya.era_end.food import feed
from ludoteca.games.tindaya.era_end.maintenance import maintain

RED, BLUE, GREEN, YELLOW = range(4)


def discs() -> Scene:
    """E15: Blue on 2, Green below Yellow on 4, Red on 6, reached by moving the discs."""
    scene = Scene(4, mode="domination").track((RED, 5), (BLUE, 5), (GREEN, 5), (YELLOW, 5))
    for seat, points in ((BLUE, -3), (GREEN, -1), (YELLOW, -1), (RED, 1)):
        scene.p.add_points(seat, points, "offering")
    assert scene.scores() == [6, 2, 4, 4]
    return scene


def test_e15_the_lower_disc_has_priority() -> None:
    """T6, T6.2, T6.4: lower scores first; on one space the lower disc of the stack."""
    assert discs().p.priority() == [BLUE, GREEN, YELLOW, RED]


def test_e16_a_disc_lands_on_top() -> None:
    """T6.5: Blue gains 2 and lies on top of Yellow; a change of 0 moves nothing."""
    scene = discs()
    scene.p.add_points(BLUE, 2, "offering")
    assert scene.p.priority() == [GREEN, YELLOW, BLUE, RED]
    scene.p.add_points(GREEN, 0, "offering")
    assert scene.p.priority() == [GREEN, YELLOW, BLUE, RED]


def test_e17_one_effect_on_all_scores() -> None:
    """T6.6: applied in the priority order at its start, so that Green still lies below Yellow."""
    scene = discs()
    scene.p.add_all_points(dict.fromkeys(range(4), -1), "offering")
    assert scene.scores() == [5, 1, 3, 3]
    assert scene.p.priority() == [BLUE, GREEN, YELLOW, RED]
    scene.p.add_all_points({YELLOW: 2, GREEN: 2}, "offering")
    assert scene.p.priority() == [BLUE, RED, GREEN, YELLOW], "Green first, then Yellow on top of it"


def test_e18_turn_order_of_the_alliance() -> None:
    """T6.1, T6.3, T16.10: every token passes to the left neighbour; priority is the turn order."""
    scene = Scene(3).archipelago().from_paragraph(maintain)
    assert scene.p.era == 2
    assert scene.p.order == [1, 2, 0]
    assert scene.p.priority() == [1, 2, 0]
    assert scene.p.seat == 1


def test_turn_order_of_the_domination() -> None:
    """T16.10, T6.1: tokens are dealt by priority; during the era points change priority but not the turn order."""
    scene = Scene(3, mode="domination").archipelago().track((2, 1), (0, 3), (1, 3)).from_paragraph(maintain)
    assert scene.p.order == [2, 0, 1]
    scene.p.add_points(2, 5, "offering")
    assert scene.p.order == [2, 0, 1]
    assert scene.p.priority() == [0, 1, 2]


def test_scores_have_neither_floor_nor_ceiling() -> None:
    """R7, T6.5."""
    scene = Scene(2, mode="domination").track((0, 1), (1, 1))
    scene.p.add_points(1, -4, "offering")
    scene.p.add_points(0, 60, "offering")
    assert scene.scores() == [61, -3]
    assert scene.p.priority() == [1, 0]


def test_a_queue_keeps_the_order_in_which_it_opened() -> None:
    """T6.7, AM6, AM6.1: seat 0 starves first although its loss makes it no less first; the queue is not rebuilt."""
    scene = Scene(3, mode="domination").track((0, 5), (1, 5), (2, 5)).forest("0,0", "1,0", "2,0")
    for seat in range(3):
        scene.natives(seat, f"{seat},0", "1n2v").stock(seat, figs=1)
    scene.stock(2, figs=1).paragraph(feed)
    assert scene.p.seat == 0
    scene.play("starve 0,0")
    assert scene.scores() == [4, 5, 5], "applied before the next tribe is asked"
    assert scene.p.seat == 1
    scene.play("starve 1,0")
    assert scene.p.priority() == [0, 1, 2]
    assert scene.p.seat == 2
    assert scene.asked() == "meal"


def test_the_first_round_follows_the_tokens() -> None:
    """T4.2.1, T9.1: seats clockwise from the first player."""
    table = Table(4, first=[2]).until("turn")
    seats = []
    for _ in range(4):
        seats.append(table.p.seat)
        table.play("pass")
    assert seats == [2, 3, 0, 1]

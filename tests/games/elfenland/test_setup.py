"""E1, E4, E7: what is in the box, the set-up and the deal."""

from typing import Any

import pytest

from games.elfenland.scene import Luck, cards, markers, new, pass_all, table, to_planning, town_of
from ludoteca.core import Refused, Seeded
from ludoteca.games.elfenland import BOX
from ludoteca.games.elfenland.bag import count, size
from ludoteca.games.elfenland.board import HOMES, TOWNS
from ludoteca.games.elfenland.components import CARDS, COLOURS, COUNTERS, KINDS, LAND
from ludoteca.games.elfenland.moves import STOP
from ludoteca.games.elfenland.state import PHASES


def test_e1_pieces() -> None:
    """E1.2: 72 cards, 12 of them rafts. E1.3: 48 counters, none of them a raft. E1.5, E1.6: six colours, 12
    town cards."""
    assert size(CARDS) == 72
    assert [count(CARDS, kind) for kind in range(7)] == [10, 10, 10, 10, 10, 10, 12]
    assert size(COUNTERS) == 48
    assert [count(COUNTERS, kind) for kind in range(7)] == [8, 8, 8, 8, 8, 8, 0]
    assert [KINDS[kind] for kind in LAND] == ["pig", "elfcycle", "cloud", "unicorn", "troll_wagon", "dragon"]
    assert COLOURS == ("black", "blue", "green", "purple", "red", "yellow")
    assert len(HOMES) == 12


@pytest.mark.parametrize("players", [1, 7, 0, -2])
def test_x01_number_of_players(players: int) -> None:
    """E4.1: 2 to 6 players; any other number is refused."""
    with pytest.raises(Refused) as refused:
        BOX.settle(players, {})
    assert refused.value.refusal.rule == "E4.1"
    assert refused.value.refusal.parameters["allowed"] == "2-6"


def test_x02_two_players() -> None:
    """E4.8, Q2: two players play by the same rules: an obstacle, 20 markers and a home each."""
    p = new(2)
    assert p.owners == 0b11
    assert [20 - markers(p, seat) for seat in range(2)] == [20, 20]
    assert len(set(p.homes)) == 2
    assert len(set(HOMES) - set(p.homes)) == 10


def test_x03_six_hands() -> None:
    """E7.2, E7.3: 48 cards in hands, 24 in the pile."""
    p = new(6)
    assert [cards(p, seat) for seat in range(6)] == [8] * 6
    assert size(p.pile) == 24


@pytest.mark.parametrize(
    ("players", "pile", "stack", "later"),
    [(2, 56, 35, 33), (3, 48, 31, 28), (4, 40, 27, 23), (5, 32, 23, 18), (6, 24, 19, 13)],
)
def test_x04_counters_of_all_tables(players: int, pile: int, stack: int, later: int) -> None:
    """E4.8, E9.5: counters held, on display and in the stack after phase 3 of the first and of a later round."""
    p = to_planning(new(players))
    assert size(p.pile) == pile
    assert size(sum(p.up)) == 4 * players
    assert size(p.display) == 5
    assert size(p.stack) == stack
    pass_all(p)
    while PHASES[p.phase] != "plan":
        p.play(p.moves()[0], Seeded(3))
    assert p.round == 2
    assert size(sum(p.up) + sum(p.down)) == 5 * players
    assert (size(p.display), size(p.stack)) == (5, later)


def test_x05_start_of_all_elves() -> None:
    """E4.2, E1.5: every player has 20 markers on the board, none in Elvenhold; all boots stand there."""
    p = new(6)
    for seat in range(6):
        assert town_of(p, seat) == "elvenhold"
        assert markers(p, seat) == 0
    seats = p.view(None).facts["seats"]
    assert isinstance(seats, list)
    assert all(isinstance(row, dict) and row["visited"] == [] for row in seats)


def test_x06_home_towns_differ() -> None:
    """E1.6, E4.3: nobody shares a home; nine towns are never one."""
    never = {"elvenhold", "rivinia", "feodor", "albaran", "dagamura", "kihromah", "lapphalya", "parundia", "throtmanni"}
    seen = set()
    for seed in range(60):
        homes = new(6, Luck(seed)).homes
        assert len(set(homes)) == 6
        seen |= {TOWNS[town] for town in homes}
    assert seen == set(TOWNS) - never


def _second_deal(hands: dict[int, str], deal: str = "fill") -> tuple[Luck, list[int]]:
    """Three players end round 1 with these hands; returns the luck of round 2 and the hands after its deal."""
    p = table(3, hands=hands, seat=2, options={"deal": deal})
    luck = Luck()
    p.play(STOP, luck)
    p.check()
    assert p.round == 2
    return luck, [cards(p, seat) for seat in range(3)]


def test_x07_second_deal() -> None:
    """E7.2, Q3: hands are filled to 8: 3 kept cards get 5, none 8, 4 get 4. The new starting player comes first."""
    luck, hands = _second_deal({0: "pig pig raft", 2: "dragon dragon cloud cloud"})
    deals: list[Any] = [value for name, value in luck.fallen if name == "deal"]
    assert [(deal["seat"], len(deal["cards"])) for deal in deals] == [(1, 8), (2, 4), (0, 5)]
    assert hands == [8, 8, 8]


def test_x08_add_eight() -> None:
    """O3 = `add`: 8 new cards on top of 4 kept ones make 12."""
    _, hands = _second_deal({0: "pig pig raft", 2: "dragon dragon cloud cloud"}, deal="add")
    assert hands == [11, 8, 12]


def test_x08_add_never_runs_out() -> None:
    """O3 = `add`, E7.3: six hands of 12 are all 72 cards."""
    hands = {seat: " ".join([KINDS[seat]] * 4) for seat in range(6)}
    p = table(6, hands=hands, seat=5, options={"deal": "add"})
    p.play(STOP, Luck())
    p.check()
    assert [cards(p, seat) for seat in range(6)] == [12] * 6
    assert size(p.pile) == 0


def test_x09_pile_of_the_second_round() -> None:
    """E17.5, E7.1: with 4, 2 and 2 cards kept the pile holds 64 before the deal and 48 after it."""
    p = table(3, hands={0: "pig pig raft raft", 1: "cloud dragon", 2: "cloud unicorn"}, seat=2)
    assert size(p.pile) == 64
    p.play(STOP, Luck())
    assert p.round == 2
    assert size(p.pile) == 48


def test_e4_first_line_comes_before_home() -> None:
    """E4.6, E4.4, E4.5: the starting player is drawn before the home towns; then the deals of round 1 begin."""
    luck = Luck(first=[2])
    p = new(4, luck)
    assert [name for name, _ in luck.fallen] == ["first", "home", "deal", "deal", "deal", "deal", "counter"]
    assert (p.start, p.seat, p.round) == (2, 2, 1)


def test_e6_phases_in_order() -> None:
    """E6.1, E6.2: all six phases come in order, the starting player first in each."""
    p = new(3, Luck(first=[1]))
    luck = Luck()
    seen: list[tuple[str, int | None]] = []
    while p.round == 1:
        if not seen or seen[-1][0] != PHASES[p.phase]:
            seen.append((PHASES[p.phase], p.seat))
        moves = sorted(p.moves(), key=str)
        p.play(STOP if STOP in moves else next(m for m in moves if "plan" not in m.text), luck)
    assert seen[:3] == [("face", 1), ("take", 1), ("plan", 1)]
    assert seen[3:5] == [("travel", 1), ("discard", 1)]
    assert seen[-1] == ("keep", 1)

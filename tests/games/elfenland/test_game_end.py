"""E18, E19, E20: the end of the game."""

from typing import Any

import pytest

from games.elfenland.scene import Words, new, play, table, towns_but
from ludoteca.core import Json, Result, Seeded, playout
from ludoteca.games.elfenland import BOX
from ludoteca.games.elfenland.position import ElfenlandPosition
from ludoteca.games.elfenland.scoring import places

ALL = towns_but()


def finished(
    round: int,
    hands: Words | None = None,
    towns: Words | None = None,
    visited: Words | None = None,
    homes: Words | None = None,
    players: int = 2,
    **options: Json,
) -> ElfenlandPosition:
    """A position at whose last journey somebody stops."""
    p = table(
        players, round=round, seat=players - 1, hands=hands, towns=towns, visited=visited, homes=homes, options=options
    )
    return play(p, "stop")


def result(p: ElfenlandPosition) -> Result:
    found = p.result()
    assert found is not None
    assert p.seat is None
    return found


def visits(number: int, *among: str) -> str:
    """So many towns, these among them."""
    rest = [name for name in ALL.split() if name not in among]
    return " ".join([*among, *rest[: number - len(among)]])


def test_x70_exceptional_victory() -> None:
    """E18.1, Q20, E18.3: all 20 towns after round 3: the game is over, homes are not used."""
    p = finished(3, visited={0: ALL}, towns={0: "beata"}, homes={0: "usselen", 1: "beata"})
    assert result(p).json() == {"scores": [20, 0], "winners": [0], "end": "towns"}
    seats: Any = p.view(1).facts["seats"]
    assert [row["home"] for row in seats] == [None, "beata"], "homes stay secret (E5.5)"


def test_x71_all_towns_beat_cards_and_home() -> None:
    """E18.1: 20 markers and no card, far from home, beat 19 markers and 4 cards at home."""
    p = finished(
        3,
        hands={1: "pig pig pig pig"},
        visited={0: ALL, 1: towns_but("kihromah")},
        towns={0: "elvenhold", 1: "beata"},
        homes={0: "usselen", 1: "beata"},
    )
    assert result(p).winners == (0,)
    assert result(p).scores == (20, 19)


@pytest.mark.parametrize(("a", "b", "winners"), [(3, 1, (0,)), (2, 2, (0, 1)), (0, 4, (1,))])
def test_x72_two_with_all_towns(a: int, b: int, winners: tuple[int, ...]) -> None:
    """E18.1, E18.2: most cards in hand; equal again: shared."""
    hands = {0: " ".join(["pig"] * a), 1: " ".join(["cloud"] * b), 2: "raft raft raft raft"}
    p = finished(3, players=3, hands=hands, visited={0: ALL, 1: ALL, 2: visits(19)})
    assert result(p).winners == winners
    assert places(p)[2] == 3, "E18.3: the others are ranked behind"


def test_x73_too_late() -> None:
    """E18.4: 20 markers first reached in round 4: usual scoring with the distance."""
    p = finished(4, visited={0: ALL}, towns={0: "beata"}, homes={0: "usselen", 1: "virst"})
    assert result(p).json() == {"scores": [20 - 6, -2], "winners": [0], "end": "rounds"}


def test_x74_not_in_round_two() -> None:
    """E18.4: tested after round 3 only; in two rounds there are 16 cards, hence 16 moves at most."""
    p = finished(2, visited={0: ALL})
    assert p.seat is not None
    assert p.round == 3
    most = 0
    for seed in range(40):
        p = new(2, Seeded(seed))
        luck = Seeded(seed)
        while p.round < 3:
            moves = [move for move in p.moves() if move.text != "stop"] or p.moves()
            p.play(moves[luck.below(len(moves))], luck)
        most = max(most, *(seen.bit_count() for seen in p.visited))
    assert most <= 16


def test_x75_one_road_from_home() -> None:
    """E19.2, E19.3: 17 markers, Throtmanni to Jaccaranda: 16."""
    p = finished(4, visited={0: visits(17, "throtmanni")}, towns={0: "throtmanni"}, homes={0: "jaccaranda", 1: "virst"})
    assert result(p).scores == (16, -2)


@pytest.mark.parametrize(("distance", "score"), [("roads", 10), ("all_ways", 11)])
def test_x76_rivinia_to_tichih(distance: str, score: int) -> None:
    """E19.3, Q11, O7."""
    p = finished(
        4,
        visited={0: visits(12, "rivinia")},
        towns={0: "rivinia"},
        homes={0: "tichih", 1: "virst"},
        home_distance=distance,
    )
    assert result(p).scores[0] == score  # type: ignore[index]


@pytest.mark.parametrize(("distance", "score"), [("roads", 9), ("all_ways", 11)])
def test_x77_parundia_to_grangor(distance: str, score: int) -> None:
    """E19.3, O7."""
    p = finished(
        4,
        visited={0: visits(12, "parundia")},
        towns={0: "parundia"},
        homes={0: "grangor", 1: "virst"},
        home_distance=distance,
    )
    assert result(p).scores[0] == score  # type: ignore[index]


def test_x78_never_moved() -> None:
    """E19.2: a score may be negative."""
    assert result(finished(4, homes={0: "usselen", 1: "virst"})).scores == (-5, -2)


def test_x79_elf_at_home() -> None:
    """E19.3: at home nothing is subtracted."""
    p = finished(4, visited={0: visits(7, "beata")}, towns={0: "beata"}, homes={0: "beata", 1: "virst"})
    assert result(p).scores == (7, -2)


@pytest.mark.parametrize(("tie_break", "winner"), [("cards", 0), ("home", 1)])
def test_x80_tie_breaks(tie_break: str, winner: int) -> None:
    """E20.1, E20.2, O8: 18 - 3 with 2 cards against 15 - 0 with 1 card."""
    p = finished(
        4,
        hands={0: "pig pig", 1: "pig"},
        visited={0: visits(18, "kihromah"), 1: visits(15, "virst")},
        towns={0: "kihromah", 1: "virst"},
        homes={0: "grangor", 1: "virst"},
        tie_break=tie_break,
    )
    assert result(p).scores == (15, 15)
    assert result(p).winners == (winner,)


def test_x81_shared_place() -> None:
    """E20.3, Q12, Q13: equal score and equal cards: both win."""
    p = finished(4, hands={0: "pig", 1: "raft"}, homes={0: "virst", 1: "jxara"})
    assert result(p).scores == (-2, -2)
    assert result(p).winners == (0, 1)
    assert p.view(None).facts["places"] == [1, 1]


def test_x82_without_home_towns() -> None:
    """O2 = false: the score is the markers, ties by cards; no home is drawn."""
    p = finished(4, hands={1: "pig"}, visited={0: visits(3), 1: visits(3)}, home_towns=False)
    assert p.homes == ()
    assert result(p).json() == {"scores": [3, 3], "winners": [1], "end": "rounds"}


def test_e19_homes_are_shown_at_the_usual_end() -> None:
    """E19.1, E5.5: everybody sees every home; hands stay closed."""
    p = finished(4, hands={1: "pig"}, homes={0: "usselen", 1: "beata"})
    seats: Any = p.view(None).facts["seats"]
    assert [row["home"] for row in seats] == ["usselen", "beata"]
    assert "hand" not in seats[1]


def test_o1_three_rounds() -> None:
    """O1 = 3: the game ends after round 3 by E19; E18 is not used."""
    p = finished(3, visited={0: ALL}, towns={0: "beata"}, homes={0: "usselen", 1: "virst"}, rounds=3)
    assert result(p).json() == {"scores": [14, -2], "winners": [0], "end": "rounds"}


def test_e6_four_rounds_at_most() -> None:
    """E6.1, E1.7: a game has four rounds, or ends after the third."""
    for seed in range(20):
        p = new(3, Seeded(seed))
        playout(p, Seeded(seed))
        assert p.round == 4 or (p.round == 3 and result(p).end == "towns")
    assert BOX.rules == "1"

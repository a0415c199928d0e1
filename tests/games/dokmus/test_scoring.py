"""D12, D13.4: the end of the game and its points."""

import pytest

from games.dokmus.oracle import Island, beside
from games.dokmus.scene import FACES, Cell, cells, new_game, scene
from ludoteca.core import Json, Seeded, playout
from ludoteca.games.dokmus.components import table
from ludoteca.games.dokmus.scoring import sacrifice_points, winners


def test_e80_a_temple_of_another_tile() -> None:
    """D12.3, D12.4, D12.6: the spread counts tile 2A, not 1A."""
    at = scene("LA4", "(4,6)")
    assert at.terrain[4, 7] == "T"
    assert at.score() == (0, 3, 0, 1, 0)
    assert at.score().total == 4


def test_e81_a_temple_counts_once_per_player() -> None:
    """D12.3."""
    at = scene("LA4", "(1,0) (1,2)", "(0,1)")
    assert [at.score(seat).total for seat in (0, 1)] == [3, 3]
    assert at.score(0) == at.score(1) == (0, 2, 0, 1, 0)


def test_e82_a_complete_tile() -> None:
    """D12.5, D13.4."""
    at = scene("LA4", "(1,0) (2,5) (6,2)")
    assert at.score() == (0, 2 + 2 + 3, 8, 1, 0)
    assert at.score().total == 16
    assert scene("LA2", "(1,0) (2,5) (6,2)").score().total == 13


def test_e83_discovery_is_judged_on_the_final_position() -> None:
    """R26, D12.1."""
    assert scene("LA4", "(4,6)", card=2).slide((0, 1)).score().total == 0


def test_e84_groups_play_no_part() -> None:
    """D12.3: only temple (3,1) is discovered, not its partner (4,1)."""
    at = scene("LB4", "(2,1)")
    assert (at.terrain[3, 1], at.terrain[4, 1]) == ("T", "t")
    assert at.score() == (0, 3, 0, 1, 0)


@pytest.mark.parametrize("number", range(9))
def test_e85_spread(number: int) -> None:
    """D12.6: by the number of tiles with a discovered temple; 8 → 27, 7 → 22, 0 → 0."""
    island = Island(scene("LA4").facts)
    temples = island.all("tT")
    tokens: list[Cell] = []
    for face in sorted(set(island.face.values()))[:number]:
        temple = min(x for x in temples if island.face[x] == face)
        tokens.append(min(x for x in beside(temple) & island.open if len(beside(x) & temples) == 1))
    at = scene("LA4", " ".join(f"({r},{c})" for r, c in tokens))
    assert at.score().spread == (0, 1, 3, 6, 10, 14, 18, 22, 27)[number]


@pytest.mark.parametrize(
    ("given", "points"),
    [
        ((4, 2, 2, 1), [5, 3, 3, 0]),
        ((3, 3, 1, 0), [5, 5, 1, 0]),
        ((2, 2, 2, 2), [5, 5, 5, 5]),
        ((6, 4, 4, 4), [5, 3, 3, 3]),
        ((3, 3, 3, 1), [5, 5, 5, 0]),
        ((5, 3, 0, 0), [5, 3, 0, 0]),
        ((1, 0, 0, 0), [5, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
    ids=str,
)
def test_e86_sacrifices_of_four(given: tuple[int, ...], points: list[int]) -> None:
    """D12.7, R24, R25: ranks are skipped after a tie; nothing for no sacrifice."""
    at = scene("LA4", sacrificed=given)
    assert [at.score(seat).sacrifice for seat in range(4)] == points


@pytest.mark.parametrize(
    ("given", "points"),
    [
        ((2, 2, 1), [4, 4, 0]),
        ((3, 1, 1), [4, 2, 2]),
        ((1, 1, 1), [4, 4, 4]),
        ((2, 0, 0), [4, 0, 0]),
        ((2, 1), [3, 0]),
        ((1, 1), [3, 3]),
        ((3, 0), [3, 0]),
        ((0, 0), [0, 0]),
    ],
    ids=str,
)
def test_e87_sacrifices_of_three_and_two(given: tuple[int, ...], points: list[int]) -> None:
    """D12.7, D13.4: each number of players has its own row."""
    assert [sacrifice_points(table(len(given)), own, given) for own in given] == points


def test_e88_winners() -> None:
    """D12.9, R27: most points, then most sacrificed tokens, then a shared victory."""
    assert winners([40, 40, 31], [2, 5, 7]) == [1]
    assert winners([40, 40], [3, 3]) == [0, 1]


def test_e89_payment_and_volcano_count_alike() -> None:
    """D12.8, D2.4: two paid and one burnt are three, for all to see."""
    at = scene("LA4", "(11,0)", sacrificed=(1, 0, 0, 0)).place((11, 1)).place((10, 1), pay=1)
    assert at.seat == 1
    assert at.sacrificed() == 3
    assert at.facts["sacrificed"] == [3, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e90_every_token_is_used(seats: int) -> None:
    """D14.1, D2.3, D12.1: at the end supply is 0 and board and sacrifice area hold 25 each; then, and only then,
    there is a result, with the points of the final position."""
    for seed in range(3):
        position = new_game(seats, seed)
        assert position.result() is None
        playout(position, Seeded(seed))
        assert [position.supply(seat) for seat in range(seats)] == [0] * seats
        facts = position.view(None).facts
        tokens, given = facts["tokens"], facts["sacrificed"]
        assert isinstance(tokens, list)
        assert isinstance(given, list)
        for own, sacrificed in zip(tokens, given, strict=True):
            assert isinstance(own, list)
            assert isinstance(sacrificed, int)
            assert len(own) + sacrificed == 25
        result = position.result()
        assert result is not None
        island = Island(facts)
        assert result.scores == tuple(island.points(seat, position.sacrificed) for seat in range(seats))
        assert result.end == "rounds"


def test_e92_the_tile_of_a_token_never_counts() -> None:
    """D12.6: both tokens stand beside the same temple of tile 2A."""
    at = scene("LA4", "(4,6) (5,7)")
    assert at.score() == (0, 3, 0, 1, 0)
    assert at.score().total == 4


def test_ruins_score_at_the_end_only() -> None:
    """D12.2, R2: a point for each own token on ruins; no point is marked during play, it is counted from the board."""
    at = scene("LA4", "(3,8) (2,4)", "(8,5)")
    assert [at.score(seat).ruins for seat in range(4)] == [2, 1, 0, 0]
    assert at.position.result() is None


def test_small_and_large_temples() -> None:
    """D12.4."""
    assert scene("LA4", "(1,0)").terrain[1, 1] == "t"
    assert scene("LA4", "(1,0)").score().temples == 2
    assert scene("LA4", "(2,5)").terrain[3, 5] == "T"
    assert scene("LA4", "(2,5)").score().temples == 3


def test_at_most_five_tiles_with_two_players() -> None:
    """D13.4: all five tiles give 14."""
    at = scene("LA2")
    everywhere = " ".join(f"({r},{c})" for r, c in at.free if at.terrain[r, c] != "v")
    at = scene("LA2", everywhere)
    assert (at.score().spread, at.score().complete) == (14, 25)


def with_face(key: str, rows: list[str]) -> Json:
    faces = {face: [*text] for face, text in FACES.items()} | {key: rows}
    return {"faces": [{"id": face, "rows": [*text]} for face, text in faces.items()]}


def test_temples_are_counted_not_assumed() -> None:
    """R33, D12.5: a face with one temple is complete with that one; a face without any never is."""
    one = [row.replace("t", ".") for row in FACES["1A"]]
    assert sum(row.count("T") for row in one) == 1
    at = scene("LA4", "(2,5)", tiles=with_face("1A", one))
    assert at.score() == (0, 3, 8, 1, 0)
    none = [row.replace("t", ".").replace("T", ".") for row in FACES["1A"]]
    at = scene("LA4", "(2,5) (1,0) (6,2)", tiles=with_face("1A", none))
    assert at.score() == (0, 0, 0, 0, 0)


def test_several_players_discover_one_temple() -> None:
    """D12.3."""
    at = scene("LA4", "(3,6)", "(5,7)", "(4,8)")
    assert [at.score(seat).temples for seat in (1, 2)] == [3, 3]
    assert cells("(3,6)") == at.own(0)
    assert at.score(0).temples == 3, "beside (3,5) of its own tile"

"""D12: points part by part, what is still to be had, and how far everybody is."""

import pytest

from games.dokmus.scene import Scene, name, scene
from ludoteca.core import Goal, Progress, ScorePart, score_changes


def points(at: Scene, seat: int = 0) -> dict[str, int]:
    return {part.name: part.points for part in at.position.score(seat) if part.points}


def part(at: Scene, wanted: str, seat: int = 0) -> ScorePart:
    return next(part for part in at.position.score(seat) if part.name == wanted)


def prospect(at: Scene, wanted: str, seat: int = 0) -> list[ScorePart]:
    return [part for part in at.position.prospects(seat) if part.name == wanted]


def goal(at: Scene, wanted: str) -> Goal:
    return next(goal for goal in at.position.goals() if goal.name == wanted)


def test_the_parts_of_a_complete_tile() -> None:
    """D12.4, D12.5, D12.6: temples, the bonus of their tile, the first step of the table; and where they are."""
    at = scene("LA4", "(1,0) (2,5) (6,2)")
    assert points(at) == {"small-temples": 4, "large-temples": 3, "complete": 8, "spread": 1}
    assert part(at, "complete").places == part(at, "spread").places == ("A1",)
    assert part(at, "complete").rule == "D12.5"
    assert part(at, "small-temples").parameters == {"count": 2, "each": 2}
    assert all(at.terrain[cell] == "t" for cell in at.terrain if name(cell) in part(at, "small-temples").places)
    assert points(scene("LA2", "(1,0) (2,5) (6,2)"))["complete"] == 5


def test_ruins_count_by_tokens() -> None:
    """D12.2."""
    at = scene("LA4")
    ruins = next(cell for cell, terrain in at.terrain.items() if terrain == "r")
    at = scene("LA4", f"({ruins[0]},{ruins[1]})")
    assert (part(at, "ruins").points, part(at, "ruins").places) == (1, (name(ruins),))


@pytest.mark.parametrize(("given", "wanted"), [((4, 2, 2, 1), (5, 3, 3, 0)), ((0, 0, 0, 0), (0, 0, 0, 0))])
def test_sacrifices_count_by_rank(given: tuple[int, ...], wanted: tuple[int, ...]) -> None:
    """D12.7, E86."""
    at = scene("LA4", "(0,0)", "(0,20)", "(20,0)", "(20,20)")
    at.position.sacrificed = given
    assert tuple(part(at, "sacrifice", seat).points for seat in range(4)) == wanted


def test_a_rank_is_lost_to_another_seat() -> None:
    """D12.7: points fall when another seat sacrifices, and it is told whose and why."""
    at = scene("LA4", "(0,0)", "(0,20)", "(20,0)", "(20,20)")
    at.position.sacrificed = (1, 1, 0, 0)
    before = [at.position.score(seat) for seat in range(4)]
    at.position.sacrificed = (1, 2, 0, 0)
    changes = score_changes(before, [at.position.score(seat) for seat in range(4)])
    assert [(change.seat, change.name, change.points, change.rule) for change in changes] == [
        (0, "sacrifice", -2, "D12.7")
    ]


def test_a_tile_moved_away_takes_its_temple() -> None:
    """D12.3, D1.10: the change names the temple and the tile that were lost."""
    at = scene("LA4", "(4,6)", card=2)
    before = [at.position.score(0)]
    at.slide((0, 1))
    changes = score_changes(before, [at.position.score(0)])
    assert [(change.name, change.points, change.places) for change in changes] == [
        ("large-temples", -3, (name((4, 7)),)),
        ("spread", -1, ("B1",)),
    ]


def test_what_is_still_to_be_had() -> None:
    """D12.5, D12.6, D12.7: the temples that a tile lacks, the next step of the table, the next rank."""
    at = scene("LA4", "(1,0) (2,5)", "(0,20)")
    at.position.sacrificed = (0, 2, 0, 0)
    (tile,) = prospect(at, "complete")
    assert (tile.points, tile.parameters) == (8, {"tile": "A1", "left": 1})
    assert [at.terrain[cell] for cell in at.terrain if name(cell) in tile.places] == ["t"]
    (step,) = prospect(at, "spread")
    assert (step.points, step.parameters) == (
        2,
        {"count": 1, "next": 2, "then": 3, "points": "1, 3, 6, 10, 14, 18, 22, 27"},
    )
    (rank,) = prospect(at, "sacrifice")
    assert (rank.points, rank.parameters) == (3, {"left": 1, "then": 3, "points": "5, 3, 1, 0"})
    assert prospect(at, "large-temples")[0].points == 3


def test_how_far_everybody_is() -> None:
    """D12.9, D4.2: who leads, temples, tiles, the round."""
    at = scene("LA4", "(1,0) (2,5) (6,2)", "(4,20)")
    aim = at.position.goals()[0]
    assert (aim.kind, aim.rule) == ("aim", "D12.9")
    assert [progress.reached for progress in aim.seats if progress] == [True, False, False, False]
    temples, tiles = goal(at, "temples").seats[0], goal(at, "tiles").seats[0]
    assert temples is not None
    assert tiles is not None
    assert (temples.value, tiles.value, tiles.wanted) == (3, 1, 8)
    assert goal(at, "rounds").together == Progress(at.position.round, 8, False)

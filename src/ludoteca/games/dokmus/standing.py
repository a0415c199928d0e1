"""D12: where every player stands: points part by part, what is still to be had, and the way to the aim."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ludoteca.core import Goal, Progress, ScorePart
from ludoteca.core.goal import at_least, best_of
from ludoteca.games.dokmus.components import POINTS
from ludoteca.games.dokmus.grid import SLOT_NAMES, grow, names
from ludoteca.games.dokmus.scoring import SPREAD, sacrifice_points, scores
from ludoteca.games.dokmus.state import OVER, State


class TileFound(NamedTuple):
    """The temples of a tile and those of them that a player has discovered (D12.3)."""

    slot: str
    small: int
    large: int
    small_left: int
    large_left: int

    @property
    def found(self) -> int:
        return self.small | self.large

    @property
    def left(self) -> int:
        return self.small_left | self.large_left

    @property
    def complete(self) -> bool:
        """D12.5."""
        return not self.left


def tiles_found(position: State, seat: int) -> list[TileFound]:
    """All tiles with temples."""
    beside = grow(position.own[seat])
    return [
        TileFound(
            SLOT_NAMES[slot], beside & tile.small, beside & tile.large, tile.small & ~beside, tile.large & ~beside
        )
        for slot, tile in enumerate(position.board.lying)
        if tile.temples
    ]


def parts(position: State, seat: int) -> list[ScorePart]:
    """D12.2 – D12.8: what a player would score if the game ended now; all of it is public."""
    tiles, own, given = tiles_found(position, seat), position.own[seat], position.sacrificed
    ruins, small, large = own & position.board.ruins, 0, 0
    for tile in tiles:
        small |= tile.small
        large |= tile.large
    visited = tuple(tile.slot for tile in tiles if tile.found)
    complete = tuple(tile.slot for tile in tiles if tile.complete)
    bonus = len(complete) * position.table.complete_tile
    rank = {"count": given[seat], "rank": _rank(position, seat)}
    return [
        _cells("ruins", ruins, POINTS["ruins_token"], "D12.2"),
        _cells("small-temples", small, POINTS["small_temple"], "D12.4"),
        _cells("large-temples", large, POINTS["large_temple"], "D12.4"),
        ScorePart("complete", bonus, "D12.5", {"count": len(complete)}, complete),
        ScorePart("spread", SPREAD[len(visited)], "D12.6", {"count": len(visited)}, visited),
        ScorePart("sacrifice", sacrifice_points(position.table, given[seat], given), "D12.7", rank),
    ]


def _cells(name: str, cells: int, each: int, rule: str) -> ScorePart:
    count = cells.bit_count()
    return ScorePart(name, count * each, rule, {"count": count, "each": each}, tuple(names(cells)))


def _by_tiles(tiles: int) -> str:
    """D12.6: the points for one tile, for two, and so on."""
    return _listed(SPREAD[1 : tiles + 1])


def _listed(points: Iterable[int]) -> str:
    """A table of points in one line."""
    return ", ".join(map(str, points))


def _rank(position: State, seat: int) -> int:
    """D12.7."""
    return 1 + sum(other > position.sacrificed[seat] for other in position.sacrificed)


def prospects(position: State, seat: int) -> list[ScorePart]:
    """What one step more would bring; nothing once the game is over."""
    return [] if position.phase == OVER else [*_prospects(position, seat)]


def _prospects(position: State, seat: int) -> Iterator[ScorePart]:
    tiles, small, large = tiles_found(position, seat), 0, 0
    for tile in tiles:
        small |= tile.small_left
        large |= tile.large_left
    kinds = (
        ("ruins", position.board.ruins & position.open, POINTS["ruins_token"], "D12.2"),
        ("small-temples", small, POINTS["small_temple"], "D12.4"),
        ("large-temples", large, POINTS["large_temple"], "D12.4"),
    )
    for name, left, each, rule in kinds:
        if left:
            yield ScorePart(name, each, rule, {"left": left.bit_count()})
    bonus = position.table.complete_tile
    for tile in tiles:
        if tile.found and not tile.complete:
            seen: dict[str, str | int] = {"tile": tile.slot, "left": tile.left.bit_count()}
            yield ScorePart("complete", bonus, "D12.5", seen, tuple(names(tile.left)))
    visited = sum(tile.found > 0 for tile in tiles)
    if visited < len(tiles):
        step = SPREAD[visited + 1] - SPREAD[visited]
        then: dict[str, str | int] = {"next": visited + 1, "then": SPREAD[visited + 1]}
        yield ScorePart("spread", step, "D12.6", {"count": visited, **then, "points": _by_tiles(len(tiles))})
    yield from _higher_rank(position, seat)


def _higher_rank(position: State, seat: int) -> Iterator[ScorePart]:
    """D12.7: the fewest further sacrifices that bring more points, if the others sacrifice none."""
    given = position.sacrificed
    now = sacrifice_points(position.table, given[seat], given)
    for wanted in sorted({1, *given}):
        if wanted > given[seat]:
            others = [*given[:seat], wanted, *given[seat + 1 :]]
            then = sacrifice_points(position.table, wanted, others)
            if then > now:
                more: dict[str, str | int] = {"left": wanted - given[seat], "then": then}
                yield ScorePart("sacrifice", then - now, "D12.7", {**more, "points": _listed(position.table.sacrifice)})
                return


def goals(position: State) -> list[Goal]:
    """D12.9 first: the most points, by temples, tiles, ruins and sacrifices."""
    board, given = position.board, position.sacrificed
    found = [tiles_found(position, seat) for seat in range(len(given))]
    tiles, temples = len(found[0]), board.temples.bit_count()
    return [
        Goal("most-points", "D12.9", best_of([points.total for points in scores(position)]), kind="aim"),
        _goal("temples", "D12.4", [sum(tile.found.bit_count() for tile in own) for own in found], temples),
        _goal("tiles", "D12.6", [sum(tile.found > 0 for tile in own) for own in found], tiles, points=_by_tiles(tiles)),
        _goal("complete", "D12.5", [sum(tile.complete for tile in own) for own in found], tiles),
        _goal("ruins", "D12.2", [(own & board.ruins).bit_count() for own in position.own], board.ruins.bit_count()),
        Goal(
            "sacrifices",
            "D12.7",
            tuple(Progress(count, None, 0 < count == max(given)) for count in given),
            parameters={"points": _listed(position.table.sacrifice)},
        ),
        Goal("rounds", "D4.2", together=at_least(position.round, position.table.rounds), kind="time"),
    ]


def _goal(name: str, rule: str, values: list[int], wanted: int, **parameters: str) -> Goal:
    return Goal(name, rule, tuple(at_least(value, wanted) for value in values), parameters=parameters)

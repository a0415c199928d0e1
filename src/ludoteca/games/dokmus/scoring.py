"""D12: the end of the game and its points."""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core import Result
from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.components import POINTS, Table
from ludoteca.games.dokmus.grid import grow
from ludoteca.games.dokmus.state import State


class Score(NamedTuple):
    """The points of one player, line by line."""

    ruins: int
    temples: int
    complete: int
    spread: int
    sacrifice: int

    @property
    def total(self) -> int:
        return sum(self)


def score(board: Board, table: Table, own: int, given: int, all_given: Sequence[int]) -> Score:
    """The points of a player with tokens on `own` who sacrificed `given` (D12.2 – D12.8)."""
    beside = grow(own)
    temples = complete = tiles = 0
    for tile in board.lying:
        small, large = beside & tile.small, beside & tile.large
        temples += small.bit_count() * POINTS["small_temple"] + large.bit_count() * POINTS["large_temple"]
        if small or large:
            tiles += 1
            if small == tile.small and large == tile.large:
                complete += table.complete_tile
    return Score(
        ruins=(own & board.ruins).bit_count() * POINTS["ruins_token"],
        temples=temples,
        complete=complete,
        spread=POINTS["tiles_with_a_discovered_temple"][tiles],
        sacrifice=sacrifice_points(table, given, all_given),
    )


def sacrifice_points(table: Table, given: int, all_given: Sequence[int]) -> int:
    """D12.7: by rank; tied players get the points of their rank and the ranks below are skipped (R24, R25)."""
    ahead = sum(other > given for other in all_given)
    return table.sacrifice[ahead] if given else 0


def scores(position: State) -> list[Score]:
    """What every player would score if the game ended now."""
    given = position.sacrificed
    return [score(position.board, position.table, own, given[seat], given) for seat, own in enumerate(position.own)]


def winners(totals: Sequence[int], sacrificed: Sequence[int]) -> list[int]:
    """D12.9: most points; among those tied, most sacrificed tokens; else they share the victory (R27)."""
    places = list(zip(totals, sacrificed, strict=True))
    return [seat for seat, place in enumerate(places) if place == max(places)]


def result(position: State) -> Result:
    totals = [points.total for points in scores(position)]
    return Result(totals, winners(totals, position.sacrificed), "rounds")

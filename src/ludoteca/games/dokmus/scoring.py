"""D12: the end of the game and its points."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca.core import Result
from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.components import POINTS, PlayerCountTable
from ludoteca.games.dokmus.grid import grow
from ludoteca.games.dokmus.state import State

RUINS: Final[int] = POINTS["ruins_token"]
SMALL_TEMPLE: Final[int] = POINTS["small_temple"]
LARGE_TEMPLE: Final[int] = POINTS["large_temple"]
SPREAD: Final[Sequence[int]] = POINTS["tiles_with_a_discovered_temple"]


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


def score(board: Board, table: PlayerCountTable, own: int, given: int, all_given: Sequence[int]) -> Score:
    """The points of a player with tokens on `own` who sacrificed `given` (D12.2 – D12.8)."""
    return Score(*board_points(board, table, own), sacrifice_points(table, given, all_given))


def board_points(board: Board, table: PlayerCountTable, own: int) -> tuple[int, int, int, int]:
    """D12.2 – D12.6: the points for ruins, temples, complete tiles and spread."""
    discovered = grow(own) & board.temples
    temples = complete = tiles = 0
    for tile in board.lying:
        found = discovered & tile.temples
        if found:
            large = (found & tile.large).bit_count()
            temples += large * LARGE_TEMPLE + (found.bit_count() - large) * SMALL_TEMPLE
            tiles += 1
            if found == tile.temples:
                complete += table.complete_tile
    return (own & board.ruins).bit_count() * RUINS, temples, complete, SPREAD[tiles]


def sacrifice_points(table: PlayerCountTable, given: int, all_given: Sequence[int]) -> int:
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

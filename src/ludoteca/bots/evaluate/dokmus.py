"""Dokmus: the points there are, and the points that the tokens left can still reach."""

from typing import Any, Final

from ludoteca.bots.evaluate.evaluation import Evaluation, win_chances
from ludoteca.core import Chance, Position
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.components import POINTS, TOKENS, Table
from ludoteca.games.dokmus.grid import WIDTH, grow
from ludoteca.games.dokmus.position import DokmusPosition

# The weights, in points unless said otherwise.
MAX_DISTANCE: Final = 7  # tokens on the way to a temple, at most
FIRST_TEMPLE_OF_TILE: Final = 3.0  # the first temple of one more tile, on average (D12.6)
SPARE_TOKEN: Final = 0.55  # a token left that no temple in reach asks for
SEPARATE_WAY: Final = 0.75  # share of the way to a temple that is not also the way to another one
SACRIFICE_AT_START: Final = (
    0.3  # share of the sacrifice points that counts with all tokens in hand; all of it at the end
)
LEAD_AT_START: Final = 9.0  # the lead that makes a chance of 73 % with all tokens in hand
LEAD_AT_END: Final = 2.0  # the same with no token in hand


class Dokmus(Evaluation):
    """Points by D12, and the temples that the tokens left can reach."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], float] = {}

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, DokmusPosition)
        given, table = position.sacrificed, position.table
        done = 0.0
        points = []
        for seat, own in enumerate(position.own):
            left = position.supply(seat)
            done += 1 - left / TOKENS
            points.append(self._points(position.board, table, own, left))
        done /= seats
        for seat in range(seats):
            points[seat] += scoring.sacrifice_points(table, given[seat], given) * (
                SACRIFICE_AT_START + (1 - SACRIFICE_AT_START) * done
            )
        return win_chances(points, LEAD_AT_START + (LEAD_AT_END - LEAD_AT_START) * done)

    def _points(self, board: Board, table: Table, own: int, left: int) -> float:
        """Points of a player without the sacrifices, had and expected. They are cached: tokens placed in another order
        give the same position."""
        key = (own, left, table.complete_tile, *board.slots)
        points = self._known.get(key)
        if points is None:
            if len(self._known) > 200_000:
                self._known.clear()
            had = scoring.score(board, table, own, 0, ()).total
            points = self._known[key] = had + expected_points(board, table, own, left)
        return points


def expected_points(board: Board, table: Table, own: int, tokens: int) -> float:
    """What so many tokens may still bring: the temples in reach, the best ratio of points to tokens first."""
    offers = sorted(_offers(board, table, own, min(tokens, MAX_DISTANCE)), reverse=True)
    total, left = 0.0, float(tokens)
    for rate, price in offers:
        if rate <= SPARE_TOKEN:
            break
        if price >= left:
            return total + rate * left
        total += rate * price
        left -= price
    return total + SPARE_TOKEN * left


def _offers(board: Board, table: Table, own: int, farthest: int) -> list[tuple[float, float]]:
    """For each temple in reach: points for each token of the way, and the tokens it takes."""
    beside = grow(own)
    missing = board.temples & ~beside
    found: dict[int, int] = {}
    for tokens, cells in enumerate(rings(board, own, farthest), 1):
        new = missing & grow(cells)
        if new:
            missing ^= new
            while new:
                bit = new & -new
                found[bit] = tokens
                new ^= bit
    offers = []
    for tile in board.lying:
        temples = tile.temples
        unseen = temples & ~beside
        if not unseen:
            continue
        fresh = unseen == temples
        share = table.complete_tile / unseen.bit_count()
        near = sorted((tokens, bit) for bit, tokens in found.items() if bit & unseen)
        for tokens, bit in near:
            gain = share + (POINTS["small_temple"] if bit & tile.small else POINTS["large_temple"])
            if fresh:
                gain += FIRST_TEMPLE_OF_TILE
                fresh = False
            price = 1 + (tokens - 1) * SEPARATE_WAY
            offers.append((gain / price, price))
    return offers


def rings(board: Board, own: int, farthest: int) -> list[int]:
    """The cells within one token's way of a player's tokens, within two, and so on. Other tokens are no hindrance
    here, they are few; a forest or a crossing takes two tokens (D7.5, D7.8)."""
    forest, land = board.forest, board.land
    open_land = land & ~forest
    before = reach_before = 0
    cells = own
    rings = []
    for _ in range(farthest):
        near = cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH
        reach = near | board.around_groups(near)
        after = cells | reach & open_land | grow(cells & forest) & forest
        if before:
            after |= reach_before & forest
            if reach_before & board.water:
                after |= board.across(reach_before) & land
        before, reach_before = cells, reach
        cells = after
        rings.append(cells)
    return rings


EVALUATION: Final = Dokmus()

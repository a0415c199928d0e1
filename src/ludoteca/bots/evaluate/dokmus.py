"""Dokmus: the points there are, and the points that the tokens left can still reach."""

from typing import Any, Final

from ludoteca.bots.evaluate.evaluation import Evaluation, shares
from ludoteca.core import Chance, Position
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.components import POINTS, TOKENS, Table
from ludoteca.games.dokmus.grid import WIDTH, grow
from ludoteca.games.dokmus.position import DokmusPosition

FARTHEST: Final = 7
"""Temples that take more tokens than this are out of sight."""
TILE_HOPE: Final = 3.0
"""What the first temple of one more tile adds on average (D12.6)."""
SPARE: Final = 0.55
"""What a token is worth that nothing in sight asks for."""
SHARED: Final = 0.75
"""How much of the way to a temple is not also the way to another one."""
SWING_START: Final = 9.0
SWING_END: Final = 2.0
"""The lead that makes 73 % with all tokens in hand, and with none."""


class Dokmus(Evaluation):
    """Points by D12, with temples in reach as an order of visits that the tokens left must pay for."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], float] = {}

    def hopes(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, DokmusPosition)
        given, table = position.sacrificed, position.table
        done = 0.0
        points = []
        for seat, own in enumerate(position.own):
            left = position.supply(seat)
            done += 1 - left / TOKENS
            points.append(self._worth(position.board, table, own, left))
        done /= seats
        for seat in range(seats):
            points[seat] += scoring.sacrifice_points(table, given[seat], given) * (0.3 + 0.7 * done)
        return shares(points, SWING_START + (SWING_END - SWING_START) * done)

    def _worth(self, board: Board, table: Table, own: int, left: int) -> float:
        """Points of a player but for the sacrifices, had and hoped for. They are remembered: tokens placed in another
        order lie the same."""
        key = (own, left, table.complete_tile, *board.slots)
        worth = self._known.get(key)
        if worth is None:
            if len(self._known) > 200_000:
                self._known.clear()
            had = scoring.score(board, table, own, 0, ()).total
            worth = self._known[key] = had + promise(board, table, own, left)
        return worth


def promise(board: Board, table: Table, own: int, tokens: int) -> float:
    """What so many tokens may still bring: the temples in sight, the best for its price first."""
    offers = sorted(_offers(board, table, own, min(tokens, FARTHEST)), reverse=True)
    total, left = 0.0, float(tokens)
    for rate, price in offers:
        if rate <= SPARE:
            break
        if price >= left:
            return total + rate * left
        total += rate * price
        left -= price
    return total + SPARE * left


def _offers(board: Board, table: Table, own: int, farthest: int) -> list[tuple[float, float]]:
    """For each temple in sight: points for each token of the way, and the tokens it takes."""
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
                gain += TILE_HOPE
                fresh = False
            price = 1 + (tokens - 1) * SHARED
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

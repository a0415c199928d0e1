"""Dokmus: the points there are, and the points that the tokens left can still reach."""

from typing import Any, ClassVar, Final

from ludoteca.bots.evaluate.evaluation import Evaluation, win_chances
from ludoteca.bots.evaluate.feature import Feature, rivals, total
from ludoteca.core import Chance, Move, Position
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.components import POINTS, TOKENS, PlayerCountTable
from ludoteca.games.dokmus.grid import CORNER, DIAGONAL, SLOT_NAMES, TILE, WIDTH, grow, name, row_column
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.games.dokmus.state import DRAFTING

# The weights, in points unless said otherwise.
MAX_DISTANCE: Final = 7  # tokens on the way to a temple, at most
FIRST_TEMPLE_OF_TILE: Final = 3.0  # the first temple of one more tile, on average (D12.6)
SPARE_TOKEN: Final = 0.55  # a token left that no temple in reach asks for
SEPARATE_WAY: Final = 0.75  # share of the way to a temple that is not also the way to another one
SACRIFICE_AT_START: Final = 0.3  # share of the sacrifice points that counts with all tokens in hand; at the end 1
LEAD_AT_START: Final = 9.0  # the lead that makes a chance of 73 % with all tokens in hand
LEAD_AT_END: Final = 2.0  # the same with no token in hand


class Dokmus(Evaluation):
    """Points by D12, and the temples that the tokens left can reach."""

    feature_names: ClassVar[tuple[str, ...]] = (
        "large-temple", "small-temple", "complete", "spread", "ruins", "sacrifice", "spare",
        "near-large-temple", "near-small-temple", "rival",
    )  # fmt: skip
    line_samples: ClassVar[int] = 8

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], float] = {}

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, DokmusPosition)
        done = progress(position, seats)
        points = self.expected_points(position, seats, chance)
        return win_chances(points, LEAD_AT_START + (LEAD_AT_END - LEAD_AT_START) * done)

    def quiet(self, position: Position[Any]) -> bool:
        """D4.2: between two rounds."""
        assert isinstance(position, DokmusPosition)
        return position.phase == DRAFTING and not any(position.cards)

    def expected_points(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, DokmusPosition)
        given, table = position.sacrificed, position.table
        share = SACRIFICE_AT_START + (1 - SACRIFICE_AT_START) * progress(position, seats)
        return [
            self._points(position.board, table, own, position.supply(seat))
            + scoring.sacrifice_points(table, given[seat], given) * share
            for seat, own in enumerate(position.own)
        ]

    def line_features(
        self, position: Position[Any], move: Move, seat: int, seats: int, chance: Chance
    ) -> list[Feature]:
        """The points had and expected when the turn is over, and those of the others."""
        after = position.copy()
        after.play(move, chance)
        self.play_on(after, seat, seats, chance)
        assert isinstance(after, DokmusPosition)
        others = {other: total(features(after, other, seats)) for other in range(seats) if other != seat}
        return features(after, seat, seats) + rivals(others)

    def _points(self, board: Board, table: PlayerCountTable, own: int, left: int) -> float:
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


def progress(position: DokmusPosition, seats: int) -> float:
    """The share of all tokens that have left the hands."""
    return sum([1 - position.supply(seat) / TOKENS for seat in range(seats)]) / seats


Offer = tuple[float, float, int, int]
"""A temple in reach: points for each token of the way, the tokens that count for it, the tokens it takes, its bit."""


def expected_points(board: Board, table: PlayerCountTable, own: int, tokens: int) -> float:
    """What so many tokens may still bring: the temples in reach, the best ratio of points to tokens first."""
    bought, left = affordable(_offers(board, table, own, min(tokens, MAX_DISTANCE)), tokens)
    return sum([rate * price for rate, price, _, _ in bought]) + SPARE_TOKEN * left


def affordable(offers: list[Offer], tokens: int) -> tuple[list[Offer], float]:
    """The offers that so many tokens can pay, the last one perhaps in part, and the tokens that are left."""
    bought, left = [], float(tokens)
    for rate, price, way, temple in sorted(offers, reverse=True):
        if rate <= SPARE_TOKEN or not left:
            break
        bought.append((rate, min(price, left), way, temple))
        left -= min(price, left)
    return bought, left


def _offers(board: Board, table: PlayerCountTable, own: int, farthest: int) -> list[Offer]:
    """All temples in reach that a player has not discovered."""
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
            offers.append((gain / price, price, tokens, bit))
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
        both = cells | cells << DIAGONAL  # `grow`, without a call
        near = both >> 1 | both >> WIDTH
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


def features(position: DokmusPosition, seat: int, seats: int) -> list[Feature]:
    """What the points of a seat are made of; they add up to what `estimate` counts for it."""
    board, table, own, given = position.board, position.table, position.own[seat], position.sacrificed
    beside = grow(own)
    found, tiles = [], 0
    for slot, tile in enumerate(board.lying):
        seen = beside & tile.temples
        found += [_temple(board, slot, bit) for bit in _bits(seen)]
        tiles += seen > 0
        if seen and seen == tile.temples:
            found.append(Feature("complete", table.complete_tile, 1, _face(board, slot), SLOT_NAMES[slot]))
    ruins = (own & board.ruins).bit_count()
    points = scoring.sacrifice_points(table, given[seat], given)
    share = SACRIFICE_AT_START + (1 - SACRIFICE_AT_START) * progress(position, seats)
    bought, left = affordable(
        _offers(board, table, own, min(position.supply(seat), MAX_DISTANCE)), position.supply(seat)
    )
    for rate, price, way, bit in bought:
        slot = next(slot for slot, tile in enumerate(board.lying) if tile.temples & bit)
        temple = _temple(board, slot, bit)
        found.append(Feature(f"near-{temple.name}", rate * price, way, temple.place, temple.shown))
    return [
        *found,
        Feature("spread", POINTS["tiles_with_a_discovered_temple"][tiles], tiles),
        Feature("ruins", ruins * POINTS["ruins_token"], ruins),
        Feature("sacrifice", points * share, given[seat]),
        Feature("spare", SPARE_TOKEN * left, left),
    ]


def _temple(board: Board, slot: int, bit: int) -> Feature:
    """A discovered temple. It is known by its printed cell, which stays when its tile moves or turns."""
    large = bool(bit & board.lying[slot].large)
    number = bit.bit_length()
    (row, column), (top, left) = row_column(number), row_column(CORNER[slot])
    row, column = row - top, column - left
    for _ in range(board.slots[slot] & 3):
        row, column = TILE - 1 - column, row
    place = f"{_face(board, slot)} {row} {column}"
    if large:
        return Feature("large-temple", POINTS["large_temple"], 1, place, name(number))
    return Feature("small-temple", POINTS["small_temple"], 1, place, name(number))


def _face(board: Board, slot: int) -> str:
    return str(board.slots[slot] >> 2)


def _bits(cells: int) -> list[int]:
    return [1 << place for place in range(cells.bit_length()) if cells >> place & 1]


EVALUATION: Final = Dokmus()

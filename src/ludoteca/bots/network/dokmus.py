"""Dokmus in numbers, for networks: the row that a seat sees of a position, and the number of a move.

Both are those of `ludoteca.research`, which documents them block by block. This module needs nothing but the standard
library, so that a network plays in the browser too.
"""

from array import array
from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, cast

from ludoteca.bots.network.reader import Memory, Reader, zeros
from ludoteca.core import Position
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.board import AREA, EMPTY, Board
from ludoteca.games.dokmus.components import POWERS, ROUNDS, TERRAINS, TOKENS, TOKENS_PER_TURN, Tiles, table
from ludoteca.games.dokmus.grid import ALL, BIT, CELLS, SIDE, SLOT_NAMES, TILE, WIDTH, cells_of, name
from ludoteca.games.dokmus.state import DRAFTING, NO_BONUS, PHASES, TURN, State
from ludoteca.games.dokmus.view import handed

POINTS: Final = ("ruins", "temples", "complete", "spread", "sacrifice", "total")
MOST_POINTS: Final = 100
CARDS: Final = max(POWERS)
PLACE_IN_PLANE: Final = [0, *(place // WIDTH * SIDE + place % WIDTH for place in range(CELLS))]
"""By number of a cell, where it is in a plane."""
CORNERS: Final = [slot // 3 * TILE * SIDE + slot % 3 * TILE for slot in range(len(SLOT_NAMES))]
"""By slot, where it begins in a plane."""
CELL_NAMES: Final = [name(cell) for cell in ALL]
CELL: Final = {cell: number for number, cell in enumerate(CELL_NAMES)}
"""By notation, where a cell is in a plane of the whole grid."""

ACTIONS: Final = (
    ("start", [f"start {cell}" for cell in CELL_NAMES]),
    ("draft", [f"draft {card}" for card in sorted(POWERS)]),
    ("place", [f"place {cell}" for cell in CELL_NAMES]),
    ("sacrifice", [f"place {cell} sacrifice" for cell in CELL_NAMES]),
    ("talisman", ["talisman"]),
    ("slide", [f"slide {slot}" for slot in SLOT_NAMES]),
    ("rotate", [f"rotate {slot} {way}" for slot in SLOT_NAMES for way in ("cw", "ccw")]),
    ("decline", ["decline"]),
    ("end", ["end"]),
    ("move", [f"move {cell}" for cell in CELL_NAMES]),
    ("to", CELL_NAMES),
)
"""The pieces of all moves, by group. Moving a token (A7, A11) is two of them, the token and where it goes, since
temples join any two cells."""


def split(text: str) -> tuple[str, ...]:
    """The pieces of a move."""
    verb, _, rest = text.partition(" ")
    if verb != "move":
        return (text,)
    token, target = rest.split(" ")
    return f"{verb} {token}", target


@cache
def _numbers() -> dict[str, int]:
    return {piece: number for number, piece in enumerate(piece for _, pieces in ACTIONS for piece in pieces)}


def blocks(players: int) -> dict[str, int]:
    """The blocks of a row, and how many numbers each has."""
    board = table(players).rows * TILE * SIDE
    return {
        "terrain": len(TERRAINS) * board, "tokens": players * board, "lifted": board, "bonus": board, "hole": board,
        "phase": len(PHASES), "round": ROUNDS, "turn": players, "talisman": players, "drafter": players,
        "chosen": players, "revealed": players * CARDS, "card": CARDS, "hand": CARDS, "acting": CARDS,
        "left": TOKENS_PER_TURN + 1, "guardian": 1, "supply": players, "sacrificed": players,
        "points": players * len(POINTS),
    }  # fmt: skip


def parts_of(most: int, highest: int) -> list[float]:
    """What the counts 0 to `highest` are in a row, where `most` stands for 1: numbers of 32 bits."""
    scale = array("f", [1 / most])[0]
    return [min(float(array("f", [number * scale])[0]), 1.0) for number in range(highest + 1)]


@cache
def _terrain(rows: str) -> list[Memory]:
    """A tile as planes of terrain, row by row."""
    return [
        cast("Memory", memoryview(array("f", [sign == terrain for sign in rows[first : first + TILE]])))
        for terrain in TERRAINS
        for first in range(0, TILE * TILE, TILE)
    ]


_NOTHING: Final = [zeros(TILE)] * (len(TERRAINS) * TILE)


class Shape:
    """Where the blocks of a row begin, and the pieces that rows are put together from."""

    __slots__ = (
        "acting",
        "areas",
        "board",
        "bonus",
        "card",
        "chosen",
        "drafter",
        "guardian",
        "hand",
        "hole",
        "known",
        "left",
        "lifted",
        "no_action",
        "no_area",
        "no_turn",
        "of_points",
        "of_tokens",
        "phase",
        "points",
        "revealed",
        "rings",
        "round",
        "rows",
        "sacrificed",
        "sacrifices",
        "size",
        "supply",
        "table",
        "talisman",
        "tokens",
        "turn",
    )

    def __init__(self, players: int) -> None:
        start, end = {}, 0
        for block, length in blocks(players).items():
            start[block], end = end, end + length
        self.size = end
        self.table = rules = table(players)
        self.rows = rules.rows * TILE
        self.board = self.rows * SIDE
        self.rings = [[(seat + k) % players for k in range(players)] for seat in range(players)]
        self.tokens, self.lifted, self.bonus, self.hole = (start[key] for key in ("tokens", "lifted", "bonus", "hole"))
        self.phase, self.round, self.turn = start["phase"], start["round"] - 1, start["turn"]
        self.talisman, self.drafter, self.chosen = start["talisman"], start["drafter"], start["chosen"]
        self.revealed, self.card, self.hand = start["revealed"] - 1, start["card"] - 1, start["hand"] - 1
        self.acting, self.left, self.guardian = start["acting"], start["left"], start["guardian"]
        self.supply, self.sacrificed, self.points = start["supply"], start["sacrificed"], start["points"]
        self.areas = [self._plane(area) for area in AREA]
        nothing = zeros(self.size)
        self.no_turn, self.no_action, self.no_area = (
            nothing[first:last]
            for first, last in (
                (self.phase, self.chosen), (self.acting, self.supply), (0, self.board)
            )
        )  # fmt: skip
        self.known = lru_cache(4096)(self._known)
        self.sacrifices = lru_cache(1024)(lambda given: [scoring.sacrifice_points(rules, own, given) for own in given])
        self.of_tokens = parts_of(TOKENS, TOKENS)
        self.of_points = parts_of(MOST_POINTS, 2 * MOST_POINTS)

    def _known(self, cards: tuple[int, ...], shown: int, seat: int, drafter: int | None) -> Memory:
        """What a seat knows of the cards, the blocks from `chosen` to `hand`; without `drafter` it was handed none."""
        out = zeros(self.acting - self.chosen)
        for place, owner in enumerate(self.rings[seat]):
            card = cards[owner]
            if card:
                out[place] = 1.0
                if card <= shown:
                    out[self.revealed - self.chosen + place * CARDS + card] = 1.0
        if cards[seat]:
            out[self.card - self.chosen + cards[seat]] = 1.0
        if drafter is not None:
            for card in handed(self.table, cards, seat, drafter):
                out[self.hand - self.chosen + card] = 1.0
        return out

    def _plane(self, cells: int) -> Memory:
        """A set of cells as a plane."""
        plane = zeros(self.board)
        for number in cells_of(cells):
            if PLACE_IN_PLANE[number] < self.board:
                plane[PLACE_IN_PLANE[number]] = 1.0
        return plane


class PlayerFacts:
    """What everybody sees of one player."""

    __slots__ = ("base", "given", "own", "plane", "points", "supply")

    def __init__(self, shape: Shape) -> None:
        self.own = 0
        self.plane = zeros(shape.board)
        """Where the tokens stand."""
        self.base = 0
        """D12.2 – D12.6: the points of the board."""
        self.given: tuple[int, ...] = ()
        self.supply = 0
        self.points = zeros(len(POINTS))


class DokmusReader(Reader):
    """Looks at the bits of a position. It keeps the planes of the board, and what everybody sees of the players: who
    shows it the positions of one game in turn pays only for what has changed."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size = shape.size
        self.planes = zeros(len(TERRAINS) * shape.board)
        self.tiles: Tiles | None = None
        self.slots = [EMPTY] * len(SLOT_NAMES)
        self.board: Board | None = None
        self.players = [PlayerFacts(shape) for _ in shape.rings]

    def write(self, position: State, seat: int, prefix: Sequence[str], out: Memory) -> None:
        shape, board = self.shape, position.board
        moved = board is not self.board
        if moved:
            self._lay(board)
        given = position.sacrificed
        for seat_looked_at, player in enumerate(self.players):
            own = position.own[seat_looked_at]
            if moved or own != player.own:
                self._place(player, board, own)
                self._give(position, player, seat_looked_at)
            elif given is not player.given:
                self._give(position, player, seat_looked_at)
        out[: shape.tokens] = self.planes
        start, end, points = shape.tokens, shape.tokens + shape.board, shape.points
        of_tokens = shape.of_tokens
        for place, owner in enumerate(shape.rings[seat]):
            player = self.players[owner]
            out[start:end] = player.plane
            start, end = end, end + shape.board
            out[shape.supply + place] = of_tokens[player.supply]
            out[shape.sacrificed + place] = of_tokens[given[owner]]
            out[points : points + len(POINTS)] = player.points
            points += len(POINTS)
        out[shape.lifted : shape.bonus] = shape.no_area
        for piece in prefix:
            out[shape.lifted + CELL[piece.removeprefix("move ")]] = 1.0
        out[shape.hole : shape.phase] = shape.areas[board.hole]
        self._turn(position, seat, out)
        asked = position.phase == DRAFTING and position.seat == seat
        out[shape.chosen : shape.acting] = shape.known(
            position.cards, position.card, seat, position.drafter if asked or position.cards[seat] else None
        )

    def _lay(self, board: Board) -> None:
        """The tiles that lie differently than before."""
        fresh = board.tiles is not self.tiles
        for slot, face in enumerate(board.slots[: self.shape.rows // TILE * 3]):
            if fresh or face != self.slots[slot]:
                rows = _NOTHING if face == EMPTY else _terrain("".join(board.tiles.rows[face]))
                for number, row in enumerate(rows):
                    plane, line = divmod(number, TILE)
                    start = plane * self.shape.board + CORNERS[slot] + line * SIDE
                    self.planes[start : start + TILE] = row
        self.tiles, self.slots, self.board = board.tiles, board.slots, board

    def _place(self, player: PlayerFacts, board: Board, own: int) -> None:
        """Tokens that stand elsewhere, or other terrain around them."""
        changed, player.own, plane = own ^ player.own, own, player.plane
        while number := changed.bit_length():
            bit = BIT[number]
            plane[PLACE_IN_PLANE[number]] = 1.0 if own & bit else 0.0
            changed ^= bit
        of_points, points = self.shape.of_points, player.points
        ruins, temples, complete, spread = scoring.board_points(board, self.shape.table, own)
        points[0] = of_points[ruins]
        points[1] = of_points[temples]
        points[2] = of_points[complete]
        points[3] = of_points[spread]
        player.base = ruins + temples + complete + spread

    def _give(self, position: State, player: PlayerFacts, seat: int) -> None:
        """The supply, and the points for sacrifices, which depend on everybody's."""
        of_points, points = self.shape.of_points, player.points
        player.given = position.sacrificed
        player.supply = position.supply(seat)
        sacrifice = self.shape.sacrifices(position.sacrificed)[seat]
        points[4] = of_points[sacrifice]
        points[5] = of_points[player.base + sacrifice]

    def _turn(self, position: State, seat: int, out: Memory) -> None:
        shape, n = self.shape, len(self.players)
        out[shape.phase : shape.chosen] = shape.no_turn
        out[shape.phase + position.phase] = 1.0
        out[shape.round + position.round] = 1.0
        if position.seat is not None:
            out[shape.turn + (position.seat - seat) % n] = 1.0
        out[shape.talisman + (position.talisman - seat) % n] = 1.0
        out[shape.drafter + (position.drafter - seat) % n] = 1.0
        out[shape.acting : shape.supply] = shape.no_action
        bonus = NO_BONUS
        if position.phase == TURN:
            bonus = position.bonus
            if position.card:
                out[shape.acting + position.card - 1] = 1.0
            out[shape.left + position.left] = 1.0
            out[shape.guardian] = position.guardian
        out[shape.bonus : shape.hole] = shape.no_area if bonus == NO_BONUS else shape.areas[bonus]

    def number(self, move: str) -> int:
        return _numbers()[split(move)[0]]

    def key(self, position: Position[Any]) -> Hashable:
        assert isinstance(position, State)
        return (
            *position.own, *position.board.slots, position.sacrificed, position.round, position.phase, position.seat,
            position.talisman, position.drafter, position.cards, position.card, position.left, position.guardian,
            position.bonus,
        )  # fmt: skip


@cache
def shape_of(players: int) -> Shape:
    return Shape(players)


def reader(players: int) -> DokmusReader:
    """A new reader, for the games of so many players."""
    return DokmusReader(shape_of(players))

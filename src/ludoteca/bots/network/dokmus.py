"""Dokmus in numbers, for networks: the row that a seat sees of a position, and the number of a move.

Both are those of `ludoteca.research`, which documents them block by block. This module needs nothing but the standard
library, so that a network plays in the browser too.
"""

from array import array
from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from ludoteca.bots.network.reader import Memory, Reader, zeros
from ludoteca.core import Position
from ludoteca.games.dokmus import scoring
from ludoteca.games.dokmus.board import AREA, EMPTY, Board
from ludoteca.games.dokmus.components import POWERS, ROUNDS, TERRAINS, TOKENS, TOKENS_PER_TURN, Rows, Tiles, table
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


class Shape:
    """Where the blocks of a row begin, counted from the end of the terrain, and the pieces that rows are put together
    from."""

    __slots__ = (
        "acting",
        "areas",
        "board",
        "bonus",
        "card",
        "cells",
        "chosen",
        "drafter",
        "guardian",
        "hand",
        "hole",
        "known",
        "left",
        "lifted",
        "no_area",
        "no_card",
        "no_turn",
        "of_points",
        "of_tokens",
        "phase",
        "points",
        "revealed",
        "rings",
        "round",
        "sacrificed",
        "sacrifices",
        "size",
        "supply",
        "table",
        "talisman",
        "terrain",
        "turn",
    )

    def __init__(self, players: int) -> None:
        lengths = blocks(players)
        self.terrain = lengths.pop("terrain")
        start, end = {}, 0
        for block, length in lengths.items():
            start[block], end = end, end + length
        self.size = end
        self.table = rules = table(players)
        self.board = rules.rows * TILE * SIDE
        self.rings = [[(seat + k) % players for k in range(players)] for seat in range(players)]
        self.lifted, self.bonus, self.hole = start["lifted"], start["bonus"], start["hole"]
        self.phase, self.round, self.turn = start["phase"], start["round"] - 1, start["turn"]
        self.talisman, self.drafter, self.chosen = start["talisman"], start["drafter"], start["chosen"]
        self.revealed, self.card, self.hand = start["revealed"] - 1, start["card"] - 1, start["hand"] - 1
        self.acting, self.left, self.guardian = start["acting"], start["left"], start["guardian"]
        self.supply, self.sacrificed, self.points = start["supply"], start["sacrificed"], start["points"]
        self.areas = [self._plane(area) for area in AREA]
        nothing = zeros(self.size)
        self.no_turn, self.no_card, self.no_area = (
            nothing[self.phase : self.chosen], nothing[:CARDS], nothing[: self.board]
        )  # fmt: skip
        self.cells = lru_cache(4096)(self._cells)
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

    def _cells(self, rows: Rows, slot: int) -> list[int]:
        """Where the cells of a tile are in the planes of terrain."""
        return [
            TERRAINS.index(sign) * self.board + CORNERS[slot] + line * SIDE + column
            for line, row in enumerate(rows)
            for column, sign in enumerate(row)
        ]

    def _plane(self, cells: int) -> Memory:
        """A set of cells as a plane."""
        plane = zeros(self.board)
        for number in cells_of(cells):
            if PLACE_IN_PLANE[number] < self.board:
                plane[PLACE_IN_PLANE[number]] = 1.0
        return plane


class PlayerFacts:
    """What everybody sees of one player."""

    __slots__ = ("base", "given", "numbers", "own", "plane")

    def __init__(self, shape: Shape) -> None:
        self.own = 0
        self.plane = zeros(shape.board)
        """Where the tokens stand."""
        self.given: tuple[int, ...] = ()
        self.base = (0, 0, 0, 0)
        """D12.2 – D12.6: the points of the board."""
        self.numbers: tuple[float, ...] = ()
        """The supply, the tokens sacrificed and the points; another tuple whenever something has changed."""


class DokmusRow:
    """What one seat sees beside the terrain, kept up to date in place."""

    def __init__(self, shape: Shape, seat: int) -> None:
        self.shape = shape
        self.seat = seat
        self.ring = shape.rings[seat]
        self.memory = zeros(shape.size)
        self.numbers: list[tuple[float, ...]] = [()] * len(self.ring)
        """By place, what was written about its player."""
        self.hole = -1
        self.turn: Turn | None = None
        self.action = NO_ACTION

    def update(self, p: State, players: Sequence[PlayerFacts]) -> None:
        shape, memory, start = self.shape, self.memory, 0
        for place, owner in enumerate(self.ring):
            player = players[owner]
            numbers, end = player.numbers, start + shape.board
            if numbers is not self.numbers[place]:
                self.numbers[place] = numbers
                memory[start:end] = player.plane
                self._numbers(place, numbers)
            start = end
        if p.board.hole != self.hole:
            self.hole = p.board.hole
            memory[shape.hole : shape.phase] = shape.areas[self.hole]
        turn = p.phase, p.round, p.seat, p.talisman, p.drafter, p.card, p.cards
        if turn != self.turn:
            self._turn(turn)
        action = (p.left, p.guardian, p.bonus) if p.phase == TURN else NO_ACTION
        if action != self.action:
            self._action(action)

    def _numbers(self, place: int, numbers: tuple[float, ...]) -> None:
        shape, row = self.shape, self.memory
        start = shape.points + place * len(POINTS)
        row[shape.supply + place], row[shape.sacrificed + place], *_ = numbers
        _, _, row[start], row[start + 1], row[start + 2], row[start + 3], row[start + 4], row[start + 5] = numbers

    def _turn(self, turn: "Turn") -> None:
        self.turn = turn
        phase, number, decides, talisman, drafter, card, cards = turn
        shape, memory, seat, n = self.shape, self.memory, self.seat, len(self.ring)
        memory[shape.phase : shape.chosen] = shape.no_turn
        memory[shape.phase + phase] = 1.0
        memory[shape.round + number] = 1.0
        if decides is not None:
            memory[shape.turn + (decides - seat) % n] = 1.0
        memory[shape.talisman + (talisman - seat) % n] = 1.0
        memory[shape.drafter + (drafter - seat) % n] = 1.0
        asked = phase == DRAFTING and decides == seat
        memory[shape.chosen : shape.acting] = shape.known(cards, card, seat, drafter if asked or cards[seat] else None)
        memory[shape.acting : shape.left] = shape.no_card
        if phase == TURN and card:
            memory[shape.acting + card - 1] = 1.0

    def _action(self, action: "Action") -> None:
        before, self.action = self.action, action
        left, guardian, bonus = action
        shape, memory = self.shape, self.memory
        if before[0] >= 0:
            memory[shape.left + before[0]] = 0.0
        if left >= 0:
            memory[shape.left + left] = 1.0
        memory[shape.guardian] = guardian
        if bonus != before[2]:
            memory[shape.bonus : shape.hole] = shape.no_area if bonus == NO_BONUS else shape.areas[bonus]


Turn = tuple[int, int, int | None, int, int, int, tuple[int, ...]]
"""The phase, the round, the seats that decide, have the talisman and draft first, the card that acts, all cards."""
Action = tuple[int, bool, int]
"""In a turn: the tokens left, whether the guardian is unused, the pending bonus."""
NO_ACTION: Final[Action] = (-1, False, NO_BONUS)


class DokmusReader(Reader):
    """Looks at the bits of a position. It keeps what it saw: who shows it the positions of one game in turn pays only
    for what has changed."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size = shape.terrain + shape.size
        self.planes = zeros(shape.terrain)
        """The terrain."""
        self.tiles: Tiles | None = None
        self.slots = [EMPTY] * len(SLOT_NAMES)
        self.board: Board | None = None
        self.players = [PlayerFacts(shape) for _ in shape.rings]
        self.rows = [DokmusRow(shape, seat) for seat in range(len(shape.rings))]

    def write(self, position: State, seat: int, prefix: Sequence[str], out: Memory) -> None:
        board, given, terrain = position.board, position.sacrificed, self.shape.terrain
        moved = board is not self.board
        if moved:
            self._lay(board)
        for owner, own in enumerate(position.own):
            player = self.players[owner]
            if moved or own != player.own:
                self._place(player, own)
                player.base = scoring.board_points(board, self.shape.table, own)
                self._count(player, given, owner)
            elif given is not player.given:
                self._count(player, given, owner)
        row = self.rows[seat]
        row.update(position, self.players)
        out[:terrain] = self.planes
        out[terrain:] = row.memory
        for piece in prefix:
            out[terrain + self.shape.lifted + CELL[piece.removeprefix("move ")]] = 1.0

    def _lay(self, board: Board) -> None:
        """The tiles that lie differently than before."""
        planes, cells, rows = self.planes, self.shape.cells, board.tiles.rows
        if board.tiles is not self.tiles:
            planes[:] = zeros(self.shape.terrain)
            self.tiles, self.slots = board.tiles, [EMPTY] * len(SLOT_NAMES)
        for slot, face in enumerate(board.slots):
            before = self.slots[slot]
            if face != before:
                if before != EMPTY:
                    for place in cells(rows[before], slot):
                        planes[place] = 0.0
                if face != EMPTY:
                    for place in cells(rows[face], slot):
                        planes[place] = 1.0
        self.slots, self.board = board.slots, board

    def _place(self, player: PlayerFacts, own: int) -> None:
        """Tokens that stand elsewhere."""
        changed, player.own, plane = own ^ player.own, own, player.plane
        while number := changed.bit_length():
            bit = BIT[number]
            plane[PLACE_IN_PLANE[number]] = 1.0 if own & bit else 0.0
            changed ^= bit

    def _count(self, player: PlayerFacts, given: tuple[int, ...], seat: int) -> None:
        """The points for sacrifices depend on everybody's."""
        shape = self.shape
        of_tokens, of_points = shape.of_tokens, shape.of_points
        ruins, temples, complete, spread = player.base
        sacrifice = shape.sacrifices(given)[seat]
        player.given = given
        player.numbers = (
            of_tokens[shape.table.tokens - player.own.bit_count() - given[seat]], of_tokens[given[seat]],
            of_points[ruins], of_points[temples], of_points[complete], of_points[spread], of_points[sacrifice],
            of_points[ruins + temples + complete + spread + sacrifice],
        )  # fmt: skip

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

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
    """Where the parts of a row are, counted from the end of the terrain, and the pieces that rows are put together
    from."""

    __slots__ = (
        "action",
        "actions",
        "areas",
        "board",
        "bonus",
        "cells",
        "changes",
        "front",
        "hole",
        "lifted",
        "no_area",
        "of_tokens",
        "points",
        "rest",
        "rings",
        "sacrificed",
        "sacrifices",
        "scored",
        "size",
        "start",
        "supply",
        "table",
        "terrain",
        "turn",
        "turns",
    )

    def __init__(self, players: int) -> None:
        lengths = blocks(players)
        self.terrain = lengths.pop("terrain")
        self.front, self.rest = slice(0, self.terrain), slice(self.terrain, None)
        start, end = {}, 0
        for block, length in lengths.items():
            start[block], end = end, end + length
        self.start = start
        self.size = end
        self.table = rules = table(players)
        self.board = board = rules.rows * TILE * SIDE
        self.rings = [[(seat + k) % players for k in range(players)] for seat in range(players)]
        self.lifted, self.supply, self.sacrificed = start["lifted"], start["supply"], start["sacrificed"]
        self.bonus, self.hole = (slice(start[name], start[name] + board) for name in ("bonus", "hole"))
        self.turn, self.action = slice(start["phase"], start["left"]), slice(start["left"], start["supply"])
        points, each = start["points"], len(POINTS)
        self.points = [slice(points + place * each, points + (place + 1) * each) for place in range(players)]
        self.areas, self.no_area = [self._plane(area) for area in AREA], zeros(board)
        self.turns = lru_cache(4096)(self._turn)
        self.actions = cache(self._action)
        self.cells = lru_cache(1024)(self._cells)
        self.changes = lru_cache(4096)(self._changes)
        self.sacrifices = lru_cache(1024)(lambda given: [scoring.sacrifice_points(rules, own, given) for own in given])
        self.scored = lru_cache(4096)(_scored)
        self.of_tokens = parts_of(TOKENS, TOKENS)

    def _turn(self, seat: int, turn: "Turn") -> Memory:
        """What a seat sees of a turn: the blocks from `phase` to `acting`."""
        phase, number, decides, talisman, drafter, acting, cards = turn
        start, first, ring = self.start, self.start["phase"], self.rings[seat]
        out = zeros(start["left"] - first)

        def mark(block: str, place: int) -> None:
            out[start[block] - first + place] = 1.0

        mark("phase", phase)
        mark("round", number - 1)
        for block, owner in (("turn", decides), ("talisman", talisman), ("drafter", drafter)):
            if owner is not None:
                mark(block, ring.index(owner))
        for place, owner in enumerate(ring):
            card = cards[owner]
            if card:
                mark("chosen", place)
                if card <= acting:
                    mark("revealed", place * CARDS + card - 1)
        if cards[seat]:
            mark("card", cards[seat] - 1)
        if cards[seat] or (phase == DRAFTING and decides == seat):
            for card in handed(self.table, cards, seat, drafter):
                mark("hand", card - 1)
        if phase == TURN and acting:
            mark("acting", acting - 1)
        return out

    def _action(self, left: int, guardian: bool) -> Memory:
        """The blocks `left` and `guardian`."""
        out = zeros(TOKENS_PER_TURN + 2)
        if left >= 0:
            out[left] = 1.0
        out[-1] = guardian
        return out

    def _changes(self, before: Rows, now: Rows, slot: int) -> tuple[list[int], list[int]]:
        """Where the planes of terrain become 0 and where 1, when a slot shows another tile or turn; () is no tile."""
        old, new = self.cells(before, slot), self.cells(now, slot)
        if not old or not new:
            return old, new
        differ = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
        return [place for place, _ in differ], [place for _, place in differ]

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


_OF_POINTS: Final = parts_of(MOST_POINTS, 2 * MOST_POINTS)


def _scored(ruins: int, temples: int, complete: int, spread: int, sacrifice: int) -> Memory:
    """The points of a player (D12) as they stand in a row."""
    counts = (ruins, temples, complete, spread, sacrifice, ruins + temples + complete + spread + sacrifice)
    return memoryview(array("f", [_OF_POINTS[count] for count in counts]))


class PlayerFacts:
    """What everybody sees of one player's points."""

    __slots__ = ("base", "own", "points")

    def __init__(self) -> None:
        self.own = 0
        self.base = (0, 0, 0, 0)
        """D12.2 – D12.6: the points of the board."""
        self.points = NOTHING


class DokmusRow:
    """What one seat sees beside the terrain, kept up to date in place."""

    def __init__(self, shape: Shape, seat: int) -> None:
        self.shape = shape
        self.seat = seat
        self.ring = shape.rings[seat]
        self.memory = zeros(shape.size)
        self.own = [0] * len(self.ring)
        self.points = [NOTHING] * len(self.ring)
        """By place, what was written of its player."""
        self.given: tuple[int, ...] = ()
        self.hole = -1
        self.turn: Turn | None = None
        self.left, self.guardian, self.bonus = UNSEEN, False, NO_BONUS

    def update(self, p: State, players: Sequence[PlayerFacts]) -> None:
        shape, memory = self.shape, self.memory
        paid, self.given = p.sacrificed is not self.given, p.sacrificed
        for place, owner in enumerate(self.ring):
            own, points = p.own[owner], players[owner].points
            if own is not self.own[place]:
                self._tokens(place, own)
                memory[shape.supply + place] = shape.of_tokens[p.supply(owner)]
            if paid:
                memory[shape.supply + place] = shape.of_tokens[p.supply(owner)]
                memory[shape.sacrificed + place] = shape.of_tokens[p.sacrificed[owner]]
            if points is not self.points[place]:
                self.points[place] = points
                memory[shape.points[place]] = points
        if p.board.hole != self.hole:
            self.hole = p.board.hole
            memory[shape.hole] = shape.areas[self.hole]
        turn = p.phase, p.round, p.seat, p.talisman, p.drafter, p.card, p.cards
        if turn != self.turn:
            self.turn = turn
            memory[shape.turn] = shape.turns(self.seat, turn)
        left, guardian, bonus = (p.left, p.guardian, p.bonus) if p.phase == TURN else NO_ACTION
        if left != self.left or guardian is not self.guardian:
            self.left, self.guardian = left, guardian
            memory[shape.action] = shape.actions(left, guardian)
        if bonus != self.bonus:
            self.bonus = bonus
            memory[shape.bonus] = shape.no_area if bonus == NO_BONUS else shape.areas[bonus]

    def _tokens(self, place: int, own: int) -> None:
        """Tokens that stand elsewhere."""
        changed, self.own[place], memory = own ^ self.own[place], own, self.memory
        start = self.shape.board * place
        while number := changed.bit_length():
            bit = BIT[number]
            memory[start + PLACE_IN_PLANE[number]] = 1.0 if own & bit else 0.0
            changed ^= bit


Turn = tuple[int, int, int | None, int, int, int, tuple[int, ...]]
"""The phase, the round, the seats that decide, have the talisman and draft first, the card that acts, all cards."""
NOTHING: Final = zeros(len(POINTS))
UNSEEN: Final = -1
NO_ACTION: Final = (UNSEEN, False, NO_BONUS)
"""Outside a turn: the tokens left, whether the guardian is unused, the pending bonus."""


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
        self.telling = 0
        """The cells where a token brings points."""
        self.given: tuple[int, ...] = ()
        self.players = [PlayerFacts() for _ in shape.rings]
        self.rows = [DokmusRow(shape, seat) for seat in range(len(shape.rings))]

    def write(self, position: State, seat: int, prefix: Sequence[str], out: Memory) -> None:
        shape, board, given = self.shape, position.board, position.sacrificed
        moved, paid = board is not self.board, given is not self.given
        if moved:
            self._lay(board)
        if paid:
            self.given = given
        for owner, player in enumerate(self.players):
            own = position.own[owner]
            if moved or own is not player.own:
                if moved or (own ^ player.own) & self.telling:
                    player.base = scoring.board_points(board, shape.table, own)
                    player.points = shape.scored(*player.base, shape.sacrifices(given)[owner])
                player.own = own
            if paid:
                player.points = shape.scored(*player.base, shape.sacrifices(given)[owner])
        row = self.rows[seat]
        row.update(position, self.players)
        out[shape.front] = self.planes
        out[shape.rest] = row.memory
        for piece in prefix:
            out[shape.terrain + shape.lifted + CELL[piece.removeprefix("move ")]] = 1.0

    def _lay(self, board: Board) -> None:
        """The tiles that lie differently than before."""
        planes, rows, changes = self.planes, board.tiles.rows, self.shape.changes
        if board.tiles is not self.tiles:
            planes[:] = zeros(self.shape.terrain)
            self.tiles, self.slots = board.tiles, [EMPTY] * len(SLOT_NAMES)
        for slot, face in enumerate(board.slots):
            before = self.slots[slot]
            if face != before:
                gone, come = changes(rows.get(before, ()), rows.get(face, ()), slot)
                for place in gone:
                    planes[place] = 0.0
                for place in come:
                    planes[place] = 1.0
        self.slots, self.board, self.telling = board.slots, board, board.beside_temple | board.ruins

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

"""D1.8 – D1.10: the tiles as they lie, and what joins what. A board never changes; moving a tile makes another."""

from functools import cache
from typing import Final

from ludoteca.games.dokmus.components import FACES, Placed, Tiles
from ludoteca.games.dokmus.grid import BIT, CORNER, DIAGONAL, SLOT_OF, TILE, WIDTH, cell, grow, row_column

EMPTY: Final = -1
NOTHING: Final = Placed(0, 0, 0, 0, 0, 0, 0, 0, {}, (0, 0, 0, 0))


def _quarter(slot: int, step: int) -> dict[int, int]:
    """D1.4: for each cell of a slot, the bit where it comes to lie after a quarter turn."""
    top, left = row_column(CORNER[slot])
    last = TILE - 1
    turned = {}
    for r in range(TILE):
        for c in range(TILE):
            row, column = (c, last - r) if step == 1 else (last - c, r)
            turned[cell(top + r, left + c)] = BIT[cell(top + row, left + column)]
    return turned


_TURN: Final = {(slot, step): _quarter(slot, step) for slot in range(9) for step in (1, -1)}

AREA: Final = tuple(sum(_TURN[slot, 1].values()) for slot in range(9))
"""The 49 cells of each slot."""

BEYOND: Final = tuple(
    tuple(slot + step if ok else None for step, ok in ((-3, r > 0), (1, c < 2), (3, r < 2), (-1, c > 0)))
    for slot, (r, c) in enumerate((r, c) for r in range(3) for c in range(3))
)
"""The slots that lie above, right of, below and left of each slot."""


class Board:
    """Terrain and connections of one arrangement of tiles.

    `slots` holds a face in its orientation (`Tiles.placed`) for each slot, `EMPTY` for the hole. It comes empty; `laid`
    and `_with` fill it.
    """

    __slots__ = (
        "beside_temple",
        "chained",
        "forest",
        "hole",
        "land",
        "lying",
        "ruins",
        "slots",
        "temples",
        "tiles",
        "volcano",
        "water",
    )

    tiles: Tiles
    slots: list[int]
    lying: list[Placed]
    """By slot, what is printed on the tile there."""
    hole: int
    """The slot without a tile."""
    land: int
    forest: int
    ruins: int
    volcano: int
    temples: int
    water: int
    beside_temple: int
    """The cells next to a temple."""
    chained: int
    """The temples that are next to another one."""

    @classmethod
    def laid(cls, tiles: Tiles, slots: list[int]) -> "Board":
        """The board with these faces in its slots."""
        board = Board()
        board.tiles = tiles
        board.slots = slots
        board.lying = [NOTHING if face == EMPTY else tiles.placed(slot, face) for slot, face in enumerate(slots)]
        board.hole = slots.index(EMPTY)
        board.land = board.forest = board.ruins = board.volcano = board.temples = board.water = 0
        for tile in board.lying:
            board.land |= tile.land
            board.forest |= tile.forest
            board.ruins |= tile.ruins
            board.volcano |= tile.volcano
            board.temples |= tile.temples
            board.water |= tile.water
        board.beside_temple = grow(board.temples)
        board.chained = board.temples & board.beside_temple
        return board

    def _with(self, slot: int, to: int, face: int) -> "Board":
        """This board, but for the tile in `slot`, which now lies in the slot `to` and in the orientation `face`."""
        old, tile = self.lying[slot], self.tiles.placed(to, face)
        new = Board()
        new.tiles = self.tiles
        new.slots = self.slots[:]
        new.slots[slot] = EMPTY
        new.slots[to] = face
        new.lying = self.lying[:]
        new.lying[slot] = NOTHING
        new.lying[to] = tile
        new.hole = self.hole if slot == to else slot
        new.land = self.land ^ old.land ^ tile.land
        new.forest = self.forest ^ old.forest ^ tile.forest
        new.ruins = self.ruins ^ old.ruins ^ tile.ruins
        new.volcano = self.volcano ^ old.volcano ^ tile.volcano
        new.temples = self.temples ^ old.temples ^ tile.temples
        new.water = self.water ^ old.water ^ tile.water
        new.beside_temple = grow(new.temples)
        new.chained = new.temples & new.beside_temple
        return new

    def around_groups(self, near: int) -> int:
        """D7.1: everything around the temple groups that have a temple in `near`."""
        group = near & self.temples
        if not group:
            return 0
        if group & self.chained:
            group = self._whole(group)
        both = group | group << DIAGONAL  # `grow`, without a call
        return both >> 1 | both >> WIDTH

    def _whole(self, group: int) -> int:
        """D1.9: some temples, and all those they form groups with."""
        more = group | grow(group) & self.temples
        while more != group:
            group, more = more, more | grow(more) & self.temples
        return group

    def across(self, shore: int) -> int:
        """D7.7, D7.8: all that touches a waterway with a cell in `shore`, by itself or through a temple group.

        D1.8: pieces of water that meet at a tile border are one waterway.
        """
        wet = shore & self.water
        found = crossed = 0
        while number := (wet ^ crossed).bit_length():
            piece, around = self.lying[SLOT_OF[number]].waterways[number]
            crossed |= piece
            found |= around
            wet |= around & self.water
        return found | self.around_groups(found)

    def slid(self, slot: int) -> "Board":
        """D9.2: the tile in `slot` goes into the hole; its orientation stays."""
        return self._with(slot, self.hole, self.slots[slot])

    def turned(self, slot: int, step: int) -> "Board":
        """D9.4: the tile in `slot` makes a quarter turn, clockwise (1) or counter-clockwise (-1)."""
        face = self.slots[slot]
        return self._with(slot, slot, face & ~3 | (face + step) & 3)

    def terrain(self, number: int) -> str | None:
        """The terrain of a cell (D1.6); None if there is no such cell now."""
        row, column = row_column(number)
        slot = row // TILE * 3 + column // TILE
        if slot >= len(self.slots) or self.slots[slot] == EMPTY:
            return None
        return self.tiles.rows[self.slots[slot]][row % TILE][column % TILE]

    def outer_start_cells(self, slot: int) -> int:
        """D3.7, conditions 3 and 4: meadow and forest on the sides of a tile that border no other tile (R12)."""
        found = 0
        for side, beyond in zip(self.lying[slot].starts, BEYOND[slot], strict=True):
            if beyond is None or beyond >= len(self.slots) or beyond == self.hole:
                found |= side
        return found

    def layout(self) -> list[str]:
        """The tiles as a record writes them: `B1 4B 3`."""
        return [describe(slot, face) for slot, face in enumerate(self.slots) if face != EMPTY]


@cache
def describe(slot: int, face: int) -> str:
    return f"{'ABC'[slot % 3]}{slot // 3 + 1} {FACES[face // 4]} {face % 4}"


def carried(cells: int, slot: int, hole: int) -> int:
    """D9.6: tokens on a tile that slides into the hole travel with it."""
    on_tile = cells & AREA[slot]
    if not on_tile:
        return cells
    way = CORNER[hole] - CORNER[slot]
    return cells ^ on_tile | (on_tile << way if way > 0 else on_tile >> -way)


def spun(cells: int, slot: int, step: int) -> int:
    """D9.6: tokens on a tile that turns keep their printed cell."""
    on_tile = cells & AREA[slot]
    if not on_tile:
        return cells
    cells ^= on_tile
    turn = _TURN[slot, step]
    while number := on_tile.bit_length():
        cells |= turn[number]
        on_tile ^= BIT[number]
    return cells

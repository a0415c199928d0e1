"""D1.8 – D1.10: the tiles as they lie, and what joins what. A board never changes; moving a tile makes another."""

from typing import Final

from ludoteca.games.dokmus.grid import BIT, CORNER, NEAR, TILE, WIDTH, bits, cell, grow, row_column
from ludoteca.games.dokmus.tiles import FACES, Placed, Tiles

EMPTY: Final = -1
NOTHING: Final = Placed(0, 0, 0, 0, 0, 0, 0, 0, (), (0, 0, 0, 0))

_LOCAL: Final = tuple(cell(r, c) for r in range(TILE) for c in range(TILE))
_TURN: Final = {
    1: {cell(r, c): cell(c, TILE - 1 - r) for r in range(TILE) for c in range(TILE)},
    -1: {cell(r, c): cell(TILE - 1 - c, r) for r in range(TILE) for c in range(TILE)},
}
"""D1.4: where a printed cell of a tile comes to lie after a quarter turn."""

AREA: Final = tuple(bits(CORNER[slot] + step for step in _LOCAL) for slot in range(9))
"""The 49 cells of each slot."""

BEYOND: Final = tuple(
    tuple(slot + step if ok else None for step, ok in ((-3, r > 0), (1, c < 2), (3, r < 2), (-1, c > 0)))
    for slot, (r, c) in enumerate((r, c) for r in range(3) for c in range(3))
)
"""The slots that lie above, right of, below and left of each slot."""


class Board:
    """Terrain and connections of one arrangement of tiles.

    `slots` holds a face in its orientation (`Tiles.placed`) for each slot, `EMPTY` for the hole.
    """

    __slots__ = (
        "_links",
        "_waterways",
        "beside_temple",
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

    def __init__(self, tiles: Tiles, slots: list[int]) -> None:
        self.tiles = tiles
        self.slots = slots
        self.lying = [NOTHING if face == EMPTY else tiles.placed(slot, face) for slot, face in enumerate(slots)]
        self.hole = slots.index(EMPTY)
        self.land = self.forest = self.ruins = self.volcano = self.temples = self.water = 0
        self._links: dict[int, int] = {}
        self._waterways: list[tuple[int, int]] | None = None
        for tile in self.lying:
            self._exchange(NOTHING, tile)
        self.beside_temple = grow(self.temples)

    def _exchange(self, old: Placed, new: Placed) -> None:
        self.land ^= old.land ^ new.land
        self.forest ^= old.forest ^ new.forest
        self.ruins ^= old.ruins ^ new.ruins
        self.volcano ^= old.volcano ^ new.volcano
        self.temples ^= old.temples ^ new.temples
        self.water ^= old.water ^ new.water

    def _with(self, slot: int, to: int, face: int) -> "Board":
        """This board, but for the tile in `slot`, which now lies in the slot `to` and in the orientation `face`."""
        new = Board.__new__(Board)
        new.tiles = self.tiles
        new.slots = self.slots[:]
        new.slots[slot] = EMPTY
        new.slots[to] = face
        new.hole = self.hole if slot == to else slot
        old_tile, new_tile = self.lying[slot], self.tiles.placed(to, face)
        new.lying = self.lying[:]
        new.lying[slot] = NOTHING
        new.lying[to] = new_tile
        new.land = self.land
        new.forest = self.forest
        new.ruins = self.ruins
        new.volcano = self.volcano
        new.temples = self.temples
        new.water = self.water
        new._exchange(old_tile, new_tile)
        new.beside_temple = grow(new.temples)
        changed = AREA[slot] | AREA[to]
        new._links = {number: around for number, around in self._links.items() if not (around | NEAR[number]) & changed}
        ways = self._waterways
        new._waterways = None
        if ways is not None:
            new._waterways = new._join([way for way in ways if not way[1] & changed])
        return new

    def around_groups(self, near: int) -> int:
        """D7.1: everything around the temple groups that have a temple in `near`."""
        temples = self.temples
        group = near & temples
        if not group:
            return 0
        while True:
            around = group << 1 | group >> 1 | group << WIDTH | group >> WIDTH
            more = around & temples | group
            if more == group:
                return around
            group = more

    def links(self, number: int) -> int:
        """D7.1: everything around the temple groups that a cell touches."""
        known = self._links.get(number)
        if known is None:
            known = self._links[number] = self.around_groups(NEAR[number])
        return known

    def across(self, shore: int) -> int:
        """D7.7, D7.8: all that touches a waterway with a cell in `shore`, by itself or through a temple group."""
        if self._waterways is None:
            self._waterways = self._join([])
        found = 0
        for cells, around in self._waterways:
            if cells & shore:
                found |= around
        return found | self.around_groups(found)

    def _join(self, joined: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """D1.8: the waterways, each with everything around it: pieces that meet at a tile border are one.

        `joined` are those already known.
        """
        everything = 0
        for cells, _ in joined:
            everything |= cells
        for tile in self.lying:
            for piece in tile.waterways:
                cells, around = piece
                if cells & everything:
                    continue
                if around & everything:
                    for other in [other for other in joined if around & other[0]]:
                        joined.remove(other)
                        cells |= other[0]
                        around |= other[1]
                    piece = cells, around
                joined.append(piece)
                everything |= cells
        return joined

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


def describe(slot: int, face: int) -> str:
    return f"{'ABC'[slot % 3]}{slot // 3 + 1} {FACES[face // 4]} {face % 4}"


def carried(cells: int, slot: int, hole: int) -> int:
    """D9.6: tokens on a tile that slides into the hole travel with it."""
    on_tile = cells & AREA[slot]
    way = CORNER[hole] - CORNER[slot]
    return cells ^ on_tile | (on_tile << way if way > 0 else on_tile >> -way)


def spun(cells: int, slot: int, step: int) -> int:
    """D9.6: tokens on a tile that turns keep their printed cell."""
    on_tile = cells & AREA[slot]
    cells ^= on_tile
    start, turn = CORNER[slot], _TURN[step]
    while on_tile:
        number = on_tile.bit_length() - 1
        cells |= BIT[start + turn[number - start]]
        on_tile ^= BIT[number]
    return cells

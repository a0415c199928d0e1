"""D1.8 – D1.10: the tiles as they lie, and what joins what. A board never changes; moving a tile makes another."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludoteca.games.dokmus.grid import BIT, TILE, cells_of, corner, row_column
from ludoteca.games.dokmus.tiles import FACES, Tiles

EMPTY: Final = -1
KEPT: Final = 4096
"""How many boards are remembered: search and take-back return to the same ones."""

_TURNED: Final = {
    step: tuple(
        corner(0) + (c * 22 + 6 - r if step == 1 else (6 - c) * 22 + r) for r in range(TILE) for c in range(TILE)
    )
    for step in (1, -1)
}
_HOME: Final = tuple(r * 22 + c for r in range(TILE) for c in range(TILE))
_TURN: Final = {step: dict(zip(_HOME, _TURNED[step], strict=True)) for step in (1, -1)}


def _areas() -> tuple[int, ...]:
    areas = []
    for slot in range(9):
        area = 0
        for step in _HOME:
            area |= BIT[corner(slot) + step]
        areas.append(area)
    return tuple(areas)


AREA: Final = _areas()
"""The 49 cells of each slot."""


class Board:
    """Terrain and connections of one arrangement of tiles.

    `slots` holds a face in its orientation (`Tiles.placed`) for each slot, `EMPTY` for the hole.
    """

    __slots__ = (
        "beside_temple",
        "connectors",
        "forest",
        "hole",
        "land",
        "rings",
        "ruins",
        "slots",
        "tiles",
        "volcano",
        "waters",
        "wet",
    )

    def __init__(self, tiles: Tiles, slots: tuple[int, ...]) -> None:
        self.tiles = tiles
        self.slots = slots
        self.hole = slots.index(EMPTY)
        meadow = forest = ruins = volcano = temples = 0
        groups: list[tuple[int, int]] = []
        single: list[int] = []
        water: list[tuple[int, int]] = []
        for slot, face in enumerate(slots):
            if face != EMPTY:
                lying = tiles.placed(slot, face)
                meadow |= lying.meadow
                forest |= lying.forest
                ruins |= lying.ruins
                volcano |= lying.volcano
                temples |= lying.small | lying.large
                groups += lying.temples
                single += lying.single
                water += lying.water
        self.land = land = meadow | forest | ruins | volcano
        self.forest = forest
        self.ruins = ruins
        self.volcano = volcano
        joined = _join(groups)
        self.connectors: tuple[int, ...] = tuple(around & land for _, around in joined)
        self.rings: tuple[int, ...] = tuple(ring & forest for ring in single if (ring & forest).bit_count() > 1)
        touches = []
        for _, around in _join(water):
            touch = around & land
            if around & temples:
                for group, beside in joined:
                    if group & around:
                        touch |= beside & land
            touches.append(touch)
        self.waters: tuple[int, ...] = tuple(touches)
        self.beside_temple = 0
        for around in self.connectors:
            self.beside_temple |= around
        self.wet = 0
        for touch in touches:
            self.wet |= touch

    def slid(self, slot: int) -> "Board":
        """D9.2: the tile in `slot` goes into the hole; its orientation stays."""
        slots = list(self.slots)
        slots[self.hole], slots[slot] = slots[slot], EMPTY
        return board(self.tiles, tuple(slots))

    def turned(self, slot: int, step: int) -> "Board":
        """D9.4: the tile in `slot` makes a quarter turn, clockwise (1) or counter-clockwise (-1)."""
        slots = list(self.slots)
        face = slots[slot]
        slots[slot] = face & ~3 | (face + step) & 3
        return board(self.tiles, tuple(slots))

    def terrain(self, number: int) -> str | None:
        """The terrain of a cell (D1.6); None if there is no such cell now."""
        row, column = row_column(number)
        slot = row // TILE * 3 + column // TILE
        if slot >= len(self.slots) or self.slots[slot] == EMPTY:
            return None
        return self.tiles.rows[self.slots[slot]][row % TILE][column % TILE]

    def outer_start_cells(self, slot: int) -> int:
        """D3.7, conditions 3 and 4: meadow and forest on the sides of a tile that border no other tile."""
        rows = self.tiles.rows[self.slots[slot]]
        sr, sc = divmod(slot, 3)
        found = 0
        for r in range(TILE):
            for c in range(TILE):
                outer = (
                    (r == 0 and self._no_tile(sr - 1, sc))
                    or (r == TILE - 1 and self._no_tile(sr + 1, sc))
                    or (c == 0 and self._no_tile(sr, sc - 1))
                    or (c == TILE - 1 and self._no_tile(sr, sc + 1))
                )
                if outer and rows[r][c] in ".f":
                    found |= BIT[corner(slot) + r * 22 + c]
        return found

    def _no_tile(self, sr: int, sc: int) -> bool:
        """R12: beyond a side lies the rim of the grid, or the hole."""
        rows = len(self.slots) // 3
        return not (0 <= sr < rows and 0 <= sc < 3) or self.slots[sr * 3 + sc] == EMPTY

    def layout(self) -> list[str]:
        """The tiles as a record writes them: `B1 4B 3`."""
        return [describe(slot, face) for slot, face in enumerate(self.slots) if face != EMPTY]


def describe(slot: int, face: int) -> str:
    return f"{'ABC'[slot % 3]}{slot // 3 + 1} {FACES[face // 4]} {face % 4}"


def _join(parts: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Joins parts that touch over a tile border (D1.8, D1.9): each a set of cells and what lies around it."""
    joined: list[tuple[int, int]] = []
    everything = 0
    for cells, around in parts:
        if around & everything:
            apart = []
            for other in joined:
                if around & other[0]:
                    cells |= other[0]
                    around |= other[1]
                else:
                    apart.append(other)
            joined = apart
        joined.append((cells, around))
        everything |= cells
    return joined


@lru_cache(maxsize=KEPT)
def board(tiles: Tiles, slots: tuple[int, ...]) -> Board:
    return Board(tiles, slots)


def carried(cells: int, slot: int, hole: int) -> int:
    """D9.6: tokens on a tile that slides into the hole travel with it."""
    on_tile = cells & AREA[slot]
    way = corner(hole) - corner(slot)
    return cells ^ on_tile | (on_tile << way if way > 0 else on_tile >> -way)


def spun(cells: int, slot: int, step: int) -> int:
    """D9.6: tokens on a tile that turns keep their printed cell."""
    on_tile = cells & AREA[slot]
    if not on_tile:
        return cells
    cells ^= on_tile
    start, turn = corner(slot), _TURN[step]
    for number in cells_of(on_tile):
        cells |= BIT[start + turn[number - start]]
    return cells

"""D1: cells and slots, as bits of one big number.

A set of cells is an int with one bit a cell. Rows are one bit wider than the board, so that a step over its right
or left rim lands on a bit that belongs to no cell. Two players use the upper part of the same grid.

Cells are numbered from 1, so that the bit length of a set is the number of its last cell.
"""

from collections.abc import Iterable
from typing import Final

TILE: Final = 7
SIDE: Final = 3 * TILE
WIDTH: Final = SIDE + 1
CELLS: Final = SIDE * WIDTH
DIAGONAL: Final = WIDTH + 1
"""A step down and one to the right."""


def cell(row: int, column: int) -> int:
    """The number of the cell (R, C) of D1.3."""
    return row * WIDTH + column + 1


def row_column(number: int) -> tuple[int, int]:
    return divmod(number - 1, WIDTH)


def name(number: int) -> str:
    """The notation of a cell: (6, 2) is `c7`."""
    row, column = row_column(number)
    return f"{chr(ord('a') + column)}{row + 1}"


ALL: Final = tuple(cell(row, column) for row in range(SIDE) for column in range(SIDE))
BIT: Final = (0, *(1 << place for place in range(CELLS)))
BY_NAME: Final = {name(number): number for number in ALL}
NAMES: Final = {number: text for text, number in BY_NAME.items()}


def grow(cells: int) -> int:
    """Everything adjacent to `cells` (D1.5), and some bits that are no cells: intersect with what exists. One step back
    from both is one step left or down, a row back is one up or right: two operations less than four shifts."""
    both = cells | cells << DIAGONAL
    return both >> 1 | both >> WIDTH


NEAR: Final = tuple(grow(bit) for bit in BIT)

SLOT_NAMES: Final = tuple(f"{'ABC'[column]}{row + 1}" for row in range(3) for column in range(3))
SLOT_BY_NAME: Final = {name: slot for slot, name in enumerate(SLOT_NAMES)}
SLOT_OF: Final = (-1, *(place // WIDTH // TILE * 3 + min(place % WIDTH // TILE, 2) for place in range(CELLS)))
"""The slot of a cell; slots are numbered in reading order (D1.2)."""


CORNER: Final = tuple(cell(row * TILE, column * TILE) for row in range(3) for column in range(3))
"""The top left cell of each slot."""


def in_line(slot: int, other: int) -> bool:
    """D9.2: in the same row or the same column of slots, and not the same."""
    return slot != other and (slot // 3 == other // 3 or slot % 3 == other % 3)


def bits(cells: Iterable[int]) -> int:
    total = 0
    for number in cells:
        total |= BIT[number]
    return total


def cells_of(cells: int) -> list[int]:
    """The numbers of the cells of a set, rising."""
    found: list[int] = []
    while number := cells.bit_length():
        found.append(number)
        cells ^= BIT[number]
    return found[::-1]


def names(cells: int) -> list[str]:
    return [NAMES[number] for number in cells_of(cells)]

"""Sets of cells as words: one 32-bit word for each row of the board, one bit for each column.

Every function takes words in the last axis and works on any number of sets at a time.
"""

from typing import Any

import jax
import jax.numpy as jnp

from ludoteca.games.dokmus.grid import SIDE, TILE

Array = Any

ROW = jnp.uint32((1 << SIDE) - 1)
"""All columns."""
TILE_ROW = jnp.uint32((1 << TILE) - 1)
"""The columns of one tile."""
DISTANCES = (1, 2, 4, 8, 16)
"""Enough to cross a row by doubling."""


def shifted(words: Array, down: int) -> Array:
    """The cells moved down by so many rows (up, if it is negative); what leaves the board is lost."""
    rows = words.shape[-1]
    gone = jnp.zeros((*words.shape[:-1], min(abs(down), rows)), words.dtype)
    if down >= 0:
        return jnp.concatenate([gone, words[..., : max(0, rows - down)]], axis=-1)
    return jnp.concatenate([words[..., min(-down, rows) :], gone], axis=-1)


def grow(words: Array) -> Array:
    """D1.5: everything adjacent to some cells, on the board."""
    return ((words << 1 | words >> 1) & ROW) | shifted(words, 1) | shifted(words, -1)


def flood(seeds: Array, through: Array, sweeps: int = 1) -> Array:
    """The connected parts of `through` that hold one of the `seeds` (D1.8, D1.9).

    A sweep goes one row up and down and fills whole rows. So many sweeps are made at once, without asking whether
    anything changes: asking holds an accelerator up. Then it is repeated until nothing changes in any game.
    """

    def sweep(found: Array) -> Array:
        return _along(found | (shifted(found, 1) | shifted(found, -1)) & through, through)

    found = _along(seeds & through, through)
    for _ in range(sweeps):
        found = sweep(found)
    return jax.lax.while_loop(
        lambda two: jnp.any(two[0] != two[1]), lambda two: (sweep(two[0]), two[0]), (sweep(found), found)
    )[0]


def _along(cells: Array, through: Array) -> Array:
    """All of `through` that is joined with the cells within a row, by doubling (a Kogge-Stone fill, as chess programs
    use it)."""
    right = left = through
    for distance in DISTANCES:
        cells |= (cells << distance & right) | (cells >> distance & left)
        right &= right << distance
        left &= left >> distance
    return cells


def count(words: Array) -> Array:
    """How many cells there are."""
    return jnp.sum(jax.lax.population_count(words), axis=-1).astype(jnp.int32)


def planes(words: Array) -> Array:
    """The cells as truth values, by row and column."""
    return (words[..., None] >> jnp.arange(SIDE, dtype=jnp.uint32) & 1).astype(bool)


def tiles(words: Array) -> Array:
    """The rows of every tile: slot by slot, seven words of seven bits."""
    blocks = words.reshape(*words.shape[:-1], -1, 1, TILE)
    columns = jnp.arange(3, dtype=jnp.uint32)[:, None] * TILE
    cut = blocks >> columns & TILE_ROW
    return cut.reshape(*words.shape[:-1], -1, TILE)


def joined(rows: Array) -> Array:
    """The inverse of `tiles`."""
    slots = rows.reshape(*rows.shape[:-2], -1, 3, TILE)
    columns = jnp.arange(3, dtype=jnp.uint32)[:, None] * TILE
    return jnp.sum(slots << columns, axis=-2, dtype=jnp.uint32).reshape(*rows.shape[:-2], -1)


def quarter_turn(rows: Array, clockwise: Array) -> Array:
    """D1.4: the rows of a tile after a quarter turn."""
    places = jnp.arange(TILE, dtype=jnp.uint32)
    cells = rows[..., None] >> places & 1
    turned = jnp.swapaxes(cells, -1, -2)
    turned = jnp.where(clockwise, turned[..., ::-1], turned[..., ::-1, :])
    return jnp.sum(turned << places, axis=-1, dtype=jnp.uint32)


def cell(number: Array, rows: int) -> Array:
    """The set of one cell by its number in the action space; the empty set if it is negative."""
    row, column = number // SIDE, number % SIDE
    bit = jnp.uint32(1) << jnp.maximum(column, 0).astype(jnp.uint32)
    return jnp.where((jnp.arange(rows) == row) & (number >= 0), bit, jnp.uint32(0))


def area(slot: Array, rows: int) -> Array:
    """The cells of a slot; the empty set if it is negative."""
    bits = TILE_ROW << (jnp.maximum(slot, 0) % 3 * TILE).astype(jnp.uint32)
    return jnp.where((jnp.arange(rows) // TILE == slot // 3) & (slot >= 0), bits, jnp.uint32(0))

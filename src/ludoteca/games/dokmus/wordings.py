"""D1, D3.1: the same island, seen from another side or in a mirror, and tiles by what is printed on them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

from ludoteca.core import Options
from ludoteca.core.wording import Wordings
from ludoteca.games.dokmus.chance_events import LYING
from ludoteca.games.dokmus.components import Rows, Tiles, tiles_for
from ludoteca.games.dokmus.grid import ALL, CORNER, NAMES, SIDE, SLOT_NAMES, cell, row_column

Names = Mapping[str, str]
"""What a cell, a slot or a direction of the notation is called from another side."""


def _seen(turns: int, mirrored: bool) -> Names:
    """The island after some quarter turns, in a mirror or not."""

    def moved(row: int, column: int, side: int) -> tuple[int, int]:
        if mirrored:
            column = side - 1 - column
        for _ in range(turns):
            row, column = column, side - 1 - row
        return row, column

    cells = {NAMES[place]: NAMES[cell(*moved(*row_column(place), SIDE))] for place in ALL}
    slots = {}
    for slot, name in enumerate(SLOT_NAMES):
        row, column = moved(*divmod(slot, 3), 3)
        slots[name] = SLOT_NAMES[row * 3 + column]
    return {**cells, **slots, **({"cw": "ccw", "ccw": "cw"} if mirrored else {})}


_SIDES: Final = [_seen(turns, mirrored) for mirrored in (False, True) for turns in range(4)]
_MEADOW: Final = "."


def wordings(options: Options) -> Wordings:
    """Every way to write a game with these tiles. A layout reads as its terrain, so no name of a face matters."""
    tiles = tiles_for(options.get("tiles"))
    return Wordings([partial(_read, tiles, side) for side in range(len(_SIDES))])


def _read(tiles: Tiles, side: int, text: str) -> Sequence[str]:
    lying = LYING.get(text)
    if lying is not None:
        return _terrain(tiles.rows[lying[1]], lying[0], side)
    return (" ".join(_SIDES[side].get(word, word) for word in text.split()),)


@lru_cache(maxsize=5_000)
def _terrain(rows: Rows, slot: int, side: int) -> Sequence[str]:
    """What is printed on a tile that lies in a slot, but for its meadows; kept, since many games are compared."""
    top, left = row_column(CORNER[slot])
    return [
        f"{_SIDES[side][NAMES[cell(top + r, left + c)]]} {terrain}"
        for r, row in enumerate(rows)
        for c, terrain in enumerate(row)
        if terrain != _MEADOW
    ]

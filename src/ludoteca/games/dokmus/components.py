"""D2, D3.1: the map tiles, and what depends on the number of players, from the data files."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ludoteca.core import Json, canonical
from ludoteca.games.dokmus.grid import BIT, CORNER, TILE, bits, cell, cells_of, grow, row_column

TERRAINS: Final = ".frv^~tT"
FACES: Final = tuple(f"{number}{side}" for number in range(1, 9) for side in "AB")
Rows = tuple[str, ...]


@dataclass(slots=True)
class Placed:
    """A face lying in a slot: where its terrain is."""

    land: int
    """The placeable cells (D1.7)."""
    forest: int
    ruins: int
    volcano: int
    water: int
    temples: int
    small: int
    large: int
    waterways: dict[int, tuple[int, int]]
    """For each cell of water the connected piece inside the tile that it is part of, and that with all around it."""
    starts: tuple[int, int, int, int]
    """Meadow and forest on the upper, right, lower and left side (D3.7)."""


class PlayerCountTable(NamedTuple):
    """What `tables.json` says for a number of players: the row that depends on it, and what holds for all."""

    tiles: int
    rows: int
    hole: int
    corners: tuple[int, ...]
    guardians: tuple[int, ...]
    complete_tile: int
    sacrifice: tuple[int, ...]
    talisman_passes: bool
    rounds: int
    tokens: int
    tokens_per_turn: int


def quarter_turn(rows: Rows) -> Rows:
    """D1.4: one turn clockwise takes the printed cell (r, c) to (c, 6-r)."""
    return tuple("".join(column) for column in zip(*rows[::-1], strict=True))


class Tiles:
    """Sixteen faces, and where their terrain is in every slot and orientation."""

    def __init__(self, faces: Mapping[str, Rows]) -> None:
        self.faces = faces
        self.rows: dict[int, Rows] = {}
        self._placed: dict[tuple[int, int], Placed] = {}
        for number, face in enumerate(FACES):
            rows = faces[face]
            for turns in range(4):
                self.rows[number * 4 + turns] = rows
                rows = quarter_turn(rows)

    def placed(self, slot: int, face: int) -> Placed:
        """A face (numbered by `FACES`, times four, plus its quarter turns) as it lies in a slot."""
        key = slot, face
        found = self._placed.get(key)
        if found is None:
            found = self._placed[key] = _place(slot, self.rows[face])
        return found


def _place(slot: int, rows: Rows) -> Placed:
    masks = dict.fromkeys(TERRAINS, 0)
    top, left = row_column(CORNER[slot])
    bottom, right = top + TILE - 1, left + TILE - 1
    for r, row in enumerate(rows, top):
        for c, terrain in enumerate(row, left):
            masks[terrain] |= BIT[cell(r, c)]
    sides = (
        bits(cell(top, c) for c in range(left, right + 1)),
        bits(cell(r, right) for r in range(top, bottom + 1)),
        bits(cell(bottom, c) for c in range(left, right + 1)),
        bits(cell(r, left) for r in range(top, bottom + 1)),
    )
    above, beyond, below, before = (side & (masks["."] | masks["f"]) for side in sides)
    return Placed(
        masks["."] | masks["f"] | masks["r"] | masks["v"],
        masks["f"],
        masks["r"],
        masks["v"],
        masks["~"],
        masks["t"] | masks["T"],
        masks["t"],
        masks["T"],
        {number: (piece, piece | grow(piece)) for piece in pieces(masks["~"]) for number in cells_of(piece)},
        (above, beyond, below, before),
    )


def pieces(cells: int) -> list[int]:
    """The connected parts of a set of cells (D1.8, D1.9)."""
    found = []
    while cells:
        piece, grown = 0, cells & -cells
        while piece != grown:
            piece, grown = grown, (grown | grow(grown)) & cells
        found.append(piece)
        cells ^= piece
    return found


@cache
def _data(file: str) -> Any:
    return json.loads((files(__package__) / "data" / file).read_text(encoding="utf-8"))


@cache
def table(seats: int) -> PlayerCountTable:
    row = _data("tables.json")["players"][str(seats)]
    return PlayerCountTable(
        tiles=row["tiles"],
        rows=row["rows"],
        hole=row["hole"][0] * 3 + row["hole"][1],
        corners=tuple(r * 3 + c for r, c in row["corner_slots"]),
        guardians=tuple(row["guardians"]),
        complete_tile=row["complete_tile_vp"],
        sacrifice=tuple(row["sacrifice_vp_by_rank"]),
        talisman_passes=row["talisman_passes_each_round"],
        rounds=ROUNDS,
        tokens=TOKENS,
        tokens_per_turn=TOKENS_PER_TURN,
    )


ROUNDS: Final[int] = _data("tables.json")["rounds"]
TOKENS: Final[int] = _data("tables.json")["tokens_per_player"]
TOKENS_PER_TURN: Final[int] = _data("tables.json")["tokens_per_turn"]
POINTS: Final[Mapping[str, Any]] = _data("tables.json")["vp"]
POWERS: Final[Mapping[int, frozenset[str]]] = {
    int(card): frozenset(guardian["actions"]) for card, guardian in _data("tables.json")["guardians"].items()
}
"""D9: what each guardian card lets its player do."""


def tiles_for(option: Json) -> Tiles:
    """The tiles of a game: our own, or those of the option `tiles`, which has been read."""
    return _house() if option is None else _tiles(canonical(option))


@cache
def _house() -> Tiles:
    return _tiles(canonical(_data("tiles.json")))


@lru_cache(maxsize=16)
def _tiles(text: str) -> Tiles:
    return Tiles({face["id"]: tuple(face["rows"]) for face in json.loads(text)["faces"]})

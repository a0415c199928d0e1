"""The ocean tiles: what their sides show, and which hexes they cover in the slots of a layout (T5.1)."""

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.games.tindaya.map.hexes import Hex, hex_at, step

SIDES: Final[tuple[str, ...]] = ("black", "red")
ROTATIONS: Final[tuple[int, ...]] = (0, 180)


class Face:
    """A side of a tile: the cells of its volcano and its trench; for a half-wreck its cell and the step to the other
    half, as the tile lies unrotated."""

    __slots__ = ("trench", "volcano", "wreck")

    def __init__(self, row: Any, directions: dict[str, int]) -> None:
        self.volcano: int = row["volcano"]
        self.trench: int = row["trench"]
        half = row.get("half_wreck")
        self.wreck: tuple[int, int] | None = (half["cell"], directions[half["direction"]]) if half else None


class Layout:
    """Slots side by side."""

    __slots__ = ("_hexes", "covered", "faces", "slots")

    def __init__(self, tiles: Any, name: str) -> None:
        self.slots: list[tuple[int, int]] = [(i, j) for i, j in tiles["layouts"][name]]
        self.covered: list[dict[int, tuple[Hex, ...]]] = [
            {rotation: tuple(_lie(tiles, slot, cell, rotation) for cell in tiles["cells"]) for rotation in ROTATIONS}
            for slot in self.slots
        ]
        """For each slot: the hexes of a tile's cells, by its rotation."""
        directions = {way: step(*steps) for way, steps in tiles["directions"].items()}
        self.faces = {
            (entry["number"], side): Face(entry[side], directions) for entry in tiles["entries"] for side in SIDES
        }
        self._hexes: dict[tuple[int, ...], frozenset[Hex]] = {}

    def hexes(self, rotations: tuple[int, ...]) -> frozenset[Hex]:
        """All hexes under tiles that lie so."""
        known = self._hexes.get(rotations)
        if known is None:
            cells = [covered[rotation] for covered, rotation in zip(self.covered, rotations, strict=True)]
            known = self._hexes[rotations] = frozenset().union(*cells)
        return known


def _lie(tiles: Any, slot: Sequence[int], cell: Sequence[int], rotation: int) -> Hex:
    """T5.1: where a cell of a tile comes to lie."""
    q, r = cell
    if rotation == 180:
        q, r = tiles["rotation_sum"][0] - q, tiles["rotation_sum"][1] - r
    a, b = tiles["slot_a"], tiles["slot_b"]
    return hex_at(q + slot[0] * a[0] + slot[1] * b[0], r + slot[0] * a[1] + slot[1] * b[1])

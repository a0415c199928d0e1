"""T5: the same sea, turned half round. Other data may call everything otherwise (T1.6)."""

import re
from collections.abc import Sequence
from typing import Final

from ludoteca.core import Options
from ludoteca.core.wording import Wordings, as_written
from ludoteca.games.tindaya.components import kit_of

_TILE: Final = re.compile(r"(\d+),(\d+) (\d+ [a-z]+) (0|180)")
"""A tile of a layout: its slot, what it shows, how it lies."""
_HEX: Final = re.compile(r"(-?\d+),(-?\d+)")


def wordings(options: Options) -> Wordings:
    data = options.get("data", {})
    sea = kit_of(data).data["ocean_tiles"]
    layout = options.get("layout") or sea["default_layout"]
    return Wordings([as_written, _HalfTurn(sea, sea["layouts"][layout])], data)


class _HalfTurn:
    """T5.1: a tile goes to the opposite slot and lies the other way round; so do the hexes."""

    def __init__(self, sea: dict[str, list[int]], slots: list[list[int]]) -> None:
        columns, rows = zip(*slots, strict=True)
        self.slot = (min(columns) + max(columns), min(rows) + max(rows))
        self.hex = tuple(
            self.slot[0] * sea["slot_a"][at] + self.slot[1] * sea["slot_b"][at] + sea["rotation_sum"][at]
            for at in (0, 1)
        )

    def __call__(self, text: str) -> Sequence[str]:
        tile = _TILE.fullmatch(text)
        if tile is not None:
            column, row, face, turned = tile.groups()
            return (f"{self.slot[0] - int(column)},{self.slot[1] - int(row)} {face} {180 - int(turned)}",)
        return (_HEX.sub(lambda found: f"{self.hex[0] - int(found[1])},{self.hex[1] - int(found[2])}", text),)

"""What a seat sees, as an array: made of the seat's view alone, block by block.

An observation is one row of float32. A block is a named part of it with a shape, a meaning and a way to fill it from
the view; the table of blocks makes the array, its bounds and its documentation. Counts are divided by `most`, the count
that stands for 1, and cut there; only blocks that are `signed` go
below 0. Seats are counted from the one that looks: 0 is the seat itself, 1 the next one.

Making a view costs more than playing a move. So a game may also bring a `Direct` way, which writes the same row from
the position. The law that both are equal in every position keeps it from leaking (`tests/research`).
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import Options, Position, View, canonical, shelf
from ludoteca.core.resources import load

Array = NDArray[np.float32]
Fill = Callable[[Array, Any], None]
"""Writes a block, which comes filled with zeros, from what was made out of the view."""
Direct = Callable[[Any, int, Sequence[str], Array], None]
"""Writes the whole row of a seat from a position and the first pieces of an unfinished move."""


class Block(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    fill: Fill
    most: int = 1
    signed: bool = False


class ObservationEncoder:
    """Encodes a view as an array, block by block. `read` turns a view, and the first pieces of an unfinished move, into
    what the blocks are filled from."""

    def __init__(self, read: Callable[[View, Sequence[str]], Any], blocks: Iterable[Block]) -> None:
        self.blocks = tuple(blocks)
        self._read = read
        self.parts: dict[str, slice] = {}
        start = 0
        for block in self.blocks:
            self.parts[block.name] = slice(start, start + prod(block.shape))
            start += prod(block.shape)
        assert len(self.parts) == len(self.blocks), "a block has a name of its own"
        self.size = start
        self._scale = self._spread(1 / block.most for block in self.blocks)
        self.low = self._spread(-1 if block.signed else 0 for block in self.blocks)
        self.direct: Direct | None = None
        """The quick way from a position, if the game has one."""

    def _spread(self, values: Iterable[float]) -> Array:
        """One value a block, for each number in it."""
        return np.repeat(np.array([*values], np.float32), [prod(block.shape) for block in self.blocks])

    def encode(self, view: View, prefix: Sequence[str] = (), out: Array | None = None) -> Array:
        """The observation of the seat that the view belongs to."""
        row = np.zeros(self.size, np.float32) if out is None else out
        if out is not None:
            row[:] = 0
        seen = self._read(view, prefix)
        for block, part in zip(self.blocks, self.parts.values(), strict=True):
            block.fill(row[part].reshape(block.shape), seen)
        row *= self._scale
        return np.clip(row, self.low, 1, out=row)

    def observe(
        self, position: Position[Any], seat: int, prefix: Sequence[str] = (), out: Array | None = None
    ) -> Array:
        """The observation of a seat of a position: the same row as that of its view."""
        if self.direct is None:
            return self.encode(position.view(seat), prefix, out)
        row = np.empty(self.size, np.float32) if out is None else out
        self.direct(position, seat, prefix, row)
        return row

    def scaled(self, name: str, highest: int) -> list[float]:
        """What the counts 0 to `highest` of a block are in the row."""
        most = next(block.most for block in self.blocks if block.name == name)
        scale = np.float32(1 / most)
        return [min(float(np.float32(number) * scale), 1.0) for number in range(highest + 1)]

    def planes(self, row: Array) -> Mapping[str, Array]:
        """An observation, or a batch of them, block by block in the blocks' own shapes."""
        front = row.shape[:-1]
        return {block.name: row[..., self.parts[block.name]].reshape(front + block.shape) for block in self.blocks}

    def describe(self) -> str:
        """The blocks as a table in Markdown."""
        lines = ["| from | block | shape | meaning |", "|---|---|---|---|"]
        for block in self.blocks:
            shape = " × ".join(str(length) for length in block.shape)
            most = f"; {block.most} = 1" if block.most > 1 else ""
            sign = ", may be below 0" if block.signed else ""
            lines.append(f"| {self.parts[block.name].start} | {block.name} | {shape} | {block.meaning}{most}{sign} |")
        return "\n".join(lines) + "\n"


def observation_encoder(game: str, players: int, options: Options | None = None) -> ObservationEncoder:
    """The encoder of a game's observations."""
    return _observation_encoder(game, players, canonical(shelf.box(game).settle(players, options or {})))


@cache
def _observation_encoder(game: str, players: int, options: str) -> ObservationEncoder:
    box, settled = shelf.box(game), json.loads(options)
    if box.resources.observations is None:
        from ludoteca.research.observations import default

        return default.build(box, players, settled)
    build: Callable[[int, Options], ObservationEncoder] = load(box.resources.observations)
    return build(players, settled)

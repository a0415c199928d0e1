"""What a seat sees, as an array: made of the seat's view alone, block by block.

An observation is one row of float32. A block is a named part of it with a shape, a meaning and a way to fill it from
the view; the table of blocks makes the array, its bounds and its documentation. Counts are divided by `most`, the count
that stands for 1, and cut there; only blocks that are `signed` go
below 0. Seats are counted from the one that looks: 0 is the seat itself, 1 the next one.

Making a view costs more than playing a move. So a game may also bring an `Observer`, which writes the same row from the
position and makes anew only what has changed since it last looked. The law that both are equal in every position keeps
it from leaking (`tests/research`).
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from math import prod
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import Options, Position, View, canonical
from ludoteca.core.resources import load
from ludoteca.research import mini

Array = NDArray[np.float32]
Memory: TypeAlias = "memoryview[float]"
"""The numbers of an array: plain Python writes single ones faster this way."""
Fill = Callable[[Array, Any], None]
"""Writes a block, which comes filled with zeros, from what was made out of the view."""


def memory_of(array: Array) -> Memory:
    return array.data  # type: ignore[return-value]  # without a cast, which is a call


class Block(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    fill: Fill
    most: int = 1
    signed: bool = False


class Observer(Protocol):
    """Writes observations. It is right for any position of its setting; who shows it the positions of one game in turn
    pays only for what has changed."""

    def write(self, position: Any, seat: int, prefix: Sequence[str], out: Memory) -> None:
        """Writes what a seat sees of a position, with the first pieces of its unfinished move."""


class ViewObserver:
    """For a game that has no quick way."""

    def __init__(self, encoder: "ObservationEncoder") -> None:
        self._encode = encoder.encode

    def write(self, position: Position[Any], seat: int, prefix: Sequence[str], out: Memory) -> None:
        self._encode(position.view(seat), prefix, np.asarray(out))


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
        self.observer: Callable[[], Observer] = lambda: ViewObserver(self)
        """A new observer; a game may put its own in."""

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
        row = np.empty(self.size, np.float32) if out is None else out
        self.observer().write(position, seat, prefix, memory_of(row))
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
    return _observation_encoder(game, players, canonical(mini.box(game).settle(players, options or {})))


@cache
def _observation_encoder(game: str, players: int, options: str) -> ObservationEncoder:
    box, settled = mini.box(game), json.loads(options)
    if box.resources.observations is None:
        from ludoteca.research.observations import default

        return default.build(box, players, settled)
    build: Callable[[int, Options], ObservationEncoder] = load(box.resources.observations)
    return build(players, settled)

"""The observations of a game that brings none: the facts of the view, each in a place of its own.

Some random games tell which facts there are, how long lists grow, how large numbers become and which texts occur. A
number is divided by the largest one seen; a flag is 0 or 1; a text is a 1 at its place among the texts seen; a list
has its length and a place for each item. Whatever the samples did not show stays 0 or is cut off.
"""

from collections.abc import Sequence

import numpy as np

from ludoteca.core import Json, Options, View
from ludoteca.core.json import is_int
from ludoteca.core.shelf import Box
from ludoteca.research import samples
from ludoteca.research.actions import action_codec
from ludoteca.research.observations import Array, Block, ObservationEncoder

Path = tuple[str | int, ...]
Leaf = float | str


class Seen:
    """What a view says, path by path."""

    def __init__(self, view: View, said: Sequence[str]) -> None:
        self.seat = view.seat
        self.said = said
        self.leaves: dict[Path, Leaf] = {}
        self._read((), view.facts)

    def _read(self, path: Path, value: Json) -> None:
        if isinstance(value, dict):
            for key in value:
                self._read((*path, key), value[key])
        elif isinstance(value, list):
            self.leaves[(*path, "length")] = float(len(value))
            for number, item in enumerate(value):
                self._read((*path, number), item)
        elif isinstance(value, str):
            self.leaves[path] = value
        elif value is not None:
            self.leaves[path] = float(value)


def build(box: Box, players: int, options: Options) -> ObservationEncoder:
    numbers: dict[Path, list[float]] = {}
    texts: dict[Path, set[str]] = {}
    for position in samples.positions(box, players, options):
        for seat in range(players):
            for path, leaf in Seen(position.view(seat), ()).leaves.items():
                if isinstance(leaf, str):
                    texts.setdefault(path, set()).add(leaf)
                else:
                    low, high = numbers.setdefault(path, [0.0, 0.0])
                    numbers[path] = [min(low, leaf), max(high, leaf)]
    blocks = [Block("seat", (players,), "the seat that looks", _seat), _said(box, players, options)]
    blocks += [_number(path, *numbers[path]) for path in sorted(numbers, key=_order)]
    blocks += [_text(path, sorted(texts[path])) for path in sorted(texts, key=_order)]
    return ObservationEncoder(Seen, blocks)


def _order(path: Path) -> list[tuple[bool, int, str]]:
    """Items of lists by number, all else by name."""
    return [(is_int(part), part if isinstance(part, int) else 0, str(part)) for part in path]


def _name(path: Path) -> str:
    return ".".join(str(part) for part in path)


def _seat(out: Array, seen: Seen) -> None:
    assert seen.seat is not None, "an observation belongs to a seat"
    out[seen.seat] = 1


def _said(box: Box, players: int, options: Options) -> Block:
    numbers = action_codec(box.key, players, options)

    def fill(out: Array, seen: Seen) -> None:
        out[[numbers.number(piece) for piece in seen.said]] = 1

    return Block("said", (numbers.size,), "the numbers said of a move that is not finished", fill)


def _number(path: Path, low: float, high: float) -> Block:
    """A flag that the fact is there, and the number."""

    def fill(out: Array, seen: Seen) -> None:
        leaf = seen.leaves.get(path)
        if leaf is not None and not isinstance(leaf, str):
            out[:] = most, leaf

    most = max(1, int(np.ceil(max(-low, high))))
    return Block(_name(path), (2,), "1 if it is there; the number", fill, most, signed=low < 0)


def _text(path: Path, known: Sequence[str]) -> Block:
    index = {text: number for number, text in enumerate(known)}

    def fill(out: Array, seen: Seen) -> None:
        leaf = seen.leaves.get(path)
        if isinstance(leaf, str) and leaf in index:
            out[index[leaf]] = 1

    return Block(f"{_name(path)} is", (len(known),), ", ".join(known), fill)

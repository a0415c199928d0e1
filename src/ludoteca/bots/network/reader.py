"""What a network of a game gets to see, and what its answers mean."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeAlias, cast

from ludoteca.core import Position

Memory: TypeAlias = "memoryview[float]"
"""Numbers of 32 bits side by side."""


def zeros(length: int) -> Memory:
    return cast("Memory", memoryview(array("f", bytes(4 * length))))


Network = Callable[[Memory], tuple[Sequence[float], Sequence[float]]]
"""For a row that a seat sees: the logits of all numbers of moves, and the value of every seat, from -1 to 1, from the
seat that looks on."""


class Reader(ABC):
    """Turns positions of a game with so many players into rows, and moves into numbers."""

    size: int
    """The numbers of a row."""

    @abstractmethod
    def write(self, position: Any, seat: int, prefix: Sequence[str], out: Memory) -> None:
        """Writes what a seat sees of a position, with the first pieces of its unfinished move."""

    @abstractmethod
    def number(self, move: str) -> int:
        """The number of a move, or of its first piece."""

    @abstractmethod
    def key(self, position: Position[Any]) -> Hashable:
        """What the legal moves and the row of the seat to decide depend on."""

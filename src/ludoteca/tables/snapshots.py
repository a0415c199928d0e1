"""Earlier positions of a game, kept to go back to: one every so many plies, and not more than a few."""

from typing import Any, NamedTuple

from ludoteca.core import Hashed, Position
from ludoteca.core.referee import Bound

EVERY, MOST = 16, 16


class Snapshot(NamedTuple):
    """A position that nobody plays on, with what else stood at that moment."""

    ply: int
    position: Position[Any]
    lines: int
    """How long the record was."""
    bound: Bound | None
    chance: Hashed


class Snapshots:
    def __init__(self) -> None:
        self._every = EVERY
        self._kept: list[Snapshot] = []

    def due(self, ply: int) -> bool:
        return not self._kept or ply >= self._kept[-1].ply + self._every

    def keep(self, bookmark: Snapshot) -> None:
        """In a long game they lie farther apart."""
        self._kept.append(bookmark)
        if len(self._kept) > MOST:
            del self._kept[1::2]
            self._every *= 2

    def before(self, ply: int) -> Snapshot:
        """The last one up to a ply."""
        return [bookmark for bookmark in self._kept if bookmark.ply <= ply][-1]

    def cut(self, ply: int) -> None:
        """What came after a ply has not happened."""
        while self._kept[-1].ply > ply:
            self._kept.pop()

"""A game as a list of plies: every decision with the position before it and the luck that fell with it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ludoteca.core import Chance, Header, Json, Position, replay
from ludoteca.core.chance import Lot
from ludoteca.core.game import Game
from ludoteca.core.record import ChanceLine, MoveLine, RecordCut

KEPT_GAMES: Final = 2
"""Games whose positions a process keeps: the one it works on, and the one before."""


class Ply(NamedTuple):
    """A decision as it was made."""

    number: int
    """How many decisions came before it."""
    seat: int
    move: str
    position: Position[Any]
    """Before the decision; it must not be changed."""
    chance: Sequence[ChanceLine]
    """What fell with the move."""
    shown: Sequence[str]
    """The words of that luck which everybody saw."""
    begins: bool
    """Another seat decided before it, or chance fell: a turn begins, or goes on with new knowledge."""


class PlayedGame(NamedTuple):
    """A game from its record, finished or not."""

    box: Game[Any]
    header: Header
    settled: dict[str, Json]
    """All options."""
    deal: Sequence[ChanceLine]
    """What fell before the first decision."""
    shown: Sequence[str]
    """The words of it which everybody saw."""
    plies: Sequence[Ply]
    last: Position[Any]
    """After the last decision."""


class _Fallen(Chance):
    """The luck of a record that was checked before, in its order."""

    def __init__(self, lines: Sequence[ChanceLine]) -> None:
        self._left: Iterator[ChanceLine] = iter(lines)
        self._taken: list[ChanceLine] = []
        self._shown: list[str] = []

    def outcome(self, lot: Lot) -> Json:
        line = next(self._left, None)
        if line is None:
            raise RecordCut(lot.name)
        self._taken.append(line)
        self._shown += _words(lot.shown(line.value, None))
        return line.value

    def below(self, n: int) -> int:
        raise RuntimeError("a record holds outcomes, not random numbers")

    def new(self) -> tuple[list[ChanceLine], list[str]]:
        """What was taken since the last call, and the words of it which everybody saw."""
        taken, self._taken = self._taken, []
        shown, self._shown = self._shown, []
        return taken, shown


def _words(value: Json) -> list[str]:
    """The words of an outcome: a card, or a card with whoever it belongs to."""
    values = value.values() if isinstance(value, dict) else [value]
    return [word for word in values if isinstance(word, str)]


@lru_cache(maxsize=KEPT_GAMES)
def read(source: bytes) -> PlayedGame:
    """Reads a record or a trace. Raises `RecordError` at the first line that breaks the rules."""
    again = replay(source)
    box = again.referee.box if again.referee is not None else None
    if box is None:
        raise RecordCut("no position")
    header = again.header
    settled = box.settle(header.players, header.options)
    fallen = _Fallen([line for line in again.lines if isinstance(line, ChanceLine)])
    position = box.new(header.players, settled, fallen)
    deal, dealt = fallen.new()
    plies: list[Ply] = []
    for line in again.lines:
        if not isinstance(line, MoveLine):
            continue
        before = position.copy()
        try:
            position.play(next(move for move in position.moves() if move.text == line.move), fallen)
        except RecordCut:
            position = before
            break
        begins = not plies or plies[-1].seat != line.seat or bool(plies[-1].chance)
        plies.append(Ply(len(plies), line.seat, line.move, before, *fallen.new(), begins))
    return PlayedGame(box, header, settled, deal, dealt, plies, position)

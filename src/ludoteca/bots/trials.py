"""Trials: all moves worth a look are played in the same imagined positions, with the same luck, and the worse half is
left out, again and again. What was imagined favours none of them, so that small differences show early."""

from time import perf_counter
from typing import Final

from ludoteca.bots.evaluate import Evaluation
from ludoteca.bots.nodes import Node
from ludoteca.bots.player import Imagined
from ludoteca.core import Move, Seeded

LUCKS: Final = 1 << 30
MOST: Final = 5
"""How many moves are tried: those that look best."""


class Clock:
    """How much of the thinking is done."""

    def __init__(self, most: int | None, seconds: float | None) -> None:
        self.most = most
        self.seconds = seconds
        self.start = perf_counter()
        self.turns = 0

    @property
    def spent(self) -> float:
        """The part of the turns or of the time that is used up, whichever is greater."""
        turns = self.turns / self.most if self.most else 0.0
        return turns if self.seconds is None else max(turns, (perf_counter() - self.start) / self.seconds)


def try_out(root: Node, real: Imagined, look: Evaluation, seats: int, chance: Seeded, clock: Clock) -> None:
    """Tries the moves of a root until one is left; each halving takes an equal part of the thinking."""
    seat = real.seat
    assert seat is not None
    left = sorted(root.edges.items(), key=lambda row: (-row[1].first, row[0].text))[:MOST]
    halvings = (len(left) - 1).bit_length()
    for halving in range(1, halvings + 1):
        while True:
            world, luck = real.imagine(seat, chance), chance.below(LUCKS)
            for move, edge in left:
                edge.total += _trial(world, move, look, seats, luck)[seat]
                edge.visits += 1
            root.visits += len(left)
            clock.turns += len(left)
            if clock.spent >= halving / halvings:
                break
        left.sort(key=lambda row: (-row[1].total, row[0].text))
        del left[(len(left) + 1) // 2 :]


def _trial(world: Imagined, move: Move, look: Evaluation, seats: int, luck: int) -> list[float]:
    """What every seat may hope for after a move in one imagined position."""
    after, chance = world.copy(), Seeded(luck)
    after.play(move, chance)
    return look.outlook(after, seats, chance)

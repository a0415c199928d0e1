"""A game at one keyboard: one person, the rest played by the computer. No terminal in here."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from ludoteca.bots import Advice, Player, hint
from ludoteca.core import Consequence, Hashed, Json, Referee, Refusal, Refused, View, replay
from ludoteca.core.outcomes import foresee
from ludoteca.core.record import Line, MoveLine, write
from ludoteca.core.shelf import Box

Opponent = Callable[[View, list[str], float], list[str]]
"""Chooses one of the legal moves from what the seat to decide can see, in a turn that has taken so many seconds. Moves
may follow that it plans to make next."""


def opponent(player: Player, seed: str) -> Opponent:
    """A computer player with a stream of luck of its own."""
    generator = Random(f"{seed} opponents")
    return lambda view, legal, spent: player.after(spent).plan(view, legal, generator.getrandbits(32))


class Session:
    """What happens between two decisions of the person, and the ways back."""

    def __init__(self, referee: Referee[Any], seat: int, opponent: Opponent) -> None:
        self.referee = referee
        self.seat = seat
        self.opponent = opponent
        self.seen = 0
        """How many lines of the log the person has been told."""

    @classmethod
    def new(cls, box: Box, seats: int, options: dict[str, Json], seat: int, seed: str, opponent: Opponent) -> "Session":
        return cls(Referee(box, seats, options, Hashed(seed), seed), seat, opponent)

    @property
    def over(self) -> bool:
        return self.referee.position.seat is None

    def advance(self) -> None:
        """Lets the others play until the person decides or the game is over, each within the time for a whole turn."""
        decided, began, plan = None, 0.0, list[str]()
        while (seat := self.referee.position.seat) is not None and seat != self.seat:
            if seat != decided:
                decided, began, plan = seat, perf_counter(), []
            legal = self.legal()
            if not plan or plan[0] not in legal:
                plan = list(self.opponent(self.referee.position.view(seat), legal, perf_counter() - began))
            self.referee.play(seat, plan.pop(0))

    def news(self) -> list[MoveLine]:
        """The moves that the person has not been told yet, as their seat sees them."""
        log = self.referee.log(self.seat)
        fresh = [line for line in log[self.seen :] if isinstance(line, MoveLine)]
        self.seen = len(log)
        return fresh

    def legal(self) -> list[str]:
        return list(self.referee.legal())

    def play(self, text: str) -> None:
        """The person's move; raises `Refused`."""
        self.referee.play(self.seat, text)
        self.seen = len(self.referee.lines)

    def why_not(self, text: str) -> Refusal | None:
        """Why the person cannot play this now; None if they can. Raises `Refused` if it is no move at all."""
        try:
            self.referee.find(self.seat, text)
        except Refused as problem:
            return problem.refusal
        return None

    def what(self, text: str) -> list[Consequence]:
        """What a move of the person would bring about; raises `Refused` if it cannot be played."""
        move = self.referee.find(self.seat, text).text
        return foresee(self.referee.box, self.referee.position.view(self.seat), [move])[move]

    def hint(self) -> list[Advice]:
        """What the best search would consider in the person's place, seeing no more than the person."""
        return hint(self.referee.box, self.referee.position.view(self.seat), self.legal())

    def undo(self) -> bool:
        """Goes back to the person's last decision, also over moves of the computer; False if there is none."""
        lines = self.referee.lines
        own = [number for number, line in enumerate(lines) if isinstance(line, MoveLine) and line.seat == self.seat]
        if not own:
            return False
        self._restore([self.referee.header, *lines[: own[-1]]])
        return True

    def save(self) -> str:
        """The record, which may be loaded again or given to `ludoteca replay`."""
        return write(self.referee.record())

    def load(self, source: bytes) -> None:
        """Goes on with a saved game; raises `RecordError` if it is not a good record of this or another game."""
        again = replay(source, then=_fresh_luck())
        assert again.referee is not None
        self.referee = again.referee
        self.seat = min(self.seat, self.referee.seats - 1)
        self.seen = len(self.referee.lines)

    def _restore(self, lines: list[Line]) -> None:
        self.load(write(lines).encode())
        # What falls from here on is new luck, which no seed in the header explains.
        self.referee.header = self.referee.header._replace(seed=None)


def _fresh_luck() -> Hashed:
    return Hashed(f"{Random().getrandbits(128):x}")

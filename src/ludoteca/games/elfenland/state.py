"""What a position of Elfenland is made of; the chapters of the rules are functions on it."""

from typing import Final

from ludoteca.core import Event, Json, Position
from ludoteca.games.elfenland.moves import ElfMove
from ludoteca.games.elfenland.options import Variant

FIRST_COUNTER: Final = 0
OPEN_COUNTERS: Final = 1
PLANNING: Final = 2
TRAVEL: Final = 3
PAYMENT: Final = 4
HAND_LIMIT: Final = 5
LEFT_OVER: Final = 6
OVER: Final = 7
PHASES: Final = ("face", "take", "plan", "travel", "pay", "discard", "keep", "over")
"""Where the game stands in its round, as views name it."""

NO_COUNTER: Final = -1


class State(Position[ElfMove]):
    """Bags (`bag.py`) for everything that is counted, bit masks for sets of roads, towns and seats.

    It comes empty; `setup.py`, `copy` and `imagine.py` fill it.
    """

    __slots__ = (
        "board", "display", "down", "drawn", "ending", "free", "hands", "homes", "kept", "least", "left",
        "most", "obstacles", "owners", "passes", "phase", "pile", "played", "players", "round", "stack", "start",
        "taken", "towns", "up", "variant", "visited", "way",
    )  # fmt: skip

    variant: Variant
    """The options as the rules ask for them."""
    players: int
    """The number of players."""
    phase: int
    """What is decided now: `FIRST_COUNTER` to `OVER`."""
    round: int
    """The round, from 1 on."""
    start: int
    """The starting player of this round."""

    pile: int
    """The bag of cards to be dealt."""
    hands: list[int]
    """By seat, the bag of cards in hand."""
    played: list[int]
    """By seat, the cards played or discarded this round; all of them together are the discard."""
    most: list[int]
    """By seat, a bag that the hand and the cards played this round cannot exceed, as everybody could see:
    under O10 a caravan tells that its owner lacked the normal price."""

    stack: int
    """The bag of counters to be drawn."""
    display: int
    """The bag of counters that lie open to be taken (E9.1)."""
    up: list[int]
    """By seat, the counters that lie face up before the player."""
    down: list[int]
    """By seat, those that lie face down."""
    drawn: int
    """The kind of counter that the seat to decide has drawn and not laid down yet (E8.1)."""
    taken: int
    """How many open counters were taken this round (E9.2)."""
    kept: list[ElfMove | None]
    """By seat, the choice of E17.2; the counters move when all have chosen (E17.3)."""

    board: list[int]
    """By road, the kind of its counter."""
    free: int
    """The roads without a counter."""
    obstacles: int
    """The roads with an obstacle."""
    owners: int
    """The seats that still have their obstacle."""
    passes: int
    """E10.8: passes in succession."""

    towns: list[int]
    """By seat, where its elf is."""
    visited: list[int]
    """By seat, the towns whose marker it has taken (E15.1)."""
    homes: tuple[int, ...]
    """By seat, its home town; empty without home towns (O2)."""
    way: int
    """The way of the caravan that is being paid."""
    left: int
    """How many cards are still to be paid or discarded."""
    least: int
    """The first kind in chart order that may come next in a payment or discard."""
    ending: str
    """How the game ended, as records name it."""

    def tell(self, name: str, audience: int | None = None, **parameters: Json) -> None:
        """Reports what happened. Callers on the hot path ask first whether somebody listens."""
        if self.events is not None:
            self.events.append(Event(name, audience, **parameters))

    @property
    def decider(self) -> int:
        """The seat that decides; only while the game goes on."""
        assert self.seat is not None
        return self.seat

    def clockwise(self) -> list[int]:
        """The seats from the starting player on (E6.2)."""
        return [*range(self.start, self.players), *range(self.start)]

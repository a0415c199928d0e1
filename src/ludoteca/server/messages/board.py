"""Messages between the page and the analysis board of a server. A record goes along with every question."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.server.messages.analyses import Advice
from ludoteca.server.messages.basics import MoveText, RecordText, SeatNumber
from ludoteca.tables.messages import Line, State

GameKey = Annotated[str, Meta(max_length=40)]
PlyNumber = Annotated[int, Meta(ge=0, le=100_000)]


class BoardSetup(Struct):
    """A new game. `chance` says what the first outcomes of its setup are; the rest falls."""

    game: GameKey
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    chance: list[Any] = []


class BoardLesson(Struct):
    game: GameKey
    lesson: Annotated[str, Meta(max_length=60)]
    done: Annotated[list[str], Meta(max_length=600)] = []


class BoardRecord(Struct):
    """A record, finished or not."""

    record: RecordText


class BoardLook(Struct):
    """Asks for a position, and for what happened after the position `after`."""

    record: RecordText
    ply: PlyNumber
    viewer: SeatNumber | None = None
    """The seat that looks; null: all cards are open."""
    after: Annotated[int, Meta(ge=-1)] = -1


class BoardMoment(Struct):
    """Asks what could have fallen with the last of `ply` moves, or with the setup."""

    record: RecordText
    ply: PlyNumber


class BoardMove(Struct):
    """A move of the seat to decide; `chance` chooses the first outcomes of its luck."""

    record: RecordText
    move: MoveText
    chance: list[Any] | None = None


class BoardDoubt(Struct):
    """Asks why a move is not allowed."""

    record: RecordText
    move: MoveText


class BoardMoves(Struct):
    record: RecordText
    moves: Annotated[list[MoveText], Meta(max_length=64)]


class BoardQuestion(Struct):
    """Asks what is best: by what a seat knows, or, for no viewer, with all cards open."""

    record: RecordText
    viewer: SeatNumber | None = None


class BoardGame(Struct):
    """A record as a board keeps it: without its seed and its result."""

    record: str


class BoardPosition(Struct):
    state: State
    lines: list[Line]


class BoardOutcomes(Struct):
    outcomes: list[list[Any]]
    """For each outcome that fell, all that could have fallen; nothing where that is no list to choose from."""


class BoardLines(Struct):
    """Lines to add to a record: a move and the luck that fell with it."""

    lines: list[dict[str, Any]]


class Evaluation(Struct):
    values: list[float] | None
    """By seat, the share of the victory to expect; null where nobody's chance can be told yet."""
    expects: Literal["seat", "team", "nobody"]
    advice: list[Advice]
    """The best moves of the seat to decide, as far as the viewer may know them."""


class ExplorerQuestion(Struct):
    """Asks how games went on that began with these moves, with as many players and the same options."""

    game: GameKey
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    line: Annotated[list[MoveText], Meta(max_length=200)] = []


class NextMove(Struct):
    """A move that was played next, and how often its seat won."""

    move: str
    games: int
    won: int
    share: float
    low: float
    high: float
    """The bounds of the 95 % interval (Wilson)."""


class Explored(Struct):
    games: int
    """Finished public games of this kind."""
    here: int
    """Those that began with these moves."""
    depth: int
    """So many moves of each game are known."""
    moves: list[NextMove]

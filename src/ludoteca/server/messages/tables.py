"""Messages about tables: making one, sitting down, playing, chat."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.server.messages.basics import BotLevel, Level, Listed, MoveText, Name, SeatNumber
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.messages import SeatInfo


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes their time."""


class LiveClock(Struct, frozen=True, tag="live", tag_field="kind"):
    """A bank of seconds for the whole game and an increment for each turn."""

    bank: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind"):
    """So many days for each turn, and for each person in a game so many in which they are away."""

    days: Annotated[float, Meta(gt=0, le=60)]
    vacation: Annotated[float, Meta(ge=0, le=60)] = 0


ClockRule = NoClock | LiveClock | DaysClock


def time_control(clock: ClockRule) -> TimeControl:
    """What a clock that was sent or stored means to a table."""
    match clock:
        case LiveClock(bank, increment):
            return TimeControl("live", bank=bank, increment=increment)
        case DaysClock(days, vacation):
            return TimeControl("days", days=days, vacation=vacation)
        case NoClock():
            return TimeControl()


def clock_rule(control: TimeControl) -> ClockRule:
    """The form in which the clock of a table is sent and stored."""
    if control.kind == "live":
        return LiveClock(control.bank, control.increment)
    return DaysClock(control.days, control.vacation) if control.kind == "days" else NoClock()


class Me(Struct, frozen=True, tag="me", tag_field="who"):
    """I sit here; several of them make a hot-seat table, `label` says who is meant."""

    label: Name | None = None


class Bot(Struct, frozen=True, tag="bot", tag_field="who"):
    level: BotLevel
    engine: Name | None = None
    """One of the engines of this server; the bot of the level plays on if it fails."""


class Open(Struct, frozen=True, tag="open", tag_field="who"):
    """Anybody who sees the table may sit down."""


class Link(Struct, frozen=True, tag="link", tag_field="who"):
    """Whoever has the link of this seat may sit down."""


Sitter = Me | Bot | Open | Link


class NewTable(Struct):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Sitter], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: ClockRule = NoClock()
    away_level: Level = 2
    hints: bool = False
    """Hints are allowed also where several people play; the others are told of each."""
    start: bool = False
    """Start at once; every seat must be taken."""
    record: Annotated[str, Meta(max_length=60_000)] | None = None
    """A game that goes on there, as its record; its rules and options count."""


class TableInfo(Struct):
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    host: str
    public: bool
    clock: ClockRule
    away_level: int
    hints: bool
    """Hints are allowed also where several people play."""
    created: float
    commitment: str
    """SHA-256 of the seed that all chance comes from."""
    status: Listed
    seats: list[SeatInfo]
    turn: int | None
    line: int
    moved: float
    seed: str | None = None
    """Published when the game is over."""
    closed: bool = False
    """A finished game of a private table that strangers with its link may not see."""
    begun: int = 0
    """How many moves were played before this table was made, where its game began elsewhere."""


class PlayMove(Struct):
    """A move to play. `ply` is the position it was meant for; the same move sent twice is played once."""

    seat: SeatNumber
    move: MoveText
    ply: Annotated[int, Meta(ge=0)]


class OfSeat(Struct):
    seat: SeatNumber


class TakeBack(Struct):
    """Back to the position `ply`; without it, one move. Beyond one's own turn it becomes an offer."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0)] | None = None


class AnswerOffer(Struct):
    seat: SeatNumber
    yes: bool


Nonce = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
"""Random text that a person adds to the luck of a table, after its commitment was shown to them."""


class Start(Struct):
    nonce: Nonce | None = None


class Rematch(Struct):
    nonce: Nonce | None = None
    start: bool = True
    """Start at once where nobody else has to come."""


class Join(Struct):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] | None = None
    nonce: Nonce | None = None


class Access(Struct):
    closed: bool
    """Strangers with the link may not see the finished game."""


class TimeAway(Struct):
    """I am away until then."""

    until: Annotated[float, Meta(ge=0, le=1e11)]


class TablesChanged(Struct):
    """At how many tables something was done."""

    tables: int


class Said(Struct):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Acknowledged(Struct):
    """It is on disk."""

    line: int


class Invite(Struct):
    seat: int
    invite: str

"""The log of a table: one class for each kind of entry, and how an entry is stored.

The log is all that is stored of a game; `Table` replays it. The stored form of an entry is its `tag` and a JSON object
with its fields, in their order, without those that are None.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, NamedTuple

from ludoteca.core import Event, GoalChange, Json, ScoreChange
from ludoteca.core.move import Move as GameMove
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.tables.messages import SeatKind

Offered = Literal["back", "abandon"]


@dataclass(frozen=True, slots=True)
class Open:
    """A table was made."""

    tag: ClassVar = "open"


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody, a bot or nobody sits on a seat from now on."""

    tag: ClassVar = "sit"
    seat: int
    kind: SeatKind
    person: str | None = None
    level: int | None = None
    label: str | None = None
    nonce: str | None = None
    engine: str | None = None
    """The name of the engine that plays a bot's seat; its level stands in for it."""


@dataclass(frozen=True, slots=True)
class Begun:
    """The game of this table began elsewhere: its start plays the moves of a record, with their luck."""

    tag: ClassVar = "begun"
    record: str
    moves: int


@dataclass(frozen=True, slots=True)
class Start:
    """The game begins."""

    tag: ClassVar = "start"
    nonce: str | None = None
    chance: list[dict[str, Json]] | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """A decision, and the chance that fell with it. `bot` is the level of the bot that decided."""

    tag: ClassVar = "move"
    seat: int
    move: str
    bot: int | None = None
    chance: list[dict[str, Json]] | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Moves were taken back, down to `ply`."""

    tag: ClassVar = "back"
    seat: int
    ply: int


@dataclass(frozen=True, slots=True)
class Offer:
    """Somebody asks the others to consent to a take-back, or to stop."""

    tag: ClassVar = "offer"
    seat: int
    what: Offered
    ply: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    tag: ClassVar = "answer"
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Away:
    """A clock ran out: a bot plays this seat until `Return`."""

    tag: ClassVar = "away"
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    tag: ClassVar = "return"
    seat: int


@dataclass(frozen=True, slots=True)
class Vacation:
    """The owner of a seat is away until then, and its clock stands still; without `until` they are back."""

    tag: ClassVar = "vacation"
    seat: int
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """A bot plays this seat to the end."""

    tag: ClassVar = "resign"
    seat: int


@dataclass(frozen=True, slots=True)
class Fault:
    """An engine failed: the bot of its level plays this seat to the end."""

    tag: ClassVar = "fault"
    seat: int


@dataclass(frozen=True, slots=True)
class End:
    """The table ends without a result: `resigned` or `abandoned`."""

    tag: ClassVar = "end"
    what: str


@dataclass(frozen=True, slots=True)
class Chat:
    tag: ClassVar = "chat"
    text: str


@dataclass(frozen=True, slots=True)
class Hint:
    """A seat took a hint while other people play; everybody is told."""

    tag: ClassVar = "hint"
    seat: int


@dataclass(frozen=True, slots=True)
class Access:
    """A finished game of a private table is closed to strangers who have its link, or opened to them again."""

    tag: ClassVar = "access"
    closed: bool


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people play again, at this table."""

    tag: ClassVar = "rematch"
    table: str


Entry = (
    Open
    | Begun
    | Sit
    | Start
    | Move
    | TakeBack
    | Offer
    | Answer
    | Away
    | Return
    | Vacation
    | Resign
    | Fault
    | End
    | Chat
    | Hint
    | Access
    | Rematch
)

_KINDS: tuple[type[Entry], ...] = (
    Open,
    Begun,
    Sit,
    Start,
    Move,
    TakeBack,
    Offer,
    Answer,
    Away,
    Return,
    Vacation,
    Resign,
    Fault,
    End,
    Chat,
    Hint,
    Access,
    Rematch,
)
_BY_TAG = {kind.tag: kind for kind in _KINDS}
_FIELDS = {kind: tuple(field.name for field in fields(kind)) for kind in _KINDS}


def to_json(entry: Entry) -> dict[str, Any]:
    """The stored object of an entry."""
    body = {name: getattr(entry, name) for name in _FIELDS[type(entry)]}
    return {name: value for name, value in body.items() if value is not None}


def from_json(tag: str, body: dict[str, Any]) -> Entry:
    """The entry that was stored. Raises if it is of no kind that is known, or lacks a field."""
    kind = _BY_TAG[tag]
    return kind(**{name: body[name] for name in _FIELDS[kind] if name in body})


class Draft(NamedTuple):
    """An entry about to be written."""

    entry: Entry
    person: str | None = None
    move: GameMove | None = None
    """The legal move that a `Move` stands for, as the referee found it."""


class LogEntry:
    """An entry with its number, author and time, and with what each viewer sees of it."""

    __slots__ = ("_shown", "at", "entry", "events", "goals", "line", "person", "ply", "scores")

    def __init__(self, line: int, entry: Entry, person: str | None, at: float) -> None:
        self.line = line
        self.entry = entry
        self.person = person
        self.at = at
        self.ply = 0
        """How many moves stood after it."""
        self.events: list[Event] = []
        self.scores: Sequence[ScoreChange] = ()
        """What changed in the points that everybody can count."""
        self.goals: Sequence[GoalChange] = ()
        self._shown: list[list[ChanceLine | MoveLine]] = []

    def show(self, logs: list[list[ChanceLine | MoveLine]]) -> None:
        """Keeps the lines of the record that came with it, as each viewer sees them; once, if all see the same."""
        self._shown = logs[:1] if all(log == logs[0] for log in logs) else logs

    def shown(self, viewer: int | None) -> list[ChanceLine | MoveLine]:
        """What a viewer sees of the lines that came with it: a seat, or None for spectators."""
        if len(self._shown) < 2:
            return self._shown[0] if self._shown else []
        return self._shown[-1 if viewer is None else viewer]

"""What a viewer of a table is sent. `docs/protocol.md` explains it; the server encodes it as JSON."""

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict

from ludoteca.core import Goal, GoalChange, ScoreChange, ScorePart
from ludoteca.core.places import PlaceName

Status = Literal["open", "running", "over"]
SeatKind = Literal["person", "bot", "open", "link"]


@dataclass(slots=True)
class SeatInfo:
    kind: SeatKind
    person: str | None = None
    name: str | None = None
    label: str | None = None
    level: int | None = None
    away: bool = False
    resigned: bool = False
    engine: str | None = None
    """The engine that plays a bot's seat, while it does; `level` stands in for it."""
    vacation: float | None = None
    """Until when the person announced to be away; it may have passed."""


@dataclass(slots=True)
class Asked:
    """What the seat to decide is asked; `question-<name>` in the catalogues."""

    name: str
    rule: str
    parameters: dict[str, str | int]


@dataclass(slots=True)
class ClockState:
    left: list[float | None]
    """Seconds left by seat at the time `at`; null: that seat has no clock."""
    running: int | None
    at: float


@dataclass(slots=True)
class Offer:
    what: Literal["back", "abandon"]
    seat: int
    ply: int | None
    missing: list[int]
    """Seats whose consent is awaited."""


@dataclass(slots=True)
class SeatScore:
    """The points of a seat if the game ended now, and those it can still get, as far as `eyes` may know."""

    parts: list[ScorePart]
    prospects: list[ScorePart]


@dataclass(slots=True)
class State:
    """Where a table stands, for one pair of eyes."""

    line: int
    """As of this line."""
    ply: int
    """How many moves have been played and not taken back."""
    status: Status
    seats: list[SeatInfo]
    eyes: int | None
    """The seat that sees this; null: a spectator."""
    turn: int | None = None
    question: Asked | None = None
    view: dict[str, Any] | None = None
    views: list[dict[str, Any]] | None = None
    """By seat, what it sees; of a finished game, for those who ask to see all hands."""
    places: dict[str, PlaceName] | None = None
    """What people call the places of the view, by their words in the notation."""
    legal: list[str] | None = None
    """The legal moves; only when `eyes` is to decide."""
    scores: list[SeatScore] | None = None
    """By seat; null before the start."""
    goals: list[Goal] | None = None
    """The aim first, then its parts; null before the start."""
    can_take_back: bool = False
    can_hint: bool = False
    """Whether `eyes` may ask for a hint when it is to decide: against people only where the table allows it."""
    bound: Literal["chance", "secret", "turn"] | None = None
    """Why the last move of `eyes` cannot be taken back unless the other persons agree: chance fell with it, it showed a
    secret, or another seat has decided since."""
    clock: ClockState | None = None
    offer: Offer | None = None
    result: dict[str, Any] | None = None
    end: str | None = None
    """How a table ended without a result: `resigned` or `abandoned`."""
    seed: str | None = None
    rematch: str | None = None


@dataclass(slots=True)
class Fallen:
    chance: str
    value: Any


@dataclass(slots=True)
class Happened:
    """`event-<name>` in the catalogues."""

    name: str
    parameters: dict[str, Any]


class Line(TypedDict):
    """One line of a table, as one pair of eyes may see it."""

    line: int
    kind: str
    at: float
    ply: NotRequired[int]
    seat: NotRequired[int]
    move: NotRequired[str]
    bot: NotRequired[int]
    chance: NotRequired[list[Fallen]]
    events: NotRequired[list[Happened]]
    scores: NotRequired[list[ScoreChange]]
    goals: NotRequired[list[GoalChange]]
    sitter: NotRequired[SeatInfo]
    text: NotRequired[str]
    person: NotRequired[str]
    name: NotRequired[str]
    what: NotRequired[str]
    yes: NotRequired[bool]
    table: NotRequired[str]
    until: NotRequired[float]

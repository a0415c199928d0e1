"""Messages on the live socket of a table."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.server.messages.basics import MoveText, Refusal, SeatNumber
from ludoteca.tables.messages import Line, State

# Client to server.


class LiveMove(Struct, tag="move"):
    seat: SeatNumber
    move: MoveText
    ply: Annotated[int, Meta(ge=0)]
    id: Annotated[str, Meta(max_length=40)] = ""


class LiveChat(Struct, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Annotated[str, Meta(max_length=40)] = ""


class LiveBack(Struct, tag="back"):
    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0)] | None = None
    id: Annotated[str, Meta(max_length=40)] = ""


class Look(Struct, tag="look"):
    """See through the eyes of one's seat from now on; `have` is the last line already known for them."""

    seat: SeatNumber | None = None
    have: int = -1


class Ping(Struct, tag="ping"):
    id: Annotated[str, Meta(max_length=40)] = ""


class Visibility(Struct, tag="visibility"):
    """Whether the person looks at the table now; at first they do. Whoever does is told nothing elsewhere."""

    on: bool


FromClient = LiveMove | LiveChat | LiveBack | Look | Ping | Visibility

# Server to client.


class News(Struct, tag="news"):
    """Lines after those already sent, and the state as of the last of them (absent if it did not change)."""

    lines: list[Line]
    state: State | UnsetType = UNSET


class Done(Struct, tag="done"):
    id: str
    line: int


class LiveRefused(Struct, tag="refused"):
    id: str
    refusal: Refusal


class Beat(Struct, tag="beat"):
    id: str
    at: float


class Presence(Struct, tag="presence"):
    """Which of the others who sit at the table are there now, by their ids. Whoever is not named was not seen."""

    here: list[str]
    away: dict[str, float]
    """Those who went, and when."""


FromServer = News | Done | LiveRefused | Beat | Presence

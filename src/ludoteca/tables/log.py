"""The lines of a table:

open                                a table was made
sit     seat, kind, person, nonce   somebody (or a bot, or nobody) sits here now
start   chance, nonce               the game begins
move    seat, move, chance, bot     a decision and the chance that fell with it
back    seat, ply                   moves were taken back, down to `ply`
offer   seat, what, ply             somebody asks the others to consent to a take-back or to stop
answer  seat, yes
away    seat                        a clock ran out: a bot plays this seat until `return`
return  seat
resign  seat                        a bot plays this seat to the end
end     what                        the table ends without a result
chat    text
rematch table
"""

from typing import Any, NamedTuple

from msgspec import UNSET, Struct

from ludoteca.core import Event
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.server.messages import Fallen, Happened, Line, SeatInfo, SeatKind

Body = dict[str, Any]


class Draft(NamedTuple):
    """A line about to be written."""

    kind: str
    body: Body
    person: str | None = None


class Row(NamedTuple):
    """A line as it is stored."""

    line: int
    kind: str
    body: Body
    person: str | None
    at: float


class Seat(Struct):
    kind: SeatKind = "open"
    person: str | None = None
    level: int | None = None
    label: str | None = None
    away: bool = False
    resigned: bool = False
    away_since: float = 0.0


def seated(body: Body) -> Seat:
    """The seat after a `sit` line."""
    return Seat(body["kind"], body.get("person"), body.get("level"), body.get("label"))


def sitter(seat: Seat, names: dict[str, str]) -> SeatInfo:
    name = None if seat.person is None else names.get(seat.person)
    return SeatInfo(seat.kind, seat.person, name, seat.label, seat.level, seat.away, seat.resigned)


class Entry:
    """A line with what each pair of eyes sees of it."""

    __slots__ = ("_seen", "at", "body", "events", "kind", "line", "person", "ply")

    def __init__(self, row: Row, ply: int) -> None:
        self.line = row.line
        self.kind = row.kind
        self.body = row.body
        self.person = row.person
        self.at = row.at
        self.ply = ply
        self.events: list[Event] = []
        self._seen: list[list[ChanceLine | MoveLine]] | None = None

    def hide(self, logs: list[list[ChanceLine | MoveLine]]) -> None:
        """Remembers what each audience sees; once, if it is the same for all."""
        self._seen = logs[:1] if all(log == logs[0] for log in logs) else logs

    def seen(self, audience: int, eyes: int | None, names: dict[str, str]) -> Line:
        """`audience` is the index of `eyes` among the audiences: a seat, or the last one for spectators."""
        line = Line(self.line, self.kind, self.at, self.ply)
        body = self.body
        line.seat = body.get("seat", UNSET)
        if self._seen is not None:
            for shown in self._seen[0 if len(self._seen) == 1 else audience]:
                if isinstance(shown, MoveLine):
                    line.move = shown.move
                else:
                    line.chance = [*line.chance, Fallen(shown.name, shown.value)]
        line.events = [
            Happened(event.name, dict(event.parameters))
            for event in self.events
            if event.audience is None or event.audience == eyes
        ]
        line.bot = body.get("bot", UNSET)
        line.text = body.get("text", UNSET)
        line.what = body.get("what", UNSET)
        line.yes = body.get("yes", UNSET)
        line.table = body.get("table", UNSET)
        if self.kind == "sit":
            line.sitter = sitter(seated(body), names)
        if self.kind == "chat" and self.person is not None:
            line.person = self.person
            line.name = names.get(self.person, UNSET)
        return line

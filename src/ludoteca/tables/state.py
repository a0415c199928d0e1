"""A table in memory: what follows from its row and its lines.

Every line goes through `_apply`, whether it was just decided here or read from the database, so that any process gets
the same table out of the same lines.
"""

from typing import Any, Literal, NamedTuple

from msgspec import Struct

from ludoteca.core import Event, Json, Options, Position, Referee, Result, shelf
from ludoteca.core.record import ChanceLine, MoveLine, ResultLine, write
from ludoteca.core.referee import Bound
from ludoteca.server.messages import ClockRule, DaysClock, State, Status
from ludoteca.tables.chance import Luck, Told
from ludoteca.tables.clock import DAY, Clock, Span
from ludoteca.tables.log import Body, Draft, Entry, Row, Seat, seated
from ludoteca.tables.snapshots import Bookmark, Bookmarks

LONG_AWAY_LIVE, LONG_AWAY_DAYS = 600.0, 3 * DAY
"""Seconds after which somebody who is away is not asked any more: in a live game, and where a turn has days."""


class Facts(Struct):
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: str
    players: int
    options: Options
    seed: str
    host: str
    public: bool
    clock: ClockRule
    away_level: int
    created: float


class PendingOffer(Struct):
    what: Literal["back", "abandon"]
    seat: int
    ply: int | None
    agreed: set[int]


class Played(NamedTuple):
    seat: int
    move: str
    chance: list[Json]
    """The chance lines that fell with it."""


class Match:
    """A table as far as its lines go."""

    def __init__(self, facts: Facts, closures: list[Span]) -> None:
        self.facts = facts
        self.box = shelf.box(facts.game).edition(facts.rules)
        self.seats = [Seat() for _ in range(facts.players)]
        self.status: Status = "open"
        self.entries: list[Entry] = []
        self.clock = Clock(facts.clock, facts.players, closures)
        self.offer: PendingOffer | None = None
        self.declined: set[tuple[str | None, str]] = set()
        """Who asked for what in vain since the last move."""
        self.end: str | None = None
        self.rematch: str | None = None
        self.moved = facts.created
        self.played: list[Played] = []
        self.names: dict[str, str] = {}
        self.outline: State | None = None
        """What all eyes see alike, drawn by `sight`; forgotten at every change."""
        self.bulletins: dict[tuple[int | None, int], bytes] = {}
        """The latest news by eyes and the last line they knew, for all who look through them; forgotten likewise."""
        self.nonces: tuple[str, ...] = ()
        """What people added to the seed before the start, in the order of the lines."""
        self._luck = Luck(facts.seed, ())
        self._referee: Referee[Any] | None = None
        self.bookmarks = Bookmarks()

    # What stands

    @property
    def line(self) -> int:
        """The number of the last line; -1 before the first."""
        return len(self.entries) - 1

    @property
    def ply(self) -> int:
        return len(self.played)

    @property
    def referee(self) -> Referee[Any]:
        assert self._referee is not None, "the game has not started"
        return self._referee

    @property
    def started(self) -> bool:
        return self._referee is not None

    @property
    def turn(self) -> int | None:
        """The seat to decide."""
        return self.referee.position.seat if self.status == "running" else None

    @property
    def free(self) -> int:
        """How many moves the seat to decide may take back without asking."""
        return self.referee.free

    def last_of(self, seat: int) -> int:
        """The ply before the last move of a seat; -1 if it has not moved."""
        return next((ply for ply in range(self.ply - 1, -1, -1) if self.played[ply].seat == seat), -1)

    def bound(self, seat: int) -> Bound | None:
        """Why the last move of a seat cannot be taken back without asking; None if it can, or if there is none."""
        last = self.last_of(seat)
        if last < 0:
            return None
        return self.referee.bound if last == self.ply - 1 else "turn"

    @property
    def result(self) -> Result | None:
        return None if self._referee is None else self._referee.position.result()

    def driver(self, seat: int) -> int | None:
        """The level of the bot that plays a seat; None if its owner does."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.level
        return self.facts.away_level if place.away or place.resigned else None

    def seats_of(self, person: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def played_by(self, person: str | None) -> list[int]:
        """The seats that a person decides for, also while a bot stands in: theirs, unless they resigned."""
        return [seat for seat in self.seats_of(person) if not self.seats[seat].resigned]

    def consenting(self, besides: int, now: float) -> set[int]:
        """The seats whose owners must agree to what `besides` asks: one seat for each other person who has not resigned
        and has not been away for long."""
        asking = self.seats[besides].person
        owners: dict[str, int] = {}
        for number, seat in enumerate(self.seats):
            gone = seat.resigned or (seat.away and now - seat.away_since > self._long_away)
            if seat.person is not None and seat.person != asking and not gone:
                owners.setdefault(seat.person, number)
        return set(owners.values())

    @property
    def _long_away(self) -> float:
        return LONG_AWAY_DAYS if isinstance(self.facts.clock, DaysClock) else LONG_AWAY_LIVE

    def audience(self, eyes: int | None) -> int:
        return self.facts.players if eyes is None else eyes

    def record(self) -> str:
        """The whole record, seed included: for a game that is over."""
        header = self.referee.header._replace(seed=self.facts.seed)
        last = [] if self.result is None else [ResultLine(self.result.json())]
        return write([header, *self.referee.lines, *last])

    def log(self, eyes: int | None) -> str:
        """A running game's record without what `eyes` may not know."""
        return write([self.referee.header, *self.referee.log(eyes)])

    # How it changes

    def know(self, names: dict[str, str]) -> None:
        """Learns what persons are called."""
        self.names = self.names | names
        self._forget()

    def _forget(self) -> None:
        self.outline = None
        self.bulletins.clear()

    def write(self, draft: Draft, at: float) -> Row:
        """Carries out a line decided here and completes it with the chance that fell."""
        row = Row(self.line + 1, draft.kind, dict(draft.body), draft.person, at)
        self._apply(row)
        return row

    def read(self, row: Row) -> None:
        """Carries out a stored line."""
        assert row.line == self.line + 1
        self._luck.told.extend(fallen["value"] for fallen in row.body.get("chance", ()))
        self._apply(row)
        if self._luck.told:
            raise RuntimeError(f"table {self.facts.id}, line {row.line}: chance that the rules did not ask for")

    def _apply(self, row: Row) -> None:
        entry = Entry(row, self.ply)
        self._forget()
        if row.kind in _DEEDS:
            _DEEDS[row.kind](self, entry)
        entry.ply = self.ply
        self.entries.append(entry)
        self.moved = max(self.moved, row.at)
        if self.started:
            turn = self.turn
            self.clock.turn(turn, row.at, ticking=turn is not None and self.driver(turn) is None)

    def _sit(self, entry: Entry) -> None:
        body = entry.body
        self._add_nonce(body)
        self.seats[body["seat"]] = seated(body)

    def _add_nonce(self, body: Body) -> None:
        if "nonce" in body:
            self.nonces = (*self.nonces, body["nonce"])

    def _start(self, entry: Entry) -> None:
        self._add_nonce(entry.body)
        self._luck = Luck(self.facts.seed, self.nonces, self._luck.told)
        self._referee = Referee(self.box, self.facts.players, self.facts.options, self._luck, nonces=self.nonces)
        self.status = "running"
        entry.body["chance"] = self._fallen(0)
        entry.hide(self._logs(0))
        self._remember()
        self._finish()

    def _move(self, entry: Entry) -> None:
        body, mark = entry.body, len(self.referee.lines)
        position = self.referee.position
        heard: list[Event] = []
        position.events = heard
        try:
            self.referee.play(body["seat"], body["move"])
        finally:
            position.events = None
        entry.events = heard
        body["chance"] = self._fallen(mark + 1)
        self.played.append(Played(body["seat"], body["move"], body["chance"]))
        entry.hide(self._logs(mark))
        self.offer = None
        self.declined.clear()
        self._remember()
        self._finish()

    def _back(self, entry: Entry) -> None:
        target: int = entry.body["ply"]
        self.offer = None
        while self.ply > target and self.referee.can_take_back:
            self.referee.take_back()
            self.played.pop()
        if self.ply > target:
            self._rebuild(target)
        self.bookmarks.cut(target)

    def _remember(self) -> None:
        """Keeps the position, if it is time and no move can be undone freely: going back must not forget that."""
        if self.bookmarks.due(self.ply) and not self.referee.can_take_back:
            position, lines, bound = self.referee.position.copy(), len(self.referee.lines), self.referee.bound
            self.bookmarks.keep(Bookmark(self.ply, position, lines, bound, self._luck.mark()))

    def _rebuild(self, target: int) -> None:
        """The position after some moves, with the chance that fell then. The seed goes back too: what comes next
        out of the stack is what came before."""
        start = self.bookmarks.before(target)
        self._luck.go_back(start.luck)
        self.referee.go_back(start.position.copy(), start.lines, start.bound)
        for seat, move, chance in self.played[start.ply : target]:
            self._luck.told.extend(_values(chance))
            self.referee.play(seat, move)
        del self.played[target:]
        self.status = "running"

    def _offer(self, entry: Entry) -> None:
        body = entry.body
        self.offer = PendingOffer(body["what"], body["seat"], body.get("ply"), set())

    def _answer(self, entry: Entry) -> None:
        if self.offer is None:
            return
        if entry.body["yes"]:
            self.offer.agreed.add(entry.body["seat"])
        else:
            self.declined.add((self.seats[self.offer.seat].person, self.offer.what))
            self.offer = None

    def _away(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self.seats[seat].away, self.seats[seat].away_since = True, entry.at
        self.clock.run_out(seat)

    def _return(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].away = False

    def _resign(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].resigned = True
        self.offer = None

    def _end(self, entry: Entry) -> None:
        self.status = "over"
        self.end = entry.body["what"]
        self.offer = None

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    def _finish(self) -> None:
        if self.referee.position.seat is None:
            self.status = "over"

    def _fallen(self, mark: int) -> list[Json]:
        return [line.json() for line in self.referee.lines[mark:]]

    def _logs(self, mark: int) -> list[list[ChanceLine | MoveLine]]:
        audiences = [*range(self.facts.players), None]
        return [list(self.referee.log(eyes)[mark:]) for eyes in audiences]


_DEEDS = {
    "sit": Match._sit,
    "start": Match._start,
    "move": Match._move,
    "back": Match._back,
    "offer": Match._offer,
    "answer": Match._answer,
    "away": Match._away,
    "return": Match._return,
    "resign": Match._resign,
    "end": Match._end,
    "rematch": Match._rematch,
}


def _values(chance: list[Json]) -> list[Json]:
    return [fallen["value"] for fallen in chance if isinstance(fallen, dict)]


def position_at(match: Match, ply: int) -> Position[Any]:
    """An earlier position, from the last one kept before it; the match itself stays as it is."""
    start = match.bookmarks.before(ply)
    position, moves = start.position.copy(), match.played[start.ply : ply]
    told = Told(value for played in moves for value in _values(played.chance))
    for played in moves:
        move = match.box.parse(played.move)
        position.play(next(legal for legal in position.moves() if legal == move), told)
    return position

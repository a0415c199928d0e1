"""A table in memory: what follows from its setup and its log.

Every entry goes through `_apply`, whether it was just decided here or read from the database. So any process gets the
same table out of the same log.
"""

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ludoteca.core import Json, Options, Position, Referee, Result, shelf
from ludoteca.core.move import Move
from ludoteca.core.record import ChanceLine, MoveLine, ResultLine, write
from ludoteca.core.referee import Bound
from ludoteca.tables import log
from ludoteca.tables.chance import PastOutcomes, TableChance
from ludoteca.tables.clock import DAY, Clock, Span, TimeControl
from ludoteca.tables.log import Draft, LogEntry
from ludoteca.tables.messages import SeatKind, State, Status
from ludoteca.tables.snapshots import Snapshot, Snapshots
from ludoteca.tables.standing import PublicStanding, public_standing, tell_changes
from ludoteca.tables.vacation import Vacation

LONG_AWAY_LIVE, LONG_AWAY_DAYS = 600.0, 3 * DAY
"""Seconds after which somebody who is away is not asked any more: in a live game, and where a turn has days."""


@dataclass(slots=True)
class TableSetup:
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: str
    players: int
    options: Options
    seed: str
    host: str
    public: bool
    clock: TimeControl
    away_level: int
    created: float
    hints: bool = False
    """Whether hints may be taken while other people play."""


@dataclass(slots=True)
class Seat:
    kind: SeatKind = "open"
    person: str | None = None
    level: int | None = None
    label: str | None = None
    engine: str | None = None
    away: bool = False
    resigned: bool = False
    away_since: float = 0.0


@dataclass(slots=True)
class PendingOffer:
    what: log.Offered
    seat: int
    ply: int | None
    agreed: set[int] = field(default_factory=set)


class PlayedMove(NamedTuple):
    seat: int
    move: str
    chance: list[dict[str, Json]]
    """The chance lines that fell with it."""


def seated(entry: log.Sit) -> Seat:
    """The seat after somebody sat down."""
    return Seat(entry.kind, entry.person, entry.level, entry.label, entry.engine)


class Table:
    """A table as far as its log goes."""

    def __init__(self, setup: TableSetup, closures: list[Span]) -> None:
        self.setup = setup
        self.box = shelf.box(setup.game).edition(setup.rules)
        self.seats = [Seat() for _ in range(setup.players)]
        self.status: Status = "open"
        self.entries: list[LogEntry] = []
        self.clock = Clock(setup.clock, setup.players, closures)
        self.offer: PendingOffer | None = None
        self.declined: set[tuple[str | None, str]] = set()
        """Who asked for what in vain since the last move."""
        self.end: str | None = None
        self.rematch: str | None = None
        self.begun: log.Begun | None = None
        """The game that was begun elsewhere; its moves are played at the start."""
        self.elsewhere = 0
        """How many of the moves were played elsewhere."""
        self.closed = False
        """A finished game of a private table that strangers with its link may not see."""
        self.rewound = False
        """A move was taken back that was not free to be taken back."""
        self.moved = setup.created
        self.played: list[PlayedMove] = []
        self.names: dict[str, str] = {}
        self.removed: frozenset[int] = frozenset()
        """Lines of chat whose words were removed since."""
        self.changes = 0
        """How often anything changed that a viewer may see."""
        self.shared_state: State | None = None
        """What all viewers see alike, made by `projection`; forgotten at every change."""
        self.nonces: tuple[str, ...] = ()
        """What people added to the seed before the start, in the order of the log."""
        self.snapshots = Snapshots()
        self._standing: PublicStanding | None = None
        """What everybody knows of points and goals; None where it must be counted anew."""
        self._chance = TableChance(setup.seed, ())
        self._referee: Referee[Any] | None = None

    # What stands

    @property
    def line(self) -> int:
        """The number of the last entry; -1 before the first."""
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

    @property
    def standing(self) -> PublicStanding:
        if self._standing is None:
            self._standing = public_standing(self.referee.position, self.setup.players)
        return self._standing

    def bot_level(self, seat: int) -> int | None:
        """The level of the bot that plays a seat; None if its owner does."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.level
        return self.setup.away_level if place.away or place.resigned else None

    def engine(self, seat: int) -> str | None:
        """The name of the engine that plays a seat; None if there is none, or if it has failed."""
        return self.seats[seat].engine

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

    def others_play(self, seat: int) -> bool:
        """Whether other persons play, who have not resigned. Several seats of one person share a screen."""
        mine = self.seats[seat].person
        return any(other.person not in (None, mine) and not other.resigned for other in self.seats)

    def may_hint(self, seat: int) -> bool:
        """Whether a seat may take hints: always against the computer, against people where the table allows it."""
        return self.setup.hints or not self.others_play(seat)

    @property
    def _long_away(self) -> float:
        return LONG_AWAY_DAYS if self.setup.clock.kind == "days" else LONG_AWAY_LIVE

    def record(self) -> str:
        """The whole record, seed included: for a game that is over."""
        header = self.referee.header._replace(seed=self.setup.seed, seed_from=self._fallen_elsewhere())
        last = [] if self.result is None else [ResultLine(self.result.json())]
        return write([header, *self.referee.lines, *last])

    def _fallen_elsewhere(self) -> int:
        """How many lines of chance came with moves that were played elsewhere."""
        if self.begun is None:
            return 0
        dealt = len(self.referee.lines) - self.ply - sum(len(played.chance) for played in self.played)
        return dealt + sum(len(played.chance) for played in self.played[: self.elsewhere])

    def record_for(self, viewer: int | None) -> str:
        """A running game's record without what a viewer may not know."""
        return write([self.referee.header, *self.referee.log(viewer)])

    # How it changes

    def know(self, names: dict[str, str]) -> None:
        """Learns what persons are called."""
        self.names = self.names | names
        self._changed()

    def _changed(self) -> None:
        self.changes += 1
        self.shared_state = None

    def write(self, draft: Draft, at: float) -> LogEntry:
        """Carries out an entry decided here and completes it with the chance that fell. A move that was played
        elsewhere brings its own."""
        logged = LogEntry(self.line + 1, draft.entry, draft.person, at)
        self._expect(draft.entry)
        self._apply(logged, draft.move)
        return logged

    def read(self, logged: LogEntry) -> None:
        """Carries out a stored entry."""
        assert logged.line == self.line + 1
        self._expect(logged.entry)
        self._apply(logged)
        if self._chance.logged:
            raise RuntimeError(f"table {self.setup.id}, line {logged.line}: chance that the rules did not ask for")

    def _expect(self, entry: log.Entry) -> None:
        """The chance that fell with an entry will fall again."""
        if isinstance(entry, log.Start | log.Move):
            self._chance.logged.extend(_values(entry.chance or []))

    def _apply(self, logged: LogEntry, move: Move | None = None) -> None:
        self._changed()
        match logged.entry:
            case log.Move() as entry:
                self._move(logged, entry, move)
            case log.Sit() as entry:
                self._sit(entry)
            case log.Begun() as entry:
                self.begun, self.elsewhere = entry, entry.moves
            case log.Start() as entry:
                self._start(logged, entry)
            case log.TakeBack() as entry:
                self._take_back(entry)
            case log.Offer() as entry:
                self.offer = PendingOffer(entry.what, entry.seat, entry.ply)
            case log.Answer() as entry:
                self._answer(entry)
            case log.Away() as entry:
                self._away(entry, logged.at)
            case log.Return() as entry:
                self.seats[entry.seat].away = False
            case log.Vacation() as entry:
                self._vacation(entry, logged.at)
            case log.Resign() as entry:
                self.seats[entry.seat].resigned = True
                self.offer = None
            case log.Fault() as entry:
                self.seats[entry.seat].engine = None
            case log.End() as entry:
                self.status, self.end, self.offer = "over", entry.what, None
            case log.Rematch() as entry:
                self.rematch = entry.table
            case log.Access() as entry:
                self.closed = entry.closed
            case log.Chat(text=""):
                self.removed |= {logged.line}
            case log.Open() | log.Chat() | log.Hint():
                pass
        logged.ply = self.ply
        self.entries.append(logged)
        self.moved = max(self.moved, logged.at)
        if self.started and self.ply >= self.elsewhere:
            turn = self.turn
            self.clock.turn(turn, logged.at, ticking=turn is not None and self.bot_level(turn) is None)

    def _sit(self, entry: log.Sit) -> None:
        self._add_nonce(entry.nonce)
        self.seats[entry.seat] = seated(entry)
        self.clock.vacations[entry.seat] = Vacation()

    def _vacation(self, entry: log.Vacation, at: float) -> None:
        vacation = self.clock.vacations[entry.seat]
        if entry.until is None:
            vacation.end(at)
        else:
            vacation.announce(at, entry.until)

    def _add_nonce(self, nonce: str | None) -> None:
        if nonce is not None:
            self.nonces = (*self.nonces, nonce)

    def _start(self, logged: LogEntry, entry: log.Start) -> None:
        self._add_nonce(entry.nonce)
        self._chance = TableChance(self.setup.seed, self.nonces, self._chance.logged)
        self._referee = Referee(self.box, self.setup.players, self.setup.options, self._chance, nonces=self.nonces)
        self.status = "running"
        logged.entry = replace(entry, chance=self._fallen(0))
        logged.show(self._logs(0))
        self._remember()
        self._finish()

    def _move(self, logged: LogEntry, entry: log.Move, move: Move | None) -> None:
        """Plays a move: the one that was found when it was decided, or, out of the stored log, the one it names.
        Whoever decides is back from a vacation."""
        if entry.bot is None:
            self.clock.vacations[entry.seat].end(logged.at)
        referee, mark = self.referee, len(self.referee.lines)
        found = referee.find(entry.seat, entry.move) if move is None else move
        position, before = referee.position, self.standing
        position.events = logged.events
        try:
            referee.play_found(entry.seat, found)
        finally:
            position.events = None
        self._standing = None
        tell_changes(logged, before, self.standing)
        chance = self._fallen(mark + 1)
        logged.entry = replace(entry, chance=chance)
        self.played.append(PlayedMove(entry.seat, entry.move, chance))
        logged.show(self._logs(mark))
        self.offer = None
        self.declined.clear()
        self._remember()
        self._finish()

    def _take_back(self, entry: log.TakeBack) -> None:
        self.offer = self._standing = None
        self.elsewhere = min(self.elsewhere, entry.ply)
        self.rewound = self.rewound or entry.ply < self.ply - self.free
        while self.ply > entry.ply and self.referee.can_take_back:
            self.referee.take_back()
            self.played.pop()
        if self.ply > entry.ply:
            self._rebuild(entry.ply)
        self.snapshots.cut(entry.ply)

    def _remember(self) -> None:
        """Keeps the position, if it is time and no move can be undone freely: going back must not forget that."""
        if self.snapshots.due(self.ply) and not self.referee.can_take_back:
            position, lines, bound = self.referee.position.copy(), len(self.referee.lines), self.referee.bound
            self.snapshots.keep(Snapshot(self.ply, position, lines, bound, self._chance.mark()))

    def _rebuild(self, target: int) -> None:
        """The position after some moves, with the chance that fell then. The seed goes back too: what comes next
        out of the stack is what came before."""
        start = self.snapshots.before(target)
        self._chance.go_back(start.chance)
        self.referee.go_back(start.position.copy(), start.lines, start.bound)
        for seat, move, chance in self.played[start.ply : target]:
            self._chance.logged.extend(_values(chance))
            self.referee.play(seat, move)
        del self.played[target:]
        self.status = "running"

    def _answer(self, entry: log.Answer) -> None:
        if self.offer is None:
            return
        if entry.yes:
            self.offer.agreed.add(entry.seat)
        else:
            self.declined.add((self.seats[self.offer.seat].person, self.offer.what))
            self.offer = None

    def _away(self, entry: log.Away, at: float) -> None:
        seat = self.seats[entry.seat]
        seat.away, seat.away_since = True, at
        self.clock.run_out(entry.seat)

    def _finish(self) -> None:
        if self.referee.position.seat is None:
            self.status = "over"

    def _fallen(self, mark: int) -> list[dict[str, Json]]:
        return [line.json() for line in self.referee.lines[mark:]]

    def _logs(self, mark: int) -> list[list[ChanceLine | MoveLine]]:
        viewers = [*range(self.setup.players), None]
        return [list(self.referee.log(viewer)[mark:]) for viewer in viewers]


def _values(chance: list[dict[str, Json]]) -> list[Json]:
    return [fallen["value"] for fallen in chance]


def position_at(table: Table, ply: int) -> Position[Any]:
    """An earlier position, from the last snapshot before it; the table itself stays as it is."""
    start = table.snapshots.before(ply)
    position, moves = start.position.copy(), table.played[start.ply : ply]
    told = PastOutcomes(value for played in moves for value in _values(played.chance))
    for played in moves:
        move = table.box.parse(played.move)
        position.play(next(legal for legal in position.moves() if legal == move), told)
    return position

"""The referee: plays a game by the book and keeps its record."""

from collections.abc import Sequence
from typing import Any, Generic, Literal

from ludoteca.core.chance import Chance, Lot
from ludoteca.core.game import Game, Options
from ludoteca.core.json import Json
from ludoteca.core.position import M, Position
from ludoteca.core.record import ChanceLine, Header, Line, MoveLine, RecordCut, ResultLine
from ludoteca.core.refusal import Refusal, Refused, refuse

Bound = Literal["chance", "secret", "turn"]
"""Why a move stands: chance fell with it, it showed a secret, or another seat decides since."""


class _Scribe(Chance):
    """Passes luck on and writes it down: for the record, and for each log as far as it may be seen."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.fallen: list[tuple[Lot, Json]] = []

    def outcome(self, lot: Lot) -> Json:
        value = self._chance.outcome(lot)
        self.fallen.append((lot, value))
        return value

    def below(self, n: int) -> int:
        return self._chance.below(n)


class Referee(Generic[M]):
    """One game from the first line of its record to the last.

    Trusts nothing: every move comes as text with the seat that sent it, is parsed, and is looked up in the legal
    moves. A refused move changes nothing.
    """

    def __init__(
        self,
        box: Game[M],
        seats: int,
        options: Options,
        chance: Chance,
        seed: str | None = None,
        nonces: tuple[str, ...] = (),
    ) -> None:
        settled = box.settle(seats, options)
        self.box = box
        self.seats = seats
        self.header = Header(box.key, box.rules, seats, box.changed(settled), seed, nonces)
        self.lines: list[ChanceLine | MoveLine] = []
        self._logs: list[list[ChanceLine | MoveLine]] = [[] for _ in range(seats + 1)]
        self._scribe = _Scribe(chance)
        self._past: list[tuple[Position[M], int]] = []
        self._bound: Bound | None = None
        try:
            self.position: Position[M] = box.new(seats, settled, self._scribe)
        finally:
            self._write_chance()

    def legal(self) -> dict[str, M]:
        """The legal moves of the seat to decide, by their notation, sorted."""
        return {move.text: move for move in sorted(self.position.moves(), key=str)}

    def find(self, seat: int, text: str) -> M:
        """The legal move that `seat` means; raises `Refused` with the rule that forbids it."""
        move = self.box.parse(text)
        if self.position.seat is None:
            raise refuse(self.position.turn_rule(), "game-over")
        if seat != self.position.seat:
            raise refuse(self.position.turn_rule(), "not-your-turn", seat=seat, turn=self.position.seat)
        for legal in self.position.moves():
            if legal == move:
                return legal
        refusal = self.position.why_not(move)
        raise Refused(refusal or Refusal(self.box.rule_of(move), "not-legal", move=text))

    def play(self, seat: int, text: str, *, trace: bool = False) -> None:
        """Plays a move for a seat. With `trace` the line also lists what was legal."""
        self.play_found(seat, self.find(seat, text), trace=trace)

    def play_found(self, seat: int, move: M, *, trace: bool = False) -> None:
        """Plays a legal move that `find` gave in this position."""
        legal = list(self.legal()) if trace else None
        before, mark = self.position.copy(), len(self.lines)
        secret = self.position.reveals(move)
        self._write(MoveLine(seat, move.text, legal), [self.position.shown(move, s) for s in self._audiences()])
        try:
            self.position.play(move, self._scribe)
        except RecordCut:
            self.position = before
            self._write_chance()
            raise
        except BaseException:
            self.position = before
            self._cut(mark)
            self._scribe.fallen.clear()
            raise
        reason = self._binds(seat, secret)
        if reason is None:
            self._past.append((before, mark))
        else:
            self._bound = reason
            self._past.clear()
        self._write_chance()

    def _binds(self, seat: int, secret: bool) -> Bound | None:
        """Why the move just played by `seat` stands; None if it can be undone."""
        if self._scribe.fallen:
            return "chance"
        if secret:
            return "secret"
        return None if self.position.seat == seat else "turn"

    @property
    def bound(self) -> Bound | None:
        """Why the last move cannot be undone; None if it can, or if nothing was played."""
        return None if self._past else self._bound

    @property
    def can_take_back(self) -> bool:
        """Whether the last move can be undone: no chance fell since, no secret was shown, no other seat decides."""
        return bool(self._past)

    @property
    def free(self) -> int:
        """How many moves in a row can be undone."""
        return len(self._past)

    def take_back(self) -> None:
        """Undoes the last move of the seat to decide."""
        if not self._past:
            raise refuse("record", "no-take-back")
        self.position, mark = self._past.pop()
        self._cut(mark)

    def go_back(self, position: Position[M], lines: int, bound: Bound | None) -> None:
        """Back to an earlier position of this game, whose record had so many lines and whose last move was bound."""
        self.position, self._bound = position, bound
        self._past.clear()
        self._cut(lines)

    def record(self) -> list[Line]:
        """The whole record up to here, result included. It is for the referee until the game is over."""
        result = self.position.result()
        last: list[Line] = [] if result is None else [ResultLine(result.json())]
        return [self.header, *self.lines, *last]

    def log(self, seat: int | None) -> Sequence[ChanceLine | MoveLine]:
        """The lines as a seat (None: a spectator) may see them; as many as the record has."""
        return self._logs[self.seats if seat is None else seat]

    def _audiences(self) -> list[int | None]:
        return [*range(self.seats), None]

    def _write_chance(self) -> None:
        for lot, value in self._scribe.fallen:
            self.lines.append(ChanceLine(lot.name, value))
            for log, seat in zip(self._logs, self._audiences(), strict=True):
                log.append(ChanceLine(lot.name, lot.shown(value, seat)))
        self._scribe.fallen.clear()

    def _write(self, line: MoveLine, shown: Sequence[str]) -> None:
        self.lines.append(line)
        for log, text in zip(self._logs, shown, strict=True):
            log.append(MoveLine(line.seat, text))

    def _cut(self, mark: int) -> None:
        for lines in (self.lines, *self._logs):
            del lines[mark:]


AnyReferee = Referee[Any]

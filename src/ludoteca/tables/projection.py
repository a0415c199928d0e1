"""What one viewer sees of a table: its state and its log. A viewer is a seat, or None for a spectator."""

from copy import copy
from typing import Any

from ludoteca.core import Position, Question
from ludoteca.core.places import places_of
from ludoteca.core.record import MoveLine
from ludoteca.tables import log
from ludoteca.tables.log import LogEntry
from ludoteca.tables.messages import Asked, Fallen, Happened, Line, Offer, SeatInfo, SeatScore, State
from ludoteca.tables.state import Seat, Table, position_at, seated


def state(table: Table, viewer: int | None, now: float) -> State:
    """Where the table stands now."""
    if table.shared_state is None:
        table.shared_state = _shared(table, now)
    seen = copy(table.shared_state)
    seen.eyes = viewer
    if not table.started:
        return seen
    if table.clock.on:
        people = [table.bot_level(seat) is None for seat in range(table.setup.players)]
        seen.clock = table.clock.state(now, people)
    _add_view(seen, table, table.referee.position, viewer)
    seen.can_take_back = viewer is not None and seen.turn == viewer and table.referee.can_take_back
    seen.can_hint = viewer is not None and table.status == "running" and table.may_hint(viewer)
    seen.bound = None if viewer is None else table.bound(viewer)
    return seen


def _shared(table: Table, now: float) -> State:
    """What all viewers see alike."""
    seen = State(
        line=table.line,
        ply=table.ply,
        status=table.status,
        seats=seats(table),
        eyes=None,
        end=table.end,
        rematch=table.rematch,
    )
    if not table.started:
        return seen
    _add_position(seen, table.referee.position, running=table.status == "running")
    if table.offer is not None:
        waiting = table.consenting(table.offer.seat, now) - table.offer.agreed
        seen.offer = Offer(table.offer.what, table.offer.seat, table.offer.ply, sorted(waiting))
    if table.status == "over":
        seen.seed = table.setup.seed
    return seen


def earlier(table: Table, viewer: int | None, ply: int, now: float) -> State:
    """Where the table stood after `ply` moves, for a viewer who looks back."""
    seen = state(table, viewer, now)
    seen.ply, seen.clock, seen.offer, seen.can_take_back, seen.bound, seen.result = ply, None, None, False, None, None
    seen.can_hint = False
    position = position_at(table, ply)
    _add_position(seen, position, running=True)
    _add_view(seen, table, position, viewer)
    return seen


def _add_position(seen: State, position: Position[Any], *, running: bool) -> None:
    """What a position shows to everybody."""
    seen.turn = position.seat if running else None
    seen.question = _asked(position.question()) if running else None
    result = position.result()
    seen.result = None if result is None else result.json()


def _add_view(seen: State, table: Table, position: Position[Any], viewer: int | None) -> None:
    """What a position shows to this viewer."""
    view = position.view(viewer)
    seen.view = view.json()
    seen.places = dict(places_of(table.box, view)) or None
    seen.scores = [
        SeatScore([*position.score(seat, viewer)], [*position.prospects(seat, viewer)])
        for seat in range(len(seen.seats))
    ]
    seen.goals = [*position.goals(viewer)]
    seen.legal = legal(position) if viewer is not None and seen.turn == viewer else None


def legal(position: Position[Any]) -> list[str]:
    return sorted(move.text for move in position.moves())


def _asked(question: Question | None) -> Asked | None:
    return None if question is None else Asked(question.name, question.rule, dict(question.parameters))


def seats(table: Table) -> list[SeatInfo]:
    return [
        _sitter(seat, table.names, vacation.until)
        for seat, vacation in zip(table.seats, table.clock.vacations, strict=True)
    ]


def _sitter(seat: Seat, names: dict[str, str], vacation: float | None = None) -> SeatInfo:
    name = None if seat.person is None else names.get(seat.person)
    kept = (seat.kind, seat.person, name, seat.label, seat.level, seat.away, seat.resigned, seat.engine)
    return SeatInfo(*kept, vacation)


def all_views(table: Table, ply: int) -> list[dict[str, Any]]:
    """What every seat saw after `ply` moves."""
    position = table.referee.position if ply == table.ply else position_at(table, ply)
    return [position.view(seat).json() for seat in range(table.setup.players)]


def lines(table: Table, viewer: int | None, after: int, *, chat: bool = True) -> list[Line]:
    """What happened after an entry of the log."""
    entries = table.entries[after + 1 :]
    return [_line(logged, viewer, table.names) for logged in entries if chat or not isinstance(logged.entry, log.Chat)]


def news(table: Table, viewer: int | None, after: int, now: float) -> tuple[list[Line], State | None]:
    """What brings a viewer who knows the entries up to `after` up to date; no state where it did not change."""
    told = lines(table, viewer, after)
    changed = after < 0 or not told or changes_state(table, after)
    return told, state(table, viewer, now) if changed else None


def some_lines(table: Table, viewer: int | None, numbers: list[int]) -> list[Line]:
    return [_line(table.entries[number], viewer, table.names) for number in numbers]


def changes_state(table: Table, after: int) -> bool:
    """Whether anything but chat was logged after an entry."""
    return any(not isinstance(logged.entry, log.Chat) for logged in table.entries[after + 1 :])


def _line(logged: LogEntry, viewer: int | None, names: dict[str, str]) -> Line:
    entry = logged.entry
    line = Line(line=logged.line, kind=entry.tag, at=logged.at)
    if logged.ply:
        line["ply"] = logged.ply
    if not isinstance(entry, _SEATLESS):
        line["seat"] = entry.seat
    _add_play(line, logged, viewer)
    match entry:
        case log.Sit():
            line["sitter"] = _sitter(seated(entry), names)
        case log.Chat():
            _add_chat(line, entry, logged.person, names)
        case log.Offer() | log.End():
            line["what"] = entry.what
        case log.Answer():
            line["yes"] = entry.yes
        case log.Vacation(until=float() as until):
            line["until"] = until
        case log.Rematch():
            line["table"] = entry.table
    return line


_SEATLESS = (log.Open, log.Begun, log.Start, log.End, log.Chat, log.Access, log.Rematch)


def _add_play(line: Line, logged: LogEntry, viewer: int | None) -> None:
    """The move, the chance and the events, as far as the viewer may see them."""
    shown = logged.shown(viewer)
    fallen = []
    for recorded in shown:
        if isinstance(recorded, MoveLine):
            line["move"] = recorded.move
        else:
            fallen.append(Fallen(recorded.name, recorded.value))
    if isinstance(logged.entry, log.Move) and logged.entry.bot is not None:
        line["bot"] = logged.entry.bot
    if fallen:
        line["chance"] = fallen
    events = [
        Happened(event.name, dict(event.parameters))
        for event in logged.events
        if event.audience is None or event.audience == viewer
    ]
    if events:
        line["events"] = events
    if logged.scores:
        line["scores"] = [*logged.scores]
    if logged.goals:
        line["goals"] = [*logged.goals]


def _add_chat(line: Line, entry: log.Chat, person: str | None, names: dict[str, str]) -> None:
    line["text"] = entry.text
    if person is not None:
        line["person"] = person
        if person in names:
            line["name"] = names[person]

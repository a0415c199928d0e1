"""Before and after the game: sitting down, getting up, starting, who may look. Most functions return a `Command`."""

from collections.abc import Sequence

from ludoteca.tables import from_record, log
from ludoteca.tables.commands import Command, own, repeating
from ludoteca.tables.errors import conflict, forbidden, missing
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Table

FREE = ("open", "link")
"""Kinds of seats on which nobody sits."""


def hosting(table: Table, person: str) -> None:
    """Refuses whoever is not the host."""
    if table.setup.host != person:
        raise forbidden("not-the-host")


def opened(table: Table) -> None:
    """Refuses a table whose game has begun."""
    if table.status != "open":
        raise conflict("started")


def place(person: str, sitter: log.Sit) -> Command:
    """The host changes who sits where before the start."""

    def decide(table: Table) -> Sequence[Draft]:
        hosting(table, person)
        opened(table)
        if sitter.seat >= table.setup.players:
            raise missing("no-such-seat")
        taken = table.seats[sitter.seat].person
        if taken not in (None, person) and sitter.kind == "person":
            raise conflict("seat-taken", seat=sitter.seat)
        repeating(table)
        return [Draft(sitter, person)]

    return decide


def join(person: str, seat: int, nonce: str | None = None) -> Command:
    """Somebody sits down on a free seat. The caller has checked that they may: by an invitation, or an open seat."""

    def decide(table: Table) -> Sequence[Draft]:
        if seat < table.setup.players and table.seats[seat].person == person:
            return []
        opened(table)
        if seat >= table.setup.players or table.seats[seat].kind not in FREE:
            raise conflict("seat-taken", seat=seat)
        repeating(table)
        return [Draft(log.Sit(seat, "person", person, nonce=nonce), person)]

    return decide


def leave(person: str, seat: int) -> Command:
    """Somebody gets up before the start."""

    def decide(table: Table) -> Sequence[Draft]:
        own(table, person, seat)
        opened(table)
        return [freed(table, seat, person)]

    return decide


def freed(table: Table, seat: int, person: str) -> Draft:
    """A seat is as free as it was before somebody sat down: for whoever comes, or by a link, which is a new one."""
    sat = [logged.entry for logged in table.entries if isinstance(logged.entry, log.Sit)]
    free = [entry.kind for entry in sat if entry.seat == seat and entry.kind in FREE]
    last = free[-1] if free else "open" if table.setup.public else "link"
    return Draft(log.Sit(seat, last), person)


def start(person: str, nonce: str | None = None) -> Command:
    """The host begins the game."""

    def decide(table: Table) -> Sequence[Draft]:
        hosting(table, person)
        opened(table)
        if any(seat.kind in FREE for seat in table.seats):
            raise conflict("empty-seats")
        return from_record.starting(table.begun, person, nonce)

    return decide


def start_when_full(person: str, *, alone: bool) -> Command:
    """Nobody else has to come. With `alone` false, a person without others at the table starts it themselves."""

    def decide(table: Table) -> Sequence[Draft]:
        full = all(seat.kind not in FREE for seat in table.seats)
        others = any(seat.person not in (None, person) for seat in table.seats)
        ready = full and table.status == "open" and (alone or others)
        return from_record.starting(table.begun, None) if ready else []

    return decide


def close(person: str) -> Command:
    """The host gives up a table that has not started."""

    def decide(table: Table) -> Sequence[Draft]:
        hosting(table, person)
        opened(table)
        return [Draft(log.End("abandoned"), person)]

    return decide


def access(person: str, *, closed: bool) -> Command:
    """A player or the host says whether strangers with the link may look at a finished game. A public one was open to
    everybody."""

    def decide(table: Table) -> Sequence[Draft]:
        if not table.seats_of(person):
            hosting(table, person)
        if table.status != "over":
            raise conflict("not-over")
        if table.setup.public:
            raise conflict("table-public")
        repeating(table)
        return [Draft(log.Access(closed), person)] if table.closed != closed else []

    return decide

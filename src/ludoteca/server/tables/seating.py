"""Before the game: making a table, sitting down, getting up, inviting, starting; and a rematch after it."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, select, update

from ludoteca.core import shelf
from ludoteca.server.bots.custom_data import Custom
from ludoteca.server.db import schema, table_store
from ludoteca.server.messages import Bot, Link, Me, NewTable, Open, Rematch, Sitter
from ludoteca.server.people import names
from ludoteca.server.people.sessions import Person
from ludoteca.server.settings import Settings
from ludoteca.server.tables.registry import Decide, Room
from ludoteca.tables.clock import sane
from ludoteca.tables.commands import repeating
from ludoteca.tables.errors import HouseRefused, conflict, forbidden, missing
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Facts, Match

SEED_BYTES = 32


async def create(room: Room, custom: Custom, host: Person, wanted: NewTable, settings: Settings) -> str:
    """A new table with its sitters; returns its id."""
    if not sane(wanted.clock, settings.shortest_turn):
        raise HouseRefused(400, "clock-limits")
    box = shelf.box(wanted.game)
    seed = secrets.token_hex(SEED_BYTES)
    await custom.check(box.key, len(wanted.seats), wanted.options, seed, host.id)
    options = box.changed(box.settle(len(wanted.seats), wanted.options))
    facts = Facts(
        id=table_store.fresh_id(),
        game=box.key,
        rules=box.rules,
        players=len(wanted.seats),
        options=options,
        seed=seed,
        host=host.id,
        public=wanted.public,
        clock=wanted.clock,
        away_level=wanted.away_level,
        created=room.hours.now(),
    )
    if wanted.start and any(isinstance(sitter, Open | Link) for sitter in wanted.seats):
        raise conflict("empty-seats")

    def work(connection: Connection) -> None:
        held = connection.execute(
            select(func.count())
            .select_from(schema.tables)
            .where(schema.tables.c.host == host.id, schema.tables.c.status.in_(("open", "running")))
        ).scalar_one()
        if held >= settings.tables_per_person:
            raise HouseRefused(429, "too-many-tables", limit=settings.tables_per_person)
        table_store.create(connection, facts)

    await room.storage.run(work)
    sitters = [Draft("sit", _sit(seat, sitter, host), host.id) for seat, sitter in enumerate(wanted.seats)]
    start = [Draft("start", {}, host.id)] if wanted.start else []
    await room.act(facts.id, lambda _: [Draft("open", {}, host.id), *sitters, *start])
    return facts.id


def _sit(seat: int, sitter: Sitter, me: Person) -> dict[str, object]:
    if isinstance(sitter, Me):
        label = {} if sitter.label is None else {"label": names.kept(sitter.label)}
        return {"seat": seat, "kind": "person", "person": me.id, **label}
    if isinstance(sitter, Bot):
        return {"seat": seat, "kind": "bot", "level": sitter.level}
    return {"seat": seat, "kind": "link" if isinstance(sitter, Link) else "open"}


def hosting(match: Match, person: Person) -> None:
    if match.facts.host != person.id:
        raise forbidden("not-the-host")


def opened(match: Match) -> None:
    if match.status != "open":
        raise conflict("started")


def place(person: Person, seat: int, sitter: Sitter) -> Decide:
    """The host changes who sits where before the start."""

    def decide(match: Match) -> Sequence[Draft]:
        hosting(match, person)
        opened(match)
        if seat >= match.facts.players:
            raise missing("no-such-seat")
        taken = match.seats[seat].person
        if taken is not None and taken != person.id and isinstance(sitter, Me):
            raise conflict("seat-taken", seat=seat)
        repeating(match)
        return [Draft("sit", _sit(seat, sitter, person), person.id)]

    return decide


def join(person: Person, seat: int, nonce: str | None = None) -> Decide:
    """Somebody sits down on a free seat; whether they may was checked before (`may_join`)."""

    def decide(match: Match) -> Sequence[Draft]:
        if seat < match.facts.players and match.seats[seat].person == person.id:
            return []
        opened(match)
        if seat >= match.facts.players or match.seats[seat].kind not in ("open", "link"):
            raise conflict("seat-taken", seat=seat)
        repeating(match)
        return [Draft("sit", {"seat": seat, "kind": "person", "person": person.id, **_with(nonce)}, person.id)]

    return decide


def _with(nonce: str | None) -> dict[str, str]:
    return {} if nonce is None else {"nonce": nonce}


def leave(person: Person, seat: int) -> Decide:
    """Somebody gets up before the start."""

    def decide(match: Match) -> Sequence[Draft]:
        if seat >= match.facts.players or match.seats[seat].person != person.id:
            raise forbidden("not-your-seat", seat=seat)
        opened(match)
        return [freed(match, seat, person.id)]

    return decide


def freed(match: Match, seat: int, person: str) -> Draft:
    """A seat is as free as it was before somebody sat down: for whoever comes, or by a link, which is a new one."""
    kinds = [entry.body["kind"] for entry in match.entries if entry.kind == "sit" and entry.body["seat"] == seat]
    free = [kind for kind in kinds if kind in ("open", "link")]
    last = free[-1] if free else "open" if match.facts.public else "link"
    return Draft("sit", {"seat": seat, "kind": last}, person)


def start(person: Person, nonce: str | None = None) -> Decide:
    def decide(match: Match) -> Sequence[Draft]:
        hosting(match, person)
        opened(match)
        if any(seat.kind in ("open", "link") for seat in match.seats):
            raise conflict("empty-seats")
        return [Draft("start", _with(nonce), person.id)]

    return decide


def close(person: Person) -> Decide:
    """The host gives up a table that has not started."""

    def decide(match: Match) -> Sequence[Draft]:
        hosting(match, person)
        opened(match)
        return [Draft("end", {"what": "abandoned"}, person.id)]

    return decide


# Invitations: random, revocable, one seat each.


def invitation(connection: Connection, table: str, seat: int) -> str | None:
    where = (schema.seats.c.table_id == table, schema.seats.c.seat == seat, schema.seats.c.kind == "link")
    return connection.execute(select(schema.seats.c.invite).where(*where)).scalar()


class Invited(NamedTuple):
    table: str
    seat: int


def invited(connection: Connection, invite: str, person: str | None) -> Invited:
    """Where an invitation leads."""
    columns = schema.seats.c
    found = connection.execute(
        select(columns.table_id, columns.seat, columns.person).where(columns.invite == invite)
    ).first()
    if found is None:
        raise missing("no-such-invite")
    if found.person not in (None, person):
        raise conflict("invite-used")
    return Invited(found.table_id, found.seat)


def renew(connection: Connection, table: str, seat: int) -> str:
    """A new invitation in place of the old one, which is worth nothing from now on."""
    invite = secrets.token_urlsafe(16)
    where = (schema.seats.c.table_id == table, schema.seats.c.seat == seat, schema.seats.c.kind == "link")
    changed = connection.execute(update(schema.seats).where(*where).values(invite=invite))
    if not changed.rowcount:
        raise conflict("no-link-seat", seat=seat)
    return invite


async def rematch(room: Room, custom: Custom, person: Person, table: str, again: Rematch, settings: Settings) -> str:
    """The same game with the same sitters. Whoever asks second comes to the table of whoever asked first."""
    async with room.look(table) as match:
        if not match.seats_of(person.id):
            raise forbidden("not-seated")
        if match.status != "over":
            raise conflict("not-over")
        agreed = match.rematch
        wanted = NewTable(
            game=match.facts.game,
            seats=[_again(seat.kind, seat.level, seat.label, seat.person == person.id) for seat in match.seats],
            options=dict(match.facts.options),
            public=match.facts.public,
            clock=match.facts.clock,
            away_level=match.facts.away_level,
        )
        seats = match.seats_of(person.id)
    if agreed is None:
        made = await create(room, custom, person, wanted, settings)
        await room.act(table, lambda match: [] if match.rematch else [Draft("rematch", {"table": made}, person.id)])
        async with room.look(table) as match:
            agreed = match.rematch
        if agreed != made:
            await room.act(made, close(person))
    assert agreed is not None
    for seat in seats:
        await room.act(agreed, join(person, seat, again.nonce))
    await room.act(agreed, _start_when_full(person.id, alone=again.start))
    return agreed


def _again(kind: str, level: int | None, label: str | None, mine: bool) -> Sitter:
    if mine:
        return Me(label)
    return Bot(level or 1) if kind == "bot" else Link()


def _start_when_full(person: str, *, alone: bool) -> Decide:
    """Nobody else has to come. With `alone` false, a person without others at the table starts it themselves."""

    def decide(match: Match) -> Sequence[Draft]:
        full = all(seat.kind in ("person", "bot") for seat in match.seats)
        others = any(seat.person not in (None, person) for seat in match.seats)
        return [Draft("start", {})] if full and match.status == "open" and (alone or others) else []

    return decide

"""Making tables: a new one with its sitters, and a rematch."""

import secrets

from sqlalchemy import Connection, func, select

from ludoteca.core import shelf
from ludoteca.server.bots.custom_data import CustomData
from ludoteca.server.db import schema, table_store
from ludoteca.server.messages import Bot, Link, Me, NewTable, Open, Rematch, Sitter, clock_rule, time_control
from ludoteca.server.people import names
from ludoteca.server.people.sessions import Person
from ludoteca.server.settings import Settings
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.tables import log, seating
from ludoteca.tables.clock import allowed
from ludoteca.tables.errors import RequestRefused, conflict, forbidden
from ludoteca.tables.log import Draft
from ludoteca.tables.state import TableSetup

SEED_BYTES = 32


async def create(
    registry: TableRegistry, custom: CustomData, host: Person, wanted: NewTable, settings: Settings
) -> str:
    """A new table with its sitters; returns its id."""
    clock = time_control(wanted.clock)
    if not allowed(clock, settings.shortest_turn):
        raise RequestRefused(400, "clock-limits")
    box = shelf.box(wanted.game)
    seed = secrets.token_hex(SEED_BYTES)
    await custom.check(box.key, len(wanted.seats), wanted.options, seed, host.id)
    options = box.changed(box.settle(len(wanted.seats), wanted.options))
    setup = TableSetup(
        id=table_store.fresh_id(),
        game=box.key,
        rules=box.rules,
        players=len(wanted.seats),
        options=options,
        seed=seed,
        host=host.id,
        public=wanted.public,
        clock=clock,
        away_level=wanted.away_level,
        hints=wanted.hints,
        created=registry.uptime.now(),
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
            raise RequestRefused(429, "too-many-tables", limit=settings.tables_per_person)
        table_store.create(connection, setup)

    await registry.storage.run(work)
    sitters = [Draft(sit(seat, sitter, host), host.id) for seat, sitter in enumerate(wanted.seats)]
    start = [Draft(log.Start(), host.id)] if wanted.start else []
    await registry.act(setup.id, lambda _: [Draft(log.Open(), host.id), *sitters, *start])
    return setup.id


def sit(seat: int, sitter: Sitter, me: Person) -> log.Sit:
    """The entry of the log for who is to sit there."""
    match sitter:
        case Me(label):
            return log.Sit(seat, "person", me.id, label=None if label is None else names.kept(label))
        case Bot(level):
            return log.Sit(seat, "bot", level=level)
        case Link():
            return log.Sit(seat, "link")
        case Open():
            return log.Sit(seat, "open")


async def rematch(
    registry: TableRegistry, custom: CustomData, person: Person, table_id: str, again: Rematch, settings: Settings
) -> str:
    """The same game with the same sitters. Whoever asks second comes to the table of whoever asked first."""
    async with registry.look(table_id) as table:
        if not table.seats_of(person.id):
            raise forbidden("not-seated")
        if table.status != "over":
            raise conflict("not-over")
        agreed = table.rematch
        wanted = NewTable(
            game=table.setup.game,
            seats=[_again(seat.kind, seat.level, seat.label, seat.person == person.id) for seat in table.seats],
            options=dict(table.setup.options),
            public=table.setup.public,
            clock=clock_rule(table.setup.clock),
            away_level=table.setup.away_level,
            hints=table.setup.hints,
        )
        seats = table.seats_of(person.id)
    if agreed is None:
        made = await create(registry, custom, person, wanted, settings)
        await registry.act(table_id, lambda table: [] if table.rematch else [Draft(log.Rematch(made), person.id)])
        async with registry.look(table_id) as table:
            agreed = table.rematch
        if agreed != made:
            await registry.act(made, seating.close(person.id))
    assert agreed is not None
    for seat in seats:
        await registry.act(agreed, seating.join(person.id, seat, again.nonce))
    await registry.act(agreed, seating.start_when_full(person.id, alone=again.start))
    return agreed


def _again(kind: str, level: int | None, label: str | None, mine: bool) -> Sitter:
    if mine:
        return Me(label)
    return Bot(level or 1) if kind == "bot" else Link()

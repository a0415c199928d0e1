"""Making tables: a new one with its sitters, one for a game that was begun elsewhere, and a rematch."""

import asyncio
from dataclasses import replace

from sqlalchemy import Connection, func, select

from ludoteca.bots import LEVELS, master
from ludoteca.core import shelf
from ludoteca.server.bots.analyses import Analyses
from ludoteca.server.bots.custom_data import CustomData
from ludoteca.server.db import schema, table_store
from ludoteca.server.messages.tables import Bot, Link, Me, NewTable, Rematch, Sitter, time_control
from ludoteca.server.people import names
from ludoteca.server.people.sessions import Person
from ludoteca.server.settings import Settings
from ludoteca.server.tables import running_games
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.tables import creation, from_record, log, seating
from ludoteca.tables.clock import allowed
from ludoteca.tables.creation import TableWish
from ludoteca.tables.errors import RequestRefused, conflict, missing
from ludoteca.tables.log import Draft


def wish(wanted: NewTable) -> TableWish:
    """The table that a request asks for."""
    return TableWish(
        game=wanted.game,
        seats=[sitter(one) for one in wanted.seats],
        options=wanted.options,
        public=wanted.public,
        clock=time_control(wanted.clock),
        away_level=wanted.away_level,
        hints=wanted.hints,
    )


def sitter(wanted: Sitter) -> creation.Sitter:
    match wanted:
        case Me(label):
            return creation.Sitter("me", label=None if label is None else names.kept(label))
        case Bot(level, engine):
            return creation.Sitter("bot", level, engine=engine)
        case _:
            return creation.Sitter("link" if isinstance(wanted, Link) else "open")


async def create(
    registry: TableRegistry, custom: CustomData, host: Person, wanted: NewTable, settings: Settings
) -> str:
    """A new table with its sitters; returns its id."""
    return await _make(registry, custom, host, wish(wanted), settings, start=wanted.start)


MOST_MOVES = 1_000
"""Of a game that was begun elsewhere; they are played at once."""


async def go_on(
    registry: TableRegistry,
    custom: CustomData,
    analyses: Analyses,
    host: Person,
    wanted: NewTable,
    record: str,
    settings: Settings,
) -> str:
    """A new table at which a game from elsewhere goes on. One that goes on here is no such game."""
    plan = await analyses.plan(record, host.id)
    if plan.total > MOST_MOVES:
        raise RequestRefused(422, "record-too-long")
    await running_games.refuse(registry, plan.identity)
    continued = await asyncio.to_thread(from_record.continued, wish(wanted), record)
    return await _make(registry, custom, host, continued, settings, start=wanted.start)


async def _make(
    registry: TableRegistry, custom: CustomData, host: Person, wanted: TableWish, settings: Settings, *, start: bool
) -> str:
    if not allowed(wanted.clock, settings.shortest_turn):
        raise RequestRefused(400, "clock-limits")
    seed = creation.fresh_seed()
    game = shelf.box(wanted.game).key
    for one in wanted.seats:
        check_bot(one, game, len(wanted.seats), settings)
    await custom.check(game, len(wanted.seats), wanted.options, seed, host.id)
    setup = creation.setup(wanted, creation.fresh_id(), host.id, seed, registry.uptime.now())
    if start and any(one.who in seating.FREE for one in wanted.seats):
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
    starting = from_record.starting(wanted.begun, host.id) if start else []
    await registry.act(setup.id, lambda _: [*creation.opening(wanted, host.id), *starting])
    return setup.id


def check_bot(sitter: creation.Sitter, game: str, players: int, settings: Settings) -> None:
    """Refuses a bot whose engine this server does not have for the game, and level 6 where it does not play."""
    if sitter.level == master.LEVEL:
        master.check(shelf.box(game), players)
    if sitter.engine is not None and sitter.engine not in settings.engines_for(game):
        raise missing("no-such-engine")


async def rematch(
    registry: TableRegistry, custom: CustomData, person: Person, table_id: str, again: Rematch, settings: Settings
) -> str:
    """The same game with the same sitters. Whoever asks second comes to the table of whoever asked first."""
    async with registry.look(table_id) as table:
        wanted, agreed, seats = creation.again(table, person.id), table.rematch, table.seats_of(person.id)
    known = settings.engines_for(wanted.game)
    sitters = [one if one.engine in known else one._replace(engine=None) for one in wanted.seats]
    if len(sitters) not in master.playable(shelf.box(wanted.game)):
        sitters = [one._replace(level=LEVELS[-1]) if one.level == master.LEVEL else one for one in sitters]
    wanted = replace(wanted, seats=sitters)
    if agreed is None:
        made = await _make(registry, custom, person, wanted, settings, start=False)
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

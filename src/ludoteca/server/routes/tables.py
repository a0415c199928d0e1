"""Tables: make, list, sit, start, rematch."""

from typing import Annotated, Any

from litestar import Request, Router
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from ludoteca.server.context import ServerContext
from ludoteca.server.db import queries, table_store
from ludoteca.server.http import security
from ludoteca.server.messages.tables import (
    Access,
    Acknowledged,
    Invite,
    Join,
    NewTable,
    OfSeat,
    Rematch,
    Sitter,
    Start,
    TableInfo,
)
from ludoteca.server.people.sessions import Person, known
from ludoteca.server.routes.common import Anybody, Asker, Context, TableId, delete, get, post, put
from ludoteca.server.tables import invitations, listing, new_table
from ludoteca.server.tables.registry import Broken
from ludoteca.tables import creation, permissions, seating
from ludoteca.tables.errors import RequestRefused, conflict, forbidden, missing

AnyRequest = Request[Any, Any, Any]
Page = Annotated[int, QueryParameter(ge=0, le=1_000, description="Sixty tables each, from 0")]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]


async def _info(context: ServerContext, table: str) -> TableInfo:
    async with context.registry.look(table) as current:
        return listing.info(current)


async def _listed(context: ServerContext, table: str, person: str | None) -> TableInfo:
    """A table in a list, also one that cannot be replayed."""
    try:
        return await _info(context, table)
    except Broken:
        return await context.storage.run(lambda connection: table_store.outline(connection, table, person))


@post("/tables")
async def create(data: JSONBody[NewTable], context: Context, person: Asker, request: AnyRequest) -> TableInfo:
    """Makes a table; whoever makes it is its host."""
    _few(context, request)
    if data.record is None:
        table = await new_table.create(context.registry, context.custom, person, data, context.settings)
    else:
        table = await new_table.go_on(
            context.registry, context.custom, context.analyses, person, data, data.record, context.settings
        )
    return await _info(context, table)


def _few(context: ServerContext, request: AnyRequest) -> None:
    if not context.new_tables.take(security.address(request.scope)):
        raise RequestRefused(429, "too-many-tables-here")


@get("/tables")
async def lobby(context: Context, page: Page = 0) -> list[TableInfo]:
    """Public tables: those with open seats first, then those one can watch."""
    tables = await context.storage.run(lambda c: queries.public(c, page))
    found = [await _listed(context, table, None) for table in tables]
    return [table for table in found if table.status != table_store.BROKEN]


@get("/me/tables")
async def mine(context: Context, person: Asker, page: Page = 0) -> list[TableInfo]:
    """My tables: those that wait for me first."""
    tables = await context.storage.run(lambda c: queries.of(c, person.id, page))
    return [await _listed(context, table, person.id) for table in tables]


@get("/tables/{table:str}")
async def show(table: TableId, context: Context, anybody: Anybody, invite: FromQuery[str | None] = None) -> TableInfo:
    """What is known of a table. An invitation opens a private one."""
    try:
        async with context.registry.look(table) as current:
            permissions.may_review(current, known(anybody))
    except RequestRefused:
        if invite is None:
            raise
        await _invited(context, invite, anybody, table)
    return await _info(context, table)


async def _invited(
    context: ServerContext, invite: str, person: Person | None, table: str | None = None
) -> invitations.Invited:
    """Where an invitation leads, to this table if one is named."""
    found = await context.storage.run(lambda c: invitations.invited(c, invite, known(person)))
    if table not in (None, found.table):
        raise missing("no-such-invite")
    return found


@get("/invites/{invite:str}")
async def invited(invite: FromPath[str], context: Context, anybody: Anybody) -> TableInfo:
    """The table that an invitation leads to; one that was used leads only whoever used it."""
    return await _info(context, (await _invited(context, invite, anybody)).table)


@post("/tables/{table:str}/join", status_code=200)
async def join(table: TableId, data: JSONBody[Join], context: Context, person: Asker) -> TableInfo:
    """Sits down: on the seat of an invitation, on the seat named, or on the first open one."""
    seat = data.seat
    if data.invite is not None:
        seat = (await _invited(context, data.invite, person, table)).seat
    else:
        async with context.registry.look(table) as current:
            permissions.may_watch(current, person.id)
            free = [number for number, place in enumerate(current.seats) if place.kind == "open"]
            returning = current.seats_of(person.id)
        if seat is None:
            seat = next(iter(returning or free), None)
        if seat is None:
            raise conflict("no-open-seat")
        if seat not in free and seat not in returning:
            raise forbidden("not-open", seat=seat)
    await context.registry.act(table, seating.join(person.id, seat, data.nonce))
    return await _info(context, table)


@post("/tables/{table:str}/leave", status_code=200)
async def leave(table: TableId, data: JSONBody[OfSeat], context: Context, person: Asker) -> Acknowledged:
    """Gets up before the start."""
    return Acknowledged(await context.registry.act(table, seating.leave(person.id, data.seat)))


@put("/tables/{table:str}/seats/{seat:int}")
async def place(
    table: TableId, seat: SeatPath, data: JSONBody[Sitter], context: Context, person: Asker
) -> Acknowledged:
    """The host says who sits there: me, a bot, whoever comes, whoever has the link."""
    wanted = new_table.sitter(data)
    async with context.registry.look(table) as current:
        new_table.check_bot(wanted, current.setup.game, current.setup.players, context.settings)
    sitter = creation.sit(seat, wanted, person.id)
    return Acknowledged(await context.registry.act(table, seating.place(person.id, sitter)))


async def _hosted(context: ServerContext, table: str, person: Person) -> None:
    async with context.registry.look(table) as current:
        permissions.may_watch(current, person.id)
        seating.hosting(current, person.id)
        seating.opened(current)


@get("/tables/{table:str}/seats/{seat:int}/invite")
async def invitation(table: TableId, seat: SeatPath, context: Context, person: Asker) -> Invite:
    """The secret of the link to a seat."""
    await _hosted(context, table, person)
    found = await context.storage.run(lambda c: invitations.invitation(c, table, seat))
    if found is None:
        raise conflict("no-link-seat", seat=seat)
    return Invite(seat, found)


@post("/tables/{table:str}/seats/{seat:int}/invite", status_code=200)
async def renew(table: TableId, seat: SeatPath, context: Context, person: Asker) -> Invite:
    """Revokes the link to a seat and makes a new one."""
    await _hosted(context, table, person)
    return Invite(seat, await context.storage.run(lambda c: invitations.renew(c, table, seat)))


@post("/tables/{table:str}/start", status_code=200)
async def start(table: TableId, context: Context, person: Asker, data: JSONBody[Start | None] = None) -> Acknowledged:
    """The host begins the game."""
    nonce = None if data is None else data.nonce
    return Acknowledged(await context.registry.act(table, seating.start(person.id, nonce)))


@delete("/tables/{table:str}", status_code=200)
async def close(table: TableId, context: Context, person: Asker) -> Acknowledged:
    """The host gives up a table that has not started."""
    return Acknowledged(await context.registry.act(table, seating.close(person.id)))


@put("/tables/{table:str}/access")
async def access(table: TableId, data: JSONBody[Access], context: Context, person: Asker) -> Acknowledged:
    """The host or a player closes a finished private game to strangers, or opens it to them again."""
    return Acknowledged(await context.registry.act(table, seating.access(person.id, closed=data.closed)))


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(
    table: TableId, context: Context, person: Asker, request: AnyRequest, data: JSONBody[Rematch | None] = None
) -> TableInfo:
    """The same game again; whoever asks second joins the table of whoever asked first."""
    _few(context, request)
    again = data or Rematch()
    return await _info(
        context, await new_table.rematch(context.registry, context.custom, person, table, again, context.settings)
    )


router = Router(
    "",
    route_handlers=[
        create,
        lobby,
        mine,
        show,
        invited,
        join,
        leave,
        place,
        invitation,
        renew,
        start,
        close,
        access,
        rematch,
    ],
    tags=["tables"],
)

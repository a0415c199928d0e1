"""Tables: make, list, sit, start, rematch."""

from typing import Annotated, Any

from litestar import Request, Router
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from ludoteca.server.context import House
from ludoteca.server.db import queries, table_store
from ludoteca.server.http import security
from ludoteca.server.messages import (
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
from ludoteca.server.routes.common import Anybody, Asker, TableId, TheHouse, delete, get, post, put
from ludoteca.server.tables import seating
from ludoteca.server.tables.registry import Broken
from ludoteca.tables import permissions, projection
from ludoteca.tables.errors import HouseRefused, conflict, forbidden, missing

AnyRequest = Request[Any, Any, Any]
Page = Annotated[int, QueryParameter(ge=0, le=1_000, description="Sixty tables each, from 0")]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]


async def _info(house: House, table: str) -> TableInfo:
    async with house.room.look(table) as match:
        return projection.info(match)


async def _listed(house: House, table: str, person: str | None) -> TableInfo:
    """A table in a list, also one that cannot be replayed."""
    try:
        return await _info(house, table)
    except Broken:
        return await house.storage.run(lambda connection: table_store.outline(connection, table, person))


@post("/tables")
async def create(data: JSONBody[NewTable], house: TheHouse, person: Asker, request: AnyRequest) -> TableInfo:
    """Makes a table; whoever makes it is its host."""
    _few(house, request)
    table = await seating.create(house.room, house.custom, person, data, house.settings)
    return await _info(house, table)


def _few(house: House, request: AnyRequest) -> None:
    if not house.tables.take(security.address(request.scope)):
        raise HouseRefused(429, "too-many-tables-here")


@get("/tables")
async def lobby(house: TheHouse, page: Page = 0) -> list[TableInfo]:
    """Public tables: those with open seats first, then those one can watch."""
    tables = await house.storage.run(lambda c: queries.public(c, page))
    found = [await _listed(house, table, None) for table in tables]
    return [table for table in found if table.status != table_store.BROKEN]


@get("/me/tables")
async def mine(house: TheHouse, person: Asker, page: Page = 0) -> list[TableInfo]:
    """My tables: those that wait for me first."""
    tables = await house.storage.run(lambda c: queries.of(c, person.id, page))
    return [await _listed(house, table, person.id) for table in tables]


@get("/tables/{table:str}")
async def show(table: TableId, house: TheHouse, anybody: Anybody, invite: FromQuery[str | None] = None) -> TableInfo:
    """What is known of a table. An invitation opens a private one."""
    try:
        async with house.room.look(table) as match:
            permissions.may_watch(match, known(anybody))
    except HouseRefused:
        if invite is None:
            raise
        await _invited(house, invite, anybody, table)
    return await _info(house, table)


async def _invited(house: House, invite: str, person: Person | None, table: str | None = None) -> seating.Invited:
    """Where an invitation leads, to this table if one is named."""
    found = await house.storage.run(lambda c: seating.invited(c, invite, known(person)))
    if table not in (None, found.table):
        raise missing("no-such-invite")
    return found


@get("/invites/{invite:str}")
async def invited(invite: FromPath[str], house: TheHouse, anybody: Anybody) -> TableInfo:
    """The table that an invitation leads to; one that was used leads only whoever used it."""
    return await _info(house, (await _invited(house, invite, anybody)).table)


@post("/tables/{table:str}/join", status_code=200)
async def join(table: TableId, data: JSONBody[Join], house: TheHouse, person: Asker) -> TableInfo:
    """Sits down: on the seat of an invitation, on the seat named, or on the first open one."""
    seat = data.seat
    if data.invite is not None:
        seat = (await _invited(house, data.invite, person, table)).seat
    else:
        async with house.room.look(table) as match:
            permissions.may_watch(match, person.id)
            free = [number for number, place in enumerate(match.seats) if place.kind == "open"]
            returning = match.seats_of(person.id)
        if seat is None:
            seat = next(iter(returning or free), None)
        if seat is None:
            raise conflict("no-open-seat")
        if seat not in free and seat not in returning:
            raise forbidden("not-open", seat=seat)
    await house.room.act(table, seating.join(person, seat, data.nonce))
    return await _info(house, table)


@post("/tables/{table:str}/leave", status_code=200)
async def leave(table: TableId, data: JSONBody[OfSeat], house: TheHouse, person: Asker) -> Acknowledged:
    """Gets up before the start."""
    return Acknowledged(await house.room.act(table, seating.leave(person, data.seat)))


@put("/tables/{table:str}/seats/{seat:int}")
async def place(table: TableId, seat: SeatPath, data: JSONBody[Sitter], house: TheHouse, person: Asker) -> Acknowledged:
    """The host says who sits there: me, a bot, whoever comes, whoever has the link."""
    return Acknowledged(await house.room.act(table, seating.place(person, seat, data)))


async def _hosted(house: House, table: str, person: Person) -> None:
    async with house.room.look(table) as match:
        permissions.may_watch(match, person.id)
        seating.hosting(match, person)
        seating.opened(match)


@get("/tables/{table:str}/seats/{seat:int}/invite")
async def invitation(table: TableId, seat: SeatPath, house: TheHouse, person: Asker) -> Invite:
    """The secret of the link to a seat."""
    await _hosted(house, table, person)
    found = await house.storage.run(lambda c: seating.invitation(c, table, seat))
    if found is None:
        raise conflict("no-link-seat", seat=seat)
    return Invite(seat, found)


@post("/tables/{table:str}/seats/{seat:int}/invite", status_code=200)
async def renew(table: TableId, seat: SeatPath, house: TheHouse, person: Asker) -> Invite:
    """Revokes the link to a seat and makes a new one."""
    await _hosted(house, table, person)
    return Invite(seat, await house.storage.run(lambda c: seating.renew(c, table, seat)))


@post("/tables/{table:str}/start", status_code=200)
async def start(table: TableId, house: TheHouse, person: Asker, data: JSONBody[Start | None] = None) -> Acknowledged:
    """The host begins the game."""
    nonce = None if data is None else data.nonce
    return Acknowledged(await house.room.act(table, seating.start(person, nonce)))


@delete("/tables/{table:str}", status_code=200)
async def close(table: TableId, house: TheHouse, person: Asker) -> Acknowledged:
    """The host gives up a table that has not started."""
    return Acknowledged(await house.room.act(table, seating.close(person)))


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(
    table: TableId, house: TheHouse, person: Asker, request: AnyRequest, data: JSONBody[Rematch | None] = None
) -> TableInfo:
    """The same game again; whoever asks second joins the table of whoever asked first."""
    _few(house, request)
    again = data or Rematch()
    return await _info(house, await seating.rematch(house.room, house.custom, person, table, again, house.settings))


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
        rematch,
    ],
    tags=["tables"],
)

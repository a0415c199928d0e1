"""Playing: moves, take-backs, what one sees, and why something is not allowed."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludoteca.server.bots import pool
from ludoteca.server.db import table_store
from ludoteca.server.messages import (
    Acknowledged,
    Advice,
    Answer,
    Hint,
    Line,
    OfSeat,
    Played,
    Preview,
    Refusal,
    Said,
    State,
    TakeBack,
    WhyNot,
)
from ludoteca.server.people.sessions import known
from ludoteca.server.routes.common import Anybody, Asker, Eyes, TableId, Text, TheHouse, get, post, while_there
from ludoteca.server.tables.chat import report as keep_report
from ludoteca.tables import commands, permissions, projection
from ludoteca.tables.errors import HouseRefused, conflict, missing
from ludoteca.tables.preview import preview as foresee

HINT_LEVEL = 4
JSON_LINES = "application/jsonl"
Ply = Annotated[int | None, QueryParameter(ge=0, description="An earlier position, by its number of moves")]
LinePath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Number = Annotated[int, QueryParameter(ge=0, le=15)]


@get("/tables/{table:str}/state")
async def state(table: TableId, house: TheHouse, anybody: Anybody, seat: Eyes = None, ply: Ply = None) -> State:
    """Where the table stands, or stood, for one pair of eyes."""
    async with house.room.look(table) as match:
        permissions.may_look(match, known(anybody), seat)
        if ply is None or ply == match.ply:
            return projection.state(match, seat, house.hours.now())
        if not match.started or ply > match.ply:
            raise missing("no-such-position")
        return await asyncio.to_thread(projection.earlier, match, seat, ply, house.hours.now())


@get("/tables/{table:str}/lines")
async def lines(
    table: TableId,
    house: TheHouse,
    anybody: Anybody,
    seat: Eyes = None,
    after: Annotated[int, QueryParameter(ge=-1)] = -1,
) -> list[Line]:
    """What happened at the table since line `after`."""
    async with house.room.look(table) as match:
        permissions.may_look(match, known(anybody), seat)
        return projection.lines(match, seat, after)


@post("/tables/{table:str}/moves", status_code=200)
async def move(table: TableId, data: JSONBody[Played], house: TheHouse, person: Asker) -> Acknowledged:
    """Plays a move. When the answer comes it is on disk."""
    return Acknowledged(await house.room.act(table, commands.move(person.id, data.seat, data.move, data.ply)))


@post("/tables/{table:str}/back", status_code=200)
async def back(table: TableId, data: JSONBody[TakeBack], house: TheHouse, person: Asker) -> Acknowledged:
    """Takes moves back, or asks the others to agree to it."""
    return Acknowledged(
        await house.room.act(table, commands.take_back(person.id, data.seat, data.ply, house.hours.now()))
    )


@post("/tables/{table:str}/abandon", status_code=200)
async def abandon(table: TableId, data: JSONBody[OfSeat], house: TheHouse, person: Asker) -> Acknowledged:
    """Ends the table without a result, or asks the others to agree to it."""
    return Acknowledged(await house.room.act(table, commands.abandon(person.id, data.seat, house.hours.now())))


@post("/tables/{table:str}/answer", status_code=200)
async def answer(table: TableId, data: JSONBody[Answer], house: TheHouse, person: Asker) -> Acknowledged:
    """Agrees to an offer or declines it; who made it withdraws it with `yes: false`."""
    return Acknowledged(await house.room.act(table, commands.answer(person.id, data.seat, data.yes, house.hours.now())))


@post("/tables/{table:str}/resign", status_code=200)
async def resign(table: TableId, data: JSONBody[OfSeat], house: TheHouse, person: Asker) -> Acknowledged:
    return Acknowledged(await house.room.act(table, commands.resign(person.id, data.seat)))


@post("/tables/{table:str}/return", status_code=200)
async def come_back(table: TableId, data: JSONBody[OfSeat], house: TheHouse, person: Asker) -> Acknowledged:
    """Takes a seat back from the bot that plays it since its clock ran out."""
    return Acknowledged(await house.room.act(table, commands.come_back(person.id, data.seat)))


@post("/tables/{table:str}/chat", status_code=200)
async def chat(table: TableId, data: JSONBody[Said], house: TheHouse, person: Asker) -> Acknowledged:
    """Says something to those at the table."""
    return Acknowledged(await house.chat.say(table, person.id, data.text))


@post("/tables/{table:str}/lines/{line:int}/report", status_code=204)
async def report(table: TableId, line: LinePath, house: TheHouse, person: Asker) -> None:
    """Shows a line of chat to the host of the house."""
    async with house.room.look(table) as match:
        permissions.may_watch(match, person.id)
        await keep_report(house.storage, match, line, person)


@get("/tables/{table:str}/whynot")
async def why_not(table: TableId, house: TheHouse, person: Asker, seat: Number, move: Text) -> WhyNot:
    """Why a seat that is to decide cannot play a move."""
    async with house.room.look(table) as match:
        commands.playing(match, person.id, seat)
        commands.deciding(match, seat)
        refusal = commands.why_not(match, move)
    return WhyNot(None if refusal is None else Refusal(refusal.rule, refusal.reason, dict(refusal.parameters)))


@get("/tables/{table:str}/preview")
async def preview(table: TableId, house: TheHouse, person: Asker, seat: Number, move: Text) -> Preview:
    """What the seat would see after a move that it could take back."""
    async with house.room.look(table) as match:
        commands.playing(match, person.id, seat)
        commands.running(match)
        return foresee(match, seat, move)


@get("/tables/{table:str}/hint")
async def hint(request: Request[Any, Any, Any], table: TableId, house: TheHouse, person: Asker, seat: Number) -> Hint:
    """What a bot would play here."""
    async with house.room.look(table) as match:
        commands.playing(match, person.id, seat)
        commands.deciding(match, seat)
        position = match.referee.position
        job = pool.job(position.view(seat), projection.legal(position), HINT_LEVEL, person.id, table, hint=True)
    if not house.hints.take(person.id):
        raise HouseRefused(429, "too-many-requests")
    advice = msgspec.json.decode(await while_there(request, house.thinker.think(job)), type=list[Advice])
    return Hint(advice[0].move, advice)


@get("/tables/{table:str}/record", media_type=JSON_LINES)
async def record(table: TableId, house: TheHouse, anybody: Anybody, seat: Eyes = None) -> Response[str]:
    """The record: whole, with its seed, when the game is over; before, without what the asker may not know."""
    async with house.room.look(table) as match:
        permissions.may_look(match, known(anybody), seat)
        if not match.started:
            raise conflict("not-started")
        text = None if match.status == "over" else match.log(seat)
        name = f"{match.facts.game}-{table}.jsonl"
    if text is None:
        text = await house.storage.run(lambda connection: table_store.record(connection, table))
    return Response(
        text or "",
        media_type=JSON_LINES,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


router = Router(
    "",
    route_handlers=[
        state,
        lines,
        move,
        back,
        abandon,
        answer,
        resign,
        come_back,
        chat,
        report,
        why_not,
        preview,
        hint,
        record,
    ],
    tags=["play"],
)

"""Playing: moves, take-backs, what one sees, and why something is not allowed."""

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludoteca.server.bots import pool
from ludoteca.server.bots.jobs import PreviewJob
from ludoteca.server.context import ServerContext
from ludoteca.server.db import queries, table_store
from ludoteca.server.messages.analyses import Advice, Hint
from ludoteca.server.messages.basics import refusal
from ludoteca.server.messages.previews import Consequence, MovesMeant, Preview, Previews, WhyNot
from ludoteca.server.messages.tables import (
    Acknowledged,
    AnswerOffer,
    OfSeat,
    PlayMove,
    Said,
    TablesChanged,
    TakeBack,
    TimeAway,
)
from ludoteca.server.people.sessions import Person, known
from ludoteca.server.routes.common import (
    Anybody,
    Asker,
    Context,
    TableId,
    Text,
    Viewer,
    delete,
    get,
    post,
    put,
    while_there,
)
from ludoteca.server.tables.chat import report as keep_report
from ludoteca.tables import commands, permissions, projection
from ludoteca.tables.errors import RequestRefused, conflict, missing
from ludoteca.tables.messages import Line, State
from ludoteca.tables.preview import preview as foresee

HINT_LEVEL = 4
HINTS_KEPT = 8
"""How many answers a table keeps for those who ask again."""
JSON_LINES = "application/jsonl"
Ply = Annotated[int | None, QueryParameter(ge=0, description="An earlier position, by its number of moves")]
LinePath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Number = Annotated[int, QueryParameter(ge=0, le=15)]


@get("/tables/{table:str}/state")
async def state(
    table: TableId,
    context: Context,
    anybody: Anybody,
    seat: Viewer = None,
    ply: Ply = None,
    everybody: Annotated[bool, QueryParameter(description="Add what every seat sees, of a finished game")] = False,
) -> State:
    """Where the table stands, or stood, for one pair of eyes."""
    async with context.registry.look(table) as current:
        permissions.may_look(current, known(anybody), seat)
        if everybody:
            permissions.may_see_all(current)
        now = context.uptime.now()
        if ply is None or ply == current.ply:
            seen = projection.state(current, seat, now)
        elif not current.started or ply > current.ply:
            raise missing("no-such-position")
        else:
            seen = await asyncio.to_thread(projection.earlier, current, seat, ply, now)
        if everybody:
            seen.views = await asyncio.to_thread(projection.all_views, current, seen.ply)
        return seen


@get("/tables/{table:str}/lines")
async def lines(
    table: TableId,
    context: Context,
    anybody: Anybody,
    seat: Viewer = None,
    after: Annotated[int, QueryParameter(ge=-1)] = -1,
) -> list[Line]:
    """What happened at the table since line `after`."""
    async with context.registry.look(table) as current:
        permissions.may_look(current, known(anybody), seat)
        return projection.lines(current, seat, after, chat=permissions.welcome(current, known(anybody)))


@post("/tables/{table:str}/moves", status_code=200)
async def move(table: TableId, data: JSONBody[PlayMove], context: Context, person: Asker) -> Acknowledged:
    """Plays a move. When the answer comes it is on disk."""
    return Acknowledged(await context.registry.act(table, commands.move(person.id, data.seat, data.move, data.ply)))


@post("/tables/{table:str}/back", status_code=200)
async def back(table: TableId, data: JSONBody[TakeBack], context: Context, person: Asker) -> Acknowledged:
    """Takes moves back, or asks the others to agree to it."""
    return Acknowledged(
        await context.registry.act(table, commands.take_back(person.id, data.seat, data.ply, context.uptime.now()))
    )


@post("/tables/{table:str}/abandon", status_code=200)
async def abandon(table: TableId, data: JSONBody[OfSeat], context: Context, person: Asker) -> Acknowledged:
    """Ends the table without a result, or asks the others to agree to it."""
    return Acknowledged(await context.registry.act(table, commands.abandon(person.id, data.seat, context.uptime.now())))


@post("/tables/{table:str}/answer", status_code=200)
async def answer(table: TableId, data: JSONBody[AnswerOffer], context: Context, person: Asker) -> Acknowledged:
    """Agrees to an offer or declines it; who made it withdraws it with `yes: false`."""
    return Acknowledged(
        await context.registry.act(table, commands.answer(person.id, data.seat, data.yes, context.uptime.now()))
    )


@post("/tables/{table:str}/resign", status_code=200)
async def resign(table: TableId, data: JSONBody[OfSeat], context: Context, person: Asker) -> Acknowledged:
    return Acknowledged(await context.registry.act(table, commands.resign(person.id, data.seat)))


@post("/tables/{table:str}/return", status_code=200)
async def come_back(table: TableId, data: JSONBody[OfSeat], context: Context, person: Asker) -> Acknowledged:
    """Takes a seat back from the bot that plays it since its clock ran out."""
    return Acknowledged(await context.registry.act(table, commands.come_back(person.id, data.seat)))


@put("/tables/{table:str}/vacation")
async def go_away(table: TableId, data: JSONBody[TimeAway], context: Context, person: Asker) -> Acknowledged:
    """I am away: my clock stands still, for as long as the table allows."""
    now = context.uptime.now()
    return Acknowledged(await context.registry.act(table, commands.announce_vacation(person.id, data.until, now)))


@delete("/tables/{table:str}/vacation", status_code=200)
async def be_back(table: TableId, context: Context, person: Asker) -> Acknowledged:
    """I am back; a move says so too."""
    return Acknowledged(await context.registry.act(table, commands.end_vacation(person.id, context.uptime.now())))


@put("/me/vacation")
async def go_away_everywhere(data: JSONBody[TimeAway], context: Context, person: Asker) -> TablesChanged:
    """I am away, at every table of mine that allows it."""
    return await _everywhere(context, person, commands.announce_vacation(person.id, data.until, context.uptime.now()))


@delete("/me/vacation", status_code=200)
async def be_back_everywhere(context: Context, person: Asker) -> TablesChanged:
    """I am back, at every table of mine."""
    return await _everywhere(context, person, commands.end_vacation(person.id, context.uptime.now()))


async def _everywhere(context: ServerContext, person: Person, command: commands.Command) -> TablesChanged:
    """Does the same at all tables of a person; those that refuse it are left out."""
    tables = await context.storage.run(lambda connection: queries.going_on(connection, person.id))
    changed = 0
    for table in tables:
        with contextlib.suppress(RequestRefused):
            async with context.registry.look(table) as current:
                wanted = bool(command(current))
            if wanted:
                await context.registry.act(table, command)
                changed += 1
    return TablesChanged(changed)


@post("/tables/{table:str}/chat", status_code=200)
async def chat(table: TableId, data: JSONBody[Said], context: Context, person: Asker) -> Acknowledged:
    """Says something to those at the table."""
    return Acknowledged(await context.chat.say(table, person.id, data.text))


@post("/tables/{table:str}/lines/{line:int}/report", status_code=204)
async def report(table: TableId, line: LinePath, context: Context, person: Asker) -> None:
    """Shows a line of chat to the host of the server."""
    async with context.registry.look(table) as current:
        permissions.may_watch(current, person.id)
        await keep_report(context.storage, current, line, person)


@get("/tables/{table:str}/whynot")
async def why_not(table: TableId, context: Context, person: Asker, seat: Number, move: Text) -> WhyNot:
    """Why a seat that is to decide cannot play a move."""
    async with context.registry.look(table) as current:
        commands.playing(current, person.id, seat)
        commands.deciding(current, seat)
        why = commands.why_not(current, move)
    return WhyNot(None if why is None else refusal(why))


@get("/tables/{table:str}/preview")
async def preview(table: TableId, context: Context, person: Asker, seat: Number, move: Text) -> Preview:
    """What the seat would see after a move that it could take back."""
    async with context.registry.look(table) as current:
        commands.playing(current, person.id, seat)
        commands.running(current)
        found = foresee(current, seat, move)
    return Preview(found.view, found.legal, None if found.warning is None else refusal(found.warning))


@post("/tables/{table:str}/consequences", status_code=200)
async def consequences(
    request: Request[Any, Any, Any], table: TableId, data: JSONBody[MovesMeant], context: Context, person: Asker
) -> Previews:
    """What some moves of the seat that is to decide would bring about, as far as it may know."""
    async with context.registry.look(table) as current:
        commands.playing(current, person.id, data.seat)
        commands.deciding(current, data.seat)
        if data.ply != current.ply:
            raise conflict("stale", ply=current.ply)
        view = current.referee.position.view(data.seat)
    if not context.previews.take(person.id):
        raise RequestRefused(429, "too-many-requests")
    job = PreviewJob(view.game, view.json(), data.moves, person.id, table)
    found = await while_there(request, context.workers.run(job))
    return Previews(data.ply, msgspec.json.decode(found, type=dict[str, list[Consequence]]))


@get("/tables/{table:str}/hint")
async def hint(request: Request[Any, Any, Any], table: TableId, context: Context, person: Asker, seat: Number) -> Hint:
    """What a bot would play here, and why. Other people at the table are told that it was asked."""
    async with context.registry.look(table) as current:
        commands.may_hint(current, person.id, seat)
        position, ply = current.referee.position, current.ply
        view = position.view(seat)
        job = pool.job(view, projection.legal(position), HINT_LEVEL, person.id, table, hint=True)
    kept = context.registry.held(table).hints
    answer = kept.get(view.bytes())
    if answer is None:
        if not context.hints.take(person.id):
            raise RequestRefused(429, "too-many-requests")
        answer = await while_there(request, context.bots.run(job))
        while len(kept) >= HINTS_KEPT:
            del kept[next(iter(kept))]
        kept[view.bytes()] = answer
    await context.registry.act(table, commands.announce_hint(person.id, seat, ply))
    advice = msgspec.json.decode(answer, type=list[Advice])
    return Hint(advice[0].move, advice)


@get("/tables/{table:str}/record", media_type=JSON_LINES)
async def record(table: TableId, context: Context, anybody: Anybody, seat: Viewer = None) -> Response[str]:
    """The record: whole, with its seed, when the game is over; before, without what the asker may not know."""
    async with context.registry.look(table) as current:
        permissions.may_look(current, known(anybody), seat)
        if not current.started:
            raise conflict("not-started")
        text = None if current.status == "over" else current.record_for(seat)
        name = f"{current.setup.game}-{table}.jsonl"
    if text is None:
        text = await context.storage.run(lambda connection: table_store.record(connection, table))
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
        go_away,
        be_back,
        go_away_everywhere,
        be_back_everywhere,
        chat,
        report,
        why_not,
        preview,
        consequences,
        hint,
        record,
    ],
    tags=["play"],
)

"""Lessons, and what is told while playing: a learner's progress is kept by the browser alone."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Router
from litestar.params import FromPath, JSONBody, QueryParameter

from ludoteca.lessons import Lesson, LessonError, by_key, moments_now, take, view_of
from ludoteca.server.bots.jobs import PreviewJob
from ludoteca.server.context import ServerContext
from ludoteca.server.http import security
from ludoteca.server.messages.basics import refusal
from ludoteca.server.messages.games import MomentInfo, Moments
from ludoteca.server.messages.lessons import LessonAnswer, LessonEntry, LessonMoves
from ludoteca.server.messages.previews import Consequence
from ludoteca.server.routes.common import Asker, Context, TableId, get, post, while_there
from ludoteca.tables import commands, projection
from ludoteca.tables.errors import RequestRefused, missing

AnyRequest = Request[Any, Any, Any]


@post("/lessons/{game:str}/{key:str}", status_code=200)
async def enter(
    game: FromPath[str], key: FromPath[str], data: JSONBody[LessonEntry], context: Context, request: AnyRequest
) -> LessonAnswer:
    """Where a learner stands after one more entry."""
    found = _asked(context, request, game, key)
    taken = await asyncio.to_thread(take, found, data.done, data.entry)
    return LessonAnswer(taken.state, None if taken.refusal is None else refusal(taken.refusal))


@post("/lessons/{game:str}/{key:str}/consequences", status_code=200)
async def consequences(
    game: FromPath[str], key: FromPath[str], data: JSONBody[LessonMoves], context: Context, request: AnyRequest
) -> dict[str, list[Consequence]]:
    """By move, what it would bring about, as at a table; nothing where no move is asked for."""
    found = _asked(context, request, game, key)
    view = await asyncio.to_thread(view_of, found, data.done)
    if view is None:
        return {}
    learner = security.address(request.scope)
    job = PreviewJob(view.game, view.json(), data.moves, person=learner, table=learner)
    told = await while_there(request, context.workers.run(job))
    return msgspec.json.decode(told, type=dict[str, list[Consequence]])


def _asked(context: ServerContext, request: AnyRequest, game: str, key: str) -> Lesson:
    if not context.lessons.take(security.address(request.scope)):
        raise RequestRefused(429, "too-many-requests")
    try:
        return by_key(game, key)
    except LessonError:
        raise missing("no-such-lesson") from None


@get("/tables/{table:str}/moments")
async def moments(
    table: TableId,
    context: Context,
    person: Asker,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    after: Annotated[int, QueryParameter(ge=-1, description="What happened after this line counts")],
) -> Moments:
    """Which rules matter to a seat now, for whoever learns while playing."""
    async with context.registry.look(table) as current:
        commands.playing(current, person.id, seat)
        commands.running(current)
        shown = projection.state(current, seat, context.uptime.now())
        found = moments_now(current.setup.game, shown, projection.lines(current, seat, max(after, 0)))
    return Moments(shown.line, [MomentInfo(moment.key, moment.rule) for moment in found])


router = Router("", route_handlers=[enter, consequences, moments], tags=["lessons"])

"""Lessons: a learner's progress comes with every request and is kept nowhere."""

import asyncio
from typing import Any

from litestar import Request, Router
from litestar.params import FromPath, JSONBody

from ludoteca.lessons import LessonError, by_key, take
from ludoteca.server.http import security
from ludoteca.server.messages import LessonAnswer, LessonEntry, refusal
from ludoteca.server.routes.common import Context, post
from ludoteca.tables.errors import RequestRefused, missing

AnyRequest = Request[Any, Any, Any]


@post("/lessons/{game:str}/{key:str}", status_code=200)
async def enter(
    game: FromPath[str], key: FromPath[str], data: JSONBody[LessonEntry], context: Context, request: AnyRequest
) -> LessonAnswer:
    """Where a learner stands after one more entry."""
    if not context.lessons.take(security.address(request.scope)):
        raise RequestRefused(429, "too-many-requests")
    try:
        found = by_key(game, key)
    except LessonError:
        raise missing("no-such-lesson") from None
    taken = await asyncio.to_thread(take, found, data.done, data.entry)
    return LessonAnswer(taken.state, None if taken.refusal is None else refusal(taken.refusal))


router = Router("", route_handlers=[enter], tags=["lessons"])

"""What the routes share: who asks, and what they see as which viewer."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ludoteca.server.bots.worker import WorkerLost
from ludoteca.server.context import ServerContext
from ludoteca.server.messages.basics import Refused
from ludoteca.server.people.sessions import COOKIE, Person, Site
from ludoteca.tables.errors import RequestRefused

Connection = ASGIConnection[Any, Any, Any, Any]

_REFUSED = ResponseSpec(Refused, generate_examples=False, description="Refused, with the reason")
_STATUSES = (400, 401, 403, 404, 409, 413, 422, 429, 503)
HUNG_UP = 408
"""Nobody reads this answer."""

get = partial(litestar.get, responses=dict.fromkeys(_STATUSES, _REFUSED))
post = partial(litestar.post, responses=dict.fromkeys(_STATUSES, _REFUSED))
put = partial(litestar.put, responses=dict.fromkeys(_STATUSES, _REFUSED))
delete = partial(litestar.delete, responses=dict.fromkeys(_STATUSES, _REFUSED))

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$", description="The id of a table")]
Viewer = Annotated[int | None, QueryParameter(ge=0, le=15, description="Look through the eyes of this seat")]
Text = Annotated[str, QueryParameter(min_length=1, max_length=300, description="A move in notation")]


Context = NamedDependency[ServerContext]
Asker = NamedDependency[Person]
Anybody = NamedDependency[Person | None]


def context(state: AppState) -> ServerContext:
    found: ServerContext = state.context
    return found


def token(connection: Connection) -> str | None:
    """The token of a script (bearer) or of a browser (cookie)."""
    bearer = connection.headers.get("authorization", "")
    if bearer[:7].lower() == "bearer ":
        return bearer[7:].strip()
    return connection.cookies.get(COOKIE)


def site(connection: Connection) -> Site:
    """The page that asks; `http/security.py` has checked that it is one of ours."""
    origin = connection.headers.get("origin") or f"{connection.url.scheme}://{connection.headers.get('host', '')}"
    return Site(origin, urlsplit(origin).hostname or "localhost")


async def asker(connection: Connection, state: AppState) -> Person | None:
    return await context(state).people.who(token(connection))


async def person(request: Connection, state: AppState) -> Person:
    """Whoever asks; a stranger is told to introduce themselves (`POST /api/me`)."""
    found = await asker(request, state)
    if found is None:
        raise RequestRefused(401, "no-guest")
    return found


async def anybody(request: Connection, state: AppState) -> Person | None:
    """Whoever asks, if they are known."""
    return await asker(request, state)


async def while_there(request: Connection, work: Coroutine[None, None, str]) -> str:
    """What a long piece of work brings; it is cancelled when whoever asked for it hangs up."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise HTTPException(status_code=HUNG_UP)
        return task.result()
    except WorkerLost:
        raise RequestRefused(503, "no-hint") from None
    finally:
        task.cancel()
        gone.cancel()


async def _gone(request: Connection) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass

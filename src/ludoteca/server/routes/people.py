"""The person who asks: identity, name, deletion, and whom they block."""

from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from ludoteca.server.context import ServerContext
from ludoteca.server.http import security
from ludoteca.server.messages.people import Blocked, Guest, NewGuest, PersonInfo, Rename
from ludoteca.server.operation.delete_account import delete_account
from ludoteca.server.people.devices import device
from ludoteca.server.people.sessions import COOKIE, YEAR, Person
from ludoteca.server.routes.common import Asker, Context, asker, delete, get, post, put, token
from ludoteca.server.tables import chat
from ludoteca.tables.errors import RequestRefused

AnyRequest = Request[Any, Any, Any]


def cookie(context: ServerContext, token: str, key: str = COOKIE) -> Cookie:
    secure = context.settings.secure
    return Cookie(key=key, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def agent(request: AnyRequest) -> str:
    """A rough name of the device that asks."""
    return device(request.headers.get("user-agent"))


async def _welcome(context: ServerContext, request: AnyRequest, name: str | None) -> tuple[Person, str]:
    if not context.new_guests.take(security.address(request.scope)):
        raise RequestRefused(429, "too-many-requests")
    if not context.guests.take(security.address(request.scope)):
        raise RequestRefused(429, "too-many-guests")
    return await context.people.guest(name, agent(request))


@get("/me")
async def me(context: Context, person: Asker) -> PersonInfo:
    return await context.accounts.info(person)


@post("/me", status_code=200)
async def arrive(data: JSONBody[NewGuest], context: Context, request: AnyRequest) -> Response[PersonInfo]:
    """The first visit: makes a guest and sets the cookie. Whoever is known stays who they are, and for another year."""
    known = await asker(request, request.app.state)
    if known is not None:
        kept = request.cookies.get(COOKIE)
        renewed = [cookie(context, kept)] if kept is not None and kept == token(request) else []
        return Response(await context.accounts.info(known), cookies=renewed)
    person, made = await _welcome(context, request, data.name)
    return Response(PersonInfo(person.id, person.name), cookies=[cookie(context, made)])


@post("/guests")
async def guest(data: JSONBody[NewGuest], context: Context, request: AnyRequest) -> Guest:
    """For scripts: a guest with a token to send as `Authorization: Bearer …`."""
    person, made = await _welcome(context, request, data.name)
    return Guest(person.id, person.name, made)


@put("/me")
async def rename(data: JSONBody[Rename], context: Context, person: Asker) -> PersonInfo:
    """Another name."""
    renamed = await context.people.rename(person, data.name)
    await context.changed(person.id)
    return await context.accounts.info(renamed)


@delete("/me", status_code=204)
async def leave_for_good(context: Context, person: Asker, request: AnyRequest) -> None:
    """Deletes the account: resigns running games, blanks all chat messages, deletes the name."""
    await context.accounts.proved(person, token(request) or "")
    await delete_account(context.registry, person)
    await context.changed(person.id)


@get("/me/blocked")
async def blocked(context: Context, person: Asker) -> list[Blocked]:
    """Whose chat I do not want to read; a page hides it."""
    return await chat.blocked(context.storage, person)


@put("/me/blocked/{other:str}", status_code=204)
async def block(other: FromPath[str], context: Context, person: Asker) -> None:
    """I do not want to read what this person says."""
    await chat.block(context.storage, person, other)


@delete("/me/blocked/{other:str}", status_code=204)
async def unblock(other: FromPath[str], context: Context, person: Asker) -> None:
    """I want to read it again."""
    await chat.unblock(context.storage, person, other)


router = Router(
    "", route_handlers=[me, arrive, guest, rename, leave_for_good, blocked, block, unblock], tags=["people"]
)

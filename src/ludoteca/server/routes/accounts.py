"""Accounts: password, passkeys, recovery codes, logging in and out."""

from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from ludoteca.server.context import ServerContext
from ludoteca.server.http import security
from ludoteca.server.messages.people import (
    Credentials,
    NewPassword,
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyRequest,
    PersonInfo,
    Proof,
    Recovery,
    RecoveryCodes,
    SessionInfo,
)
from ludoteca.server.people import names
from ludoteca.server.people.sessions import COOKIE, DEVICE, Person
from ludoteca.server.routes.common import Asker, Context, asker, delete, get, post, site, token
from ludoteca.server.routes.people import agent, cookie
from ludoteca.tables.errors import RequestRefused

AnyRequest = Request[Any, Any, Any]


def _attempt(context: ServerContext, request: AnyRequest, login: str | None = None) -> None:
    """Few attempts for each address, and for each login where one is named. Where somebody logged in with it before,
    the attempts of strangers do not count."""
    name = None if login is None else names.login(login)
    device = request.cookies.get(DEVICE, "")
    if name is not None and context.people.knows_device(device, name):
        few = context.logins.take(f"{name} {device}")
    else:
        few = context.logins_by_address.take(security.address(request.scope)) and (
            name is None or context.logins.take(name)
        )
    if not few:
        raise RequestRefused(429, "too-many-attempts")


async def _welcome(
    context: ServerContext, person: Person, request: AnyRequest, *, proved: bool = False
) -> Response[PersonInfo]:
    token = await context.people.session(person, agent(request), proved=proved)
    return _known(context, await context.accounts.info(person), [cookie(context, token)])


def _known(context: ServerContext, info: PersonInfo, cookies: list[Cookie]) -> Response[PersonInfo]:
    """From now on this device is known to the login."""
    known = [] if info.login is None else [cookie(context, context.people.device(info.login), DEVICE)]
    return Response(info, cookies=[*cookies, *known])


@post("/account/password", status_code=200)
async def set_password(
    data: JSONBody[NewPassword], context: Context, person: Asker, request: AnyRequest
) -> Response[PersonInfo]:
    """Gives me a login and a password, or new ones; my sessions elsewhere end."""
    _attempt(context, request, person.id)
    await _proved(context, person, request)
    await context.accounts.set_password(person, data, token(request) or "")
    await context.changed(person.id)
    return _known(context, await context.accounts.info(person), [])


async def _proved(context: ServerContext, person: Person, request: AnyRequest) -> None:
    await context.accounts.proved(person, token(request) or "")


@post("/account/proof/options", status_code=200)
async def ask_again(context: Context, person: Asker, request: AnyRequest) -> PasskeyRequest:
    """What `navigator.credentials.get` needs to prove who I am."""
    return await context.passkeys.ask(site(request), person)


@post("/account/proof", status_code=204)
async def prove(data: JSONBody[Proof], context: Context, person: Asker, request: AnyRequest) -> None:
    """Shows a secret of mine again; for five minutes I may change what guards my account."""
    _attempt(context, request, person.id)
    if data.passkey is not None:
        await context.passkeys.prove(person, site(request), data.passkey.ticket, data.passkey.credential)
        await context.accounts.mark(token(request) or "")
    else:
        await context.accounts.prove(person, token(request) or "", data)


@get("/account/sessions")
async def sessions(context: Context, person: Asker, request: AnyRequest) -> list[SessionInfo]:
    """Where I am logged in."""
    return await context.accounts.sessions(person, token(request) or "")


@delete("/account/sessions", status_code=204)
async def end_others(context: Context, person: Asker, request: AnyRequest) -> None:
    """Ends all my sessions but this one."""
    await context.accounts.end_other_sessions(person, token(request) or "")
    await context.changed(person.id)


@delete("/account/sessions/{session:str}", status_code=204)
async def end_session(session: FromPath[str], context: Context, person: Asker) -> None:
    """Ends one of my sessions."""
    await context.accounts.end_session(person, session)
    await context.changed(person.id)


@post("/account/recovery", status_code=200)
async def new_codes(context: Context, person: Asker, request: AnyRequest) -> RecoveryCodes:
    """Fresh recovery codes, shown once; the old ones stop working."""
    await _proved(context, person, request)
    return RecoveryCodes(await context.accounts.new_codes(person))


@post("/login", status_code=200)
async def log_in(data: JSONBody[Credentials], context: Context, request: AnyRequest) -> Response[PersonInfo]:
    _attempt(context, request, data.login)
    return await _welcome(context, await context.accounts.log_in(data.login, data.password), request)


@post("/login/recovery", status_code=200)
async def recover(data: JSONBody[Recovery], context: Context, request: AnyRequest) -> Response[PersonInfo]:
    """Logs in with a recovery code, which is then used up; the password is forgotten, and all sessions end."""
    _attempt(context, request)
    person = await context.accounts.recover(data.code)
    await context.changed(person.id)
    return await _welcome(context, person, request, proved=True)


@post("/logout", status_code=204, response_cookies=[Cookie(key=COOKIE, value="", max_age=0)])
async def log_out(context: Context, request: AnyRequest) -> None:
    known = token(request)
    person = await asker(request, request.app.state)
    if known is not None and person is not None:
        await context.people.log_out(known)
        await context.changed(person.id)


@post("/account/passkeys/options", status_code=200)
async def offer(context: Context, person: Asker, request: AnyRequest) -> PasskeyRequest:
    """What `navigator.credentials.create` needs."""
    await _proved(context, person, request)
    return await context.passkeys.offer(person, site(request))


@post("/account/passkeys", status_code=200)
async def register(data: JSONBody[PasskeyAnswer], context: Context, person: Asker, request: AnyRequest) -> PersonInfo:
    """Adds a passkey to my account."""
    await _proved(context, person, request)
    await context.passkeys.register(person, site(request), data.ticket, data.credential, agent(request))
    await context.accounts.mark(token(request) or "")
    return await context.accounts.info(person)


@get("/account/passkeys")
async def passkeys(context: Context, person: Asker) -> list[PasskeyInfo]:
    """My passkeys."""
    return await context.passkeys.kept(person)


@delete("/account/passkeys/{key:str}", status_code=200)
async def remove_passkey(key: FromPath[str], context: Context, person: Asker, request: AnyRequest) -> PersonInfo:
    """Forgets one of my passkeys."""
    await _proved(context, person, request)
    await context.passkeys.remove(person, key)
    return await context.accounts.info(person)


@post("/login/passkey/options", status_code=200)
async def ask(context: Context, request: AnyRequest) -> PasskeyRequest:
    """What `navigator.credentials.get` needs."""
    return await context.passkeys.ask(site(request))


@post("/login/passkey", status_code=200)
async def log_in_by_key(data: JSONBody[PasskeyAnswer], context: Context, request: AnyRequest) -> Response[PersonInfo]:
    _attempt(context, request, str(data.credential.get("id", "")))
    person = await context.passkeys.log_in(site(request), data.ticket, data.credential)
    return await _welcome(context, person, request)


router = Router(
    "",
    route_handlers=[
        set_password,
        ask_again,
        prove,
        sessions,
        end_others,
        end_session,
        new_codes,
        log_in,
        recover,
        log_out,
        offer,
        register,
        passkeys,
        remove_passkey,
        ask,
        log_in_by_key,
    ],
    tags=["accounts"],
)

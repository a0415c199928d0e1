"""Accounts: password, passkeys, recovery codes, logging in and out."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludoteca.server import guard
from ludoteca.server.errors import HouseRefused
from ludoteca.server.house import House
from ludoteca.server.messages import (
    Credentials,
    NewPassword,
    PasskeyAnswer,
    PasskeyRequest,
    PersonInfo,
    Recovery,
    RecoveryCodes,
)
from ludoteca.server.people import COOKIE, Person, Site
from ludoteca.server.routes.common import Asker, TheHouse, asker, post, token
from ludoteca.server.routes.people import cookie

AnyRequest = Request[Any, Any, Any]


def _site(request: AnyRequest) -> Site:
    """The page that asks; that it is one of ours was checked at the door."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Site(origin, urlsplit(origin).hostname or "localhost")


def _attempt(house: House, request: AnyRequest, login: str | None = None) -> None:
    """Few attempts for each address, and for each login where one is named."""
    few = house.doors.take(guard.address(request.scope))
    if not few or (login is not None and not house.logins.take(login.strip().lower())):
        raise HouseRefused(429, "too-many-attempts")


async def _welcome(house: House, person: Person) -> Response[PersonInfo]:
    info = await house.accounts.info(person)
    return Response(info, cookies=[cookie(house, await house.people.session(person))])


@post("/account/password", status_code=200)
async def set_password(data: JSONBody[NewPassword], house: TheHouse, person: Asker, request: AnyRequest) -> PersonInfo:
    """Gives me a login and a password, or new ones; my sessions elsewhere end."""
    _attempt(house, request, person.id)
    await house.accounts.set_password(person, data, token(request) or "")
    await house.changed(person.id)
    return await house.accounts.info(person)


@post("/account/recovery", status_code=200)
async def new_codes(house: TheHouse, person: Asker) -> RecoveryCodes:
    """Fresh recovery codes, shown once; the old ones stop working."""
    return RecoveryCodes(await house.accounts.new_codes(person))


@post("/login", status_code=200)
async def log_in(data: JSONBody[Credentials], house: TheHouse, request: AnyRequest) -> Response[PersonInfo]:
    _attempt(house, request, data.login)
    return await _welcome(house, await house.accounts.log_in(data.login, data.password))


@post("/login/recovery", status_code=200)
async def recover(data: JSONBody[Recovery], house: TheHouse, request: AnyRequest) -> Response[PersonInfo]:
    """Logs in with a recovery code, which is then used up; the password is forgotten."""
    _attempt(house, request)
    return await _welcome(house, await house.accounts.recover(data.code))


@post("/logout", status_code=204, response_cookies=[Cookie(key=COOKIE, value="", max_age=0)])
async def log_out(house: TheHouse, request: AnyRequest) -> None:
    known = token(request)
    person = await asker(request, request.app.state)
    if known is not None and person is not None:
        await house.people.log_out(known)
        await house.changed(person.id)


@post("/account/passkeys/options", status_code=200)
async def offer(house: TheHouse, person: Asker, request: AnyRequest) -> PasskeyRequest:
    """What `navigator.credentials.create` needs."""
    return await house.passkeys.offer(person, _site(request))


@post("/account/passkeys", status_code=200)
async def register(data: JSONBody[PasskeyAnswer], house: TheHouse, person: Asker, request: AnyRequest) -> PersonInfo:
    """Adds a passkey to my account."""
    await house.passkeys.register(person, _site(request), data.ticket, data.credential)
    return await house.accounts.info(person)


@post("/login/passkey/options", status_code=200)
async def ask(house: TheHouse, request: AnyRequest) -> PasskeyRequest:
    """What `navigator.credentials.get` needs."""
    return await house.passkeys.ask(_site(request))


@post("/login/passkey", status_code=200)
async def log_in_by_key(data: JSONBody[PasskeyAnswer], house: TheHouse, request: AnyRequest) -> Response[PersonInfo]:
    _attempt(house, request, str(data.credential.get("id", "")))
    return await _welcome(house, await house.passkeys.log_in(_site(request), data.ticket, data.credential))


router = Router(
    "",
    route_handlers=[
        set_password,
        new_codes,
        log_in,
        recover,
        log_out,
        offer,
        register,
        ask,
        log_in_by_key,
    ],
    tags=["accounts"],
)

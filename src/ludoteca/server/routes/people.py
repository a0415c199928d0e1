"""Who I am."""

from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludoteca.server.farewell import farewell
from ludoteca.server.house import House
from ludoteca.server.messages import Guest, NewGuest, PersonInfo, Rename
from ludoteca.server.people import COOKIE, YEAR
from ludoteca.server.routes.common import Asker, TheHouse, asker, delete, get, post, put


def cookie(house: House, token: str) -> Cookie:
    secure = house.settings.secure
    return Cookie(key=COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


@get("/me")
async def me(house: TheHouse, person: Asker) -> PersonInfo:
    return await house.accounts.info(person)


@post("/me", status_code=200)
async def arrive(data: JSONBody[NewGuest], house: TheHouse, request: Request[Any, Any, Any]) -> Response[PersonInfo]:
    """The first visit: makes a guest and sets the cookie. Whoever is known stays who they are."""
    known = await asker(request, request.app.state)
    if known is not None:
        return Response(await house.accounts.info(known))
    person, token = await house.people.guest(data.name)
    return Response(PersonInfo(person.id, person.name), cookies=[cookie(house, token)])


@post("/guests")
async def guest(data: JSONBody[NewGuest], house: TheHouse) -> Guest:
    """For scripts: a guest with a token to send as `Authorization: Bearer …`."""
    person, token = await house.people.guest(data.name)
    return Guest(person.id, person.name, token)


@put("/me")
async def rename(data: JSONBody[Rename], house: TheHouse, person: Asker) -> PersonInfo:
    """Another name."""
    return await house.accounts.info(await house.people.rename(person, data.name.strip() or person.name))


@delete("/me", status_code=204)
async def leave_for_good(house: TheHouse, person: Asker) -> None:
    """Deletes the account: resigns running games, takes back every word said, forgets the name."""
    await farewell(house.room, house.people, person)


router = Router("", route_handlers=[me, arrive, guest, rename, leave_for_good], tags=["people"])

"""The live connection of a table."""

from typing import Any

from litestar import Router, WebSocket, websocket
from litestar.params import FromQuery

from ludoteca.core import Refused
from ludoteca.server import guard, moves
from ludoteca.server.errors import HouseRefused
from ludoteca.server.limits import Bucket
from ludoteca.server.live import Connection
from ludoteca.server.people import known
from ludoteca.server.routes.common import Eyes, TableId, TheHouse, asker

GONE = 4404
FOREIGN = 4403


@websocket("/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: TableId, house: TheHouse, seat: Eyes = None, have: FromQuery[int] = -1
) -> None:
    """`?seat=` chooses the eyes, `?have=` the last line already known."""
    if not guard.same_origin(socket.scope, house.settings.origins):
        await socket.close(FOREIGN, "foreign origin")
        return
    person = await asker(socket, socket.app.state)
    try:
        async with house.room.look(table) as match:
            moves.may_look(match, known(person), seat)
    except (Refused, HouseRefused) as refused:
        await socket.accept()
        await socket.close(GONE, refused.refusal.reason)
        return
    await socket.accept()
    rate = house.settings.messages_per_second
    await Connection(socket, house.room, table, person, Bucket(rate, 3 * rate)).serve(seat, have)


router = Router("", route_handlers=[live])

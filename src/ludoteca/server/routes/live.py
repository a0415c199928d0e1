"""The live connection of a table."""

from typing import Any

from litestar import Router, WebSocket, websocket
from litestar.params import FromQuery

from ludoteca.core import Refused
from ludoteca.server import guard, moves
from ludoteca.server.errors import HouseRefused
from ludoteca.server.limits import Bucket
from ludoteca.server.live import TOO_MANY, Connection
from ludoteca.server.people import known
from ludoteca.server.routes.common import Eyes, TableId, TheHouse, asker, token

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
    person, address = await asker(socket, socket.app.state), guard.address(socket.scope)
    if not house.requests.take(address) or not house.sockets.free(address, person):
        await socket.accept()
        await socket.close(TOO_MANY, "too-many-requests")
        return
    try:
        async with house.room.look(table) as match:
            moves.may_look(match, known(person), seat)
    except (Refused, HouseRefused) as refused:
        await socket.accept()
        await socket.close(GONE, refused.refusal.reason)
        return
    await socket.accept()
    rate = house.settings.messages_per_second
    connection = Connection(socket, house.room, table, person, Bucket(rate, 3 * rate))
    with house.sockets.hold(connection, address, person, token(socket)):
        await connection.serve(seat, have)


router = Router("", route_handlers=[live])

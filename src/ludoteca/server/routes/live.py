"""The live connection of a table."""

from typing import Any

from litestar import Router, WebSocket, websocket
from litestar.params import FromQuery

from ludoteca.server.http import security
from ludoteca.server.http.connection_limits import ENDED
from ludoteca.server.http.live_socket import GONE, Connection
from ludoteca.server.http.rate_limits import TokenBucket
from ludoteca.server.people.sessions import known
from ludoteca.server.routes.common import Context, TableId, Viewer, asker, token
from ludoteca.tables import permissions
from ludoteca.tables.errors import RequestRefused

FOREIGN = 4403
TOO_MANY = 4029


@websocket("/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: TableId, context: Context, seat: Viewer = None, have: FromQuery[int] = -1
) -> None:
    """`?seat=` chooses the eyes, `?have=` the last line already known for them."""
    if not security.same_origin(socket.scope, context.settings.origins):
        await socket.close(FOREIGN, "foreign origin")
        return
    address = security.address(socket.scope)
    try:
        person = await asker(socket, socket.app.state)
    except RequestRefused as refused:
        await socket.accept()
        await socket.close(ENDED, refused.refusal.reason)
        return
    rate = context.settings.messages_per_second
    bucket = TokenBucket(rate, 3 * rate)
    connection = Connection(socket, context.registry, context.chat, context.presence, table, person, bucket)
    with context.sockets.hold(connection, address, person, token(socket)) as welcome:
        try:
            if not welcome or not context.requests.take(address):
                raise RequestRefused(429, "too-many-requests")
            async with context.registry.look(table) as current:
                permissions.may_watch(current, known(person))
                permissions.there_is(current, seat)
        except RequestRefused as refused:
            await socket.accept()
            await socket.close(TOO_MANY if refused.status == 429 else GONE, refused.refusal.reason)
            return
        await socket.accept()
        await connection.serve(seat, have)


router = Router("", route_handlers=[live])

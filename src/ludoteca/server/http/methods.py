"""HEAD is answered wherever GET is, and `Allow` names every method of an address."""

from collections.abc import Iterable

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

METHODS = frozenset(method.value for method in HttpMethod) | {"OPTIONS"}


def complete_methods(app: Litestar) -> ASGIApp:
    """Turns HEAD into GET and drops the body of its answer; corrects `Allow`, which Litestar's answer to OPTIONS
    makes of the first handler of an address alone."""
    routes = {route.path_format: route.methods for route in app.routes if isinstance(route, HTTPRoute)}

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        asked: Scope = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope

        async def trimmed(message: Message) -> None:
            if message["type"] == "http.response.start":
                _allow(message, routes.get(asked.get("path_template", ""), ()))
            elif asked is not scope and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await app(asked, receive, trimmed)

    return answered


def _allow(message: HTTPResponseStartEvent, known: Iterable[str]) -> None:
    headers = MutableScopeHeaders(message)
    named = headers.get("allow")
    if named is not None:
        methods = METHODS & {*named.replace(" ", "").split(","), *known}
        headers["allow"] = ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods))

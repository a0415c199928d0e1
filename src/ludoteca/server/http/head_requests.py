"""HEAD is answered wherever GET is."""

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send


def answer_head(app: ASGIApp) -> ASGIApp:
    """Asks for GET, and sends what comes without its body. Where GET is allowed, `Allow` names HEAD too."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        head = scope["method"] == "HEAD"

        async def trimmed(message: Message) -> None:
            if message["type"] == "http.response.start":
                _allow(message)
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await app({**scope, "method": "GET"} if head else scope, receive, trimmed)

    return answered


def _allow(message: HTTPResponseStartEvent) -> None:
    headers = MutableScopeHeaders(message)
    named = headers.get("allow")
    if named is not None:
        methods = set(named.replace(" ", "").split(","))
        headers["allow"] = ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods))

"""What is checked of every request: its origin, how many there are, and the security headers of its answer.

Browsers say where a request comes from. Unsafe requests and live connections are accepted from our own pages only;
scripts, which send neither header, show a bearer token instead of a cookie.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address, ip_network
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.messages.basics import Refusal, Refused
from ludoteca.tables.errors import RequestRefused

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        "img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
EMBEDDED = HEADERS | {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "Cross-Origin-Resource-Policy": "cross-origin",
}
"""Of the page of a finished game that other sites may show in a frame: one can look at it, and change nothing."""
_EMBED = re.compile(r"/embed/[^/]+")


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def address(scope: Scope) -> str:
    """Where somebody connects from, as the limits count it."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


@lru_cache(4_096)
def neighbourhood(host: str) -> str:
    """One household: an address of version 4, or the 64 bits of version 6 that a household has to itself."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def same_origin(scope: Scope, allowed: Sequence[str]) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = header(scope, b"origin")
    if origin is not None and origin in allowed:
        return True
    site = header(scope, b"sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    return origin is None or urlsplit(origin).netloc == header(scope, b"host")


def headers(app: ASGIApp) -> ASGIApp:
    """Puts the security headers on every answer, also on those to addresses that do not exist."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                sent = MutableScopeHeaders(message)
                path = str(scope.get("path", ""))
                for name, value in (EMBEDDED if _EMBED.fullmatch(path) else HEADERS).items():
                    sent.setdefault(name, value)
                if path.startswith("/api"):
                    sent.setdefault("Cache-Control", "no-store")
            await send(message)

        await app(scope, receive, dressed if scope["type"] == ScopeType.HTTP else send)

    return guarded


def texts(app: ASGIApp) -> ASGIApp:
    """Refuses addresses that are no text: not UTF-8, or with a zero in it, which no file or database takes."""
    refusal = Refused(Refusal("table", "malformed", {"why": "the address is not a text"}))
    body = msgspec.json.encode(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if _is_text(scope.get("raw_path")) and _is_text(scope.get("query_string")):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1008, "reason": "malformed"})
        else:
            await send({"type": "http.response.start", "status": 400, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    return guarded


def _is_text(address: bytes | None) -> bool:
    try:
        return "\0" not in unquote_to_bytes(address or b"").decode()
    except UnicodeDecodeError:
        return False


def origins(app: ASGIApp) -> ASGIApp:
    """Refuses unsafe requests of foreign pages, and addresses that ask too often."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            context = scope["litestar_app"].state.context
            if scope["method"] not in SAFE and not same_origin(scope, context.settings.origins):
                raise RequestRefused(403, "foreign-origin")
            if str(scope["path"]).startswith("/api") and not context.requests.take(address(scope)):
                raise RequestRefused(429, "too-many-requests")
        await app(scope, receive, send)

    return guarded

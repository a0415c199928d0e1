"""The page: the built client if it is there, otherwise a plain one that says how to build it."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludoteca.server.http import meta_tags

STATIC = Path(__file__).parents[1] / "static"
ADDRESSES = [
    "/",
    "/me",
    "/me/games",
    "/ladder/{game:str}",
    "/board",
    "/join/{invite:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
]
"""The addresses of the client, as `web/src/lib/router.ts` reads them; more of them: `routes/game_page.py`."""
FOREVER = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca</h1><p>The server is running. The page is not built: <code>make web</code> builds it (it needs Node).
The interface is described in <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""
COMPRESSIBLE = frozenset(
    {"text/html", "text/css", "text/javascript", "image/svg+xml", "application/json", "application/manifest+json"}
)
AnyRequest = Request[Any, Any, Any]

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/x-icon", ".ico")


class StaticFiles:
    def __init__(self, static: Path | None, *, secure: bool) -> None:
        self._root = (static or STATIC).resolve()
        self._secure = secure

    def routes(self) -> list[HTTPRouteHandler]:
        @get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
        def client(request: AnyRequest) -> Response[Any]:
            return self.page(request, 200)

        @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
        def file(request: AnyRequest, path: FromPath[str]) -> Response[Any]:
            return self.file(request, path)

        return [client, file]

    def page(
        self, request: AnyRequest, status: int, shown: meta_tags.Shown | None = None, *, hidden: bool = False
    ) -> Response[Any]:
        """The client. It finds out from the address what to show. Search engines leave out what is hidden."""
        index = self._root / "index.html"
        if not index.is_file():
            return Response(PLAIN, media_type=MediaType.HTML, status_code=status)
        text = meta_tags.fill(
            index.read_text(encoding="utf-8"),
            spoken(request),
            self._site(request),
            request.url.path,
            indexed=status == 200 and not hidden,
            shown=shown,
        )
        vary = "Accept-Encoding, Accept-Language"
        return _answer(request, text.encode(), "text/html", {"Cache-Control": "no-cache", "Vary": vary}, status)

    def file(self, request: AnyRequest, path: str) -> Response[Any]:
        wanted = (self._root / path.lstrip("/")).resolve()
        if not wanted.is_relative_to(self._root) or not wanted.is_file():
            raise NotFoundException
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        kept = FOREVER if {"assets", "engine"} & {*wanted.relative_to(self._root).parts} else "no-cache"
        return _answer(request, wanted.read_bytes(), kind, {"Cache-Control": kept, "Vary": "Accept-Encoding"})

    def _site(self, request: AnyRequest) -> str:
        """The origin of the site as the visitor wrote it; behind TLS the proxy passes on the host."""
        scheme = "https" if self._secure else request.url.scheme
        return f"{scheme}://{request.url.netloc}"


def spoken(request: AnyRequest) -> str:
    """The language in which whoever asks is answered."""
    return meta_tags.language(request.headers.get("accept-language", ""))


def _answer(request: AnyRequest, body: bytes, kind: str, headers: dict[str, str], status: int = 200) -> Response[bytes]:
    if kind in COMPRESSIBLE and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = _packed(body)
    return Response(body, media_type=kind, headers=headers, status_code=status)


@lru_cache(256)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9)

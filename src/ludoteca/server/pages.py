"""The page: the built client if it is there, otherwise a plain one that says how to build it."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca</h1><p>The server is running. The page is not built: <code>make web</code> builds it (it needs Node).
The interface is described in <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""
COMPRESSIBLE = frozenset({"text/html", "text/css", "text/javascript", "image/svg+xml", "application/json"})

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@cache
def _packed(path: Path, _changed: int) -> bytes:
    """A file compressed; once for each version of it."""
    return gzip.compress(path.read_bytes(), 9)


def pages(static: Path | None) -> list[HTTPRouteHandler]:
    root = (static or STATIC).resolve()

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home(request: Request[Any, Any, Any]) -> Response[Any]:
        return page(request, "")

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def elsewhere(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
        return page(request, path)

    def page(request: Request[Any, Any, Any], path: str) -> Response[Any]:
        """A file of the client; every other address is the client's own and gets its page."""
        if path.startswith("/api/"):
            raise NotFoundException
        wanted = (root / path.lstrip("/")).resolve()
        if wanted.is_relative_to(root) and wanted.is_file():
            return _file(wanted, request, FOREVER if "assets" in wanted.parts else "no-cache")
        index = root / "index.html"
        if index.is_file():
            return _file(index, request, "no-cache")
        return Response(PLAIN, media_type=MediaType.HTML)

    return [home, elsewhere]


def _file(path: Path, request: Request[Any, Any, Any], cache_control: str) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    if kind in COMPRESSIBLE and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = _packed(path, path.stat().st_mtime_ns)
    else:
        body = path.read_bytes()
    media = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    return Response(body, media_type=media, headers=headers)

"""The page: the built client if it is there, otherwise a plain one that says where the interface is described."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca</h1><p>The server is running. Its interface is described in
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""


def pages(static: Path | None) -> list[HTTPRouteHandler]:
    root = (static or STATIC).resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: str = "") -> Response[str] | File:
        """A file of the client; every other address is the client's own and gets its page."""
        if path.startswith("/api/"):
            raise NotFoundException
        wanted = (root / path.lstrip("/")).resolve()
        if wanted.is_relative_to(root) and wanted.is_file():
            cache = FOREVER if "assets" in wanted.parts else "no-cache"
            return File(wanted, content_disposition_type="inline", headers={"Cache-Control": cache})
        index = root / "index.html"
        if index.is_file():
            return File(
                index, content_disposition_type="inline", media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"}
            )
        return Response(PLAIN, media_type=MediaType.HTML)

    return [page]

"""The application: routes, errors, guards, pages."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import DBAPIError

from ludoteca.core import Refused
from ludoteca.server import metrics
from ludoteca.server.context import ServerContext
from ludoteca.server.http import security
from ludoteca.server.http.methods import complete_methods
from ludoteca.server.http.static_files import StaticFiles
from ludoteca.server.messages import basics
from ludoteca.server.operation import health
from ludoteca.server.routes import (
    accounts,
    analyses,
    board,
    common,
    game_page,
    games,
    history,
    lessons,
    live,
    notifications,
    people,
    play,
    ratings,
    tables,
)
from ludoteca.server.routes.api_page import PlainPage
from ludoteca.server.routes.common import Context
from ludoteca.server.settings import Settings
from ludoteca.tables.errors import RequestRefused

log = logging.getLogger("ludoteca.server")

NOT_A_TEXT = "22021"
"""What PostgreSQL says of a zero in a text."""
AnyRequest = Request[Any, Any, Any]


def _refused(status: int, rule: str, reason: str, **parameters: str | int) -> Response[basics.Refused]:
    metrics.REFUSALS.labels(reason).inc()
    headers = {"Retry-After": "1"} if reason == "too-many-requests" else {}
    return Response(basics.Refused(basics.Refusal(rule, reason, parameters)), status_code=status, headers=headers)


def by_the_server(_: AnyRequest, error: RequestRefused) -> Response[basics.Refused]:
    why = error.refusal
    return _refused(error.status, why.rule, why.reason, **why.parameters)


def by_the_rules(_: AnyRequest, error: Refused) -> Response[basics.Refused]:
    why = error.refusal
    return _refused(422, why.rule, why.reason, **why.parameters)


def by_the_framework(_: AnyRequest, error: HTTPException) -> Response[basics.Refused]:
    reasons = {400: "malformed", 404: "no-such-page", 405: "no-such-method", 413: "too-large"}
    detail = "" if error.status_code >= 500 else str(getattr(error, "extra", None) or error.detail)[:300]
    answer = _refused(error.status_code, "table", reasons.get(error.status_code, "refused"), why=detail)
    answer.headers.update(error.headers or {})
    return answer


def by_the_database(request: AnyRequest, error: DBAPIError) -> Response[basics.Refused]:
    if getattr(error.orig, "sqlstate", None) == NOT_A_TEXT:
        return _refused(400, "table", "malformed", why="a text with a zero in it")
    return broken(request, error)


def too_deep(_: AnyRequest, error: RecursionError) -> Response[basics.Refused]:
    return _refused(400, "table", "malformed", why="nested too deeply")


def not_a_text(_: AnyRequest, error: UnicodeDecodeError) -> Response[basics.Refused]:
    return _refused(400, "table", "malformed", why="not UTF-8")


def broken(request: AnyRequest, error: Exception) -> Response[basics.Refused]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return _refused(500, "table", "broken")


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(context: Context) -> Response[str]:
    """The database takes what is written."""
    trouble = await health.trouble(context.storage)
    if trouble is not None:
        log.warning("not healthy", extra={"trouble": trouble})
    return Response(f"{trouble or 'ok'}\n", status_code=503 if trouble else 200, headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def prometheus(context: Context) -> Response[bytes]:
    return Response(metrics.text(context.kept()), media_type="text/plain; version=0.0.4")


def application(app: Litestar) -> ASGIApp:
    """The application with what concerns every answer."""
    return security.headers(security.texts(complete_methods(app)))


def create_app(settings: Settings, static: Path | None = None) -> Litestar:
    context = ServerContext(settings)
    pages = StaticFiles(static, secure=settings.secure)

    def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        if f"{request.url.path}/".startswith("/api/"):
            return by_the_framework(request, error)
        return pages.page(request, 404)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await context.open()
        try:
            yield
        finally:
            await context.close()

    api = Router(
        "/api",
        route_handlers=[
            games.router,
            lessons.router,
            people.router,
            accounts.router,
            notifications.router,
            tables.router,
            history.router,
            ratings.router,
            play.router,
            analyses.router,
            board.router,
            live.router,
        ],
    )
    return Litestar(
        [api, healthz, prometheus, *game_page.routes(pages), *pages.routes()],
        state=State({"context": context}),
        dependencies={
            "context": Provide(common.context, sync_to_thread=False),
            "person": Provide(common.person),
            "anybody": Provide(common.anybody),
        },
        exception_handlers={
            RequestRefused: by_the_server,
            Refused: by_the_rules,
            NotFoundException: not_found,
            HTTPException: by_the_framework,
            DBAPIError: by_the_database,
            RecursionError: too_deep,
            UnicodeDecodeError: not_a_text,
            Exception: broken,
        },
        middleware=[security.origins],
        lifespan=[lifespan],
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version="1",
            description="Board games that know their own rules. See docs/protocol.md.",
            path="/api/schema",
            render_plugins=[PlainPage(path="/page"), JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )

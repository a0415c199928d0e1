"""The pages of tables and finished games, also framed by other sites; a preview of their link says who plays."""

from collections.abc import Callable
from datetime import UTC, datetime

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from ludoteca.server.context import ServerContext
from ludoteca.server.http.meta_tags import Shown
from ludoteca.server.http.static_files import AnyRequest, StaticFiles, spoken
from ludoteca.server.routes.common import Context, TableId
from ludoteca.tables import permissions
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.state import Seat, Table
from ludoteca.words import Words


def routes(pages: StaticFiles) -> list[HTTPRouteHandler]:
    @get("/table/{table:str}", include_in_schema=False)
    async def table_page(request: AnyRequest, table: TableId, context: Context) -> Response[bytes]:
        return await page(request, table, context, permissions.everybody)

    @get(["/game/{table:str}", "/embed/{table:str}"], include_in_schema=False)
    async def game_page(request: AnyRequest, table: TableId, context: Context) -> Response[bytes]:
        return await page(request, table, context, permissions.reviewable)

    async def page(
        request: AnyRequest, table: str, context: ServerContext, told: Callable[[Table], bool]
    ) -> Response[bytes]:
        shown, listed = await _shown(context, table, spoken(request), told)
        return pages.page(request, 200, shown, hidden=not listed)

    return [table_page, game_page]


async def _shown(
    context: ServerContext, table_id: str, language: str, told: Callable[[Table], bool]
) -> tuple[Shown | None, bool]:
    """What a preview says, and whether search engines may list it. Of what a stranger may not see nothing is said."""
    try:
        async with context.registry.look(table_id) as table:
            return (described(table, language), table.setup.public) if told(table) else (None, False)
    except RequestRefused:
        return None, False


def described(table: Table, language: str) -> Shown:
    """Who plays. How a game ended is not told."""
    words = Words(language, "web-history")
    sitting = [seat for seat in table.seats if seat.kind != "open"]
    names = ", ".join(_called(table, seat, words) for seat in sitting)
    game = Words(language, table.setup.game).name()
    day = datetime.fromtimestamp(table.moved, UTC).date().isoformat()
    return Shown(
        words.say("game-preview-title", game=game, names=names) if names else game,
        words.say(f"game-preview-{table.status}", game=game, names=names, moves=table.ply, day=day),
    )


def _called(table: Table, seat: Seat, words: Words) -> str:
    if seat.kind == "bot":
        return words.say("game-preview-bot", level=seat.level or 1)
    return seat.label or table.names.get(seat.person or "") or words.say("game-preview-somebody")

"""The page of a finished game, and the one that other sites may frame; a preview of its link says who played."""

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
    @get(["/game/{table:str}", "/embed/{table:str}"], include_in_schema=False)
    async def game(request: AnyRequest, table: TableId, context: Context) -> Response[bytes]:
        return pages.page(request, 200, await _shown(context, table, spoken(request)))

    return [game]


async def _shown(context: ServerContext, table_id: str, language: str) -> Shown | None:
    """What a preview says of a game; nothing of one that a stranger may not see. How it ended is not told."""
    try:
        async with context.registry.look(table_id) as table:
            permissions.may_review(table, None)
            return described(table, language) if permissions.reviewable(table) else None
    except RequestRefused:
        return None


def described(table: Table, language: str) -> Shown:
    words = Words(language, "web-history")
    names = ", ".join(_called(table, seat, words) for seat in table.seats)
    game = Words(language, table.setup.game).name()
    day = datetime.fromtimestamp(table.moved, UTC).date().isoformat()
    return Shown(
        words.say("game-preview-title", game=game, names=names),
        words.say("game-preview-about", game=game, names=names, moves=table.ply, day=day),
        table.setup.public,
    )


def _called(table: Table, seat: Seat, words: Words) -> str:
    if seat.kind == "bot":
        return words.say("game-preview-bot", level=seat.level or 1)
    return seat.label or table.names.get(seat.person or "") or words.say("game-preview-somebody")

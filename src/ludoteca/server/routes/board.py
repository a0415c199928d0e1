"""The analysis board. It keeps nothing: a record comes with every question. A game that goes on between people is
answered to nobody."""

from typing import Any, TypeVar

import msgspec
from litestar import Request, Router
from litestar.params import JSONBody

from ludoteca.analysis_board import Identity
from ludoteca.core.record import Reader
from ludoteca.server.bots.board_job import BoardAnswer, BoardJob
from ludoteca.server.bots.worker import WorkerFailed
from ludoteca.server.context import ServerContext
from ludoteca.server.http import security
from ludoteca.server.messages.basics import RECORD_BODY
from ludoteca.server.messages.board import (
    BoardDoubt,
    BoardGame,
    BoardLesson,
    BoardLines,
    BoardLook,
    BoardMoment,
    BoardMove,
    BoardMoves,
    BoardOutcomes,
    BoardPosition,
    BoardQuestion,
    BoardRecord,
    BoardSetup,
    Evaluation,
    Explored,
    ExplorerQuestion,
)
from ludoteca.server.messages.previews import Consequence, WhyNot
from ludoteca.server.routes.common import Context, post, while_there
from ludoteca.server.tables import running_games
from ludoteca.tables.errors import RequestRefused

AnyRequest = Request[Any, Any, Any]
A = TypeVar("A")


@post("/board/begin", status_code=200)
async def begin(data: JSONBody[BoardSetup], context: Context, request: AnyRequest) -> BoardGame:
    """The record of a game that begins."""
    return await _asked(context, request, "begin", data, BoardGame)


@post("/board/lesson", status_code=200)
async def lesson(data: JSONBody[BoardLesson], context: Context, request: AnyRequest) -> BoardGame:
    """The record of a lesson, as far as its learner has come."""
    return await _asked(context, request, "lesson", data, BoardGame)


@post("/board/open", status_code=200, request_max_body_size=RECORD_BODY)
async def open_record(data: JSONBody[BoardRecord], context: Context, request: AnyRequest) -> BoardGame:
    """A record, checked line by line."""
    return await _asked(context, request, "open", data, BoardGame)


@post("/board/look", status_code=200, request_max_body_size=RECORD_BODY)
async def look(data: JSONBody[BoardLook], context: Context, request: AnyRequest) -> BoardPosition:
    """A position of a record, and what happened on the way to it."""
    return await _asked(context, request, "look", data, BoardPosition)


@post("/board/outcomes", status_code=200, request_max_body_size=RECORD_BODY)
async def outcomes(data: JSONBody[BoardMoment], context: Context, request: AnyRequest) -> BoardOutcomes:
    """What could have fallen with a move, or with the setup."""
    return await _asked(context, request, "outcomes", data, BoardOutcomes)


@post("/board/play", status_code=200, request_max_body_size=RECORD_BODY)
async def play(data: JSONBody[BoardMove], context: Context, request: AnyRequest) -> BoardLines:
    """What a move adds to a record."""
    return await _asked(context, request, "play", data, BoardLines)


@post("/board/whynot", status_code=200, request_max_body_size=RECORD_BODY)
async def why_not(data: JSONBody[BoardDoubt], context: Context, request: AnyRequest) -> WhyNot:
    """Why a move is not allowed at the end of a record."""
    return await _asked(context, request, "why_not", data, WhyNot)


@post("/board/meanings", status_code=200, request_max_body_size=RECORD_BODY)
async def meanings(data: JSONBody[BoardMoves], context: Context, request: AnyRequest) -> dict[str, list[Consequence]]:
    """By move, what it would bring about."""
    return await _asked(context, request, "meanings", data, dict[str, list[Consequence]])


@post("/board/evaluate", status_code=200, request_max_body_size=RECORD_BODY)
async def evaluate(data: JSONBody[BoardQuestion], context: Context, request: AnyRequest) -> Evaluation:
    """What is to be expected at the end of a record, and what is best to play."""
    if not context.hints.take(security.address(request.scope)):
        raise RequestRefused(429, "too-many-requests")
    return await _asked(context, request, "evaluate", data, Evaluation)


@post("/board/explore", status_code=200)
async def explore(data: JSONBody[ExplorerQuestion], context: Context, request: AnyRequest) -> Explored:
    """How the finished public games of this server went on from a beginning."""
    _few(context, request)
    return await context.explorer.ask(data)


def _few(context: ServerContext, request: AnyRequest) -> str:
    address = security.address(request.scope)
    if not context.boards.take(address):
        raise RequestRefused(429, "too-many-requests")
    return address


async def _asked(context: ServerContext, request: AnyRequest, question: str, given: msgspec.Struct, kind: type[A]) -> A:
    """The answer of a worker; a game that goes on between people is refused before it is looked at."""
    address = _few(context, request)
    record = getattr(given, "record", None)
    if record is not None:
        await _no_running_game(context, request, record, address)
    return await _answer(context, request, question, msgspec.to_builtins(given), address, kind)


async def _no_running_game(context: ServerContext, request: AnyRequest, record: str, address: str) -> None:
    header = Reader(record.encode()).header()
    candidates = await running_games.between_people(context.storage, header.game)
    if not candidates:
        return
    own = await _answer(context, request, "identity", {"record": record}, address, dict[str, Any])
    await running_games.refuse(context.registry, Identity(**own), candidates)


async def _answer(
    context: ServerContext, request: AnyRequest, question: str, given: dict[str, Any], address: str, kind: type[A]
) -> A:
    try:
        told = await while_there(request, context.workers.run(BoardJob(question, given, address)))
    except WorkerFailed:
        raise RequestRefused(422, "record-broken") from None
    found = msgspec.json.decode(told, type=BoardAnswer)
    if found.refusal is not None:
        why = found.refusal
        raise RequestRefused(found.status, why.reason, why.rule, **why.parameters)
    return msgspec.json.decode(found.result, type=kind)


router = Router(
    "",
    route_handlers=[begin, lesson, open_record, look, outcomes, play, why_not, meanings, evaluate, explore],
    tags=["board"],
)

"""Analyses: order one, see how far it is, call it off. Nothing in a running game between people is analysed."""

from typing import Annotated

import msgspec
from litestar import Router
from litestar.params import JSONBody, PathParameter

from ludoteca.core.record import write
from ludoteca.server.bots.analysis_job import AnalysisPlan
from ludoteca.server.context import ServerContext
from ludoteca.server.db import analysis_store, table_store
from ludoteca.server.db.analysis_store import StoredProgress
from ludoteca.server.messages.analyses import (
    AnalysisOrder,
    AnalysisProgress,
    GameAnalysis,
    RecordAnalysis,
    Thoroughness,
)
from ludoteca.server.messages.basics import RECORD_BODY
from ludoteca.server.people.sessions import Person, known
from ludoteca.server.routes.common import Anybody, Asker, Context, TableId, delete, get, post
from ludoteca.server.tables import running_games
from ludoteca.tables import commands, permissions
from ludoteca.tables.errors import RequestRefused, conflict, forbidden, missing

AT_ONCE = 2
"""How many analyses that go on a person may have ordered."""
AnalysisId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-f]+$", description="The id of an analysis")]


@post("/tables/{table:str}/analysis", status_code=200)
async def order(table: TableId, data: JSONBody[AnalysisOrder], context: Context, person: Asker) -> AnalysisProgress:
    """Orders the analysis of a finished game, or of one's own decisions in a game against the computer, which is a hint
    like others."""
    async with context.registry.look(table) as current:
        permissions.may_look(current, person.id, None)
        over = current.status == "over" and current.result is not None
        seat = None if over else permissions.learner(current, person.id, data.seat)
        text = None if over else write(current.referee.record())
        ply = current.ply
    if seat is not None:
        await context.registry.act(table, commands.announce_hint(person.id, seat, ply))
    if text is None:
        text = await context.storage.run(lambda connection: table_store.record(connection, table))
    if text is None:
        raise conflict("not-finished")
    return await _ordered(context, person, text, data.thoroughness, table, seat)


@post("/analyses", status_code=200, request_max_body_size=RECORD_BODY)
async def order_record(data: JSONBody[RecordAnalysis], context: Context, person: Asker) -> AnalysisProgress:
    """Orders the analysis of a record. It must be of a finished game, and of none that goes on here."""
    return await _ordered(context, person, data.record, data.thoroughness, None, None)


async def _ordered(
    context: ServerContext, person: Person, record: str, level: Thoroughness, table: str | None, seat: int | None
) -> AnalysisProgress:
    found = await _find(context, analysis_store.name(record, level, seat))
    if found is not None and found.analysis.status != "failed":
        return _told(await _of_its_table(context, found, table), person)
    await _few(context, person)
    plan = await context.analyses.plan(record, person.id)
    if seat is None:
        await _finished(context, plan, table)
    made = analysis_store.new(record, level, seat, table, person.id, plan.total)
    await context.analyses.begin(made)
    return _told(StoredProgress(made, 0), person)


async def _of_its_table(context: ServerContext, found: StoredProgress, table: str | None) -> StoredProgress:
    """What was made of an uploaded record is the analysis of the table too."""
    made = found.analysis
    if table is None or made.table_id is not None:
        return found
    await context.storage.run(lambda connection: analysis_store.belongs(connection, made.id, table))
    return found._replace(analysis=made._replace(table_id=table))


async def _few(context: ServerContext, person: Person) -> None:
    going = await context.storage.run(lambda connection: analysis_store.ordered_by(connection, person.id))
    if going >= AT_ONCE or not context.new_analyses.take(person.id):
        raise RequestRefused(429, "too-many-analyses")


async def _finished(context: ServerContext, plan: AnalysisPlan, table: str | None) -> None:
    """Refuses a record that goes on."""
    if not plan.finished:
        raise conflict("not-finished")
    if table is None:
        await running_games.refuse(context.registry, plan.identity)


@get("/tables/{table:str}/analysis")
async def of_table(table: TableId, context: Context, anybody: Anybody) -> AnalysisProgress:
    """The analysis of a finished game, as far as it is."""
    async with context.registry.look(table) as current:
        permissions.may_look(current, known(anybody), None)
    found = await context.storage.run(lambda connection: analysis_store.of_table(connection, table))
    return _told(_there(found), anybody)


@get("/analyses/{analysis:str}")
async def show(analysis: AnalysisId, context: Context, anybody: Anybody) -> AnalysisProgress:
    """How far an analysis is, and what it says."""
    found = await _allowed(context, analysis, anybody)
    return _told(found, anybody)


@delete("/analyses/{analysis:str}", status_code=204)
async def call_off(analysis: AnalysisId, context: Context, person: Asker) -> None:
    """Calls an analysis off that goes on. Whoever ordered it may do that."""
    found = (await _allowed(context, analysis, person)).analysis
    if found.person != person.id:
        raise forbidden("not-your-analysis")
    if found.status == "working":
        await context.storage.run(lambda connection: analysis_store.remove(connection, analysis))


async def _allowed(context: ServerContext, analysis: str, person: Person | None) -> StoredProgress:
    """An analysis that somebody may see: of a table that they may watch, or of a record. What was made for one seat is
    for whoever plays it."""
    found = _there(await _find(context, analysis))
    made = found.analysis
    if made.seat is not None and made.person != known(person):
        raise missing("no-such-analysis")
    if made.table_id is not None:
        async with context.registry.look(made.table_id) as current:
            permissions.may_look(current, known(person), None)
    return found


async def _find(context: ServerContext, analysis: str) -> StoredProgress | None:
    return await context.storage.run(lambda connection: analysis_store.find(connection, analysis))


def _there(found: StoredProgress | None) -> StoredProgress:
    if found is None:
        raise missing("no-such-analysis")
    return found


def _told(progress: StoredProgress, person: Person | None) -> AnalysisProgress:
    made, done = progress
    analysis = None if made.result is None else msgspec.json.decode(made.result, type=GameAnalysis)
    mine = made.person == known(person)
    return AnalysisProgress(made.id, made.table_id, made.thoroughness, made.status, done, made.total, mine, analysis)


router = Router("", route_handlers=[order, order_record, of_table, show, call_off], tags=["analyses"])

"""Keeps tables going: bots decide when it is their turn, clocks run out, and after a crash somebody picks up again."""

import asyncio
import logging
import random
import time
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, select

from ludoteca.bots.levels import stand_in
from ludoteca.core import Refused
from ludoteca.server.bots import pool
from ludoteca.server.bots.engines import fault_in
from ludoteca.server.bots.jobs import MoveJob
from ludoteca.server.bots.worker import WorkerLost
from ludoteca.server.db import schema, table_store
from ludoteca.server.metrics import BOT_FAILURES, THINKING
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.tables import commands
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.state import Table
from ludoteca.tables.turns import BotTurn, bot_turn

log = logging.getLogger("ludoteca.driver")

ROUND = 0.5
"""Seconds between two looks at the tables that are due."""
AT_ONCE = 200


class QueuedTurn(NamedTuple):
    """A decision that a bot is to make, and the job of whoever thinks about it."""

    due: BotTurn
    job: MoveJob


class PlannedMoves(NamedTuple):
    """Moves that a bot has planned; the first counts at this ply."""

    ply: int
    moves: list[str]

    def move(self, due: BotTurn) -> str | None:
        """The move planned for a decision, if it was planned for this one and is legal."""
        fits = self.moves and due.ply == self.ply and self.moves[0] in due.legal
        return self.moves[0] if fits else None

    def rest(self) -> "PlannedMoves":
        return PlannedMoves(self.ply + 1, self.moves[1:])


NO_PLAN = PlannedMoves(-1, [])


class TurnDriver:
    def __init__(self, registry: TableRegistry, bots: pool.BotRunner, rest: float = 300.0) -> None:
        self._registry = registry
        self._rest = rest
        self._bots = bots
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        registry.listeners.append(self.notice)

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        tasks = [*self._driving.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def notice(self, table: Table) -> None:
        """Something changed at a table: a bot may be to decide."""
        turn = table.turn
        if turn is not None and table.bot_level(turn) is not None:
            self.drive(table.setup.id)

    def drive(self, table_id: str) -> None:
        if table_id not in self._driving:
            task = self._driving[table_id] = asyncio.create_task(self._drive(table_id))
            task.add_done_callback(lambda _: self._driving.pop(table_id, None))

    async def _drive(self, table_id: str) -> None:
        """Plays the bots of a table until a person is to decide."""
        seat, began, plan = None, 0.0, NO_PLAN
        while (turn := await self._bot_turn(table_id)) is not None:
            if turn.due.seat != seat:
                seat, began, plan = turn.due.seat, time.perf_counter(), NO_PLAN
            try:
                if turn.job.legal:
                    job = replace(turn.job, spent=time.perf_counter() - began)
                    plan = await self._play(turn._replace(job=job), plan)
                else:
                    log.warning("no move", extra={"table": table_id})
                    await self._registry.act(table_id, commands.dead_end(turn.due.ply))
            except RequestRefused as refused:
                log.warning("bot refused", extra={"table": table_id, "refusal": str(refused)})

    async def _bot_turn(self, table_id: str) -> QueuedTurn | None:
        """The decision that a bot is to make; None, and nobody drives the table any more, if there is none."""
        async with self._registry.look(table_id) as table:
            due = bot_turn(table)
            if due is None:
                self._driving.pop(table_id, None)
                return None
            waited_for = self._waited_for(table)
            host, engine = table.setup.host, table.engine(due.seat)
            job = pool.job(due.view, due.legal, due.level, host, table_id, waited_for=waited_for, engine=engine)
            return QueuedTurn(due, job)

    def _waited_for(self, table: Table) -> bool:
        """Somebody plays at the table or looks on."""
        playing = any(seat.person and table.bot_level(number) is None for number, seat in enumerate(table.seats))
        return playing or bool(self._registry.held(table.setup.id).watchers)

    async def _play(self, turn: QueuedTurn, plan: PlannedMoves) -> PlannedMoves:
        """Plays the bot's move, without a search where it is planned; returns the plan for its next decisions. Where it
        fails, is stopped or errs, an easier bot's (5 for 6, else 1), and at last any legal one: no table waits for
        ever. An engine that fails is replaced by the bot of its level, which is asked next."""
        planned = plan.move(turn.due)
        if planned is not None and await self._moved(turn, planned):
            return plan.rest()
        if turn.job.engine:
            text = await self._choose(turn.job)
            if text is None or not await self._moved(turn, text):
                BOT_FAILURES.inc()
                await self._registry.act(turn.job.table, commands.fault(turn.due.seat, turn.due.ply))
            return NO_PLAN
        for job in (turn.job, replace(turn.job, level=stand_in(turn.job.level))):
            text = await self._choose(job)
            if text is not None:
                made = PlannedMoves(turn.due.ply, text.split("\n"))
                if await self._moved(turn, made.moves[0]):
                    return made.rest()
        BOT_FAILURES.inc()
        await self._moved(turn, random.choice(turn.job.legal))
        return NO_PLAN

    async def _choose(self, job: MoveJob) -> str | None:
        """The bot's move and its plan, line by line; None if it fails or is stopped."""
        start = time.perf_counter()
        try:
            text = await self._bots.run(job)
        except WorkerLost as lost:
            log.warning("bot stopped", extra={"table": job.table, "bot": job.level, "why": str(lost)})
            return None
        except Exception as error:
            fault = fault_in(str(error)) if job.engine else None
            if fault is not None:
                log.error("engine failed", extra={"table": job.table, "bot": job.engine, "why": fault})
                return None
            log.exception("bot failed", extra={"game": job.game, "bot": job.engine or job.level})
            return None
        THINKING.observe(time.perf_counter() - start)
        return text

    async def _moved(self, turn: QueuedTurn, text: str) -> bool:
        """Plays a move; whether the rules allow it."""
        seat, ply, level = turn.due[:3]
        try:
            await self._registry.act(turn.job.table, commands.bot_move(seat, text, ply, level))
        except Refused as refused:
            job = turn.job
            why = {"game": job.game, "bot": job.level, "move": text, "refusal": str(refused)}
            log.error("bot chose an illegal move", extra=why)
            return False
        return True

    async def _make_rounds(self) -> None:
        while True:
            try:
                await self._registry.uptime.go_on()
                self._registry.rest(self._rest)
                for table_id in await self._due():
                    await self._try_to_look_after(table_id)
            except Exception:
                log.exception("round failed")
            await asyncio.sleep(ROUND)

    async def _try_to_look_after(self, table_id: str) -> None:
        """One table that fails is one table that fails."""
        try:
            await self._look_after(table_id)
        except RequestRefused:
            log.warning("table refused", extra={"table": table_id})
        except Exception:
            log.exception("table failed", extra={"table": table_id})

    async def _due(self) -> list[str]:
        now = self._registry.uptime.now()
        return await self._registry.storage.run(lambda connection: _due(connection, now))

    async def _look_after(self, table_id: str) -> None:
        """A clock has run out, unless it was stopped for a while, or nobody took care of a bot."""
        await self._registry.act(table_id, commands.run_out(self._registry.uptime.now()))
        async with self._registry.look(table_id) as table:
            self.notice(table)
            line, deadline = table.line, table.clock.deadline
        if deadline is not None:
            await self._registry.storage.run(
                lambda connection: table_store.put_off(connection, table_id, line, deadline)
            )


def _due(connection: Connection, now: float) -> list[str]:
    found = connection.execute(
        select(schema.tables.c.id)
        .where(schema.tables.c.wake <= now, schema.tables.c.status == "running")
        .order_by(schema.tables.c.wake)
        .limit(AT_ONCE)
    )
    return list(found.scalars())

"""Keeps tables going: bots decide when it is their turn, clocks run out, and after a crash somebody picks up again."""

import asyncio
import logging
import random
import time

from msgspec.structs import replace
from sqlalchemy import Connection, select

from ludoteca.bots import LEVELS
from ludoteca.core import Refused
from ludoteca.server.bots import pool
from ludoteca.server.bots.worker import WorkerLost
from ludoteca.server.db import schema, table_store
from ludoteca.server.metrics import BOT_FAILURES, THINKING
from ludoteca.server.tables.registry import Room
from ludoteca.tables import commands, projection
from ludoteca.tables.errors import HouseRefused
from ludoteca.tables.state import Match

log = logging.getLogger("ludoteca.driver")

ROUND = 0.5
"""Seconds between two looks at the tables that are due."""
AT_ONCE = 200


class Driver:
    def __init__(self, room: Room, thinker: pool.Thinker) -> None:
        self._room = room
        self._thinker = thinker
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        room.heard.append(self.notice)

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        tasks = [*self._driving.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def notice(self, match: Match) -> None:
        """Something changed at a table: a bot may be to decide."""
        turn = match.turn
        if turn is not None and match.driver(turn) is not None:
            self.drive(match.facts.id)

    def drive(self, table: str) -> None:
        if table not in self._driving:
            task = self._driving[table] = asyncio.create_task(self._drive(table))
            task.add_done_callback(lambda _: self._driving.pop(table, None))

    async def _drive(self, table: str) -> None:
        """Plays the bots of a table until a person is to decide."""
        while True:
            async with self._room.look(table) as match:
                turn = match.turn
                level = None if turn is None else match.driver(turn)
                if turn is None or level is None:
                    self._driving.pop(table, None)
                    return
                ply, position = match.ply, match.referee.position
                job = pool.job(
                    position.view(turn),
                    projection.legal(position),
                    level,
                    match.facts.host,
                    table,
                    waited_for=self._waited_for(match),
                )
            text = await self._think(job)
            try:
                await self._room.act(table, commands.bot_move(turn, text, ply, level))
            except (Refused, HouseRefused) as refused:
                log.warning("bot refused", extra={"table": table, "refusal": str(refused)})

    def _waited_for(self, match: Match) -> bool:
        """Somebody plays at the table or looks on."""
        playing = any(seat.person and match.driver(number) is None for number, seat in enumerate(match.seats))
        return playing or bool(self._room.held(match.facts.id).watchers)

    async def _think(self, job: pool.Job) -> str:
        """A legal move, also from a bot that fails or is stopped: a quick one then. No table waits for ever."""
        start = time.perf_counter()
        for attempt in (job, replace(job, level=LEVELS[0])):
            try:
                text = await self._thinker.think(attempt)
            except WorkerLost as lost:
                log.warning("bot stopped", extra={"table": job.table, "bot": attempt.level, "why": str(lost)})
                continue
            except Exception:
                log.exception("bot failed", extra={"game": job.game, "bot": job.level})
                continue
            THINKING.observe(time.perf_counter() - start)
            if text in job.legal:
                return text
            log.error("bot chose an illegal move", extra={"game": job.game, "bot": job.level, "move": text})
        BOT_FAILURES.inc()
        return random.choice(job.legal)

    async def _make_rounds(self) -> None:
        while True:
            try:
                await self._room.hours.go_on()
                for table in await self._due():
                    await self._try(table)
            except Exception:
                log.exception("round failed")
            await asyncio.sleep(ROUND)

    async def _try(self, table: str) -> None:
        """One table that fails is one table that fails."""
        try:
            await self._look_after(table)
        except HouseRefused:
            log.warning("table refused", extra={"table": table})
        except Exception:
            log.exception("table failed", extra={"table": table})

    async def _due(self) -> list[str]:
        now = self._room.hours.now()
        return await self._room.storage.run(lambda connection: _due(connection, now))

    async def _look_after(self, table: str) -> None:
        """A clock has run out, unless it was stopped for a while, or nobody took care of a bot."""
        await self._room.act(table, commands.run_out(self._room.hours.now()))
        async with self._room.look(table) as match:
            self.notice(match)
            line, deadline = match.line, match.clock.deadline
        if deadline is not None:
            await self._room.storage.run(lambda connection: table_store.put_off(connection, table, line, deadline))


def _due(connection: Connection, now: float) -> list[str]:
    found = connection.execute(
        select(schema.tables.c.id)
        .where(schema.tables.c.wake <= now, schema.tables.c.status == "running")
        .order_by(schema.tables.c.wake)
        .limit(AT_ONCE)
    )
    return list(found.scalars())

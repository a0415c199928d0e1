"""What a bot has planned it plays without thinking again."""

import asyncio
from pathlib import Path

from ludoteca.core import Seeded, View, shelf
from ludoteca.server.bots import pool
from ludoteca.server.bots.custom_data import CustomData
from ludoteca.server.db.engine import storage
from ludoteca.server.messages.tables import Bot, NewTable
from ludoteca.server.people.sessions import Person
from ludoteca.server.settings import Settings
from ludoteca.server.tables import new_table
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.turns import NO_PLAN, PlannedMoves, TurnDriver
from ludoteca.server.tables.uptime import Uptime
from ludoteca.tables.turns import BotTurn

MOVES = 30


class Planner:
    """Chooses the first legal move, and plans the same for the rest of its turn."""

    def __init__(self) -> None:
        self.plans: dict[int, list[str]] = {}
        """By ply, what came out of thinking."""

    async def run(self, job: pool.MoveJob) -> str:
        facts, chance = dict(job.view), Seeded(1)
        position = shelf.box(job.game).imagine(View(facts.pop("game"), facts.pop("seat"), facts), chance)
        plan = []
        while position.seat == job.view["seat"]:
            move = min(position.moves(), key=str)
            plan.append(move.text)
            position.play(move, chance)
        self.plans[sum(map(len, self.plans.values()))] = plan
        return "\n".join(plan)

    async def stop(self) -> None: ...


def test_moves_that_are_planned_are_played_without_search(tmp_path: Path) -> None:
    async def test() -> tuple[dict[int, list[str]], list[str]]:
        database = storage(Settings(data=tmp_path).url)
        await database.start()
        tables = TableRegistry(database, Uptime(database), shared=False, grace=0.0, most=10)
        bots, custom = Planner(), CustomData(pool.WorkerPool(1), allowed=False)
        driver = TurnDriver(tables, bots)
        made = await new_table.create(
            tables, custom, Person("ann", "Ann"), NewTable("dokmus", [Bot(3), Bot(3)], start=True), Settings()
        )
        played: list[str] = []
        while len(played) < MOVES:
            await asyncio.sleep(0.01)
            async with tables.look(made) as table:
                played = [one.move for one in table.played]
        await driver.stop()
        await database.stop()
        return bots.plans, played

    plans, played = asyncio.run(test())
    assert len(plans) < MOVES
    assert [move for plan in plans.values() for move in plan][:MOVES] == played[:MOVES]


def test_a_plan_counts_where_it_fits() -> None:
    due = BotTurn(0, 7, 3, View("dokmus", 0, {}), ["stop", "walk"])
    assert PlannedMoves(7, ["walk", "stop"]).move(due) == "walk"
    assert PlannedMoves(7, ["walk", "stop"]).rest() == PlannedMoves(8, ["stop"])
    assert PlannedMoves(6, ["walk"]).move(due) is None, "somebody took a move back, or another move was played"
    assert PlannedMoves(7, ["sail"]).move(due) is None
    assert NO_PLAN.move(due) is None

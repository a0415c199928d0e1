"""What nobody uses any more goes; what somebody plays or can log in to stays. Lists come in pages."""

import asyncio
import time
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, select, update

from ludoteca.server.bots.custom_data import CustomData
from ludoteca.server.bots.pool import WorkerPool
from ludoteca.server.db import queries, schema
from ludoteca.server.db.engine import Storage, storage
from ludoteca.server.messages.tables import Link, Me, NewTable
from ludoteca.server.operation.retention import DAY, Retention
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.sessions import People, Person
from ludoteca.server.settings import Settings
from ludoteca.server.tables import new_table
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.uptime import Uptime
from ludoteca.tables.log import Draft, End
from server.parts import Server, Someone
from server.test_accounts import refusal

WAITING = NewTable("dokmus", [Me(), Link()])
RUNNING = NewTable("dokmus", [Me(), Me()], start=True)


class Place:
    """A server without routes: its database, its people and its tables."""

    def __init__(self, database: Storage) -> None:
        self.database = database
        self.people = People(database)
        self.accounts = Accounts(database, self.people)
        self.registry = TableRegistry(database, Uptime(database), shared=False, grace=0.0, most=100)

    async def table(self, host: Person, wanted: NewTable) -> str:
        return await new_table.create(self.registry, CustomData(WorkerPool(1), allowed=False), host, wanted, Settings())

    async def end(self, table: str) -> None:
        await self.registry.act(table, lambda _: [Draft(End("abandoned"))])

    async def age(self, days: float) -> None:
        """So much time goes by, and nobody comes."""

        def work(connection: Connection) -> None:
            tables = schema.tables.c
            for column in (
                schema.persons.c.created,
                schema.sessions.c.used,
                schema.lines.c.at,
                tables.created,
                tables.moved,
            ):
                connection.execute(update(column.table).values({column.name: column - days * DAY}))

        await self.database.run(work)
        await self.registry.catch_up()

    async def tidy(self, *, open_days: int = 30, finished_days: int | None = None) -> None:
        settings = Settings(open_days=open_days, finished_days=finished_days)
        await Retention(self.registry, settings).tidy(time.time())

    async def names(self) -> set[str]:
        return set(await self.database.run(lambda c: c.execute(select(schema.persons.c.name)).scalars().all()))

    async def tables(self) -> dict[str, str]:
        rows = await self.database.run(lambda c: c.execute(select(schema.tables.c.id, schema.tables.c.status)).all())
        return {row.id: row.status for row in rows}


async def opened(folder: Path) -> Place:
    database = storage(f"sqlite:///{folder / 'ludoteca.db'}")
    await database.start()
    place = Place(database)
    await place.people.start()
    return place


def test_guests_whom_nobody_was_for_long_are_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        place = await opened(tmp_path)
        (_, _), (keeper, _), (player, _) = [await place.people.guest(name) for name in ("Gone", "Keeper", "Player")]
        (host, _), (visitor, token) = [await place.people.guest(name) for name in ("Opener", "Visitor")]
        await place.accounts.new_codes(keeper)
        running = await place.table(player, RUNNING)
        await place.table(host, WAITING)
        await place.age(89)
        await place.tidy(open_days=1000)
        assert len(await place.names()) == 5
        await place.age(2)
        assert await place.people.who(token) == visitor
        await place.tidy(open_days=1000)
        assert await place.names() == {"Keeper", "Player", "Visitor"}
        assert (await place.tables())[running] == "running"
        await place.database.stop()

    asyncio.run(run())


def test_tables_that_wait_for_long_are_given_up_and_then_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        place = await opened(tmp_path)
        ann, _ = await place.people.guest("Ann")
        waiting, running = await place.table(ann, WAITING), await place.table(ann, RUNNING)
        await place.age(29)
        await place.tidy()
        assert (await place.tables())[waiting] == "open"
        await place.age(2)
        await place.tidy()
        assert await place.tables() == {waiting: "over", running: "running"}
        await place.age(31)
        await place.tidy()
        assert await place.tables() == {running: "running"}
        await place.database.stop()

    asyncio.run(run())


@pytest.mark.parametrize(("days", "kept"), [(None, True), (10, False)])
def test_finished_games_are_kept_unless_the_host_says_otherwise(tmp_path: Path, days: int | None, kept: bool) -> None:
    async def run() -> None:
        place = await opened(tmp_path)
        ann, _ = await place.people.guest("Ann")
        old = await place.table(ann, RUNNING)
        await place.end(old)
        await place.age(11)
        young = await place.table(ann, RUNNING)
        await place.end(young)
        await place.tidy(finished_days=days)
        assert (old in await place.tables(), young in await place.tables()) == (kept, True)
        await place.database.stop()

    asyncio.run(run())


def test_guests_and_tables_are_counted_by_address(tmp_path: Path) -> None:
    server = Server(tmp_path, "--guests-per-address", "3", "--tables-per-address", "2").start()
    try:
        ann = Someone(server.url, "Ann")
        for _ in range(2):
            ann.create("dokmus", "me", "me")
        assert refusal(lambda: ann.create("dokmus", "me", "me")) == (429, "too-many-tables-here")
        answers = [httpx.post(f"{server.url}/api/guests", json={}, timeout=30) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["refusal"]["reason"] == "too-many-guests"
    finally:
        server.stop()


def test_lists_come_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that wait for me are on the first page, however old they are."""
    monkeypatch.setattr(queries, "MOST", 3)

    async def run() -> None:
        place = await opened(tmp_path)
        ann, _ = await place.people.guest("Ann")
        waits = await place.table(ann, RUNNING)
        rest = [await place.table(ann, NewTable("dokmus", [Me(), Link()], public=True)) for _ in range(6)]
        mine = [await place.database.run(partial(queries.of, person=ann.id, page=page)) for page in range(4)]
        assert mine[0][0] == waits
        assert [table for page in mine for table in page] == [waits, *reversed(rest)]
        assert [len(page) for page in mine] == [3, 3, 1, 0]
        lobby = [await place.database.run(partial(queries.public, page=page)) for page in range(3)]
        assert lobby == [rest[:2:-1], rest[2::-1], []]
        await place.database.stop()

    asyncio.run(run())


def test_a_page_that_is_not_there_is_empty(server: Server) -> None:
    ann = Someone(server.url)
    table = ann.create("dokmus", "me", "me")
    assert [one["id"] for one in ann.get("/me/tables", page=0)] == [table]
    assert ann.get("/me/tables", page=1) == ann.get("/tables", page=900) == []
    assert refusal(lambda: ann.get("/tables", page=-1))[0] == 400

"""What a server keeps in memory has a bound, or a reason why it needs none."""

import asyncio
import importlib
import json
import pkgutil
import time
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from types import ModuleType

import httpx
import pytest

import ludoteca.core
import ludoteca.games
import ludoteca.lessons
import ludoteca.server
import ludoteca.tables
from ludoteca import figures, rulebook, words
from ludoteca.server.context import ServerContext
from ludoteca.server.http.rate_limits import RateLimiter
from ludoteca.server.messages.tables import Me, NewTable
from ludoteca.server.tables import new_table, news, registry
from ludoteca.tables import commands, log, projection, seating
from ludoteca.tables.errors import RequestRefused
from server.parts import Server, Someone
from server.test_snapshots import begun, go_on
from server.test_workload import context

UNBOUNDED = {
    "names": "games on the shelf",
    "broken": "games on the shelf",
    "_entries": "games on the shelf",
    "_loaded": "games on the shelf",
    "ids": "games on the shelf",
    "_text": "games on the shelf and languages",
    "paragraphs": "games on the shelf and languages",
    "_engine_paragraphs": "games on the shelf",
    "pictures": "games on the shelf",
    "bundle_of": "languages and catalogues",
    "_tags": "languages",
    "_data": "files of the package",
    "supplied": "files of the package",
    "table": "numbers of players",
    "_house": "the tiles of the box",
    "describe": "slots and faces of a board",
    "hop": "pairs of cells of a board",
    "groups": "natives of one hex",
    "walks": "neighbours on a board, natives of one hex",
    "embarks": "hexes of a board, natives of one hex",
    "arms": "weapons of a tribe",
    "lesson": "lessons of the games on the shelf",
    "goals_of": "games on the shelf",
    "exercises_of": "games on the shelf",
    "exercise": "exercises of the games on the shelf",
    "moments_of": "games on the shelf",
    "anchors": "games on the shelf",
    "_engine": "engines that the host names, and games on the shelf",
}
"""Caches without a size, by function, and what they are as many as."""
PACKAGES = (ludoteca.core, ludoteca.games, ludoteca.lessons, ludoteca.tables, ludoteca.server)


def modules(package: ModuleType) -> list[ModuleType]:
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [importlib.import_module(one.name) for one in found if not one.name.endswith(("__main__", "migrations.env"))]


def test_every_cache_has_a_size_or_a_reason() -> None:
    searched = [module for one in PACKAGES for module in modules(one)]
    caches = [
        value
        for module in (*searched, figures, rulebook, words)
        for value in vars(module).values()
        if isinstance(value, _lru_cache_wrapper)
    ]
    assert {cache.__name__ for cache in caches if cache.cache_parameters()["maxsize"] is None} == UNBOUNDED.keys()


async def _tables(made: ServerContext, number: int) -> list[str]:
    person, _ = await made.people.guest(None)
    wanted = NewTable("dokmus", [Me(), Me()], {}, start=True)
    return [await new_table.create(made.registry, made.custom, person, wanted, made.settings) for _ in range(number)]


def test_a_registry_keeps_so_many_tables(tmp_path: Path) -> None:
    """The tables longest out of use go; one that somebody watches stays."""

    class Watcher:
        def notice(self) -> None: ...

    async def test() -> None:
        async with context(tmp_path, tables_in_memory=5) as made:
            first, *others = await _tables(made, 2)
            made.registry.held(first).watchers.add(Watcher())
            others += await _tables(made, 10)
            assert set(made.registry._held) == {first, *others[-4:]}
            assert made.kept()["tables"] == 5
            async with made.registry.look(others[0]) as match:
                assert match.status == "running"

    asyncio.run(test())


def test_a_table_that_nobody_uses_leaves_the_memory(tmp_path: Path) -> None:
    """Whoever watches it hears of the next move, which reads it again."""
    noticed: list[str] = []

    class Watcher:
        def notice(self) -> None:
            noticed.append("news")

    async def test() -> None:
        async with context(tmp_path) as made:
            watched, alone = await _tables(made, 2)
            made.registry.held(watched).watchers.add(Watcher())
            made.registry.rest(60.0)
            assert made.kept()["tables"] == 2
            made.registry.rest(0.0)
            assert list(made.registry._held) == [watched]
            assert made.registry.held(watched).table is None
            async with made.registry.look(alone) as table:
                assert table.status == "running"
            async with made.registry.look(watched) as table:
                turn, host, text = table.turn, table.setup.host, projection.legal(table.referee.position)[0]
            made.registry.rest(0.0)
            assert turn is not None
            await made.registry.act(watched, commands.move(host, turn, text, 0))
            assert noticed == ["news"]

    asyncio.run(test())


def test_who_watches_a_table_that_rests_hears_of_the_next_move(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--tables-rest", "1").start()
    try:
        ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
        table = ann.create("dokmus", "me", "open", public=True)
        ben.post(f"/tables/{table}/join", {})
        ann.post(f"/tables/{table}/start")
        turn = ann.state(table)["turn"]
        mover, watcher = (ann, ben) if turn == 0 else (ben, ann)
        move = mover.state(table, turn)["legal"][0]
        with watcher.live(table, 1 - turn) as channel:
            time.sleep(3)
            assert httpx.get(f"{server.url}/healthz").status_code == 200
            mover.move(table, turn, move, 0)
            while (message := json.loads(channel.recv(timeout=20))).get("state", {}).get("ply") != 1:
                assert message["type"] in ("news", "presence", "beat")
        assert not server.errors()
    finally:
        server.stop()


def test_a_registry_keeps_so_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long tables count for more."""
    monkeypatch.setattr(registry, "LINES_IN_MEMORY", 20)

    async def test() -> None:
        async with context(tmp_path) as made:
            tables = await _tables(made, 12)
            assert list(made.registry._held) == tables[-6:], "five of four lines each, and the newest"

    asyncio.run(test())


def test_sessions_that_are_remembered_are_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.people.sessions.REMEMBERED", 3)

    async def test() -> None:
        async with context(tmp_path) as made:
            for _ in range(8):
                _, token = await made.people.guest(None)
                assert await made.people.who(token) is not None
            assert len(made.people) == 3

    asyncio.run(test())


def test_a_flood_of_addresses_forgets_the_oldest() -> None:
    buckets = RateLimiter(1, 1, most=10)
    for number in range(100):
        assert buckets.take(str(number))
    assert len(buckets) == 10
    assert not buckets.take("99")


def test_news_are_kept_for_those_who_follow() -> None:
    """Whoever asks from every earlier line fills no memory."""
    match, _ = begun("dokmus")
    cache = news.NewsCache()
    go_on(match, Random(1), 40)
    for after in range(-1, match.line + 1):
        for viewer in (None, 0, 1):
            assert cache.message(match, viewer, after, 0.0) == news._news(match, viewer, after, 0.0)
    assert 0 < len(cache._messages) <= 3 * (news.FEW + 1)


def test_a_table_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table with very many lines one plays on, and nothing else."""
    match, _ = begun("dokmus")
    go_on(match, Random(1), 3)
    turn = match.turn
    assert turn is not None
    monkeypatch.setattr(commands, "LONGEST", match.line)
    with pytest.raises(RequestRefused, match="table-long"):
        commands.take_back("ann", turn, None, 0.0)(match)
    match.seats[1 - turn].person = "ben"
    with pytest.raises(RequestRefused, match="table-long"):
        commands.abandon("ann", turn, 0.0)(match)
    assert commands.move("ann", turn, projection.legal(match.referee.position)[0], match.ply)(match)


def test_nobody_sits_down_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = begun("dokmus")
    match.status = "open"
    monkeypatch.setattr(commands, "LONGEST", match.line)
    with pytest.raises(RequestRefused, match="table-long"):
        seating.place("ann", log.Sit(0, "open"))(match)
    match.seats[0].kind, match.seats[0].person = "open", None
    with pytest.raises(RequestRefused, match="table-long"):
        seating.join("ann", 0)(match)


def test_the_metrics_say_what_is_kept(server: Server) -> None:
    Someone(server.url).create("dokmus", "me", "me", start=True)
    told = httpx.get(server.url + "/metrics").text
    rows = dict(row.rsplit(" ", 1) for row in told.splitlines() if row.startswith("ludoteca_kept"))
    assert float(rows['ludoteca_kept{what="tables"}']) >= 1
    assert {"sessions", "buckets", "jobs"} <= {name.split('"')[1] for name in rows}


def test_the_metrics_say_how_long_changes_take(server: Server) -> None:
    def changes() -> float:
        told = httpx.get(server.url + "/metrics").text
        return float(next(row.split()[1] for row in told.splitlines() if row.startswith("ludoteca_act_seconds_count")))

    before = changes()
    Someone(server.url).create("dokmus", "me", "me", start=True)
    assert changes() == before + 1

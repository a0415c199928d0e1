"""Chat: clean, at a measured pace, for so many lines and so long; blocks and reports."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.bots.custom_data import CustomData
from ludoteca.server.bots.pool import WorkerPool
from ludoteca.server.db.engine import storage
from ludoteca.server.http.rate_limits import RateLimiter
from ludoteca.server.messages.tables import Me, NewTable
from ludoteca.server.people.sessions import Person
from ludoteca.server.settings import Settings
from ludoteca.server.tables import new_table
from ludoteca.server.tables.chat import Chat
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.uptime import Uptime
from ludoteca.tables import chat
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.log import Draft, End
from server.parts import Server, Someone
from server.test_accounts import refusal

CUSTOM = CustomData(WorkerPool(1), allowed=False)
"""Nobody brings data here."""


def at_a_table(folder: Path, work: Callable[[TableRegistry, str, Person], Awaitable[None]]) -> None:
    """With a person who sits at a table alone, without a server."""

    async def run() -> None:
        database = storage(f"sqlite:///{folder / 'ludoteca.db'}")
        await database.start()
        registry = TableRegistry(database, Uptime(database), shared=False, grace=0.0, most=100)
        ann = Person("ann", "Ann")
        table = await new_table.create(registry, CUSTOM, ann, NewTable("dokmus", [Me(), Me()], start=True), Settings())
        await work(registry, table, ann)
        await database.stop()

    asyncio.run(run())


async def reason(work: Awaitable[Any]) -> str:
    with pytest.raises(RequestRefused) as refused:
        await work
    return refused.value.refusal.reason


def test_chat_has_a_rate_for_each_person(tmp_path: Path) -> None:
    async def work(registry: TableRegistry, table: str, ann: Person) -> None:
        talk = Chat(registry, RateLimiter(0.001, 2).take)
        for _ in range(2):
            await talk.say(table, ann.id, "hello")
        assert await reason(talk.say(table, ann.id, "hello")) == "too-much-chat"

    at_a_table(tmp_path, work)


def test_a_table_has_so_many_lines_of_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST", 3)

    async def work(registry: TableRegistry, table: str, ann: Person) -> None:
        talk = Chat(registry, RateLimiter(100, 100).take)
        for _ in range(3):
            await talk.say(table, ann.id, "hello")
        assert await reason(talk.say(table, ann.id, "hello")) == "chat-full"

    at_a_table(tmp_path, work)


def test_chat_stops_some_time_after_the_end(tmp_path: Path) -> None:
    """It is the end that counts, not what was said since."""

    async def work(registry: TableRegistry, table: str, ann: Person) -> None:
        await registry.act(table, lambda _: [Draft(End("abandoned"), ann.id)])
        async with registry.look(table) as match:
            end = match.moved
        await registry.act(table, chat.say(ann.id, "well played", end + chat.AFTER - 1))
        assert await reason(registry.act(table, chat.say(ann.id, "still here?", end + chat.AFTER + 1))) == "chat-over"

    at_a_table(tmp_path, work)


def test_what_is_said_is_cleaned(server: Server) -> None:
    """By HTTP and live."""
    ann = Someone(server.url, "Ann")
    table = ann.create("dokmus", "me", "me", start=True)
    ann.post(f"/tables/{table}/chat", {"text": "one\u202e \u200btwo"})
    with ann.live(table, 0) as channel:
        channel.recv(10)
        channel.send(json.dumps({"type": "chat", "text": "three\u2066\n four", "id": "c"}))
        while json.loads(channel.recv(10))["type"] != "done":
            pass
        channel.send(json.dumps({"type": "chat", "text": "\u200b\u202e", "id": "d"}))
        while (told := json.loads(channel.recv(10)))["type"] != "refused":
            pass
    assert told["refusal"]["reason"] == "chat-empty"
    said = [line["text"] for line in ann.get(f"/tables/{table}/lines") if line["kind"] == "chat"]
    assert said == ["one two", "three four"]


def test_a_person_can_block_another(server: Server) -> None:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    for _ in range(2):
        ann.ask("PUT", f"/me/blocked/{ben.id}")
    assert ann.get("/me/blocked") == [{"id": ben.id, "name": "Ben"}]
    assert ben.get("/me/blocked") == []
    assert refusal(lambda: ann.ask("PUT", "/me/blocked/nobody")) == (404, "no-such-person")
    ann.ask("DELETE", f"/me/blocked/{ben.id}")
    assert ann.get("/me/blocked") == []


def test_a_line_can_be_reported_by_whoever_sees_it(server: Server) -> None:
    ann, eve = Someone(server.url, "Ann"), Someone(server.url, "Eve")
    table = ann.create("dokmus", "me", "me", start=True)
    line = ann.post(f"/tables/{table}/chat", {"text": "rude words"})["line"]
    for _ in range(2):
        ann.post(f"/tables/{table}/lines/{line}/report")
    assert refusal(lambda: eve.post(f"/tables/{table}/lines/{line}/report")) == (404, "no-such-table")
    for other in (0, line + 1):
        assert refusal(partial(ann.post, f"/tables/{table}/lines/{other}/report"))[1] == "no-such-line"

"""Who is at a table now, and who may know it."""

import asyncio
import json
import time
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from ludoteca.server.tables import presence as presence_module
from ludoteca.server.tables.presence import Presence
from server.parts import Server, Someone


def presence(channel: ClientConnection) -> Any:
    """The next message about who is there."""
    while True:
        message = json.loads(channel.recv(20))
        if message["type"] == "presence":
            return message


def quiet(channel: ClientConnection) -> None:
    """Nothing about anybody has come before an answer."""
    channel.send('{"type": "ping", "id": "quiet"}')
    while (message := json.loads(channel.recv(10))).get("id") != "quiet":
        assert message["type"] != "presence"


def pair(server: Server) -> tuple[Someone, Someone, str]:
    ann, ben = Someone(server.url, "Ann"), Someone(server.url, "Ben")
    table = ann.create("dokmus", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {})
    return ann, ben, table


def test_the_others_at_the_table_are_here_or_away(server: Server) -> None:
    ann, ben, table = pair(server)
    last = ann.get(f"/tables/{table}")["line"]
    with ann.live(table, 0) as channel:
        quiet(channel)
        with ben.live(table, 1) as own:
            assert presence(channel) == {"type": "presence", "here": [ben.id], "away": {}}
            assert presence(own)["here"] == [ann.id]
        gone = presence(channel)
        assert gone["here"] == []
        assert gone["away"] == {ben.id: pytest.approx(time.time(), abs=20)}
        with ben.live(table, 1):
            assert presence(channel) == {"type": "presence", "here": [ben.id], "away": {}}
    assert ann.get(f"/tables/{table}")["line"] == last, "nothing is written down"


def test_whoever_loads_the_page_again_was_not_away(server: Server) -> None:
    ann, ben, table = pair(server)
    with ann.live(table, 0) as channel:
        with ben.live(table, 1):
            assert presence(channel)["here"] == [ben.id]
        with ben.live(table, 1):
            time.sleep(presence_module.LINGER + 1)
            quiet(channel)


def test_spectators_see_who_is_there_and_are_not_seen(server: Server) -> None:
    ann, _, table = pair(server)
    zoe = Someone(server.url, "Zoe")
    with ann.live(table, 0) as channel, zoe.live(table) as watching:
        assert presence(watching)["here"] == [ann.id]
        quiet(channel)


def test_whoever_hides_somebody_is_not_shown_to_them(server: Server) -> None:
    ann, ben, table = pair(server)
    ben.ask("PUT", f"/me/blocked/{ann.id}")
    with ann.live(table, 0) as channel, ben.live(table, 1) as own:
        assert presence(own)["here"] == [ann.id]
        assert presence(channel) == {"type": "presence", "here": [], "away": {}}


class Process:
    """A process that is told apart by its name, beside others."""

    def __init__(self, name: str, others: list["Process"]) -> None:
        self.name = name
        self.woken: list[str] = []
        self.said = 0
        self.presence = Presence(self.woken.append)
        self.presence.listeners.append(self._announce)
        self._others = others
        others.append(self)

    def _announce(self, table: str, ask: bool) -> None:
        self.said += 1
        for other in self._others:
            if other is not self:
                here, looking = self.presence.local(table), self.presence.looking(table)
                other.presence.hear(self.name, table, here, looking, asks=ask)


def test_processes_tell_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_module, "LINGER", 0.01)

    async def story() -> None:
        site: list[Process] = []
        one, two = Process("one", site), Process("two", site)
        one.presence.come("t", "ann")
        two.presence.come("t", "ben")
        assert one.presence.here("t") == two.presence.here("t") == {"ann", "ben"}
        said = one.said
        one.presence.come("t", "ann")
        assert one.said == said, "a second tab is no news"
        two.presence.go("t", "ben")
        await asyncio.sleep(0.05)
        assert one.presence.here("t") == {"ann"}
        assert set(one.presence.left("t", {"ann", "ben"})) == {"ben"}
        for _ in range(2):
            one.presence.go("t", "ann")
        await asyncio.sleep(0.05)
        assert len(one.presence) == len(two.presence) == 0

    asyncio.run(story())


def test_the_people_of_a_process_that_died_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Process("one", [])
    one.presence.come("t", "ann")
    one.presence.hear("two", "t", ["ben"], asks=False)
    assert one.presence.here("t") == {"ann", "ben"}
    monkeypatch.setattr(presence_module, "STALE", -1.0)
    one.woken.clear()
    one.presence.repeat()
    assert one.presence.here("t") == {"ann"}
    assert one.woken == ["t"]
    assert set(one.presence.left("t", {"ben"})) == {"ben"}


def test_departures_are_remembered_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_module, "REMEMBERED", 3)
    one = Process("one", [])
    one.presence.come("t", "ann")
    people = [f"p{number}" for number in range(6)]
    for person in people:
        one.presence.hear("two", "t", [person], asks=False)
    one.presence.hear("two", "t", [], asks=False)
    assert set(one.presence.left("t", set(people))) == {"p3", "p4", "p5"}


def test_who_looks_is_known_to_the_process_that_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben looks at one process. The other has nobody at the table: it asks, and keeps nothing."""
    monkeypatch.setattr(presence_module, "ANSWER", 0.01)

    async def story() -> None:
        site: list[Process] = []
        one, two = Process("one", site), Process("two", site)
        one.presence.come("t", "ben")
        one.presence.look("t", "ben", on=True)
        assert await two.presence.looks("t", "ben")
        assert not await two.presence.looks("t", "ann")
        one.presence.look("t", "ben", on=False)
        assert not await two.presence.looks("t", "ben")
        assert not two.presence._elsewhere
        assert not two.presence._asked
        assert not one.presence._looking

    asyncio.run(story())

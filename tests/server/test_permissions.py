"""Through which eyes somebody looks follows from who plays a seat now, not from who did when they came."""

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ours import GAMES
from server.parts import Refused, Server, Someone
from server.test_live import news
from server.test_refusals import refused

SECRETS: list[tuple[str, dict[str, Any]]] = [("dokmus", {}), ("elfenland", {}), ("tindaya", {"mode": "domination"})]
"""Games in which a seat knows what the others do not."""


class Nobody(Someone):
    """A visitor without a cookie."""

    def __init__(self, url: str) -> None:
        self.url, self.token = url, ""
        self.http = httpx.Client(base_url=url + "/api", timeout=60)

    def __enter__(self) -> "Nobody":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


def until(channel: ClientConnection, kind: str) -> Any:
    """The next news with a line of this kind."""
    while True:
        message = news(channel)
        if any(line["kind"] == kind for line in message["lines"]):
            return message


def closed(channel: ClientConnection) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as gone:
        _drain(channel)
    assert gone.value.rcvd is not None
    return gone.value.rcvd.code, gone.value.rcvd.reason


def _drain(channel: ClientConnection) -> None:
    while True:
        channel.recv(20)


def told_anew(message: Any) -> bool:
    return message["lines"][0]["line"] == 0 and message["state"] is not None


@pytest.mark.parametrize(("game", "options"), SECRETS)
def test_who_gets_up_sees_the_game_as_a_spectator(server: Server, game: str, options: Any) -> None:
    ann, ben, cleo = (Someone(server.url) for _ in range(3))
    table = ann.create(game, "me", "open", public=True, options=options)
    ben.post(f"/tables/{table}/join", {"seat": 1})
    with ben.live(table, 1) as channel:
        assert news(channel)["state"]["eyes"] == 1
        ben.post(f"/tables/{table}/leave", {"seat": 1})
        message = news(channel)
        assert message["state"]["eyes"] is None
        assert told_anew(message)
        cleo.post(f"/tables/{table}/join", {"seat": 1})
        ann.post(f"/tables/{table}/start")
        state = until(channel, "start")["state"]
        assert (state["eyes"], state["legal"]) == (None, None)
        assert state["view"] == ann.state(table)["view"]


@pytest.mark.parametrize("sitter", [{"who": "open"}, {"who": "link"}, {"who": "bot", "level": 1}])
def test_whose_seat_the_host_frees_sees_as_a_spectator(server: Server, sitter: Any) -> None:
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("elfenland", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {"seat": 1})
    with ben.live(table, 1) as channel:
        assert news(channel)["state"]["eyes"] == 1
        ann.ask("PUT", f"/tables/{table}/seats/1", sitter)
        assert news(channel)["state"]["eyes"] is None


def test_a_host_who_gives_a_seat_away_sees_as_a_spectator(server: Server) -> None:
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("elfenland", "me", "me")
    with ann.live(table, 1) as channel:
        assert news(channel)["state"]["eyes"] == 1
        ann.ask("PUT", f"/tables/{table}/seats/1", {"who": "link"})
        assert news(channel)["state"]["eyes"] is None
        invite = ann.get(f"/tables/{table}/seats/1/invite")["invite"]
        ben.post(f"/tables/{table}/join", {"invite": invite})
        ann.post(f"/tables/{table}/start")
        state = until(channel, "start")["state"]
        assert (state["eyes"], state["legal"]) == (None, None)
        refused(403, "not-your-seat", lambda: ann.state(table, 1))


def test_who_sits_down_again_sees_through_the_seat_again(server: Server) -> None:
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("elfenland", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {"seat": 1})
    with ben.live(table, 1) as channel:
        news(channel)
        for _ in range(2):
            ben.post(f"/tables/{table}/leave", {"seat": 1})
            assert news(channel)["state"]["eyes"] is None
            ben.post(f"/tables/{table}/join", {"seat": 1})
            message = news(channel)
            assert message["state"]["eyes"] == 1
            assert told_anew(message)


@pytest.mark.parametrize("how", ["leaves", "is freed"])
def test_a_private_table_hangs_up_on_who_holds_nothing(server: Server, how: str) -> None:
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "link")
    ben.post(f"/tables/{table}/join", {"invite": ann.get(f"/tables/{table}/seats/1/invite")["invite"]})
    with ben.live(table, 1) as seated, ben.live(table) as watching:
        news(seated)
        news(watching)
        if how == "leaves":
            ben.post(f"/tables/{table}/leave", {"seat": 1})
        else:
            ann.ask("PUT", f"/tables/{table}/seats/1", {"who": "bot", "level": 1})
        ann.post(f"/tables/{table}/chat", {"text": "between us"})
        assert closed(seated) == closed(watching) == (4404, "not-seated")
    refused(404, "no-such-table", lambda: ben.state(table))
    with ben.live(table, 1) as channel:
        assert closed(channel) == (4404, "no-such-table")


def test_who_resigns_gives_the_seat_away(server: Server) -> None:
    """A bot plays it to the end: nobody looks over its shoulder, and nobody decides for it."""
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("elfenland", "me", "open", 1, public=True)
    ben.post(f"/tables/{table}/join", {"seat": 1})
    ann.post(f"/tables/{table}/start")
    with ben.live(table, 1) as channel:
        assert news(channel)["state"]["eyes"] == 1
        ben.post(f"/tables/{table}/resign", {"seat": 1})
        state = until(channel, "resign")["state"]
        assert (state["eyes"], state["legal"]) == (None, None)
        assert state["view"]["seat"] is None
    refused(403, "not-your-seat", lambda: ben.state(table, 1))
    asked: list[tuple[str, dict[str, Any]]] = [
        ("hint", {}),
        ("whynot", {"move": "pass"}),
        ("preview", {"move": "pass"}),
        ("moments", {"after": 0}),
    ]
    for path, query in asked:
        refused(403, "resigned", lambda path=path, query=query: ben.get(f"/tables/{table}/{path}", seat=1, **query))
    for path in "back", "abandon":
        refused(403, "resigned", lambda path=path: ben.post(f"/tables/{table}/{path}", {"seat": 1}))
    ben.post(f"/tables/{table}/chat", {"text": "good luck"})


def test_what_was_known_through_a_seat_does_not_count_for_a_spectator(server: Server) -> None:
    """Whoever connects again for a seat that is no longer theirs hears everything anew."""
    ann, ben = Someone(server.url), Someone(server.url)
    table = ann.create("dokmus", "me", "open", public=True)
    last = ben.post(f"/tables/{table}/join", {"seat": 1})["line"]
    ben.post(f"/tables/{table}/leave", {"seat": 1})
    with ben.live(table, 1, last) as channel:
        message = news(channel)
        assert message["state"]["eyes"] is None
        assert told_anew(message)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("started", [False, True])
def test_without_a_cookie_nobody_looks_through_a_seat(server: Server, game: str, started: bool) -> None:
    """Neither a person's, nor a bot's, nor an empty one."""
    ann = Someone(server.url)
    table = ann.create(game, "me", 1, public=True, start=True) if started else ann.create(game, "open", 1, public=True)
    with Nobody(server.url) as nobody:
        for seat in range(2):
            for path in ("state", "lines", *(["record"] if started else [])):
                refused(403, "not-your-seat", lambda s=seat, p=path: nobody.get(f"/tables/{table}/{p}", seat=s))
            for path in "whynot", "preview", "hint":
                refused(401, "no-guest", lambda s=seat, p=path: nobody.get(f"/tables/{table}/{p}", seat=s, move="pass"))
            with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}") as channel:
                assert news(channel)["state"]["eyes"] is None
                channel.send(json.dumps({"type": "look", "seat": seat}))
                message = news(channel)
                assert (message["state"]["eyes"], message["state"]["legal"]) == (None, None)
        with pytest.raises(Refused):
            nobody.state(ann.create(game, "me", 1, start=True), 1)


def test_those_who_look_through_the_same_eyes_share_only_what_is_theirs(server: Server) -> None:
    """Two follow a seat, one loses it: what is kept ready for the seat does not reach who lost it."""
    ann, ben, cleo = (Someone(server.url) for _ in range(3))
    table = ann.create("elfenland", "me", "open", public=True)
    ben.post(f"/tables/{table}/join", {"seat": 1})
    with ben.live(table, 1) as old, cleo.live(table, 1) as new:
        assert news(old)["state"]["eyes"] == 1
        assert news(new)["state"]["eyes"] is None
        ben.post(f"/tables/{table}/leave", {"seat": 1})
        cleo.post(f"/tables/{table}/join", {"seat": 1})
        ann.post(f"/tables/{table}/start")
        lost, won = until(old, "start"), until(new, "start")
        assert (lost["state"]["eyes"], won["state"]["eyes"]) == (None, 1)
        assert lost["lines"] != won["lines"]
        turn = ann.state(table)["turn"]
        mover = (ann, cleo)[turn]
        seen = mover.state(table, turn)
        mover.move(table, turn, seen["legal"][0], seen["ply"])
        assert (until(old, "move")["state"]["eyes"], until(new, "move")["state"]["eyes"]) == (None, 1)

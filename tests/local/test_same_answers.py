"""A device and a server answer alike: the same game, the same questions, the same JSON."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from litestar.types import ASGIApp

from ludoteca.core import RecordError, replay
from ludoteca.local.host import ME, LocalHost
from ludoteca.local.jobs import do as do_job
from ludoteca.server.app import application, create_app
from ludoteca.server.messages import analyses, lessons, live, previews, tables
from ludoteca.server.settings import Settings
from ludoteca.tables import creation

SEED = "5" * 64
NONCE = "n" * 32
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("dokmus", {}),
    ("elfenland", {}),
    ("tindaya", {"mode": "domination"}),
]
PLIES = 14
QUICK = "elfenland"
"""Hints of this game take no second; those that are cut short by the clock depend on the machine."""
TIMES = ("at", "created", "moved")


class Device:
    """The local host, as the page's worker uses it."""

    def __init__(self) -> None:
        self.host = LocalHost()
        self.stored: list[dict[str, Any]] = []

    def ask(self, name: str, **arguments: Any) -> Any:
        told = self._answer(name, arguments)
        if "job" in told:
            done = json.loads(do_job(json.dumps(told["job"])))
            if "refusal" in done:
                return done
            told = self._answer(name, arguments | {"result": done["result"]})
        return told.get("result", told)

    def _answer(self, name: str, arguments: dict[str, Any]) -> Any:
        told = json.loads(self.host.ask(json.dumps({"do": name, "with": arguments})))
        self.stored.extend(told.get("lines", ()))
        return told

    def send(self, message: dict[str, Any]) -> None:
        self.stored.extend(json.loads(self.host.hear("w", json.dumps(message))).get("lines", ()))

    def news(self, table: str) -> list[dict[str, Any]]:
        found: dict[str, list[dict[str, Any]]] = json.loads(self.host.news(table))
        return found["w"]


class Away:
    """A server, asked over its interface."""

    def __init__(self, client: TestClient[ASGIApp]) -> None:
        self.client = client
        self.me = client.post("/api/me", json={"name": "Ann"}).json()["id"]

    def get(self, path: str, **query: Any) -> Any:
        return self.client.get(f"/api{path}", params=query).json()

    def post(self, path: str, body: Any) -> Any:
        return self.client.post(f"/api{path}", json=body).json()


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Away]:
    with TestClient(application(create_app(Settings(data=tmp_path_factory.mktemp("data"))))) as client:
        yield Away(client)


def same(found: Any, me: str, table: str) -> Any:
    """Without what must differ: who, where and when."""
    if isinstance(found, dict):
        named = {key for key in found if key in TIMES or (key == "name" and "person" in found)}
        return {key: None if key in named else same(value, me, table) for key, value in found.items()}
    if isinstance(found, list):
        return [same(one, me, table) for one in found]
    return {me: ME, table: "table"}.get(found, found) if isinstance(found, str) else found


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_a_game_at_one_screen_is_the_same(
    away: Away, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    monkeypatch.setattr(creation, "fresh_seed", lambda: SEED)
    device, seats = Device(), [{"who": "me"}, {"who": "me", "label": "Ben"}]
    wanted = {"game": game, "seats": seats, "options": options}
    here = device.ask("create", wanted=wanted, nonce=NONCE)["id"]
    there = away.post("/tables", wanted)["id"]
    away.post(f"/tables/{there}/start", {"nonce": NONCE})

    def alike(mine: Any, theirs: Any) -> None:
        assert same(mine, ME, here) == same(theirs, away.me, there)

    alike(device.ask("table", table=here), away.get(f"/tables/{there}"))
    device.host.open_wire("w", here, 0, -1)
    with away.client.websocket_connect(f"/api/tables/{there}/live?seat=0") as socket:
        for ply in range(PLIES):
            [news] = device.news(here)
            alike(news, _next(socket))
            turn = news["state"]["turn"]
            legal = device.ask("state", table=here, seat=turn, ply=ply)["legal"]
            move = legal[ply * 7 % len(legal)]
            _compare_looks(device, away, alike, here, there, turn, ply, legal)
            played = {"type": "move", "seat": turn, "move": move, "ply": ply, "id": str(ply)}
            device.send(played)
            socket.send_json(played)
            done = json.loads(device.host.news(here))["w"]
            assert done[0] == _next(socket, "done")
            device.host.open_wire("w", here, 0, done[1]["lines"][0]["line"] - 1)
        device.send({"type": "back", "seat": turn, "id": "b"})
        socket.send_json({"type": "back", "seat": turn, "id": "b"})
    alike(device.ask("record", table=here, seat=0), away.client.get(f"/api/tables/{there}/record?seat=0").text)
    alike(device.ask("resign", table=here, seat=0), away.post(f"/tables/{there}/resign", {"seat": 0}))
    alike(device.ask("table", table=here), away.get(f"/tables/{there}"))
    alike(device.ask("record", table=here, seat=None), away.client.get(f"/api/tables/{there}/record").text)
    _read_again(device, here)


def _next(socket: Any, kind: str = "news") -> Any:
    while (message := socket.receive_json())["type"] != kind:
        pass
    return message


def _compare_looks(
    device: Device, away: Away, alike: Any, here: str, there: str, turn: int, ply: int, legal: list[str]
) -> None:
    """What somebody sees and asks in one position."""
    for seat in (0, 1):
        alike(
            device.ask("state", table=here, seat=seat, ply=ply), away.get(f"/tables/{there}/state", seat=seat, ply=ply)
        )
    alike(
        device.ask("state", table=here, seat=turn, ply=ply // 2),
        away.get(f"/tables/{there}/state", seat=turn, ply=ply // 2),
    )
    learnt = {"seat": turn, "after": max(-1, ply - 2)}
    alike(device.ask("moments", table=here, **learnt), away.get(f"/tables/{there}/moments", **learnt))
    asked = {"seat": turn, "move": legal[0]}
    alike(device.ask("preview", table=here, **asked), away.get(f"/tables/{there}/preview", **asked))
    for text in (legal[0], "fly 99", f"{legal[-1]} 1"):
        wrong = {"seat": turn, "move": text}
        alike(device.ask("why_not", table=here, **wrong), away.get(f"/tables/{there}/whynot", **wrong))
    if ply == PLIES - 1:
        meant = {"seat": turn, "ply": ply, "moves": legal[:3]}
        alike(device.ask("consequences", table=here, **meant), away.post(f"/tables/{there}/consequences", meant))
        if device.ask("table", table=here)["game"] == QUICK:
            alike(device.ask("hint", table=here, seat=turn), away.get(f"/tables/{there}/hint", seat=turn))


def _read_again(device: Device, table: str) -> None:
    """What was stored is enough to go on from."""
    again = LocalHost()
    setup = {name: getattr(device.host._tables[table].setup, name) for name in STORED}
    again.restore(json.dumps({"setup": setup, "lines": device.stored}))
    asked = json.dumps({"do": "state", "with": {"table": table, "seat": 0, "ply": 3}})
    assert json.loads(again.ask(asked)) == json.loads(device.host.ask(asked))


def test_a_finished_game_is_looked_back_at_and_analysed_the_same(away: Away, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creation, "fresh_seed", lambda: SEED)
    device = Device()
    wanted = {"game": "elfenland", "seats": [{"who": "me"}, {"who": "me"}], "options": {"rounds": 3}}
    here = device.ask("create", wanted=wanted, nonce=NONCE)["id"]
    there = away.post("/tables", wanted)["id"]
    away.post(f"/tables/{there}/start", {"nonce": NONCE})
    early = device.ask("analysis_keys", table=here)
    assert early["refusal"] == away.post(f"/tables/{there}/analysis", {})["refusal"]
    device.host.open_wire("w", here, 0, -1)
    ply = 0
    while (turn := (standing := device.ask("state", table=here, seat=None))["turn"]) is not None:
        legal = device.ask("state", table=here, seat=turn)["legal"]
        move = next((one for one in legal if one in ("pass", "stop")), legal[0])
        device.send({"type": "move", "seat": turn, "move": move, "ply": ply})
        away.post(f"/tables/{there}/moves", {"seat": turn, "move": move, "ply": ply})
        ply += 1
    assert standing["status"] == "over"

    def alike(mine: Any, theirs: Any) -> None:
        assert same(mine, ME, here) == same(theirs, away.me, there)

    alike(device.ask("lines", table=here, seat=1), away.get(f"/tables/{there}/lines", seat=1))
    alike(
        device.ask("state", table=here, seat=None, ply=3, everybody=True),
        away.get(f"/tables/{there}/state", ply=3, everybody=True),
    )
    keys = device.ask("analysis_keys", table=here)
    assert keys == list(range(-1, ply + 1))
    pieces = [{"key": key} | EMPTY for key in keys]
    pieces[-1] = device.ask("analyse", table=here, thoroughness="quick", key=ply)
    made = msgspec.convert(
        device.ask("analyse", table=here, thoroughness="quick", pieces=pieces), analyses.GameAnalysis
    )
    assert (made.game, made.finished, len(made.curve)) == ("elfenland", True, ply + 1)
    assert made.curve[-1] is not None


def test_a_record_from_elsewhere_is_analysed_and_one_that_goes_on_is_refused(away: Away) -> None:
    device = Device()
    wanted = {"game": "elfenland", "seats": [{"who": "me"}, {"who": "me"}], "options": {"rounds": 3}}
    table = device.ask("create", wanted=wanted, nonce=NONCE)["id"]
    early = device.ask("whole_record", table=table)
    record = played_out(device, table)
    broken = record.replace('"game": "elfenland"', '"game": "nowhere"')
    for text in (early, broken, "no record", record[:40]):
        refused = device.ask("analysis_keys", record=text)["refusal"]
        assert refused == away.post("/analyses", {"record": text})["refusal"]
    keys = device.ask("analysis_keys", record=record)
    assert keys == device.ask("analysis_keys", table=table)
    of_table, of_record = (
        device.ask("analyse", thoroughness="quick", key=keys[-1], **source)
        for source in ({"table": table}, {"record": record})
    )
    assert of_table == of_record
    assert of_record["before"] is not None


def test_the_moves_so_far_are_judged_against_the_computer_alone() -> None:
    device = Device()
    made = device.ask("create", wanted={"game": "dokmus", "seats": [{"who": "me"}, {"who": "bot", "level": 1}]})
    table = made["id"]
    device.host.open_wire("w", table, 0, -1)
    mine = 0
    while mine < 2:
        state = device.ask("state", table=table, seat=0)
        if state["turn"] == 0:
            device.send({"type": "move", "seat": 0, "move": state["legal"][0], "ply": state["ply"]})
            mine += 1
        else:
            job = json.loads(device.host.bot_job(table))
            device.ask("bot_move", table=table, ply=job["ply"], move=job["with"]["legal"][0])
    asked = {"record": device.ask("record_so_far", table=table, seat=0), "seat": 0}
    pieces = [
        device.ask("analyse", thoroughness="quick", key=key, **asked) for key in device.ask("analysis_keys", **asked)
    ]
    made = msgspec.convert(device.ask("analyse", thoroughness="quick", pieces=pieces, **asked), analyses.GameAnalysis)
    assert {decision.seat for decision in made.decisions} == {0}
    assert not any(piece["before"] or piece["expected"] for piece in pieces), "what no seat knows is not told"
    assert device.ask("record_so_far", table=table, seat=1)["refusal"]["reason"] == "not-finished"
    hot_seat = device.ask("create", wanted=HOT_SEAT)["id"]
    assert device.ask("record_so_far", table=hot_seat, seat=0)["refusal"]["reason"] == "not-finished"


EMPTY = {"before": None, "error": 0.0, "expected": None, "judgement": None}
"""A piece of an analysis of which nothing is told."""
STORED = ("id", "game", "rules", "players", "options", "seed", "host", "public", "away_level", "created", "hints")


def test_refusals_are_the_same(away: Away) -> None:
    device = Device()
    wanted = {"game": "dokmus", "seats": [{"who": "me"}, {"who": "me"}]}
    here = device.ask("create", wanted=wanted, nonce=NONCE)["id"]
    there = away.post("/tables", wanted | {"start": True})["id"]
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("hint", "hint", {"seat": 5}),
        ("preview", "preview", {"seat": 0, "move": "fly"}),
        ("state", "state", {"seat": 0, "ply": 9}),
        ("why_not", "whynot", {"seat": 5, "move": "x"}),
    ]
    for name, path, more in asked:
        told = device.ask(name, table=here, **more)
        answer = away.client.get(f"/api/tables/{there}/{path}", params=more)
        assert (told["status"], {"refusal": told["refusal"]}) == (answer.status_code, answer.json())


@pytest.mark.parametrize(
    ("game", "lesson", "entries"),
    [
        ("dokmus", "first", [None, "place a1", "place f2", "!next", "!skip"]),
        ("elfenland", "first", [None, "!skip", "!skip"]),
        ("tindaya", "exercise-1", [None, "!skip"]),
        ("dokmus", "nowhere", [None]),
    ],
)
def test_a_lesson_is_the_same(away: Away, game: str, lesson: str, entries: list[str | None]) -> None:
    device, done = Device(), list[str]()
    for entry in entries:
        mine = device.ask("learn", game=game, lesson=lesson, done=done, entry=entry)
        theirs = away.post(f"/lessons/{game}/{lesson}", {"done": done, "entry": entry})
        if "lesson" not in theirs:
            assert mine["refusal"] == theirs["refusal"]
            return
        assert mine == theirs
        done, moves = mine["lesson"]["done"], (mine["lesson"]["state"]["legal"] or ["pass"])[:2]
        told = away.post(f"/lessons/{game}/{lesson}/consequences", {"done": done, "moves": moves})
        assert device.ask("lesson_meanings", game=game, lesson=lesson, done=done, moves=moves) == told


def test_every_answer_has_the_type_that_the_protocol_names() -> None:
    device = Device()
    wanted = {"game": "dokmus", "seats": [{"who": "me"}, {"who": "bot", "level": 1}]}
    info = device.ask("create", wanted=wanted, nonce=NONCE)
    table = info["id"]
    device.host.open_wire("w", table, 0, -1)
    while job := json.loads(device.host.bot_job(table)):
        move, *_ = json.loads(do_job(json.dumps({"do": job["do"], "with": job["with"]})))["result"]
        device.ask("bot_move", table=table, ply=job["ply"], move=move)
    [news] = device.news(table)
    typed: list[tuple[Any, Any]] = [
        (info, tables.TableInfo),
        (news, live.FromServer),
        (device.ask("hint", table=table, seat=0), analyses.Hint),
        (device.ask("preview", table=table, seat=0, move=news["state"]["legal"][0]), previews.Preview),
        (device.ask("why_not", table=table, seat=0, move="fly"), previews.WhyNot),
        (device.ask("learn", game="dokmus", lesson="first", done=[], entry=None), lessons.LessonAnswer),
    ]
    for answer, kind in typed:
        assert json.loads(msgspec.json.encode(msgspec.convert(answer, kind))) == answer


def test_a_table_moves_to_another_device_and_goes_on() -> None:
    device, other = Device(), Device()
    told = json.loads(device.host.ask(json.dumps({"do": "create", "with": {"wanted": HOT_SEAT, "nonce": NONCE}})))
    saved = {"setup": told["setup"], "lines": told["lines"]}
    moved = other.ask("import", text=json.dumps(saved))
    assert moved["id"] != told["table"]
    assert moved["commitment"] == told["info"]["commitment"]
    asked = {"seat": 0, "ply": 0}
    before, after = (
        one.ask("state", table=key, **asked) for one, key in ((device, told["table"]), (other, moved["id"]))
    )
    assert before == after


@pytest.mark.parametrize(
    "broken",
    [
        "[]",
        "{}",
        '{"setup": {}, "lines": []}',
        '{"setup": 5, "lines": 7}',
        '{"record": 1}',
        "",
        "\x00",
        '{"setup": {"game"',
    ],
)
def test_a_file_that_is_no_table_is_refused(broken: str) -> None:
    assert Device().ask("import", text=broken)["refusal"]["reason"]


JUNK: list[Any] = [None, 5, -1, "x", [], {}, 10**9, 10**30]


@given(st.data())
@settings(deadline=None)
def test_a_damaged_table_is_opened_or_refused(data: st.DataObject) -> None:
    device = Device()
    told = json.loads(device.host.ask(json.dumps({"do": "create", "with": {"wanted": HOT_SEAT, "nonce": NONCE}})))
    saved: Any = {"setup": told["setup"], "lines": told["lines"]}
    place = data.draw(st.sampled_from([*saved["setup"], *range(len(saved["lines"]))]))
    holder = saved["setup"] if isinstance(place, str) else saved["lines"][place]
    if isinstance(place, int) and data.draw(st.booleans()):
        holder = holder["body"]
    if holder:
        holder[data.draw(st.sampled_from(sorted(holder)))] = data.draw(st.sampled_from(JUNK))
    answer = device.ask("import", text=json.dumps(saved))
    assert "id" in answer or answer["refusal"]["reason"]


HOT_SEAT = {"game": "dokmus", "seats": [{"who": "me"}, {"who": "me"}]}


def test_a_record_comes_in_and_goes_on() -> None:
    device = Device()
    table = device.ask("create", wanted={"game": "dokmus", "seats": [{"who": "me"}, {"who": "me"}]}, nonce=NONCE)["id"]
    state = device.ask("state", table=table, seat=0, ply=0)
    turn = state["turn"]
    move = device.ask("state", table=table, seat=turn, ply=0)["legal"][0]
    device.host.open_wire("w", table, turn, -1)
    device.send({"type": "move", "seat": turn, "move": move, "ply": 0})
    device.ask("resign", table=table, seat=0)
    record = device.ask("record", table=table, seat=None)
    again = device.ask("import", text=record)
    assert (again["status"], again["begun"]) == ("running", 1)
    assert again["commitment"] != device.ask("table", table=table)["commitment"]
    broken = device.ask("import", text=record.replace(move, "fly 1"))
    assert broken["refusal"]["reason"]


def played_out(device: Device, table: str) -> str:
    """The record of a game that one person plays to its end."""
    device.host.open_wire("w", table, 0, -1)
    while (turn := (standing := device.ask("state", table=table, seat=None))["turn"]) is not None:
        legal = device.ask("state", table=table, seat=turn)["legal"]
        move = next((one for one in legal if one in ("pass", "stop")), legal[0])
        device.send({"type": "move", "seat": turn, "move": move, "ply": standing["ply"]})
    return str(device.ask("record", table=table, seat=None))


def test_the_luck_of_a_device_can_be_checked_also_where_a_game_was_brought_along() -> None:
    """What was promised before the first move is what fell."""
    device = Device()
    wanted = {"game": "elfenland", "seats": [{"who": "me"}, {"who": "me"}], "options": {"rounds": 3}}
    table = device.ask("create", wanted=wanted, nonce=NONCE)
    brought = device.ask("import", text=device.ask("whole_record", table=table["id"]))
    for begun in (table, brought):
        record = played_out(device, begun["id"])
        found = replay(record.encode(), verify=True)
        assert found.finished
        assert found.header.seed is not None
        assert hashlib.sha256(found.header.seed.encode()).hexdigest() == begun["commitment"]
        first, *lines = record.splitlines()
        other = json.dumps(json.loads(first) | {"seed": SEED})
        with pytest.raises(RecordError):
            replay("\n".join([other, *lines]).encode(), verify=True)

"""Nobody is sent what they may not know while seats change hands.

Whole games. People sit down, get up, are put elsewhere, resign, run out of time and come back; each of them follows
every seat on a live connection, and so does a visitor without a cookie. Afterwards the game is played again from its
published record. Everything that anybody received, on a connection or as an answer, must be what its receiver could
see at that line.
"""

import contextlib
import json
import random
import threading
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteca.server.messages.live import FromServer, News
from ludoteca.tables.messages import Line, State
from ours import GAMES
from server.parts import Refused, Server, Someone
from server.test_leaks import Expected
from server.test_permissions import SECRETS, Nobody

SECONDS_A_TURN = 2.0
PATIENCE = 280.0
SEATINGS = 14
FOR_EVER = 10**9
FREE: dict[str, Any] = {"kind": "open", "person": None, "away": False, "resigned": False}
BY_CHANCE = ("move", "chance", "events")
"""What a line says of the game; the rest is the same for all."""


class Follower:
    """Somebody who follows a table on a live connection through a seat, theirs or not, and keeps all that comes."""

    def __init__(self, person: str | None, wanted: int | None, channel: ClientConnection) -> None:
        self.person, self.wanted = person, wanted
        self.received: list[bytes] = []
        self.over = threading.Event()
        self._channel = channel
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            for text in self._channel:
                self.received.append(text.encode() if isinstance(text, str) else text)
                if b'"status":"over"' in self.received[-1]:
                    self.over.set()


class Asked(NamedTuple):
    """A request, its answer, and the last line of the table before and after it."""

    person: str | None
    path: str
    seat: int | None
    lines: tuple[int, int]
    status: int
    body: bytes


class Story:
    """What happened at a finished table, told by its lines and its record."""

    def __init__(self, game: str, lines: list[dict[str, Any]], record: list[dict[str, Any]]) -> None:
        self.lines, self.record = lines, record
        self.players = record[0]["players"]
        self.plies = sum("move" in line for line in record)
        self.eyes = {eyes: Expected(game, self.players, record, eyes) for eyes in (*range(self.players), None)}
        self.seats = self._seated()
        moves = [line["line"] for line in lines if line["kind"] == "move"]
        self.over = moves[-1]

    def _seated(self) -> list[list[dict[str, Any]]]:
        """Who sat where, by line."""
        seats = [FREE] * self.players
        found = []
        for line in self.lines:
            seats = list(seats)
            if line["kind"] == "sit":
                seats[line["seat"]] = FREE | {key: line["sitter"][key] for key in ("kind", "person")}
            elif line["kind"] in ("away", "return"):
                seats[line["seat"]] = seats[line["seat"]] | {"away": line["kind"] == "away"}
            elif line["kind"] == "resign":
                seats[line["seat"]] = seats[line["seat"]] | {"resigned": True}
            found.append(seats)
        return found

    def plays(self, person: str | None, seat: int, line: int) -> bool:
        place = self.seats[line][seat]
        return person is not None and place["person"] == person and not place["resigned"]

    def may_see(self, person: str | None, seat: int, line: int) -> bool:
        return line >= self.over or self.plays(person, seat, line)

    def through(self, person: str | None, wanted: int | None, line: int) -> int | None:
        return wanted if wanted is not None and self.may_see(person, wanted, line) else None

    def line(self, number: int, eyes: int | None) -> dict[str, Any]:
        """A line as these eyes see it."""
        bare = {key: value for key, value in self.lines[number].items() if key not in BY_CHANCE}
        return bare | (self.eyes[eyes].told[bare.get("ply", 0)] if bare["kind"] in ("start", "move") else {})

    def log(self, eyes: int | None) -> list[dict[str, Any]]:
        return self.eyes[eyes].log


def check_state(state: State, story: Story, eyes: int | None) -> None:
    assert state.eyes == eyes
    seen = [{"kind": s.kind, "person": s.person, "away": s.away, "resigned": s.resigned} for s in state.seats]
    assert seen == story.seats[state.line]
    over = state.line >= story.over
    assert (state.seed is not None) == (state.result is not None) == over
    assert state.can_take_back <= (eyes is not None and eyes == state.turn)
    if state.status == "open":
        assert (state.view, state.legal, state.question, state.turn) == (None, None, None, None)
        return
    allowed = story.eyes[eyes].states[state.ply]
    assert state.turn == allowed["turn"]
    assert state.view == allowed["view"]
    assert state.legal == allowed["legal"]
    assert msgspec.to_builtins(state.question) == allowed["question"]


def check_lines(lines: list[Line], story: Story, eyes: int | None) -> None:
    for line in lines:
        assert json.loads(msgspec.json.encode(line)) == story.line(line["line"], eyes)


def check_follower(follower: Follower, story: Story) -> None:
    """Every message is for the eyes that its receiver had at its line; through new eyes the story begins anew."""
    eyes, last = follower.wanted, -1
    for raw in follower.received:
        message = msgspec.json.decode(raw, type=FromServer)
        assert json.loads(msgspec.json.encode(message)) == json.loads(raw), "a key that the protocol does not have"
        if not isinstance(message, News):
            continue
        if message.state:
            before, eyes = eyes, story.through(follower.person, follower.wanted, message.state.line)
            last = last if eyes == before else -1
            check_state(message.state, story, eyes)
        else:
            assert {line["kind"] for line in message.lines} == {"chat"}
        check_lines(message.lines, story, eyes)
        if message.lines:
            assert [line["line"] for line in message.lines] == list(range(last + 1, message.lines[-1]["line"] + 1))
            last = message.lines[-1]["line"]
    assert last >= story.over


def check_answer(asked: Asked, story: Story) -> None:
    at = {story.may_see(asked.person, asked.seat, line) for line in asked.lines} if asked.seat is not None else {True}
    if asked.path in ("whynot", "preview"):
        at = {story.plays(asked.person, asked.seat or 0, line) for line in asked.lines}
    if asked.status >= 300:
        assert True not in at or len(at) > 1 or asked.path in ("whynot", "preview", "record"), asked
        assert set(json.loads(asked.body)) == {"refusal"}
        return
    assert at != {False}, asked
    if asked.path == "state":
        check_state(msgspec.json.decode(asked.body, type=State), story, asked.seat)
    elif asked.path == "lines":
        check_lines(msgspec.json.decode(asked.body, type=list[Line]), story, asked.seat)
    elif asked.path == "preview":
        assert (json.loads(asked.body)["view"] or {"seat": asked.seat})["seat"] == asked.seat
    elif asked.path == "record":
        rows = [json.loads(row) for row in asked.body.splitlines()]
        if "seed" in rows[0]:
            assert rows == story.record
            assert asked.lines[1] >= story.over
        else:
            assert rows[1:] == story.log(asked.seat)[: len(rows) - 1]


class Evening:
    """One table and those who come to it."""

    def __init__(self, server: Server, game: str, options: Any, seed: int, *, clock: bool) -> None:
        self.server, self.game, self.choice = server, game, random.Random(seed)
        self.players = 3
        self.people = [Someone(server.url) for _ in range(4)]
        self.nobody = Nobody(server.url)
        self.host = self.people[0]
        rule = {"kind": "days", "days": SECONDS_A_TURN / 86_400} if clock else {"kind": "none"}
        seats = ["me", *["open"] * (self.players - 1)]
        self.table = self.host.create(game, *seats, options=options, public=True, clock=rule, away_level=1)
        self.asked: list[Asked] = []
        self.plan = {"idle": 8 if clock else FOR_EVER, "resign": 24}
        """What is to happen once so many moves have been played."""

    @contextlib.contextmanager
    def followed(self) -> Iterator[list[Follower]]:
        """Everybody follows every seat, and the table as a spectator."""
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        with contextlib.ExitStack() as stack:
            followers = []
            for someone in (*self.people, self.nobody):
                for seat in (*range(self.players), None):
                    headers = {"Authorization": f"Bearer {someone.token}"} if someone.token else {}
                    url = address + ("" if seat is None else f"?seat={seat}")
                    channel = stack.enter_context(connect(url, additional_headers=headers, max_size=None))
                    followers.append(Follower(someone.id if someone.token else None, seat, channel))
            yield followers

    def path(self, *more: str) -> str:
        return "/".join(("/tables", self.table, *more))

    def change_seats(self) -> None:
        """Before the start: people sit down and get up, the host puts bots and frees seats; at last all are taken."""
        for _ in range(SEATINGS):
            someone, seat = self.choice.choice(self.people), self.choice.randrange(self.players)
            change = self.choice.choice(["join", "join", "leave", "free", "bot", "me"])
            with contextlib.suppress(Refused):
                if change in ("join", "leave"):
                    someone.post(self.path(change), {"seat": seat})
                else:
                    sitters = {"free": {"who": "open"}, "bot": {"who": "bot", "level": 1}, "me": {"who": "me"}}
                    self.host.ask("PUT", self.path("seats", str(seat)), sitters[change])
            self.look_around()
        for seat in range(self.players - self.choice.randrange(2)):
            self.host.ask("PUT", self.path("seats", str(seat)), {"who": "open"})
        for seat, place in enumerate(self.host.get(self.path())["seats"]):
            if place["kind"] == "open":
                self.people[seat + self.choice.randrange(2)].post(self.path("join"), {"seat": seat})
        self.host.post(self.path("start"))

    def play(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while (state := self.host.state(self.table))["status"] != "over":
            assert time.monotonic() < deadline, state
            with contextlib.suppress(Refused):
                self.step(state)
            if self.choice.random() < 0.4:
                self.look_around()

    def step(self, state: dict[str, Any]) -> None:
        """Whoever is to decide does, or lets their time run out, or resigns; who is away may come back."""
        for seat, place in enumerate(state["seats"]):
            if place["away"] and self.choice.random() < 0.1:
                self.owner(place).post(self.path("return"), {"seat": seat})
        turn = state["turn"]
        place = state["seats"][turn]
        if place["kind"] == "bot" or place["resigned"] or (place["away"] and self.choice.random() < 0.9):
            time.sleep(0.01)
            return
        owner = self.owner(place)
        if state["ply"] >= self.plan.get("idle", FOR_EVER):
            del self.plan["idle"]
            while not self.host.state(self.table)["seats"][turn]["away"]:
                time.sleep(0.1)
        elif state["ply"] >= self.plan.get("resign", FOR_EVER) and self.others(state, turn):
            del self.plan["resign"]
            owner.post(self.path("chat"), {"text": "good luck"})
            owner.post(self.path("resign"), {"seat": turn})
        else:
            seen = owner.state(self.table, turn)
            if seen["legal"]:
                owner.move(self.table, turn, self.choice.choice(seen["legal"]), seen["ply"])

    def others(self, state: dict[str, Any], turn: int) -> bool:
        """If this seat resigned, a person would still play."""
        return any(place["person"] for seat, place in enumerate(state["seats"]) if seat != turn)

    def owner(self, place: dict[str, Any]) -> Someone:
        return next(person for person in self.people if person.id == place["person"])

    def look_around(self) -> None:
        """Somebody, or nobody, asks for what a seat sees."""
        someone = self.choice.choice([*self.people, self.nobody, self.nobody])
        path = self.choice.choice(["state", "lines", "record", "whynot", "preview"])
        seat = self.choice.choice([*range(self.players), None])
        if path in ("whynot", "preview") and seat is None:
            return
        query: dict[str, Any] = {} if seat is None else {"seat": seat}
        before = self.host.get(self.path())["line"]
        answer: httpx.Response = someone.http.get(self.path(path), params=query | {"move": "pass"})
        after = self.host.get(self.path())["line"]
        person = someone.id if someone.token else None
        self.asked.append(Asked(person, path, seat, (before, after), answer.status_code, answer.content))


def spend(server: Server, game: str, options: Any, seed: int, *, clock: bool) -> None:
    """Without a clock those who look through the same eyes share their news."""
    evening = Evening(server, game, options, seed, clock=clock)
    with evening.nobody, evening.followed() as followers:
        evening.change_seats()
        evening.play()
        for follower in followers:
            assert follower.over.wait(30)
        lines = evening.nobody.get(evening.path("lines"))
        record = [json.loads(row) for row in evening.nobody.get(evening.path("record")).splitlines()]
    happened = {line["kind"] for line in lines}
    assert happened >= {"sit", "start", "move", "chat", "resign"} | ({"away", "return"} if clock else set())
    story = Story(game, lines, record)
    for follower in followers:
        check_follower(follower, story)
    for asked in evening.asked:
        check_answer(asked, story)


@pytest.mark.parametrize(("game", "options"), SECRETS)
def test_everything_sent_is_for_who_holds_the_seat_then(server: Server, game: str, options: Any) -> None:
    spend(server, game, options, 3, clock=True)


def test_everything_shared_is_for_who_holds_the_seat_then(server: Server) -> None:
    spend(server, "elfenland", {}, 4, clock=False)


@pytest.mark.long
@pytest.mark.parametrize("clock", [True, False])
@pytest.mark.parametrize("seed", range(10, 16))
@pytest.mark.parametrize(("game", "options"), SECRETS)
def test_everything_sent_in_many_games(server: Server, game: str, options: Any, seed: int, clock: bool) -> None:
    spend(server, game, options, seed, clock=clock)


def test_the_games_are_all_there() -> None:
    assert [game for game, _ in SECRETS] == list(GAMES)

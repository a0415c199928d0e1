"""Nobody is sent what they may not know.

Whole games; everything that every seat and a spectator receive, by every way there is, is decoded and compared with
what the rules say that they may see, computed again from the published record.
"""

import json
import random
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from ludoteca.core import Event, Hashed, Referee, shelf
from ludoteca.core.record import MoveLine
from ludoteca.server.messages.live import FromServer, News
from ludoteca.tables.messages import Line, State
from ours import GAMES
from server.parts import Server, Someone


class Expected:
    """What one pair of eyes may see at every ply of a finished game."""

    def __init__(self, game: str, players: int, record: list[dict[str, Any]], eyes: int | None) -> None:
        self.states: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        """What the lines say of the start and of every move, by ply."""
        referee = Referee(shelf.box(game), players, record[0]["options"], Hashed(record[0]["seed"]))
        self._tell(referee, eyes, 0, [])
        for line in record[1:]:
            if "move" in line:
                mark, heard = len(referee.lines), list[Event]()
                referee.position.events = heard
                referee.play(line["seat"], line["move"])
                referee.position.events = None
                self._tell(referee, eyes, mark, heard)
        self.log = [line.json() for line in referee.log(eyes)]

    def _tell(self, referee: Referee[Any], eyes: int | None, mark: int, heard: list[Event]) -> None:
        self._look(referee, eyes)
        fallen = [line.json() for line in referee.log(eyes)[mark:] if not isinstance(line, MoveLine)]
        moved = [line.move for line in referee.log(eyes)[mark:] if isinstance(line, MoveLine)]
        events = [
            {"name": event.name, "parameters": dict(event.parameters)}
            for event in heard
            if event.audience in (None, eyes)
        ]
        told: dict[str, Any] = {"chance": fallen, "events": events} | ({"move": moved[0]} if moved else {})
        self.told.append({key: value for key, value in told.items() if value})

    def _look(self, referee: Referee[Any], eyes: int | None) -> None:
        position = referee.position
        question = position.question()
        self.states.append(
            {
                "turn": position.seat,
                "view": json.loads(position.view(eyes).bytes()),
                "legal": sorted(str(move) for move in position.moves()) if eyes == position.seat is not None else None,
                "question": None
                if question is None
                else {"name": question.name, "rule": question.rule, "parameters": dict(question.parameters)},
            }
        )


class Witness:
    """Somebody on a live connection who keeps everything that comes."""

    def __init__(self, channel: ClientConnection, eyes: int | None) -> None:
        self.channel = channel
        self.eyes = eyes
        self.received: list[bytes] = []
        self.last: State | None = None

    def hear(self) -> None:
        text = self.channel.recv(60)
        raw = text.encode() if isinstance(text, str) else text
        self.received.append(raw)
        message = msgspec.json.decode(raw, type=FromServer)
        if isinstance(message, News) and message.state:
            self.last = message.state


def logged(lines: list[Line]) -> list[dict[str, Any]]:
    """The lines of a table as lines of a record."""
    found: list[dict[str, Any]] = []
    for line in lines:
        if line["kind"] == "move":
            found.append(MoveLine(line["seat"], line["move"]).json())
        found += [{"chance": fallen.chance, "value": fallen.value} for fallen in line.get("chance", [])]
    return found


def check(raw: bytes, expected: Expected, eyes: int | None, over: int) -> list[Line]:
    """Everything in a message is what these eyes may see; nothing is in it that is not in the protocol."""
    message = msgspec.json.decode(raw, type=FromServer)
    if not isinstance(message, News):
        return []
    assert json.loads(msgspec.json.encode(message)) == json.loads(raw), "a key that the protocol does not have"
    if message.state:
        state = message.state
        assert state.eyes == eyes
        allowed = expected.states[state.ply]
        assert state.view == allowed["view"]
        assert state.legal == allowed["legal"]
        assert msgspec.to_builtins(state.question) == allowed["question"]
        assert (state.seed is None) == (state.ply < over)
        assert (state.result is None) == (state.ply < over)
    return message.lines


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_anybody_receives_is_theirs_to_see(server: Server, game: str) -> None:
    players = 3 if 3 in shelf.box(game).seats else max(shelf.box(game).seats)
    people = [Someone(server.url) for _ in range(players)]
    watcher, choice = Someone(server.url), random.Random(11)
    table = people[0].create(game, "me", *["open"] * (players - 1), public=True)
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/tables/{table}/join", {"seat": seat})
    people[0].post(f"/tables/{table}/start")
    with ExitStack() as stack:
        witnesses = [Witness(stack.enter_context(person.live(table, seat)), seat) for seat, person in enumerate(people)]
        witnesses.append(Witness(stack.enter_context(watcher.live(table)), None))
        halfway: list[str] = []
        for witness in witnesses:
            witness.hear()
        while True:
            state = witnesses[-1].last
            assert state is not None
            if state.status == "over":
                break
            assert state.turn is not None
            mover = witnesses[state.turn]
            assert mover.last is not None
            assert mover.last.legal
            move = {"type": "move", "seat": state.turn, "move": choice.choice(mover.last.legal), "ply": state.ply}
            mover.channel.send(json.dumps(move))
            for witness in witnesses:
                while witness.last is None or witness.last.ply <= state.ply:
                    witness.hear()
            if state.ply == 10:
                halfway = [p.get(f"/tables/{table}/record", seat=seat) for seat, p in enumerate(people)]
                halfway.append(watcher.get(f"/tables/{table}/record"))
    record = [json.loads(row) for row in watcher.get(f"/tables/{table}/record").splitlines()]
    over = sum("move" in line for line in record)
    for witness in witnesses:
        expected = Expected(game, players, record, witness.eyes)
        lines = [line for raw in witness.received for line in check(raw, expected, witness.eyes, over)]
        assert logged(lines) == expected.log
        downloaded = [
            json.loads(row) for row in halfway[players if witness.eyes is None else witness.eyes].splitlines()
        ]
        assert downloaded[1:] == expected.log[: len(downloaded) - 1]
        assert "seed" not in downloaded[0]
        person = watcher if witness.eyes is None else people[witness.eyes]
        for ply in range(0, over, max(1, over // 10)):
            seen = person.state(table, witness.eyes, ply)
            assert seen["view"] == expected.states[ply]["view"]

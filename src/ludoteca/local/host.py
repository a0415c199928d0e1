"""A host of tables on the device of whoever plays, with the commands, the projection and the messages of the server.

Requests and answers are JSON. The caller stores the entries that come with an answer and only then asks for the news
to show. An answer may be a job first: the caller has it done, in another thread if it can, and asks again with its
result.
"""

import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.bots import master
from ludoteca.bots.levels import stand_in
from ludoteca.core import Refused, replay, shelf
from ludoteca.core.record import ChanceLine, MoveLine, write
from ludoteca.lessons import moments_now
from ludoteca.local.encoding import encode
from ludoteca.local.jobs import answered, learn, refusal
from ludoteca.tables import (
    commands,
    creation,
    from_record,
    listing,
    log,
    permissions,
    preview,
    projection,
    seating,
    turns,
)
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.commands import Command
from ludoteca.tables.creation import Sitter, TableWish
from ludoteca.tables.errors import RequestRefused, conflict, missing
from ludoteca.tables.log import LogEntry
from ludoteca.tables.state import Table, TableSetup
from ludoteca.tables.watching import Follower

ME = "me"
"""The one person of a device."""
HERE = "here."
"""How the ids of its tables begin; no id of a server has a dot."""
NO_CLOCK = {"kind": "none"}
JsonObject = dict[str, Any]


class Wire:
    """A line to the page over which a table is followed."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.follower = Follower()
        self.answers: list[JsonObject] = []


class LocalHost:
    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._tables: dict[str, Table] = {}
        self._wires: dict[str, Wire] = {}
        self._hints: dict[bytes, list[JsonObject]] = {}
        """By question, the answers that were given."""

    # What the page calls

    def ask(self, request: str) -> str:
        """`{"do": name, "with": arguments}`; the answer has a `result`, a `job` or a `refusal`, and what to store."""
        wanted = json.loads(request)
        return encode(answered(lambda: getattr(self, f"do_{wanted['do']}")(**wanted["with"])))

    def knows(self, table: str) -> bool:
        return table in self._tables

    def restore(self, stored: str) -> None:
        """A table out of its stored setup and entries, or the entries that it lacks."""
        found = json.loads(stored)
        known = self._tables.get(found["setup"]["id"])
        table = _table(found, known)
        self._tables[table.setup.id] = table
        if known is None:
            table.know({ME: ""})

    def forget(self, table: str) -> None:
        """Somebody else wrote, or nothing could be stored: what is in memory does not count."""
        self._tables.pop(table, None)
        for wire in self._wires.values():
            if wire.table == table:
                wire.answers.clear()

    # Lines to the page

    def open_wire(self, wire: str, table: str, seat: int | None, have: int) -> None:
        """Follows a table that is there."""
        opened = self._wires[wire] = Wire(table)
        opened.follower.look(self._tables[table], seat, have)

    def close_wire(self, wire: str) -> None:
        self._wires.pop(wire, None)

    def hear(self, wire: str, text: str) -> str:
        """A live message; what is to be stored comes back, the answer with the news."""
        message = json.loads(text)
        key, line = message.get("id", ""), self._wires[wire]
        told = answered(lambda: self._handle(line, message))
        if "refusal" in told:
            line.answers.append({"type": "refused", "id": key, "refusal": told.pop("refusal")})
        elif key and message["type"] == "ping":
            line.answers.append({"type": "beat", "id": key, "at": self._now()})
        elif key:
            line.answers.append({"type": "done", "id": key, "line": told["result"]["line"]})
        return encode(told)

    def _handle(self, wire: Wire, message: JsonObject) -> JsonObject:
        table, kind = wire.table, message["type"]
        if kind == "move":
            return self._act(table, commands.move(ME, message["seat"], message["move"], message["ply"]))
        if kind == "back":
            return self._act(table, commands.take_back(ME, message["seat"], message.get("ply"), self._now()))
        if kind == "look":
            wire.follower.look(self._tables[table], message.get("seat"), message.get("have", -1))
        elif kind != "ping":
            raise RequestRefused(400, "malformed")
        return {}

    def news(self, table: str) -> str:
        """By line, the messages that are due at a table whose entries are stored."""
        wires = {key: wire for key, wire in self._wires.items() if wire.table == table}
        return encode({key: self._due(wire) for key, wire in wires.items()})

    def _due(self, wire: Wire) -> list[JsonObject]:
        due, wire.answers = wire.answers, []
        table = self._tables[wire.table]
        seen = wire.follower.turn(table, ME)
        if wire.follower.behind(table):
            lines, state = projection.news(table, seen, wire.follower.have, self._now())
            wire.follower.caught_up(table)
            due.append({"type": "news", "lines": lines} | ({} if state is None else {"state": state}))
        return due

    # Bots

    def bot_job(self, table: str, failed: bool = False) -> str:
        """The job of the bot that is to decide, or of an easier one where that failed; null if there is none."""
        due = turns.bot_turn(self._tables[table])
        if due is None:
            return "null"
        level = stand_in(due.level) if failed else due.level
        told = {"game": due.view.game, "level": level, "view": due.view.json(), "legal": due.legal}
        told["seed"] = random.getrandbits(32)
        return encode({"do": "think", "with": told, "ply": due.ply, "seat": due.seat})

    def do_bot_move(self, table: str, ply: int, move: str | None) -> JsonObject:
        """Plays what a bot decided; any legal move where it could not, so that no table waits for ever."""
        due = turns.bot_turn(self._tables[table])
        if due is None or due.ply != ply:
            return {"result": None}
        if not due.legal:
            return self._act(table, commands.dead_end(ply))
        try:
            return self._act(table, commands.bot_move(due.seat, move or random.choice(due.legal), ply, due.level))
        except Refused:
            return self._act(table, commands.bot_move(due.seat, random.choice(due.legal), ply, due.level))

    # Tables

    def do_create(self, wanted: JsonObject, nonce: str | None = None) -> JsonObject:
        if any(one.get("level") == master.LEVEL for one in wanted["seats"]):
            master.check_learned(shelf.box(wanted["game"]), len(wanted["seats"]))
        wish = TableWish(
            game=wanted["game"],
            seats=[_sitter(one) for one in wanted["seats"]],
            options=wanted.get("options") or {},
            away_level=wanted.get("away_level", 2),
            hints=wanted.get("hints", False),
        )
        record = wanted.get("record")
        return self._make(wish if record is None else from_record.continued(wish, record), nonce)

    def do_rematch(self, table: str, nonce: str | None = None) -> JsonObject:
        return self._make(creation.again(self._tables[table], ME), nonce)

    def _make(self, wish: TableWish, nonce: str | None) -> JsonObject:
        """A table whose game begins at once: nobody has to come."""
        if any(sitter.who in seating.FREE for sitter in wish.seats):
            raise conflict("empty-seats")
        setup = creation.setup(wish, HERE + creation.fresh_id(), ME, creation.fresh_seed(), self._now())
        table = Table(setup, [])
        for draft in [*creation.opening(wish, ME), *from_record.starting(wish.begun, ME, nonce)]:
            table.write(draft, self._now())
        return self._keep(table)

    def do_import(self, text: str) -> JsonObject:
        """A table out of a file: one that a device saved, or a record."""
        try:
            found = json.loads(text)
        except ValueError:
            return self._import_record(text)
        try:
            setup = found["setup"] | {"id": HERE + creation.fresh_id()}
            shelf.box(setup["game"]).settle(setup["players"], setup["options"])
            return self._keep(_table(found | {"setup": setup}))
        except Exception:  # Whatever it is that cannot be read.
            raise conflict("file-broken") from None

    def _import_record(self, text: str) -> JsonObject:
        """A game that was played elsewhere. All its seats are played here from now on."""
        played = replay(text.encode())
        header = played.header
        wish = TableWish(header.game, [Sitter("me")] * header.players, header.options, rules=header.rules)
        if not played.finished:
            return self._make(from_record.continued(wish, text), None)
        setup = creation.setup(wish, HERE + creation.fresh_id(), ME, header.seed or creation.fresh_seed(), self._now())
        table = Table(setup, [])
        lines = [line for line in played.lines if isinstance(line, ChanceLine | MoveLine)]
        nonces = [log.Sit(0, "person", ME, nonce=nonce) for nonce in header.nonces]
        opening = [draft.entry for draft in creation.opening(wish, ME)]
        for entry in [*opening, *nonces, *from_record.entries(lines)]:
            table.read(LogEntry(table.line + 1, entry, ME, self._now()))
        return self._keep(table)

    def _keep(self, table: Table) -> JsonObject:
        """A table that is new here."""
        table.know({ME: ""})
        stored = self._stored(table, table.entries) | {"setup": _stored_setup(table.setup)}
        self._tables[table.setup.id] = table
        return stored

    def do_table(self, table: str) -> JsonObject:
        return {"result": _info(self._tables[table])}

    def do_place(self, table: str, seat: int, sitter: JsonObject) -> JsonObject:
        return self._act(table, seating.place(ME, creation.sit(seat, _sitter(sitter), ME)))

    def do_start(self, table: str, nonce: str | None = None) -> JsonObject:
        return self._act(table, seating.start(ME, nonce))

    def do_close(self, table: str) -> JsonObject:
        return self._act(table, seating.close(ME))

    def do_answer(self, table: str, seat: int, yes: bool) -> JsonObject:
        return self._act(table, commands.answer(ME, seat, yes, self._now()))

    def do_come_back(self, table: str, seat: int) -> JsonObject:
        return self._act(table, commands.come_back(ME, seat))

    def do_abandon(self, table: str, seat: int) -> JsonObject:
        return self._act(table, commands.abandon(ME, seat, self._now()))

    def do_resign(self, table: str, seat: int) -> JsonObject:
        return self._act(table, commands.resign(ME, seat))

    def _act(self, table_id: str, command: Command) -> JsonObject:
        """Changes a table in memory; the caller stores what was written, or forgets the table."""
        table = self._tables[table_id]
        rows = [table.write(draft, self._now()) for draft in command(table)]
        return self._stored(table, rows) | {"result": {"line": table.line}}

    def _stored(self, table: Table, rows: Sequence[LogEntry]) -> JsonObject:
        """The entries to be stored, and what the list of tables repeats of them."""
        info = _info(table)
        return {"result": info, "table": table.setup.id, "lines": list(map(_row, rows)), "info": info}

    # Looking

    def do_state(self, table: str, seat: int | None, ply: int | None = None, everybody: bool = False) -> JsonObject:
        current = self._tables[table]
        permissions.may_look(current, ME, seat)
        if everybody:
            permissions.may_see_all(current)
        if ply is None or ply == current.ply:
            seen = projection.state(current, seat, self._now())
        elif not current.started or ply > current.ply:
            raise missing("no-such-position")
        else:
            seen = projection.earlier(current, seat, ply, self._now())
        if everybody:
            seen.views = projection.all_views(current, seen.ply)
        return {"result": seen}

    def do_lines(self, table: str, seat: int | None) -> JsonObject:
        current = self._tables[table]
        permissions.may_look(current, ME, seat)
        return {"result": projection.lines(current, seat, -1)}

    def do_why_not(self, table: str, seat: int, move: str) -> JsonObject:
        current = self._tables[table]
        commands.playing(current, ME, seat)
        commands.deciding(current, seat)
        return {"result": {"refusal": refusal(commands.why_not(current, move))}}

    def do_preview(self, table: str, seat: int, move: str) -> JsonObject:
        current = self._tables[table]
        commands.playing(current, ME, seat)
        commands.running(current)
        found = preview.preview(current, seat, move)
        return {"result": {"view": found.view, "legal": found.legal, "warning": refusal(found.warning)}}

    def do_consequences(
        self, table: str, seat: int, ply: int, moves: list[str], result: JsonObject | None = None
    ) -> JsonObject:
        current = self._tables[table]
        commands.playing(current, ME, seat)
        commands.deciding(current, seat)
        if ply != current.ply:
            raise conflict("stale", ply=current.ply)
        if result is not None:
            return {"result": {"ply": ply, "consequences": result}}
        view = current.referee.position.view(seat)
        return {"job": {"do": "meanings", "with": {"game": view.game, "view": view.json(), "moves": moves}}}

    def do_hint(self, table: str, seat: int, result: list[JsonObject] | None = None) -> JsonObject:
        current = self._tables[table]
        commands.may_hint(current, ME, seat)
        position = current.referee.position
        view = position.view(seat)
        if result is not None:
            self._hints = {view.bytes(): result}
        advice = self._hints.get(view.bytes())
        if advice is not None:
            return {"result": {"move": advice[0]["move"], "advice": advice}}
        told = {"game": view.game, "view": view.json(), "legal": projection.legal(position)}
        return {"job": {"do": "advise", "with": told}}

    def do_moments(self, table: str, seat: int, after: int) -> JsonObject:
        """Which rules matter to a seat now, for whoever learns while playing."""
        current = self._tables[table]
        commands.playing(current, ME, seat)
        commands.running(current)
        shown = projection.state(current, seat, self._now())
        found = moments_now(current.setup.game, shown, projection.lines(current, seat, max(after, 0)))
        told = [{"key": moment.key, "rule": moment.rule} for moment in found]
        return {"result": {"line": shown.line, "moments": told}}

    def do_record(self, table: str, seat: int | None) -> JsonObject:
        current = self._tables[table]
        permissions.may_look(current, ME, seat)
        if not current.started:
            raise conflict("not-started")
        return {"result": current.record() if current.status == "over" else current.record_for(seat)}

    def do_analysis_keys(
        self, table: str = "", record: str | None = None, seat: int | None = None, result: list[int] | None = None
    ) -> JsonObject:
        """The pieces of work that an analysis takes: of a table, or of a record; with a seat, of its decisions alone,
        in a game that goes on."""
        if result is not None:
            return {"result": result}
        told = {"record": self._finished(table) if record is None else record, "seat": seat}
        return {"job": {"do": "analysis_keys", "with": told}}

    def do_analyse(
        self,
        thoroughness: str,
        table: str = "",
        record: str | None = None,
        seat: int | None = None,
        key: int | None = None,
        pieces: Sequence[JsonObject] = (),
        result: JsonObject | None = None,
    ) -> JsonObject:
        """One piece of an analysis; without a key, all of it out of its pieces."""
        if result is not None:
            return {"result": result}
        told: JsonObject = {"record": self._finished(table) if record is None else record, "seat": seat}
        told |= {"thoroughness": thoroughness, "key": key, "pieces": list(pieces)}
        return {"job": {"do": "analyse", "with": told}}

    def do_record_so_far(self, table: str, seat: int) -> JsonObject:
        """All that fell and was played against the computer, so that the decisions of a seat are judged."""
        current = self._tables[table]
        permissions.learner(current, ME, seat)
        return {"result": write(current.referee.record())}

    def _finished(self, table: str) -> str:
        """The record of a game that was played to its end."""
        current = self._tables[table]
        if not permissions.finished(current):
            raise conflict("not-finished")
        return current.record()

    def do_ready(self) -> JsonObject:
        """The host is there."""
        return {"result": None}

    def do_whole_record(self, table: str) -> JsonObject:
        """All that fell and was played, also what seats hide from each other: for a host that goes on with the game."""
        current = self._tables[table]
        commands.running(current)
        return {"result": write(current.referee.record())}

    def do_learn(self, game: str, lesson: str, done: list[str], entry: str | None) -> JsonObject:
        return {"result": learn(game, lesson, done, entry)}

    def do_lesson_meanings(
        self, game: str, lesson: str, done: list[str], moves: list[str], result: JsonObject | None = None
    ) -> JsonObject:
        if result is not None:
            return {"result": result}
        told = {"game": game, "lesson": lesson, "done": done, "moves": moves}
        return {"job": {"do": "lesson_meanings", "with": told}}

    def do_board(self, question: str, given: JsonObject, result: JsonObject | None = None) -> JsonObject:
        """An answer of the analysis board, which knows nothing of the tables here."""
        if result is not None:
            return {"result": result}
        return {"job": {"do": "board", "with": {"question": question, "given": given}}}


def _table(stored: JsonObject, known: Table | None = None) -> Table:
    """The table that follows from what was stored, or what is known of it with the entries that it lacks."""
    table = known or Table(TableSetup(**stored["setup"] | {"clock": TimeControl()}), [])
    for row in stored["lines"][table.line + 1 :]:
        table.read(LogEntry(row["line"], log.from_json(row["kind"], row["body"]), row["person"], row["at"]))
    return table


def _info(table: Table) -> JsonObject:
    return listing.facts(table) | {"clock": NO_CLOCK}


def _row(logged: LogEntry) -> JsonObject:
    entry = logged.entry
    return {
        "line": logged.line,
        "kind": entry.tag,
        "body": log.to_json(entry),
        "person": logged.person,
        "at": logged.at,
    }


def _stored_setup(setup: TableSetup) -> JsonObject:
    names = ("id", "game", "rules", "players", "options", "seed", "host", "public", "away_level", "created", "hints")
    return {name: getattr(setup, name) for name in names}


def _sitter(wanted: JsonObject) -> Sitter:
    return Sitter(wanted["who"], wanted.get("level"), wanted.get("label"))

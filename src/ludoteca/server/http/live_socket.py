"""Live play over a WebSocket.

There is no queue of news: the lines of the table are the queue. A socket knows the last line it has sent; its one
writer wakes up and sends what is newer, with the state as of then, so that a slow client gets several lines at once.
Only the answers to its own requests wait in a bounded list. A client that connects again says what it has. One that
sends too fast, or does not take its answers, is read more slowly.
"""

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludoteca.core import Refused
from ludoteca.server.http.rate_limits import TokenBucket
from ludoteca.server.messages.basics import Refusal, refusal
from ludoteca.server.messages.live import (
    Beat,
    Done,
    FromClient,
    LiveBack,
    LiveChat,
    LiveMove,
    LiveRefused,
    Look,
    Ping,
    Presence,
    Visibility,
)
from ludoteca.server.metrics import SLOW, SOCKETS
from ludoteca.server.people.sessions import Person, known
from ludoteca.server.tables import presence
from ludoteca.server.tables.chat import Chat, hiding_from
from ludoteca.server.tables.news import again
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.tables import commands, permissions
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.state import Table
from ludoteca.tables.watching import Follower

ANSWERS = 64
HEARTBEAT = 20.0
PATIENCE = 20.0
"""Seconds that one message may take to leave."""
PULSE = 5.0
GONE = 4404
TOO_SLOW = 4013

_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode

Socket = WebSocket[Any, Any, Any]


class Connection:
    """One socket at one table."""

    def __init__(
        self,
        socket: Socket,
        registry: TableRegistry,
        chat: Chat,
        attendance: presence.Presence,
        table_id: str,
        person: Person | None,
        bucket: TokenBucket,
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._chat = chat
        self._attendance = attendance
        self._table = table_id
        self._person = person
        self._bucket = bucket
        self._held = registry.held(table_id)
        self._follower = Follower()
        self._seen: tuple[set[str], dict[str, float]] = (set(), {})
        """Who is here and who went, when it was told last."""
        self._answers: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._closing: tuple[int, str] | None = None
        """Why this side hangs up."""
        self._looking = False
        """The person looks at the table."""
        self._sending = False
        self._sent = time.monotonic()
        self._reread = False
        """It was quiet for long: another process may have died before it told its news."""
        self._noticed = False
        """The table may have news; not only answers wait."""

    def notice(self) -> None:
        self._noticed = True
        self._news.set()

    def hang_up(self, code: int, reason: str) -> None:
        self._closing = (code, reason)
        if self._writer is not None:
            self._writer.cancel()

    async def serve(self, wanted: int | None, have: int) -> None:
        """Until one side hangs up."""
        self._held.watchers.add(self)
        SOCKETS.inc()
        person = known(self._person)
        if person is not None:
            self._attendance.come(self._table, person)
            self._set_visible(on=True)
        try:
            await self._look(Look(wanted, have))
            self._writer = asyncio.create_task(self._write())
            reader = asyncio.create_task(self._read())
            self._pulse()
            done, pending = await asyncio.wait({self._writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            for task in done:
                _raise_unless_gone(task)
            if self._closing is not None:
                await self._socket.close(*self._closing)
        finally:
            if self._timer is not None:
                self._timer.cancel()
            self._held.watchers.discard(self)
            SOCKETS.dec()
            self._set_visible(on=False)
            if person is not None:
                self._attendance.go(self._table, person)

    async def _read(self) -> None:
        while True:
            text = await self._socket.receive_data("text")
            while not self._bucket.take():
                await asyncio.sleep(self._bucket.pause)
            while len(self._answers) >= ANSWERS:
                await asyncio.sleep(self._bucket.pause)
            await self._handle(text)

    async def _write(self) -> None:
        """The one writer of this socket."""
        while self._closing is None:
            await self._news.wait()
            self._news.clear()
            self._sending = True
            while self._answers:
                await self._send(self._answers.popleft())
            table = self._held.table
            if self._reread or (table is None and self._noticed):
                self._reread = False
                try:
                    await self._registry.refresh(self._table)
                except RequestRefused as refused:
                    self._closing = (GONE, refused.refusal.reason)
                    return
            elif table is not None and self._held.settled:
                self._noticed = False
                await self._tell(table)
            self._sending = False

    async def _tell(self, table: Table) -> None:
        """What is new to the viewer that this person may be now; to another viewer than before, everything."""
        person = known(self._person)
        if not permissions.welcome(table, person):
            self._closing = (GONE, "not-seated")
            return
        seen = self._follower.turn(table, person)
        if gone := self._follower.changed(table):
            await self._send(again(table, seen, gone))
        if self._follower.behind(table):
            message = self._held.news.message(table, seen, self._follower.have, self._registry.uptime.now())
            self._follower.caught_up(table)
            await self._send(message)
        await self._tell_presence(table, person)

    async def _tell_presence(self, table: Table, me: str | None) -> None:
        """Who of the others that sit here is there now, but for those who hide from this person."""
        others = {seat.person for seat in table.seats if seat.person is not None and seat.person != me}
        here = self._attendance.here(self._table) & others
        away = self._attendance.left(self._table, others)
        if (here, away) == self._seen:
            return
        self._seen = (here, away)
        hidden = set() if me is None else await hiding_from(self._registry.storage, me)
        shown = {person: at for person, at in away.items() if person not in hidden}
        await self._send(_encode(Presence(sorted(here - hidden), shown)))

    async def _send(self, message: bytes) -> None:
        self._sent = time.monotonic()
        await self._socket.send_data(message.decode(), "text")

    def _pulse(self) -> None:
        """Every few seconds: a sign of life to a client that has heard nothing, an end to one that takes nothing."""
        quiet = time.monotonic() - self._sent
        if self._sending and quiet > PATIENCE:
            SLOW.inc()
            self.hang_up(TOO_SLOW, "too slow")
            return
        if not self._sending and quiet > HEARTBEAT:
            self._answer(Beat("", self._registry.uptime.now()))
            self._reread = self._registry.shared
        self._timer = asyncio.get_running_loop().call_later(PULSE, self._pulse)

    def _answer(self, message: Done | LiveRefused | Beat) -> None:
        self._answers.append(_encode(message))
        self._news.set()

    async def _handle(self, text: str) -> None:
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._answer(LiveRefused("", Refusal("table", "malformed", {"why": str(error)[:200]})))
            return
        key = "" if isinstance(message, Look | Visibility) else message.id
        try:
            if isinstance(message, Look):
                await self._look(message)
            elif isinstance(message, Visibility):
                self._set_visible(on=message.on)
            elif isinstance(message, Ping):
                self._answer(Beat(key, self._registry.uptime.now()))
            else:
                line = await self._act(message)
                if key:
                    self._answer(Done(key, line))
        except (Refused, RequestRefused) as refused:
            self._answer(LiveRefused(key, refusal(refused.refusal)))

    async def _act(self, message: LiveMove | LiveChat | LiveBack) -> int:
        if self._person is None:
            raise RequestRefused(401, "no-guest")
        me = self._person.id
        if isinstance(message, LiveChat):
            return await self._chat.say(self._table, me, message.text)
        if isinstance(message, LiveMove):
            command = commands.move(me, message.seat, message.move, message.ply)
        else:
            command = commands.take_back(me, message.seat, message.ply, self._registry.uptime.now())
        return await self._registry.act(self._table, command)

    def _set_visible(self, *, on: bool) -> None:
        person = known(self._person)
        if person is not None and on != self._looking:
            self._looking = on
            self._attendance.look(self._table, person, on=on)

    async def _look(self, message: Look) -> None:
        async with self._registry.look(self._table) as table:
            self._follower.look(table, message.seat, message.have)
        self._news.set()


def _raise_unless_gone(task: "asyncio.Task[None]") -> None:
    """A socket that drops is no error; neither is one that does not take its messages in time."""
    if task.cancelled():
        return
    error = task.exception()
    if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
        raise error

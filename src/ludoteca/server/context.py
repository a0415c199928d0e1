"""The house: everything a running server consists of, put together once."""

from functools import cached_property
from typing import TYPE_CHECKING

from nats.aio.client import Client

from ludoteca.server import broker
from ludoteca.server.bots import pool
from ludoteca.server.bots.custom_data import Custom
from ludoteca.server.db.engine import storage
from ludoteca.server.http.connection_limits import Sockets
from ludoteca.server.http.rate_limits import Buckets
from ludoteca.server.operation import data_folder
from ludoteca.server.operation.audit import Deed, Listener
from ludoteca.server.operation.retention import DAY, Caretaker
from ludoteca.server.operation.startup import told
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.sessions import People
from ludoteca.server.settings import Settings
from ludoteca.server.tables.chat import Chat
from ludoteca.server.tables.registry import Room
from ludoteca.server.tables.turns import Driver
from ludoteca.server.tables.uptime import Hours

if TYPE_CHECKING:
    from ludoteca.server.people.passkeys import Passkeys

GRACE = 20.0
"""Seconds after which another process takes care of a bot's turn."""


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = storage(settings.url)
        shared = self.storage.shared
        self.hours = Hours(self.storage)
        grace, most = GRACE if shared else 0.0, settings.tables_in_memory
        self.room = Room(self.storage, self.hours, shared=shared, grace=grace, most=most)
        self.people = People(self.storage)
        self.accounts = Accounts(self.storage, self.people)
        self.sockets = Sockets(settings.sockets_per_person, settings.sockets_per_address)
        self.requests = Buckets(settings.requests_per_second, 8 * settings.requests_per_second)
        self.logins = Buckets(settings.logins_per_minute / 60, settings.logins_per_minute)
        self.doors = Buckets(settings.logins_per_minute / 10, 6 * settings.logins_per_minute)
        """Attempts to log in by address, where several people may live."""
        self.arrivals = Buckets(settings.requests_per_second / 100, settings.requests_per_second)
        """New guests by address."""
        self.guests = Buckets(settings.guests_per_address / DAY, settings.guests_per_address)
        self.tables = Buckets(settings.tables_per_address / DAY, settings.tables_per_address)
        self.hints = Buckets(0.5, 10)
        self.chat = Chat(self.room, Buckets(settings.chats_per_minute / 60, settings.chats_per_minute / 3))
        self._pool = pool.Pool(settings.workers)
        self.custom = Custom(self._pool, allowed=settings.custom_data)
        self.thinker: pool.Thinker = self._pool
        self._client: Client | None = None
        self._announcer: broker.Announcer | None = None
        self._driver: Driver | None = None
        self._caretaker = Caretaker(self.room, settings)
        self._listener = Listener(self.storage, self._heed)

    @cached_property
    def passkeys(self) -> "Passkeys":
        """Loaded when the first passkey is asked for: its libraries take a third of the time to start."""
        from ludoteca.server.people.passkeys import Passkeys

        return Passkeys(self.storage)

    async def open(self) -> None:
        with told("The database cannot be opened"):
            await self.storage.start()
            await self.people.start()
            await self.hours.open()
        if self.settings.database is None:
            data_folder.mark(self.settings.data)
        await self.accounts.start()
        if self.settings.broker is not None:
            with told("The broker cannot be reached"):
                self._client = await broker.connect(self.settings.broker, self.room.catch_up)
                self._announcer = broker.Announcer(self._client, self.room, self._meet)
                await self._announcer.start()
            self.thinker = broker.Elsewhere(self._client, self._pool)
        self._pool.warm_up()
        self._driver = Driver(self.room, self.thinker)
        self._driver.start()
        self._caretaker.start()
        await self._listener.start()

    def kept(self) -> dict[str, int]:
        """How much of everything is in memory."""
        by_address = (self.requests, self.doors, self.arrivals, self.guests, self.tables)
        by_person = (self.logins, self.hints, self.chat.rate)
        return {
            "tables": len(self.room),
            "sessions": len(self.people),
            "buckets": sum(map(len, (*by_address, *by_person))),
            "jobs": len(self._pool),
        }

    async def changed(self, person: str) -> None:
        """A person has another name or fewer sessions, or is gone: every process looks again."""
        await self._meet(person)
        if self._announcer is not None:
            self._announcer.person(person)

    async def _meet(self, person: str) -> None:
        self.people.forget()
        await self.room.meet(person)
        await self.sockets.check(person, self.people)

    async def _heed(self, deed: Deed) -> None:
        """A host did something behind the back of this process."""
        if deed.table is not None:
            await self.room.read_again(deed.table)
        if deed.person is not None:
            await self._meet(deed.person)

    async def close(self) -> None:
        await self._listener.stop()
        await self._caretaker.stop()
        if self._driver is not None:
            await self._driver.stop()
        await self.thinker.stop()
        if self._client is not None:
            await self._client.close()
        await self.hours.close()
        await self.storage.stop()

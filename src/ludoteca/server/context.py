"""Everything a running server consists of, put together once."""

from functools import cached_property
from typing import TYPE_CHECKING

from nats.aio.client import Client

from ludoteca.server import broker
from ludoteca.server.bots import pool
from ludoteca.server.bots.analyses import Analyses
from ludoteca.server.bots.custom_data import CustomData
from ludoteca.server.bots.remote import RemoteRunner
from ludoteca.server.db.engine import storage
from ludoteca.server.http.connection_limits import ConnectionLimits
from ludoteca.server.http.rate_limits import RateLimiter
from ludoteca.server.notifications.dispatcher import Dispatcher
from ludoteca.server.operation import data_folder
from ludoteca.server.operation.audit import AuditEntry, AuditListener
from ludoteca.server.operation.retention import DAY, Retention
from ludoteca.server.operation.startup import failing_as
from ludoteca.server.operation.summaries import Summaries
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.sessions import People
from ludoteca.server.settings import Settings
from ludoteca.server.tables.announcer import Announcer
from ludoteca.server.tables.chat import Chat
from ludoteca.server.tables.explorer import Explorer
from ludoteca.server.tables.presence import Presence
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.turns import TurnDriver
from ludoteca.server.tables.uptime import Uptime

if TYPE_CHECKING:
    from ludoteca.server.people.passkeys import Passkeys

GRACE = 20.0
"""Seconds after which another process takes care of a bot's turn."""

ANALYSES_A_DAY = 40
"""The most analyses that a person may order in a day."""


class ServerContext:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = storage(settings.url)
        shared = self.storage.shared
        self.uptime = Uptime(self.storage)
        grace, most = GRACE if shared else 0.0, settings.tables_in_memory
        self.registry = TableRegistry(self.storage, self.uptime, shared=shared, grace=grace, most=most)
        self.presence = Presence(self.registry.wake)
        self.people = People(self.storage)
        self.accounts = Accounts(self.storage, self.people)
        self.sockets = ConnectionLimits(settings.sockets_per_person, settings.sockets_per_address)
        self.requests = RateLimiter(settings.requests_per_second, 8 * settings.requests_per_second)
        self.logins = RateLimiter(settings.logins_per_minute / 60, settings.logins_per_minute)
        self.logins_by_address = RateLimiter(settings.logins_per_minute / 10, 6 * settings.logins_per_minute)
        """Attempts to log in by address, where several people may live."""
        self.new_guests = RateLimiter(settings.requests_per_second / 100, settings.requests_per_second)
        """New guests by address."""
        self.guests = RateLimiter(settings.guests_per_address / DAY, settings.guests_per_address)
        self.new_tables = RateLimiter(settings.tables_per_address / DAY, settings.tables_per_address)
        self.hints = RateLimiter(0.5, 10)
        self.lessons = RateLimiter(5, 60)
        """Entries of lessons by address, where a class may learn."""
        self.boards = RateLimiter(10, 120)
        """Questions to the analysis board by address; whoever walks through a game asks for every position once."""
        self.chats = RateLimiter(settings.chats_per_minute / 60, settings.chats_per_minute / 3)
        self.chat = Chat(self.registry, self.chats.take)
        self.previews = RateLimiter(3, 20)
        """Questions about what moves mean, by person."""
        self.exports = RateLimiter(1 / 60, 5)
        """All games of a person as one file, by person."""
        self.trials = RateLimiter(1 / 60, 30)
        """Notifications that somebody wants to try, and new ways to be told, by person."""
        self._pool = pool.WorkerPool(
            settings.workers, engines={name: engine.command for name, engine in settings.engines.items()}
        )
        self.analyses = Analyses(self.storage, self._pool)
        self.new_analyses = RateLimiter(ANALYSES_A_DAY / DAY, ANALYSES_A_DAY)
        """Analyses by person."""
        self.explorer = Explorer(self.storage, settings.data if settings.database is None else None)
        self.custom = CustomData(self._pool, allowed=settings.custom_data)
        self.workers = self._pool
        """Worker processes of this machine."""
        self.bots: pool.BotRunner = self._pool
        self._client: Client | None = None
        self._announcer: Announcer | None = None
        self._driver: TurnDriver | None = None
        self.notifications = Dispatcher(self.registry, self.presence, settings)
        self._caretaker = Retention(self.registry, settings)
        self._summaries = Summaries(self.registry)
        self._listener = AuditListener(self.storage, self._look_again)

    @cached_property
    def passkeys(self) -> "Passkeys":
        """Loaded when the first passkey is asked for: its libraries take a third of the time to start."""
        from ludoteca.server.people.passkeys import Passkeys

        return Passkeys(self.storage)

    async def open(self) -> None:
        with failing_as("The database cannot be opened"):
            await self.storage.start()
            await self.people.start()
            await self.uptime.open()
        if self.settings.database is None:
            data_folder.mark(self.settings.data)
        await self.accounts.start()
        if self.settings.broker is not None:
            with failing_as("The broker cannot be reached"):
                self._client = await broker.connect(self.settings.broker, self.registry.catch_up)
                self._announcer = Announcer(self._client, self.registry, self.presence, self._meet)
                await self._announcer.start()
            self.bots = RemoteRunner(self._client, self._pool)
        self._pool.warm_up()
        self._driver = TurnDriver(self.registry, self.bots, self.settings.tables_rest)
        self._driver.start()
        self._caretaker.start()
        self._summaries.start()
        await self.notifications.start()
        self.analyses.start()
        await self._listener.start()

    def kept(self) -> dict[str, int]:
        """How much of everything is in memory."""
        by_address = (
            self.requests,
            self.logins_by_address,
            self.new_guests,
            self.guests,
            self.new_tables,
            self.lessons,
            self.boards,
        )
        by_person = (self.logins, self.hints, self.previews, self.chats, self.trials, self.new_analyses, self.exports)
        return {
            "tables": len(self.registry),
            "sessions": len(self.people),
            "buckets": sum(map(len, (*by_address, *by_person))),
            "jobs": len(self._pool),
            "listeners": len(self.notifications),
        }

    async def changed(self, person: str) -> None:
        """A person has another name or fewer sessions, or is gone: every process looks again."""
        await self._meet(person)
        if self._announcer is not None:
            self._announcer.person(person)

    async def _meet(self, person: str) -> None:
        self.people.forget()
        await self.registry.meet(person)
        await self.sockets.check(person, self.people)

    async def _look_again(self, entry: AuditEntry) -> None:
        """A host did something behind the back of this process."""
        if entry.table is not None:
            await self.registry.read_again(entry.table)
        if entry.person is not None:
            await self._meet(entry.person)

    async def close(self) -> None:
        await self._listener.stop()
        await self.notifications.stop()
        await self._summaries.stop()
        await self._caretaker.stop()
        await self.analyses.stop()
        if self._driver is not None:
            await self._driver.stop()
        await self.bots.stop()
        if self._announcer is not None:
            await self._announcer.stop()
        if self._client is not None:
            await self._client.close()
        await self.uptime.close()
        self.explorer.close()
        await self.storage.stop()

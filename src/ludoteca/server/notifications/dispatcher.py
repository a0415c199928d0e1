"""Brings notices to people: decides whether they are told, and sends what is due. Never while somebody waits for it."""

import asyncio
import logging
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, select, update

from ludoteca.server.db import schema
from ludoteca.server.metrics import NOTIFICATIONS
from ludoteca.server.notifications import channels, events, outbox, texts, webhooks
from ludoteca.server.notifications.http_answer import HttpAnswer
from ludoteca.server.notifications.outbox import Delivery, Pending
from ludoteca.server.notifications.quiet_hours import quiet_until
from ludoteca.server.settings import Settings
from ludoteca.server.tables.presence import Presence
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.tables.errors import RequestRefused
from ludoteca.tables.log import LogEntry
from ludoteca.tables.state import Table

if TYPE_CHECKING:
    from ludoteca.server.notifications.outgoing import OutgoingClient
    from ludoteca.server.notifications.web_push import Signer

log = logging.getLogger("ludoteca.notifications")

ROUND = 1.0
LOOK_AGAIN = 20.0
"""Seconds after which a process learns who can be told, should another process have been asked."""
KEPT = 86_400
"""Seconds for which a push service keeps a message for a browser that is switched off."""


class Dispatcher:
    """One for each process; whatever is due is done by one of them."""

    def __init__(self, registry: TableRegistry, presence: Presence, settings: Settings) -> None:
        self._registry = registry
        self._storage = registry.storage
        self._presence = presence
        self._settings = settings
        self._signer: Signer | None = None
        self._listeners: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        registry.noticed = self.noticed

    def __len__(self) -> int:
        """How many people can be told."""
        return len(self._listeners)

    async def start(self) -> None:
        await self.look_again()
        rounds = ((ROUND, self.decide), (ROUND, self.send), (LOOK_AGAIN, self.look_again))
        self._tasks = [asyncio.create_task(_repeat(pause, work)) for pause, work in rounds]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @cached_property
    def _client(self) -> "OutgoingClient":
        """Loaded when something is sent first: its library takes its time."""
        from ludoteca.server.notifications.outgoing import OutgoingClient

        return OutgoingClient(private=self._settings.private_endpoints)

    async def look_again(self) -> None:
        self._listeners = await self._storage.run(channels.listeners)

    async def signer(self) -> "Signer":
        if self._signer is None:
            from ludoteca.server.notifications.web_push import Signer

            self._signer = await Signer.read(self._storage)
        return self._signer

    def noticed(self, table: Table, rows: list[LogEntry], now: float) -> list[dict[str, Any]]:
        """The rows that are written with entries of a table: what those are to be told who can be."""
        if not self._listeners:
            return []
        found = events.notices(table, rows, now)
        delay = self._settings.notice_delay
        return [
            {
                "table_id": table.setup.id,
                "person": notice.person,
                "kind": notice.kind,
                "about": notice.about,
                "due": max(notice.due, now + delay),
            }
            for notice in found
            if notice.person in self._listeners
        ]

    # Deciding

    async def decide(self) -> None:
        now = self._registry.uptime.now()
        due = await self._storage.run(lambda connection: outbox.due_notices(connection, now))
        await asyncio.gather(*(self._try_to_decide(pending, now) for pending in due))

    async def _try_to_decide(self, pending: Pending, now: float) -> None:
        """A table that is gone or broken has nothing to tell; one that fails is asked again."""
        try:
            await self._decide(pending, now)
        except RequestRefused:
            await self._storage.run(lambda connection: outbox.drop(connection, pending))
        except Exception:
            log.exception("notice failed", extra={"table": pending.table_id})
            later = now + outbox.LEASE
            await self._storage.run(lambda connection: outbox.postpone(connection, pending, later))

    async def _decide(self, pending: Pending, now: float) -> None:
        """Tells a person, or does so later, or not at all."""
        told = await self._storage.run(lambda c: channels.told(c, pending.person, pending.table_id))
        when = self._when(told, pending, now)
        if when is not None and when > now:
            await self._storage.run(lambda connection: outbox.postpone(connection, pending, when))
            return
        looks = when is not None and await self._presence.looks(pending.table_id, pending.person)
        async with self._registry.look(pending.table_id) as table:
            holds = None if when is None or looks else _holds_at(table, pending)
            to = [] if holds is None or holds > now else list(_deliveries(table, pending, told, now))
        if holds is not None and holds > now:
            await self._storage.run(lambda connection: outbox.postpone(connection, pending, holds))
        elif to:
            await self._storage.run(lambda connection: outbox.send_off(connection, pending, told.at, now, to))
        else:
            await self._storage.run(lambda connection: outbox.drop(connection, pending))

    def _when(self, told: channels.Told, pending: Pending, now: float) -> float | None:
        """When a person wants to be told; None: not at all."""
        if told.off or pending.kind not in told.choices.kinds:
            return None
        if told.at is not None and told.at + self._settings.notice_pause > now:
            return told.at + self._settings.notice_pause
        return quiet_until(told.choices.quiet, told.choices.zone, now) or now

    # Sending

    async def send(self) -> None:
        now = self._registry.uptime.now()
        due = await self._storage.run(lambda connection: outbox.claim_deliveries(connection, now))
        await asyncio.gather(*(self._try(delivery) for delivery in due))

    async def _try(self, delivery: Delivery) -> None:
        try:
            await (self._push(delivery) if delivery.subscription else self._post(delivery))
        except Exception:
            log.exception("delivery failed")

    async def _push(self, delivery: Delivery) -> None:
        browsers = schema.subscriptions
        found = select(browsers).where(browsers.c.id == delivery.subscription)
        row = await self._storage.run(lambda connection: connection.execute(found).first())
        if row is None:
            return
        signer, contact = await self.signer(), self._settings.contact or row.site
        made = signer.message(row, delivery.body, delivery.message.topic, KEPT, contact)
        answer = await self._client.post(row.endpoint, made.headers, made.body)
        NOTIFICATIONS.labels("push", answer.outcome).inc()
        if answer.gone:
            gone = delete(browsers).where(browsers.c.id == delivery.subscription)
            await self._storage.run(lambda connection: connection.execute(gone))
            return
        await self._storage.run(lambda connection: self._settle(connection, delivery, answer))

    async def _post(self, delivery: Delivery) -> None:
        hooks = schema.webhooks
        found = select(hooks).where(hooks.c.id == delivery.webhook)
        row = await self._storage.run(lambda connection: connection.execute(found).first())
        if row is None:
            return
        headers, body = webhooks.signed(webhooks.body(row.form, delivery.message, row.site), row.secret)
        answer = await self._client.post(row.address, headers, body)
        NOTIFICATIONS.labels("webhook", answer.outcome).inc()
        values = {
            "answer": str(answer.said),
            "tried": self._registry.uptime.now(),
            "failures": 0 if answer.outcome == "taken" else hooks.c.failures + 1,
        }

        def work(connection: Connection) -> None:
            connection.execute(update(hooks).where(hooks.c.id == delivery.webhook).values(**values))
            self._settle(connection, delivery, answer)

        await self._storage.run(work)

    def _settle(self, connection: Connection, delivery: Delivery, answer: HttpAnswer) -> None:
        if answer.outcome == "later":
            outbox.try_again(connection, delivery, self._registry.uptime.now(), answer.retry_after)
        else:
            outbox.finish(connection, delivery)


def _holds_at(table: Table, pending: Pending) -> float | None:
    """From when on a notice is true; None if it is not any more."""
    if pending.kind in ("turn", "time") and events.decider(table) != pending.person:
        return None
    if pending.kind == "time":
        return events.warns_at(table)
    return pending.due


def _deliveries(table: Table, pending: Pending, told: channels.Told, now: float) -> list[dict[str, Any]]:
    def said(language: str) -> outbox.Message:
        return texts.message(table, pending.kind, pending.person, pending.about, language, now)

    browsers = [outbox.delivery(said(row.language), subscription=row.id) for row in told.subscriptions]
    return browsers + [outbox.delivery(said(row.language), webhook=row.id) for row in told.webhooks]


async def _repeat(pause: float, work: Any) -> None:
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except Exception:
            log.exception("round failed")

"""What is to be told and what is on its way. Functions of a connection.

A notice says that a person is to be told something; a delivery brings it to one browser or webhook. Both have a time
at which they are due. Whoever works on one changes it only if it is still due at the time that was read: of several
processes one does so, and what a process that died had begun is due again later.
"""

import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from ludoteca.server.db import schema
from ludoteca.server.notifications import channels
from ludoteca.server.notifications.messages import Kind

AT_ONCE = 50
LEASE = 60.0
"""Seconds after which a delivery that was begun, and not ended, is due again."""
BACKOFF = (30.0, 120.0, 600.0, 3_600.0)
"""Seconds until the next attempts; after the last there is none."""
LIFE = 6 * 3_600.0
"""Seconds after which nobody wants to know any more."""


class Message(msgspec.Struct):
    """What a person reads."""

    title: str
    body: str
    path: str
    """Where it leads to, on this site."""
    topic: str
    """Of two messages of a topic the later one replaces the earlier one."""


class Pending(NamedTuple):
    """A notice that is due."""

    table_id: str
    person: str
    kind: Kind
    about: str | None
    due: float


class Delivery(NamedTuple):
    id: str
    subscription: str | None
    webhook: str | None
    body: str
    due: float
    expires: float
    attempts: int

    @property
    def message(self) -> Message:
        return msgspec.json.decode(self.body, type=Message)


def due_notices(connection: Connection, now: float) -> list[Pending]:
    notices = schema.notices.c
    wanted = select(*(notices[name] for name in Pending._fields)).where(notices.due <= now)
    return [Pending(*row) for row in connection.execute(wanted.order_by(notices.due).limit(AT_ONCE))]


def _still(pending: Pending) -> list[ColumnElement[bool]]:
    return [schema.notices.c[name] == getattr(pending, name) for name in ("table_id", "person", "kind", "due")]


def postpone(connection: Connection, pending: Pending, due: float) -> None:
    connection.execute(update(schema.notices).where(*_still(pending)).values(due=due))


def drop(connection: Connection, pending: Pending) -> bool:
    return bool(connection.execute(delete(schema.notices).where(*_still(pending))).rowcount)


def send_off(
    connection: Connection, pending: Pending, told_before: float | None, now: float, to: Iterable[dict[str, Any]]
) -> None:
    """The notice becomes deliveries, once, and it is noted that the person was told. It stays where it is if something
    else was told of the table meanwhile: the pause has begun anew."""
    if channels.told_at(connection, pending.person, pending.table_id) == told_before and drop(connection, pending):
        channels.remember(connection, pending.person, pending.table_id, at=now)
        deliver(connection, to, now)


def delivery(message: Message, **to: str) -> dict[str, Any]:
    """A row for one browser (`subscription`) or `webhook`."""
    body = msgspec.json.encode(message).decode()
    return {"id": secrets.token_urlsafe(12), "subscription": None, "webhook": None, "body": body, **to}


def deliver(connection: Connection, rows: Iterable[dict[str, Any]], now: float) -> None:
    timed = [{**row, "due": now, "expires": now + LIFE, "attempts": 0} for row in rows]
    if timed:
        connection.execute(insert(schema.deliveries), timed)


def claim_deliveries(connection: Connection, now: float) -> list[Delivery]:
    """Deliveries that are due, for this process alone."""
    rows = schema.deliveries.c
    connection.execute(delete(schema.deliveries).where(rows.expires <= now))
    due = select(*(rows[name] for name in Delivery._fields)).where(rows.due <= now).order_by(rows.due).limit(AT_ONCE)
    found = [Delivery(*row) for row in connection.execute(due)]
    return [one for one in found if _claimed(connection, one, now)]


def _claimed(connection: Connection, one: Delivery, now: float) -> bool:
    rows = schema.deliveries.c
    mine = update(schema.deliveries).where(rows.id == one.id, rows.due == one.due)
    return bool(connection.execute(mine.values(due=now + LEASE, attempts=one.attempts + 1)).rowcount)


def finish(connection: Connection, one: Delivery) -> None:
    connection.execute(delete(schema.deliveries).where(schema.deliveries.c.id == one.id))


def try_again(connection: Connection, one: Delivery, now: float, after: float | None = None) -> None:
    """Later, unless it was tried often enough. The other side may ask for more patience."""
    if one.attempts >= len(BACKOFF):
        finish(connection, one)
        return
    pause = max(BACKOFF[one.attempts], after or 0.0)
    connection.execute(update(schema.deliveries).where(schema.deliveries.c.id == one.id).values(due=now + pause))

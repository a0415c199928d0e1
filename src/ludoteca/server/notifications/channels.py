"""What a person wants to be told, and where: kept choices, browsers and webhooks. Functions of a connection."""

import hashlib
import secrets
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, union, update

from ludoteca.server.db import schema
from ludoteca.server.notifications.messages import (
    KINDS,
    Kind,
    NewWebhook,
    NotificationChoices,
    PushDevice,
    PushSubscription,
    QuietHours,
    WebhookInfo,
)
from ludoteca.tables.errors import conflict, missing

MOST_DEVICES, MOST_WEBHOOKS = 10, 20
MOST_FAILURES = 10
"""A webhook that failed so often in a row is not asked any more."""


class Told(NamedTuple):
    """A person as somebody who may be told of a table."""

    choices: NotificationChoices
    off: bool
    """They do not want to hear of this table."""
    at: float | None
    """When they were told of it last."""
    subscriptions: list[Any]
    webhooks: list[Any]


def listeners(connection: Connection) -> set[str]:
    """Everybody who can be told somewhere."""
    everybody = union(select(schema.subscriptions.c.person), select(schema.webhooks.c.person))
    return set(connection.execute(everybody).scalars())


def told(connection: Connection, person: str, table_id: str) -> Told:
    notified, hooks = schema.notified.c, schema.webhooks.c
    row = connection.execute(
        select(notified.off, notified.at).where(notified.person == person, notified.table_id == table_id)
    ).first()
    wanted = connection.execute(
        select(schema.webhooks).where(
            hooks.person == person,
            hooks.failures < MOST_FAILURES,
            hooks.table_id.is_(None) | (hooks.table_id == table_id),
        )
    )
    browsers = connection.execute(select(schema.subscriptions).where(schema.subscriptions.c.person == person))
    return Told(
        choices(connection, person),
        off=row is not None and row.off,
        at=None if row is None else row.at,
        subscriptions=list(browsers),
        webhooks=list(wanted),
    )


# Choices


def choices(connection: Connection, person: str) -> NotificationChoices:
    kept = schema.notification_choices
    row = connection.execute(select(kept).where(kept.c.person == person)).first()
    if row is None:
        return NotificationChoices()
    chosen = msgspec.json.decode(row.kinds)
    known: list[Kind] = [kind for kind in KINDS if kind in chosen]
    quiet = None if row.quiet_from is None else QuietHours(row.quiet_from, row.quiet_until)
    return NotificationChoices(known, quiet, row.zone)


def choose(connection: Connection, person: str, chosen: NotificationChoices) -> None:
    kept, quiet = schema.notification_choices, chosen.quiet
    values = {
        "kinds": msgspec.json.encode(chosen.kinds).decode(),
        "quiet_from": None if quiet is None else quiet.since,
        "quiet_until": None if quiet is None else quiet.until,
        "zone": chosen.zone,
    }
    if not connection.execute(update(kept).where(kept.c.person == person).values(**values)).rowcount:
        connection.execute(insert(kept), {"person": person, **values})


def is_on(connection: Connection, person: str, table_id: str) -> bool:
    mine = (schema.notified.c.person == person, schema.notified.c.table_id == table_id)
    return not connection.execute(select(schema.notified.c.off).where(*mine)).scalar()


def told_at(connection: Connection, person: str, table_id: str) -> float | None:
    """When somebody was told of a table last. Nobody changes it before the transaction ends."""
    mine = (schema.notified.c.person == person, schema.notified.c.table_id == table_id)
    at: float | None = connection.execute(select(schema.notified.c.at).where(*mine).with_for_update()).scalar()
    return at


def remember(connection: Connection, person: str, table_id: str, **values: Any) -> None:
    """Notes something about a person and a table."""
    mine = (schema.notified.c.person == person, schema.notified.c.table_id == table_id)
    if not connection.execute(update(schema.notified).where(*mine).values(**values)).rowcount:
        row = {"person": person, "table_id": table_id, "off": False, **values}
        connection.execute(insert(schema.notified), row)


# Browsers


def subscribe(
    connection: Connection, person: str, session: str, device: str, site: str, wanted: PushSubscription
) -> None:
    """A browser takes messages for this person from now on, and for nobody else."""
    browsers = schema.subscriptions
    key = hashlib.sha256(wanted.endpoint.encode()).hexdigest()
    others = (browsers.c.person == person, browsers.c.id != key)
    if connection.execute(select(func.count()).select_from(browsers).where(*others)).scalar_one() >= MOST_DEVICES:
        raise conflict("too-many-devices", most=MOST_DEVICES)
    connection.execute(delete(browsers).where(browsers.c.id == key))
    row = {
        "id": key,
        "person": person,
        "session": session,
        "endpoint": wanted.endpoint,
        "p256dh": wanted.p256dh,
        "auth": wanted.auth,
        "language": wanted.language,
        "site": site,
        "device": device,
        "created": time.time(),
    }
    connection.execute(insert(browsers), row)


def unsubscribe(connection: Connection, person: str, key: str) -> None:
    browsers = schema.subscriptions
    if not connection.execute(delete(browsers).where(browsers.c.id == key, browsers.c.person == person)).rowcount:
        raise missing("no-such-device")


def devices(connection: Connection, person: str, session: str) -> list[PushDevice]:
    browsers = schema.subscriptions
    found = connection.execute(select(browsers).where(browsers.c.person == person).order_by(browsers.c.created))
    return [PushDevice(row.id, row.device, row.created, row.session == session) for row in found]


def browser(connection: Connection, person: str, key: str) -> Any:
    browsers = schema.subscriptions
    row = connection.execute(select(browsers).where(browsers.c.id == key, browsers.c.person == person)).first()
    if row is None:
        raise missing("no-such-device")
    return row


# Webhooks


def add_webhook(connection: Connection, person: str, site: str, wanted: NewWebhook) -> tuple[WebhookInfo, str]:
    hooks = schema.webhooks
    held = select(func.count()).select_from(hooks).where(hooks.c.person == person)
    if connection.execute(held).scalar_one() >= MOST_WEBHOOKS:
        raise conflict("too-many-webhooks", most=MOST_WEBHOOKS)
    row = {
        "id": secrets.token_urlsafe(12),
        "person": person,
        "table_id": wanted.table,
        "form": wanted.form,
        "address": wanted.address,
        "secret": secrets.token_hex(24),
        "language": wanted.language,
        "site": site,
        "created": time.time(),
        "failures": 0,
    }
    connection.execute(insert(hooks), row)
    return webhook(connection, person, str(row["id"])), str(row["secret"])


def webhooks(connection: Connection, person: str) -> list[WebhookInfo]:
    hooks = schema.webhooks
    found = connection.execute(select(hooks).where(hooks.c.person == person).order_by(hooks.c.created))
    return [_info(row) for row in found]


def webhook(connection: Connection, person: str, key: str) -> WebhookInfo:
    hooks = schema.webhooks
    row = connection.execute(select(hooks).where(hooks.c.id == key, hooks.c.person == person)).first()
    if row is None:
        raise missing("no-such-webhook")
    return _info(row)


def _info(row: Any) -> WebhookInfo:
    host = urlsplit(row.address).hostname or ""
    off = row.failures >= MOST_FAILURES
    return WebhookInfo(row.id, row.form, host, row.table_id, row.created, off, row.answer, row.tried)


def revive(connection: Connection, person: str, key: str) -> str:
    """Forgets the failures of a webhook; returns its language."""
    webhook(connection, person, key)
    hooks = schema.webhooks
    connection.execute(update(hooks).where(hooks.c.id == key).values(failures=0, answer=None, tried=None))
    return str(connection.execute(select(hooks.c.language).where(hooks.c.id == key)).scalar_one())


def remove_webhook(connection: Connection, person: str, key: str) -> None:
    hooks = schema.webhooks
    if not connection.execute(delete(hooks).where(hooks.c.id == key, hooks.c.person == person)).rowcount:
        raise missing("no-such-webhook")

"""Notifications: browsers and webhooks, what they are told and when."""

from typing import Annotated, Any

from litestar import Request, Router
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from ludoteca.server.context import ServerContext
from ludoteca.server.notifications import channels, outbox, texts
from ludoteca.server.notifications.addresses import checked
from ludoteca.server.notifications.messages import (
    NewWebhook,
    NotificationChoices,
    NotificationSettings,
    PushSubscription,
    TableNotifications,
    WebhookMade,
)
from ludoteca.server.notifications.quiet_hours import zone
from ludoteca.server.people.sessions import Person, digest
from ludoteca.server.routes.common import Asker, Context, TableId, delete, get, post, put, site, token
from ludoteca.server.routes.people import agent
from ludoteca.tables import permissions
from ludoteca.tables.errors import RequestRefused, forbidden

AnyRequest = Request[Any, Any, Any]
Key = Annotated[str, PathParameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]


def _session(request: AnyRequest) -> str:
    return digest(token(request) or "")


def _seldom(context: ServerContext, person: Person) -> None:
    if not context.trials.take(person.id):
        raise RequestRefused(429, "too-many-requests")


async def _settings(context: ServerContext, person: Person, session: str) -> NotificationSettings:
    key = (await context.notifications.signer()).public_key
    return await context.storage.run(
        lambda c: NotificationSettings(
            key,
            channels.choices(c, person.id),
            channels.devices(c, person.id, session),
            channels.webhooks(c, person.id),
        )
    )


@get("/me/notifications")
async def settings(context: Context, person: Asker, request: AnyRequest) -> NotificationSettings:
    """Where I am told what."""
    return await _settings(context, person, _session(request))


@put("/me/notifications")
async def choose(
    data: JSONBody[NotificationChoices], context: Context, person: Asker, request: AnyRequest
) -> NotificationSettings:
    """What I want to be told, and when not."""
    if zone(data.zone) is None:
        raise RequestRefused(400, "no-such-zone")
    await context.storage.run(lambda c: channels.choose(c, person.id, data))
    return await _settings(context, person, _session(request))


@put("/me/devices")
async def subscribe(
    data: JSONBody[PushSubscription], context: Context, person: Asker, request: AnyRequest
) -> NotificationSettings:
    """This browser takes push messages for me, as long as this session lasts."""
    from ludoteca.server.notifications.web_push import check_keys

    _seldom(context, person)
    checked(data.endpoint, private=context.settings.private_endpoints)
    check_keys(data.p256dh, data.auth)
    session, device, where = _session(request), agent(request), site(request).origin
    await context.storage.run(lambda c: channels.subscribe(c, person.id, session, device, where, data))
    await context.notifications.look_again()
    return await _settings(context, person, session)


@delete("/me/devices/{key:str}", status_code=204)
async def unsubscribe(key: Key, context: Context, person: Asker) -> None:
    """That browser is told nothing any more."""
    await context.storage.run(lambda c: channels.unsubscribe(c, person.id, key))


@post("/me/devices/{key:str}/test", status_code=204)
async def try_device(key: Key, context: Context, person: Asker) -> None:
    """Sends a message to a browser of mine, to see whether it comes."""
    _seldom(context, person)

    def work(connection: Connection) -> None:
        row = channels.browser(connection, person.id, key)
        sent = outbox.delivery(texts.trial(row.language), subscription=key)
        outbox.deliver(connection, [sent], context.uptime.now())

    await context.storage.run(work)


@post("/me/webhooks")
async def add_webhook(data: JSONBody[NewWebhook], context: Context, person: Asker, request: AnyRequest) -> WebhookMade:
    """An address that is told, of all my tables or of one. Its secret is shown once."""
    _seldom(context, person)
    checked(data.address, private=context.settings.private_endpoints)
    if data.table is not None:
        await _sits(context, data.table, person)
    where = site(request).origin
    made, secret = await context.storage.run(lambda c: channels.add_webhook(c, person.id, where, data))
    await context.notifications.look_again()
    return WebhookMade(made, secret)


@delete("/me/webhooks/{key:str}", status_code=204)
async def remove_webhook(key: Key, context: Context, person: Asker) -> None:
    await context.storage.run(lambda c: channels.remove_webhook(c, person.id, key))


@post("/me/webhooks/{key:str}/test", status_code=204)
async def try_webhook(key: Key, context: Context, person: Asker) -> None:
    """Posts to a webhook of mine; `GET /me/notifications` then says what came of it. One that was off is on again."""
    _seldom(context, person)

    def work(connection: Connection) -> None:
        language = channels.revive(connection, person.id, key)
        sent = outbox.delivery(texts.trial(language), webhook=key)
        outbox.deliver(connection, [sent], context.uptime.now())

    await context.storage.run(work)


async def _sits(context: ServerContext, table: str, person: Person) -> None:
    """Refuses whoever does not sit at a table and is not its host."""
    async with context.registry.look(table) as current:
        permissions.may_watch(current, person.id)
        if not current.seats_of(person.id) and current.setup.host != person.id:
            raise forbidden("not-seated")


@get("/tables/{table:str}/notifications")
async def at_table(table: TableId, context: Context, person: Asker) -> TableNotifications:
    """Whether I am told of this table."""
    await _sits(context, table, person)
    return TableNotifications(await context.storage.run(lambda c: channels.is_on(c, person.id, table)))


@put("/tables/{table:str}/notifications")
async def switch(
    table: TableId, data: JSONBody[TableNotifications], context: Context, person: Asker
) -> TableNotifications:
    """I want to be told of this table, or not."""
    await _sits(context, table, person)
    await context.storage.run(lambda c: channels.remember(c, person.id, table, off=not data.on))
    return data


router = Router(
    "",
    route_handlers=[
        settings,
        choose,
        subscribe,
        unsubscribe,
        try_device,
        add_webhook,
        remove_webhook,
        try_webhook,
        at_table,
        switch,
    ],
    tags=["notifications"],
)

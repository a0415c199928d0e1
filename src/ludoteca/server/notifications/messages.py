"""Messages about notifications. `docs/protocol.md` explains them."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

Kind = Literal["turn", "time", "invitation", "seated", "over"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Form = Literal["discord", "slack", "matrix", "json"]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]
MinuteOfDay = Annotated[int, Meta(ge=0, le=1_439)]
Address = Annotated[str, Meta(min_length=1, max_length=1_000)]


class QuietHours(Struct, frozen=True):
    """Minutes of the day. With `since` after `until` they last over midnight."""

    since: MinuteOfDay
    until: MinuteOfDay


class NotificationChoices(Struct):
    """What I want to be told, and when not."""

    kinds: Annotated[list[Kind], Meta(max_length=len(KINDS))] = field(default_factory=lambda: [*KINDS])
    quiet: QuietHours | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """My time zone, by its name in the tz database."""


class PushSubscription(Struct):
    """What `PushManager.subscribe` gave to a browser."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


class PushDevice(Struct):
    """A browser that is told."""

    id: str
    device: str
    created: float
    this: bool
    """It belongs to the session that asks."""


class NewWebhook(Struct):
    form: Form
    address: Address
    table: Annotated[str, Meta(max_length=24)] | None = None
    """For this table only."""
    language: Language = "en"


class WebhookInfo(Struct):
    """An address that is told. All of it but the host is a secret, and never sent back."""

    id: str
    form: Form
    host: str
    table: str | None
    created: float
    off: bool
    """It failed too often."""
    answer: str | None
    """What the last attempt brought: a status of HTTP, or a word."""
    tried: float | None


class WebhookMade(Struct):
    """A new webhook. The secret signs its requests; it is shown once."""

    webhook: WebhookInfo
    secret: str


class NotificationSettings(Struct):
    key: str
    """The public key of this server, for `PushManager.subscribe`."""
    choices: NotificationChoices
    devices: list[PushDevice]
    webhooks: list[WebhookInfo]


class TableNotifications(Struct):
    """Whether I am told of one table."""

    on: bool

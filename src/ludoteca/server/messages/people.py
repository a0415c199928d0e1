"""Messages about guests, accounts, passkeys and sessions."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.server.messages.basics import Name


class PersonInfo(Struct):
    id: str
    name: str
    login: str | None = None
    passkeys: int = 0
    has_password: bool = False
    codes: int = 0
    """Recovery codes that were not used yet."""


class Guest(Struct):
    id: str
    name: str
    token: str
    """For scripts: `Authorization: Bearer <token>`."""


class Credentials(Struct):
    login: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Struct):
    """A login and a password, or new ones."""

    login: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Recovery(Struct):
    """A recovery code; each works once."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class RecoveryCodes(Struct):
    """Shown once; whoever has one can log in without the password."""

    codes: list[str]


class PasskeyRequest(Struct):
    """Options for `navigator.credentials`; send the ticket back with the credential."""

    ticket: str
    options: dict[str, Any]


class PasskeyAnswer(Struct):
    ticket: Annotated[str, Meta(max_length=40)]
    credential: dict[str, Any]


class Proof(Struct):
    """One secret, shown again: the password, an answer of a passkey, or a recovery code, which is then used up."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    passkey: PasskeyAnswer | None = None
    code: Annotated[str, Meta(max_length=40)] | None = None


class SessionInfo(Struct):
    """Somewhere I am logged in."""

    id: str
    device: str
    created: float
    used: float
    """To the hour."""
    this: bool
    """The session that asks."""


class PasskeyInfo(Struct):
    id: str
    device: str
    """Where it was made."""
    created: float
    used: float | None


class Blocked(Struct):
    """Somebody whose chat I do not want to read."""

    id: str
    name: str


class Rename(Struct):
    name: Name


class NewGuest(Struct):
    name: Name | None = None

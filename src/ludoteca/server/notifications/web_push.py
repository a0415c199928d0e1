"""Web push: a message that only one browser can read, signed by this server (RFC 8030, 8188, 8291, 8292)."""

import contextlib
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple, Protocol
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException
from sqlalchemy import Connection, insert, select

from ludoteca.server.db import schema
from ludoteca.server.db.engine import Conflict, Storage
from ludoteca.tables.errors import RequestRefused

SECRET = "vapid"
POINT, AUTH = 65, 16
"""Bytes of the key and of the secret of a subscription."""
VALID = 12 * 3_600
"""Seconds for which a signature is good; a push service takes a day at most."""
SOMEBODY = "mailto:nobody@localhost.localdomain"


class Subscription(Protocol):
    """Where a browser takes messages, and the keys with which it reads them."""

    endpoint: str
    p256dh: str
    auth: str


class PushMessage(NamedTuple):
    headers: dict[str, str]
    body: bytes


class Signer:
    """The keys of this server, made once and shared by all its processes through the database."""

    def __init__(self, private: str) -> None:
        self._vapid = Vapid02.from_raw(private.encode())

    @classmethod
    async def read(cls, storage: Storage) -> "Signer":
        with contextlib.suppress(Conflict):
            await storage.run(_make)
        return cls(await storage.run(_read))

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        return _text(_point(self._vapid.public_key))

    def message(self, to: Subscription, text: str, topic: str, seconds: float, contact: str) -> PushMessage:
        """A message that waits at the push service for so many seconds. A later one of the same topic replaces it."""
        parts = urlsplit(to.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": contact}
        try:
            signed = self._vapid.sign(claims)
        except VapidException:
            signed = self._vapid.sign(claims | {"sub": SOMEBODY})
        body = http_ece.encrypt(
            text.encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(to.p256dh),
            auth_secret=_bytes(to.auth),
            version="aes128gcm",
        )
        headers = {
            "Authorization": signed["Authorization"],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(seconds)),
            "Topic": topic,
            "Urgency": "high",
        }
        return PushMessage(headers, body)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuses keys that are none."""
    try:
        if len(_bytes(auth)) != AUTH or len(_bytes(p256dh)) != POINT:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
    except ValueError:
        raise RequestRefused(400, "no-such-keys") from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    numbers = key.public_numbers()
    return b"\x04" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _make(connection: Connection) -> None:
    if connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == SECRET)).first() is None:
        private = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        connection.execute(insert(schema.secrets), {"name": SECRET, "value": _text(private.to_bytes(32))})


def _read(connection: Connection) -> str:
    found: str = connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == SECRET)).scalar_one()
    return found

"""Requests to addresses that people gave us: they must not reach what only this machine can reach.

A name is resolved once; all its addresses must be public, and the connection goes to one of those that were looked at.
Redirects are not followed, and of an answer nothing but the status is read.
"""

import asyncio
import logging
import socket
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import ip_address

import httpcore
from httpcore import SOCKET_OPTION, AsyncNetworkStream

from ludoteca.server.notifications.addresses import Address, is_public
from ludoteca.server.notifications.http_answer import HttpAnswer

log = logging.getLogger("ludoteca.notifications")

TIMEOUT = 10.0
"""Seconds for everything, from the name to the status."""
NAMES_AT_ONCE = 50
"""Names that are asked for at once. One whose server is silent keeps its thread longer than we wait for it."""


class NotPublic(Exception):
    """An address that is not for everybody."""


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._network = httpcore.AnyIOBackend()
        # The threads of the event loop are for everybody: strangers' names must not keep them.
        self._names = ThreadPoolExecutor(NAMES_AT_ONCE, "names")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        addresses = await self.resolve(host, port)
        if not self._private and not all(map(is_public, addresses)):
            raise NotPublic(host)
        error: Exception = httpcore.ConnectError(host)
        for address in addresses:
            try:
                return await self._network.connect_tcp(str(address), port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as failed:
                error = failed
        raise error

    async def resolve(self, host: str, port: int) -> list[Address]:
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._names, ask)
        except OSError as failed:
            raise httpcore.ConnectError(host) from failed
        return [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]


class OutgoingClient:
    """Posts to addresses that people gave."""

    def __init__(self, *, private: bool = False, network: httpcore.AsyncNetworkBackend | None = None) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=None,  # Who keeps us waiting takes no place that others need.
            max_keepalive_connections=0,
            retries=0,
            network_backend=network or PublicNetwork(private=private),
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> HttpAnswer:
        """What the other side says."""
        try:
            async with (
                asyncio.timeout(TIMEOUT),
                self._pool.stream("POST", url, headers=[*headers.items()], content=body) as response,
            ):
                return HttpAnswer(response.status, _retry_after(response.headers))
        except NotPublic as refused:
            log.warning("address is not public", extra={"host": str(refused)})
            return HttpAnswer("not-public")
        except (TimeoutError, httpcore.TimeoutException):
            return HttpAnswer("timeout")
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.UnsupportedProtocol, OSError):
            return HttpAnswer("no-answer")


def _retry_after(headers: list[tuple[bytes, bytes]]) -> float | None:
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit():
            return float(value[:6])
    return None

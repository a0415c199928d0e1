"""Startup: whatever keeps a server from starting is told in one sentence."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from ludoteca.server.failures import OperationFailed
from ludoteca.server.operation.logs import without_credentials


class StartFailed(OperationFailed):
    """Why the server does not start."""


@contextmanager
def failing_as(what: str) -> Iterator[None]:
    """Turns whatever goes wrong inside into one sentence that begins with `what`."""
    try:
        yield
    except StartFailed:
        raise
    except Exception as error:
        raise StartFailed(f"{what}: {reason(error)}.") from error


def reason(error: BaseException) -> str:
    """The first line of an error, without statement, parameters or passwords."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    told = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    return without_credentials(told.strip().partition("\n")[0].rstrip(".") or type(cause).__name__)


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets on every address that `host` names. They are bound before anything else is opened."""
    with failing_as(f"The server cannot listen on {host}, port {port}"):
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return [_bound(family, address) for family, address in {(kind, address) for kind, *_, address in found}]


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    made.bind(address)
    return made


def check_page(static: Path) -> None:
    if not (static / "index.html").is_file():
        raise StartFailed(
            "The page is not built: build it with `make web`, or serve the interface alone with --no-page."
        )

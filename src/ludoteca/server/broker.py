"""The broker between processes: NATS.

It only announces. What it loses costs no more than time: whoever reads a table reads its log, and tables that somebody
watches are read again after a break, and whenever they were quiet for long.
"""

import logging
from collections.abc import Callable, Coroutine

import nats
from nats.aio.client import Client

log = logging.getLogger("ludoteca.broker")


async def connect(url: str, again: Callable[[], Coroutine[None, None, None]] | None = None) -> Client:
    """`again` is called when a connection that was lost is back."""

    async def report(error: Exception) -> None:
        log.warning("broker", extra={"error": repr(error)})

    return await nats.connect(
        url, error_cb=report, reconnected_cb=again, max_reconnect_attempts=-1, reconnect_time_wait=0.5
    )

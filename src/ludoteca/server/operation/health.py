"""Health: whether the database takes what is written to it."""

import asyncio
import secrets
import time

from sqlalchemy import Connection, delete, insert

from ludoteca.server.db import schema
from ludoteca.server.db.engine import Storage
from ludoteca.server.operation.startup import reason

PATIENCE = 1.0
"""Seconds until a database that does not answer counts as broken."""
PROBE_BYTES = 4096
"""More than fits into a page that is there already: a full disk is noticed."""


async def trouble(storage: Storage) -> str | None:
    """What is wrong; None if a row could be written and committed."""
    try:
        async with asyncio.timeout(PATIENCE):
            await storage.run(_probe)
    except TimeoutError:
        return f"the database did not answer within {PATIENCE:g} s"
    except Exception as error:
        return f"the database cannot be written: {reason(error)}"
    return None


def _probe(connection: Connection) -> None:
    """Writes a row and takes it away again; both reach the disk with the commit."""
    name = f"health-{secrets.token_hex(12)}"
    row = {"id": name, "challenge": secrets.token_bytes(PROBE_BYTES), "person": None, "expires": time.time()}
    connection.execute(insert(schema.challenges), row)
    connection.execute(delete(schema.challenges).where(schema.challenges.c.id == name))

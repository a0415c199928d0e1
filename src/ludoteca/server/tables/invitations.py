"""Invitations to a seat: random, revocable, one seat each. Functions of a connection."""

import secrets
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from ludoteca.server.db import schema
from ludoteca.tables.errors import conflict, missing


def invitation(connection: Connection, table_id: str, seat: int) -> str | None:
    where = (schema.seats.c.table_id == table_id, schema.seats.c.seat == seat, schema.seats.c.kind == "link")
    return connection.execute(select(schema.seats.c.invite).where(*where)).scalar()


class Invited(NamedTuple):
    table: str
    seat: int


def invited(connection: Connection, invite: str, person: str | None) -> Invited:
    """Where an invitation leads."""
    columns = schema.seats.c
    found = connection.execute(
        select(columns.table_id, columns.seat, columns.person).where(columns.invite == invite)
    ).first()
    if found is None:
        raise missing("no-such-invite")
    if found.person not in (None, person):
        raise conflict("invite-used")
    return Invited(found.table_id, found.seat)


def renew(connection: Connection, table_id: str, seat: int) -> str:
    """A new invitation in place of the old one, which is worth nothing from now on."""
    invite = secrets.token_urlsafe(16)
    where = (schema.seats.c.table_id == table_id, schema.seats.c.seat == seat, schema.seats.c.kind == "link")
    changed = connection.execute(update(schema.seats).where(*where).values(invite=invite))
    if not changed.rowcount:
        raise conflict("no-link-seat", seat=seat)
    return invite

"""Lists of tables, in pages."""

from sqlalchemy import Connection, case, select

from ludoteca.server.db import schema

MOST = 60


def public(connection: Connection, page: int) -> list[str]:
    """Public tables: with open seats first, then running ones, the latest first."""
    tables = schema.tables.c
    found = connection.execute(
        select(tables.id)
        .where(tables.public.is_(True), tables.status.in_(("open", "running")))
        .order_by(case((tables.status == "open", 0), else_=1), tables.moved.desc(), tables.id)
        .limit(MOST)
        .offset(page * MOST)
    )
    return list(found.scalars())


def of(connection: Connection, person: str, page: int) -> list[str]:
    """The tables at which a person sits or which they host: those that wait for them, those going on, those that are
    broken, those over."""
    tables, seats = schema.tables.c, schema.seats.c
    theirs = (seats.table_id == tables.id, seats.seat == tables.turn, seats.person == person)
    waits = (tables.status == "running") & select(seats.seat).where(*theirs).exists()
    rank = case((waits, 0), (tables.status == "over", 3), (tables.status == "broken", 2), else_=1)
    sitting = select(seats.table_id).where(seats.person == person)
    found = connection.execute(
        select(tables.id)
        .where(tables.id.in_(sitting) | (tables.host == person))
        .order_by(rank, tables.moved.desc(), tables.id)
        .limit(MOST)
        .offset(page * MOST)
    )
    return list(found.scalars())


def going_on(connection: Connection, person: str) -> list[str]:
    """The tables at which a person sits that are not over."""
    tables, seats = schema.tables.c, schema.seats.c
    theirs = select(seats.table_id).where(seats.person == person)
    wanted = select(tables.id).where(tables.id.in_(theirs), tables.status.in_(("open", "running")))
    return list(connection.execute(wanted.order_by(tables.id)).scalars())

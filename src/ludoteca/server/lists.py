"""Lists of tables."""

from sqlalchemy import Connection, case, select

from ludoteca.server import books, schema
from ludoteca.server.messages import TableInfo

MOST = 60


def public(connection: Connection) -> list[str]:
    """Public tables: with open seats first, then running ones, the latest first."""
    tables = schema.tables.c
    found = connection.execute(
        select(tables.id)
        .where(tables.public.is_(True), tables.status.in_(("open", "running")))
        .order_by(case((tables.status == "open", 0), else_=1), tables.moved.desc())
        .limit(MOST)
    )
    return list(found.scalars())


def of(connection: Connection, person: str) -> list[str]:
    """The tables at which a person sits or which they host, those still going on first, then those that are broken."""
    tables = schema.tables.c
    sitting = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    found = connection.execute(
        select(tables.id)
        .where(tables.id.in_(sitting) | (tables.host == person))
        .order_by(case((tables.status == "over", 2), (tables.status == books.BROKEN, 1), else_=0), tables.moved.desc())
        .limit(MOST)
    )
    return list(found.scalars())


def waits_for(table: TableInfo, person: str) -> bool:
    return table.turn is not None and table.seats[table.turn].person == person

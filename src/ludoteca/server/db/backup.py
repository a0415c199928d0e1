"""Backup and restore: the whole database as JSON Lines, compressed, from and to either kind of database.

The first line names the schema's revision; every other line is a row: `["lines", {…}]`. A backup of a running server is
one consistent moment.
"""

import gzip
import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, LargeBinary, Table, insert, select, text

from ludoteca.server.db import migrations, schema
from ludoteca.server.db.engine import PRIVATE, Storage
from ludoteca.server.failures import OperationFailed

FORMAT = 1
BATCH = 500
PASSING = frozenset({"challenges", "deliveries"})
"""Tables that hold nothing worth keeping."""


def _tables() -> list[Table]:
    return [table for table in schema.metadata.sorted_tables if table.name not in PASSING]


def revision(connection: Connection) -> str:
    return str(MigrationContext.configure(connection).get_current_revision())


async def backup(storage: Storage, target: Path) -> int:
    """Writes everything to a file; returns the number of rows. The file appears when it is complete."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(PRIVATE)
    rows = await storage.run(lambda connection: _dump(connection, part))
    part.replace(target)
    return rows


def _dump(connection: Connection, target: Path) -> int:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    if revision(connection) != migrations.newest():
        raise OperationFailed(
            f"the database is of revision {revision(connection)}, this program of {migrations.newest()}"
        )
    count = 0
    with gzip.open(target, "wt", encoding="utf-8") as file:
        file.write(json.dumps({"ludoteca": FORMAT, "revision": revision(connection)}) + "\n")
        for table in _tables():
            for row in connection.execute(select(table)).mappings():
                file.write(json.dumps([table.name, {key: _plain(value) for key, value in row.items()}]) + "\n")
                count += 1
    return count


async def restore(storage: Storage, source: Path) -> int:
    """Fills an empty database from a backup; returns the number of rows. It is all of it or nothing."""
    try:
        return await storage.run(lambda connection: _fill(connection, source))
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise OperationFailed(f"{source} is not a backup, or not a whole one: {error}") from None


def _fill(connection: Connection, source: Path) -> int:
    if any(connection.execute(select(table).limit(1)).first() is not None for table in _tables()):
        raise OperationFailed("the database is not empty: restore into a new one")
    count = 0
    with gzip.open(source, "rt", encoding="utf-8") as file:
        head = json.loads(file.readline())
        if head.get("ludoteca") != FORMAT or head.get("revision") != revision(connection):
            raise OperationFailed(
                f"this backup is of revision {head.get('revision')}, the database {revision(connection)}"
            )
        for table, rows in _batches(file):
            connection.execute(insert(table), rows)
            count += len(rows)
    return count


def _batches(file: Iterator[str]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one table together, in the order in which they were written."""
    name, rows = "", list[dict[str, Any]]()
    for line in file:
        key, row = json.loads(line)
        if rows and (key != name or len(rows) == BATCH):
            yield schema.metadata.tables[name], rows
            rows = []
        name = key
        rows.append(_typed(schema.metadata.tables[key], row))
    if rows:
        yield schema.metadata.tables[name], rows


def _plain(value: Any) -> Any:
    return b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    return row | {key: b64decode(row[key]) for key in binary if row.get(key) is not None}

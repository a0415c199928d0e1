"""The data folder of the embedded database: one server at a time, and no database that vanishes unnoticed."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import IO

from ludoteca.server.operation.startup import StartFailed, failing_as

LOCK = "ludoteca.lock"
MARKER = "database-was-made"
EXPLAINED = """A database was made in this folder: ludoteca.db.
If it is gone, the server does not silently begin a new one. Restore a backup, or start with --new-database.
"""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        """A record lock: it ends with this process, also where worker processes outlive it."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(folder: Path) -> IO[bytes]:
    """Keeps other servers off the folder while the file is open. The operating system lets go when the process ends."""
    with failing_as(f"The data folder {folder} cannot be used"):
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise StartFailed(
            f"Another server is using the data folder {folder}: stop it, or take another --data."
        ) from None
    return file


def check(folder: Path, database: Path) -> None:
    """Where there was a database there must be one."""
    if (folder / MARKER).exists() and not _filled(database):
        raise StartFailed(
            f"The database {database} is gone or empty: restore a backup with `ludoteca restore`, "
            "or begin a new one with --new-database."
        )


def _filled(database: Path) -> bool:
    if not database.exists() or not database.stat().st_size:
        return False
    with failing_as(f"The database {database} cannot be read"), closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None


def mark(folder: Path) -> None:
    (folder / MARKER).write_text(EXPLAINED, encoding="utf-8")

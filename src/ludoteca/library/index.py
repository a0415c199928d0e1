"""The index: a SQLite file that knows each record by place, size and time, so that only new ones are read."""

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from ludoteca.core import Refused, replay
from ludoteca.core.record import MoveLine, RecordCut

INDEX = ".ludoteca-library.db"
DATABASE = "ludoteca.db"
"""The database of a server, in its data folder."""
FORMAT = 2
OPENING = 3
"""So many moves are an opening."""
DEPTH = 40
"""So many moves of each game are known to the explorer."""

_SCHEMA = f"""
CREATE TABLE IF NOT EXISTS records (place TEXT PRIMARY KEY, mark TEXT NOT NULL, error TEXT);
CREATE TABLE IF NOT EXISTS games (
    place TEXT PRIMARY KEY REFERENCES records ON DELETE CASCADE, game TEXT NOT NULL, players INTEGER NOT NULL,
    options TEXT NOT NULL, moves INTEGER NOT NULL, end TEXT, outcome TEXT, decided INTEGER NOT NULL,
    mover INTEGER, first TEXT, opening TEXT, line TEXT NOT NULL, movers TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS seats (
    place TEXT REFERENCES games ON DELETE CASCADE, seat INTEGER, score INTEGER, won INTEGER NOT NULL,
    PRIMARY KEY (place, seat));
CREATE INDEX IF NOT EXISTS games_by_game ON games (game, players);
PRAGMA user_version = {FORMAT};
"""


class BadRecord(NamedTuple):
    place: str
    why: str


class Added(NamedTuple):
    """What a look at the source brought."""

    games: int
    gone: int
    bad: list[BadRecord]
    """All records that cannot be read, also those known before."""


class _Found(NamedTuple):
    place: str
    mark: str


class Index:
    """What is known of records, wherever they come from."""

    def __init__(self, index: Path | str) -> None:
        self.index = sqlite3.connect(index, check_same_thread=False)
        self.index.execute("PRAGMA foreign_keys = ON")
        version = self.index.execute("PRAGMA user_version").fetchone()[0]
        if version not in (0, FORMAT):
            raise ValueError(f"the index is of format {version}, this program writes {FORMAT}: delete it")
        self.index.executescript(_SCHEMA)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.index.close()

    def known(self) -> dict[str, str]:
        """The records that were read, with the marks they had."""
        return dict(self.index.execute("SELECT place, mark FROM records"))

    def update(self, found: Mapping[str, str], read: Callable[[str], bytes]) -> Added:
        """Reads what is new or changed of all that is found, and forgets what is gone. What cannot be read is left out
        and named."""
        known = self.known()
        gone = [place for place, mark in known.items() if found.get(place) != mark]
        self.index.executemany("DELETE FROM records WHERE place = ?", [(place,) for place in gone])
        before = self._count()
        for place, mark in found.items():
            if known.get(place) != mark:
                self._add(place, mark, read)
        self.index.commit()
        bad = self.index.execute("SELECT place, error FROM records WHERE error IS NOT NULL ORDER BY place")
        return Added(
            self._count() - before, sum(place not in found for place in gone), [BadRecord(*row) for row in bad]
        )

    def _count(self) -> int:
        return int(self.index.execute("SELECT count(*) FROM games").fetchone()[0])

    def _add(self, place: str, mark: str, read: Callable[[str], bytes]) -> None:
        try:
            played = replay(read(place))
        except (Refused, RecordCut, OSError, ValueError) as problem:
            self.index.execute("INSERT INTO records VALUES (?, ?, ?)", (place, mark, str(problem)[:300]))
            return
        self.index.execute("INSERT INTO records VALUES (?, ?, NULL)", (place, mark))
        moves = [line for line in played.lines if isinstance(line, MoveLine)]
        result = None if played.referee is None else played.referee.position.result()
        header = played.header
        row = (
            place,
            header.game,
            header.players,
            json.dumps({key: value for key, value in header.options.items() if isinstance(value, str | int | bool)}),
            len(moves),
            None if result is None else result.end,
            None if result is None else result.outcome,
            result is not None,
            moves[0].seat if moves else None,
            moves[0].move if moves else None,
            " / ".join(line.move for line in moves[:OPENING]) or None,
            "".join(f"{line.move}\n" for line in moves[:DEPTH]),
            json.dumps([line.seat for line in moves[:DEPTH]]),
        )
        self.index.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(row))})", row)
        if result is not None:
            scores = result.scores or [None] * header.players
            self.index.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?)",
                [(place, seat, scores[seat], seat in result.winners) for seat in range(header.players)],
            )


class Library(Index):
    """The records of a folder (`*.jsonl`, also in folders below) or of the data folder of a server."""

    def __init__(self, source: Path, *, server_data: bool = False, index: Path | str | None = None) -> None:
        self.source = source
        self._server = source / DATABASE if server_data else None
        if self._server is not None and not self._server.is_file():
            raise FileNotFoundError(f"there is no {DATABASE} in {source}")
        if not source.is_dir():
            raise FileNotFoundError(f"there is no folder {source}")
        super().__init__(source / INDEX if index is None else index)

    def refresh(self) -> Added:
        return self.update(dict(self._found()), self._read)

    def _found(self) -> Iterator[_Found]:
        if self._server is not None:
            with sqlite3.connect(f"file:{self._server}?mode=ro", uri=True) as database:
                for place, size in database.execute("SELECT table_id, length(text) FROM records"):
                    yield _Found(place, str(size))
            database.close()
            return
        for path in sorted(self.source.rglob("*.jsonl")):
            facts = path.stat()
            yield _Found(path.relative_to(self.source).as_posix(), f"{facts.st_size} {facts.st_mtime_ns}")

    def _read(self, place: str) -> bytes:
        if self._server is None:
            return (self.source / place).read_bytes()
        database = sqlite3.connect(f"file:{self._server}?mode=ro", uri=True)
        try:
            row = database.execute("SELECT text FROM records WHERE table_id = ?", [place]).fetchone()
            return str(row[0]).encode()
        finally:
            database.close()

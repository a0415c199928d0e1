"""Games of bots with each other, kept as Parquet files that grow until all are there.

A folder holds one job: `job.json` says what is played, `games-00000.parquet` and its followers hold so many games
each, in order, and `open.jsonl` the finished games of files that are not full yet. A job that was interrupted goes on
with the games that are missing; nothing that was finished is played again.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from ludoteca.bots import by_name
from ludoteca.bots.search import Search
from ludoteca.core import Hashed, Json, Referee, View, canonical, shelf
from ludoteca.core.record import write
from ludoteca.research.table import rewards

Row = dict[str, Any]

SCHEMA = pa.schema(
    [
        pa.field("number", pa.int64(), nullable=False),
        pa.field("seed", pa.string(), nullable=False),
        pa.field("game", pa.string(), nullable=False),
        pa.field("rules", pa.string(), nullable=False),
        pa.field("players", pa.int8(), nullable=False),
        pa.field("options", pa.string(), nullable=False),
        pa.field("bots", pa.list_(pa.string()), nullable=False),
        pa.field("scores", pa.list_(pa.int32())),
        pa.field("winners", pa.list_(pa.int8()), nullable=False),
        pa.field("rewards", pa.list_(pa.float32()), nullable=False),
        pa.field("end", pa.string(), nullable=False),
        pa.field("outcome", pa.string()),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("record", pa.string(), nullable=False),
        pa.field(
            "searches",
            pa.list_(
                pa.struct(
                    [
                        pa.field("decision", pa.int32(), nullable=False),
                        pa.field("value", pa.float32(), nullable=False),
                        pa.field("moves", pa.list_(pa.string()), nullable=False),
                        pa.field("visits", pa.list_(pa.int32()), nullable=False),
                        pa.field("weights", pa.list_(pa.float32()), nullable=False),
                        pa.field("values", pa.list_(pa.float32()), nullable=False),
                    ]
                )
            ),
        ),
    ]
)
"""`record` is the whole game in the format of docs/notation.md; its seed proves its luck. `searches` has a row for
every decision, counted from 0, that was searched: by move its visits, its share of them (of the priors where nothing
was visited) and its value for the mover; `value` is the mean of the values, by share."""


class Job(NamedTuple):
    """What is played. Bots sit by seat, move on by a seat from game to game, and the last one fills up."""

    game: str
    bots: tuple[str, ...]
    players: int
    options: dict[str, Json]
    seed: int
    shard: int
    """Games in a file."""

    def json(self) -> dict[str, Json]:
        return {**self._asdict(), "bots": [*self.bots]}

    def seating(self, number: int) -> tuple[str, ...]:
        line_up = (*self.bots, *[self.bots[-1]] * (self.players - len(self.bots)))
        turn = number % self.players
        return (*line_up[-turn:], *line_up[:-turn]) if turn else line_up


def play(job: Job, number: int) -> Row:
    """One game of a job."""
    box = shelf.box(job.game)
    seating = job.seating(number)
    bots = [by_name(name, box) for name in seating]
    seed = f"{job.seed}-{number}"
    referee = Referee(box, job.players, job.options, Hashed(seed), seed)
    decisions = 0
    searches: list[Row] = []
    while (seat := referee.position.seat) is not None:
        legal = [*referee.legal()]
        text, bot = legal[0], bots[seat]
        if len(legal) > 1:
            move_seed = job.seed * 1_000_003 + number * 10_007 + decisions
            if isinstance(bot, Search):
                searches.append(_search(bot, referee.position.view(seat), legal, move_seed, decisions))
                text = searches[-1]["moves"][0]
            else:
                text = bot.choose(referee.position.view(seat), legal, move_seed)
        referee.play(seat, text)
        decisions += 1
    result = referee.position.result()
    assert result is not None
    return {
        "number": number,
        "seed": seed,
        "game": job.game,
        "rules": box.rules,
        "players": job.players,
        "options": canonical(referee.header.options),
        "bots": [*seating],
        "scores": None if result.scores is None else [*result.scores],
        "winners": [*result.winners],
        "rewards": rewards(result, job.players),
        "end": result.end,
        "outcome": result.outcome,
        "decisions": decisions,
        "record": write(referee.record()),
        "searches": searches,
    }


def _search(bot: Search, view: View, legal: Sequence[str], seed: int, decision: int) -> Row:
    """What a search found, the best move first."""
    root = bot.search(view, legal, seed)
    ranked = bot.ranked(root)
    weights = [root.weight(edge) for _, edge in ranked]
    values = [edge.value(bot.settings.first_value_weight) for _, edge in ranked]
    return {
        "decision": decision,
        "value": sum(weight * value for weight, value in zip(weights, values, strict=True)),
        "moves": [move.text for move, _ in ranked],
        "visits": [edge.visits for _, edge in ranked],
        "weights": weights,
        "values": values,
    }


class OtherJob(Exception):
    """The folder holds the games of another job."""


class Store:
    """The folder of a job."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.folder = folder
        self.job = job
        folder.mkdir(parents=True, exist_ok=True)
        told = folder / "job.json"
        if told.exists():
            if json.loads(told.read_text(encoding="utf-8")) != job.json():
                raise OtherJob(folder)
        else:
            _replace(told, json.dumps(job.json()))
        self._journal = folder / "open.jsonl"
        self._closed: dict[int, int] = {shard: pq.read_metadata(file).num_rows for shard, file in self._files()}
        self._open = {row["number"]: row for row in self._read_journal() if not self._is_closed(row["number"])}

    def missing(self, games: int) -> list[int]:
        """The games of a job of that size still to be played."""
        return [number for number in range(games) if number not in self._open and not self._is_closed(number)]

    def _is_closed(self, number: int) -> bool:
        """A file holds the first games of its range."""
        shard, place = divmod(number, self.job.shard)
        return place < self._closed.get(shard, 0)

    def add(self, row: Row, games: int) -> None:
        """Keeps a game; closes its file if it is the last one missing there."""
        self._open[row["number"]] = row
        with self._journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        self._close(row["number"] // self.job.shard, games)

    def finish(self, games: int) -> list[Path]:
        """Closes what can be closed; the files in order."""
        for shard in sorted({number // self.job.shard for number in self._open}):
            self._close(shard, games)
        return [file for _, file in self._files()]

    def _close(self, shard: int, games: int) -> None:
        size = self.job.shard
        first, last = shard * size, min((shard + 1) * size, games)
        held = self._closed.get(shard, 0)
        numbers = range(first + held, last)
        if not numbers or any(number not in self._open for number in numbers):
            return
        table = pa.Table.from_pylist([self._open[number] for number in numbers], SCHEMA)
        file = self._file(shard)
        if held:
            table = pa.concat_tables([pq.read_table(file, schema=SCHEMA), table])
        draft = file.with_suffix(".draft")
        pq.write_table(table, draft, compression="zstd")
        draft.replace(file)
        self._closed[shard] = held + len(numbers)
        for number in numbers:
            del self._open[number]
        _replace(self._journal, "".join(json.dumps(row) + "\n" for row in self._open.values()))

    def _file(self, shard: int) -> Path:
        return self.folder / f"games-{shard:05d}.parquet"

    def _files(self) -> Iterator[tuple[int, Path]]:
        for file in sorted(self.folder.glob("games-*.parquet")):
            yield int(file.stem.removeprefix("games-")), file

    def _read_journal(self) -> Iterable[Row]:
        """The finished games of open files; a line cut short by an interruption is played again."""
        if not self._journal.exists():
            return []
        lines = self._journal.read_text(encoding="utf-8").splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        if len(whole) < len(lines):
            _replace(self._journal, "".join(whole))
        return [json.loads(line) for line in whole]


def _replace(file: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    draft = file.with_name(f"{file.name}.draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)

"""From records to batches: what was seen, what was legal, what was said, what the search thought of it, how it ended.

    for batch in batches("games", size=256, mix=1):
        train(batch.observations, batch.masks, batch.policies, batch.outcomes)

A folder of `ludoteca selfplay` or any files of records (`*.jsonl`) will do. Every number of a move is a sample of its
own, as in the environments.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray

from ludoteca.core import Move, shelf
from ludoteca.core.record import MoveLine, Reader, Recorded
from ludoteca.research.observations import memory_of
from ludoteca.research.table import Mask, Setting, rewards

Numbers = tuple[int, ...]
Weights = dict[str, float]
"""By move, how much of a search went to it."""


class Sample(NamedTuple):
    """One number that was said. In a `Batch` every field is an array with a row a sample."""

    observation: NDArray[np.float32]
    mask: Mask
    action: int
    policy: NDArray[np.float32]
    """By number, how much of the search went there; without a search all of it to the number that was said."""
    value: float
    """What the search expected of the position, from 0 (lost) to 1 (won); without a search 0.5."""
    outcome: float
    """The reward of the seat when the game was over."""
    seat: int


class Batch(NamedTuple):
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    policies: NDArray[np.float32]
    values: NDArray[np.float32]
    outcomes: NDArray[np.float32]
    seats: NDArray[np.int8]


def samples(record: bytes, searches: Sequence[dict[str, Any]] = (), margin: float | None = None) -> Iterator[Sample]:
    """Every number that was said in a record of a finished game. `searches` are those of its row (`selfplay.py`)."""
    reader = Reader(record)
    header = reader.header()
    setting = Setting(header.game, header.players, header.options, margin)
    considered = {search["decision"]: search for search in searches}
    observer = setting.observations.observer()
    chance = Recorded(reader)
    position = shelf.box(header.game).edition(header.rules).new(header.players, setting.options, chance)
    found: list[Sample] = []
    decision = 0
    while position.seat is not None:
        line = reader.next()
        if not isinstance(line, MoveLine):
            raise reader.wrong("unknown-line")
        legal = position.moves()
        move = next((one for one in legal if one.text == line.move), None)
        if move is None or line.seat != position.seat:
            raise reader.wrong("not-legal", move=line.move[:80])
        search = considered.get(decision)
        weights = {line.move: 1.0} if search is None else dict(zip(search["moves"], search["weights"], strict=True))
        value = 0.5 if search is None else search["value"]
        for prefix, mask, policy in _numbers(setting, legal, move, weights):
            pieces = [setting.actions.text(number) for number in prefix[:-1]]
            row = np.empty(setting.observations.size, np.float32)
            observer.write(position, line.seat, pieces, memory_of(row))
            found.append(Sample(row, mask, prefix[-1], policy, value, 0.0, line.seat))
        position.play(move, chance)
        decision += 1
    result = position.result()
    assert result is not None
    outcome = rewards(result, header.players, margin)
    return (sample._replace(outcome=outcome[sample.seat]) for sample in found)


def _numbers(
    setting: Setting, legal: Sequence[Move], move: Move, weights: Weights
) -> Iterator[tuple[Numbers, Mask, NDArray[np.float32]]]:
    """For each number of a move: the numbers up to it, what was legal there, and how the search went on."""
    codes = setting.actions.codes
    code = codes[move.text]
    for length in range(len(code)):
        mask = np.zeros(setting.actions.size, np.int8)
        policy = np.zeros(setting.actions.size, np.float32)
        for other in legal:
            if codes[other.text][:length] == code[:length]:
                number = codes[other.text][length]
                mask[number] = 1
                policy[number] += weights.get(other.text, 0.0)
        if policy.any():
            policy /= policy.sum()
        else:
            policy[code[length]] = 1.0
        yield code[: length + 1], mask, policy


def records(source: str | Path) -> Iterator[tuple[bytes, list[dict[str, Any]]]]:
    """The records of a file or a folder, each with the searches that were kept."""
    path = Path(source)
    files = sorted([*path.glob("*.parquet"), *path.glob("*.jsonl")]) if path.is_dir() else [path]
    for file in files:
        if file.suffix == ".parquet":
            for rows in pq.ParquetFile(file).iter_batches(64):
                for row in rows.to_pylist():
                    yield row["record"].encode(), row.get("searches") or []
        elif file.name != "open.jsonl":
            yield file.read_bytes(), []


def batches(source: str | Path, size: int, mix: int = 0, seed: int = 0, margin: float | None = None) -> Iterator[Batch]:
    """The samples of all records, so many at a time. With `mix` they are drawn from a pool that holds so many batches
    more; else they come in order. The last batch may be smaller."""
    every = (sample for record, searches in records(source) for sample in samples(record, searches, margin))
    pool: list[Sample] = []
    choose, room = Random(seed), size * (mix + 1)
    for sample in every:
        pool.append(sample)
        if len(pool) == room:
            yield _batch(_drawn(pool, size, choose if mix else None))
    while pool:
        yield _batch(_drawn(pool, size, choose if mix else None))


def _drawn(pool: list[Sample], size: int, choose: Random | None) -> list[Sample]:
    """Takes samples out of a pool: the first ones, or any."""
    if choose is not None:
        choose.shuffle(pool)
    drawn = pool[:size]
    del pool[:size]
    return drawn


def _batch(drawn: Iterable[Sample]) -> Batch:
    columns = [*zip(*drawn, strict=True)]
    kinds = (np.float32, np.int8, np.int64, np.float32, np.float32, np.float32, np.int8)
    observations, masks, actions, policies, values, outcomes, seats = (
        np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)
    )
    return Batch(observations, masks, actions, policies, values, outcomes, seats)

"""Many games stepped together, across processes.

    with Tables("dokmus", tables=64, processes=2, seed=1) as tables:
        while True:
            tables.step(choose(tables.observations, tables.masks))

The arrays lie in memory that all processes share: a step sends each worker one byte and gets one back. A game that
is over is followed at once by the next one of its table. What happens depends on the seed alone, not on the processes.
"""

from collections.abc import Sequence
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import Options
from ludoteca.research.table import Setting, Table

STEP, RESET, STOP = b"s", b"r", b"q"


class Arrays(NamedTuple):
    """What the processes share; a row a table."""

    observations: NDArray[np.float32]
    """What the seat that decides sees."""
    masks: NDArray[np.int8]
    """1 for every number that is legal."""
    seats: NDArray[np.int8]
    """Who decides."""
    rewards: NDArray[np.float32]
    """By seat, what the step brought: 0 but at the end of a game."""
    over: NDArray[np.bool_]
    """The step ended a game; all else is already of the next one."""
    actions: NDArray[np.int32]
    """The numbers that the tables take next."""


def _fields(setting: Setting, tables: int) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
    """Shape and type of each array."""
    return [
        ((tables, setting.observations.size), np.dtype(np.float32)),
        ((tables, setting.actions.size), np.dtype(np.int8)),
        ((tables,), np.dtype(np.int8)),
        ((tables, setting.players), np.dtype(np.float32)),
        ((tables,), np.dtype(np.bool_)),
        ((tables,), np.dtype(np.int32)),
    ]


def _lay_out(setting: Setting, tables: int, memory: SharedMemory) -> Arrays:
    """The arrays, one after the other, each at a multiple of 64 bytes."""
    found: list[Any] = []
    start = 0
    for shape, kind in _fields(setting, tables):
        found.append(np.ndarray(shape, kind, memory.buf, start))
        start += _room(shape, kind)
    return Arrays(*found)


def _room(shape: Sequence[int], kind: np.dtype[Any]) -> int:
    return -(-prod(shape) * kind.itemsize // 64) * 64


class Rows:
    """Some of the tables, and their rows of the arrays."""

    def __init__(self, setting: Setting, arrays: Arrays, rows: range, seed: int, watch: bool) -> None:
        self.setting = setting
        self.arrays = arrays
        self.rows = rows
        self.seed = seed
        self.watch = watch
        self.games = dict.fromkeys(rows, 0)
        self.tables: dict[int, Table] = {}

    def reset(self) -> None:
        for row in self.rows:
            self.games[row] = 0
            self._deal(row)
            self.arrays.rewards[row] = 0
            self.arrays.over[row] = False

    def step(self) -> None:
        arrays = self.arrays
        for row in self.rows:
            table = self.tables[row]
            table.step(int(arrays.actions[row]))
            arrays.over[row] = over = table.seat is None
            if over:
                arrays.rewards[row] = table.rewards()
                self.games[row] += 1
                self._deal(row)
            else:
                arrays.rewards[row] = 0
                self._show(row, table)

    def _deal(self, row: int) -> None:
        """The next game of a table."""
        self.tables[row] = table = Table(self.setting, luck(self.seed, row, self.games[row]))
        self._show(row, table)

    def _show(self, row: int, table: Table) -> None:
        seat = table.seat
        assert seat is not None
        self.arrays.seats[row] = seat
        table.mask(self.arrays.masks[row])
        if self.watch:
            table.observe(seat, self.arrays.observations[row])


def luck(seed: int, table: int, game: int) -> str:
    """The seed of a game."""
    return f"{seed} {table} {game}"


def _work(setting: Setting, tables: int, memory: str, rows: range, seed: int, watch: bool, line: Connection) -> None:
    """A worker: does what it is told until it is told to stop, or nobody tells it anything any more."""
    shared = SharedMemory(memory)
    mine = Rows(setting, _lay_out(setting, tables, shared), rows, seed, watch)
    try:
        while (order := line.recv_bytes()) != STOP:
            if order == STEP:
                mine.step()
            else:
                mine.reset()
            line.send_bytes(order)
    except EOFError:
        pass
    del mine
    shared.close()


class Tables:
    """So many tables of a game; the first games are dealt already. With no `processes` they are all stepped in this
    one, and without `watch` observations stay empty, for those who look at something else."""

    def __init__(
        self,
        game: str,
        tables: int,
        processes: int = 0,
        players: int | None = None,
        options: Options | None = None,
        seed: int = 0,
        watch: bool = True,
    ) -> None:
        self.setting = setting = Setting(game, players, options)
        size = sum(_room(shape, kind) for shape, kind in _fields(setting, tables))
        self._memory = SharedMemory(create=True, size=size)
        self._arrays: Arrays | None = _lay_out(setting, tables, self._memory)
        self._all = np.arange(tables)
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        self._here: Rows | None = None
        if not processes:
            self._here = Rows(setting, self._arrays, range(tables), seed, watch)
        context = get_context("spawn")
        for number in range(processes):
            rows = range(tables * number // processes, tables * (number + 1) // processes)
            line, other = context.Pipe()
            work = (setting, tables, self._memory.name, rows, seed, watch, other)
            worker = context.Process(target=_work, args=work, daemon=True)
            worker.start()
            other.close()
            self._lines.append(line)
            self._workers.append(worker)
        self.reset()

    @property
    def arrays(self) -> Arrays:
        assert self._arrays is not None, "the tables are closed"
        return self._arrays

    @property
    def observations(self) -> NDArray[np.float32]:
        return self.arrays.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        return self.arrays.masks

    @property
    def seats(self) -> NDArray[np.int8]:
        return self.arrays.seats

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self.arrays.rewards

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.arrays.over

    def reset(self) -> None:
        """The first game of every table, again."""
        self._order(RESET)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Every table takes a number; the arrays then show what came of it."""
        if not self.masks[self._all, actions].all():
            wrong = int(self._all[self.masks[self._all, actions] == 0][0])
            raise ValueError(f"table {wrong} cannot hear {int(actions[wrong])} now")
        self.arrays.actions[:] = actions
        self._order(STEP)

    def _order(self, order: bytes) -> None:
        if self._here is not None:
            if order == STEP:
                self._here.step()
            else:
                self._here.reset()
        for line in self._lines:
            line.send_bytes(order)
        for line in self._lines:
            line.recv_bytes()

    def close(self) -> None:
        """Ends the workers and frees the memory; the arrays are gone with it."""
        if self._arrays is None:
            return
        for line, worker in zip(self._lines, self._workers, strict=True):
            line.send_bytes(STOP)
            worker.join()
            line.close()
        self._arrays = self._here = None
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

"""Many games stepped together, across processes.

    with Tables("dokmus", tables=64, processes=2, seed=1) as tables:
        while True:
            tables.step(choose(tables.observations, tables.masks))

The arrays lie in memory that all processes share: a step sends each worker two bytes and gets them back. A game that is
over is followed at once by the next one of its table. What happens depends on the seed alone, not on the processes.

Who does not want to wait for the slowest worker takes the tables group by group, as in EnvPool:

    rows = tables.recv()
    tables.send(choose(tables.observations[rows], tables.masks[rows]), rows)
"""

from collections import deque
from collections.abc import Sequence
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self, cast

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import Options
from ludoteca.research.observations import memory_of
from ludoteca.research.table import Mask, Setting, Table

STEP, RESET, STOP = b"s", b"r", b"q"
MOST_GROUPS = 256


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
    finals: NDArray[np.float32]
    """By seat, what it saw at the end of the last game that ended."""
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
        ((tables, setting.players, setting.observations.size), np.dtype(np.float32)),
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
        self.rows = rows
        self.seed = seed
        self.watch = watch
        mine = slice(rows.start, rows.stop)
        self.actions, self.seats, self.rewards, self.over = (
            arrays.actions[mine], arrays.seats[mine], arrays.rewards[mine], arrays.over[mine]
        )  # fmt: skip
        self.masks = [row.data.cast("B") for row in arrays.masks[mine]]
        self.observations = [memory_of(row) for row in arrays.observations[mine]]
        self.finals = [[memory_of(row) for row in table] for table in arrays.finals[mine]]
        self.games = [0] * len(rows)
        self.tables: list[Table] = []

    def reset(self) -> None:
        self.games = [0] * len(self.rows)
        self.tables = [Table(self.setting, luck(self.seed, row, 0)) for row in self.rows]
        self.rewards[:] = 0
        self.over[:] = False
        for place, table in enumerate(self.tables):
            self._show(place, table)

    def step(self) -> None:
        self.rewards[:] = 0
        self.over[:] = False
        tables = self.tables
        for place, number in enumerate(self.actions.tolist()):
            table = tables[place]
            table.step(number)
            if table.position.seat is None:
                table = tables[place] = self._next(place, table)
            self._show(place, table)

    def _next(self, place: int, table: Table) -> Table:
        """The game after one that is over."""
        self.over[place] = True
        self.rewards[place] = table.rewards()
        if self.watch:
            for seat, out in enumerate(self.finals[place]):
                table.show(seat, out)
        self.games[place] += 1
        return table.next(luck(self.seed, self.rows[place], self.games[place]))

    def _show(self, place: int, table: Table) -> None:
        seat = table.position.seat
        assert seat is not None
        self.seats[place] = seat
        self.masks[place][:] = table.allowed()
        if self.watch:
            table.show(seat, self.observations[place])


def luck(seed: int, table: int, game: int) -> str:
    """The seed of a game."""
    return f"{seed} {table} {game}"


def random_actions(masks: Mask, generator: np.random.Generator) -> NDArray[np.int64]:
    """For every row an even choice of what its mask allows."""
    size = masks.shape[1]
    legal = np.flatnonzero(masks.view(np.bool_))  # of two dimensions NumPy takes nine times as long
    first = np.searchsorted(legal, np.arange(len(masks) + 1) * size)
    places = first[:-1] + (generator.random(len(masks)) * np.diff(first)).astype(np.int64)
    chosen: NDArray[np.int64] = legal[places] % size
    return chosen


def _work(
    setting: Setting, tables: int, memory: str, groups: dict[int, range], seed: int, watch: bool, line: Connection
) -> None:
    """A worker: does with a group what it is told, until it is told to stop or nobody tells it anything any more."""
    shared = SharedMemory(memory)
    arrays = _lay_out(setting, tables, shared)
    mine = {group: Rows(setting, arrays, rows, seed, watch) for group, rows in groups.items()}
    try:
        while (order := line.recv_bytes())[:1] != STOP:
            rows = mine[order[1]]
            if order[:1] == STEP:
                rows.step()
            else:
                rows.reset()
            line.send_bytes(order)
    except EOFError:
        pass
    del mine, rows, arrays
    shared.close()


class Tables:
    """So many tables of a game; the first games are dealt already. With no `processes` they are all stepped in this
    one. Workers share the `groups` among them, by default one each. Without `watch` observations stay empty, for those
    who look at something else."""

    def __init__(
        self,
        game: str,
        tables: int,
        processes: int = 0,
        players: int | None = None,
        options: Options | None = None,
        seed: int = 0,
        watch: bool = True,
        groups: int | None = None,
        margin: float | None = None,
    ) -> None:
        number = groups or max(processes, 1)
        if not max(processes, 1) <= number <= min(tables, MOST_GROUPS):
            raise ValueError(f"{tables} tables and {processes} processes cannot have {number} groups")
        self.setting = setting = Setting(game, players, options, margin)
        size = sum(_room(shape, kind) for shape, kind in _fields(setting, tables))
        self._memory = SharedMemory(create=True, size=size)
        self._arrays: Arrays | None = _lay_out(setting, tables, self._memory)
        self._all = np.arange(tables)
        self.groups = [slice(tables * k // number, tables * (k + 1) // number) for k in range(number)]
        """The rows that are stepped together."""
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        self._here = [] if processes else [
            Rows(setting, self._arrays, range(rows.start, rows.stop), seed, watch) for rows in self.groups
        ]  # fmt: skip
        self._ready: deque[int] = deque()
        """The groups that wait for their numbers, and that `recv` has not told of."""
        context = get_context("spawn")
        for worker in range(processes):
            line, other = context.Pipe()
            mine = {k: range(rows.start, rows.stop) for k, rows in enumerate(self.groups) if k % processes == worker}
            work = (setting, tables, self._memory.name, mine, seed, watch, other)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            other.close()
            self._lines.append(line)
            self._workers.append(process)
        self._owed = [0] * processes
        """By worker, the groups that it steps."""
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

    @property
    def finals(self) -> NDArray[np.float32]:
        return self.arrays.finals

    def reset(self) -> None:
        """The first game of every table, again."""
        self._finish()
        self._ready.clear()
        for group in range(len(self.groups)):
            self._order(RESET, group)
        self._finish()

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Every table takes a number; the arrays then show what came of it."""
        self._check(actions, slice(0, len(self._all)))
        self._finish()
        self._ready.clear()
        self.arrays.actions[:] = actions
        for group in range(len(self.groups)):
            self._order(STEP, group)
        self._finish()

    def send(self, actions: NDArray[np.integer[Any]], rows: slice) -> None:
        """The tables of a group, as `recv` gave it, take their numbers; nobody waits for what comes of it."""
        self._check(actions, rows)
        self.arrays.actions[rows] = actions
        self._order(STEP, self.groups.index(rows))

    def recv(self) -> slice:
        """The rows of a group that is ready, the one that has waited longest first: a slice of the arrays, so that
        nothing is copied."""
        if not self._ready:
            if not any(self._owed):
                raise ValueError("every group waits for its numbers: send some first")
            self._hear()
        return self.groups[self._ready.popleft()]

    def _check(self, actions: NDArray[np.integer[Any]], rows: slice) -> None:
        allowed = self.masks[self._all[rows], actions]
        if not allowed.all():
            wrong = int(allowed.argmin())
            raise ValueError(f"table {rows.start + wrong} cannot hear {int(actions[wrong])} now")

    def _order(self, order: bytes, group: int) -> None:
        if not self._here:
            worker = group % len(self._lines)
            self._lines[worker].send_bytes(order + bytes([group]))
            self._owed[worker] += 1
            return
        if order == STEP:
            self._here[group].step()
        else:
            self._here[group].reset()
        self._ready.append(group)

    def _hear(self) -> None:
        """Waits for at least one group."""
        for line in wait(self._lines):
            self._take(self._lines.index(cast("Connection", line)))

    def _finish(self) -> None:
        for worker, owed in enumerate(self._owed):
            for _ in range(owed):
                self._take(worker)

    def _take(self, worker: int) -> None:
        self._ready.append(self._lines[worker].recv_bytes()[1])
        self._owed[worker] -= 1

    def close(self) -> None:
        """Ends the workers and frees the memory; the arrays are gone with it."""
        if self._arrays is None:
            return
        self._finish()
        for line, worker in zip(self._lines, self._workers, strict=True):
            line.send_bytes(STOP)
            worker.join()
            line.close()
        self._arrays = None
        self._here = []
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

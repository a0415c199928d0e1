"""`make bench-server`: scripted players at many tables, on our server and on boardgame.io's, in turn, several rounds.

Each server is one process; the players are another (`load.mjs`), on the same machine over loopback. Ours has every move
on disk before anybody sees it. boardgame.io is measured twice: with its file storage, which keeps matches as ours does
(without a sync), and in memory, which is what it does by default.
Processor time is taken from the server processes, so that the figures for it hold on a busy machine too.
"""

import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Annotated, Any

import typer
from rich.console import Console

from bench.report import conditions, ratio, table
from bench.tables.servers import IN_FILES, IN_MEMORY, OURS, ask, played, processes, resident, serving

TABLES, MANY, RATE = 50, 500, 250
IDLE_SOCKETS = 5_000
REST = 2
"""Seconds after which tables leave the memory, where that is measured."""
console = Console(stderr=True, width=160)
Told = dict[str, Any]
Part = Callable[[int], tuple[str, Told]]


def at_once(kind: str) -> str:
    return f"{kind}: {TABLES} tables, flat out"


def on(number: int) -> str:
    return f"{at_once(f'{OURS}, PostgreSQL')}, processes: {number}"


RATIOS = ((at_once(OURS), at_once(IN_FILES)), (at_once(OURS), at_once(IN_MEMORY)), (on(2), on(1)))
"""Whose moves are compared."""


def flat_out(kind: str) -> Part:
    def measure(seconds: int) -> tuple[str, Told]:
        with serving(kind) as server:
            return at_once(kind), played(kind, [server], TABLES, seconds, 0)

    return measure


def paced(kind: str, tables: int) -> Part:
    def measure(seconds: int) -> tuple[str, Told]:
        with serving(kind) as server:
            return f"{kind}: {tables} tables, {RATE} moves/s", played(kind, [server], tables, seconds, RATE)

    return measure


def together(number: int) -> Part:
    def measure(seconds: int) -> tuple[str, Told]:
        with processes(number) as servers:
            return on(number), played(OURS, servers, TABLES, seconds, 0)

    return measure


def crowd(seconds: int) -> tuple[str, Told]:
    """A thousand sockets play, five thousand look on."""
    with serving(OURS) as server:
        told = played(OURS, [server], MANY, seconds, RATE, IDLE_SOCKETS)
        return f"{OURS}: {2 * MANY} active sockets, {IDLE_SOCKETS} idle, {RATE} moves/s", told


def idle_tables(_: int) -> tuple[str, Told]:
    """Games of Dokmus that have begun and that nobody looks at, after the first so many have been made."""
    with serving(OURS, "--tables-rest", str(REST)) as server:
        token = ask(server.url, "/guests", {})["token"]
        wanted = {"game": "dokmus", "seats": [{"who": "me"}, {"who": "me"}], "start": True}

        def make(number: int) -> float:
            for _ in range(number):
                ask(server.url, "/tables", wanted, token)
            time.sleep(2 * REST + 1)
            return resident(server.pid)

        before = make(MANY)
        return f"{OURS}: a table that rests", {"memory": (make(2 * MANY) - before) / (2 * MANY)}


PARTS: dict[str, list[Part]] = {
    "moves": [flat_out(kind) for kind in (OURS, IN_FILES, IN_MEMORY)],
    "paced": [paced(OURS, TABLES), paced(IN_FILES, TABLES), paced(OURS, MANY)],
    "processes": [together(1), together(2)],
    "sockets": [crowd],
    "memory": [idle_tables],
}
COLUMNS = {
    "moves": ("moves/s", "{:,.0f}"),
    "p50": ("p50 ms", "{:.1f}"),
    "p99": ("p99 ms", "{:.1f}"),
    "cpu": ("processor µs a move", "{:,.0f}"),
    "capacity": ("moves a processor second", "{:,.0f}"),
    "memory": ("kB a table", "{:,.0f}"),
}


def main(
    parts: Annotated[list[str] | None, typer.Argument(help="moves, paced, processes, sockets, memory; all.")] = None,
    rounds: Annotated[int, typer.Option(min=1)] = 5,
    seconds: Annotated[int, typer.Option(help="Measured, after two of warming up.", min=1)] = 6,
) -> None:
    """Measures in turn, and shows medians and ranges."""
    chosen = [measure for part in parts or ["moves", "processes", "sockets", "memory"] for measure in PARTS[part]]
    found: dict[str, list[Told]] = {}
    for number in range(rounds):
        for measure in chosen:
            name, told = measure(seconds)
            found.setdefault(name, []).append(told)
            console.print(number + 1, name, told)
    print(summary(found), compared(found), conditions(), sep="\n\n")


def summary(found: dict[str, list[Told]]) -> str:
    heads = ("what", *(title for title, _ in COLUMNS.values()))
    return table(heads, [[name, *cells(rounds)] for name, rounds in found.items()])


def compared(found: dict[str, list[Told]]) -> str:
    """Moves a second of one beside those of the other: the median of the rounds."""
    moves = {name: [told["moves"] for told in rounds if "moves" in told] for name, rounds in found.items()}
    rows = [[f"{one} ÷ {other}", ratio(moves[one], moves[other])] for one, other in RATIOS if {one, other} <= {*moves}]
    return table(("moves a second", "times"), rows)


def cells(rounds: list[Told]) -> list[str]:
    return [_cell([told[key] for told in rounds if key in told], form) for key, (_, form) in COLUMNS.items()]


def _cell(values: Sequence[float], form: str) -> str:
    """The median, and the range of several rounds."""
    if not values:
        return ""
    middle = form.format(median(values))
    return middle if len(values) == 1 else f"{middle} ({form.format(min(values))} – {form.format(max(values))})"


if __name__ == "__main__":
    typer.run(main)

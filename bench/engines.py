"""Random playouts of our games beside the peers: `make bench`.

Every engine plays a short while in turn, round after round, so that a busy machine slows all of them alike; ratios are
taken inside a round and their median is shown. Times are processor seconds of this one process.
"""

import json
import statistics
import sys
import time
import tracemalloc
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.peers import FAST, PEERS, Player, compiled, ours
from ludoteca.core import Position, Seeded, shelf

ROUNDS = 7
SECONDS = 1.0
MARKS = ("catanatron, 4 players", "OpenSpiel chess (C++)")
COMPILED = ", compiled"


def our_players() -> dict[str, Player]:
    """Pure, and compiled where `make fast` has been."""
    found: dict[str, Player] = {}
    for key in shelf.names():
        for seats in (2, 4):
            found[f"ludoteca {key}, {seats} players"] = ours(key, seats, {})
            if FAST.exists():
                found[f"ludoteca {key}, {seats} players{COMPILED}"] = compiled(key, seats)
    return found


def middle_of_a_game(key: str) -> Position[Any]:
    """A position in the thick of a random four-player game."""
    box, chance = shelf.box(key), Seeded(1)
    lengths: list[int] = []
    for stop in (None, "half"):
        position = box.new(4, box.settle(4, {}), Seeded(2))
        chance, decisions = Seeded(2), 0
        while position.seat is not None and (stop is None or decisions < lengths[0] // 2):
            moves = position.moves()
            position.play(moves[chance.below(len(moves))], chance)
            decisions += 1
        lengths.append(decisions)
    return position


def copy_time(position: Position[Any]) -> float:
    """Microseconds for one copy: the best of several runs."""
    best = float("inf")
    for _ in range(7):
        start = time.process_time()
        for _ in range(20_000):
            position.copy()
        best = min(best, (time.process_time() - start) / 20_000)
    return best * 1e6


def copy_memory(position: Position[Any]) -> float:
    """Bytes that one more position takes, out of two thousand kept alive; moved on a little, so that nothing that
    changes in play is shared by accident."""
    chance = Seeded(3)
    tracemalloc.start()
    kept = []
    for _ in range(2_000):
        copy = position.copy()
        moves = copy.moves()
        copy.play(moves[chance.below(len(moves))], chance)
        kept.append(copy)
    memory, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return memory / len(kept)


def over_pure(name: str, speeds: dict[str, list[float]]) -> float | None:
    """How much faster a compiled engine is than its source; None for others."""
    if not name.endswith(COMPILED):
        return None
    return statistics.median(a / b for a, b in zip(speeds[name], speeds[name.removesuffix(COMPILED)], strict=True))


def main() -> None:
    console = Console(width=140)
    players = our_players() | {name: build() for name, build in PEERS.items()}
    for play in players.values():
        play(0.2)
    speeds: dict[str, list[float]] = {name: [] for name in players}
    games: dict[str, float] = {}
    for _ in track(range(ROUNDS), "rounds", console=Console(stderr=True)):
        for name, play in players.items():
            decisions, played, used = play(SECONDS)
            speeds[name].append(decisions / used)
            games[name] = decisions / played
    table = Table("engine, game", "decisions/s", "range", "decisions/game", *(f"× {mark}" for mark in MARKS), "× pure")
    report = []
    for name, runs in speeds.items():
        ratios = [statistics.median(run / mark for run, mark in zip(runs, speeds[mark], strict=True)) for mark in MARKS]
        pure = over_pure(name, speeds)
        table.add_row(
            name,
            f"{statistics.median(runs):,.0f}",
            f"{min(runs):,.0f} – {max(runs):,.0f}",
            f"{games[name]:,.0f}",
            *(f"{ratio:.2f}" for ratio in ratios),
            "" if pure is None else f"{pure:.2f}",
        )
        report.append({"engine": name, "speeds": runs, "ratios": dict(zip(MARKS, ratios, strict=True)), "pure": pure})
    console.print(table)
    sizes = Table("game, 4 players", "copy µs", "bytes per position")
    for key in shelf.names():
        position = middle_of_a_game(key)
        sizes.add_row(key, f"{copy_time(position):.2f}", f"{copy_memory(position):,.0f}")
    console.print(sizes)
    if "--json" in sys.argv:
        console.print_json(json.dumps(report))


if __name__ == "__main__":
    main()

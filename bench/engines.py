"""Random playouts of our games beside the peers: `make bench`.

Every engine plays a short while in turn, round after round, so that a busy machine slows all of them alike; ratios are
taken inside a round and their median is shown. Ours plays in pure Python, and compiled where `make fast` has been.
Times are seconds of the processor.
"""

import json
import sys
import time
import tracemalloc
from functools import partial
from typing import Any

from bench.compiled import Compiled, compiled_engine
from bench.peers import PEERS, Player, ours
from bench.report import conditions, ratio, table
from bench.rounds import FIGURES, Speeds, figures, in_turn
from ludoteca.core import Position, Seeded, shelf

ROUNDS = 7
SECONDS = 0.8
MARKS = ("catanatron, 4 players", "OpenSpiel chess (C++)")


def pure_players() -> dict[str, Player]:
    games = {f"ludoteca {key}, {seats} players": ours(key, seats) for key in shelf.names() for seats in (2, 4)}
    return games | {name: build() for name, build in PEERS.items()}


def compiled_players(engine: Compiled) -> dict[str, Player]:
    return {
        f"ludoteca {key}, {seats} players": partial(engine, "bench.peers:random_games", key, seats)
        for key in shelf.names()
        for seats in (2, 4)
    }


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


def row(name: str, pure: Speeds, fast: Speeds) -> list[str]:
    beside = [ratio(speeds[name], pure[mark]) for mark in MARKS for speeds in (pure, fast)]
    return [name, *figures(pure[name], fast[name]), f"{pure.lengths[name]:,.0f}", *beside]


def sizes() -> str:
    positions = {key: middle_of_a_game(key) for key in shelf.names()}
    rows = [[key, f"{copy_time(one):.2f}", f"{copy_memory(one):,.0f}"] for key, one in positions.items()]
    return table(["game, 4 players", "copy, µs", "bytes per position"], rows)


HEADS = (
    "engine, game", *FIGURES, "decisions a game", "pure × catanatron", "compiled × catanatron", "pure × chess",
    "compiled × chess",
)  # fmt: skip


def main() -> None:
    engine = compiled_engine()
    pure, fast = in_turn(pure_players(), compiled_players(engine) if engine else {}, ROUNDS, SECONDS)
    print(table(HEADS, [row(name, pure, fast) for name in pure]), sizes(), conditions(), sep="\n\n")
    if "--json" in sys.argv:
        print(json.dumps({"pure": pure, "compiled": fast}))


if __name__ == "__main__":
    main()

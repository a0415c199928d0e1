"""Our environments beside those of PettingZoo, OpenSpiel and pgx: `make bench-research`.

Every environment plays a short while in turn, round after round, so that a busy machine slows all of them alike; ratios
are taken inside a round and their median is shown. Times are processor seconds of this one process, JAX's threads
included. A decision is: observation and mask of whoever acts, an even choice of what the mask allows, a step.
"""

import atexit
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from bench.peers import Player, player, spiel
from ludoteca.core import shelf
from ludoteca.research.pettingzoo import LudotecaEnv
from ludoteca.research.vector import Tables, random_actions

ROUNDS = 3
SECONDS = 0.4
MARKS = ("PettingZoo connect_four_v3", "PettingZoo chess_v6")
BATCH = 64
WORKERS = (0, 1, 2)
WALL_ROUNDS = 15


def aec(build: Callable[[], Any]) -> Player:
    """An environment in PettingZoo's loop."""
    env = build()

    def game(generator: random.Random) -> int:
        env.reset(seed=generator.randrange(2**31))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            allowed = seen["action_mask"].view(np.bool_).nonzero()[0]
            env.step(int(allowed[int(generator.random() * len(allowed))]))
            decisions += 1
        return decisions

    return player(game)


def classic(name: str) -> Callable[[], Any]:
    from importlib import import_module

    module = import_module(f"pettingzoo.classic.{name}")
    return lambda: module.raw_env()


def tables(key: str, seats: int, watch: bool) -> Player:
    """Our games, many at a time, in this process."""
    together = Tables(key, BATCH, players=seats, seed=1, watch=watch)
    atexit.register(together.close)
    generator = np.random.default_rng(1)

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = games = 0
        start = time.process_time()
        while (used := time.process_time() - start) < seconds:
            together.step(random_actions(together.masks, generator))
            decisions += BATCH
            games += int(together.over.sum())
        return decisions, games, used

    return play


def pgx(name: str, batch: int) -> Player:
    """A game of pgx, so many at a time, compiled; a game that is over is followed by the next."""
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def one_move(state: Any, key: Any) -> Any:
        key, pick = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(pick, logits)
        key, luck = jax.random.split(key)
        return step(state, actions, jax.random.split(luck, batch)), key

    move = jax.jit(one_move)
    state, key = begin(jax.random.split(jax.random.PRNGKey(1), batch)), jax.random.PRNGKey(2)
    held = [move(state, key)]

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = games = 0
        start = time.process_time()
        while (used := time.process_time() - start) < seconds:
            held[0] = move(*held[0])
            games += int(held[0][0].terminated.sum())
            decisions += batch
        return decisions, games, used

    return play


def players() -> dict[str, Player]:
    found: dict[str, Player] = {}
    for key in shelf.names():
        for seats in (2, 4):
            found[f"ludoteca {key}, {seats} players, PettingZoo"] = aec(lambda k=key, n=seats: LudotecaEnv(k, n))  # type: ignore[misc]
    import ludoteca.research.openspiel  # noqa: F401 - puts the games into OpenSpiel

    for key in shelf.names():
        found[f"ludoteca {key}, 2 players, OpenSpiel"] = spiel(f"python_{key}(players=2)")
        found[f"ludoteca {key}, 2 players, {BATCH} tables"] = tables(key, 2, True)
        found[f"ludoteca {key}, 2 players, {BATCH} tables, masks only"] = tables(key, 2, False)
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6"):
        found[f"PettingZoo {name}"] = aec(classic(name))
    import open_spiel.python.games  # noqa: F401 - puts its Python games into OpenSpiel

    found["OpenSpiel python_tic_tac_toe"] = spiel("python_tic_tac_toe")
    found["OpenSpiel chess (C++)"] = spiel("chess")
    for name, batch in (("connect_four", 1), ("connect_four", BATCH), ("go_9x9", BATCH)):
        found[f"pgx {name}, {batch} at a time"] = pgx(name, batch)
    return found


def processes() -> dict[str, list[float]]:
    """By game, the decisions a second by the clock on the wall with no, one and two workers: the best of several
    short runs in turn, since on a busy machine the clock measures the others too."""
    generator = np.random.default_rng(1)
    best = {key: [0.0] * len(WORKERS) for key in shelf.names()}
    for key, speeds in best.items():
        with ExitStack() as opened:
            every = [opened.enter_context(Tables(key, BATCH, workers, players=2, seed=1)) for workers in WORKERS]
            for _ in range(WALL_ROUNDS):
                for place, together in enumerate(every):
                    decisions, start = 0, time.perf_counter()
                    while (used := time.perf_counter() - start) < SECONDS:
                        together.step(random_actions(together.masks, generator))
                        decisions += BATCH
                    speeds[place] = max(speeds[place], decisions / used)
    return best


def main() -> None:
    console = Console(width=140)
    playing = players()
    for play in playing.values():
        play(0.2)
    speeds: dict[str, list[float]] = {name: [] for name in playing}
    for _ in track(range(ROUNDS), "rounds", console=Console(stderr=True)):
        for name, play in playing.items():
            decisions, _, used = play(SECONDS)
            speeds[name].append(decisions / used)
    grid = Grid("environment", "decisions/s", "range", *(f"× {mark}" for mark in MARKS))
    for name, runs in speeds.items():
        ratios = [statistics.median(run / mark for run, mark in zip(runs, speeds[mark], strict=True)) for mark in MARKS]
        spread = f"{min(runs):,.0f} – {max(runs):,.0f}"
        grid.add_row(name, f"{statistics.median(runs):,.0f}", spread, *(f"{ratio:.2f}" for ratio in ratios))
    console.print(grid)
    walls = Grid("64 tables, wall clock", "in this process", "1 worker", "2 workers")
    for key, best in processes().items():
        walls.add_row(key, *(f"{speed:,.0f}" for speed in best))
    console.print(walls)
    if "--json" in sys.argv:
        console.print_json(json.dumps(speeds))


if __name__ == "__main__":
    main()

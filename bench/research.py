"""Our environments beside those of PettingZoo, OpenSpiel and pgx: `make bench-research`.

Every environment plays a short while in turn, round after round, so that a busy machine slows all of them alike; ratios
are taken inside a round and their median is shown. Ours steps in pure Python, and compiled where `make fast` has been.
Times are seconds of the processor, JAX's threads included. A decision is: observation and mask of whoever acts, an even
choice of what the mask allows, a step.
"""

import atexit
import json
import random
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache, partial
from typing import Any

import numpy as np

from bench.compiled import compiled_engine
from bench.peers import Player, player, spiel
from bench.report import conditions, ratio, table
from bench.rounds import FIGURES, figures, in_turn
from ludoteca.core import shelf
from ludoteca.research.pettingzoo import LudotecaEnv
from ludoteca.research.vector import Tables, random_actions

ROUNDS = 3
SECONDS = 0.4
MARK = "PettingZoo connect_four_v3"
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


@cache
def ours(name: str) -> Player:
    """An environment of ours by its name in the table: game, players, and what it is driven by."""
    key, seats, *how = name.removeprefix("ludoteca ").split(", ")
    number = int(seats.partition(" ")[0])
    if how == ["PettingZoo"]:
        return aec(lambda: LudotecaEnv(key, number))
    if how == ["OpenSpiel"]:
        import ludoteca.research.openspiel  # noqa: F401 - puts the games into OpenSpiel

        return spiel(f"python_{key}(players={number})")
    return tables(key, number, watch="masks only" not in how)


def names() -> list[str]:
    ways = ("2 players, PettingZoo", "4 players, PettingZoo", f"2 players, {BATCH} tables")
    more = (f"2 players, {BATCH} tables, masks only", "2 players, OpenSpiel")
    return [f"ludoteca {key}, {way}" for way in (*ways, *more) for key in shelf.names()]


def random_steps(name: str, seconds: float) -> tuple[int, int, float]:
    """What a player of ours returns, for a process that is told names and numbers."""
    return ours(name)(seconds)


def peers() -> dict[str, Player]:
    found = {f"PettingZoo {name}": aec(classic(name)) for name in ("tictactoe_v3", "connect_four_v3", "chess_v6")}
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
    engine = compiled_engine()
    steps = {name: partial(engine, "bench.research:random_steps", name) for name in names()} if engine else {}
    pure, fast = in_turn({name: ours(name) for name in names()} | peers(), dict(steps), ROUNDS, SECONDS)
    rows = [[name, *figures(pure[name], fast[name]), ratio(pure[name], pure[MARK])] for name in pure]
    walls = [
        [key, *(f"{speed:,.0f}" for speed in best), f"{best[2] / best[1]:.2f}"] for key, best in processes().items()
    ]
    columns = ("64 tables, by the clock on the wall", "in this process", "1 worker", "2 workers", "2 ÷ 1")
    heads = ("environment", *FIGURES, "pure × connect four")
    print(table(heads, rows), table(columns, walls), conditions(), sep="\n\n")
    if "--json" in sys.argv:
        print(json.dumps({"pure": pure, "compiled": fast}))


if __name__ == "__main__":
    main()

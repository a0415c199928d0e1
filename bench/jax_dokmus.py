"""Dokmus in JAX beside the games of pgx: `python -m bench.jax_dokmus`, on whatever device JAX finds.

Random play with auto-reset: a step chooses evenly among the legal actions, plays, and makes mask and observation of
whoever decides next. All of it is one compiled loop. `--trace FOLDER` keeps a trace for TensorBoard or Perfetto.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset as pgx_auto_reset
from rich.console import Console
from rich.table import Table

from ludoteca.research.jax import DokmusEnv, auto_reset

STEPS = 64
"""In one call of the compiled loop."""
GROUP = 32
"""Actions that a choice counts together."""
OBSERVED = "mask and observation"
PEERS = ("connect_four", "hex", "othello", "backgammon", "go_9x9", "chess")
BATCHES = {"cpu": (64, 512), "gpu": (4_096, 16_384, 65_536, 262_144), "tpu": (4_096, 16_384, 65_536)}


class Game(NamedTuple):
    """What is measured: how it begins, and a step that begins a new game where one ends."""

    init: Callable[[Any], Any]
    step: Callable[[Any, Any, Any], Any]


def ours(env: DokmusEnv, observed: bool) -> Game:
    def init(key: Any) -> Any:
        state = env.init(key)
        return state if observed else state.replace(observation=jnp.zeros(0))

    return Game(init, auto_reset(env, observed))


def loop(game: Game, batch: int) -> tuple[Callable[[Any, Any], Any], Any]:
    """The compiled loop, and the states it begins with."""
    step = jax.vmap(game.step)

    def play(state: Any, key: Any) -> tuple[Any, None]:
        chosen, fresh = jax.random.split(key)
        return step(state, even_choice(state.legal_action_mask, chosen), jax.random.split(fresh, batch)), None

    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(play, state, jax.random.split(key, STEPS))[0]

    start = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    return jax.jit(run, donate_argnums=0).lower(start, jax.random.PRNGKey(1)).compile(), start


def even_choice(masks: Any, key: Any) -> Any:
    """One of the legal actions of each game, by one random number: first the group of actions that holds it, then the
    action. A random number or a running sum for each of 2,240 actions would take longer than the step."""
    batch, actions = masks.shape
    groups = jnp.pad(masks, ((0, 0), (0, -actions % GROUP))).reshape(batch, -1, GROUP)
    upto = jnp.cumsum(jnp.sum(groups, axis=-1, dtype=jnp.int32), axis=-1)
    wanted = (jax.random.uniform(key, (batch,)) * upto[:, -1]).astype(jnp.int32)[:, None]
    wanted = jnp.minimum(wanted, upto[:, -1:] - 1)
    group = jnp.sum(upto <= wanted, axis=-1, keepdims=True)
    before = jnp.where(group > 0, jnp.take_along_axis(upto, jnp.maximum(group - 1, 0), axis=-1), 0)
    inside = jnp.take_along_axis(groups, group[..., None], axis=1)[:, 0]
    passed = jnp.cumsum(inside, axis=-1, dtype=jnp.int32) <= wanted - before
    return group[:, 0] * GROUP + jnp.sum(passed, axis=-1)


def seconds(work: Callable[[], Any], least: float = 1.0) -> float:
    """For one call, once warm: the best of as many as take so long. On a processor, which may be busy with other work,
    they are processor seconds of this process."""
    clock = time.process_time if jax.devices()[0].platform == "cpu" else time.perf_counter
    jax.block_until_ready(work())
    best, begun = float("inf"), time.perf_counter()
    while time.perf_counter() - begun < least:
        start = clock()
        jax.block_until_ready(work())
        best = min(best, clock() - start)
    return best


def measure(game: Game, batch: int) -> tuple[float, float]:
    """Steps a second, and seconds to compile."""
    begun = time.perf_counter()
    run, state = loop(game, batch)
    compiled = time.perf_counter() - begun
    held = [state]

    def work() -> Any:
        held[0] = run(held[0], jax.random.PRNGKey(2))
        return held[0]

    return STEPS * batch / seconds(work), compiled


def parts(env: DokmusEnv, batch: int) -> Iterator[tuple[str, float, float, float]]:
    """Of each part of a step: nanoseconds a game, operations and bytes a game as XLA counts them."""
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    actions = jnp.argmax(states.legal_action_mask, axis=-1)
    works: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
        "step, all of it": (env.step, (states, actions)),
        "the rules alone": (env.advance, (states, actions)),
        "legal actions": (env._legal, (states,)),
        "observation": (env.observe, (states,)),
        "whether the guardian can act": (env._guardian_can_act, (states,)),
        "a new game": (env.begin, (jax.random.split(jax.random.PRNGKey(1), batch),)),
    }
    for name, (work, given) in works.items():
        compiled = jax.jit(jax.vmap(work)).lower(*given).compile()
        cost = compiled.cost_analysis() or {}
        time_taken = seconds(partial(compiled, *given), 0.5)
        yield name, time_taken / batch * 1e9, cost.get("flops", 0) / batch, cost.get("bytes accessed", 0) / batch


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--batches", type=int, nargs="*")
    wanted.add_argument("--players", type=int, nargs="*", default=[2, 4])
    wanted.add_argument("--peers", nargs="*", default=list(PEERS))
    wanted.add_argument("--trace")
    given = wanted.parse_args()
    device = jax.devices()[0]
    batches = given.batches or BATCHES[device.platform]
    out = Console()
    out.print(f"JAX {jax.__version__} on {device.device_kind}, {jax.device_count()} device(s)")
    envs = {players: DokmusEnv(players) for players in given.players}
    games = {
        f"ludoteca dokmus, {players} players, {seen}": ours(env, seen == OBSERVED)
        for players, env in envs.items()
        for seen in (OBSERVED, "mask alone")
    }
    for name in given.peers:
        peer = pgx.make(name)
        games[f"pgx {name}"] = Game(peer.init, pgx_auto_reset(peer.step, peer.init))
    grid = Table("game", *(f"{batch:,} at a time" for batch in batches), "compiled in")
    found: dict[str, list[float]] = {}
    for name, game in games.items():
        rows = [measure(game, batch) for batch in batches]
        found[name] = [speed for speed, _ in rows]
        grid.add_row(name, *(f"{speed:,.0f}" for speed, _ in rows), f"{max(took for _, took in rows):.0f} s")
        out.print(name, [f"{speed:,.0f} steps/s" for speed in found[name]])
    out.print(grid)
    for players, env in envs.items():
        name = f"ludoteca dokmus, {players} players, {OBSERVED}"
        batch = batches[found[name].index(max(found[name]))]
        profile = Table(f"{players} players, {batch:,} at a time", "ns a game", "operations", "bytes", "GB/s")
        for part, taken, operations, moved in parts(env, batch):
            profile.add_row(part, f"{taken:,.1f}", f"{operations:,.0f}", f"{moved:,.0f}", f"{moved / taken:,.0f}")
        out.print(profile)
        if given.trace:
            run, state = loop(games[name], batch)
            with jax.profiler.trace(given.trace):
                jax.block_until_ready(run(state, jax.random.PRNGKey(3)))


if __name__ == "__main__":
    main()

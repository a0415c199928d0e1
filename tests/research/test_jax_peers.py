"""What is written for pgx's games takes Dokmus as it is: pgx's own wrappers, and the searches of mctx."""

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pgx", reason="make test-jax installs it")
pytest.importorskip("mctx", reason="make test-jax installs it")

import jax
import jax.numpy as jnp
import mctx
from pgx.experimental import act_randomly
from pgx.experimental import auto_reset as wrapped

from ludoteca.games.dokmus.components import ROUNDS
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.research.jax import DokmusEnv, auto_reset
from ludoteca.research.table import Setting, Table

pytestmark = [pytest.mark.jax, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

BATCH = 16
SIMULATIONS = 32
ENV = DokmusEnv(2)


def test_the_wrapper_of_pgx_plays_the_same_games_as_ours() -> None:
    """Until a game ends, and how it ended; each begins the next one with other luck."""
    ours, theirs = jax.vmap(auto_reset(ENV)), jax.vmap(wrapped(ENV.step, ENV.init))

    def move(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, fresh = jax.random.split(key)
        action = act_randomly(chosen, state.legal_action_mask)
        keys = jax.random.split(fresh, BATCH)
        one, other = ours(state, action, keys), theirs(state, action, keys)
        pairs = zip(facts(one), facts(other), strict=True)
        kept = [jnp.all((left == right).reshape(BATCH, -1), axis=1) for left, right in pairs]
        told = (one.terminated == other.terminated) & jnp.all(one.rewards == other.rewards, axis=1)
        return other, (one.terminated, told & (one.terminated | jnp.all(jnp.stack(kept), axis=0)))

    start = jax.vmap(ENV.init)(jax.random.split(jax.random.PRNGKey(1), BATCH))
    keys = jax.random.split(jax.random.PRNGKey(2), 260)
    _, (ended, same) = jax.jit(lambda state: jax.lax.scan(move, state, keys))(start)
    assert np.all(same)
    assert np.all(np.sum(ended, axis=0) >= 1)


def facts(state: Any) -> list[Any]:
    """All but the number of steps: a wrapper may count on."""
    found: list[Any] = jax.tree.leaves(state.replace(_step_count=jnp.zeros(BATCH)))
    return found


def test_a_search_of_mctx_finds_the_last_action_that_wins() -> None:
    """With the recurrent function of pgx's AlphaZero example: legal actions alone, the best reward at the end. Where
    the same seat decides again, its value keeps its sign."""
    tables = [last_decision(seed) for seed in range(400)]
    chosen = [table for table in tables if table is not None][:4]
    assert len(chosen) == 4
    states = [ENV.from_position(position(table)) for table in chosen]
    state = jax.tree.map(lambda *leaves: jnp.asarray(np.stack(leaves)), *states)

    def recurrent(_: Any, key: Any, action: Any, before: Any) -> tuple[Any, Any]:
        after = jax.vmap(ENV.step)(before, action)
        rows, seat = jnp.arange(len(action)), before.current_player
        sign = jnp.where(after.current_player == seat, 1.0, -1.0)
        return mctx.RecurrentFnOutput(
            reward=after.rewards[rows, seat],
            discount=jnp.where(after.terminated, 0.0, sign),
            prior_logits=logits(after),
            value=jnp.zeros(len(action)),
        ), after

    def logits(state: Any) -> Any:
        return jnp.where(state.legal_action_mask, 0.0, jnp.finfo(jnp.float32).min)

    def decide(state: Any, key: Any) -> Any:
        root = mctx.RootFnOutput(prior_logits=logits(state), value=jnp.zeros(len(chosen)), embedding=state)
        return mctx.gumbel_muzero_policy(
            (), key, root, recurrent, SIMULATIONS, ~state.legal_action_mask,
            max_num_considered_actions=SIMULATIONS, gumbel_scale=0.0,
        )  # fmt: skip

    found = jax.jit(decide)(state, jax.random.PRNGKey(3))
    weights = np.asarray(found.action_weights)
    for number, table in enumerate(chosen):
        assert not np.any(weights[number][[one for one in range(ENV.num_actions) if one not in table.choices]])
        assert reward(table, int(found.action[number])) == 1


def last_decision(seed: int) -> Table | None:
    """A game in which one action ends it with a victory and another does not; None if this one has no such decision."""
    generator = random.Random(seed)
    table = Table(Setting("dokmus", 2), seed)
    while table.seat is not None:
        actions = list(table.choices)
        if position(table).round == ROUNDS and not table.prefix and 1 < len(actions) <= SIMULATIONS // 2:
            ends = [reward(table, action) for action in actions]
            if 1 in ends and any(one is not None and one < 1 for one in ends):
                return table
        table.step(generator.choice(actions))
    return None


def reward(table: Table, action: int) -> float | None:
    """What an action brings to the seat that decides, if it ends the game."""
    after, seat = table.copy(), table.seat
    assert seat is not None
    after.step(action)
    return after.rewards()[seat] if after.seat is None else None


def position(table: Table) -> DokmusPosition:
    assert isinstance(table.position, DokmusPosition)
    return table.position

"""Samples from the games of a teacher: they are played once more in JAX."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.components import tiles_for
from ludoteca.games.dokmus.position import begin
from ludoteca.research.jax.bits import Array
from ludoteca.research.jax.learn.teacher import BLUNDER, END

CHUNK = 512
"""Games that are played side by side."""


def samples(learner: Any, file: Path, many: int, seed: int) -> Any:
    """So many samples, drawn at random from all decisions of the games in a file."""
    with np.load(file) as kept:
        slots, talisman, actions = (np.asarray(kept[name]) for name in ("slots", "talisman", "actions"))
    games = len(actions) // CHUNK * CHUNK or len(actions)
    drawn = np.random.default_rng(seed)
    replay = jax.jit(learner.replay)
    parts, chunk = list[Any](), min(CHUNK, games)
    for first in range(0, games, chunk):
        rows = range(first, first + chunk)
        start = _start(learner, slots[first : first + chunk], talisman[first : first + chunk])
        said = jnp.asarray(actions[first : first + chunk].T.astype(np.int32))
        share = many * chunk // games if rows[-1] + 1 < games else many - sum(len(part.values) for part in parts)
        when, who = np.nonzero(np.asarray(said) != END)
        chosen = drawn.choice(len(when), share, replace=share > len(when))
        found = replay(start, said)
        parts.append(jax.tree.map(lambda leaf, at=(when[chosen], who[chosen]): leaf[at], found))
    return jax.tree.map(lambda *leaves: jnp.concatenate(leaves), *parts)


def _start(learner: Any, slots: Array, talismans: Array) -> Any:
    """The positions with which the games began."""
    env, house = learner.env, tiles_for(None)
    positions = [
        begin(env.table, Board.laid(house, [int(face) for face in lying]), env.players, int(talisman))
        for lying, talisman in zip(slots, talismans, strict=True)
    ]
    form = jax.jit(env.begin)(jax.random.PRNGKey(0))
    facts = [env.facts(position) | {"current_player": np.int32(position.seat or 0)} for position in positions]
    together = {name: jnp.asarray(np.stack([fact[name] for fact in facts])) for name in facts[0]}
    wide = jax.tree.map(lambda leaf: jnp.broadcast_to(leaf, (len(positions), *leaf.shape)), form)
    return wide.replace(**together, legal_action_mask=jnp.zeros((len(positions), 0)), observation=wide.observation)


def replayed(learner: Any, state: Any, said: Array) -> tuple[Array, Array, Array, Array]:
    """By step and game: what was seen, legal and said, and what the end was worth to the seats."""
    env, players = learner.env, learner.env.players

    def step(state: Any, action: Array) -> tuple[Any, Any]:
        seen, legal = jax.vmap(env.observe)(state), jax.vmap(env._legal)(state)
        after = jax.vmap(env.advance)(state, jnp.maximum(action % BLUNDER, 0))
        on = action != END
        after = jax.vmap(lambda on, new, old: jax.tree.map(lambda a, b: jnp.where(on, a, b), new, old))(
            on, after, state
        )
        wanted = jax.nn.one_hot(jnp.where(action < BLUNDER, action, -1), env.size, dtype=jnp.bfloat16)
        return after, (seen.astype(jnp.bfloat16), legal, wanted, state.current_player)

    last, (seen, legal, wanted, mover) = jax.lax.scan(step, state, said)
    ring = (mover[..., None] + jnp.arange(players)) % players
    worth = jnp.broadcast_to(learner._worth(last), (*mover.shape, players))
    return seen, legal, wanted, jnp.take_along_axis(worth, ring, axis=-1)

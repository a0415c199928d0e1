"""D12: the points of Dokmus, and what they are worth, for words in layers."""

import jax.numpy as jnp

from ludoteca.games.dokmus.components import POINTS, TERRAINS, PlayerCountTable
from ludoteca.research.jax import bits
from ludoteca.research.jax.bits import Array

RUINS, SMALL, LARGE = (TERRAINS.index(sign) for sign in "rtT")


def scores(layers: Array, sacrificed: Array, rules: PlayerCountTable) -> Array:
    """By seat: ruins, temples, complete, spread, sacrifice, total (D12.2 – D12.8)."""
    own = layers[len(TERRAINS) :]
    beside = bits.grow(own)
    small, large = (bits.count(bits.tiles(beside & layers[sign])) for sign in (SMALL, LARGE))
    printed = bits.count(bits.tiles(layers[SMALL] | layers[LARGE]))
    temples = jnp.sum(small, -1) * POINTS["small_temple"] + jnp.sum(large, -1) * POINTS["large_temple"]
    found = small + large
    complete = jnp.sum((found == printed) & (found > 0), -1) * rules.complete_tile
    tiles = jnp.sum(found > 0, -1)
    spread = jnp.array(POINTS["tiles_with_a_discovered_temple"], jnp.int32)[tiles]
    ruins = bits.count(own & layers[RUINS]) * POINTS["ruins_token"]
    ahead = jnp.sum(sacrificed[None, :] > sacrificed[:, None], -1)
    sacrifice = jnp.where(sacrificed > 0, jnp.array(rules.sacrifice, jnp.int32)[ahead], 0)
    parts = jnp.stack([ruins, temples, complete, spread, sacrifice], -1)
    return jnp.concatenate([parts, jnp.sum(parts, -1, keepdims=True)], -1).astype(jnp.int32)


def rewards(layers: Array, sacrificed: Array, rules: PlayerCountTable) -> Array:
    """D12.9, from -1 to 1: the winners share what the others lose, as in `ludoteca.research.table`."""
    players = sacrificed.shape[0]
    places = scores(layers, sacrificed, rules)[:, -1] * 256 + sacrificed
    won = places == jnp.max(places)
    share = jnp.where(won, players / jnp.sum(won), 0.0)
    return ((share - 1) / (players - 1)).astype(jnp.float32)

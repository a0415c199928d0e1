"""The network: planes of the board through residual blocks, then logits of all actions and the value of every seat.

It is plain JAX without a library of layers, so that `export.py` can write the same computation as ONNX.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ludoteca.games.dokmus.grid import SIDE
from ludoteca.research import Setting
from ludoteca.research.jax.bits import Array

Parameters = dict[str, Array]
BY_CELL = ("start", "place", "sacrifice", "move", "to")
"""The groups of actions that have a number for each cell of the whole grid."""
HIDDEN = 64


class Shape(NamedTuple):
    """What a network is made for, and how large it is."""

    players: int
    channels: int
    blocks: int

    @property
    def setting(self) -> Setting:
        return Setting("dokmus", self.players)

    @property
    def board(self) -> tuple[int, int, int]:
        """Planes, rows and columns."""
        shapes = {block.name: block.shape for block in self.setting.observations.blocks}
        terrain, rows, columns = shapes["terrain"]
        return terrain + self.players + len(("lifted", "bonus", "hole")), rows, columns

    @property
    def facts(self) -> int:
        """The numbers of an observation that belong to no cell."""
        return self.setting.observations.size - int(np.prod(self.board))

    @property
    def other_actions(self) -> int:
        """The actions that belong to no cell."""
        return self.setting.actions.size - len(BY_CELL) * SIDE * SIDE


def initial(shape: Shape, seed: int) -> Parameters:
    """Random weights. The last layer of a block begins at zero, so that no normalisation is needed (Zhang and others,
    2019, "Fixup initialization")."""
    generator = np.random.default_rng(seed)
    planes, channels, facts = shape.board[0], shape.channels, shape.facts
    sizes: dict[str, tuple[int, ...]] = {"stem": (channels, planes, 3, 3), "facts": (facts, channels)}
    for block in range(shape.blocks):
        sizes[f"block{block}a"] = sizes[f"block{block}b"] = (channels, channels, 3, 3)
    pooled = 2 * channels + facts
    sizes |= {
        "cells": (len(BY_CELL), channels, 1, 1),
        "hidden": (pooled, HIDDEN),
        "others": (HIDDEN, shape.other_actions),
        "values": (HIDDEN, shape.players),
    }
    found: dict[str, Any] = {}
    for name, size in sizes.items():
        inputs = int(np.prod(size[1:])) if len(size) == 4 else size[0]
        zero = name in ("others", "values", "cells") or (name.startswith("block") and name.endswith("b"))
        weights = np.zeros(size) if zero else generator.normal(0, np.sqrt(2 / inputs), size)
        found[name] = jnp.asarray(weights, jnp.float32)
        found[f"{name} bias"] = jnp.zeros(size[0] if len(size) == 4 else size[1], jnp.float32)
    return found


def apply(shape: Shape, weights: Parameters, observations: Array) -> tuple[Array, Array]:
    """Logits of all actions, and a value from -1 to 1 for every seat from the one that looks on, for a batch."""
    board = shape.board
    cut = int(np.prod(board))
    facts = observations[:, cut:]
    x = _convolved(observations[:, :cut].reshape(-1, *board), weights, "stem")
    x = jax.nn.relu(x + _dense(facts, weights, "facts")[:, :, None, None])
    for block in range(shape.blocks):
        inner = jax.nn.relu(_convolved(x, weights, f"block{block}a"))
        x = jax.nn.relu(x + _convolved(inner, weights, f"block{block}b"))
    cells = _convolved(x, weights, "cells")
    cells = jnp.pad(cells, ((0, 0), (0, 0), (0, SIDE - board[1]), (0, 0))).reshape(-1, len(BY_CELL), SIDE * SIDE)
    pooled = jnp.concatenate([x.mean((2, 3)), x.max((2, 3)), facts], axis=-1)
    hidden = jax.nn.relu(_dense(pooled, weights, "hidden"))
    return merged(shape, cells, _dense(hidden, weights, "others")), jnp.tanh(_dense(hidden, weights, "values"))


def merged(shape: Shape, cells: Array, others: Array) -> Array:
    """The logits in the order of the actions."""
    parts, taken = [], 0
    for name, numbers in shape.setting.actions.ranges.items():
        if name in BY_CELL:
            parts.append(cells[:, BY_CELL.index(name)])
        else:
            parts.append(others[:, taken : taken + len(numbers)])
            taken += len(numbers)
    return jnp.concatenate(parts, axis=-1)


def _convolved(x: Array, weights: Parameters, name: str) -> Array:
    kernel = weights[name]
    found = jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NCHW", "OIHW", "NCHW"))
    return found + weights[f"{name} bias"][:, None, None]


def _dense(x: Array, weights: Parameters, name: str) -> Array:
    return x @ weights[name] + weights[f"{name} bias"]

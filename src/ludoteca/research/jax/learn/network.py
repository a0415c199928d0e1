"""The network: planes of the board through residual blocks, then logits of all actions and the value of every seat.

It is plain JAX without a library of layers, so that `export.py` can write the same computation as ONNX.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ludoteca.games.dokmus.grid import SIDE, TILE
from ludoteca.research import Setting
from ludoteca.research.jax.bits import Array

Parameters = dict[str, Array]
BY_CELL = ("start", "place", "sacrifice", "move", "to")
"""The groups of actions that have a number for each cell of the whole grid."""
BY_SLOT = {"slide": 1, "rotate": 2}
"""The groups of actions that have so many numbers for each slot. Their logits are means over the cells of the slot."""
PLANES = len(BY_CELL) + sum(BY_SLOT.values())
GLOBAL = 3
"""Every so many blocks, one adds what is so on the whole board (Wu, 2019, "Accelerating self-play learning in Go")."""
HIDDEN = 128
SLOTS = (SIDE // TILE) ** 2


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

    def looks_around(self, block: int) -> bool:
        """Whether a block adds what is so on the whole board."""
        return block % GLOBAL == GLOBAL - 1


def slot_means(ways: int) -> Any:
    """The matrix that takes so many planes of cells to their means by slot, slot by slot."""
    found = np.zeros((ways, SIDE, SIDE, SLOTS, ways), np.float32)
    for row in range(SIDE):
        for column in range(SIDE):
            slot = row // TILE * 3 + column // TILE
            for way in range(ways):
                found[way, row, column, slot, way] = 1 / TILE**2
    return found.reshape(ways * SIDE * SIDE, SLOTS * ways)


def initial(shape: Shape, seed: int) -> Parameters:
    """Random weights. The last layer of a block begins at zero, so that no normalisation is needed (Zhang and others,
    2019, "Fixup initialization")."""
    generator = np.random.default_rng(seed)
    planes, channels, facts = shape.board[0], shape.channels, shape.facts
    sizes: dict[str, tuple[int, ...]] = {"stem": (channels, planes, 3, 3), "facts": (facts, channels)}
    for block in range(shape.blocks):
        sizes[f"block{block}a"] = sizes[f"block{block}b"] = (channels, channels, 3, 3)
        if shape.looks_around(block):
            sizes[f"block{block}around"] = (2 * channels, channels)
    sizes |= {
        "cells": (PLANES, channels, 1, 1),
        "hidden": (2 * channels + facts, HIDDEN),
        "others": (HIDDEN, shape.other_actions),
        "values": (HIDDEN, shape.players),
    }
    found: dict[str, Any] = {}
    for name, size in sizes.items():
        inputs = int(np.prod(size[1:])) if len(size) == 4 else size[0]
        zero = name in ("others", "values", "cells") or (name.startswith("block") and not name.endswith("a"))
        weights = np.zeros(size) if zero else generator.normal(0, np.sqrt(2 / inputs), size)
        found[name] = jnp.asarray(weights, jnp.float32)
        found[f"{name} bias"] = jnp.zeros(size[0] if len(size) == 4 else size[1], jnp.float32)
    return found


def apply(shape: Shape, weights: Parameters, observations: Array, form: Any = jnp.float32) -> tuple[Array, Array]:
    """Logits of all actions, and a value from -1 to 1 for every seat from the one that looks on, for a batch. The
    convolutions are computed in numbers of a `form`."""
    board = shape.board
    cut = int(np.prod(board))
    facts = observations[:, cut:].astype(jnp.float32)
    planes = observations[:, :cut].astype(form).reshape(-1, *board).transpose(0, 2, 3, 1)
    x = _convolved(planes, weights, "stem", form)
    x = jax.nn.relu(x + _dense(facts, weights, "facts").astype(form)[:, None, None])
    for block in range(shape.blocks):
        inner = _convolved(x, weights, f"block{block}a", form)
        if shape.looks_around(block):
            inner += _dense(_pooled(x), weights, f"block{block}around").astype(form)[:, None, None]
        x = jax.nn.relu(x + _convolved(jax.nn.relu(inner), weights, f"block{block}b", form))
    cells = _convolved(x, weights, "cells", form).astype(jnp.float32)
    cells = jnp.pad(cells, ((0, 0), (0, SIDE - board[1]), (0, 0), (0, 0))).reshape(-1, SIDE * SIDE, PLANES)
    hidden = jax.nn.relu(_dense(jnp.concatenate([_pooled(x), facts], axis=-1), weights, "hidden"))
    return merged(shape, cells.swapaxes(1, 2), _dense(hidden, weights, "others")), jnp.tanh(
        _dense(hidden, weights, "values")
    )


def merged(shape: Shape, cells: Array, others: Array) -> Array:
    """The logits in the order of the actions."""
    parts, taken, plane = [], 0, len(BY_CELL)
    for name, numbers in shape.setting.actions.ranges.items():
        if name in BY_CELL:
            parts.append(cells[:, BY_CELL.index(name)])
            continue
        part = others[:, taken : taken + len(numbers)]
        taken += len(numbers)
        if ways := BY_SLOT.get(name, 0):
            part += cells[:, plane : plane + ways].reshape(-1, ways * SIDE * SIDE) @ slot_means(ways)
            plane += ways
        parts.append(part)
    return jnp.concatenate(parts, axis=-1)


def _pooled(x: Array) -> Array:
    x = x.astype(jnp.float32)
    return jnp.concatenate([x.mean((1, 2)), x.max((1, 2))], axis=-1)


def _convolved(x: Array, weights: Parameters, name: str, form: Any) -> Array:
    kernel = weights[name].astype(form)
    found = jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "OIHW", "NHWC"))
    return found + weights[f"{name} bias"].astype(form)


def _dense(x: Array, weights: Parameters, name: str) -> Array:
    return x @ weights[name] + weights[f"{name} bias"]

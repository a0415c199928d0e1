"""A search over many games at once, with a value for every seat: Gumbel AlphaZero in the form of max^n.

Danihelka and others, 2022, "Policy improvement by planning with Gumbel": the root halves its actions one after the
other (Karnin and others, 2013), other nodes visit actions so that their share nears the improved policy. Unlike mctx,
a node keeps a few likely actions and no others, so that a tree is small however many actions a game has; and values go
back as vectors, of which the seat that decides looks at its own (Luckhardt and Irani, 1986).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ludoteca.research.jax.bits import Array

KEPT = 16
"""Actions of a node: those that the policy likes best."""
VISITS_SCALE = 50.0
VALUE_SCALE = 0.5
"""What a value between 0 and 1 weighs in logits: this much for each visit of the most visited action, and for
`VISITS_SCALE` more."""
NOWHERE = -1
LEAST = jnp.finfo(jnp.float32).min


class Judged(NamedTuple):
    """What is known of positions without search."""

    logits: Array
    """Of all actions; the lowest number for those that are not legal."""
    values: Array
    """By seat, from -1 to 1."""
    mover: Array
    over: Array


class Tree(NamedTuple):
    """By node and game: nodes come first, so that a new node is one slice."""

    states: Any
    actions: Array
    logits: Array
    children: Array
    visits: Array
    sums: Array
    """By action, the values of its visits for the mover."""
    values: Array
    mover: Array
    over: Array
    parent: Array
    slot: Array


class Found(NamedTuple):
    """What a search says: an action, the improved policy, and the values of the root."""

    action: Array
    policy: Array
    values: Array


Advance = Callable[[Any, Array], Any]
Judge = Callable[[Any], Judged]


def search(
    root: Any, first: Judged, key: Array, advance: Advance, judge: Judge, simulations: int, considered: int
) -> Found:
    """Searches from the positions `root`, judged as `first`; `advance` and `judge` take a batch of them."""
    games = first.mover.shape[0]
    rows = jnp.arange(games)
    noise = jax.random.gumbel(key, first.logits.shape)
    tree = _planted(root, first, noise, simulations + 1)
    luck = jnp.take_along_axis(noise, tree.actions[0], axis=-1)
    likely = jnp.sum(tree.logits[0] > LEAST, axis=-1)
    plans = jnp.asarray(_plans(considered, simulations))[jnp.minimum(likely, considered)]

    def simulate(number: Array, tree: Tree) -> Tree:
        node, slot = _descend(tree, luck, jnp.take(plans, number, axis=1), rows)
        states = jax.tree.map(lambda leaf: leaf[node, rows], tree.states)
        after = advance(states, tree.actions[node, rows, slot])
        tree = _grown(tree, number + 1, node, slot, after, judge(after), rows)
        return _told(tree, number + 1, rows)

    tree = jax.lax.fori_loop(0, simulations, simulate, tree)
    score = luck + tree.logits[0] + _gain(_at_root(tree))
    most = jnp.max(tree.visits[0], axis=-1, keepdims=True)
    best = jnp.argmax(jnp.where(tree.visits[0] == most, score, LEAST), axis=-1)
    return Found(tree.actions[0, rows, best], _policy(first, tree, rows), tree.values.mean(0))


def _planted(root: Any, first: Judged, noise: Array, nodes: int) -> Tree:
    """Room for all nodes, and the root, whose actions are drawn by luck and policy."""
    games, seats = first.values.shape
    _, actions = jax.lax.top_k(jnp.where(first.logits > LEAST, first.logits + noise, LEAST), KEPT)
    nobody = jnp.full((nodes, games), NOWHERE)
    zeros = jnp.zeros((nodes, games, KEPT))
    return Tree(
        states=jax.tree.map(lambda leaf: jnp.zeros((nodes, *leaf.shape), leaf.dtype).at[0].set(leaf), root),
        actions=jnp.zeros((nodes, games, KEPT), jnp.int32).at[0].set(actions),
        logits=zeros.at[0].set(jnp.take_along_axis(first.logits, actions, axis=-1)),
        children=jnp.full((nodes, games, KEPT), NOWHERE),
        visits=jnp.zeros((nodes, games, KEPT), jnp.int32),
        sums=zeros,
        values=jnp.zeros((nodes, games, seats)).at[0].set(first.values),
        mover=jnp.zeros((nodes, games), jnp.int32).at[0].set(first.mover),
        over=jnp.zeros((nodes, games), bool),
        parent=nobody,
        slot=nobody,
    )


class _Node(NamedTuple):
    """What a choice at a node looks at."""

    logits: Array
    visits: Array
    sums: Array
    value: Array
    """Of the node itself, for its mover."""


def _node(tree: Tree, node: Array, rows: Array) -> _Node:
    value = tree.values[node, rows, tree.mover[node, rows]]
    return _Node(tree.logits[node, rows], tree.visits[node, rows], tree.sums[node, rows], value)


def _at_root(tree: Tree) -> _Node:
    rows = jnp.arange(tree.mover.shape[1])
    return _node(tree, jnp.zeros_like(rows), rows)


def _expected(node: _Node) -> Array:
    """What the visits and the network together expect for the mover."""
    prior = jax.nn.softmax(node.logits, axis=-1) * (node.visits > 0)
    mean = node.sums / jnp.maximum(node.visits, 1)
    visits = jnp.sum(node.visits, axis=-1)
    weighted = jnp.sum(prior * mean, axis=-1) / jnp.maximum(jnp.sum(prior, axis=-1), 1e-6)
    return ((node.value + visits * weighted) / (1 + visits))[:, None]


def _gain(node: _Node) -> Array:
    """What visits add to the logits of each action: nothing where there was none."""
    more = node.sums / jnp.maximum(node.visits, 1) - _expected(node)
    most = jnp.max(node.visits, axis=-1, keepdims=True)
    return jnp.where(node.visits > 0, VALUE_SCALE * (VISITS_SCALE + most) * more / 2, 0.0)


def _descend(tree: Tree, luck: Array, planned: Array, rows: Array) -> tuple[Array, Array]:
    """For each game the node and the action from which a new node grows."""
    root = _at_root(tree)
    score = jnp.where(root.visits == planned[:, None], luck + root.logits + _gain(root), LEAST)
    start = jnp.zeros_like(rows), jnp.argmax(jnp.where(root.logits > LEAST, score, LEAST), axis=-1)

    def below(node: Array, slot: Array) -> tuple[Array, Array]:
        """The node there, and whether the walk goes on from it."""
        child = tree.children[node, rows, slot]
        return child, (child != NOWHERE) & ~tree.over[jnp.maximum(child, 0), rows]

    def walk(at: tuple[Array, Array]) -> tuple[Array, Array]:
        child, on = below(*at)
        there = _node(tree, jnp.maximum(child, 0), rows)
        wanted = jax.nn.softmax(there.logits + _gain(there), axis=-1)
        behind = wanted - there.visits / (1 + jnp.sum(there.visits, axis=-1, keepdims=True))
        chosen = jnp.argmax(jnp.where(there.logits > LEAST, behind, LEAST), axis=-1)
        return jnp.where(on, child, at[0]), jnp.where(on, chosen, at[1])

    return jax.lax.while_loop(lambda at: jnp.any(below(*at)[1]), walk, start)


def _grown(tree: Tree, new: Array, node: Array, slot: Array, state: Any, judged: Judged, rows: Array) -> Tree:
    """With a new node for every game."""
    logits, actions = jax.lax.top_k(judged.logits, KEPT)
    return tree._replace(
        states=jax.tree.map(lambda leaf, one: leaf.at[new].set(one), tree.states, state),
        actions=tree.actions.at[new].set(actions),
        logits=tree.logits.at[new].set(logits),
        children=tree.children.at[node, rows, slot].set(new),
        values=tree.values.at[new].set(judged.values),
        mover=tree.mover.at[new].set(judged.mover),
        over=tree.over.at[new].set(judged.over),
        parent=tree.parent.at[new].set(node),
        slot=tree.slot.at[new].set(slot),
    )


def _told(tree: Tree, new: Array, rows: Array) -> Tree:
    """The values of the new nodes go back to the root."""
    values = tree.values[new]

    def back(carried: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        node, visits, sums = carried
        parent, slot = tree.parent[node, rows], tree.slot[node, rows]
        on = parent != NOWHERE
        parent, slot = jnp.maximum(parent, 0), jnp.maximum(slot, 0)
        own = values[rows, tree.mover[parent, rows]]
        visits = visits.at[parent, rows, slot].add(on)
        sums = sums.at[parent, rows, slot].add(jnp.where(on, own, 0.0))
        return jnp.where(on, parent, 0), visits, sums

    start = jnp.full_like(rows, new), tree.visits, tree.sums
    _, visits, sums = jax.lax.while_loop(lambda carried: jnp.any(carried[0] != 0), back, start)
    return tree._replace(visits=visits, sums=sums)


def _policy(first: Judged, tree: Tree, rows: Array) -> Array:
    """The improved policy over all actions."""
    gain = jnp.zeros_like(first.logits).at[rows[:, None], tree.actions[0]].set(_gain(_at_root(tree)))
    return jax.nn.softmax(jnp.where(first.logits > LEAST, first.logits + gain, LEAST), axis=-1)


def _plans(considered: int, simulations: int) -> Any:
    """By number of actions and simulation, how often the action that is visited next has been visited."""
    return np.array([_plan(number, simulations) for number in range(considered + 1)], np.int32)


def _plan(considered: int, simulations: int) -> list[int]:
    if considered <= 1:
        return list(range(simulations))
    phases, left, plan = (considered - 1).bit_length(), considered, list[int]()
    visits = 0
    while len(plan) < simulations:
        for _ in range(max(1, simulations // (phases * left))):
            plan += [visits] * left
            visits += 1
        left = max(2, left // 2)
    return plan[:simulations]

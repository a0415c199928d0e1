"""Learning by self-play: `python -m ludoteca.research.jax.learn.train FOLDER`.

Gumbel AlphaZero (Danihelka and others, 2022, "Policy improvement by planning with Gumbel") with mctx, after an example
of pgx. An iteration plays a batch of games for some steps; a search in a game imagined from what the seat knows chooses
each move. Then the network learns the improved policy and who won. The folder keeps settings, curve and the last
checkpoint; the same command goes on where it ended.

It plays with two players: mctx searches with one value, which is the rival's with the other sign. Four players need a
search with a vector of values.
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import mctx
import numpy as np
import optax

from ludoteca.research.jax import DokmusEnv, auto_reset
from ludoteca.research.jax.bits import Array
from ludoteca.research.jax.hidden import imagined
from ludoteca.research.jax.learn import network
from ludoteca.research.jax.learn.network import Parameters, Shape


@dataclass(frozen=True)
class Settings:
    """Of a run; kept in its folder. The defaults are for one large GPU."""

    channels: int = 64
    blocks: int = 6
    games: int = 1024
    """Side by side."""
    steps: int = 128
    """Of every game in an iteration."""
    simulations: int = 32
    considered: int = 16
    """Actions at the root among which the search halves."""
    learning_rate: float = 1e-3
    minibatch: int = 4096
    value_weight: float = 1.0
    seed: int = 1

    @property
    def shape(self) -> Shape:
        return Shape(2, self.channels, self.blocks)


class Sample(NamedTuple):
    """What is learnt from a step."""

    observation: Array
    legal: Array
    policy: Array
    values: Array
    decided: Array
    """Whether its game was played to the end."""


class Learner:
    """The compiled parts of a run."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shape = settings.shape
        self.env = DokmusEnv(self.shape.players)
        self.optimizer = optax.adam(settings.learning_rate)
        self.play = jax.jit(self._play)
        self.learn = jax.jit(self._learn)

    def start(self) -> tuple[Parameters, Any, Any]:
        """Weights, state of the optimizer and new games."""
        weights = network.initial(self.shape, self.settings.seed)
        keys = jax.random.split(jax.random.PRNGKey(self.settings.seed), self.settings.games)
        return weights, self.optimizer.init(weights), jax.jit(jax.vmap(self.env.init))(keys)

    # Playing

    def _judge(self, weights: Parameters, state: Any) -> tuple[Array, Array]:
        """Logits of the legal actions, and the value of the seat to decide."""
        logits, values = network.apply(self.shape, weights, state.observation)
        return jnp.where(state.legal_action_mask, logits, jnp.finfo(logits.dtype).min), values[:, 0]

    def _follow(self, weights: Parameters, key: Array, action: Array, state: Any) -> tuple[Any, Any]:
        """One step of the search."""
        mover = state.current_player
        state = jax.vmap(self.env.step)(state.replace(observation=jnp.zeros((action.shape[0], 0))), action)
        logits, value = self._judge(weights, state)
        reward = jnp.take_along_axis(state.rewards, mover[:, None], axis=1)[:, 0]
        found = mctx.RecurrentFnOutput(
            reward=reward,
            discount=_sign(state, mover),
            prior_logits=logits,
            value=jnp.where(state.terminated, 0.0, value),
        )
        return found, _slim(state)

    def _play(self, weights: Parameters, state: Any, key: Array) -> tuple[Any, Sample, Array]:
        """Some steps of every game: the games after them, samples, and how many games ended."""
        step = jax.vmap(auto_reset(self.env))

        def move(state: Any, key: Array) -> tuple[Any, Any]:
            hidden, searching, fresh = jax.random.split(key, 3)
            seen, legal, mover = state.observation, state.legal_action_mask, state.current_player
            logits, value = self._judge(weights, state)
            keys = jax.random.split(hidden, self.settings.games)
            guessed = jax.vmap(lambda state, key: imagined(state, key, self.env.table))(state, keys)
            chosen = mctx.gumbel_muzero_policy(
                weights,
                searching,
                mctx.RootFnOutput(prior_logits=logits, value=value, embedding=_slim(guessed)),
                self._follow,
                self.settings.simulations,
                invalid_actions=~legal,
                max_num_considered_actions=self.settings.considered,
            )
            state = step(state, chosen.action, jax.random.split(fresh, self.settings.games))
            return state, (seen, legal, chosen.action_weights, mover, state.rewards, state.terminated)

        state, played = jax.lax.scan(move, state, jax.random.split(key, self.settings.steps))
        seen, legal, policy, mover, rewards, ended = played
        values, decided = _outcomes(mover, rewards, ended)
        return state, Sample(seen, legal, policy, values, decided), ended.sum()

    # Learning

    def _loss(self, weights: Parameters, batch: Sample) -> tuple[Array, tuple[Array, Array]]:
        logits, values = network.apply(self.shape, weights, batch.observation)
        logits = jnp.where(batch.legal, logits, jnp.finfo(logits.dtype).min)
        policy = optax.softmax_cross_entropy(logits, batch.policy).mean()
        error = jnp.mean((values - batch.values) ** 2, axis=-1) * batch.decided
        value = error.sum() / jnp.maximum(batch.decided.sum(), 1)
        return policy + self.settings.value_weight * value, (policy, value)

    def _learn(self, weights: Parameters, optimizer: Any, samples: Sample, key: Array) -> tuple[Parameters, Any, Array]:
        """Once through all samples in random order; the mean losses of policy and value."""
        total = self.settings.games * self.settings.steps
        size = min(self.settings.minibatch, total)
        order = jax.random.permutation(key, total)[: total // size * size].reshape(-1, size)
        flat = jax.tree.map(lambda leaf: leaf.reshape(total, *leaf.shape[2:]), samples)

        def update(carried: tuple[Parameters, Any], chosen: Array) -> tuple[tuple[Parameters, Any], Array]:
            weights, optimizer = carried
            batch = jax.tree.map(lambda leaf: leaf[chosen], flat)
            slope, losses = jax.grad(self._loss, has_aux=True)(weights, batch)
            change, optimizer = self.optimizer.update(slope, optimizer, weights)
            return (optax.apply_updates(weights, change), optimizer), jnp.stack(losses)

        (weights, optimizer), losses = jax.lax.scan(update, (weights, optimizer), order)
        return weights, optimizer, losses.mean(0)


def _slim(state: Any) -> Any:
    """A state as the tree keeps it: without the observation, which is most of it."""
    return state.replace(observation=jnp.zeros((state.current_player.shape[0], 0)))


def _sign(state: Any, mover: Array) -> Array:
    """What a later value counts for the mover: -1 where the rival decides next, 0 after the end."""
    return jnp.where(state.terminated, 0.0, jnp.where(state.current_player == mover, 1.0, -1.0))


def _outcomes(mover: Array, rewards: Array, ended: Array) -> tuple[Array, Array]:
    """By step: the rewards at the end of its game, from the mover's seat on, and whether that was reached."""

    def back(later: tuple[Array, Array], now: tuple[Array, Array]) -> tuple[Any, Any]:
        reward, over = now
        final = jnp.where(over[:, None], reward, later[0])
        known = over | later[1]
        return (final, known), (final, known)

    nothing = (jnp.zeros_like(rewards[0]), jnp.zeros_like(ended[0]))
    _, (final, known) = jax.lax.scan(back, nothing, (rewards, ended), reverse=True)
    players = rewards.shape[-1]
    ring = (mover[..., None] + jnp.arange(players)) % players
    return jnp.take_along_axis(final, ring, axis=-1), known.astype(jnp.float32)


class Run:
    """A run in its folder: `settings.json`, `curve.jsonl`, `checkpoint.npz`."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        kept = folder / "settings.json"
        if kept.exists():
            if json.loads(kept.read_text(encoding="utf-8")) != asdict(settings):
                raise SystemExit(f"{folder} holds a run with other settings; name another folder")
        else:
            kept.write_text(json.dumps(asdict(settings), indent=2) + "\n", encoding="utf-8")
        self.learner = Learner(settings)
        self.weights, self.optimizer, self.games = self.learner.start()
        self.done = 0
        if self.checkpoint.exists():
            self._read()

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def _leaves(self) -> tuple[list[Any], Any]:
        return jax.tree.flatten((self.weights, self.optimizer))

    def _read(self) -> None:
        """Weights and optimizer; the games begin anew, since they are many and soon over."""
        _, form = self._leaves()
        with np.load(self.checkpoint) as file:
            self.done = int(file["done"])
            leaves = [jnp.asarray(file[f"leaf{number}"]) for number in range(form.num_leaves)]
        self.weights, self.optimizer = jax.tree.unflatten(form, leaves)

    def save(self) -> None:
        leaves, _ = self._leaves()
        fresh = self.folder / "checkpoint.new.npz"
        arrays: dict[str, Any] = {f"leaf{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}
        np.savez(fresh, done=self.done, **arrays)
        fresh.replace(self.checkpoint)

    def iterate(self) -> dict[str, float]:
        """One iteration; its row of the curve."""
        begun = time.perf_counter()
        seed = jax.random.fold_in(jax.random.PRNGKey(self.learner.settings.seed), self.done)
        playing, learning = jax.random.split(seed)
        self.games, samples, ended = self.learner.play(self.weights, self.games, playing)
        self.weights, self.optimizer, losses = self.learner.learn(self.weights, self.optimizer, samples, learning)
        self.done += 1
        row = {
            "iteration": self.done,
            "games": int(ended),
            "policy_loss": float(losses[0]),
            "value_loss": float(losses[1]),
            "seconds": round(time.perf_counter() - begun, 2),
        }
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        self.save()
        return row


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--minutes", type=float, default=25.0, help="begin no iteration after so long")
    wanted.add_argument("--iterations", type=int, help="end after so many in all")
    for name, value in asdict(Settings()).items():
        wanted.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    given = vars(wanted.parse_args())
    folder, minutes, iterations = given.pop("folder"), given.pop("minutes"), given.pop("iterations")
    run, begun = Run(folder, Settings(**given)), time.monotonic()
    while time.monotonic() - begun < minutes * 60 and (iterations is None or run.done < iterations):
        print(json.dumps(run.iterate()), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()

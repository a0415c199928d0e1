"""Learning by self-play: `python -m ludoteca.research.jax.learn.train FOLDER`.

Gumbel AlphaZero (Danihelka and others, 2022, "Policy improvement by planning with Gumbel"), for two to four players. An
iteration plays a batch of games for some steps; a search in a game imagined from what the seat knows chooses each move.
Then the network learns the improved policy and what the seats made of it. A run may begin with the games of a teacher.
The folder keeps settings, curve and the last checkpoint; the same command goes on where it ended.

With a `rival` it is an exploiter that learns (Timbers and others, 2022, "Approximate exploitability: learning a best
response"): one seat of every game learns, the fixed network of the rival plays the others. In its search they follow
the rival's policy, and its own values; in theirs all is the rival's.
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from ludoteca.research.jax import DokmusEnv
from ludoteca.research.jax.bits import Array
from ludoteca.research.jax.dokmus_scores import scores
from ludoteca.research.jax.hidden import imagined
from ludoteca.research.jax.learn import network
from ludoteca.research.jax.learn.imitate import replayed, samples
from ludoteca.research.jax.learn.network import Parameters, Shape
from ludoteca.research.jax.learn.read_onnx import read_onnx
from ludoteca.research.jax.learn.search import LEAST, Judged, search


@dataclass(frozen=True)
class Settings:
    """Of a run; kept in its folder. The defaults are for one large GPU."""

    players: int = 2
    channels: int = 64
    blocks: int = 6
    games: int = 4096
    """Side by side."""
    steps: int = 32
    """Of every game in an iteration."""
    simulations: int = 32
    considered: int = 16
    """Actions at the root among which the search halves."""
    lead_weight: float = 0.2
    """What the lead counts in a value; the rest is the victory."""
    trace: float = 0.95
    """How much a value hears of later ones rather than of its own search (Sutton, 1988: lambda)."""
    window: int = 4
    """Iterations from which is learnt."""
    passes: int = 2
    """How often a sample is learnt, on average, while it is kept."""
    lessons: int = 0
    """The first iterations, which learn from games of a teacher."""
    iterations: int = 100
    """Of the whole run; the learning rate falls to nothing (Loshchilov and Hutter, 2017: cosine)."""
    learning_rate: float = 1e-3
    weight_decay: float = 1e-4
    minibatch: int = 2048
    value_weight: float = 1.5
    mean_of: int = 500
    """Updates over which the weights are averaged that play (Polyak and Juditsky, 1992)."""
    precise: bool = False
    """Convolutions in 32-bit numbers and not in bfloat16."""
    seed: int = 1
    rival: str = ""
    """A network as ONNX that plays against the learner and does not learn; without one it plays itself."""

    @property
    def shape(self) -> Shape:
        return Shape(self.players, self.channels, self.blocks)

    @property
    def updates(self) -> int:
        """In an iteration."""
        return max(1, self.passes * self.games * self.steps // self.minibatch)


class Sample(NamedTuple):
    """What is learnt from a step."""

    observation: Array
    legal: Array
    policy: Array
    values: Array


class TrainState(NamedTuple):
    """What learns: the weights, the state of the optimizer, and the averaged weights."""

    weights: Parameters
    optimizer: Any
    mean: Parameters


LOSSES = ("policy_loss", "value_loss", "surprise")
"""Surprise is what the policy loss is above the least there could be."""
CHECKPOINT = "checkpoint.npz"
WARM_UP = 300
"""Updates until the learning rate is reached."""
LEAD = 20.0
"""Points that are worth as much as a victory, where the lead counts."""


class Learner:
    """The compiled parts of a run."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shape = settings.shape
        self.env = DokmusEnv(self.shape.players)
        self.rival = read_onnx(Path(settings.rival), self.shape) if settings.rival else None
        self.ours = jnp.arange(settings.games) % self.shape.players
        """Of each game, the seat that learns where there is a rival."""
        updates = settings.iterations * settings.updates
        rate = optax.warmup_cosine_decay_schedule(0.0, settings.learning_rate, min(WARM_UP, updates // 2), updates)
        self.optimizer = optax.chain(
            optax.clip_by_global_norm(1.0), optax.adamw(rate, weight_decay=settings.weight_decay)
        )
        self.play = jax.jit(self._play, donate_argnums=2)
        self.keep = jax.jit(self._keep, donate_argnums=0)
        self.learn = jax.jit(self._learn, donate_argnums=0)

    def start(self) -> tuple[TrainState, Any]:
        """Weights, state of the optimizer and new games."""
        weights = network.initial(self.shape, self.settings.seed)
        keys = jax.random.split(jax.random.PRNGKey(self.settings.seed), self.settings.games)
        games = jax.jit(jax.vmap(lambda key: _bare(self.env.begin(key))))(keys)
        state = TrainState(weights, self.optimizer.init(weights), weights)
        return jax.tree.map(jnp.array, state), games

    # Playing

    def judge(self, weights: Parameters, state: Any) -> tuple[Judged, Array, Array]:
        """What the network says of positions, what it sees, and what is legal."""
        legal = jax.vmap(self.env._legal)(state)
        seen = jax.vmap(self.env.observe)(state)
        form = jnp.float32 if self.settings.precise else jnp.bfloat16
        logits, values = network.apply(self.shape, weights, seen, form)
        players = self.shape.players
        ring = (jnp.arange(players) - state.current_player[:, None]) % players
        values = jnp.take_along_axis(values, ring, axis=-1)
        values = jnp.where(state.terminated[:, None], self._worth(state), values)
        judged = Judged(jnp.where(legal, logits, LEAST), values, state.current_player, state.terminated)
        return judged, seen, legal

    def judge_between(self, weights: Parameters, rival: Parameters, mine: Array, state: Any) -> Judged:
        """The same where a rival plays, for searches of which some are `mine` and the rest the rival's."""
        own, theirs = self.judge(weights, state)[0], self.judge(rival, state)[0]
        said = mine & (own.mover == self.ours)
        return own._replace(
            logits=jnp.where(said[:, None], own.logits, theirs.logits),
            values=jnp.where(mine[:, None], own.values, theirs.values),
        )

    def _worth(self, state: Any) -> Array:
        """By seat, what the end of a game is worth."""
        points = jax.vmap(lambda state: scores(state.layers, state.sacrificed, self.env.table)[:, -1])(state)
        players = self.shape.players
        lead = points - (jnp.sum(points, axis=-1, keepdims=True) - points) / (players - 1)
        share = self.settings.lead_weight
        return (1 - share) * state.rewards + share * jnp.clip(lead / LEAD, -1, 1)

    def _play(
        self, weights: Parameters, rival: Parameters | None, state: Any, key: Array
    ) -> tuple[Any, Sample, Array, Array]:
        """Some steps of every game: the games after them, samples, how many games ended, and how many of them the
        learner won of a rival. What the rival chose is not learnt."""
        many = self.settings.games
        advance = jax.vmap(self.env.advance)

        def move(state: Any, key: Array) -> tuple[Any, Any]:
            hidden, searching, fresh = jax.random.split(key, 3)
            first, seen, legal = self.judge(weights, state)
            said, mine = first.values, jnp.ones(many, bool)

            def judge(state: Any) -> Judged:
                if rival is None:
                    return self.judge(weights, state)[0]
                return self.judge_between(weights, rival, mine, state)

            if rival is not None:
                mine = first.mover == self.ours
                first = judge(state)
            guessed = jax.vmap(lambda state, key: imagined(state, key, self.env.table))(
                state, jax.random.split(hidden, many)
            )
            found = search(
                guessed,
                first,
                searching,
                advance,
                judge,
                self.settings.simulations,
                self.settings.considered,
            )
            after = advance(state, found.action)
            over, worth = after.terminated, self._worth(after)
            won = (after.rewards[jnp.arange(many), self.ours] * (self.shape.players - 1) + 1) / self.shape.players
            begun = jax.vmap(lambda key: _bare(self.env.begin(key)))(jax.random.split(fresh, many))
            after = jax.vmap(lambda over, new, old: jax.tree.map(lambda a, b: jnp.where(over, a, b), new, old))(
                over, begun, after
            )
            policy = jnp.where(mine[:, None], found.policy, 0).astype(jnp.bfloat16)
            values = jnp.where(mine[:, None], found.values, said)
            step = (seen.astype(jnp.bfloat16), legal, policy, state.current_player)
            return after, (*step, values, worth, over, jnp.sum(over * won))

        state, played = jax.lax.scan(move, state, jax.random.split(key, self.settings.steps))
        seen, legal, policy, mover, found, worth, over, won = played
        values = self._traced(found, worth, over)
        players = self.shape.players
        ring = (mover[..., None] + jnp.arange(players)) % players
        values = jnp.take_along_axis(values, ring, axis=-1)
        return state, Sample(seen, legal, policy, values), over.sum(), won.sum()

    def _traced(self, found: Array, worth: Array, over: Array) -> Array:
        """By step and seat: the end of its game, and on the way there what the searches said."""
        trace = self.settings.trace

        def back(later: Array, now: tuple[Array, Array, Array]) -> tuple[Array, Array]:
            value, end, ended = now
            target = trace * jnp.where(ended[:, None], end, later) + (1 - trace) * value
            return target, target

        return jax.lax.scan(back, found[-1], (found, worth, over), reverse=True)[1]

    def replay(self, state: Any, said: Array) -> Sample:
        """Samples from the games of a teacher."""
        return Sample(*replayed(self, state, said))

    # Learning

    def buffer(self) -> Sample:
        """An empty replay buffer: room for the samples of the iterations from which is learnt."""
        settings, setting = self.settings, self.shape.setting
        size = (settings.window, settings.steps * settings.games)
        actions = setting.actions.size
        return Sample(
            jnp.zeros((*size, setting.observations.size), jnp.bfloat16),
            jnp.zeros((*size, actions), bool),
            jnp.zeros((*size, actions), jnp.bfloat16),
            jnp.zeros((*size, self.shape.players)),
        )

    def _keep(self, buffer: Sample, fresh: Sample, place: Array) -> Sample:
        return jax.tree.map(lambda all, new: all.at[place].set(new.reshape(all.shape[1:])), buffer, fresh)

    def _loss(self, weights: Parameters, batch: Sample) -> tuple[Array, Array]:
        form = jnp.float32 if self.settings.precise else jnp.bfloat16
        logits, values = network.apply(self.shape, weights, batch.observation, form)
        logits = jnp.where(batch.legal, logits, LEAST)
        wanted = batch.policy.astype(jnp.float32)
        policy = optax.softmax_cross_entropy(logits, wanted).mean()
        value = jnp.mean((values - batch.values) ** 2)
        surprise = policy + jnp.sum(jnp.where(wanted > 0, wanted * jnp.log(wanted), 0), -1).mean()
        return policy + self.settings.value_weight * value, jnp.stack([policy, value, surprise])

    def _learn(self, state: TrainState, buffer: Sample, key: Array) -> tuple[TrainState, Array]:
        """Some updates with samples drawn at random from a full replay buffer; the mean losses."""
        settings = self.settings
        flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:]), buffer)

        def update(state: TrainState, key: Array) -> tuple[TrainState, Array]:
            chosen = jax.random.randint(key, (settings.minibatch,), 0, len(flat.values))
            batch = jax.tree.map(lambda leaf: leaf[chosen], flat)
            slope, losses = jax.grad(self._loss, has_aux=True)(state.weights, batch)
            change, optimizer = self.optimizer.update(slope, state.optimizer, state.weights)
            weights = optax.apply_updates(state.weights, change)
            mean = jax.tree.map(lambda old, new: old + (new - old) / settings.mean_of, state.mean, weights)
            return TrainState(weights, optimizer, mean), losses

        state, losses = jax.lax.scan(update, state, jax.random.split(key, settings.updates))
        return state, losses.mean(0)


def _bare(state: Any) -> Any:
    """A position without legal actions and observation, which are most of it."""
    return state.replace(legal_action_mask=jnp.zeros(0), observation=jnp.zeros(0))


def weights_of(folder: Path, shape: Shape) -> Parameters:
    """The weights that play, of the last checkpoint of a run."""
    names = sorted(network.initial(shape, 0))
    with np.load(folder / CHECKPOINT) as file:
        last = len(file.files) - 1
        return {name: jnp.asarray(file[f"leaf{last - len(names) + place}"]) for place, name in enumerate(names)}


class Run:
    """A run in its folder: `settings.json`, `curve.jsonl`, `checkpoint.npz`."""

    def __init__(self, folder: Path, settings: Settings, start: Path | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        kept = folder / "settings.json"
        if kept.exists():
            if Settings(**json.loads(kept.read_text(encoding="utf-8"))) != settings:
                raise SystemExit(f"{folder} holds a run with other settings; name another folder")
        else:
            kept.write_text(json.dumps(asdict(settings), indent=2) + "\n", encoding="utf-8")
        self.learner = Learner(settings)
        self.state, self.games = self.learner.start()
        self.buffer: Sample = self.learner.buffer()
        self.done = self.kept = 0
        self.taught = False
        if self.checkpoint.exists():
            self._read()
        elif start:
            self._begin_with(start)

    @property
    def checkpoint(self) -> Path:
        return self.folder / CHECKPOINT

    @property
    def weights(self) -> Parameters:
        """Those that play."""
        return self.state.mean

    def _read(self) -> None:
        """The games and the samples begin anew, since they are many and soon over."""
        form = jax.tree.structure(self.state)
        with np.load(self.checkpoint) as file:
            self.done = int(file["done"])
            leaves = [jnp.asarray(file[f"leaf{number}"]) for number in range(form.num_leaves)]
        self.state = jax.tree.unflatten(form, leaves)

    def _begin_with(self, start: Path) -> None:
        """Other weights than random ones: a network as ONNX, or a file of `more_players.py`."""
        if start.suffix == ".onnx":
            weights = read_onnx(start, self.learner.shape)
        else:
            with np.load(start) as file:
                weights = {name: jnp.asarray(file[name]) for name in self.state.weights}
        state = TrainState(weights, self.learner.optimizer.init(weights), weights)
        self.state = jax.tree.map(jnp.array, state)

    def save(self) -> None:
        fresh = self.folder / "checkpoint.new.npz"
        leaves = enumerate(jax.tree.leaves(self.state))
        arrays: dict[str, Any] = {f"leaf{number}": np.asarray(leaf) for number, leaf in leaves}
        np.savez(fresh, done=self.done, **arrays)
        fresh.replace(self.checkpoint)

    def take_lessons(self, file: Path) -> None:
        """The buffer is filled with the games of a teacher."""
        settings = self.learner.settings
        self.taught = True
        many = settings.window * settings.steps * settings.games
        found = samples(self.learner, file, many, settings.seed)
        self.buffer = jax.tree.map(lambda leaf, room: leaf.reshape(room.shape), found, self.buffer)

    def iterate(self) -> dict[str, float]:
        """One iteration; its row of the curve."""
        begun = time.perf_counter()
        settings, learner = self.learner.settings, self.learner
        seed = jax.random.fold_in(jax.random.PRNGKey(settings.seed), self.done)
        playing, learning = jax.random.split(seed)
        ended, won = 0, 0.0
        if self.done >= settings.lessons:
            self.games, fresh, over, share = learner.play(self.weights, learner.rival, self.games, playing)
            self.buffer = learner.keep(self.buffer, fresh, jnp.int32(self.kept % settings.window))
            self.kept, ended, won = self.kept + 1, int(over), float(share)
        played = time.perf_counter() - begun
        losses = [0.0] * len(LOSSES)
        if self.taught or self.kept >= settings.window:
            self.state, losses = learner.learn(self.state, self.buffer, learning)
        self.done += 1
        row = {
            "iteration": self.done,
            "games": ended,
            **({} if learner.rival is None else {"won": round(won / max(ended, 1), 4)}),
            **{name: round(float(loss), 4) for name, loss in zip(LOSSES, losses, strict=True)},
            "playing": round(played, 2),
            "seconds": round(time.perf_counter() - begun, 2),
        }
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        self.save()
        return row


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--minutes", type=float, default=25.0, help="end before so long")
    wanted.add_argument("--start", type=Path, help="a network (ONNX) to begin with, or weights by more_players.py")
    wanted.add_argument("--teacher", type=Path, help="games to begin with, by teacher.py")
    for name, value in asdict(Settings()).items():
        kind = {"action": "store_true"} if isinstance(value, bool) else {"type": type(value), "default": value}
        wanted.add_argument(f"--{name.replace('_', '-')}", **kind)
    given = vars(wanted.parse_args())
    begun = time.monotonic()
    folder, minutes = given.pop("folder"), given.pop("minutes")
    teacher, start = given.pop("teacher"), given.pop("start")
    run, longest = Run(folder, Settings(**given), start), 0.0
    if teacher:
        run.take_lessons(teacher)
    first = True
    while run.done < run.learner.settings.iterations and time.monotonic() - begun + longest < minutes * 60:
        row = run.iterate()
        print(json.dumps(row), flush=True)  # noqa: T201
        longest = longest if first else max(longest, row["seconds"])
        first = False


if __name__ == "__main__":
    main()

"""Learning in JAX: hidden cards are drawn anew, a run goes on where it ended, and its network plays elsewhere."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

pytest.importorskip("optax", reason="make test-jax installs it")
pytest.importorskip("onnxruntime", reason="make test-jax installs it")

import jax
import jax.numpy as jnp
import onnxruntime

from ludoteca.core import Seeded
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.research import Setting, Table
from ludoteca.research.jax import DokmusEnv
from ludoteca.research.jax.hidden import imagined
from ludoteca.research.jax.learn import network
from ludoteca.research.jax.learn.export import to_onnx
from ludoteca.research.jax.learn.more_players import widened
from ludoteca.research.jax.learn.network import Shape
from ludoteca.research.jax.learn.read_onnx import read_onnx
from ludoteca.research.jax.learn.search import LEAST, Judged, search
from ludoteca.research.jax.learn.teacher import BLUNDER, play, save
from ludoteca.research.jax.learn.train import Learner, Run, Settings, weights_of

pytestmark = [pytest.mark.jax, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

TINY = Settings(
    channels=4,
    blocks=3,
    games=2,
    steps=4,
    simulations=3,
    considered=2,
    minibatch=4,
    window=1,
    iterations=4,
    precise=True,
)


def random_weights(shape: Shape) -> network.Parameters:
    generator = np.random.default_rng(1)
    start = network.initial(shape, 1)
    return {name: jnp.asarray(generator.normal(0, 0.1, leaf.shape), jnp.float32) for name, leaf in start.items()}


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_cards_are_drawn_as_the_rules_core_draws_them(players: int) -> None:
    """The same cards are possible, and the seat sees no difference."""
    env, setting = DokmusEnv(players), Setting("dokmus", players)
    draw = jax.jit(jax.vmap(lambda state, key: imagined(state, key, env.table), (None, 0)))
    look = jax.jit(jax.vmap(lambda state: env._observe(state, state.current_player)))
    keys = jax.random.split(jax.random.PRNGKey(5), 150)
    chance, unsure = Seeded(2), 0
    table = Table(setting, 3)
    for _ in range(60):
        position = table.position
        assert isinstance(position, DokmusPosition)
        if position.seat is None:
            break
        if not table.prefix and any(position.cards):
            state = env.from_position(position)
            drawn = draw(state, keys)
            found = {tuple(int(card) for card in row) for row in np.asarray(drawn.cards)}
            seat = position.seat
            wanted = {position.imagine(seat, Seeded(number)).cards for number in range(150)}
            assert found == wanted
            assert np.all(np.asarray(look(drawn)) == np.asarray(state.observation))
            unsure += len(found) > 1
        numbers = sorted(table.choices)
        table.step(numbers[chance.below(len(numbers))])
    assert unsure


def test_values_are_traced_back_to_the_start_of_their_game() -> None:
    """With a trace of 1/2; the last game has not ended, and its last search speaks for the rest."""
    learner = Learner(Settings(trace=0.5))
    found = jnp.array([[[0.0, 0.0]], [[0.4, -0.4]], [[0.2, -0.2]], [[0.6, -0.6]]])
    worth = jnp.array([[[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]], [[0.0, 0.0]]])
    over = jnp.array([[False], [True], [False], [False]])
    values = learner._traced(found, worth, over)
    np.testing.assert_allclose(values[:, 0, 0], [0.35, 0.7, 0.4, 0.6], atol=1e-6)
    np.testing.assert_allclose(values[:, 0, 1], -values[:, 0, 0], atol=1e-6)


WORTH = jnp.array([[0.1, 0.0, -0.1], [-0.5, 0.2, 0.3], [0.4, -0.2, -0.2], [0.9, -0.9, 0.0]])
"""Of a game of two decisions with two answers each, by seat: the first seat moves, then the second."""


class Twice(NamedTuple):
    """How many actions were said, and which."""

    said: Any
    which: Any


def advance(state: Twice, action: Any) -> Twice:
    return Twice(state.said + 1, state.which * 2 + action)


def judge(state: Twice) -> Judged:
    over = state.said == 2
    values = jnp.where(over[:, None], WORTH[state.which % 4], 0.0)
    logits = jnp.where(jnp.arange(20) < 2, 0.0, LEAST) * jnp.ones((len(over), 1))
    return Judged(logits, values, jnp.minimum(state.said, 1), over)


def test_every_seat_looks_at_its_own_value() -> None:
    """Max^n: the second seat answers 0 with 1 and 1 with 0, so the first one says 1 for 0.4; 0.9 it cannot have."""
    start = Twice(jnp.zeros(64, jnp.int32), jnp.zeros(64, jnp.int32))
    found = search(start, judge(start), jax.random.PRNGKey(1), advance, judge, 60, 2)
    assert set(found.action.tolist()) == {1}
    assert np.all(found.policy[:, 1] > 0.9)
    np.testing.assert_allclose(found.policy.sum(-1), 1, atol=1e-5)
    assert np.all(found.policy[:, 2:] == 0)


def test_a_teacher_is_heard_but_not_its_blunders(tmp_path: Path) -> None:
    file = tmp_path / "games.npz"
    games = [play(["random"], 2, number) for number in range(4)]
    assert any(action >= BLUNDER for game in games for action in game.actions)
    save(file, games)
    run = Run(tmp_path / "run", replace(TINY, lessons=1))
    run.take_lessons(file)
    assert run.buffer is not None
    said = np.asarray(run.buffer.policy, np.float32)[0]
    assert set(said.sum(-1).tolist()) <= {0.0, 1.0}
    assert np.all(np.asarray(run.buffer.legal)[0][said > 0])
    assert np.any(np.asarray(run.buffer.values) != 0)
    assert run.iterate()["games"] == 0


def test_more_players_begin_with_what_two_knew() -> None:
    """A network that looks at no rival says of four what it said of two."""
    two, four = Shape(2, 4, 3), Shape(4, 4, 3)
    found = widened(two, random_weights(two), 4)
    for name, value in network.initial(four, 1).items():
        assert found[name].shape == value.shape, name
    seen = np.zeros((1, four.setting.observations.size), np.float32)
    _, values = network.apply(four, found, seen)
    assert values[0, 1] == values[0, 2] == values[0, 3]


def test_a_network_is_the_same_in_onnx(tmp_path: Path) -> None:
    for players in (2, 4):
        shape = Shape(players, 6, 3)
        weights = {name: value.astype(np.float16).astype(np.float32) for name, value in random_weights(shape).items()}
        seen = np.random.default_rng(2).random((3, shape.setting.observations.size)).astype(np.float32)
        session = onnxruntime.InferenceSession(to_onnx(shape, weights).SerializeToString())
        found: Any = session.run(["logits", "values"], {"observation": seen})
        for ours, theirs in zip(network.apply(shape, weights, seen), found, strict=True):
            np.testing.assert_allclose(ours, theirs, atol=1e-5)
    large = to_onnx(Settings().shape, network.initial(Settings().shape, 1)).SerializeToString()
    assert len(large) <= 2_000_000


def test_a_run_goes_on_where_it_ended(tmp_path: Path) -> None:
    run = Run(tmp_path, TINY)
    rows = [run.iterate(), run.iterate()]
    assert [row["iteration"] for row in rows] == [1, 2]
    again = Run(tmp_path, TINY)
    assert again.done == 2
    for old, new in zip(jax.tree.leaves(run.weights), jax.tree.leaves(again.weights), strict=True):
        np.testing.assert_array_equal(old, new)
    assert any(np.any(leaf != 0) for leaf in jax.tree.leaves(again.state.optimizer))
    for name, value in weights_of(tmp_path, TINY.shape).items():
        np.testing.assert_array_equal(value, run.weights[name])
    assert len((tmp_path / "curve.jsonl").read_text().splitlines()) == 2
    assert json.loads((tmp_path / "settings.json").read_text()) == asdict(TINY)
    with pytest.raises(SystemExit, match="other settings"):
        Run(tmp_path, Settings(seed=2))


def kept(folder: Path, shape: Shape, weights: network.Parameters) -> Path:
    file = folder / "network.onnx"
    file.write_bytes(to_onnx(shape, weights).SerializeToString())
    return file


def test_a_run_begins_with_the_weights_of_a_network(tmp_path: Path) -> None:
    weights = random_weights(TINY.shape)
    file = kept(tmp_path, TINY.shape, weights)
    run = Run(tmp_path / "run", TINY, file)
    for name, value in run.weights.items():
        np.testing.assert_array_equal(value, np.asarray(weights[name], np.float16).astype(np.float32))
    with pytest.raises(SystemExit, match="no network of"):
        read_onnx(file, TINY.shape._replace(blocks=2))


def test_an_exploiter_learns_against_a_network_that_does_not(tmp_path: Path) -> None:
    """The rival insists on one card of the draft. What it chooses is not learnt, what the learner chooses is."""
    shape, card = TINY.shape, 4
    weights = network.initial(shape, 1)
    ranges = {name: len(numbers) for name, numbers in shape.setting.actions.ranges.items()}
    before = [length for name, length in ranges.items() if name not in network.BY_CELL]
    place = sum(before[: [name for name in ranges if name not in network.BY_CELL].index("draft")]) + card - 1
    stubborn = weights | {"others bias": weights["others bias"].at[place].set(40.0)}
    file = kept(tmp_path, shape, stubborn)
    run = Run(tmp_path / "run", replace(TINY, games=16, rival=str(file)))
    learner = run.learner
    run.games, fresh, over, won = learner.play(run.weights, learner.rival, run.games, jax.random.PRNGKey(2))
    drafted, ours = np.asarray(run.games.cards), np.asarray(learner.ours)
    rows = np.arange(16)
    assert np.all((drafted > 0).all(-1))
    assert np.all((drafted[rows, 1 - ours] == card) | (drafted[rows, ours] == card))
    assert np.sum(drafted[rows, 1 - ours] == card) > 8
    assert np.round(np.asarray(fresh.policy, np.float32).sum(-1)).sum(0).tolist() == [2] * 16
    assert (int(over), float(won)) == (0, 0)
    assert 0 <= run.iterate()["won"] <= 1


def test_a_search_against_a_rival_knows_its_policy_and_not_its_values(tmp_path: Path) -> None:
    shape = TINY.shape
    theirs = random_weights(shape)
    learner = Learner(replace(TINY, rival=str(kept(tmp_path, shape, theirs))))
    assert learner.rival is not None
    weights, games = network.initial(shape, 1), learner.start()[1]
    own, rival = (learner.judge(each, games)[0] for each in (weights, learner.rival))
    ours = np.asarray(own.mover == learner.ours)
    for mine in (np.array([True, True]), np.array([False, False])):
        found = learner.judge_between(weights, learner.rival, jnp.asarray(mine), games)
        logits = np.where((mine & ours)[:, None], own.logits, rival.logits)
        np.testing.assert_allclose(found.logits, logits)
        np.testing.assert_allclose(found.values, np.where(mine[:, None], own.values, rival.values))

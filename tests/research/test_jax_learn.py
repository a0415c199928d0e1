"""Learning in JAX: hidden cards are drawn anew, a run goes on where it ended, and its network plays elsewhere."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("mctx", reason="make test-jax installs it")
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
from ludoteca.research.jax.learn.network import Shape
from ludoteca.research.jax.learn.train import Run, Settings, _outcomes

pytestmark = [pytest.mark.jax, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

TINY = Settings(channels=4, blocks=1, games=2, steps=4, simulations=3, considered=2, minibatch=4)


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


def test_outcomes_are_those_of_the_game_a_step_belongs_to() -> None:
    mover = jnp.array([[0], [1], [0], [1]])
    rewards = jnp.array([[[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]], [[0.0, 0.0]]])
    ended = jnp.array([[False], [True], [False], [False]])
    values, decided = _outcomes(mover, rewards, ended)
    assert values[:, 0].tolist() == [[1, -1], [-1, 1], [0, 0], [0, 0]]
    assert decided[:, 0].tolist() == [1, 1, 0, 0]


def test_a_network_is_the_same_in_onnx(tmp_path: Path) -> None:
    for players in (2, 4):
        shape = Shape(players, 6, 2)
        weights = random_weights(shape)
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
    assert any(np.any(leaf != 0) for leaf in jax.tree.leaves(again.optimizer))
    assert len((tmp_path / "curve.jsonl").read_text().splitlines()) == 2
    assert json.loads((tmp_path / "settings.json").read_text()) == asdict(TINY)
    with pytest.raises(SystemExit, match="other settings"):
        Run(tmp_path, Settings(seed=2))

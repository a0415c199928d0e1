"""Dokmus in JAX beside the rules core: both play the same games, and everything is equal at every step."""

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pgx", reason="make test-jax installs it")

import jax
import jax.numpy as jnp

from ludoteca.core import Json, Refused, shelf
from ludoteca.games.dokmus.board import Board
from ludoteca.games.dokmus.components import FACES, TERRAINS, tiles_for
from ludoteca.games.dokmus.position import DokmusPosition, begin
from ludoteca.research.jax import DokmusEnv, DokmusState, auto_reset, bits
from ludoteca.research.table import Setting, Table

pytestmark = [pytest.mark.jax, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

BATCH = 64
"""Games that are played together, so that a step is compiled once for each number of players."""
COMPARED = (
    "layers", "hole", "sacrificed", "cards", "round", "phase", "talisman", "drafter", "card", "left", "guardian",
    "bonus", "lifted",
)  # fmt: skip
"""The fields of a state that are facts of the position."""


def random_tiles(seed: str) -> Json:
    """Sixteen faces of any terrain: some boards are full of water, others of temples."""
    generator = random.Random(seed)
    while True:
        weights = [generator.random() ** 2 for _ in TERRAINS]
        faces: list[Json] = [
            {"id": face, "rows": ["".join(generator.choices(TERRAINS, weights, k=7)) for _ in range(7)]}
            for face in FACES
        ]
        try:
            shelf.box("dokmus").settle(2, {"tiles": {"faces": faces}})
        except Refused:
            continue
        return {"faces": faces}


class Lockstep:
    """Games of the rules core and the same in JAX."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.env = DokmusEnv(players)
        self.step = jax.jit(jax.vmap(self.env.step))
        seats = jnp.arange(players)
        self.see = jax.jit(jax.vmap(lambda state: jax.vmap(lambda seat: self.env._observe(state, seat))(seats)))

    def play(self, games: list[Table], generator: random.Random) -> int:
        """Plays all games to the end with random actions; how many actions were compared."""
        state = self.state(games)
        compared = 0
        while any(game.seat is not None for game in games):
            self.compare(games, state)
            actions = [generator.choice(list(game.choices)) if game.choices else 0 for game in games]
            state = self.step(state, jnp.array(actions))
            for number, (game, action) in enumerate(zip(games, actions, strict=True)):
                if game.seat is None:
                    assert not np.any(state.rewards[number])
                    continue
                compared += 1
                game.step(action)
                np.testing.assert_allclose(state.rewards[number], game.rewards(), rtol=1e-6)
        self.compare(games, state)
        return compared

    def state(self, games: list[Table]) -> DokmusState:
        states = [self.env.from_position(position(game)) for game in games]
        together: DokmusState = jax.tree.map(lambda *leaves: np.stack(leaves), *states)
        return together

    def compare(self, games: list[Table], state: DokmusState) -> None:
        """Legal actions, state, and what every seat sees."""
        masks, seen = np.asarray(state.legal_action_mask), np.asarray(self.see(state))
        facts = {name: np.asarray(getattr(state, name)) for name in COMPARED}
        own_view = np.asarray(state.observation)
        for number, game in enumerate(games):
            over = game.seat is None
            assert bool(state.terminated[number]) == over
            assert over or int(state.current_player[number]) == game.seat
            np.testing.assert_array_equal(masks[number], np.ones_like(masks[number]) if over else game.mask() > 0)
            lifted = game.prefix[0] - game.setting.actions.ranges["move"].start if game.prefix else -1
            wanted = self.env.facts(position(game), lifted)
            for name in COMPARED:
                np.testing.assert_array_equal(facts[name][number], wanted[name], err_msg=name)
            for seat in range(self.players):
                np.testing.assert_array_equal(seen[number, seat], game.observe(seat), err_msg=f"seat {seat}")
            if game.seat is not None:
                np.testing.assert_array_equal(own_view[number], seen[number, game.seat])


def position(game: Table) -> DokmusPosition:
    assert isinstance(game.position, DokmusPosition)
    return game.position


def tables(players: int, seeds: range, any_tiles: bool) -> list[Table]:
    return [
        Table(Setting("dokmus", players, {"tiles": random_tiles(f"tiles {seed}")} if any_tiles else {}), seed)
        for seed in seeds
    ]


@pytest.fixture(scope="module", params=[2, 3, 4])
def both(request: pytest.FixtureRequest) -> Lockstep:
    return Lockstep(request.param)


@pytest.mark.parametrize("any_tiles", [False, True], ids=["our tiles", "any tiles"])
def test_hundreds_of_games_are_equal(both: Lockstep, any_tiles: bool) -> None:
    compared = both.play(tables(both.players, range(BATCH), any_tiles), random.Random(1))
    assert compared > 60 * BATCH


@pytest.mark.long
@pytest.mark.parametrize("any_tiles", [False, True], ids=["our tiles", "any tiles"])
def test_thousands_of_games_are_equal(both: Lockstep, any_tiles: bool) -> None:
    for first in range(1000, 1000 + 8 * BATCH, BATCH):
        both.play(tables(both.players, range(first, first + BATCH), any_tiles), random.Random(first))


def test_a_new_game_is_laid_out_by_the_rules(both: Lockstep) -> None:
    """D3: every tile once, around the hole, and the first decision is that of the rules core."""
    env, house = both.env, tiles_for(None)
    faces = {tuple(rows): face for face, rows in house.rows.items()}
    started = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(7), 40))
    talismans, layouts = set(), set()
    for number in range(40):
        state = jax.tree.map(lambda leaf, number=number: np.asarray(leaf[number]), started)
        rows = np.asarray(bits.tiles(jnp.asarray(state.layers[: len(TERRAINS)])))
        lying = []
        for slot in range(env.slots):
            signs = [
                "".join(TERRAINS[t] for c in range(7) for t in range(len(TERRAINS)) if rows[t, slot, r] >> c & 1)
                for r in range(7)
            ]
            lying.append(-1 if slot == env.table.hole else faces[tuple(signs)])
        tiles = [face // 8 for face in lying if face >= 0]
        assert len(set(tiles)) == env.table.tiles
        core = begin(env.table, Board.laid(house, lying), both.players, int(state.talisman))
        assert int(state.current_player) == core.seat
        wanted = env.from_position(core)
        np.testing.assert_array_equal(state.legal_action_mask, wanted.legal_action_mask)
        np.testing.assert_array_equal(state.observation, wanted.observation)
        talismans.add(int(state.talisman))
        layouts.add(tuple(lying))
    assert talismans == set(range(both.players))
    assert len(layouts) == 40


def test_it_has_the_interface_of_pgx(both: Lockstep) -> None:
    env = both.env
    state = jax.jit(env.init)(jax.random.PRNGKey(0))
    assert (env.id, env.num_players, env.num_actions) == ("dokmus", both.players, state.legal_action_mask.shape[0])
    assert env.observation_shape == state.observation.shape
    forbidden = jax.jit(env.step)(state, jnp.argmin(state.legal_action_mask))
    assert bool(forbidden.terminated)
    assert float(forbidden.rewards[state.current_player]) == -1
    after = jax.jit(env.step)(forbidden, 0)
    assert not np.any(after.rewards)


def test_a_finished_game_begins_anew(both: Lockstep) -> None:
    """With pgx's wrapper; random play ends some games of each batch."""
    step, env, key = jax.vmap(auto_reset(both.env)), both.env, jax.random.PRNGKey(3)

    def move(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, fresh = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(chosen, logits, axis=-1)
        state = step(state, action, jax.random.split(fresh, BATCH))
        return state, (state.terminated, state.rewards, state.phase)

    state = jax.vmap(env.init)(jax.random.split(key, BATCH))
    _, (ended, rewards, phase) = jax.jit(lambda state: jax.lax.scan(move, state, jax.random.split(key, 260)))(state)
    assert np.all(np.sum(ended, axis=0) >= 1)
    assert np.all(np.asarray(phase)[np.asarray(ended)] == 0)
    np.testing.assert_allclose(np.sum(rewards, axis=-1), 0, atol=1e-5)
    assert np.all(np.any(np.asarray(rewards) != 0, axis=-1) <= np.asarray(ended))


def test_flood_finds_connected_parts() -> None:
    """Also one that winds through the whole board."""
    maze = [0x1FFFFF if row % 2 == 0 else 1 << (20 if row % 4 == 1 else 0) for row in range(21)]
    found = bits.flood(jnp.array([1] + [0] * 20, jnp.uint32), jnp.array(maze, jnp.uint32))
    assert [int(word) for word in found] == maze
    apart = jnp.array([0b101] + [0] * 20, jnp.uint32)
    assert int(bits.flood(apart & 1, apart)[0]) == 1

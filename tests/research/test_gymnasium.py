"""Gymnasium's own check, and what it leaves out."""

import pickle
from copy import deepcopy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludoteca.research.gymnasium as ours
from ludoteca.core import Options

SETTINGS: list[tuple[str, int, Options, str]] = [
    ("dokmus", 2, {}, "greedy"),
    ("dokmus", 4, {}, "random"),
    ("elfenland", 3, {"lakes": "official"}, "level1"),
    ("tindaya", 1, {}, "random"),
    ("tindaya", 2, {"mode": "domination"}, "random"),
]


@pytest.mark.parametrize(("game", "players", "options", "bot"), SETTINGS)
def test_check_env(game: str, players: int, options: Options, bot: str) -> None:
    made = gymnasium.make(
        f"ludoteca/{game.capitalize()}-v0", players=players, options=options, bot=bot, render_mode="ansi"
    )
    check_env(made.unwrapped)


@pytest.mark.parametrize(("game", "players", "options", "bot"), SETTINGS)
def test_a_whole_game_of_one_seat(game: str, players: int, options: Options, bot: str) -> None:
    env = ours.SeatEnv(game, players, options, bot="random", seat=players - 1)
    seen, info = env.reset(seed=3)
    env.action_space.seed(3)
    assert info["seat"] == players - 1
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert env.table.seat == players - 1
        seen, reward, over, cut, _ = env.step(env.action_space.sample(seen["action_mask"]))
        assert not cut
    assert -1 <= reward <= 1
    assert not seen["action_mask"].any()


def test_without_a_seat_all_are_taken() -> None:
    env = ours.SeatEnv("dokmus", 3, bot="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_number_loses() -> None:
    env = ours.SeatEnv("elfenland", 2, bot="random")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "illegal" in info


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_under_way_can_be_kept(bot: str) -> None:
    """Cloned, restored, copied and pickled environments go on alike, with the same answers of the bots."""
    env = ours.SeatEnv("elfenland", 2, bot=bot)
    env.reset(seed=1)
    for _ in range(10):
        env.step(np.int64(env.action_masks().argmax()))
    state = env.clone_state()
    others = [pickle.loads(pickle.dumps(env)), deepcopy(env), env]
    ends = []
    for other in others:
        ends.append([other.step(np.int64(other.action_masks().argmax()))[0]["observation"] for _ in range(20)])
    env.restore_state(state)
    ends.append([env.step(np.int64(env.action_masks().argmax()))[0]["observation"] for _ in range(20)])
    assert all(np.array_equal(end, ends[0]) for end in ends)


def test_masks_are_where_sb3_looks_for_them() -> None:
    made = gymnasium.make("ludoteca/Dokmus-v0", bot="random")
    seen, _ = made.reset(seed=1)
    masks = made.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, seen["action_mask"])

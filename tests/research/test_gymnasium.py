"""Gymnasium's own check, and what it leaves out."""

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

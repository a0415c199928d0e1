"""PettingZoo's own tests, and what they leave out."""

import pickle
import warnings
from random import Random

import numpy as np
import pytest

from ludoteca.core import Options
from ludoteca.research.pettingzoo import LudotecaEnv, env
from ours import GAMES

with warnings.catch_warnings():
    # Where pygame is installed (`make bench` does) the kit loads a game of PettingZoo in a way that it calls outdated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

SETTINGS: list[tuple[str, int, Options]] = [
    ("dokmus", 2, {}),
    ("dokmus", 4, {}),
    ("elfenland", 2, {}),
    ("elfenland", 6, {"lakes": "official"}),
    ("tindaya", 1, {}),
    ("tindaya", 3, {"mode": "domination"}),
]


# The kit knows dictionaries with masks by a list of its own environments' names; others get a warning.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_api(game: str, players: int, options: Options) -> None:
    api_test(env(game, players, options), num_cycles=200)


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_seed(game: str, players: int, options: Options) -> None:
    seed_test(lambda: env(game, players, options), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_render(game: str) -> None:
    render_test(lambda render_mode: env(game, 2, render_mode=render_mode))


def test_an_illegal_action_loses() -> None:
    dokmus = env("dokmus", 2)
    dokmus.reset(seed=1)
    loser = dokmus.agent_selection
    dokmus.step(int(np.flatnonzero(dokmus.observe(loser)["action_mask"] == 0)[0]))
    assert dokmus.rewards[loser] == -1
    assert all(dokmus.terminations.values())


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_rewards_fall_at_the_end(game: str, players: int, options: Options) -> None:
    raw = LudotecaEnv(game, players, options)
    raw.reset(seed=4)
    while not any(raw.terminations.values()):
        assert set(raw.rewards.values()) == {0}
        agent = raw.agent_selection
        raw.step(raw.action_space(agent).sample(raw.observe(agent)["action_mask"]))
    result = raw.table.position.result()
    assert result is not None
    if result.outcome is None:
        assert sum(raw.rewards.values()) == pytest.approx(0)
        shared_by_all = len(result.winners) == players
        assert [raw.rewards[f"player_{seat}"] > 0 for seat in range(players)] == [
            seat in result.winners and not shared_by_all for seat in range(players)
        ]
    else:
        assert set(raw.rewards.values()) == {1.0 if result.outcome == "won" else -1.0}


def test_seeds_make_games_and_no_seed_goes_on() -> None:
    raw = LudotecaEnv("elfenland", 2)
    hands = []
    for seed in (7, None, 7, None, 8):
        raw.reset(seed=seed)
        hands.append(raw.table.position.view(0).bytes())
    assert hands[:2] == hands[2:4]
    assert len(set(hands)) == 3


def test_environments_keep_their_game() -> None:
    """They travel to other processes in the middle of a game, and a state that was cloned can be played again."""
    raw = LudotecaEnv("tindaya", 2, {"mode": "domination"}, margin=20)
    raw.reset(seed=2)
    for _ in range(8):
        raw.step(int(raw.action_masks().argmax()))
    state, there = raw.clone_state(), pickle.loads(pickle.dumps(raw))
    assert there.setting.options["mode"] == "domination"
    assert there.setting.margin == 20
    ends = []
    for one in (raw, there, raw):
        one.restore_state(state)
        choose = Random(1)
        for _ in range(20):
            one.step(int(choose.choice(np.flatnonzero(one.action_masks()))))
        ends.append((one.agent_selection, one.table.observe(0).tobytes()))
    assert ends[0] == ends[1] == ends[2]


def test_an_unguarded_environment_plays_the_same_game() -> None:
    """Without the wrappers observations, masks and rewards are the same."""
    checked, plain = env("elfenland", 2), env("elfenland", 2, guarded=False)
    for each in (checked, plain):
        each.reset(seed=4)
    choose = Random(4)
    for agent in checked.agent_iter():
        assert plain.agent_selection == agent
        seen, reward, ended, _, _ = checked.last()
        other, other_reward, other_ended, _, _ = plain.last()
        assert seen is not None
        assert other is not None
        assert np.array_equal(seen["observation"], other["observation"])
        assert (reward, ended) == (other_reward, other_ended)
        action = None if ended else int(choose.choice(np.flatnonzero(seen["action_mask"])))
        checked.step(action)
        plain.step(action)

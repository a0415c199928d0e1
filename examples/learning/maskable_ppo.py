"""One seat of Elfenland learns with sb3-contrib's MaskablePPO against a bot.

pip install "ludoteca[research]" sb3-contrib
python maskable_ppo.py --steps 20000
"""

import argparse

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from ludoteca.research.gymnasium import SeatEnv


def learn(game: str, steps: int) -> MaskablePPO:
    """MaskablePPO asks every environment for its `action_masks()`."""
    env = make_vec_env(lambda: SeatEnv(game, players=2, bot="random", margin=10), n_envs=4)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=64, n_epochs=2, verbose=1)
    return model.learn(steps)


def play(model: MaskablePPO, game: str, seed: int) -> float:
    """The reward of a game against the bot."""
    env = SeatEnv(game, players=2, bot="random")
    seen, _ = env.reset(seed=seed)
    while True:
        action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, reward, over, _, _ = env.step(action)
        if over:
            return reward


if __name__ == "__main__":
    read = argparse.ArgumentParser()
    read.add_argument("--game", default="elfenland")
    read.add_argument("--steps", type=int, default=20_000)
    read.add_argument("--games", type=int, default=100)
    said = read.parse_args()
    model = learn(said.game, said.steps)
    won = [play(model, said.game, seed) for seed in range(said.games)]
    print(f"mean reward in {said.games} games: {sum(won) / len(won):+.2f}")

"""One seat of Elfenland learns with RLlib's PPO against a bot; RLlib's own module masks the actions.

pip install "ludoteca[research]" "ray[rllib]" torch
python rllib_ppo.py --rounds 20
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from ludoteca.research.gymnasium import SeatEnv


class Named(gymnasium.ObservationWrapper[Any, Any, Any]):
    """RLlib's module calls the parts of an observation `observations` and `action_mask`, both of float32."""

    def __init__(self, config: dict[str, Any]) -> None:
        env = SeatEnv(**config)
        super().__init__(env)
        masks = spaces.Box(0, 1, (env.setting.actions.size,), np.float32)
        seen: Any = env.observation_space
        self.observation_space = spaces.Dict({"action_mask": masks, "observations": seen["observation"]})

    def observation(self, observation: Any) -> Any:
        masks = observation["action_mask"].astype(np.float32)
        return {"action_mask": masks, "observations": observation["observation"]}


def learn(game: str, rounds: int, batch: int) -> list[float]:
    """The mean reward of the episodes of each round."""
    config = (
        PPOConfig()
        .environment(Named, env_config={"game": game, "players": 2, "bot": "random", "margin": 10})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=2)
        .training(train_batch_size_per_learner=batch, minibatch_size=batch // 4, num_epochs=2)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [256, 256]}
            )
        )
    )
    algorithm = config.build_algo()
    try:
        return [algorithm.train()["env_runners"].get("episode_return_mean", float("nan")) for _ in range(rounds)]
    finally:
        algorithm.stop()


if __name__ == "__main__":
    read = argparse.ArgumentParser()
    read.add_argument("--game", default="elfenland")
    read.add_argument("--rounds", type=int, default=20)
    read.add_argument("--batch", type=int, default=2000, help="steps of each round")
    said = read.parse_args()
    print("mean rewards:", *(f"{reward:+.2f}" for reward in learn(said.game, said.rounds, said.batch)))

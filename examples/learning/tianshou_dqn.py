"""One seat of Elfenland learns with Tianshou's DQN against a bot.

pip install "ludoteca[research]" tianshou
python tianshou_dqn.py --steps 20000
"""

import argparse
from typing import Any

import gymnasium
from gymnasium import spaces
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from ludoteca.research.gymnasium import SeatEnv


class Named(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Tianshou calls the parts of an observation `obs` and `mask`."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        seen: Any = env.observation_space
        masks = spaces.MultiBinary(env.setting.actions.size)
        self.observation_space = spaces.Dict({"obs": seen["observation"], "mask": masks})

    def observation(self, observation: Any) -> Any:
        return {"obs": observation["observation"], "mask": observation["action_mask"].astype(bool)}


def build(game: str) -> Named:
    return Named(SeatEnv(game, players=2, bot="random", margin=10))


def learn(game: str, steps: int) -> float:
    """The mean reward of the last test."""
    one: Any = build(game)
    shape, actions = one.observation_space["obs"].shape, one.action_space.n
    net = Net(state_shape=shape, action_shape=actions, hidden_sizes=[256, 256])
    policy = DiscreteQLearningPolicy(model=net, action_space=one.action_space, eps_training=0.2)
    algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=3e-4), gamma=0.99, target_update_freq=200)
    training, testing = (DummyVectorEnv([lambda: build(game) for _ in range(4)]) for _ in range(2))
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector[CollectStats](algorithm, training, VectorReplayBuffer(20_000, 4)),
            test_collector=Collector[CollectStats](algorithm, testing),
            max_epochs=2,
            epoch_num_steps=steps // 2,
            collection_step_num_env_steps=100,
            test_step_num_episodes=8,
            batch_size=64,
            update_step_num_gradient_steps_per_sample=0.1,
        )
    )
    return float(result.best_reward)


if __name__ == "__main__":
    read = argparse.ArgumentParser()
    read.add_argument("--game", default="elfenland")
    read.add_argument("--steps", type=int, default=20_000)
    said = read.parse_args()
    print(f"mean reward of the best test: {learn(said.game, said.steps):+.2f}")

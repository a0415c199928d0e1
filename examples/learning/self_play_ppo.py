"""All seats of a game learn by playing with themselves: PPO in one file, in the style of CleanRL.

    pip install "ludoteca[research]" torch
    python self_play_ppo.py --game elfenland --updates 50

`Tables` steps many games and writes what the seats see into one array. A seat is rewarded when its game is over, so the
value of a step is the reward that its seat gets in the end, less what the network expected (no bootstrapping).
"""

import argparse

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from ludoteca.research.vector import Tables

CLIP, ENTROPY, EPOCHS = 0.2, 0.01, 2


class Agent(nn.Module):  # type: ignore[misc]
    def __init__(self, observation: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        body = self.body(seen)
        logits = self.policy(body).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits), self.value(body).squeeze(-1)


def play(tables: Tables, agent: Agent, steps: int) -> tuple[torch.Tensor, ...]:
    """Steps all tables; returns the steps of games that were finished, with the reward of whoever made them."""
    count = len(tables.seats)
    since = [list[tuple[int, int]]() for _ in range(count)]
    rows: list[tuple[torch.Tensor, ...]] = []
    rewards = np.full((steps, count), np.nan, np.float32)
    for step in range(steps):
        seen, masks = torch.tensor(tables.observations), torch.tensor(tables.masks)
        with torch.no_grad():
            policy, _ = agent(seen, masks)
            actions = policy.sample()
        rows.append((seen, masks, actions, policy.log_prob(actions)))
        for table, seat in enumerate(tables.seats):
            since[table].append((step, int(seat)))
        tables.step(actions.numpy())
        for table in np.flatnonzero(tables.over).tolist():
            for when, seat in since[table]:
                rewards[when, table] = tables.rewards[table, seat]
            since[table].clear()
    columns = [torch.stack(column).flatten(0, 1) for column in zip(*rows, strict=True)]
    returns = torch.tensor(rewards).flatten()
    known = ~returns.isnan()
    return (*(column[known] for column in columns), returns[known])


def learn(agent: Agent, optimizer: torch.optim.Optimizer, batch: tuple[torch.Tensor, ...]) -> float:
    seen, masks, actions, before, returns = batch
    loss = torch.zeros(())
    for _ in range(EPOCHS):
        for part in torch.randperm(len(returns)).split(256):
            policy, value = agent(seen[part], masks[part])
            gain = returns[part] - value.detach()
            ratio = (policy.log_prob(actions[part]) - before[part]).exp()
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = (value - returns[part]).square().mean() - better - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return float(loss.item())


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("--game", default="elfenland")
    read.add_argument("--updates", type=int, default=50)
    read.add_argument("--tables", type=int, default=16)
    read.add_argument("--steps", type=int, default=300, help="of every table for each update")
    read.add_argument("--processes", type=int, default=0)
    said = read.parse_args()
    torch.manual_seed(1)
    with Tables(said.game, said.tables, said.processes, players=2, seed=1, margin=10) as tables:
        agent = Agent(tables.setting.observations.size, tables.setting.actions.size)
        optimizer = torch.optim.Adam(agent.parameters(), 3e-4)
        for update in range(said.updates):
            batch = play(tables, agent, said.steps)
            print(
                f"update {update}: {len(batch[-1])} steps of finished games, loss {learn(agent, optimizer, batch):.3f}"
            )


if __name__ == "__main__":
    main()

"""The games as PettingZoo environments, one agent a seat.

    from ludoteca.research.pettingzoo import env

    dokmus = env("dokmus", players=2)

Observations are dictionaries of `observation` and `action_mask`, as in PettingZoo's classic games. Rewards fall at the
end of a game. An action that the mask forbids loses the game, as the classic games have it.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludoteca.core import Options
from ludoteca.research.render import text
from ludoteca.research.table import Setting, Table

Observation = dict[str, Any]
SEEDS = 2**63


def env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
    guarded: bool = True,
) -> AECEnv[str, Observation, int | None]:
    """An environment that catches misuse. Without `guarded` it is faster, and an illegal action raises KeyError."""
    raw = LudotecaEnv(game, players, options, render_mode)
    if not guarded:
        return raw
    checked: AECEnv[str, Observation, int | None] = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )
    return checked


def observation_space(setting: Setting) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(
                setting.observations.low, np.ones_like(setting.observations.low), dtype=np.float32
            ),
            "action_mask": spaces.Box(0, 1, (setting.actions.size,), np.int8),
        }
    )


class LudotecaEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """A game of the shelf. Agents are `player_0`, `player_1`, … by seat; whoever is asked acts, so that one agent may
    act several times in a row."""

    def __init__(
        self, game: str, players: int | None = None, options: Options | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        EzPickle.__init__(self, game, players, options, render_mode)
        self.setting = Setting(game, players, options)
        self.metadata = {"name": f"ludoteca_{game}_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions.size) for agent in self.possible_agents}
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.table = Table(self.setting, int(self._generator.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = self.table.mask() if seat == self.table.seat else np.zeros(self.setting.actions.size, np.int8)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0
        self.table.step(int(action))
        if self.table.seat is None:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """The agent that acts; after the end, each in turn."""
        self.agent_selection = self.agents[self.table.seat or 0]

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return text(self.table)
        if self.render_mode == "human":
            print(text(self.table))  # noqa: T201
        return None

    def close(self) -> None:
        """There is nothing to close."""

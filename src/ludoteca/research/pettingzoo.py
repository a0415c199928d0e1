"""The games as PettingZoo environments, one agent a seat.

    from ludoteca.research.pettingzoo import env

    dokmus = env("dokmus", players=2)

Observations are dictionaries of `observation` and `action_mask`, as in PettingZoo's classic games. Rewards fall at the
end of a game; `margin=20` rewards a lead of 20 points with 1, in place of a victory. An action that the mask forbids
loses the game, as the classic games have it.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludoteca.core import Options
from ludoteca.research.render import text
from ludoteca.research.table import Setting, Table

Observation = dict[str, Any]
Masks = NDArray[np.bool_]
SEEDS = 2**63


def env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
    guarded: bool = True,
    margin: float | None = None,
) -> AECEnv[str, Observation, int | None]:
    """An environment that catches misuse. Without `guarded` it is faster, and an illegal action raises KeyError."""
    raw = LudotecaEnv(game, players, options, render_mode, margin)
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


class LudotecaEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game of the shelf. Agents are `player_0`, `player_1`, … by seat; whoever is asked acts, so that one agent may
    act several times in a row. Copied or pickled it keeps the game under way."""

    table: Table
    """The game under way, after `reset`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
        margin: float | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, players, options, margin)
        self.metadata = {"name": f"ludoteca_{game}_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
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
        luck = int(self._generator.integers(SEEDS))
        self._play(self.table.next(luck) if hasattr(self, "table") else Table(self.setting, luck))

    def _play(self, table: Table) -> None:
        self.table = table
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[table.seat or 0]

    def observe(self, agent: str) -> Observation:
        table, seat = self.table, self._seats[agent]
        mask = table.mask() if seat == table.position.seat else np.zeros(self.setting.actions.size, np.int8)
        return {"observation": table.observe(seat), "action_mask": mask}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who acts, until nobody is left; a plain generator costs a step less than the library's own."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ended = self.terminations[agent]
        return seen, self._cumulative_rewards[agent], ended, self.truncations[agent], self.infos[agent]

    def action_masks(self) -> Masks:
        """What the agent that acts may do."""
        return self.table.mask().view(np.bool_)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        table = self.table
        table.step(int(action))
        seat = table.position.seat
        if seat is None:
            self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.agents[seat]
        if self.render_mode == "human":
            self.render()

    def clone_state(self) -> Table:
        """The game as it stands, for `restore_state`; the environment goes on with its own."""
        return self.table.copy()

    def restore_state(self, state: Table) -> None:
        """The environment plays on from a game that `clone_state` gave, as often as one likes."""
        self._play(state.copy())

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return text(self.table)
        if self.render_mode == "human":
            print(text(self.table))  # noqa: T201
        return None

    def close(self) -> None:
        """There is nothing to close."""

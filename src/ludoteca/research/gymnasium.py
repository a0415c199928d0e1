"""The games as Gymnasium environments: one seat learns, bots hold the others.

import gymnasium
import ludoteca.research.gymnasium

dokmus = gymnasium.make("ludoteca/Dokmus-v0", players=2, bot="greedy")
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludoteca.bots import by_name
from ludoteca.core import Options, shelf
from ludoteca.research.pettingzoo import SEEDS, Observation, observation_space
from ludoteca.research.render import text
from ludoteca.research.table import Setting, Table

LOST = -1.0


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table; a `bot` (`random`, `greedy`, `level1` … `level5`) plays the others. Without a `seat` it is
    another one from game to game. The reward falls at the end; a number that the mask forbids loses the game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium types it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        bot: str = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options)
        self.bot = by_name(bot, self.setting.box)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setting)
        self.action_space: spaces.Discrete = spaces.Discrete(self.setting.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.mine = int(self.np_random.integers(self.setting.players)) if self.seat is None else self.seat
        self.table = Table(self.setting, int(self.np_random.integers(SEEDS)))
        self._others()
        return self._observation(), {"seat": self.mine}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        assert self.table.seat == self.mine, "the game is over: reset"
        info = {"seat": self.mine}
        if int(action) not in self.table.choices:
            return self._observation(), LOST, True, False, {**info, "illegal": int(action)}
        self.table.step(int(action))
        self._others()
        if self.render_mode == "human":
            self.render()
        over = self.table.seat is None
        return self._observation(), self.table.rewards()[self.mine], over, False, info

    def _others(self) -> None:
        """The bots play until the seat is asked or the game is over."""
        table = self.table
        while table.seat is not None and table.seat != self.mine:
            legal = {move.text: move for move in table.position.moves()}
            chosen = next(iter(legal))
            if len(legal) > 1:
                chosen = self.bot.choose(
                    table.position.view(table.seat), sorted(legal), int(self.np_random.integers(SEEDS))
                )
            table.play(legal[chosen])

    def _observation(self) -> Observation:
        return {"observation": self.table.observe(self.mine), "action_mask": self.table.mask()}

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return text(self.table)
        if self.render_mode == "human":
            print(text(self.table))  # noqa: T201
        return None


for _game in shelf.names():
    gymnasium.register(
        f"ludoteca/{_game.capitalize()}-v0", "ludoteca.research.gymnasium:SeatEnv", kwargs={"game": _game}
    )

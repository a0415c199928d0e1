"""The games as Gymnasium environments: one seat learns, bots hold the others.

import gymnasium
import ludoteca.research.gymnasium

dokmus = gymnasium.make("ludoteca/Dokmus-v0", players=2, bot="greedy")
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludoteca.bots import by_name
from ludoteca.bots.uniform import Uniform
from ludoteca.core import Move, Options, shelf
from ludoteca.research.pettingzoo import SEEDS, Masks, Observation, observation_space
from ludoteca.research.render import text
from ludoteca.research.table import Setting, Table

LOST = -1.0


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table; a `bot` (`random`, `greedy`, `level1` … `level5`) plays the others. Without a `seat` it is
    another one from game to game. The reward falls at the end; a number that the mask forbids loses the game. Copied or
    pickled it keeps the game under way."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium types it
    table: Table
    """The game under way, after `reset`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        bot: str = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        margin: float | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, margin)
        self.bot = by_name(bot, self.setting.box)
        self.bot_name = bot
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setting)
        self.action_space: spaces.Discrete = spaces.Discrete(self.setting.actions.size)

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in vars(self).items() if key != "bot"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.bot = by_name(self.bot_name, self.setting.box)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.mine = int(self.np_random.integers(self.setting.players)) if self.seat is None else self.seat
        luck = int(self.np_random.integers(SEEDS))
        self.table = self.table.next(luck) if hasattr(self, "table") else Table(self.setting, luck)
        self._others()
        return self._observation(), {"seat": self.mine}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table, number = self.table, int(action)
        assert table.seat == self.mine, "the game is over: reset"
        if number not in table.legal:
            return self._observation(), LOST, True, False, {"seat": self.mine, "illegal": number}
        table.step(number)
        self._others()
        if self.render_mode == "human":
            self.render()
        over = table.seat is None
        return self._observation(), table.rewards()[self.mine] if over else 0.0, over, False, {"seat": self.mine}

    def action_masks(self) -> Masks:
        """What the seat may do now, where sb3-contrib looks for it."""
        return self.table.mask().view(np.bool_)

    def clone_state(self) -> tuple[Table, int, Any]:
        """The game as it stands, for `restore_state`; the environment goes on with its own."""
        return self.table.copy(), self.mine, deepcopy(self.np_random)

    def restore_state(self, state: tuple[Table, int, Any]) -> None:
        """The environment plays on from what `clone_state` gave, as often as one likes."""
        table, self.mine, generator = state
        self.table, self.np_random = table.copy(), deepcopy(generator)

    def _others(self) -> None:
        """The bots play until the seat is asked or the game is over."""
        table = self.table
        while table.seat is not None and table.seat != self.mine:
            moves = table.position.moves()
            table.play(moves[0] if len(moves) == 1 else self._chosen(moves, table.seat))

    def _chosen(self, moves: Sequence[Move], seat: int) -> Move:
        if isinstance(self.bot, Uniform):  # it looks at nothing, so nobody makes a view for it
            return moves[int(self.np_random.integers(len(moves)))]
        legal = {move.text: move for move in moves}
        text = self.bot.choose(self.table.position.view(seat), sorted(legal), int(self.np_random.integers(SEEDS)))
        return legal[text]

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

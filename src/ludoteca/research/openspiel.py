"""The games in OpenSpiel, for those who import this module:

    import pyspiel
    import ludoteca.research.openspiel

    game = pyspiel.load_game("python_dokmus(players=3)")

Parameters are `players` and the options of the box; one that is neither number nor flag is a word, or
JSON in the dictionary of parameters. Luck is explicit: at a chance node one of
256 numbers falls, each as likely, and the outcomes follow from the numbers that have fallen so far; four of them
set up a game. So histories replay, and a search that clones a state cannot foresee what falls. In the small games
(`python_dokmus_mini`, `python_elfenland_mini`) luck falls as the rules draw it, and the tree is the whole game.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from ludoteca.core import Json, random_game, shelf
from ludoteca.research import mini
from ludoteca.research.episode import CHANCE_OUTCOMES, Episode, parameters, read_parameters
from ludoteca.research.table import Setting

LONGEST = 20_000
"""More numbers than any game takes."""


def rivals(box: shelf.Box) -> bool:
    """Whether somebody else loses what one wins; games won or lost together end with an outcome."""
    result = random_game(box, parameters(box)["players"], {}, "rivals").position.result()
    return result is not None and result.outcome is None


def game_type(key: str) -> pyspiel.GameType:
    box = mini.box(key)
    together = any(option.key == "mode" for option in box.options) or not rivals(box)
    return pyspiel.GameType(
        short_name=f"python_{key}",
        long_name=f"Ludoteca {key.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if together else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.seats[-1],
        min_num_players=box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(box),
    )


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]
    """A box with a number of players and options; each box on the shelf has a class of its own."""

    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Json] | None = None) -> None:
        given, kind = dict(params or {}), self.kind
        key = kind.short_name.removeprefix("python_")
        self.setting = Setting(key, *read_parameters(mini.box(key), given))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "LudotecaState":
        return LudotecaState(self, Episode(self.setting, exact=self.setting.box.key in mini.MINI))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LudotecaObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return LudotecaObserver(self.setting, recall)


class LudotecaState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree: a seat decides, chance decides, or the game is over."""

    def __init__(self, game: LudotecaGame, episode: Episode) -> None:
        super().__init__(game)
        self.episode = episode

    def current_player(self) -> int:
        episode = self.episode
        if episode.due:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if episode.seat is None else episode.seat

    def is_terminal(self) -> bool:
        return self.episode.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.choices)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        fan = self.episode.fan
        return [(number, 1 / fan) for number in range(fan)]

    def _apply_action(self, action: int) -> None:
        if self.episode.due:
            self.episode.apply_chance(action)
        else:
            self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.episode.setting.actions.text(action)

    def returns(self) -> list[float]:
        return self.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> "LudotecaState":
        """A state that `player` cannot tell from this one."""
        other: LudotecaState = self.clone()
        other.episode = self.episode.imagine(player, repr(sampler()))
        return other

    def __str__(self) -> str:
        return "\n".join(self.episode.lines)


class LudotecaObserver:
    """Observations are the seat's view; information states are everything that it has seen happen."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.recall = recall
        self.tensor = None if recall else np.zeros(setting.observations.size, np.float32)
        self.dict: dict[str, Any] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: LudotecaState, player: int) -> None:
        if self.tensor is not None:
            state.episode.observe(player, self.tensor)

    def string_from(self, state: LudotecaState, player: int) -> str:
        return state.episode.information(player) if self.recall else state.episode.observation(player)


for _key in (*shelf.names(), *mini.MINI):
    # A class, as OpenSpiel's own games have it: at the end of the process its registry drops what it was given, and
    # by then nothing can be freed any more; classes are not.
    _kind = game_type(_key)
    pyspiel.register_game(_kind, type(f"{_key.capitalize()}Game", (LudotecaGame,), {"kind": _kind}))

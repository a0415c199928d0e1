"""OpenSpiel's own simulation test, and its bots."""

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import ludoteca.research.openspiel  # noqa: E402, F401 - puts the games into OpenSpiel
from ludoteca.research.episode import SETUP  # noqa: E402

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("python_dokmus", {}),
    ("python_dokmus", {"players": 4}),
    ("python_elfenland", {"players": 3, "lakes": "official"}),
    ("python_tindaya", {"players": 2, "mode": "domination", "traitor": True}),
    ("python_tindaya", {"players": 1}),
]


def fall(state: Any, choose: np.random.RandomState) -> None:
    """Lets luck fall until somebody decides or all is over."""
    while state.is_chance_node():
        state.apply_action(int(choose.choice([number for number, _ in state.chance_outcomes()])))


def somewhere(game: Any, choose: np.random.RandomState, decisions: int) -> Any:
    """A state with a decision, so many random decisions into a game."""
    state = game.new_initial_state()
    fall(state, choose)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(int(choose.choice(state.legal_actions())))
            fall(state, choose)
    return somewhere(game, choose, decisions) if state.is_terminal() else state


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_random_simulation(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, parameters), num_sims=1, serialize=True, verbose=False)


def test_names_carry_parameters() -> None:
    game = pyspiel.load_game("python_tindaya(players=3,mode=domination,dowry=True)")
    assert game.num_players() == 3
    assert (game.setting.options["mode"], game.setting.options["dowry"]) == ("domination", True)
    assert pyspiel.load_game(str(game)).setting.options == game.setting.options


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_its_bots_play(name: str, parameters: dict[str, Any], search: str) -> None:
    game, choose = pyspiel.load_game(name, parameters), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, choose)
    bot = (
        mcts.MCTSBot(game, 2, 4, evaluator, random_state=choose, solve=False)
        if search == "mcts"
        else ismcts.ISMCTSBot(game, evaluator, 2, 4, random_state=choose)
    )
    for decisions in (0, 7, 20):
        state = somewhere(game, choose, decisions)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_a_resampled_state_is_the_same_to_its_player(name: str, parameters: dict[str, Any]) -> None:
    game, choose = pyspiel.load_game(name, parameters), np.random.RandomState(2)
    state = somewhere(game, choose, 15)
    player = state.current_player()
    others = set()
    for number in range(20):
        other = state.resample_from_infostate(player, lambda: number / 20)  # noqa: B023 - called at once
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(other.observation_string((player + 1) % game.num_players()))
    if name in ("python_elfenland", "python_tindaya") and game.num_players() > 1:
        assert len(others) > 1, "what is hidden is drawn anew"


def test_a_clone_does_not_foresee_luck() -> None:
    """The same number falls the same way, another number another way, and the state itself holds none."""
    game = pyspiel.load_game("python_elfenland")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 256
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    seen = set()
    for number in (0, 0, 1):
        other = state.clone()
        for _ in range(SETUP):
            other.apply_action(number)
        seen.add(other.observation_string(0))
    assert len(seen) == 2

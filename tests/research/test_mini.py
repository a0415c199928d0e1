"""The games that are small enough for algorithms that walk the whole tree."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core import Seeded
from ludoteca.research import Setting
from ludoteca.research.episode import Episode
from ludoteca.research.mini import MINI

HISTORIES = {"dokmus_mini": 17_086, "elfenland_mini": 2_962}
"""As docs/research.md tells them."""
SITUATIONS = {"dokmus_mini": 5_381, "elfenland_mini": 508}


def whole_tree(episode: Episode) -> Iterator[Episode]:
    yield episode
    numbers = range(episode.fan) if episode.due else [*episode.choices]
    for number in numbers:
        child = episode.copy()
        if episode.due:
            child.apply_chance(number)
        else:
            child.step(number)
        yield from whole_tree(child)


@pytest.mark.parametrize("key", MINI)
def test_the_whole_tree_keeps_the_rules(key: str) -> None:
    histories, situations = 0, set[tuple[int, str]]()
    for episode in whole_tree(Episode(Setting(key), exact=True)):
        histories += 1
        if episode.position is not None:
            episode.position.check()
        if episode.seat is not None and not episode.due:
            situations.add((episode.seat, episode.information(episode.seat)))
        if episode.over:
            assert sum(episode.rewards()) == 0
    assert (histories, len(situations)) == (HISTORIES[key], SITUATIONS[key])


@pytest.mark.parametrize("key", MINI)
def test_a_position_is_imagined_from_its_view(key: str) -> None:
    box, chance = MINI[key], Seeded(1)

    for seed in range(20):
        position = box.new(2, {}, Seeded(seed))
        while position.seat is not None:
            view, moves = position.view(position.seat), position.moves()
            for other in (box.imagine(view, chance), position.imagine(position.seat, chance)):
                other.check()
                assert other.view(position.seat).json() == view.json()
                assert {move.text for move in other.moves()} == {move.text for move in moves}
            position.play(moves[chance.below(len(moves))], chance)


def test_luck_deals_as_the_rules_draw() -> None:
    """E7.2: of five cards, two of them pigs, each player has one."""
    dealt = Counter[tuple[str, str]]()
    for episode in whole_tree(Episode(Setting("elfenland_mini"), exact=True)):
        if episode.lines and all(line.startswith("luck") for line in episode.lines) and not episode.due:
            assert episode.position is not None
            views: list[Any] = [episode.position.view(seat).facts for seat in (0, 1)]
            first, second = (view["seats"][seat]["hand"][0] for seat, view in enumerate(views))
            dealt[first, second] += 1
    assert sum(dealt.values()) == 20
    assert dealt["pig", "pig"] == dealt["pig", "dragon"] == dealt["dragon", "pig"] == 2
    assert dealt["unicorn", "dragon"] == 1


@pytest.mark.parametrize("key", MINI)
def test_regret_minimisation_approaches_an_equilibrium(key: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import ludoteca.research.openspiel  # noqa: F401 - puts the games into OpenSpiel

    game = pyspiel.load_game(f"python_{key}")
    before = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < before / 2


@pytest.mark.parametrize("key", MINI)
def test_openspiels_own_simulation(key: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import ludoteca.research.openspiel  # noqa: F401 - puts the games into OpenSpiel

    pyspiel.random_sim_test(pyspiel.load_game(f"python_{key}"), num_sims=3, serialize=True, verbose=False)

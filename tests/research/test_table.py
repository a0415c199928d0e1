"""One game in numbers: masks, rewards, copies, pickles."""

import pickle
from copy import deepcopy
from random import Random

import numpy as np
import pytest

from ludoteca.core import Options, Result
from ludoteca.research import Setting, Table
from ludoteca.research.table import rewards
from research.variants import VARIANTS

SETTINGS: list[tuple[str, int, Options]] = [
    ("dokmus", 3, {}),
    ("elfenland", 2, {}),
    ("tindaya", 2, {"mode": "domination"}),
]


def play_on(table: Table, numbers: int, seed: int) -> list[int]:
    choose, said = Random(seed), list[int]()
    while table.seat is not None and len(said) < numbers:
        said.append(choose.choice(table.legal))
        table.step(said[-1])
    return said


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_the_mask_allows_what_the_moves_begin_with(game: str, players: int, options: Options) -> None:
    table, choose = Table(Setting(game, players, options), 3), Random(3)
    codec = table.setting.actions
    for _ in range(120):
        if table.seat is None:
            break
        place = len(table.prefix)
        codes = [codec.encode(move.text) for move in table.position.moves()]
        allowed = {code[place] for code in codes if code[:place] == table.prefix}
        assert set(np.flatnonzero(table.mask())) == set(table.legal) == set(table.choices) == allowed
        table.step(choose.choice(table.legal))


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_copies_and_pickles_keep_the_game(game: str, players: int, options: Options) -> None:
    """A copy goes on as the original does, also in the middle of a move; neither changes the other."""
    table = Table(Setting(game, players, options), 5)
    play_on(table, 12, 1)
    for seed in range(100):
        if not table.prefix:
            play_on(table, 1, seed)
    assert game == "elfenland" or table.prefix
    others = [table.copy(), deepcopy(table), pickle.loads(pickle.dumps(table))]
    before = table.position.view(0).bytes()
    ends = []
    for other in [*others, table]:
        assert other.position.view(0).bytes() == before
        assert other.prefix == table.prefix
        said = play_on(other, 200, 2)
        ends.append((said, other.position.view(0).bytes(), other.rewards()))
    assert ends[1:] == ends[:-1]


def test_a_copy_with_luck_of_its_own_is_kept_too() -> None:
    """A search must not foresee what falls: its copies draw anew."""
    table = Table(Setting("elfenland", 2), 5)
    play_on(table, 10, 1)
    other = table.copy(seed="other")
    same, again = table.copy(), table.copy(seed="other")
    for one in (other, same, again):
        play_on(one, 60, 1)
    assert other.position.view(None).bytes() == again.position.view(None).bytes()
    assert other.position.view(None).bytes() != same.position.view(None).bytes()
    kept = pickle.loads(pickle.dumps(other))
    assert play_on(kept, 100, 3) == play_on(other, 100, 3)
    assert kept.position.view(None).bytes() == other.position.view(None).bytes()


def test_what_is_not_legal_is_refused() -> None:
    for game in ("dokmus", "elfenland"):
        table = Table(Setting(game, 2), 1)
        wrong = int(table.mask().argmin())
        with pytest.raises(KeyError):
            table.step(wrong)
        assert not table.numbers


def test_a_lead_can_be_rewarded_in_place_of_a_victory() -> None:
    result = Result([30, 20, 10], [0], "rounds")
    assert rewards(result, 3) == [1, -0.5, -0.5]
    assert rewards(result, 3, margin=20) == [0.75, 0, -0.75]
    assert rewards(result, 3, margin=10) == [1, 0, -1]
    won = Result(None, [0, 1], "eras", "won")
    assert rewards(won, 2, margin=10) == [1, 1]
    with pytest.raises(ValueError, match="above 0"):
        Setting("dokmus", 2, margin=0)
    table = Table(Setting("dokmus", 2, margin=40), 1)
    play_on(table, 10_000, 1)
    found = table.position.result()
    assert found is not None
    assert found.scores is not None
    first, second = found.scores
    assert first is not None
    assert second is not None
    assert table.rewards() == pytest.approx([(first - second) / 40, (second - first) / 40])

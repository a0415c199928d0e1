"""Many tables together do what each of them would do alone."""

import numpy as np
import pytest

from ludoteca.core import Options
from ludoteca.research import Setting, Table
from ludoteca.research.vector import Tables, luck, random_actions

SETTINGS: list[tuple[str, int, Options, int, int]] = [
    ("dokmus", 3, {}, 40, 2),
    ("elfenland", 2, {}, 150, 0),
    ("tindaya", 2, {"mode": "domination"}, 20, 0),
]
TABLES = 5


@pytest.mark.parametrize(("game", "players", "options", "steps", "processes"), SETTINGS)
def test_the_same_as_table_by_table(game: str, players: int, options: Options, steps: int, processes: int) -> None:
    setting = Setting(game, players, options)
    games = [0] * TABLES
    alone = [Table(setting, luck(7, row, 0)) for row in range(TABLES)]
    choose = np.random.default_rng(1)
    ended = 0
    with Tables(game, TABLES, processes, players, options, seed=7) as tables:
        for _ in range(steps):
            actions = np.array([choose.choice(np.flatnonzero(mask)) for mask in tables.masks])
            tables.step(actions)
            for row, table in enumerate(alone):
                table.step(int(actions[row]))
                assert tables.over[row] == (table.seat is None)
                assert tables.rewards[row] == pytest.approx(table.rewards())
                if table.seat is None:
                    ended += 1
                    for seat in range(players):
                        assert np.array_equal(tables.finals[row, seat], table.observe(seat))
                    games[row] += 1
                    alone[row] = table = Table(setting, luck(7, row, games[row]))
                assert table.seat is not None
                assert tables.seats[row] == table.seat
                assert np.array_equal(tables.masks[row], table.mask())
                assert np.array_equal(tables.observations[row], table.observe(table.seat))
    assert ended or game != "elfenland"


def test_reset_begins_again() -> None:
    with Tables("dokmus", 2, seed=3) as tables:
        first = tables.observations.copy()
        for _ in range(5):
            tables.step(tables.masks.argmax(1))
        assert not np.array_equal(first, tables.observations)
        tables.reset()
        assert np.array_equal(first, tables.observations)


def test_after_a_reset_every_group_is_ready_once() -> None:
    with Tables("dokmus", 4, groups=2) as tables:
        tables.reset()
        assert [tables.recv(), tables.recv()] == tables.groups
        with pytest.raises(ValueError, match="send some first"):
            tables.recv()


def test_what_cannot_be_said_is_refused() -> None:
    with Tables("dokmus", 2) as tables, pytest.raises(ValueError, match="table 1 cannot hear"):
        tables.step(np.array([tables.masks[0].argmax(), tables.masks[1].argmin()]))


def test_closing_twice_is_closing() -> None:
    tables = Tables("elfenland", 1, watch=False)
    assert not tables.observations.any()
    tables.close()
    tables.close()


@pytest.mark.parametrize("processes", [0, 2])
def test_groups_go_on_without_waiting_for_each_other(processes: int) -> None:
    """Whatever the order in which groups are ready: each table plays its own game."""
    steps = 30
    with Tables("elfenland", 8, seed=5) as whole, Tables("elfenland", 8, processes, seed=5, groups=4) as parts:
        log = []
        for _ in range(steps):
            log.append((whole.masks.copy(), whole.observations.copy()))
            whole.step(whole.masks.argmax(1))
        seen = dict.fromkeys((rows.start for rows in parts.groups), 0)
        while min(seen.values()) < steps:
            rows = parts.recv()
            assert np.shares_memory(parts.observations[rows], parts.observations)
            time = seen[rows.start]
            if time < steps:
                masks, observations = log[time]
                assert np.array_equal(parts.masks[rows], masks[rows])
                assert np.array_equal(parts.observations[rows], observations[rows])
                seen[rows.start] += 1
                parts.send(parts.masks[rows].argmax(1), rows)


def test_who_sends_nothing_receives_nothing() -> None:
    with Tables("dokmus", 2, groups=2) as tables:
        assert [tables.recv(), tables.recv()] == tables.groups
        with pytest.raises(ValueError, match="send some first"):
            tables.recv()
    with pytest.raises(ValueError, match="cannot have"):
        Tables("dokmus", 2, groups=3)


def test_random_actions_are_even_choices_of_what_is_legal() -> None:
    masks = np.array([[0, 1, 1, 0], [1, 0, 0, 0], [0, 1, 0, 1]], np.int8)
    generator = np.random.default_rng(1)
    drawn = np.stack([random_actions(masks, generator) for _ in range(400)])
    assert (masks[np.arange(3), drawn] == 1).all()
    assert 150 < (drawn[:, 0] == 1).sum() < 250
    assert 150 < (drawn[:, 2] == 3).sum() < 250

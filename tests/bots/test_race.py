"""Moves compared side by side, look by look."""

from hypothesis import given
from hypothesis import strategies as some

from ludoteca.bots.race import LAPS, Race

LUCK = (0.3, -0.2, 0.1, -0.3, 0.2, -0.1)


def run(*worth: float, laps: int = LAPS) -> Race:
    """Moves of different worth, looked at with the same luck."""
    race = Race(len(worth))
    for lap in range(laps):
        race.lap([0.5 + LUCK[lap % len(LUCK)] + worth[number] for number in race.running])
    return race


def test_who_is_behind_in_every_look_drops_out() -> None:
    race = run(0.0, 0.02, -0.05)
    assert race.running == [1]
    assert race.over


def test_nobody_drops_out_early() -> None:
    race = run(0.0, 0.5, laps=LAPS - 1)
    assert race.running == [0, 1]
    assert not race.over


def test_who_is_as_good_by_turns_runs_on() -> None:
    race = Race(2)
    for lap in range(5 * LAPS):
        race.lap([0.5 + 0.1 * (lap % 2), 0.6 - 0.1 * (lap % 2)])
    assert race.running == [0, 1]
    assert not race.over


def test_a_race_between_twins_is_over() -> None:
    race = run(0.1, 0.1, -0.3)
    assert race.running == [0, 1]
    assert race.over
    hopes = race.hopes()
    assert hopes[0] == hopes[1] > hopes[2]


def test_a_single_move_wins_at_once() -> None:
    race = Race(1)
    race.lap([0.4])
    assert race.over
    assert race.hopes() == [0.4]


@given(some.lists(some.lists(some.integers(0, 9), min_size=4, max_size=4), min_size=1, max_size=3 * LAPS))
def test_who_dropped_out_is_never_the_best(looks: list[list[int]]) -> None:
    race = Race(4)
    for look in looks:
        race.lap([look[number] / 10 for number in race.running])
    hopes = race.hopes()
    assert hopes.index(max(hopes)) in race.running
    for number in set(range(4)) - set(race.running):
        assert hopes[number] < max(hopes)

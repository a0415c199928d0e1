"""Moves compared side by side, look by look."""

from hypothesis import given
from hypothesis import strategies as some

from ludoteca.bots.race import MIN_ROUNDS, Race

LUCK = (0.3, -0.2, 0.1, -0.3, 0.2, -0.1)


def run(*worth: float, rounds: int = MIN_ROUNDS) -> Race:
    """Moves of different worth, looked at with the same luck."""
    race = Race(len(worth))
    for number_of_round in range(rounds):
        race.add_round([0.5 + LUCK[number_of_round % len(LUCK)] + worth[number] for number in race.active])
    return race


def test_who_is_behind_in_every_look_drops_out() -> None:
    race = run(0.0, 0.02, -0.05)
    assert race.active == [1]
    assert race.over


def test_nobody_drops_out_early() -> None:
    race = run(0.0, 0.5, rounds=MIN_ROUNDS - 1)
    assert race.active == [0, 1]
    assert not race.over


def test_who_is_as_good_by_turns_runs_on() -> None:
    race = Race(2)
    for number_of_round in range(5 * MIN_ROUNDS):
        race.add_round([0.5 + 0.1 * (number_of_round % 2), 0.6 - 0.1 * (number_of_round % 2)])
    assert race.active == [0, 1]
    assert not race.over


def test_a_race_between_twins_is_over() -> None:
    race = run(0.1, 0.1, -0.3)
    assert race.active == [0, 1]
    assert race.over
    values = race.values()
    assert values[0] == values[1] > values[2]


def test_a_single_move_wins_at_once() -> None:
    race = Race(1)
    race.add_round([0.4])
    assert race.over
    assert race.values() == [0.4]


@given(some.lists(some.lists(some.integers(0, 9), min_size=4, max_size=4), min_size=1, max_size=3 * MIN_ROUNDS))
def test_who_dropped_out_is_never_the_best(looks: list[list[int]]) -> None:
    race = Race(4)
    for look in looks:
        race.add_round([look[number] / 10 for number in race.active])
    values = race.values()
    assert values.index(max(values)) in race.active
    for number in set(range(4)) - set(race.active):
        assert values[number] < max(values)

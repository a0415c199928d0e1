"""Section 10: the options, their values and what they ask of each other."""

import pytest

from ludoteca.core import Json, Refused
from ludoteca.games.elfenland import BOX

DEFAULTS: dict[str, Json] = {
    "rounds": 4,
    "home_towns": True,
    "deal": "fill",
    "first_counter": "choice",
    "lakes": "seed",
    "kept_counters": 1,
    "home_distance": "roads",
    "tie_break": "cards",
    "obstacles": True,
    "caravan": "any_time",
    "first_player": "random",
}


def refusal(players: int, options: dict[str, Json]) -> tuple[str, str]:
    """The rule and the allowed values that a refusal names."""
    with pytest.raises(Refused) as problem:
        BOX.settle(players, options)
    return problem.value.refusal.rule, str(problem.value.refusal.parameters.get("allowed", ""))


def test_defaults_are_the_seed() -> None:
    """O1-O11: the seed's reading; an option left out has its default."""
    assert BOX.settle(4, {}) == DEFAULTS
    assert list(DEFAULTS) == [option.key for option in BOX.options]
    assert [option.rule for option in BOX.options] == [f"O{number}" for number in range(1, 12)]


@pytest.mark.parametrize(
    ("key", "value", "rule", "allowed"),
    [
        ("rounds", 5, "O1", "4, 3"),
        ("rounds", True, "O1", "4, 3"),
        ("home_towns", 0, "O2", "true, false"),
        ("deal", "twelve", "O3", '"fill", "add"'),
        ("first_counter", "open", "O4", '"choice", "hidden"'),
        ("lakes", "", "O5", '"seed", "official"'),
        ("kept_counters", 2, "O6", '1, 0, "all"'),
        ("home_distance", None, "O7", '"roads", "all_ways"'),
        ("tie_break", [], "O8", '"cards", "home"'),
        ("obstacles", "no", "O9", "true, false"),
        ("caravan", "never", "O10", '"any_time", "only_if_needed"'),
        ("first_player", "me", "O11", '"random", 0, 1, 2, 3, 4, 5'),
        ("first_player", -1, "O11", '"random", 0, 1, 2, 3, 4, 5'),
    ],
)
def test_bad_value_names_the_allowed_ones(key: str, value: Json, rule: str, allowed: str) -> None:
    """O1-O11, each with its own values."""
    assert refusal(4, {key: value}) == (rule, allowed)


def test_unknown_option_names_the_known_ones() -> None:
    assert refusal(4, {"wizards": True}) == ("options", ", ".join(DEFAULTS))


def test_o8_needs_o2() -> None:
    """O8 = `home` needs O2 = true."""
    assert refusal(3, {"tie_break": "home", "home_towns": False})[0] == "O8"
    assert BOX.settle(3, {"tie_break": "home"})["tie_break"] == "home"


def test_o11_is_a_seat_of_the_table() -> None:
    """O11: a seat number of this table."""
    assert refusal(3, {"first_player": 3}) == ("O11", '"random", 0, 1, 2')
    assert BOX.settle(4, {"first_player": 3})["first_player"] == 3

"""What a loss is called."""

import pytest

from ludoteca.analysis.accuracy import Weighed, accuracy, game_accuracy, mark, unit


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"a": 0.5}, "forced"),
        ({"a": 0.5, "b": 0.495}, "did_not_matter"),
        ({"a": 0.495, "b": 0.5}, "did_not_matter"),
        ({"a": 0.5, "b": 0.45}, "best"),
        ({"a": 0.5, "b": 0.3}, "brilliant"),
        ({"a": 0.48, "b": 0.5}, "good"),
        ({"a": 0.44, "b": 0.5}, "inaccuracy"),
        ({"a": 0.39, "b": 0.5}, "mistake"),
        ({"a": 0.3, "b": 0.5}, "blunder"),
    ],
)
def test_marks(values: dict[str, float], expected: str) -> None:
    assert mark(values, "a", len(values), 1.0) == expected


def test_with_four_players_a_loss_weighs_twice() -> None:
    assert unit(4, "seat") == 0.5
    assert unit(4, "team") == unit(2, "seat") == unit(1, "seat") == 1.0
    assert mark({"a": 0.2, "b": 0.28}, "a", 2, unit(4, "seat")) == "blunder"


def test_accuracy_is_that_of_lichess() -> None:
    """By hand: 103.1668 e^(-0.04354 · 10) - 3.1669 for a loss of ten per cent."""
    assert accuracy(0.0, 1.0) == pytest.approx(100.0, abs=1e-3)
    assert accuracy(0.1, 1.0) == pytest.approx(63.58, abs=0.01)
    assert accuracy(0.05, 0.5) == accuracy(0.1, 1.0)
    assert accuracy(1.0, 1.0) == 0.0


def test_one_blunder_among_many_trifles_still_shows() -> None:
    trifles = [Weighed(0.0, 0.0, 1.0)] * 20
    blunder = Weighed(0.3, 0.3, 1.0)
    whole, spoilt = game_accuracy(trifles), game_accuracy([*trifles, blunder])
    assert whole is not None
    assert spoilt is not None
    assert whole == pytest.approx(100.0, abs=1e-3)
    assert spoilt < 70
    assert game_accuracy([]) is None

"""Chances that come true."""

import pytest

from ludoteca.analysis.calibration import Calibration, CalibrationLine, brier, calibration, fit
from ludoteca.core import Seeded


def test_a_fit_finds_the_line_behind_the_data() -> None:
    chance, truth = Seeded(3), CalibrationLine(0.5, -0.4)
    values = [(chance.below(1000) + 0.5) / 1000 for _ in range(20_000)]
    seen = [(value, float(chance.below(10_000) < 10_000 * truth(value))) for value in values]
    line = fit(seen)
    assert line.slope == pytest.approx(truth.slope, abs=0.05)
    assert line.intercept == pytest.approx(truth.intercept, abs=0.05)
    assert brier([(line(value), share) for value, share in seen]) < brier(seen)


def test_what_is_certain_stays_certain() -> None:
    line = CalibrationLine(0.5, 1.0)
    assert (line(0.0), line(1.0)) == (0.0, 1.0)
    assert line(0.2) < line(0.3)


def test_shares_of_one_victory_add_up() -> None:
    found = Calibration(CalibrationLine(0.6, 0.3)).shares([0.5, 0.3, 0.2])
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)
    assert sum(Calibration(CalibrationLine(0.6, 0.3)).shares([0.5, 0.1])) != pytest.approx(1.0)


def test_a_game_that_was_never_measured_keeps_its_values() -> None:
    assert calibration("laststraw", 2, "seat").decision(0.37) == pytest.approx(0.37)

"""The sequential test: its ratio, its bounds, how often it errs, and a match that ends with it."""

import json
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteca.bots.arena import elo_of, pairs
from ludoteca.bots.sprt import OUTCOMES, Sprt, _likeliest, expected, tally
from ludoteca.cli import app
from ludoteca.core import Seeded


def test_bounds_are_walds() -> None:
    test = Sprt(alpha=0.05, beta=0.05)
    assert test.upper == pytest.approx(2.944, abs=0.001)
    assert test.lower == pytest.approx(-2.944, abs=0.001)
    assert [test.verdict(ratio) for ratio in (-3, 0, 3)] == ["H0", "open", "H1"]


def test_the_likeliest_distribution_has_the_mean_of_its_hypothesis() -> None:
    seen = [0.05, 0.2, 0.4, 0.25, 0.1]
    for mean in (0.1, 0.5, 0.6, 0.93):
        found = _likeliest(seen, mean)
        assert sum(found) == pytest.approx(1)
        assert sum(p * outcome for p, outcome in zip(found, OUTCOMES, strict=True)) == pytest.approx(mean)
    own = sum(p * outcome for p, outcome in zip(seen, OUTCOMES, strict=True))
    assert _likeliest(seen, own) == pytest.approx(seen)


def test_the_ratio_is_near_its_normal_approximation() -> None:
    """For small differences the LLR is n (s1 - s0) (2 mean - s0 - s1) / 2 variance (Van den Bergh)."""
    counts = (120, 480, 1000, 520, 140)
    both = [outcome for outcome, count in zip(OUTCOMES, counts, strict=True) for _ in range(count)]
    mean = sum(both) / len(both)
    spread = sum((pair - mean) ** 2 for pair in both) / len(both)
    test = Sprt(0, 5)
    s0, s1 = expected(0), expected(5)
    assert test.ratio(both) == pytest.approx(len(both) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread), rel=0.02)


def test_no_games_say_nothing() -> None:
    assert Sprt().ratio([]) == 0


@pytest.mark.parametrize(("strength", "wrong"), [(0.0, "H1"), (60.0, "H0")])
def test_it_errs_about_as_seldom_as_it_says(strength: float, wrong: str) -> None:
    """200 matches of pairs whose two games depend on each other."""
    test, errors = Sprt(0, 60, 0.1, 0.1), 0
    for match in range(200):
        chance, both = Seeded(f"{match} {strength}"), list[float]()
        while (found := test.verdict(test.ratio(both))) == "open":
            luck = chance.below(1000) / 1000
            wins = [(luck + chance.below(1000) / 1000) / 2 < _median(expected(strength)) for _ in range(2)]
            both.append(sum(wins) / 2)
        errors += found == wrong
    assert errors <= 30


def _median(share: float) -> float:
    """The bound below which the mean of two uniform numbers falls with this probability."""
    return sqrt(share / 2) if share <= 0.5 else 1 - sqrt((1 - share) / 2)


def test_pairs_need_both_games() -> None:
    assert pairs({0: 1.0, 1: 0.0, 2: 1.0, 5: 1.0, 4: 0.5}) == [0.5, 0.75]
    assert tally([0.5, 0.75, 0.5]) == [0, 0, 2, 1, 0]


def test_paired_luck_narrows_the_elo_interval() -> None:
    """Pairs that are split evenly say more than as many games won and lost by chance."""
    split = {number: float(number % 2) for number in range(40)}
    equal = {number: float(number // 2 % 2) for number in range(40)}
    (even, low, high), (same, lower, higher) = elo_of(split), elo_of(equal)
    assert even == same == 0
    assert low is not None
    assert high is not None
    assert lower is not None
    assert higher is not None
    assert lower < low < 0 < high < higher
    assert low == pytest.approx(-high)


def test_a_clean_sweep_has_an_interval_with_one_end() -> None:
    sweep = dict.fromkeys(range(20), 1.0)
    middle, low, high = elo_of(sweep)
    assert middle is None
    assert high is None
    assert low is not None
    assert low > 200
    assert elo_of({}) == (None, None, None)


def run(*arguments: str) -> Any:
    result = CliRunner().invoke(app, ["arena", "dokmus", "--bots", "greedy,random", "--sprt", *arguments])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout) if "--json" in arguments else result.stdout


def test_a_match_ends_when_the_test_is_decided_and_can_go_on(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    begun = run("--games", "2", "--log", str(log), "--json")
    assert begun["sprt"]["verdict"] == "open"
    done = run("--elo1", "100", "--log", str(log), "--json")
    assert done["sprt"]["verdict"] == "H1"
    assert done["sprt"]["llr"] >= done["sprt"]["upper"]
    assert 4 <= done["games"] < 60
    assert sum(done["sprt"]["pairs"]) == done["games"] // 2
    assert run("--elo1", "100", "--log", str(log), "--json") == done
    said = run("--elo1", "100", "--log", str(log))
    assert "Accepted" in said
    assert "LLR +" in said


@pytest.mark.parametrize(
    "arguments",
    [["--bots", "greedy"], ["--bots", "greedy,random", "-n", "3"], ["--bots", "greedy,random", "--elo0", "30"]],
)
def test_impossible_tests_are_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["arena", "dokmus", "--sprt", *arguments]).exit_code == 1

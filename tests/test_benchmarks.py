"""What benchmarks print."""

from importlib import import_module
from pathlib import Path

import pytest


def test_parts_that_serve_no_moves_stand_beside_those_that_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of all parts ends with its tables: what rests is measured in memory alone."""
    monkeypatch.syspath_prepend(Path(__file__).parents[1])
    tables = import_module("bench.tables.__main__")
    one, other = tables.RATIOS[0]
    found = {one: [{"moves": 300.0}, {"moves": 100.0}], other: [{"moves": 50.0}, {"moves": 50.0}]}
    resting = {"a table that rests": [{"memory": 4.0}, {"memory": 6.0}]}
    assert tables.compared(found | resting).splitlines()[2:] == [f"| {one} ÷ {other} | 4.00 |"]
    assert tables.summary(found | resting).splitlines()[-1].split(" | ")[-1] == "5 (4 – 6) |"

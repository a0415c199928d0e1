"""Golden traces never change; kept records of finished games replay, one for each way of ending.

`tests/golden/<game>/*.jsonl` are traces, `tests/records/<game>/*.jsonl` are records.
"""

from pathlib import Path

import pytest

from ludoteca.core import replay
from ludoteca.core.record import write

TESTS = Path(__file__).parent
TRACES = sorted((TESTS / "golden").rglob("*.jsonl"))
RECORDS = sorted((TESTS / "records").rglob("*.jsonl"))


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", TRACES, ids=name)
def test_golden_trace(path: Path) -> None:
    source = path.read_bytes()
    again = replay(source, trace=True)
    assert again.finished
    assert write(again.lines).encode() == source


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_record(path: Path) -> None:
    again = replay(path.read_bytes())
    assert again.finished
    assert again.referee is not None
    again.referee.position.check()

"""Flame graphs show where the time goes."""

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

TOOL = run_path(str(Path(__file__).parents[1] / "tools/flame_graphs.py"))


def test_the_stacks_of_some_work_are_noted_and_drawn() -> None:
    def inner() -> int:
        return sum(range(20_000))

    def work() -> None:
        for _ in range(10):
            inner()

    stacks: Counter[tuple[str, ...]] = TOOL["sampled"](work, seconds=0.1)
    through = sum(number for stack, number in stacks.items() if any(name.endswith("inner") for name in stack))
    assert through > 0.8 * sum(stacks.values()) > 0
    picture: Any = ET.fromstring(TOOL["drawn"]("some <work>", stacks))
    titles = [one.text or "" for one in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert any("inner" in title for title in titles)


@pytest.mark.parametrize("name", TOOL["PROFILES"])
def test_every_graph_is_in_the_docs(name: str) -> None:
    docs = Path(__file__).parents[1] / "docs"
    assert f"(profiles/{name}.svg)" in (docs / "performance.md").read_text(encoding="utf-8")
    ET.fromstring((docs / f"profiles/{name}.svg").read_text(encoding="utf-8"))

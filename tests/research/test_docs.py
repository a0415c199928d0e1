"""The documents do what they say."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from ours import GAMES

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
EXCERPTS = re.findall(r"```py\n(.*?)```", GUIDE, re.DOTALL)
SCRIPT = ROOT / "docs" / "research" / "dokmus_value.py"


@pytest.mark.parametrize("game", GAMES)
def test_six_lines_run_a_loop(game: str) -> None:
    """The first code of the guide, for each game."""
    lines = [line for line in BLOCKS[0].splitlines() if line]
    assert len(lines) == 6
    exec(BLOCKS[0].replace('"dokmus"', f'"{game}"'), {})


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("number", range(1, len(BLOCKS)))
def test_the_other_code_runs(number: int) -> None:
    exec(BLOCKS[number], {"__name__": "__main__"})


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_are_those_of_the_environments(game: str) -> None:
    page = runpy.run_path(str(ROOT / "tools" / "research_tables.py"))["page"]
    assert (ROOT / "docs" / "research" / f"{game}.md").read_text(encoding="utf-8") == page(game, 2)


def test_the_tutorial_shows_what_its_script_does() -> None:
    script = re.sub(r"^ +", "", SCRIPT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert EXCERPTS
    for excerpt in EXCERPTS:
        assert re.sub(r"^ +", "", excerpt, flags=re.MULTILINE) in script


def test_the_tutorial_learns_in_a_short_form(tmp_path: Path) -> None:
    kept = tmp_path / "weights.npy"
    command = [sys.executable, str(SCRIPT), "--games", "4", "--test", "2", "--width", "2", "--out", str(kept)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=True)
    assert re.search(r"\d+ positions of 4 games", done.stdout)
    assert "against greedy, 2 games: wins" in done.stdout
    assert kept.exists()

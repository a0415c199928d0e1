"""The examples for other people's tools run: `make test-learning`."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples/learning"
RUNS = {
    "maskable_ppo.py": (["--steps", "256", "--games", "2"], "mean reward in 2 games"),
    "rllib_ppo.py": (["--rounds", "1", "--batch", "256"], "mean rewards:"),
    "tianshou_dqn.py": (["--steps", "400"], "mean reward of the best test"),
    "self_play_ppo.py": (["--updates", "1", "--tables", "4", "--steps", "260"], "update 0:"),
}


def test_every_example_is_run() -> None:
    assert {file.name for file in FOLDER.glob("*.py")} == set(RUNS)


@pytest.mark.learning
@pytest.mark.parametrize("name", RUNS)
def test_an_example_learns_for_a_moment(name: str, tmp_path: Path) -> None:
    arguments, said = RUNS[name]
    program = [sys.executable, "-W", "ignore", str(FOLDER / name), *arguments]
    done = subprocess.run(program, capture_output=True, text=True, cwd=tmp_path, timeout=300)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout

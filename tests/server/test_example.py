"""The example of the documents plays a whole game."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ours import GAMES
from server.parts import Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "play_over_http.py"


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_game(server: Server, game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.url, game], capture_output=True, text=True, timeout=240, check=True
    )
    assert json.loads(done.stdout)["winners"] is not None


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 33

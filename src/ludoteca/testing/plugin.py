"""The plug-in: `pytest -p ludoteca.testing --game mygame` tests an installed game that has no test file.

It has no entry point of its own: pytest would rewrite every assert of the engine for whoever has Ludoteca installed.
"""

from pathlib import Path

import pytest

from ludoteca.core import shelf

TESTS = Path(__file__).with_name("installed_games.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "Test this installed game by its laws and words, and nothing else; can be repeated."
    parser.getgroup("ludoteca").addoption("--game", action="append", default=[], metavar="GAME", help=told)


def pytest_configure(config: pytest.Config) -> None:
    games: list[str] = config.getoption("--game")
    for key in games:
        if shelf.find(key) is None:
            problem = shelf.broken().get(key, f"installed are {', '.join(shelf.names())}")
            raise pytest.UsageError(f"{key} is not on the shelf: {problem}")
    if games:
        config.args = [str(TESTS)]

"""Every numbered rule is cited by a test of its game, or listed as prose in `docs/rules/prose.toml`."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
ID = r"[A-Z]{1,2}\d+(?:\.\d+)*"
DEFINED = re.compile(rf"^\s*-?\s*\*\*({ID})\b|^\|\s*\**({ID})\**\s*\||^#+ ({ID})\b", re.MULTILINE)
GAMES = sorted(path.name for path in (ROOT / "tests" / "games").iterdir() if any(path.glob("test_*.py")))


def defined(game: str) -> set[str]:
    """The ids that the rules define: at the head of a list item, a table row or a chapter."""
    texts = [path.read_text() for path in RULES.glob(f"*/{game}*.md")]
    return {next(filter(None, found)) for text in texts for found in DEFINED.findall(text)}


def cited(game: str) -> set[str]:
    """The ids that tests name. `E1` in a test's name (`test_e1_…`) counts as well as in its words."""
    ids: set[str] = set()
    for path in (ROOT / "tests" / "games" / game).rglob("*.py"):
        text = path.read_text()
        ids |= set(re.findall(rf"\b{ID}", text))
        ids |= {found.upper() for found in re.findall(r"def test_([a-z]\d+)_", text)}
    return ids


def prose(game: str) -> set[str]:
    listed = tomllib.loads((RULES / "prose.toml").read_text())
    return set(listed.get(game, {}).get("ids", []))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_or_prose(game: str) -> None:
    missing = defined(game) - cited(game) - prose(game)
    assert not missing, sorted(missing)


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_prose_is_true(game: str) -> None:
    assert not prose(game) & cited(game), "cited by a test and still listed as prose"
    assert prose(game) <= defined(game), "listed as prose but not a rule"

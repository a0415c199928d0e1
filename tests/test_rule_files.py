"""What the rules point to is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
POINTER = re.compile(r"`([\w./-]+/[\w-]+\.(?:json|toml|md|py))`")


@pytest.mark.parametrize("path", sorted(RULES.glob("*.md")), ids=lambda path: path.stem)
def test_data_files_exist(path: Path) -> None:
    named = POINTER.findall(path.read_text())
    missing = [name for name in named if not any((place / name).is_file() for place in (ROOT, path.parent))]
    assert not missing


def test_rules_name_their_data() -> None:
    """The search above finds something."""
    for game in ("dokmus", "elfenland"):
        assert POINTER.search((RULES / f"{game}.md").read_text())

"""Everything that the server refuses has words on the page."""

import ast
from pathlib import Path

import pytest

from ludoteca.words import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "ludoteca"
PLACE = {"RequestRefused": 1, "conflict": 0, "forbidden": 0, "missing": 0}
"""Which argument of a call is the reason."""


def reasons() -> set[str]:
    found = {"no-such-table", "unreachable"}
    for path in (*(SOURCE / "server").rglob("*.py"), *(SOURCE / "tables").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACE:
                place = PLACE[node.func.id]
                given = node.args[place] if len(node.args) > place else None
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    found.add(given.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    known = "".join(
        (SOURCE / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
        for name in ("common", "web", "web-notifications", "analysis", "web-device", "web-board")
    )
    assert len(reasons()) > 20
    assert not {reason for reason in reasons() if f"refusal-{reason} =" not in known}

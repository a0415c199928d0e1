"""The site of the documentation: it builds without a broken link, and its code runs."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(python|pycon)\n(.*?)^```", re.DOTALL | re.MULTILINE)
TESTED_ELSEWHERE = {ROOT / "docs" / "research.md"}
"""`tests/research/test_docs.py` runs it, for every game."""


def blocks(page: Path) -> list[tuple[str, str]]:
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def pages() -> list[Path]:
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [page for page in found if page not in TESTED_ELSEWHERE and blocks(page)]


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "index.html").exists()


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_the_code_of_a_page_runs(page: Path) -> None:
    """The blocks of a page run one after the other; what a `pycon` block shows is what comes out."""
    names: dict[str, object] = {"__name__": "__main__"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for kind, code in blocks(page):
        if kind == "python":
            exec(code, names)
            continue
        example = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
        example.globs = names
        runner.run(example, clear_globs=False)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")), ids=lambda page: page.name)
def test_the_links_of_a_page_beside_the_docs_lead_somewhere(page: Path) -> None:
    """MkDocs checks those of `docs/` only."""
    links = re.findall(r'\]\(([^)#]+)|src="([^"]+)"', page.read_text(encoding="utf-8"))
    targets = [link or source for link, source in links if "://" not in link]
    assert [target for target in targets if not (ROOT / target).exists()] == []

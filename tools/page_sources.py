"""What the page is built of, as `web/sources.json` names it; the build of its engine reads the same list.

`page_sources.py` ends with 1 if the page is to be built: it is not there, or a source is newer.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

PAGE = "src/ludoteca/server/static/index.html"


def sources(root: Path) -> Iterator[Path]:
    """Every file that the page is built of."""
    named = json.loads((root / "web/sources.json").read_text(encoding="utf-8"))
    left_out = {root / name for name in named["left_out"]}
    for place in (root / name for part in ("page", "engine") for name in named[part]):
        for file in (place,) if place.is_file() else place.rglob("*"):
            if file.is_file() and file.parent.name != "__pycache__" and left_out.isdisjoint(file.parents):
                yield file


def is_stale(root: Path) -> bool:
    """Whether there is no page, or a source that is newer."""
    page = root / PAGE
    if not page.exists():
        return True
    built = page.stat().st_mtime
    return any(file.stat().st_mtime > built for file in sources(root))


if __name__ == "__main__":
    sys.exit(is_stale(Path(__file__).parent.parent))

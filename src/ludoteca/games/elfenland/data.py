"""The data files of the game: the board and the pieces, as they came in the box."""

import json
from importlib.resources import files
from typing import Any


def read(name: str) -> Any:
    """One of the files in `data/`."""
    return json.loads((files("ludoteca.games.elfenland") / "data" / name).read_text(encoding="utf-8"))

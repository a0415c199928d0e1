"""The shelf: every installed game, ours and those of other packages, found by entry point.

A package puts a box on the shelf with

    [project.entry-points."ludoteca.games"]
    mygame = "mypackage.mygame:BOX"
"""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.refusal import refuse

GROUP = "ludoteca.games"

Box = Game[Any]


@cache
def names() -> tuple[str, ...]:
    """The names of the games on the shelf, in alphabetical order."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def box(key: str) -> Box:
    """The game with this name."""
    for entry in entry_points(group=GROUP):
        if entry.name == key:
            found = entry.load()
            if not isinstance(found, Game):
                raise TypeError(f"entry point {GROUP}: {key} is not a Game but {found!r}")
            return found
    raise refuse("record", "unknown-game", game=key[:80], allowed=", ".join(names()))

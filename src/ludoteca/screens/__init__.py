"""How each game looks in a terminal, drawn from the view alone."""

from typing import Any

from rich.console import RenderableType

from ludoteca.core import View, shelf
from ludoteca.core.resources import load
from ludoteca.screens import generic
from ludoteca.screens.multi_pick import MultiPick
from ludoteca.words import Words


def draw(view: View, words: Words) -> RenderableType:
    """The board of a game by its own screen, or by the generic one."""
    picture: RenderableType = (_screen(view) or generic).draw(view, words)
    return picture


def multi_pick_of(view: View) -> MultiPick | None:
    """The words that the seat has to name in any order; None where moves are chosen one by one."""
    ask = getattr(_screen(view), "multi_pick", None)
    found: MultiPick | None = None if ask is None else ask(view)
    return found


def _screen(view: View) -> Any:
    """The module that the box names, if any."""
    box = shelf.find(view.game)
    return load(box.resources.screen) if box and box.resources.screen else None

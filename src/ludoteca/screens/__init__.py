"""How each game looks in a terminal, drawn from the view alone."""

from importlib import import_module

from rich.console import RenderableType
from rich.json import JSON

from ludoteca.core import View
from ludoteca.words import Words


def draw(view: View, words: Words) -> RenderableType:
    """The board of a game by its own screen; its plain facts if it has none."""
    try:
        screen = import_module(f"{__name__}.{view.game}")
    except ModuleNotFoundError:
        return JSON.from_data(view.json())
    picture: RenderableType = screen.draw(view, words)
    return picture

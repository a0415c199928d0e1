"""The board as text."""

from io import StringIO

from rich.console import Console

from ludoteca.research.table import Table
from ludoteca.screens import draw
from ludoteca.words import Words

WIDTH = 120


def text(table: Table) -> str:
    """What the seat to decide sees, in the colours of a terminal; after the end, what the first seat sees."""
    view = table.position.view(table.seat or 0)
    file = StringIO()
    Console(file=file, width=WIDTH, force_terminal=True).print(draw(view, Words("en", view.game)))
    return file.getvalue()

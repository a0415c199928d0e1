"""A hook of MkDocs: draws the figures of the rules as the terminal does."""

import io
from html import escape
from pathlib import PurePosixPath
from re import Match
from typing import Any

from rich.console import Console

from ludoteca import figures, screens
from ludoteca.words import LANGUAGES, Words

WIDTH = 110


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Every figure of a text in `rules/<language>/` becomes a drawing with its caption."""
    path = PurePosixPath(page.file.src_uri)
    language, game = path.parent.name, path.stem.removesuffix("-how-to-play")
    if language not in LANGUAGES:
        return markdown
    return figures.LINE.sub(lambda found: _drawn(game, language, found), markdown)


def _drawn(game: str, language: str, found: Match[str]) -> str:
    console = Console(file=io.StringIO(), record=True, width=WIDTH)
    console.print(screens.draw(figures.pictures(game)[found["name"]].view, Words(language, game)))
    drawing = console.export_html(inline_styles=True, code_format="{code}").rstrip()
    frame = "background:#111;color:#ddd;padding:.8em;overflow-x:auto;line-height:1.2"
    lines = "&#10;".join(drawing.splitlines())
    return f'<figure><pre style="{frame}">{lines}</pre><figcaption>{escape(found["caption"])}</figcaption></figure>'

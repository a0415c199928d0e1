"""`ludoteca rules`: the rules, whole or one paragraph, and how to play."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.text import Text

from ludoteca import figures, rulebook, screens, words
from ludoteca.cli.common import GameName, explained, fail, find_box, language, out
from ludoteca.glossary import search
from ludoteca.words import Words

Language = Annotated[
    str | None,
    typer.Option("--language", "-l", help=f"{', '.join(words.LANGUAGES)}; that of the terminal if left out."),
]


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="A rule id, such as D7.5; all of them if left out.")] = None,
    spoken: Language = None,
    how_to_play: Annotated[bool, typer.Option("--how-to-play", help="Two pages for newcomers.")] = False,
    glossary: Annotated[str | None, typer.Option("--glossary", "-g", help="What a thing of the game is.")] = None,
) -> None:
    """Read the rules of a game, the paragraph with a rule id, or what a thing of the game is."""
    with explained():
        find_box(game)
    reader = Words(spoken or language(), game)
    if glossary is not None:
        if not tell(game, glossary, reader):
            raise typer.Exit(1)
        return None
    text = (rulebook.how_to_play if how_to_play else rulebook.text)(game, reader.language)
    if text is None:
        fail(reader.say("no-rules", game=game))
    if rule is None:
        return show(game, text.markdown, reader)
    paragraph = rulebook.paragraph(game, rule, reader.language)
    if paragraph is None:
        fail(reader.say("no-rule", game=game, rule=rule))
    return show(game, paragraph, reader)


def tell(game: str, wanted: str, reader: Words) -> bool:
    """What things of this name are; False if there is none."""
    found = search(game, reader.language, wanted)
    for entry in found:
        out.print(entry.name, style="bold", markup=False)
        for text in (entry.what, entry.use, entry.get):
            if text:
                out.print(f"  {text}", markup=False, soft_wrap=True)
        out.print(f"  ({entry.rule})", style="dim", markup=False)
    if not found:
        out.print(reader.say("no-such-thing", game=game, word=wanted), markup=False)
    return bool(found)


def show(game: str, text: str, reader: Words, *, figured: bool = True) -> None:
    """A text of the rules; in a terminal its figures are drawn as the board is, or left to their captions."""
    if not out.is_terminal:
        out.print(text, markup=False, soft_wrap=True)
        return
    at = 0
    for found in figures.LINE.finditer(text):
        out.print(Markdown(text[at : found.start()]))
        if figured:
            out.print(screens.draw(figures.pictures(game)[found["name"]].view, reader))
        out.print(Text(found["caption"], style="italic"), "")
        at = found.end()
    out.print(Markdown(text[at:]))

"""`ludoteca rules`: the rules, whole or one paragraph."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from ludoteca import rulebook
from ludoteca.cli.common import GameName, explained, fail, find_box, language, out
from ludoteca.words import Words


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="A rule id, such as D7.5; all of them if left out.")] = None,
) -> None:
    """Read the rules of a game, or the paragraph with a rule id."""
    with explained():
        find_box(game)
    text = rulebook.text(game)
    words = Words(language())
    if text is None:
        fail(words.say("no-rules", game=game))
    if rule is not None:
        paragraphs = rulebook.paragraphs(game)
        wanted = next((key for key in paragraphs if key.lower() == rule.lower()), None)
        if wanted is None:
            fail(words.say("no-rule", game=game, rule=rule))
        text = paragraphs[wanted]
    if out.is_terminal:
        out.print(Markdown(text))
    else:
        out.print(text, markup=False, soft_wrap=True)

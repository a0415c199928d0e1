"""`ludoteca games`: the shelf."""

from rich.table import Table

from ludoteca.cli.common import err, language, out
from ludoteca.core import canonical, shelf
from ludoteca.words import Words


def games() -> None:
    """Show the games on the shelf, their numbers of players and their options."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    common = Words(language())
    for heading in ("game", "players", "about", "options"):
        table.add_column(common.say(f"heading-{heading}"))
    for key in shelf.names():
        box, words = shelf.box(key), Words(language(), key)
        players = f"{box.seats.start}–{box.seats.stop - 1}"
        options = ", ".join(
            f"{option.key}={'|'.join(canonical(value) for value in option.allowed) or '…'}" for option in box.options
        )
        table.add_row(key, players, words.say("game-about"), options)
    out.print(table)
    for key, problem in shelf.broken().items():
        err.print(common.say("broken-game", game=key, problem=problem), markup=False)

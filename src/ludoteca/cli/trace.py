"""`ludoteca trace`: a random game, with the legal moves at every decision."""

import sys
from typing import Annotated

import typer

from ludoteca.cli.common import GameName, OptionPairs, OptionsJson, Players, explained, find_box, read_options, seats_of
from ludoteca.core import random_game
from ludoteca.core.record import write


def trace(
    game: GameName,
    players: Players = None,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same game.")] = "1",
    options: OptionsJson = "{}",
    option: OptionPairs = None,
    record: Annotated[bool, typer.Option("--record", help="Leave the legal moves out.")] = False,
) -> None:
    """Print the trace of a random game."""
    given = read_options(options, option)
    with explained(game):
        box = find_box(game)
        referee = random_game(box, seats_of(box, players), given, seed, trace=not record)
    sys.stdout.buffer.write(write(referee.record()).encode())

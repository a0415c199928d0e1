"""Draws a game in the middle of play as the terminal shows it: `terminal_picture.py GAME PLAYERS FILE.svg`."""

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from ludoteca.core import Seeded, shelf
from ludoteca.screens import draw
from ludoteca.words import Words


def main() -> None:
    game, players, file = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    box = shelf.box(game)
    chance = Seeded(5)
    position = box.new(players, box.settle(players, {}), chance)
    for _ in range(90):
        moves = position.moves()
        if not moves:
            break
        position.play(moves[chance.below(len(moves))], chance)
    console = Console(record=True, width=112, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw(position.view(0), Words("en", game)))
    picture = console.export_svg(title=f"ludoteca play {game}")
    without_remote_fonts = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    file.write_text(without_remote_fonts, encoding="utf-8")


if __name__ == "__main__":
    main()

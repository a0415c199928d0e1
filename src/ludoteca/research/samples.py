"""Random games, always the same, from which the default numbering and observations learn how large they must be."""

from collections.abc import Iterator
from typing import Any

from ludoteca.core import Options, Position, Seeded
from ludoteca.core.shelf import Box

GAMES = 20


def positions(box: Box, players: int, options: Options) -> Iterator[Position[Any]]:
    """Every position of so many random games, the last ones too."""
    for game in range(GAMES):
        chance = Seeded(f"sample {game}")
        position = box.new(players, options, chance)
        while position.seat is not None:
            yield position
            moves = sorted(position.moves(), key=str)
            position.play(moves[chance.below(len(moves))], chance)
        yield position

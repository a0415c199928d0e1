"""Games of the levels to begin with: `python -m ludoteca.research.jax.learn.teacher FILE --games 5000 --jobs 16`.

A game is its layout, its talisman and the numbers of its actions. Some players blunder, so that their games meet
positions that good play does not; what they blundered is marked, and not learnt.
"""

import argparse
import multiprocessing
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ludoteca.bots import by_name
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.research.table import Setting, Table

BLUNDER = 10_000
"""Is added to the number of an action that was drawn by lot."""
BLUNDERS = (0.0, 0.0, 0.04, 0.1)
"""Of a game one of these is the share of moves drawn by lot."""
END = -1


class Lesson(NamedTuple):
    """One game."""

    slots: tuple[int, ...]
    talisman: int
    actions: tuple[int, ...]


def play(bots: Sequence[str], players: int, number: int) -> Lesson:
    luck = random.Random(number)
    table = Table(Setting("dokmus", players), number)
    seats = [by_name(luck.choice(bots), "dokmus") for _ in range(players)]
    begun = table.position
    assert isinstance(begun, DokmusPosition)
    slots, talisman = tuple(begun.board.slots), begun.talisman
    share, actions = luck.choice(BLUNDERS), list[int]()
    while (seat := table.seat) is not None:
        legal = sorted(move.text for move in table.position.moves())
        blunders = luck.random() < share
        move = luck.choice(legal) if blunders else seats[seat].choose(table.position.view(seat), legal, len(actions))
        for code in table.setting.actions.codes[move]:
            actions.append(code + BLUNDER * blunders)
            table.step(code)
    return Lesson(slots, talisman, tuple(actions))


def save(file: Path, games: Sequence[Lesson]) -> None:
    longest = max(len(game.actions) for game in games)
    np.savez_compressed(
        file,
        slots=np.array([game.slots for game in games], np.int8),
        talisman=np.array([game.talisman for game in games], np.int8),
        actions=np.array([(*game.actions, *[END] * (longest - len(game.actions))) for game in games], np.int16),
    )


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("file", type=Path)
    wanted.add_argument("--bots", nargs="+", default=["level4", "level4", "level3"])
    wanted.add_argument("--players", type=int, default=2)
    wanted.add_argument("--games", type=int, default=5000)
    wanted.add_argument("--jobs", type=int, default=1)
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--minutes", type=float, default=60.0, help="end after so long with the games there are")
    given = wanted.parse_args()
    begun, games = time.monotonic(), list[Lesson]()
    numbers = range(given.seed * 1_000_000, given.seed * 1_000_000 + given.games)
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for game in pool.map(partial(play, given.bots, given.players), numbers):
            games.append(game)
            if time.monotonic() - begun > given.minutes * 60:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    save(given.file, games)


if __name__ == "__main__":
    main()

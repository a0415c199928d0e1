"""How much the tree search sees: simulations a second for each game, part of `make bench`.

Positions are taken from the course of a game between greedy players; each is searched for a while with an empty memory,
as level 5 does at the table, in pure Python, and compiled where `make fast` has been. Times are seconds of the
processor.
"""

import json
import time
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from rich.console import Console
from rich.progress import track

from bench.compiled import Compiled, compiled_engine
from bench.report import conditions, table
from bench.rounds import FIGURES, figures
from ludoteca.bots import GameModel, Search, by_name
from ludoteca.bots.evaluate import evaluation_of
from ludoteca.bots.levels import best_search
from ludoteca.core import Json, Position, Seeded, shelf

MODES: dict[str, list[dict[str, Json]]] = {"tindaya": [{}, {"mode": "domination"}]}
"""The options of games that are searched in more ways than one."""
POSITIONS = 8
SIMULATIONS = 60


def course(key: str, seats: int, options: dict[str, Json]) -> Iterator[Position[Any]]:
    """Positions with a choice, spread over a game."""
    box, bot = shelf.box(key), by_name("greedy", key)
    choices: list[Position[Any]] = []
    chance = Seeded(4)
    position = box.new(seats, box.settle(seats, options), chance)
    while position.seat is not None:
        legal = {move.text: move for move in position.moves()}
        if len(legal) > 1:
            choices.append(position.copy())
        text = bot.choose(position.view(position.seat), sorted(legal), len(choices))
        position.play(legal[text], chance)
    step = max(1, len(choices) // POSITIONS)
    yield from choices[::step][:POSITIONS]


@cache
def positions(key: str, seats: int, options: str) -> list[Position[Any]]:
    return [*course(key, seats, json.loads(options))]


def number_of_positions(key: str, seats: int, options: str) -> int:
    return len(positions(key, seats, options))


def speed(key: str, seats: int, options: str, place: int) -> float | None:
    """Simulations a second in one of the positions; None where the search saw at once that nothing is to be chosen."""
    position = positions(key, seats, options)[place]
    bot = Search(GameModel(key, type(evaluation_of(key))()), best_search(key).limited(SIMULATIONS))
    legal = [move.text for move in position.moves()]
    start = time.process_time()
    bot.search(position.view(position.seat), legal, 1)
    return bot.simulations / (time.process_time() - start) if bot.simulations > 1 else None


def row(engine: Compiled | None, key: str, seats: int, options: dict[str, Json]) -> list[str]:
    """Every position is searched pure and compiled in turn."""
    asked = (key, seats, json.dumps(options))
    pure: list[float] = []
    fast: list[float] = []
    for place in range(number_of_positions(*asked)):
        found = [speed(*asked, place), *([engine("bench.search:speed", *asked, place)] if engine else [])]
        if None not in found:
            for speeds, one in zip((pure, fast), found, strict=False):
                speeds.append(one)
    name = ", ".join([key, *map(str, options.values()), f"{seats} players"])
    return [name, *figures(pure, fast), str(len(pure))]


HEADS = ("search", "simulations/s", *FIGURES[1:], "positions")


def main() -> None:
    engine = compiled_engine()
    searches = [
        (key, seats, options) for key in shelf.names() for options, seats in product(MODES.get(key, [{}]), (2, 4))
    ]
    rows = [row(engine, *one) for one in track(searches, "searches", console=Console(stderr=True))]
    print(table(HEADS, rows), conditions(), sep="\n\n")


if __name__ == "__main__":
    main()

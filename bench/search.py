"""How much the tree search sees: simulations a second for each game, part of `make bench`.

Positions are taken from the course of a game between greedy players; each is searched for a while with an empty memory,
as level 5 does at the table. Times are processor seconds of this one process.
"""

import json
import statistics
import sys
import time
from collections.abc import Iterator
from itertools import product
from typing import Any

from rich.console import Console
from rich.table import Table

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


def speed(key: str, seats: int, options: dict[str, Json]) -> list[float]:
    """Simulations a second in each of the positions."""
    found = []
    for position in course(key, seats, options):
        bot = Search(GameModel(key, type(evaluation_of(key))()), best_search(key).limited(SIMULATIONS))
        legal = [move.text for move in position.moves()]
        start = time.process_time()
        bot.search(position.view(position.seat), legal, 1)
        if bot.simulations > 1:
            found.append(bot.simulations / (time.process_time() - start))
    return found


def main() -> None:
    console = Console()
    table = Table("search", "simulations/s", "range", "positions")
    report: list[Json] = []
    for key in shelf.names():
        for options, seats in product(MODES.get(key, [{}]), (2, 4)):
            speeds = speed(key, seats, options)
            median = statistics.median(speeds)
            spread = f"{min(speeds):,.0f} – {max(speeds):,.0f}"
            name = ", ".join([key, *map(str, options.values()), f"{seats} players"])
            table.add_row(name, f"{median:,.0f}", spread, str(len(speeds)))
            report.append({"game": key, "options": options, "players": seats, "simulations_per_second": [*speeds]})
    console.print(table)
    if "--json" in sys.argv:
        console.print_json(json.dumps(report))


if __name__ == "__main__":
    main()

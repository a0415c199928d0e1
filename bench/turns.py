"""How long people wait for the computer: whole turns of level 4 and 5, in games that a level plays against itself.

A turn is what one seat decides until another is to decide. Two games of a level go on at once, so that both of two
cores are busy, as at a table with two bots. `python -m bench.turns tindaya --options '{"mode": "domination"}'`.
"""

import argparse
import json
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from ludoteca.bots.levels import player
from ludoteca.core import Json, Seeded, shelf

TWO_CORES = 2
LONG = 3
"""Decisions of a turn that counts: the answers to single questions, which take no time, would hide the others."""


class Turn(NamedTuple):
    """What one seat decided in a row."""

    decisions: int
    waited: float
    """Seconds by the clock on the wall."""
    used: float
    """Seconds of the processor."""


def turns(game: str, seats: int, options: dict[str, Json], level: int, seed: int) -> list[Turn]:
    """The turns of one game, each decided by bots that know what a server tells them."""
    box, chance = shelf.box(game), Seeded(seed)
    position = box.new(seats, box.settle(seats, options), chance)
    found: list[Turn] = []
    while (seat := position.seat) is not None:
        decisions, began, used = 0, time.perf_counter(), time.process_time()
        plan: list[str] = []
        while position.seat == seat:
            legal = {move.text: move for move in position.moves()}
            if not plan or plan[0] not in legal:
                bot = player(level, game).after(time.perf_counter() - began)
                plan = bot.plan(position.view(seat), sorted(legal), chance.below(1 << 30))
            position.play(legal[plan.pop(0)], chance)
            decisions += 1
        found.append(Turn(decisions, time.perf_counter() - began, time.process_time() - used))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--levels", type=int, nargs="+", default=[4, 5])
    parser.add_argument("--games", type=int, default=4)
    asked = parser.parse_args()
    table = Table(
        "level", "turns", "decisions a turn", "wait s: half below", "nine of ten", "longest", "processor s: longest"
    )
    for level in asked.levels:
        with ProcessPoolExecutor(TWO_CORES) as pool:
            given = [repeat(one) for one in (asked.game, asked.players, asked.options, level)]
            found = [turn for game in pool.map(turns, *given, range(1, asked.games + 1)) for turn in game]
        long = [turn for turn in found if turn.decisions >= LONG]
        waits = [turn.waited for turn in long]
        table.add_row(
            str(level),
            f"{len(long)} of {len(found)}",
            f"{statistics.fmean([turn.decisions for turn in long]):.1f}",
            f"{statistics.median(waits):.2f}",
            f"{statistics.quantiles(waits, n=10)[-1]:.2f}",
            f"{max(waits):.2f}",
            f"{max(turn.used for turn in long):.2f}",
        )
    Console(width=140).print(table)


if __name__ == "__main__":
    main()

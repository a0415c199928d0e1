"""How long people wait for the computer: whole turns of level 4 and 5, in games that a level plays against itself.

A turn is what one seat decides until another is to decide. Two games of a level go on at once, so that both of two
cores are busy, as at a table with two bots; game follows game until the time is up.
`python -m bench.turns tindaya --options '{"mode": "domination"}'`.
"""

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, repeat
from typing import NamedTuple

from bench.report import conditions, table
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


def turns(game: str, seats: int, options: dict[str, Json], level: int, seed: int) -> Iterator[Turn]:
    """The turns of one game, each decided by bots that know what a server tells them."""
    box, chance = shelf.box(game), Seeded(seed)
    position = box.new(seats, box.settle(seats, options), chance)
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
        yield Turn(decisions, time.perf_counter() - began, time.process_time() - used)


def met(game: str, seats: int, options: dict[str, Json], level: int, first: int, seconds: float) -> list[Turn]:
    """The turns of one game after the other, until so many seconds have passed."""
    found: list[Turn] = []
    end = time.perf_counter() + seconds
    for seed in count(first, TWO_CORES):
        for turn in turns(game, seats, options, level, seed):
            found.append(turn)
            if time.perf_counter() > end:
                return found
    raise AssertionError("seeds do not end")


HEADS = (
    "level", "turns", "decisions a turn", "wait, s: half below", "nine of ten below", "longest", "processor, s: longest"
)  # fmt: skip


def row(level: int, found: list[Turn]) -> list[str]:
    long = [turn for turn in found if turn.decisions >= LONG]
    waits = [turn.waited for turn in long]
    return [
        str(level),
        f"{len(long)} of {len(found)}",
        f"{statistics.fmean([turn.decisions for turn in long]):.1f}",
        f"{statistics.median(waits):.2f}",
        f"{statistics.quantiles(waits, n=10)[-1]:.2f}",
        f"{max(waits):.2f}",
        f"{max(turn.used for turn in long):.2f}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--levels", type=int, nargs="+", default=[4, 5])
    parser.add_argument("--seconds", type=float, default=150, help="for each level")
    asked = parser.parse_args()
    rows = []
    for level in asked.levels:
        with ProcessPoolExecutor(TWO_CORES) as pool:
            given = [repeat(one) for one in (asked.game, asked.players, asked.options, level)]
            found = pool.map(met, *given, range(1, TWO_CORES + 1), repeat(asked.seconds))
            rows.append(row(level, [turn for one in found for turn in one]))
    print(table(HEADS, rows), conditions(), sep="\n\n")


if __name__ == "__main__":
    main()

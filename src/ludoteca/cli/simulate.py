"""`ludoteca simulate`: many random games, counted."""

import json
import statistics
import time
from collections import Counter
from functools import partial
from typing import Annotated, Any, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.cli.common import (
    GameName,
    OptionPairs,
    OptionsJson,
    Players,
    err,
    explained,
    find_box,
    language,
    out,
    read_options,
    seats_of,
)
from ludoteca.cli.jobs import Jobs, spread
from ludoteca.core import Json, Options, Seeded, shelf
from ludoteca.words import Words

BATCH = 100
"""Games that one process plays at a time."""


class Batch(NamedTuple):
    """Some of the games; its number makes its seed."""

    number: int
    games: int


class Tally(NamedTuple):
    """What a batch of games came to."""

    number: int
    games: int
    decisions: int
    choices: int
    scores: list[list[int]]
    """By seat, one score a game."""
    wins: list[float]
    """By seat; a shared victory is shared."""
    ends: Counter[str]


def play_batch(game: str, seats: int, options: Options, seed: int, batch: Batch) -> Tally:
    """Plays random games."""
    box = shelf.box(game)
    chance = Seeded(seed * 1_000_003 + batch.number)
    decisions = choices = 0
    scores: list[list[int]] = [[] for _ in range(seats)]
    wins = [0.0] * seats
    ends: Counter[str] = Counter()
    for _ in range(batch.games):
        position: Any = box.new(seats, options, chance)
        while position.seat is not None:
            moves = position.moves()
            decisions += 1
            choices += len(moves)
            position.play(moves[chance.below(len(moves))], chance)
        result = position.result()
        ends[result.end if result.outcome is None else f"{result.end}, {result.outcome}"] += 1
        for seat, score in enumerate(result.scores or ()):
            if score is not None:
                scores[seat].append(score)
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
    return Tally(batch.number, batch.games, decisions, choices, scores, wins, ends)


def merge(tallies: list[Tally], seats: int) -> Tally:
    """All batches as one."""
    return Tally(
        0,
        sum(tally.games for tally in tallies),
        sum(tally.decisions for tally in tallies),
        sum(tally.choices for tally in tallies),
        [[score for tally in tallies for score in tally.scores[seat]] for seat in range(seats)],
        [sum(tally.wins[seat] for tally in tallies) for seat in range(seats)],
        sum((tally.ends for tally in tallies), Counter()),
    )


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")] = 1,
    jobs: Jobs = 1,
    options: OptionsJson = "{}",
    option: OptionPairs = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object instead of a table.")] = False,
) -> None:
    """Play random games and show how fast, how long, how wide they are, and how they end."""
    given = read_options(options, option)
    with explained(game):
        box = find_box(game)
        seats = seats_of(box, players)
        settled = box.settle(seats, given)
    batches = [Batch(number, min(BATCH, games - first)) for number, first in enumerate(range(0, games, BATCH))]
    start = time.perf_counter()
    words = Words(language())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    tallies: list[Tally] = []
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(words.say("simulating", game=game), total=games)
        for done in spread(partial(play_batch, game, seats, settled, seed), batches, jobs):
            tallies.append(done)
            progress.advance(task, done.games)
    tally = merge(sorted(tallies, key=lambda done: done.number), seats)
    seconds = time.perf_counter() - start
    if as_json:
        out.print(json.dumps(summary(game, seats, tally, seconds)), markup=False, soft_wrap=True)
    else:
        show(words, tally, seconds)


def summary(game: str, seats: int, tally: Tally, seconds: float) -> dict[str, Json]:
    return {
        "game": game,
        "players": seats,
        "games": tally.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 2),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "decisions_per_game": round(tally.decisions / tally.games, 2),
        "branching": round(tally.choices / tally.decisions, 2),
        "ends": dict(tally.ends),
        "seats": [
            {
                "seat": seat,
                "wins": round(tally.wins[seat] / tally.games, 4),
                "mean_score": round(statistics.fmean(scores), 2) if scores else None,
                "deviation": round(statistics.pstdev(scores), 2) if scores else None,
            }
            for seat, scores in enumerate(tally.scores)
        ],
    }


def show(words: Words, tally: Tally, seconds: float) -> None:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_row(words.say("games-per-second"), f"{tally.games / seconds:,.1f}")
    table.add_row(words.say("decisions-per-second"), f"{tally.decisions / seconds:,.0f}")
    table.add_row(words.say("decisions-per-game"), f"{tally.decisions / tally.games:,.1f}")
    table.add_row(words.say("branching"), f"{tally.choices / tally.decisions:,.1f}")
    for end, count in tally.ends.most_common():
        table.add_row(words.say("ended-by", end=end), f"{count / tally.games:.1%}")
    out.print(table)
    seats = Table(words.say("seat"), words.say("wins"), words.say("mean-score"), words.say("range"))
    for seat, scores in enumerate(tally.scores):
        mean = f"{statistics.fmean(scores):.1f} ± {statistics.pstdev(scores):.1f}" if scores else "–"
        spread = f"{min(scores)} … {max(scores)}" if scores else "–"
        seats.add_row(str(seat), f"{tally.wins[seat] / tally.games:.1%}", mean, spread)
    out.print(seats)

"""`ludoteca selfplay`: games of computer players with each other, as data to learn from."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.bots import by_name
from ludoteca.cli.common import (
    GameName,
    OptionPairs,
    OptionsJson,
    err,
    explained,
    fail,
    find_box,
    language,
    out,
    read_options,
)
from ludoteca.cli.jobs import Cluster, Jobs, spread
from ludoteca.core import refuse
from ludoteca.words import Words


def selfplay(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", help="Where the games go; an unfinished job there goes on.")],
    bot: Annotated[str, typer.Option(help="Who plays, by seat; the last one fills up.")] = "level4",
    games: Annotated[int, typer.Option(min=1, help="How many games; seats rotate from game to game.")] = 1000,
    players: Annotated[int, typer.Option("--players", "-n", help="Number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 1,
    shard: Annotated[int, typer.Option(min=1, help="Games in a file.")] = 1000,
    ray: Cluster = None,
    options: OptionsJson = "{}",
    option: OptionPairs = None,
) -> None:
    """Let computer players play with each other, and keep the games as Parquet files."""
    words = Words(language())
    try:
        from ludoteca.research.selfplay import Job, OtherJob, Store, play
    except ModuleNotFoundError:
        fail(words.say("needs-extra", extra="ludoteca[research]"))
    given = read_options(options, option)
    names = tuple(name.strip() for name in bot.split(","))
    with explained(game):
        box = find_box(game)
        settled = box.settle(players, given)
        for name in names:
            by_name(name, box)
        if len(names) > players:
            raise refuse("bots", "too-many-bots", bots=len(names), players=players)
    job = Job(game, names, players, box.changed(settled), seed, shard)
    try:
        store = Store(folder, job)
    except OtherJob:
        fail(words.say("selfplay-other-job", folder=str(folder)))
    numbers = store.missing(games)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(words.say("simulating", game=game), total=games, completed=games - len(numbers))
        for row in spread(partial(play, job), numbers, jobs, ray):
            store.add(row, games)
            progress.advance(task)
    files = len(store.finish(games))
    out.print(words.say("selfplay-done", games=games, files=files, folder=str(folder)), markup=False, soft_wrap=True)

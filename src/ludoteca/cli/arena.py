"""`ludoteca arena`: matches between computer players, counted and rated."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.bots.arena import GameResult, Match, missing, play, standings
from ludoteca.bots.levels import by_name
from ludoteca.bots.ratings import ratings
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
from ludoteca.core import Json, refuse
from ludoteca.words import Words


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, by seat: random, greedy, search, level1 … level5.")],
    games: Annotated[int, typer.Option(min=1, help="How many games; seats rotate from game to game.")] = 100,
    players: Annotated[int, typer.Option("--players", "-n", help="Number of players; the last bot fills up.")] = 2,
    seed: Annotated[int, typer.Option(help="The luck of the match; each rotation of the seats has the same.")] = 1,
    jobs: Jobs = 1,
    ray: Cluster = None,
    log: Annotated[Path | None, typer.Option(help="Keep the games in this file; an unfinished match goes on.")] = None,
    options: OptionsJson = "{}",
    option: OptionPairs = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object instead of a table.")] = False,
) -> None:
    """Let computer players meet, and show who wins how often, with confidence intervals and ratings."""
    given = read_options(options, option)
    names = tuple(name.strip() for name in bots.split(","))
    with explained(game):
        box = find_box(game)
        box.settle(players, given)
        for name in names:
            by_name(name, box)
        if len(names) > players:
            raise refuse("bots", "too-many-bots", bots=len(names), players=players)
    match = Match(game, names, players, games, given, seed)
    played = read_log(log, match) if log is not None and log.exists() else []
    if log is not None and not log.exists():
        log.write_text(json.dumps(match.json()) + "\n", encoding="utf-8")
    words = Words(language())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(words.say("simulating", game=game), total=games, completed=len(played))
        for one in spread(partial(play, match), list(missing(match, played)), jobs, ray):
            played.append(one)
            if log is not None:
                with log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(one.json()) + "\n")
            progress.advance(task)
    played = sorted(one for one in played if one.number < games)
    if as_json:
        out.print(json.dumps(summary(match, played)), markup=False, soft_wrap=True)
    else:
        show(words, match, played)


def read_log(log: Path, match: Match) -> list[GameResult]:
    """The games of a match begun earlier; a line cut short by an interruption is played again."""
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    rows = [json.loads(line) for line in lines if line.endswith("\n")]
    if not rows or rows[0] | {"games": 0} != match.json() | {"games": 0}:
        fail(Words(language()).say("arena-other-match", file=str(log)))
    if not lines[-1].endswith("\n"):
        log.write_text("".join(lines[:-1]), encoding="utf-8")
    return [GameResult.read(row) for row in rows[1:]]


def summary(match: Match, played: Sequence[GameResult]) -> dict[str, Json]:
    rated = ratings(played) or {}
    rows: list[Json] = []
    for row in standings(match, played):
        rating = rated.get(row.bot)
        rows.append({**row.json(), "rating": None if rating is None else {"mu": rating.mu, "sigma": rating.sigma}})
    ends: dict[str, Json] = {}
    for game in played:
        end = game.end if game.outcome is None else f"{game.end}, {game.outcome}"
        ends[end] = sum(1 for other in played if (other.end, other.outcome) == (game.end, game.outcome))
    return {**match.json(), "games": len(played), "ends": ends, "bots": rows}


def show(words: Words, match: Match, played: Sequence[GameResult]) -> None:
    rated = ratings(played) or {}
    names = (
        "arena-bot",
        "arena-games",
        "wins",
        "arena-interval",
        "arena-elo",
        "arena-rating",
        "mean-score",
        "arena-time",
    )
    table = Table(*(words.say(name) for name in names))
    for row in standings(match, played):
        rating = rated.get(row.bot)
        table.add_row(
            row.bot,
            str(row.games),
            f"{row.share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            "–" if row.elo is None else f"{row.elo:+.0f}",
            "–" if rating is None else f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            "–" if row.score is None else f"{row.score:.1f}",
            f"{row.seconds * 1000:,.0f} ms",
        )
    out.print(table)

"""`ludoteca arena`: matches between computer players, counted and rated."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.bots.arena import GameResult, Match, Standing, missing, pairs, play, results, standings
from ludoteca.bots.levels import by_name
from ludoteca.bots.ratings import ratings
from ludoteca.bots.sprt import Sprt, tally
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

GAMES, MOST_GAMES = 100, 20_000
"""Games of a match, and of one that ends when a test is decided."""


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(help="By seat: random, greedy, search, level1 … level6, master, dokmus-2026-11, engine:COMMAND."),
    ],
    games: Annotated[
        int | None,
        typer.Option(min=1, help=f"How many games; seats rotate. {GAMES}; with --sprt {MOST_GAMES} at most."),
    ] = None,
    players: Annotated[int, typer.Option("--players", "-n", help="Number of players; the last bot fills up.")] = 2,
    seed: Annotated[int, typer.Option(help="The luck of the match; each rotation of the seats has the same.")] = 1,
    jobs: Jobs = 1,
    ray: Cluster = None,
    sprt: Annotated[bool, typer.Option("--sprt", help="Play until the first bot is proved stronger, or not.")] = False,
    elo0: Annotated[float, typer.Option(help="SPRT: the lead that is not enough.")] = Sprt().elo0,
    elo1: Annotated[float, typer.Option(help="SPRT: the lead that is.")] = Sprt().elo1,
    alpha: Annotated[float, typer.Option(help="SPRT: chance to accept elo1 wrongly.")] = Sprt().alpha,
    beta: Annotated[float, typer.Option(help="SPRT: chance to accept elo0 wrongly.")] = Sprt().beta,
    log: Annotated[Path | None, typer.Option(help="Keep the games in this file; an unfinished match goes on.")] = None,
    options: OptionsJson = "{}",
    option: OptionPairs = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object instead of a table.")] = False,
) -> None:
    """Let computer players meet, and show who wins how often, with confidence intervals and ratings."""
    given = read_options(options, option)
    names = read_names(bots)
    with explained(game):
        box = find_box(game)
        box.settle(players, given)
        for name in names:
            by_name(name, box, players)
        if len(names) > players:
            raise refuse("bots", "too-many-bots", bots=len(names), players=players)
    match = Match(game, names, players, games or (MOST_GAMES if sprt else GAMES), given, seed)
    test = read_test(match, Sprt(elo0, elo1, alpha, beta)) if sprt else None
    played = read_log(log, match) if log is not None and log.exists() else []
    if log is not None and not log.exists():
        log.write_text(json.dumps(match.json()) + "\n", encoding="utf-8")
    words = Words(language())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        title = words.say("simulating", game=game)
        task = progress.add_task(title, total=match.games, completed=len(played))
        left = [] if decided(test, match, played) else list(missing(match, played))
        with closing(spread(partial(play, match), left, jobs, ray)) as coming:
            for one in coming:
                played.append(one)
                if log is not None:
                    with log.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(one.json()) + "\n")
                progress.advance(task)
                if test is not None:
                    progress.update(task, description=f"{title} LLR {test.ratio(first_pairs(match, played)):+.2f}")
                if decided(test, match, played):
                    break
    played = sorted(one for one in played if one.number < match.games)
    if as_json:
        out.print(json.dumps(summary(match, played, test)), markup=False, soft_wrap=True)
    else:
        show(words, match, played, test)


def read_names(bots: str) -> tuple[str, ...]:
    """The bots between commas; a command in quotation marks may hold some."""
    return tuple(name.replace('"', "").strip() for name in re.findall(r'(?:[^,"]|"[^"]*")+', bots))


def read_test(match: Match, test: Sprt) -> Sprt:
    """Refuses a test that cannot be made."""
    if not match.is_duel:
        fail(Words(language()).say("sprt-needs-duel"))
    if not (test.elo0 < test.elo1 and 0 < test.alpha < 0.5 and 0 < test.beta < 0.5):
        fail(Words(language()).say("sprt-bounds"))
    return test


def first_pairs(match: Match, played: Sequence[GameResult]) -> list[float]:
    return pairs(results(match.bots[0], played))


def decided(test: Sprt | None, match: Match, played: Sequence[GameResult]) -> bool:
    """Whether there is a test, and enough was played for it."""
    return test is not None and test.verdict(test.ratio(first_pairs(match, played))) != "open"


def read_log(log: Path, match: Match) -> list[GameResult]:
    """The games of a match begun earlier; a line cut short by an interruption is played again."""
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    rows = [json.loads(line) for line in lines if line.endswith("\n")]
    if not rows or rows[0] | {"games": 0} != match.json() | {"games": 0}:
        fail(Words(language()).say("arena-other-match", file=str(log)))
    if not lines[-1].endswith("\n"):
        log.write_text("".join(lines[:-1]), encoding="utf-8")
    return [GameResult.read(row) for row in rows[1:]]


def summary(match: Match, played: Sequence[GameResult], test: Sprt | None) -> dict[str, Json]:
    rated = ratings(played) or {}
    rows: list[Json] = []
    for row in standings(match, played):
        rating = rated.get(row.bot)
        rows.append({**row.json(), "rating": None if rating is None else {"mu": rating.mu, "sigma": rating.sigma}})
    ends: dict[str, Json] = {}
    for game in played:
        end = game.end if game.outcome is None else f"{game.end}, {game.outcome}"
        ends[end] = sum(1 for other in played if (other.end, other.outcome) == (game.end, game.outcome))
    tested: dict[str, Json] = {} if test is None else {"sprt": test.json(first_pairs(match, played))}
    return {**match.json(), "games": len(played), "ends": ends, "bots": rows, **tested}


def show(words: Words, match: Match, played: Sequence[GameResult], test: Sprt | None) -> None:
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
    table.columns[0].overflow = "fold"
    for row in standings(match, played):
        rating = rated.get(row.bot)
        table.add_row(
            row.bot,
            str(row.games),
            f"{row.share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            elo_text(row),
            "–" if rating is None else f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            "–" if row.score is None else f"{row.score:.1f}",
            f"{row.seconds * 1000:,.0f} ms",
        )
    out.print(table)
    if find_spec("openskill") is None:
        err.print(words.say("arena-no-ratings", extra="ludoteca[arena]"), markup=False, soft_wrap=True)
    for fault, times in Counter(game.fault for game in played if game.fault is not None).items():
        out.print(words.say("arena-fault", fault=fault, games=times), markup=False, soft_wrap=True)
    if test is not None:
        both = first_pairs(match, played)
        ratio = test.ratio(both)
        out.print(
            words.say(
                f"sprt-{test.verdict(ratio).lower()}",
                bot=match.bots[0],
                rival=next(bot for bot in match.bots if bot != match.bots[0]),
                low=f"{test.elo0:g}",
                high=f"{test.elo1:g}",
            ),
            f"LLR {ratio:+.2f} [{test.lower:+.2f}, {test.upper:+.2f}], {words.say('sprt-pairs')} {tally(both)}",
            markup=False,
            soft_wrap=True,
        )


def elo_text(row: Standing) -> str:
    """A difference and its interval; an end that is not known is left open."""
    if row.elo is None and row.elo_low is None and row.elo_high is None:
        return "–"
    middle, low, high = ("" if one is None else f"{one:+.0f}" for one in (row.elo, row.elo_low, row.elo_high))
    return f"{middle or '–'} [{low or '…'}, {high or '…'}]"

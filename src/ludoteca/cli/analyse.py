"""`ludoteca analyse`: judges the decisions of a game, and tells luck from skill."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Annotated, Literal
from urllib.error import HTTPError
from urllib.request import urlopen

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.analysis import Analysis, PlayedGame, analysis, keys, order, piece, read
from ludoteca.cli.analysis_report import Teller, report
from ludoteca.cli.common import err, explained, fail, language, out, read_bytes
from ludoteca.cli.jobs import Cluster, Jobs, spread
from ludoteca.cli.replay import game_of
from ludoteca.core.record import RecordCut
from ludoteca.words import Words

GAME_PAGE = re.compile(r"(?P<site>https?://[^/]+)/(?:game|table)/(?P<table>[A-Za-z0-9_-]+)")
"""The address of a game."""
PATIENCE = 30.0
"""Seconds to wait for a server."""
SHOWN = ("blunder", "mistake", "inaccuracy", "brilliant")
"""The marks that have a column of their own."""


def analyse(
    file: Annotated[
        str, typer.Argument(help="A record or trace, or the address of a finished game; `-` reads standard input.")
    ],
    thoroughness: Annotated[
        Literal["quick", "normal", "deep"], typer.Option(help="How much each decision is searched.")
    ] = "quick",
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help="Search each decision for so long; the answer depends on the machine."),
    ] = None,
    seat: Annotated[list[int] | None, typer.Option(help="Judge the decisions of this seat; all, if left out.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    jobs: Jobs = 1,
    ray: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object instead of tables.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a report that needs no other file.")] = None,
) -> None:
    """Judge every decision of a game from what its seat knew, and show where the game was won and lost."""
    page = GAME_PAGE.match(file)
    source = read_bytes(file) if page is None else downloaded(page)
    game = game_of(source)
    with explained(game, "" if file == "-" else file):
        what = order(source, thoroughness, seconds, seed, seat or ())
        try:
            played = read(source)
        except RecordCut:
            fail(Words(language()).say("replay-cut"))
    _check_seats(seat or [], played.header.players)
    words = Words(language(), played.header.game, "analysis")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        work = list(keys(played))
        task = progress.add_task(words.say("analysis-working", game=words.name()), total=len(work))
        done = []
        for one in spread(partial(piece, what), work, jobs, ray):
            done.append(one)
            progress.advance(task)
    found = analysis(what, done)
    if html is not None:
        html.write_text(report(played, found, words), encoding="utf-8")
    if as_json:
        out.print(json.dumps(found.json()), markup=False, soft_wrap=True)
        return
    show(played, found, words)
    if html is not None:
        out.print(words.say("analysis-written", file=str(html)), markup=False, soft_wrap=True)


def downloaded(page: re.Match[str]) -> bytes:
    """The record of a finished game, from the server that shows it. One that goes on is analysed by nobody."""
    address = f"{page['site']}/api/tables/{page['table']}"
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            over = json.load(answer)["status"] == "over"
        if not over:
            fail(Words(language(), None, "analysis").say("analysis-goes-on"))
        with urlopen(f"{address}/record", timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except HTTPError as refusal:
        refusal.close()
        fail(f"{address}: {refusal}")
    except OSError as problem:
        fail(f"{address}: {problem}")


def _check_seats(seats: list[int], players: int) -> None:
    for seat in seats:
        if not 0 <= seat < players:
            fail(Words(language()).say("no-such-seat", seat=seat, last=players - 1))


def show(game: PlayedGame, found: Analysis, words: Words) -> None:
    """The seats as a table, the turning points as a list."""
    teller = Teller(game, found, words)
    out.print(teller.budget(), markup=False)
    if not found.finished:
        out.print(words.say("analysis-unfinished"), markup=False)
    names = ["analysis-accuracy", *(f"marks-{mark}" for mark in SHOWN)]
    table = Table("", *(words.say(name) for name in [*names, "analysis-lost", "analysis-luck", "analysis-end"]))
    if found.team:
        table.add_column(words.say("analysis-share"))
    for seat in found.seats:
        table.add_row(
            teller.seat(seat.seat),
            "–" if seat.accuracy is None else f"{seat.accuracy:.0f} %",
            *(str(seat.marks.get(mark, 0)) for mark in SHOWN),
            teller.change(-seat.lost),
            teller.change(seat.luck),
            teller.share(seat.end),
            *([] if not found.team else [teller.share(seat.share)]),
        )
    out.print(table)
    out.print(words.say("analysis-turning-points"), style="bold", markup=False)
    for point in found.turning_points:
        out.print(teller.turning_point(point), markup=False, soft_wrap=True)
    if not found.turning_points:
        out.print(words.say("analysis-no-turning-points"), markup=False)

"""`ludoteca analyse`: judges the decisions of a game, and tells luck from skill."""

import json
import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Annotated, Literal, NamedTuple
from urllib.error import HTTPError
from urllib.request import urlopen

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.analysis import Analysis, Order, PlayedGame, analysis, keys, order, piece, pieces, read
from ludoteca.cli.analysis_report import Row, Teller, index, report
from ludoteca.cli.common import err, explained, fail, language, out, read_bytes
from ludoteca.cli.jobs import Cluster, Jobs, spread
from ludoteca.cli.replay import game_of
from ludoteca.core import RecordError, Refused
from ludoteca.core.record import RecordCut
from ludoteca.words import Words, capital

GAME_PAGE = re.compile(r"(?P<site>https?://[^/]+)/(?:game|table)/(?P<table>[A-Za-z0-9_-]+)")
"""The address of a game."""
PATIENCE = 30.0
"""Seconds to wait for a server."""
SHOWN = ("blunder", "mistake", "inaccuracy", "brilliant")
"""The marks that have a line of their own."""
MOST_LUCK = 5
"""The greatest luck that the terminal tells; a report tells all of it."""


def analyse(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE...",
            help="Records or traces, folders of them (*.jsonl), addresses of finished games; `-` reads standard input.",
        ),
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
    as_json: Annotated[
        bool, typer.Option("--json", help="Print a JSON object instead of tables; of many games, one in each line.")
    ] = False,
    html: Annotated[
        Path | None, typer.Option(help="Write a report that needs no other file; of many games, a folder of them.")
    ] = None,
) -> None:
    """Judge every decision of a game from what its seat knew, and show where the game was won and lost."""
    task = Task(thoroughness, seconds, tuple(seat or ()), seed)
    if len(files) > 1 or Path(files[0]).is_dir():
        analyse_many(files, task, jobs, ray, as_json=as_json, folder=html)
        return
    file = files[0]
    source = _source(file)
    game = game_of(source)
    with explained(game, "" if file == "-" else file):
        what = task.order(source)
        try:
            played = read(source)
        except RecordCut:
            fail(Words(language()).say("replay-cut"))
    _check_seats(seat or [], played.header.players)
    words = Words(language(), played.header.game, "analysis")
    done = []
    with _progress() as progress:
        work = list(keys(played))
        bar = progress.add_task(words.say("analysis-working", game=words.name()), total=len(work))
        for one in spread(partial(piece, what), work, jobs, ray):
            done.append(one)
            progress.advance(bar)
    found = analysis(what, done)
    if html is not None:
        html.write_text(report(played, found, words), encoding="utf-8")
    if as_json:
        out.print(json.dumps(found.json()), markup=False, soft_wrap=True)
        return
    show(played, found, words)
    if html is not None:
        out.print(words.say("analysis-written", file=str(html)), markup=False, soft_wrap=True)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


class Task(NamedTuple):
    """What is asked of every game."""

    thoroughness: str
    seconds: float | None
    seats: tuple[int, ...]
    seed: int

    def order(self, source: bytes) -> Order:
        return order(source, self.thoroughness, self.seconds, self.seed, self.seats)


class Source(NamedTuple):
    """One of many games."""

    name: str
    """Its path, from the folder if one was given."""
    text: bytes


def analyse_many(
    places: Sequence[str], task: Task, jobs: int, ray: str | None, *, as_json: bool, folder: Path | None
) -> None:
    """One game after the other, each by one process, told when it is done. What is no record is named and left out."""
    words = Words(language(), None, "analysis")
    sources = {source.name: source for place in places for source in _sources(place, len(places) == 1)}
    rows, failed = list[Row](), 0
    with _progress() as progress:
        bar = progress.add_task(words.say("analysis-index"), total=len(sources))
        for name, found in spread(partial(_whole, task), list(sources.values()), jobs, ray):
            progress.advance(bar)
            if isinstance(found, str):
                err.print(f"{name}: {found}", markup=False, soft_wrap=True)
                failed += 1
                continue
            rows.append(_tell(sources[name], found, folder, as_json=as_json))
    if folder is not None:
        folder.joinpath("index.html").write_text(index(sorted(rows), words), encoding="utf-8")
        if not as_json:
            out.print(words.say("analysis-written-many", folder=str(folder)), markup=False, soft_wrap=True)
    if failed:
        raise typer.Exit(1)


def _tell(source: Source, found: Analysis, folder: Path | None, *, as_json: bool) -> Row:
    """Prints one of many analyses and writes its report; returns its row for the list of them."""
    played, words = read(source.text), Words(language(), found.game, "analysis")
    if as_json:
        out.print(json.dumps({"file": source.name, **found.json()}), markup=False, soft_wrap=True)
    else:
        out.print(f"\n{source.name}", style="bold", markup=False)
        show(played, found, words)
    page = PurePosixPath(f"{source.name}.html")
    if folder is not None:
        file = folder / page
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(report(played, found, words), encoding="utf-8")
    return Row(source.name, page.as_posix(), words.name(), [seat.accuracy for seat in found.seats])


def _whole(task: Task, source: Source) -> tuple[str, Analysis | str]:
    """The analysis of a game, or why there is none."""
    try:
        what = task.order(source.text)
        players = read(source.text).header.players
        if any(not 0 <= seat < players for seat in task.seats):
            return source.name, Words(language()).say("no-such-seat", seat=max(task.seats), last=players - 1)
        return source.name, analysis(what, pieces(what))
    except RecordCut:
        return source.name, Words(language()).say("replay-cut")
    except Refused as problem:
        line = f"line {problem.line}: " if isinstance(problem, RecordError) else ""
        told = Words(language(), game_of(source.text)).refusal(problem.refusal)
        return source.name, f"{line}{problem.refusal.rule}: {told}"


def _sources(place: str, alone: bool) -> Iterator[Source]:
    """The games of a folder and of the folders below it, or the one of a file or an address."""
    folder = Path(place)
    if not folder.is_dir():
        page = GAME_PAGE.match(place)
        yield Source(page["table"] if page else _name(folder), _source(place))
        return
    found = sorted(folder.rglob("*.jsonl"))
    if not found:
        fail(Words(language(), None, "analysis").say("analysis-no-records", folder=place))
    for file in found:
        yield Source(_name(file.relative_to(folder) if alone else file), read_bytes(str(file)))


def _name(file: Path) -> str:
    """A path that leads below the folder of the reports."""
    return "/".join(part for part in file.parts if part not in (file.anchor, ".."))


def _source(place: str) -> bytes:
    page = GAME_PAGE.match(place)
    return read_bytes(place) if page is None else downloaded(page)


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
    table = Table("", *(teller.seat(seat.seat) for seat in found.seats))
    for name, cells in _seat_rows(found, teller):
        table.add_row(capital(words.say(name)), *cells)
    out.print(table)
    out.print(words.say("analysis-turning-points"), style="bold", markup=False)
    for point in found.turning_points:
        out.print(teller.turning_point(point), markup=False, soft_wrap=True)
        if better := teller.better(point):
            out.print(f"  {better}", markup=False, soft_wrap=True)
    if not found.turning_points:
        out.print(words.say("analysis-no-turning-points"), markup=False)
    events = [event for event in found.luck if teller.lucky(event)]
    events.sort(key=lambda event: -max(map(abs, event.gains)))
    if events:
        out.print(words.say("analysis-luck-events"), style="bold", markup=False)
    for event in sorted(events[:MOST_LUCK]):
        out.print(teller.luck(event), markup=False, soft_wrap=True)


def _seat_rows(found: Analysis, teller: Teller) -> Iterator[tuple[str, list[str]]]:
    """What is told of the seats, line by line: a terminal is too narrow for a column each."""
    seats = found.seats
    yield "analysis-accuracy", ["–" if seat.accuracy is None else f"{seat.accuracy:.0f} %" for seat in seats]
    for mark in SHOWN:
        yield f"marks-{mark}", [str(seat.marks.get(mark, 0)) for seat in seats]
    yield "analysis-lost", [teller.change(-seat.lost) for seat in seats]
    yield "analysis-luck", [teller.change(seat.luck) for seat in seats]
    yield "analysis-end", [teller.share(seat.end) for seat in seats]
    if found.team:
        yield "analysis-share", [teller.share(seat.share) for seat in seats]

"""`ludoteca library`: what the records of a folder or of a server tell."""

import json
from html import escape
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludoteca.cli.common import err, language, out
from ludoteca.library import GameReport, Library, Share, games, report
from ludoteca.words import Words

LISTS = ("seats", "options", "first_moves", "openings")


def library(
    folder: Annotated[Path, typer.Argument(help="A folder with records (*.jsonl), also in folders below.")],
    server_data: Annotated[
        bool, typer.Option("--server-data", help="The folder is the data folder of a server; it may run.")
    ] = False,
    index: Annotated[Path | None, typer.Option(help="The index; by default a hidden file in the folder.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots.")] = None,
) -> None:
    """Index records and tell lengths, ends, openings, and who wins from which seat and with which options."""
    words = Words(language(), "library")
    try:
        opened = Library(folder, server_data=server_data, index=index)
    except (OSError, ValueError) as problem:
        raise typer.BadParameter(str(problem)) from None
    with opened:
        added = opened.refresh()
        reports = [report(opened, game) for game in games(opened)]
    for bad in added.bad:
        err.print(words.say("library-bad", place=bad.place, why=bad.why), markup=False, soft_wrap=True)
    if as_json:
        out.print(json.dumps([_plain(one) for one in reports], ensure_ascii=False), markup=False, soft_wrap=True)
    else:
        _print(reports, words, added.games)
    if html is not None:
        html.write_text(_page(reports, words), encoding="utf-8")


def _plain(told: GameReport) -> dict[str, object]:
    lists = {name: [share._asdict() for share in getattr(told, name)] for name in (*LISTS, "histogram")}
    return {**told._asdict(), "lengths": None if told.lengths is None else told.lengths._asdict(), **lists}


def _title(told: GameReport) -> str:
    return Words(language(), told.game).name()


def _lengths(told: GameReport, words: Words) -> str:
    if told.lengths is None:
        return words.say("library-games", games=told.games, decided=told.decided)
    shortest, middle, mean, longest = told.lengths
    lengths = words.say("library-lengths", shortest=shortest, median=f"{middle:g}", mean=f"{mean:.1f}", longest=longest)
    return f"{words.say('library-games', games=told.games, decided=told.decided)} {lengths}"


def _print(reports: list[GameReport], words: Words, added: int) -> None:
    out.print(words.say("library-added", games=added), markup=False)
    for told in reports:
        out.print(f"\n{_title(told)}", style="bold", markup=False)
        out.print(_lengths(told, words), markup=False)
        if told.ends:
            out.print(words.say("library-ends", ends=", ".join(f"{end} {count}" for end, count in told.ends.items())))
        for name in LISTS:
            _print_shares(getattr(told, name), words.say(f"library-{name.replace('_', '-')}"), words)


def _print_shares(shares: list[Share], title: str, words: Words) -> None:
    if not shares:
        return
    table = Table("", words.say("library-count"), words.say("library-won"), "95 %")
    for share in shares:
        bounds = f"{share.low:.0%} – {share.high:.0%}"
        table.add_row(share.name, str(share.games), f"{share.share:.1%}", bounds)
    out.print(f"\n{title}", markup=False)
    out.print(table)


def _page(reports: list[GameReport], words: Words) -> str:
    parts = "".join(_section(told, words) for told in reports)
    title = escape(words.say("library-title"))
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        "<style>body{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "table{border-collapse:collapse}"
        "th,td{padding:.2rem .6rem;text-align:right}th:first-child{text-align:left;font-weight:400}"
        f"rect{{fill:#1f6f63}}.range{{fill:#1f6f6355}}</style><h1>{title}</h1>{parts}</html>\n"
    )


def _section(told: GameReport, words: Words) -> str:
    lists = "".join(_plot(getattr(told, name), words.say(f"library-{name.replace('_', '-')}"), words) for name in LISTS)
    bars = [(_span(bar.shortest, bar.longest), bar.games) for bar in told.histogram]
    counts = _bars(bars, words.say("library-moves"), words) + _bars(
        [*told.ends.items()], words.say("library-how"), words
    )
    return f"<h2>{escape(_title(told))}</h2><p>{escape(_lengths(told, words))}</p>{counts}{lists}"


def _span(shortest: int, longest: int) -> str:
    return str(shortest) if shortest == longest else f"{shortest}–{longest}"


def _bars(counts: list[tuple[str, int]], title: str, words: Words) -> str:
    """A table whose last column draws how many games there are."""
    most = max((games for _, games in counts), default=0)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{games}</td><td><svg width="200" height="12" aria-hidden="true">'
        f'<rect y="3" width="{200 * games / most:.1f}" height="6"/></svg></td></tr>'
        for name, games in counts
    )
    head = f'<tr><td></td><th scope="col">{escape(words.say("library-count"))}</th><td></td></tr>'
    return f"<h3>{escape(title)}</h3><table>{head}{rows}</table>" if counts else ""


def _plot(shares: list[Share], title: str, words: Words) -> str:
    """A table whose last column draws the share and its interval."""
    rows = "".join(
        f'<tr><th scope="row">{escape(share.name)}</th><td>{share.games}</td><td>{share.share:.1%}</td>'
        f'<td><svg width="200" height="12" aria-hidden="true"><rect class="range" x="{200 * share.low:.1f}" '
        f'width="{200 * (share.high - share.low):.1f}" height="12"/><rect y="3" '
        f'width="{200 * share.share:.1f}" height="6"/></svg></td></tr>'
        for share in shares
    )
    head = f'<tr><td></td><th scope="col">{escape(words.say("library-count"))}</th>'
    head += f'<th scope="col">{escape(words.say("library-won"))}</th><td></td></tr>'
    return f"<h3>{escape(title)}</h3><table>{head}{rows}</table>" if shares else ""

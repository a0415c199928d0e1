"""What an index tells of one game: lengths, ends, who wins from which seat and with which options, how games begin."""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import ceil
from statistics import fmean, median
from typing import NamedTuple

from ludoteca.bots.arena import interval
from ludoteca.core import shelf
from ludoteca.library.index import Index

MOST = 20
"""So many first moves and openings are told."""
MOST_BARS = 12
"""So many bars show the lengths."""


class Share(NamedTuple):
    """How often something was so, with the bounds of the 95 % interval (Wilson)."""

    name: str
    games: int
    won: int
    share: float
    low: float
    high: float


class Lengths(NamedTuple):
    shortest: int
    median: float
    mean: float
    longest: int


class Bar(NamedTuple):
    """Games of about the same length."""

    shortest: int
    longest: int
    games: int


class GameReport(NamedTuple):
    game: str
    games: int
    decided: int
    """Those with a result."""
    lengths: Lengths | None
    histogram: list[Bar]
    """The lengths in bars of equal width, the shortest first; no gaps."""
    ends: dict[str, int]
    seats: list[Share]
    """By number of players and seat: `2: 1` is the first of two."""
    options: list[Share]
    """By option, value and seat, where records differ: `pace=fast: 1`."""
    first_moves: list[Share]
    """The most frequent ones; victories of whoever made them."""
    openings: list[Share]


def games(library: Index) -> list[str]:
    return [row[0] for row in library.index.execute("SELECT DISTINCT game FROM games ORDER BY game")]


def report(library: Index, game: str) -> GameReport:
    ask = library.index.execute
    moves = [row[0] for row in ask("SELECT moves FROM games WHERE game = ? AND decided ORDER BY moves", [game])]
    ends = dict(ask("SELECT end, count(*) FROM games WHERE game = ? AND decided GROUP BY end ORDER BY 2 DESC", [game]))
    total = ask("SELECT count(*) FROM games WHERE game = ?", [game]).fetchone()[0]
    seats = ask(
        "SELECT players || ': ' || (seat + 1), count(*), sum(won) FROM seats JOIN games USING (place)"
        " WHERE game = ? GROUP BY players, seat ORDER BY players, seat",
        [game],
    )
    return GameReport(
        game,
        int(total),
        len(moves),
        Lengths(moves[0], median(moves), fmean(moves), moves[-1]) if moves else None,
        _histogram(moves),
        ends,
        [share_of(*row) for row in seats],
        _options(library, game),
        _begun(library, game, "first"),
        _begun(library, game, "opening"),
    )


def _histogram(moves: Sequence[int]) -> list[Bar]:
    if not moves:
        return []
    first, last = min(moves), max(moves)
    width = ceil((last - first + 1) / MOST_BARS)
    counts = Counter((length - first) // width for length in moves)
    return [
        Bar(first + width * bar, first + width * (bar + 1) - 1, counts[bar])
        for bar in range((last - first) // width + 1)
    ]


def share_of(name: str, games: int, won: int) -> Share:
    low, high = interval(won / games, games)
    return Share(name, games, won, won / games, low, high)


def _options(library: Index, game: str) -> list[Share]:
    rows = library.index.execute(
        "SELECT options, seat, won FROM seats JOIN games USING (place) WHERE game = ?", [game]
    ).fetchall()
    told: defaultdict[tuple[str, str], defaultdict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    read = [(json.loads(options), seat, won) for options, seat, won in rows]
    keys, usual = sorted({key for options, _, _ in read for key in options}), _defaults(game)
    for options, seat, won in read:
        for key in keys:
            told[key, json.dumps(options[key]) if key in options else usual.get(key, "–")][seat].append(won)
    differ = {key for key in keys if sum(name == key for name, _ in told) > 1}
    return [
        share_of(f"{key}={value}: {seat + 1}", len(won), sum(won))
        for (key, value), seats in sorted(told.items())
        if key in differ
        for seat, won in sorted(seats.items())
    ]


def _defaults(game: str) -> dict[str, str]:
    """What an option is where a record does not name it, as JSON. A value that no list can show is not told."""
    box = shelf.find(game)
    options = () if box is None else box.options
    return {one.key: json.dumps(one.default) for one in options if isinstance(one.default, str | int | bool)}


def _begun(library: Index, game: str, column: str) -> list[Share]:
    found = library.index.execute(
        f"SELECT {column}, count(*), sum(won) FROM games JOIN seats USING (place)"
        f" WHERE game = ? AND seat = mover AND {column} IS NOT NULL GROUP BY {column}"
        f" ORDER BY 2 DESC, {column} LIMIT {MOST}",
        [game],
    )
    return [share_of(*row) for row in found]

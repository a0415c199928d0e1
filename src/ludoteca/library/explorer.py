"""The explorer: how games went on that began with the same moves.

Moves are compared as texts, so luck that laid the table out otherwise does not matter. Whoever moves is compared with
whoever won.
"""

import json
from collections import defaultdict
from typing import Any, NamedTuple

from ludoteca.library.index import Index
from ludoteca.library.report import Share, share_of


class Explored(NamedTuple):
    games: int
    """Games with as many players and the same options, with a result."""
    here: int
    """Those that began with the same moves."""
    moves: list[Share]
    """The moves that followed, the most frequent first; won by whoever made them."""


def explore(index: Index, game: str, players: int, options: dict[str, Any], line: list[str]) -> Explored:
    plain = json.dumps({key: value for key, value in options.items() if isinstance(value, str | int | bool)})
    kind = "game = ? AND players = ? AND options = ? AND decided"
    ask, known = index.index.execute, (game, players, plain)
    total = ask(f"SELECT count(*) FROM games WHERE {kind}", known).fetchone()[0]
    begun = "".join(f"{move}\n" for move in line)
    rows = ask(
        f"SELECT place, line, movers FROM games WHERE {kind} AND substr(line, 1, ?) = ?", (*known, len(begun), begun)
    ).fetchall()
    following: defaultdict[str, list[bool]] = defaultdict(list)
    for place, moves, movers in rows:
        played = moves.splitlines()
        if len(played) > len(line):
            seat = json.loads(movers)[len(line)]
            won = ask("SELECT won FROM seats WHERE place = ? AND seat = ?", (place, seat)).fetchone()[0]
            following[played[len(line)]].append(bool(won))
    shares = [share_of(move, len(won), sum(won)) for move, won in following.items()]
    return Explored(total, len(rows), sorted(shares, key=lambda share: (-share.games, share.name)))

"""Statistics of a person: tallies over the rows of finished games."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

import msgspec

from ludoteca.server.db.finished_games import PersonResult
from ludoteca.server.messages.history import GameStatistics, PointsOverTime, Tally

LATEST = 200
"""So many of the last games are told one by one."""

Rows = Sequence[PersonResult]


def by_game(rows: Rows) -> list[GameStatistics]:
    """The game played most often first."""
    games = _grouped(rows, lambda row: str(row.game))
    return [_of(game, games[game]) for game in sorted(games, key=lambda game: (-len(games[game]), game))]


def _of(game: str, rows: Rows) -> GameStatistics:
    return GameStatistics(
        game,
        len(rows),
        _won(rows),
        _score(rows),
        _parts(rows),
        _tallies(rows, lambda row: str(row.players)),
        _tallies(rows, lambda row: "people" if row.level is None else str(row.level)),
        _tallies(rows, lambda row: str(row.seat)),
        [PointsOverTime(row.ended, row.score, row.won) for row in rows[-LATEST:]],
    )


def _tallies(rows: Rows, key: Callable[[PersonResult], str]) -> list[Tally]:
    found = _grouped(rows, key)
    return [_tally(one, found[one]) for one in sorted(found)]


def _tally(key: str, rows: Rows) -> Tally:
    return Tally(key, len(rows), _won(rows), _score(rows), _parts(rows))


def _grouped(rows: Rows, key: Callable[[PersonResult], str]) -> dict[str, list[PersonResult]]:
    found: defaultdict[str, list[PersonResult]] = defaultdict(list)
    for row in rows:
        found[key(row)].append(row)
    return found


def _won(rows: Rows) -> int:
    return sum(row.won for row in rows)


def _score(rows: Rows) -> float | None:
    return _mean(row.score for row in rows if row.score is not None)


def _mean(numbers: Iterable[int]) -> float | None:
    given = list(numbers)
    return fmean(given) if given else None


def _parts(rows: Rows) -> dict[str, float]:
    """A part that a game did not bring counts as nothing there."""
    sums: defaultdict[str, int] = defaultdict(int)
    for row in rows:
        for name, points in msgspec.json.decode(row.parts, type=dict[str, int]).items():
            sums[name] += points
    return {name: sums[name] / len(rows) for name in sorted(sums)}

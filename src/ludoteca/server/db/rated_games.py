"""Who met whom in a game that counts for ratings."""

from typing import Any

import msgspec

from ludoteca.bots import GameModel
from ludoteca.bots.ratings import Contest
from ludoteca.tables.rated import the_game, unrated
from ludoteca.tables.state import Table

_encode = msgspec.json.Encoder().encode


def contest_row(table: Table) -> dict[str, Any] | None:
    """What is kept for ratings of a game that is over; None if it does not count."""
    if unrated(table) is not None:
        return None
    contest = _contest(table)
    return {
        "table_id": table.setup.id,
        "game": table.setup.game,
        "ended": table.moved,
        "contest": _encode([contest.sides, contest.ranks]).decode(),
        "counted": False,
    }


def read(text: str) -> Contest:
    sides, ranks = msgspec.json.decode(text, type=tuple[list[list[str]], list[int]])
    return Contest(sides, ranks)


def _contest(table: Table) -> Contest:
    """Alone or as a team against the game, or everybody against everybody."""
    players = [_who(table, seat) for seat in range(table.setup.players)]
    outcome = _outcome(table)
    if outcome is not None:
        game = [the_game(table.setup.players, table.setup.options)] * table.setup.players
        return Contest([players, game], [0, 1] if outcome == "won" else [1, 0])
    merits = [_merit(table, seat) for seat in range(table.setup.players)]
    best_first = sorted(merits, reverse=True)
    return Contest([[player] for player in players], [best_first.index(merit) for merit in merits])


def _who(table: Table, seat: int) -> str:
    place = table.seats[seat]
    if place.person is not None:
        return place.person
    return f"level{place.level}" if place.engine is None else f"engine:{place.engine}"


def _outcome(table: Table) -> str | None:
    """Of a game that is won or lost together; one that was given up is lost."""
    if table.result is not None:
        return table.result.outcome
    return "lost" if GameModel(table.box).evaluation.expects(table.referee.position) == "team" else None


def _merit(table: Table, seat: int) -> tuple[bool, bool, float]:
    """What players are ranked by: whoever resigned is last, then come the victory and the score."""
    result = table.result
    if result is None or table.seats[seat].resigned:
        return not table.seats[seat].resigned, False, 0.0
    score = None if result.scores is None else result.scores[seat]
    return True, seat in result.winners, float("-inf") if score is None else float(score)

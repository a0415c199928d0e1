"""Whether a game counts for ratings: only where everybody decided by themselves, with what the rules let them know."""

from collections.abc import Mapping
from typing import Final, Literal

from ludoteca.core import Json
from ludoteca.tables import log
from ludoteca.tables.state import Table

Unrated = Literal["unfinished", "data", "elsewhere", "alone", "shared-screen", "hint", "take-back", "absent"]
"""Why a game does not count."""
LEAST: Final = 2
"""Decisions of every seat before a resignation counts."""


def unrated(table: Table) -> Unrated | None:
    """Why a game does not count, as far as it goes; None if it does."""
    if table.status == "over" and not _decided(table):
        return "unfinished"
    return _by_seating(table) or _by_course(table)


def _decided(table: Table) -> bool:
    """A game has a result, or was resigned after everybody had a say."""
    if table.result is not None:
        return True
    return (
        table.started
        and table.end == "resigned"
        and all(sum(played.seat == seat for played in table.played) >= LEAST for seat in range(table.setup.players))
    )


def _by_seating(table: Table) -> Unrated | None:
    persons = [seat.person for seat in table.seats if seat.person is not None]
    if any(isinstance(value, Mapping) and value for value in table.setup.options.values()):
        return "data"
    if table.begun is not None:
        return "elsewhere"
    if len(persons) != len(set(persons)):
        return "shared-screen"
    return None if persons else "alone"


def _by_course(table: Table) -> Unrated | None:
    resigned = set[int]()
    if table.rewound:
        return "take-back"
    for logged in table.entries:
        match logged.entry:
            case log.Hint():
                return "hint"
            case log.Resign(seat):
                resigned.add(seat)
            case log.Fault():
                return "absent"
            case log.Move(seat, bot=int()) if table.seats[seat].person is not None and seat not in resigned:
                return "absent"
    return None


def the_game(players: int, options: Mapping[str, Json]) -> str:
    """What all play against together: it has a rating of its own for each number of players and each option."""
    plain = (f"{key}={value}" for key, value in sorted(options.items()) if isinstance(value, str | int | float | bool))
    return " ".join(("game", str(players), *plain))[:200]

"""What people at a table say to each other."""

from collections.abc import Sequence

from ludoteca.tables import log
from ludoteca.tables.commands import Command
from ludoteca.tables.errors import conflict, forbidden
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Table

MOST = 500
"""Lines of chat at one table."""
AFTER = 7 * 86_400.0
"""Seconds for which one can talk after the end of a game."""


def say(person: str, words: str, now: float) -> Command:
    def decide(table: Table) -> Sequence[Draft]:
        if not table.seats_of(person):
            raise forbidden("not-seated")
        if sum(isinstance(logged.entry, log.Chat) for logged in table.entries) >= MOST:
            raise conflict("chat-full", most=MOST)
        if table.status == "over" and now - _end(table) > AFTER:
            raise conflict("chat-over")
        return [Draft(log.Chat(words), person)]

    return decide


def _end(table: Table) -> float:
    return max(logged.at for logged in table.entries if not isinstance(logged.entry, log.Chat | log.Rematch))

"""Parts of many messages: names, levels, refusals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core import Refusal as GameRefusal

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[int, Meta(ge=1, le=5)]
BotLevel = Annotated[int, Meta(ge=1, le=6)]
"""Level 6 plays games that a network learned; `GameInfo.masters` says with how many players."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LONGEST_RECORD = 400_000
"""Characters of a record; the longest games of Tindaya have a quarter of it. Traces are longer than records."""
RECORD_BODY = 2 * LONGEST_RECORD
"""Bytes of a request that brings a record: it is escaped."""
RecordText = Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
MoveText = Annotated[str, Meta(min_length=1, max_length=300)]
Judge = Literal["search", "master"]
"""The search of level 5, or the master (level 6) where it learned the game."""
Listed = Literal["open", "running", "over", "broken"]
"""How a table stands; `broken`: its lines cannot be replayed."""


class Refusal(Struct):
    """Why something is not done: a rule of the game, or `table` for the rules of tables, chat and accounts."""

    rule: str
    reason: str
    parameters: dict[str, str | int] = {}


def refusal(why: GameRefusal) -> Refusal:
    """The form in which a refusal is sent."""
    return Refusal(why.rule, why.reason, dict(why.parameters))


class Refused(Struct):
    """The body of every answer that is not 2xx."""

    refusal: Refusal

"""Making tables: what somebody wants becomes a setup and the first entries of a log."""

import secrets
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from ludoteca.core import Options, shelf
from ludoteca.tables import log
from ludoteca.tables.clock import TimeControl
from ludoteca.tables.errors import conflict, forbidden
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Table, TableSetup

SEED_BYTES = 32
UNTIMED = TimeControl()


class Sitter(NamedTuple):
    """Who is to sit on a seat: whoever asks, a bot, whoever comes, or whoever has the link."""

    who: Literal["me", "bot", "open", "link"]
    level: int | None = None
    label: str | None = None
    """Who is meant, where several of us share a screen."""
    engine: str | None = None
    """The program that plays for a bot; its level stands in for it."""


@dataclass(frozen=True, slots=True)
class TableWish:
    """The table that somebody wants."""

    game: str
    seats: list[Sitter]
    options: Options = field(default_factory=dict)
    public: bool = False
    clock: TimeControl = UNTIMED
    away_level: int = 2
    hints: bool = False
    rules: str | None = None
    """The version of the rules; None: the newest."""
    begun: log.Begun | None = None
    """The game that goes on there."""


def fresh_id() -> str:
    return secrets.token_urlsafe(12)


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def setup(wish: TableWish, table_id: str, host: str, seed: str, now: float) -> TableSetup:
    """What is fixed from now on. Options that are as usual are not kept."""
    box = shelf.box(wish.game)
    if wish.rules is not None:
        box = box.edition(wish.rules)
    return TableSetup(
        id=table_id,
        game=box.key,
        rules=box.rules,
        players=len(wish.seats),
        options=box.changed(box.settle(len(wish.seats), wish.options)),
        seed=seed,
        host=host,
        public=wish.public,
        clock=wish.clock,
        away_level=wish.away_level,
        hints=wish.hints,
        created=now,
    )


def opening(wish: TableWish, host: str) -> list[Draft]:
    """The first entries: the table, and who sits there."""
    sitters = [Draft(sit(seat, sitter, host), host) for seat, sitter in enumerate(wish.seats)]
    begun = [] if wish.begun is None else [Draft(wish.begun, host)]
    return [Draft(log.Open(), host), *begun, *sitters]


def sit(seat: int, sitter: Sitter, me: str) -> log.Sit:
    """The entry of the log for who is to sit there."""
    match sitter.who:
        case "me":
            return log.Sit(seat, "person", me, label=sitter.label)
        case "bot":
            return log.Sit(seat, "bot", level=sitter.level, label=sitter.engine, engine=sitter.engine)
        case free:
            return log.Sit(seat, free)


def again(table: Table, person: str) -> TableWish:
    """The same game with the same sitters, for somebody who sat there."""
    if not table.seats_of(person):
        raise forbidden("not-seated")
    if table.status != "over":
        raise conflict("not-over")
    setup = table.setup
    return TableWish(
        game=setup.game,
        seats=[
            Sitter("me", label=seat.label)
            if seat.person == person
            else Sitter("bot", seat.level or 1, engine=seat.engine)
            if seat.kind == "bot"
            else Sitter("link")
            for seat in table.seats
        ],
        options=dict(setup.options),
        public=setup.public,
        clock=setup.clock,
        away_level=setup.away_level,
        hints=setup.hints,
    )

"""Who may see a table, and as which viewer. It follows from who sits where now, so it is asked at every look."""

from ludoteca.tables.errors import conflict, forbidden, missing
from ludoteca.tables.state import Table


def welcome(table: Table, person: str | None) -> bool:
    """Those who sit at a table and its host may see it; everybody may, where it is public."""
    return everybody(table) or bool(table.seats_of(person)) or table.setup.host == person


def everybody(table: Table) -> bool:
    """Anybody may watch."""
    return table.setup.public


def reviewable(table: Table) -> bool:
    """A game that was begun and is over may be seen by everybody who has its link, unless somebody closed it."""
    return table.status == "over" and table.started and not table.closed


def permitted(table: Table, person: str | None, seat: int) -> bool:
    """Through a seat look those who play it, and everybody when the game has a result."""
    return seat in table.played_by(person) or finished(table)


def finished(table: Table) -> bool:
    """Nothing is secret any more: the game was played to its end."""
    return table.status == "over" and table.result is not None


def through(table: Table, person: str | None, wanted: int | None) -> int | None:
    """The viewer that somebody is who wants to see what a seat sees: a spectator, where it is not theirs."""
    return wanted if wanted is not None and permitted(table, person, wanted) else None


def learner(table: Table, person: str, seat: int | None) -> int:
    """The seat of somebody who plays against the computer alone, whose decisions may be judged while the game goes on.
    Everybody else has to wait for the end."""
    bots = sum(place.kind == "bot" for place in table.seats)
    mine = table.seats_of(person)
    if table.status != "running" or bots != len(table.seats) - 1 or mine != [seat]:
        raise conflict("not-finished")
    return mine[0]


def may_watch(table: Table, person: str | None) -> None:
    if not welcome(table, person):
        raise missing()


def may_review(table: Table, person: str | None) -> None:
    """Refuses whoever may see neither the table nor the finished game."""
    if not welcome(table, person) and not reviewable(table):
        raise missing()


def may_see_all(table: Table) -> None:
    """Refuses to show what all seats see together, before the game is played to its end."""
    if not finished(table):
        raise conflict("not-over")


def there_is(table: Table, seat: int | None) -> None:
    if seat is not None and seat >= table.setup.players:
        raise missing("no-such-seat")


def may_look(table: Table, person: str | None, seat: int | None) -> None:
    """Refuses whoever asks for more than they may see."""
    may_review(table, person)
    there_is(table, seat)
    if seat is not None and not permitted(table, person, seat):
        raise forbidden("not-your-seat", seat=seat)

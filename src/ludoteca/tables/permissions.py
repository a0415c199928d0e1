"""Who may look at a table, and through which eyes: it follows from who sits where now, so it is asked at every look."""

from ludoteca.tables.errors import forbidden, missing
from ludoteca.tables.state import Match


def welcome(match: Match, person: str | None) -> bool:
    """Those who sit at a table and its host may see it; everybody may, where it is public."""
    return match.facts.public or bool(match.seats_of(person)) or match.facts.host == person


def permitted(match: Match, person: str | None, seat: int) -> bool:
    """Through a seat look those who play it, and everybody when the game has a result."""
    return seat in match.played_by(person) or (match.status == "over" and match.result is not None)


def through(match: Match, person: str | None, wanted: int | None) -> int | None:
    """The eyes for somebody who wants those of a seat: a spectator's, where it is not theirs."""
    return wanted if wanted is not None and permitted(match, person, wanted) else None


def may_watch(match: Match, person: str | None) -> None:
    if not welcome(match, person):
        raise missing()


def there_is(match: Match, seat: int | None) -> None:
    if seat is not None and seat >= match.facts.players:
        raise missing("no-such-seat")


def may_look(match: Match, person: str | None, seat: int | None) -> None:
    """Refuses whoever asks for more than they may see."""
    may_watch(match, person)
    there_is(match, seat)
    if seat is not None and not permitted(match, person, seat):
        raise forbidden("not-your-seat", seat=seat)

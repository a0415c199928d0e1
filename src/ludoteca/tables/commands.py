"""What a seat can do during a game. Most functions return a `Command`, which decides when it sees the table."""

from collections.abc import Callable, Sequence

from ludoteca.core import Refusal, Refused
from ludoteca.tables import log
from ludoteca.tables.errors import RequestRefused, conflict, forbidden
from ludoteca.tables.log import Draft
from ludoteca.tables.rated import unrated
from ludoteca.tables.state import Table

Command = Callable[[Table], Sequence[Draft]]
"""Looks at a table and says which entries are to be logged: none, if there is nothing to do. Raises a refusal
instead. It may be asked again, should another process log something first."""


def own(table: Table, person: str | None, seat: int) -> None:
    """Refuses whoever does not sit there."""
    if person is None or seat >= table.setup.players or table.seats[seat].person != person:
        raise forbidden("not-your-seat", seat=seat)


def playing(table: Table, person: str | None, seat: int) -> None:
    """Refuses whoever does not sit there, or has given the seat to a bot for good."""
    own(table, person, seat)
    if table.seats[seat].resigned:
        raise forbidden("resigned", seat=seat)


def running(table: Table) -> None:
    if table.status == "open":
        raise conflict("not-started")
    if table.status == "over":
        raise RequestRefused(409, "game-over", "table" if table.result is None else table.referee.position.turn_rule())


def deciding(table: Table, seat: int) -> None:
    """Refuses a seat that is not to decide."""
    running(table)
    if table.turn is not None and table.turn != seat:
        raise RequestRefused(409, "not-your-turn", table.referee.position.turn_rule(), seat=seat, turn=table.turn)


def move(person: str, seat: int, text: str, ply: int) -> Command:
    """A decision of a person. One that was acknowledged already is acknowledged again and played once."""

    def decide(table: Table) -> Sequence[Draft]:
        own(table, person, seat)
        if ply < table.ply and table.played[ply][:2] == (seat, text):
            return []
        running(table)
        if ply != table.ply:
            raise conflict("stale", ply=table.ply)
        if table.seats[seat].resigned:
            raise forbidden("resigned", seat=seat)
        found = table.referee.find(seat, text)
        back = [Draft(log.Return(seat), person)] if table.seats[seat].away else []
        return [*back, Draft(log.Move(seat, text), person, found)]

    return decide


def bot_move(seat: int, text: str, ply: int, level: int) -> Command:
    """A decision of the bot that plays a seat; nothing, if the table has gone on without it."""

    def decide(table: Table) -> Sequence[Draft]:
        if table.turn != seat or table.ply != ply or table.bot_level(seat) is None:
            return []
        return [Draft(log.Move(seat, text, level), move=table.referee.find(seat, text))]

    return decide


def fault(seat: int, ply: int) -> Command:
    """The engine of a seat has failed; nothing, if the table has gone on without it."""

    def decide(table: Table) -> Sequence[Draft]:
        if table.turn != seat or table.ply != ply or table.engine(seat) is None:
            return []
        return [Draft(log.Fault(seat))]

    return decide


LONGEST = 5_000
"""Entries of a table after which nothing more is done again and again; a game has some hundred."""


RECENT = 100
"""Entries in which a hint for the same decision is looked for."""


def repeating(table: Table) -> None:
    """Refuses, at a table with a very long log, what could go on for ever."""
    if table.line >= LONGEST:
        raise conflict("table-long", most=LONGEST)


def take_back(person: str, seat: int, to: int | None, now: float) -> Command:
    """Free inside one's own turn until chance fell, a secret was shown or another seat decided; beyond that it is an
    offer to the other persons at the table, and free again where there are none. Without `to` it is the last move of
    the seat, with all that came after it."""

    def decide(table: Table) -> Sequence[Draft]:
        playing(table, person, seat)
        running(table)
        target = table.last_of(seat) if to is None else to
        if not 0 <= target < table.ply:
            raise conflict("nothing-to-take-back")
        repeating(table)
        back = Draft(log.TakeBack(seat, target), person)
        if table.turn == seat and target >= table.ply - table.free:
            return [back]
        if not any(played.seat == seat for played in table.played[target:]):
            raise forbidden("not-your-move", seat=seat)
        if not table.consenting(seat, now):
            return [back]
        may_offer(table, person, "back")
        return [Draft(log.Offer(seat, "back", target), person)]

    return decide


def may_offer(table: Table, person: str, what: str) -> None:
    """One offer at a time; one that was declined or withdrawn can be made again after the next move."""
    repeating(table)
    if table.offer is not None:
        raise conflict("offer-pending")
    if (person, what) in table.declined:
        raise conflict("offer-declined")


def abandon(person: str, seat: int, now: float) -> Command:
    """Ends the table without a result, if the other persons agree."""

    def decide(table: Table) -> Sequence[Draft]:
        playing(table, person, seat)
        running(table)
        if not table.consenting(seat, now):
            return [Draft(log.End("abandoned"), person)]
        may_offer(table, person, "abandon")
        return [Draft(log.Offer(seat, "abandon"), person)]

    return decide


def answer(person: str, seat: int, yes: bool, now: float) -> Command:
    """Consents to an offer or declines it. The last consent carries it out."""

    def decide(table: Table) -> Sequence[Draft]:
        own(table, person, seat)
        running(table)
        offer = table.offer
        if offer is None:
            raise conflict("no-offer")
        asked = table.consenting(offer.seat, now)
        mine = asked & set(table.seats_of(person))
        if not mine and not (offer.seat == seat and not yes):
            raise forbidden("not-asked", seat=seat)
        said = Draft(log.Answer(min(mine, default=seat), yes), person)
        if not yes or asked - offer.agreed - mine:
            return [said]
        if offer.what == "abandon":
            return [said, Draft(log.End("abandoned"), person)]
        assert offer.ply is not None
        return [said, Draft(log.TakeBack(offer.seat, offer.ply), person)]

    return decide


def resign(person: str, seat: int) -> Command:
    """A bot plays the seat to the end. When one seat is left, or no person, the table is over."""

    def decide(table: Table) -> Sequence[Draft]:
        own(table, person, seat)
        running(table)
        if table.seats[seat].resigned:
            raise conflict("resigned", seat=seat)
        return resignation(table, [seat], person)

    return decide


def resignation(table: Table, seats: Sequence[int], person: str) -> list[Draft]:
    """The lines with which a person gives up some seats."""
    gone = [Draft(log.Resign(seat), person) for seat in seats]
    left = [other for number, other in enumerate(table.seats) if number not in seats and not other.resigned]
    if len(left) < 2 or not any(other.person is not None for other in left):
        gone.append(Draft(log.End("resigned"), person))
    return gone


def come_back(person: str, seat: int) -> Command:
    """The owner of a seat whose clock ran out plays again."""

    def decide(table: Table) -> Sequence[Draft]:
        own(table, person, seat)
        running(table)
        return [Draft(log.Return(seat), person)] if table.seats[seat].away else []

    return decide


SHORTEST_VACATION = 3_600.0
"""Seconds; whoever is away for less is not away."""


def announce_vacation(person: str, until: float, now: float) -> Command:
    """Somebody is away until then, or for as long as the table allows: their clock stands still."""

    def decide(table: Table) -> Sequence[Draft]:
        seats = [seat for seat in table.played_by(person) if not table.seats[seat].away]
        if not seats:
            raise forbidden("not-seated")
        if table.status == "over":
            running(table)
        if table.setup.clock.kind != "days" or not table.setup.clock.vacation:
            raise conflict("no-vacation-here")
        repeating(table)
        longest = now + min(table.clock.vacation_left(seat, now) for seat in seats)
        if longest - now < SHORTEST_VACATION:
            raise conflict("vacation-used", days=int(table.setup.clock.vacation))
        if until - now < SHORTEST_VACATION:
            raise conflict("vacation-short")
        return [Draft(log.Vacation(seat, min(until, longest)), person) for seat in seats]

    return decide


def end_vacation(person: str, now: float) -> Command:
    """Somebody is back earlier than announced; a move says so too."""

    def decide(table: Table) -> Sequence[Draft]:
        away = [seat for seat in table.seats_of(person) if table.clock.vacations[seat].away(now)]
        return [Draft(log.Vacation(seat), person) for seat in away]

    return decide


def dead_end(ply: int) -> Command:
    """Ends a table whose position allows no move, as data of people's own can bring about."""

    def decide(table: Table) -> Sequence[Draft]:
        return [Draft(log.End("abandoned"))] if table.turn is not None and table.ply == ply else []

    return decide


def run_out(now: float) -> Command:
    """A clock has run out: a bot takes over."""

    def decide(table: Table) -> Sequence[Draft]:
        deadline, turn = table.clock.deadline, table.turn
        if turn is None or deadline is None or deadline > now or table.bot_level(turn) is not None:
            return []
        return [Draft(log.Away(turn))]

    return decide


def may_hint(table: Table, person: str | None, seat: int) -> None:
    """Refuses a hint to whoever is not to decide, and against people where the table does not allow it."""
    playing(table, person, seat)
    deciding(table, seat)
    if not table.may_hint(seat):
        raise forbidden("no-hints-here")


def announce_hint(person: str, seat: int, ply: int) -> Command:
    """Tells the other people of a hint for the decision after so many moves, once. Alone against the computer the
    first one is logged: from then on the game does not count for ratings."""

    def decide(table: Table) -> Sequence[Draft]:
        own(table, person, seat)
        if table.status != "running" or not (table.others_play(seat) or unrated(table) is None):
            return []
        said = [logged for logged in table.entries[-RECENT:] if isinstance(logged.entry, log.Hint)]
        if any(logged.entry == log.Hint(seat) and logged.ply == ply for logged in said):
            return []
        return [Draft(log.Hint(seat), person)]

    return decide


def why_not(table: Table, text: str) -> Refusal | None:
    """Why the seat to decide cannot play a move; None if it can."""
    running(table)
    turn = table.turn
    assert turn is not None
    try:
        table.referee.find(turn, text)
    except Refused as refused:
        return refused.refusal
    return None

"""What a seat can do during a game. Every function returns a `Decide` for `Room.act`."""

from collections.abc import Sequence

from ludoteca.core import Refusal, Refused
from ludoteca.server.tables.registry import Decide
from ludoteca.tables.errors import HouseRefused, conflict, forbidden
from ludoteca.tables.log import Draft
from ludoteca.tables.state import Match


def own(match: Match, person: str | None, seat: int) -> None:
    """Refuses whoever does not sit there."""
    if person is None or seat >= match.facts.players or match.seats[seat].person != person:
        raise forbidden("not-your-seat", seat=seat)


def playing(match: Match, person: str | None, seat: int) -> None:
    """Refuses whoever does not sit there, or has given the seat to a bot for good."""
    own(match, person, seat)
    if match.seats[seat].resigned:
        raise forbidden("resigned", seat=seat)


def running(match: Match) -> None:
    if match.status == "open":
        raise conflict("not-started")
    if match.status == "over":
        raise HouseRefused(409, "game-over", "table" if match.result is None else match.referee.position.turn_rule())


def deciding(match: Match, seat: int) -> None:
    """Refuses a seat that is not to decide."""
    running(match)
    if match.turn is not None and match.turn != seat:
        raise HouseRefused(409, "not-your-turn", match.referee.position.turn_rule(), seat=seat, turn=match.turn)


def move(person: str, seat: int, text: str, ply: int) -> Decide:
    """A decision of a person. One that was acknowledged already is acknowledged again and played once."""

    def decide(match: Match) -> Sequence[Draft]:
        own(match, person, seat)
        if ply < match.ply and match.played[ply][:2] == (seat, text):
            return []
        running(match)
        if ply != match.ply:
            raise conflict("stale", ply=match.ply)
        if match.seats[seat].resigned:
            raise forbidden("resigned", seat=seat)
        match.referee.find(seat, text)
        back = [Draft("return", {"seat": seat}, person)] if match.seats[seat].away else []
        return [*back, Draft("move", {"seat": seat, "move": text}, person)]

    return decide


def bot_move(seat: int, text: str, ply: int, level: int) -> Decide:
    """A decision of the bot that plays a seat; nothing, if the table has gone on without it."""

    def decide(match: Match) -> Sequence[Draft]:
        if match.turn != seat or match.ply != ply or match.driver(seat) is None:
            return []
        match.referee.find(seat, text)
        return [Draft("move", {"seat": seat, "move": text, "bot": level})]

    return decide


LONGEST = 5_000
"""Lines of a table after which nothing more is done again and again; a game has some hundred."""


def repeating(match: Match) -> None:
    """Refuses, at a table with very many lines, what could go on for ever."""
    if match.line >= LONGEST:
        raise conflict("table-long", most=LONGEST)


def take_back(person: str, seat: int, to: int | None, now: float) -> Decide:
    """Free inside one's own turn until chance fell, a secret was shown or another seat decided; beyond that it is an
    offer to the other persons at the table, and free again where there are none. Without `to` it is the last move of
    the seat, with all that came after it."""

    def decide(match: Match) -> Sequence[Draft]:
        playing(match, person, seat)
        running(match)
        target = match.last_of(seat) if to is None else to
        if not 0 <= target < match.ply:
            raise conflict("nothing-to-take-back")
        repeating(match)
        back = Draft("back", {"seat": seat, "ply": target}, person)
        if match.turn == seat and target >= match.ply - match.free:
            return [back]
        if not any(played.seat == seat for played in match.played[target:]):
            raise forbidden("not-your-move", seat=seat)
        if not match.consenting(seat, now):
            return [back]
        may_offer(match, person, "back")
        return [Draft("offer", {"seat": seat, "what": "back", "ply": target}, person)]

    return decide


def may_offer(match: Match, person: str, what: str) -> None:
    """One offer at a time; one that was declined or withdrawn can be made again after the next move."""
    repeating(match)
    if match.offer is not None:
        raise conflict("offer-pending")
    if (person, what) in match.declined:
        raise conflict("offer-declined")


def abandon(person: str, seat: int, now: float) -> Decide:
    """Ends the table without a result, if the other persons agree."""

    def decide(match: Match) -> Sequence[Draft]:
        playing(match, person, seat)
        running(match)
        if not match.consenting(seat, now):
            return [Draft("end", {"what": "abandoned"}, person)]
        may_offer(match, person, "abandon")
        return [Draft("offer", {"seat": seat, "what": "abandon"}, person)]

    return decide


def answer(person: str, seat: int, yes: bool, now: float) -> Decide:
    """Consents to an offer or declines it. The last consent carries it out."""

    def decide(match: Match) -> Sequence[Draft]:
        own(match, person, seat)
        running(match)
        offer = match.offer
        if offer is None:
            raise conflict("no-offer")
        asked = match.consenting(offer.seat, now)
        mine = asked & set(match.seats_of(person))
        if not mine and not (offer.seat == seat and not yes):
            raise forbidden("not-asked", seat=seat)
        said = Draft("answer", {"seat": min(mine, default=seat), "yes": yes}, person)
        if not yes or asked - offer.agreed - mine:
            return [said]
        if offer.what == "abandon":
            return [said, Draft("end", {"what": "abandoned"}, person)]
        return [said, Draft("back", {"seat": offer.seat, "ply": offer.ply}, person)]

    return decide


def resign(person: str, seat: int) -> Decide:
    """A bot plays the seat to the end. When one seat is left, or no person, the table is over."""

    def decide(match: Match) -> Sequence[Draft]:
        own(match, person, seat)
        running(match)
        if match.seats[seat].resigned:
            raise conflict("resigned", seat=seat)
        return resignation(match, [seat], person)

    return decide


def resignation(match: Match, seats: Sequence[int], person: str) -> list[Draft]:
    """The lines with which a person gives up some seats."""
    gone = [Draft("resign", {"seat": seat}, person) for seat in seats]
    left = [other for number, other in enumerate(match.seats) if number not in seats and not other.resigned]
    if len(left) < 2 or not any(other.person is not None for other in left):
        gone.append(Draft("end", {"what": "resigned"}, person))
    return gone


def come_back(person: str, seat: int) -> Decide:
    """The owner of a seat whose clock ran out plays again."""

    def decide(match: Match) -> Sequence[Draft]:
        own(match, person, seat)
        running(match)
        return [Draft("return", {"seat": seat}, person)] if match.seats[seat].away else []

    return decide


def run_out(now: float) -> Decide:
    """A clock has run out: a bot takes over."""

    def decide(match: Match) -> Sequence[Draft]:
        deadline, turn = match.clock.deadline, match.turn
        if turn is None or deadline is None or deadline > now or match.driver(turn) is not None:
            return []
        return [Draft("away", {"seat": turn})]

    return decide


def why_not(match: Match, text: str) -> Refusal | None:
    """Why the seat to decide cannot play a move; None if it can."""
    running(match)
    turn = match.turn
    assert turn is not None
    try:
        match.referee.find(turn, text)
    except Refused as refused:
        return refused.refusal
    return None

"""What a move means before it is made: cards spent and left, counters placed, towns reached, what is drawn."""

from collections.abc import Callable, Iterator

from ludoteca.core import Consequence
from ludoteca.core.position import next_decision
from ludoteca.games.elfenland.bag import count, size
from ludoteca.games.elfenland.board import ROADS, TOWNS, WAYS
from ludoteca.games.elfenland.components import CARAVAN as CARAVAN_CARDS
from ludoteca.games.elfenland.components import CARAVAN_PAST_OBSTACLE, KEPT_CARDS, KINDS, OBSTACLE
from ludoteca.games.elfenland.moves import (
    CARAVAN,
    DISCARD,
    FACE,
    KEEP,
    NONE,
    OBSTRUCT,
    PASSING,
    PAY,
    PLAN,
    RIDE,
    SAIL,
    STOPPING,
    TAKE,
    ElfMove,
)
from ludoteca.games.elfenland.prices import PRICE
from ludoteca.games.elfenland.scoring import distance, score
from ludoteca.games.elfenland.state import State
from ludoteca.games.elfenland.travel import caravan_price

Told = Iterator[Consequence]


def consequences(p: State, move: ElfMove, after: State) -> list[Consequence]:
    """What a move of the seat to decide brought about."""
    found = [*_OF[move.verb](p, move, after)]
    if after.round > p.round:
        found.append(Consequence("round-ends", "E17.1", left=p.variant.rounds - p.round))
    if after.ending:
        found.append(Consequence("final-score", "E19.2", points=score(after, p.decider)))
    if after.seat != p.seat or not found:
        found.append(next_decision(p, after))
    return found


def _face(p: State, move: ElfMove, after: State) -> Told:
    """E8.1: who sees the counter."""
    name = "face-down" if move.hidden else "face-up"
    yield Consequence(name, "E8.1", kind=KINDS[p.drawn], cards=count(p.hands[p.decider], p.drawn))


def _take(p: State, move: ElfMove, after: State) -> Told:
    """E9.2: the counter, and the cards in hand that could use it."""
    seat = p.decider
    new = after.up[seat] - p.up[seat] if after.up[seat] > p.up[seat] else 0
    kind = move.kind if move.kind != NONE else new.bit_length() >> 3
    cards = count(p.hands[seat], kind)
    if move.kind != NONE:
        yield Consequence("counter-cards", "E9.2", "gain", kind=KINDS[kind], cards=cards)
        return
    yield Consequence("blind", "E9.2", stack=size(p.stack))
    if cards:
        yield Consequence("blind-fits", "E9.2", "gain")


def _plan(p: State, move: ElfMove, after: State) -> Told:
    """E10.2: the road opens for everybody, at its price."""
    seat, way = p.decider, WAYS[move.way]
    price = PRICE[move.kind][move.way]
    yield Consequence("road-opens", "E10.2", "gain", a=TOWNS[way.a], b=TOWNS[way.b]).at([way.id])
    have = count(p.hands[seat], move.kind)
    name = "road-price" if have >= price else "road-price-short"
    yield Consequence(name, "E12.2", kind=KINDS[move.kind], price=price, have=have)
    yield Consequence("counters-left", "E10.1", "cost", counters=size(after.up[seat] + after.down[seat]))


def _obstruct(p: State, move: ElfMove, after: State) -> Told:
    """E10.5, E12.3, E12.4."""
    price = PRICE[p.board[move.way]][move.way] + OBSTACLE
    kind, here = KINDS[p.board[move.way]], [WAYS[move.way].id]
    yield Consequence("obstacle", "E12.3", kind=kind, price=price, caravan=CARAVAN_PAST_OBSTACLE).at(here)
    yield Consequence("obstacle-spent", "E10.6", "cost").at(here)


def _pass(p: State, move: ElfMove, after: State) -> Told:
    """E10.7, E10.8."""
    missing = p.players - p.passes - 1
    yield Consequence("passing" if missing else "journeys-begin", "E10.8", missing=missing)
    left = size(p.up[p.decider] + p.down[p.decider])
    if left:
        yield Consequence("counters-unused", "E10.7", counters=left)


def _travel(p: State, move: ElfMove, after: State) -> Told:
    """E12.2, E13.1: cards go, the elf arrives."""
    seat = p.decider
    spent, left, here = p.hands[seat] - after.hands[seat], size(after.hands[seat]), [WAYS[move.way].id]
    kind = KINDS[(spent.bit_length() - 1) >> 3]
    yield Consequence("cards-spent", "E12.2", "cost", kind=kind, cards=size(spent), left=left).at(here)
    if move.way < ROADS and p.obstacles & move.bit:
        yield Consequence("obstacle-paid", "E12.3", "cost", cards=OBSTACLE).at(here)
    yield from _arrival(p, after)


def _arrival(p: State, after: State) -> Told:
    """E15.1, E19.3: the marker of the town, and how far it is home from there."""
    seat = p.decider
    town = TOWNS[after.towns[seat]]
    if after.visited[seat] != p.visited[seat]:
        yield Consequence("new-town", "E15.1", "gain", town=town, towns=after.visited[seat].bit_count()).at([town])
    else:
        yield Consequence("old-town", "E15.1", town=town).at([town])
    if p.homes:
        now, then = distance(p, seat), distance(after, seat)
        name = "nearer-home" if then < now else "farther-home" if then > now else "as-far-home"
        yield Consequence(name, "E19.3", ways=then)


def _caravan(p: State, move: ElfMove, after: State) -> Told:
    """E12.4: any cards, chosen next."""
    price = caravan_price(p, move.way)
    way, seat = WAYS[move.way], p.decider
    yield Consequence("caravan-price", "E12.4", "cost", cards=price, left=size(p.hands[seat]) - price).at([way.id])
    if move.way < ROADS and price > CARAVAN_CARDS:
        yield Consequence("obstacle-paid", "E12.3", "cost", cards=price - CARAVAN_CARDS).at([way.id])
    town = TOWNS[way.a + way.b - p.towns[seat]]
    yield Consequence("caravan-goal", "E12.4", town=town).at([town])


def _pay(p: State, move: ElfMove, after: State) -> Told:
    seat = p.decider
    left = count(after.hands[seat], move.kind)
    yield Consequence("card-paid", "E12.5", "cost", kind=KINDS[move.kind], left=left, due=p.left - 1)
    if p.left == 1:
        yield from _arrival(p, after)


def _stop(p: State, move: ElfMove, after: State) -> Told:
    """E11.6, E16.1."""
    cards = size(p.hands[p.decider])
    if cards > KEPT_CARDS:
        yield Consequence("hand-limit", "E16.1", "loss", cards=cards - KEPT_CARDS, kept=KEPT_CARDS)
    else:
        yield Consequence("cards-kept", "E16.1", cards=cards)


def _discard(p: State, move: ElfMove, after: State) -> Told:
    left = count(p.hands[p.decider], move.kind) - 1
    yield Consequence("card-discarded", "E16.1", "cost", kind=KINDS[move.kind], left=left, due=p.left - 1)


def _keep(p: State, move: ElfMove, after: State) -> Told:
    """E17.2, E17.3."""
    seat = p.decider
    others = size(p.up[seat] + p.down[seat]) - 1
    cards = count(p.hands[seat], move.kind)
    yield Consequence("counter-kept", "E17.2", "gain", kind=KINDS[move.kind], cards=cards)
    yield Consequence("counters-returned", "E17.3", "cost", counters=others)


_OF: dict[int, Callable[[State, ElfMove, State], Told]] = {
    FACE: _face,
    TAKE: _take,
    PLAN: _plan,
    OBSTRUCT: _obstruct,
    PASSING: _pass,
    RIDE: _travel,
    SAIL: _travel,
    CARAVAN: _caravan,
    PAY: _pay,
    STOPPING: _stop,
    DISCARD: _discard,
    KEEP: _keep,
}

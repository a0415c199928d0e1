"""Why a move is not allowed: for every verb the narrowest rule that forbids it."""

from collections.abc import Callable

from ludoteca.core import Refusal, not_the_question
from ludoteca.games.elfenland.bag import count, size
from ludoteca.games.elfenland.board import FERRY, RIVER, ROAD, TOWNS, WAYS, Way
from ludoteca.games.elfenland.components import COUNTERS, KINDS
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
    RULES,
    SAIL,
    STOPPING,
    TAKE,
    ElfMove,
)
from ludoteca.games.elfenland.options import SEED
from ludoteca.games.elfenland.prices import PRICE, WATERS
from ludoteca.games.elfenland.state import (
    FIRST_COUNTER,
    HAND_LIMIT,
    LEFT_OVER,
    NO_COUNTER,
    OPEN_COUNTERS,
    PAYMENT,
    PLANNING,
    TRAVEL,
    State,
)
from ludoteca.games.elfenland.travel import caravan_price, normal_price

PHASE = {
    FACE: FIRST_COUNTER,
    TAKE: OPEN_COUNTERS,
    PLAN: PLANNING,
    OBSTRUCT: PLANNING,
    PASSING: PLANNING,
    RIDE: TRAVEL,
    SAIL: TRAVEL,
    CARAVAN: TRAVEL,
    STOPPING: TRAVEL,
    PAY: PAYMENT,
    DISCARD: HAND_LIMIT,
    KEEP: LEFT_OVER,
}
"""When the verbs are asked for."""


def why_not(p: State, move: ElfMove) -> Refusal | None:
    """Why the seat to decide cannot play a move; None if it can."""
    if p.seat is None:
        return Refusal("E6.1", "game-over")
    if move.verb == OBSTRUCT and not p.variant.obstacles:
        return Refusal("O9", "no-obstacles")
    if p.phase != PHASE[move.verb]:
        return _not_now(p, move)
    if move.verb in (TAKE, PLAN, KEEP) and move.kind != NONE and not count(COUNTERS, move.kind):
        return Refusal("E1.3", "no-such-counter", kind=KINDS[move.kind])
    check = _CHECKS.get(move.verb)
    return None if check is None else check(p, move)


def _not_now(p: State, move: ElfMove) -> Refusal:
    """E6.1: every phase has its own moves; some phases say more."""
    verb, variant = move.verb, p.variant
    if p.phase == PAYMENT:
        return Refusal(payment_rule(p), "pay-first", left=p.left)
    if p.phase == HAND_LIMIT:
        return Refusal("E16.1", "discard-first", left=p.left)
    if verb == FACE:
        return Refusal("E8.2", "face-final") if variant.choice else Refusal("O4", "face-always-down")
    if verb == KEEP and not variant.keeps:
        return Refusal("O6", "nothing-kept")
    if verb == KEEP and variant.keeps_all:
        return Refusal("O6", "all-kept")
    if verb == PASSING and p.phase == OPEN_COUNTERS:
        return Refusal("E9.5", "must-take")
    if verb == DISCARD and p.phase == TRAVEL:
        return Refusal("E16.2", "no-free-discard")
    if verb == PAY and p.phase == TRAVEL:
        return Refusal("E12.4", "no-caravan-to-pay")
    return not_the_question("E6.1", p.question())


def _take(p: State, move: ElfMove) -> Refusal | None:
    if move.kind == NONE:
        return None if p.stack else Refusal("E9.6", "stack-empty")
    if count(p.display, move.kind):
        return None
    return Refusal("E9.2", "not-on-display", kind=KINDS[move.kind])


def _plan(p: State, move: ElfMove) -> Refusal | None:
    way, kind = WAYS[move.way], KINDS[move.kind]
    if way.kind != ROAD:
        return Refusal("E10.3", "counter-on-water", way=way.id)
    if p.board[move.way] != NO_COUNTER:
        return Refusal("E10.2", "road-taken", way=way.id)
    if not PRICE[move.kind][move.way]:
        return Refusal("E10.3", "wrong-terrain", way=way.id, kind=kind, terrain=way.terrain)
    return _lies(p, move, "E10.4", "counter-not-held")


def _lies(p: State, move: ElfMove, rule: str, lacking: str) -> Refusal | None:
    """Whether such a counter lies before the player as the move says: face up or face down."""
    seat, kind = p.decider, KINDS[move.kind]
    held, other = (p.down, p.up) if move.hidden else (p.up, p.down)
    if count(held[seat], move.kind):
        return None
    if count(other[seat], move.kind):
        return Refusal(rule, "counter-lies-up" if move.hidden else "counter-lies-down", kind=kind)
    return Refusal(rule, lacking, kind=kind)


def _obstacle(p: State, move: ElfMove) -> Refusal | None:
    way = WAYS[move.way]
    if not p.owners >> p.decider & 1:
        return Refusal("E10.6", "obstacle-spent")
    if way.kind != ROAD:
        return Refusal("E10.5", "obstacle-on-water", way=way.id)
    if p.board[move.way] == NO_COUNTER:
        return Refusal("E10.5", "obstacle-needs-counter", way=way.id)
    if p.obstacles & move.bit:
        return Refusal("E10.5", "second-obstacle", way=way.id)
    return None


def _elsewhere(p: State, way: Way) -> Refusal | None:
    town = p.towns[p.decider]
    return None if way.touches(town) else Refusal("E11.2", "way-elsewhere", way=way.id, town=TOWNS[town])


def _ride(p: State, move: ElfMove) -> Refusal | None:
    way = WAYS[move.way]
    if way.kind != ROAD:
        return Refusal("E13.1" if way.kind == RIVER else "E14.1", "sail-on-water", way=way.id)
    refusal = _elsewhere(p, way)
    if refusal is not None:
        return refusal
    if p.board[move.way] == NO_COUNTER:
        return Refusal("E12.1", "no-counter", way=way.id)
    kind, price = normal_price(p, move.way)
    held = count(p.hands[p.decider], kind)
    if held >= price:
        return None
    plain = PRICE[kind][move.way]
    if held >= plain:
        return Refusal("E12.3", "price-with-obstacle", way=way.id, kind=KINDS[kind], price=price, held=held)
    return Refusal("E12.2", "price", way=way.id, kind=KINDS[kind], price=price, held=held)


def _sail(p: State, move: ElfMove) -> Refusal | None:
    way = WAYS[move.way]
    if way.kind == ROAD:
        return Refusal("E12.2", "raft-on-road", way=way.id)
    refusal = _elsewhere(p, way)
    if refusal is not None:
        return refusal
    kind, price = normal_price(p, move.way)
    held = count(p.hands[p.decider], kind)
    if held >= price:
        return None
    return Refusal(_water_rule(p, way), "price", way=way.id, kind=KINDS[kind], price=price, held=held)


def _water_rule(p: State, way: Way) -> str:
    """The rule that sets the price of a water way: E13.1, E14.2, E14.3, or O5 where it takes E14.3 away."""
    if way.kind == RIVER:
        return "E13.1"
    if p.variant.waters.convoy[way.number]:
        return "E14.3"
    return "O5" if WATERS[SEED].convoy[way.number] else "E14.2"


def _caravan(p: State, move: ElfMove) -> Refusal | None:
    way = WAYS[move.way]
    if way.kind == RIVER:
        return Refusal("E13.2", "caravan-on-river", way=way.id)
    if way.kind == FERRY and not p.variant.waters.convoy[move.way]:
        return Refusal(_water_rule(p, way), "caravan-on-lake", way=way.id)
    refusal = _elsewhere(p, way)
    if refusal is not None:
        return refusal
    if way.kind == ROAD and p.board[move.way] == NO_COUNTER:
        return Refusal("E12.1", "no-counter", way=way.id)
    hand = p.hands[p.decider]
    kind, normal = normal_price(p, move.way)
    if p.variant.caravan_if_needed and count(hand, kind) >= normal:
        return Refusal("O10", "caravan-not-needed", way=way.id, kind=KINDS[kind], price=normal)
    price = caravan_price(p, move.way)
    if size(hand) < price:
        rule = "E12.4" if way.kind == ROAD else "E14.3"
        return Refusal(rule, "caravan-price", way=way.id, price=price, held=size(hand))
    return None


def payment_rule(p: State) -> str:
    return "E12.4" if WAYS[p.way].kind == ROAD else "E14.3"


def _payment(p: State, move: ElfMove) -> Refusal | None:
    return _part(p, move, payment_rule(p))


def _discard(p: State, move: ElfMove) -> Refusal | None:
    return _part(p, move, "E16.1")


def _part(p: State, move: ElfMove, rule: str) -> Refusal | None:
    """One card of a payment or a discard: held, in chart order, and with enough cards to follow."""
    hand, kind = p.hands[p.decider], KINDS[move.kind]
    if not count(hand, move.kind):
        return Refusal(rule, "card-not-held", kind=kind)
    if move.kind < p.least:
        return Refusal("E11.7", "chart-order", kind=kind, after=KINDS[p.least])
    if size(hand >> 8 * move.kind) < p.left:
        return Refusal("E11.7", "rest-not-payable", kind=kind, left=p.left)
    return None


def _keep(p: State, move: ElfMove) -> Refusal | None:
    return _lies(p, move, "E17.2", "counter-not-left")


_CHECKS: dict[int, Callable[[State, ElfMove], Refusal | None]] = {
    TAKE: _take,
    PLAN: _plan,
    OBSTRUCT: _obstacle,
    RIDE: _ride,
    SAIL: _sail,
    CARAVAN: _caravan,
    PAY: _payment,
    DISCARD: _discard,
    KEEP: _keep,
}
"""What can be wrong with a move whose phase it is; `face`, `pass` and `stop` are then always allowed."""


def rule_of(move: ElfMove) -> str:
    """The rule in the row of the notation; on lakes it is another one than on rivers and roads."""
    if move.verb in (SAIL, CARAVAN) and WAYS[move.way].kind == FERRY:
        return "E14.3" if move.verb == CARAVAN else "E14.1"
    return RULES[move.verb]

"""Why a move is not allowed: the rule that forbids it, for the player who asks."""

from typing import TYPE_CHECKING

from ludoteca.core import Refusal, not_the_question
from ludoteca.games.dokmus.components import POWERS
from ludoteca.games.dokmus.grid import BIT, SLOT_NAMES, SLOT_OF, in_line, name
from ludoteca.games.dokmus.moves import (
    DECLINE,
    DRAFT,
    END,
    HOP,
    PLACE,
    ROTATE,
    RULE,
    SLIDE,
    START,
    TALISMAN,
    DokmusMove,
)
from ludoteca.games.dokmus.state import DRAFTING, STARTING, TURN

if TYPE_CHECKING:
    from ludoteca.games.dokmus.position import DokmusPosition

PHASE_OF = {START: STARTING, DRAFT: DRAFTING}
POWER_OF = {
    TALISMAN: ("talisman", "D9.1"),
    SLIDE: ("move_tile", "D9.2"),
    HOP: ("move_token", "D9.3"),
    ROTATE: ("rotate_tile", "D9.4"),
}


def why_not(position: "DokmusPosition", move: DokmusMove) -> Refusal | None:
    """The first thing that stands against a move; None if it is legal."""
    verb = move.verb
    if position.seat is None:
        return Refusal("D4.2", "game-over")
    if position.phase != PHASE_OF.get(verb, TURN):
        return not_the_question(RULE[verb], position.question())
    if verb == START:
        return _start(position, move.at)
    if verb == DRAFT:
        return _draft(position, move.at)
    if verb == PLACE:
        return _place(position, move.at, bool(move.to))
    if verb == DECLINE:
        return None if position.bonus >= 0 else Refusal("D10.2", "no-bonus")
    if verb == END:
        return _end(position)
    return _may_act(position, verb) or _act(position, move)


def _start(position: "DokmusPosition", number: int) -> Refusal | None:
    """D3.7, in the order of its conditions."""
    board, slot, cell = position.board, SLOT_OF[number], name(number)
    terrain = board.terrain(number)
    if terrain is None:
        return Refusal("D1.3", "no-such-cell", cell=cell)
    if slot not in position.table.corners:
        return Refusal("D3.7", "not-a-corner-tile", cell=cell)
    if any(position.own[seat] & BIT[other] for seat in range(len(position.own)) for other in _cells_in(slot)):
        return Refusal("D3.7", "tile-has-a-token", cell=cell)
    if terrain not in ".f":
        return Refusal("D3.7", "start-terrain", cell=cell)
    if not board.outer_start_cells(slot) & BIT[number]:
        return Refusal("D3.7", "not-an-outer-side", cell=cell)
    return None


def _cells_in(slot: int) -> list[int]:
    return [number for number, home in enumerate(SLOT_OF) if home == slot]


def _draft(position: "DokmusPosition", card: int) -> Refusal | None:
    if card not in position.table.guardians:
        return Refusal("D5.1", "not-in-the-deck", card=card)
    if card not in position.hand():
        return Refusal("D5.2", "card-gone", card=card)
    return None


def _place(position: "DokmusPosition", number: int, pay: bool) -> Refusal | None:
    """D7.12, D7.16."""
    cell = name(number)
    if position.bonus >= 0:
        return Refusal("D10.3", "bonus-first")
    if not position.left:
        return Refusal("D6.2", "no-tokens-left")
    refusal = _closed(position, number)
    if refusal is not None:
        return refusal
    if pay and position.left < 2:
        return Refusal("D7.12", "nothing-to-sacrifice")
    free, paid = position.placements()
    bit = BIT[number]
    if (paid if pay else free) & bit:
        return None
    reach, cross = position.reach & bit, position.board.across(position.reach) & bit
    if pay:
        if not reach & ~free and not cross and free == position.open and not paid:
            return Refusal("D7.16", "fallback-is-free", cell=cell)
        return Refusal("D7.8", "no-crossing", cell=cell)
    if reach:
        unpaid = Refusal("D7.5", "forest-costs", cell=cell)
        return unpaid if position.left > 1 else Refusal("D7.12", "forest-beyond-means", cell=cell)
    return Refusal("D7.8", "crossing-costs", cell=cell) if cross else Refusal("D7.2", "out-of-reach", cell=cell)


def _closed(position: "DokmusPosition", number: int) -> Refusal | None:
    """D1.7: a token needs an existing cell of placeable terrain with no token on it."""
    terrain, cell = position.board.terrain(number), name(number)
    if terrain is None:
        return Refusal("D1.3", "no-such-cell", cell=cell)
    if terrain not in ".frv":
        return Refusal("D8.2", "no-token-there", cell=cell)
    if not position.open & BIT[number]:
        return Refusal("D1.7", "cell-taken", cell=cell)
    return None


def _end(position: "DokmusPosition") -> Refusal | None:
    if position.bonus >= 0:
        return Refusal("D10.3", "bonus-first")
    return Refusal("D6.4", "tokens-left", left=position.left) if position.left else None


def _may_act(position: "DokmusPosition", verb: int) -> Refusal | None:
    """D9, D10: whether the bonus or the guardian allows this kind of action at all."""
    power, rule = POWER_OF[verb]
    if position.bonus >= 0:
        return Refusal("D10.3", "bonus-first") if verb == TALISMAN else None
    if not position.guardian:
        return Refusal("D6.3", "guardian-used")
    if power not in POWERS[position.card]:
        return Refusal("D9.5" if position.card == 5 else rule, "not-your-card", card=position.card)
    return None


def _beside_the_bonus(position: "DokmusPosition", verb: int, reason: str) -> Refusal:
    """An action elsewhere while a bonus is pending: the guardian's would come in between (D10.3); where the guardian
    cannot act so, the bonus cannot either (D10.2)."""
    if position.guardian and POWER_OF[verb][0] in POWERS[position.card]:
        return Refusal("D10.3", "bonus-first")
    return Refusal("D10.2", reason, slot=SLOT_NAMES[position.bonus])


def _act(position: "DokmusPosition", move: DokmusMove) -> Refusal | None:
    if move.verb == TALISMAN:
        return Refusal("R22", "talisman-is-yours") if position.talisman == position.seat else None
    if move.verb == HOP:
        return _hop(position, move.at, move.to)
    slot, board = move.at, position.board
    if slot >= len(board.slots):
        return Refusal("D1.2", "no-such-slot", slot=SLOT_NAMES[slot])
    if slot == board.hole:
        return Refusal("D1.2", "slot-is-the-hole", slot=SLOT_NAMES[slot])
    if position.bonus >= 0 and slot != position.bonus:
        return _beside_the_bonus(position, move.verb, "not-the-bonus-tile")
    if move.verb == SLIDE and not in_line(slot, board.hole):
        return Refusal("D9.2", "not-in-line", slot=SLOT_NAMES[slot])
    return None


def _hop(position: "DokmusPosition", origin: int, target: int) -> Refusal | None:
    """D9.3, D10.2."""
    assert position.seat is not None
    if origin == target:
        return Refusal("A15", "same-cell")
    if not position.own[position.seat] & BIT[origin]:
        return Refusal("D9.3", "not-your-token", cell=name(origin))
    if position.board.ruins & BIT[origin]:
        return Refusal("D8.4", "ruins-hold-it", cell=name(origin))
    if position.bonus >= 0 and SLOT_OF[origin] != position.bonus:
        return _beside_the_bonus(position, HOP, "not-on-the-bonus-tile")
    refusal = _closed(position, target)
    if refusal is not None:
        return refusal
    return None if position.steps(origin) & BIT[target] else Refusal("D9.3", "not-one-step", cell=name(target))

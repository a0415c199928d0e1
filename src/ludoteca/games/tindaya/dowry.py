"""Dowry (T32, T31.6)."""

from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.actions.barter import (
    CANCEL_MOVE,
    SEND_MOVE,
    Units,
    choices,
    exchange,
    refuse_proposal,
    units_of,
    why_not_named,
)
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import (
    ACCEPT,
    CANCEL,
    PART,
    PUT,
    REFUSE,
    SEND,
    SETTLE,
    WANT,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.tribe import VILLAGER, VILLAGERS

DOWRY: Final = 3
"""T32.1: units paid for a villager."""


def can_dowry(p: State, payer: int, receiver: int) -> bool:
    """T32.1, T32.2, R28."""
    one, other = p.tribes[payer], p.tribes[receiver]
    return one.reserve > 0 and sum(one.stock) >= DOWRY and other.villagers() > 1


def why_not_dowry(p: State, payer: int, receiver: int) -> Refusal:
    if not p.tribes[payer].reserve:
        return Refusal("T32.2", "no-villager-in-reserve", seat=payer)
    if p.tribes[receiver].villagers() < 2:
        return Refusal("R28", "last-native")
    return Refusal("T32.1", "dowry-units", units=DOWRY)


class Dowry(Ask):
    """N7.4: the proposer names three units of the payer; he `pays` or receives."""

    name = "dowry"
    rule = "T32.1"
    forms = (PUT, WANT, SEND, CANCEL)

    def __init__(self, seat: int, partner: int, pays: bool, units: Units) -> None:
        super().__init__(seat)
        self.partner = partner
        self.pays = pays
        self.units = units

    def stock(self, p: State) -> list[int]:
        return p.tribes[self.seat if self.pays else self.partner].stock

    def moves(self, p: State) -> list[Act]:
        missing = DOWRY - len(self.units)
        if not missing:
            return [SEND_MOVE, CANCEL_MOVE]
        return [CANCEL_MOVE, *choices(p, PUT if self.pays else WANT, self.stock(p), self.units, missing)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form == CANCEL:
            p.stack.pop()
            refuse_proposal(p, self.partner)
        elif move.form == SEND:
            p.stack[-1] = DowryAnswer(self.partner, self.pays, self.seat, self.units)
        else:
            p.stack[-1] = Dowry(self.seat, self.partner, self.pays, (*self.units, p.kit.resource[move.resource]))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        missing = DOWRY - len(self.units)
        if move.form == SEND or not missing or (move.form == PUT) != self.pays:
            return Refusal("T32.1", "dowry-units", units=DOWRY)
        return why_not_named(p, self.stock(p), self.units, missing, move)

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, partner=self.partner)


class DowryAnswer(Ask):
    """T32.1: the partner accepts or refuses; `pays`: the proposer is the payer."""

    name = "dowry-answer"
    rule = "T32.1"
    forms = (ACCEPT, REFUSE)

    def __init__(self, seat: int, pays: bool, proposer: int, units: Units) -> None:
        super().__init__(seat)
        self.pays = pays
        self.proposer = proposer
        self.units = units

    def moves(self, p: State) -> list[Act]:
        return [act(ACCEPT), act(REFUSE)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.form == REFUSE:
            refuse_proposal(p, self.seat)
            return
        payer, receiver = (self.proposer, self.seat) if self.pays else (self.seat, self.proposer)
        exchange(p, payer, receiver, self.units)
        p.tell_goods("dowry", payer, loss=units_of(self.units), partner=receiver)
        p.agreed[self.seat] = p.agreed.get(self.seat, 0) + 1
        p.stack.append(Part(receiver, payer))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, proposer=self.proposer)


class Part(Ask):
    """T32.2: the receiver chooses the villager who leaves."""

    name = "part"
    rule = "T32.2"
    forms = (PART,)

    def __init__(self, seat: int, payer: int) -> None:
        super().__init__(seat)
        self.payer = payer

    def moves(self, p: State) -> list[Act]:
        natives = p.tribes[self.seat].natives
        return [act(PART, place) for place, group in natives.items() if group & VILLAGERS]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.remove(self.seat, move.hex, VILLAGER)
        p.tribes[self.seat].reserve += 1
        p.abandon([move.hex])
        p.stack[-1] = Settle(self.payer)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T32.2", "nobody-there", place=hex_text(move.hex))


def settle_hexes(p: State, seat: int) -> list[Hex]:
    """T32.2, R94: with a native of one's own, respecting T7.6; if there is no such hex any uncontrolled land that T7.6
    allows, in the first edition without buildings."""
    found = [place for place in p.tribes[seat].natives if p.may_end(seat, place)]
    if found:
        return found
    inside = p.variant.edition.settles_in_buildings
    return [place for place in sorted(p.chart.land) if place not in p.building or (inside and p.may_end(seat, place))]


class Settle(Ask):
    """T32.2, T31.6: the payer places the villager."""

    name = "settle"
    rule = "T32.2"
    forms = (SETTLE,)

    def moves(self, p: State) -> list[Act]:
        return [act(SETTLE, place) for place in settle_hexes(p, self.seat)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.settle(self.seat, move.hex, VILLAGER)
        p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if p.trade_of(move.hex) >= 0 and not p.may_end(self.seat, move.hex):
            return Refusal("T7.6", "villager-may-not-end", place=hex_text(move.hex))
        return Refusal("T32.2", "settle-elsewhere", place=hex_text(move.hex))


class NeutralDowry(Ask):
    """T31.6, N7.5: three units for the neutral villager on `hex`."""

    name = "neutral-dowry"
    rule = "T31.6"
    forms = (PUT,)

    def __init__(self, seat: int, hex: Hex, units: Units) -> None:
        super().__init__(seat)
        self.hex = hex
        self.units = units

    def moves(self, p: State) -> list[Act]:
        return choices(p, PUT, p.tribes[self.seat].stock, self.units, DOWRY - len(self.units))

    def play(self, p: State, move: Act, chance: Chance) -> None:
        units = (*self.units, p.kit.resource[move.resource])
        if len(units) < DOWRY:
            p.stack[-1] = NeutralDowry(self.seat, self.hex, units)
            return
        p.tribes[self.seat].pay(units_of(units))
        p.tell_goods("neutral-dowry", self.seat, loss=units_of(units), place=hex_text(self.hex))
        del p.neutral[self.hex]
        p.stack[-1] = Settle(self.seat)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return why_not_named(p, p.tribes[self.seat].stock, self.units, DOWRY - len(self.units), move)

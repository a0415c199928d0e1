"""Barter (T14.2)."""

from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.components import Cost
from ludoteca.games.tindaya.moves import (
    ACCEPT,
    CANCEL,
    PUT,
    REFUSE,
    SEND,
    WANT,
    Act,
    act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask

MOST_REFUSED: Final = 3
MOST_AGREED: Final = 10
"""R78."""
Units = tuple[int, ...]
"""Resources in resource order, one entry for each unit."""
SEND_MOVE: Final = act(SEND)
CANCEL_MOVE: Final = act(CANCEL)


def may_propose(p: State, partner: int) -> bool:
    """R78: the engine's guard against stalling."""
    return p.refused.get(partner, 0) < MOST_REFUSED and p.agreed.get(partner, 0) < MOST_AGREED


def choices(p: State, form: int, stock: list[int], named: Units, missing: int) -> list[Act]:
    """N2.4: the next unit of a multiset in resource order, such that `missing` units can still be named."""
    least = named[-1] if named else 0
    left = stock[least] - named.count(least) if named else stock[0]
    rest = sum(stock[least:]) - (named.count(least) if named else 0)
    found = []
    for resource in range(least, len(stock)):
        have = left if resource == least else stock[resource]
        if have and rest >= missing:
            found.append(act(form, p.kit.resources[resource]))
        rest -= have
    return found


def exchange(p: State, giver: int, taker: int, units: Units) -> None:
    for resource in units:
        p.tribes[giver].stock[resource] -= 1
        p.tribes[taker].stock[resource] += 1


def units_of(named: Units) -> Cost:
    return tuple([(resource, 1) for resource in named])


def refuse_proposal(p: State, partner: int) -> None:
    p.refused[partner] = p.refused.get(partner, 0) + 1


def why_not_named(p: State, stock: list[int], named: Units, missing: int, move: Act) -> Refusal:
    """Why a unit cannot be named next."""
    resource = p.kit.resource.get(move.resource)
    if resource is None:
        return Refusal("T14.2.1", "no-such-resource", resource=move.resource)
    if stock[resource] - named.count(resource) <= 0:
        return Refusal("T14.2.1", "not-in-stock", resource=move.resource)
    return Refusal("N2.4", "out-of-order", resource=move.resource, missing=missing)


class Barter(Ask):
    """N7.1: what the proposer puts, then as many units as he wants."""

    name = "barter"
    rule = "T14.2.1"
    forms = (PUT, WANT, SEND, CANCEL)

    def __init__(self, seat: int, partner: int, puts: Units, wants: Units) -> None:
        super().__init__(seat)
        self.partner = partner
        self.puts = puts
        self.wants = wants

    def moves(self, p: State) -> list[Act]:
        mine, theirs = p.tribes[self.seat].stock, p.tribes[self.partner].stock
        missing = len(self.puts) - len(self.wants)
        if self.puts and not missing:
            return [SEND_MOVE, CANCEL_MOVE]
        found = [CANCEL_MOVE]
        if not self.wants and len(self.puts) < sum(theirs):
            found += choices(p, PUT, mine, self.puts, 1)
        if self.puts:
            found += choices(p, WANT, theirs, self.wants, missing)
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        if move.form == PUT:
            puts = (*self.puts, p.kit.resource[move.resource])
            p.stack[-1] = Barter(self.seat, self.partner, puts, self.wants)
        elif move.form == WANT:
            wants = (*self.wants, p.kit.resource[move.resource])
            p.stack[-1] = Barter(self.seat, self.partner, self.puts, wants)
        elif move.form == SEND:
            p.stack[-1] = BarterAnswer(self.partner, self.seat, self.puts, self.wants)
        else:
            p.stack.pop()
            refuse_proposal(p, self.partner)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.form == SEND or (move.form == WANT and len(self.wants) >= len(self.puts)):
            return Refusal("T14.2.1", "equal-numbers")
        if move.form == PUT:
            if self.wants or len(self.puts) >= sum(p.tribes[self.partner].stock):
                return Refusal("N7.1", "no-more-puts")
            return why_not_named(p, p.tribes[self.seat].stock, self.puts, 1, move)
        missing = len(self.puts) - len(self.wants)
        return why_not_named(p, p.tribes[self.partner].stock, self.wants, missing, move)

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, partner=self.partner)


class BarterAnswer(Ask):
    """T14.2.2: the partner accepts or refuses."""

    name = "barter-answer"
    rule = "T14.2.2"
    forms = (ACCEPT, REFUSE)

    def __init__(self, seat: int, proposer: int, puts: Units, wants: Units) -> None:
        super().__init__(seat)
        self.proposer = proposer
        self.puts = puts
        self.wants = wants

    def moves(self, p: State) -> list[Act]:
        return [act(ACCEPT), act(REFUSE)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        if move.form == REFUSE:
            refuse_proposal(p, self.seat)
            return
        exchange(p, self.proposer, self.seat, self.puts)
        exchange(p, self.seat, self.proposer, self.wants)
        p.agreed[self.seat] = p.agreed.get(self.seat, 0) + 1
        got, given = units_of(self.wants), units_of(self.puts)
        p.tell_goods("barter", self.proposer, gain=got, loss=given, partner=self.seat)

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, proposer=self.proposer)

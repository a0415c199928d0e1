"""Optional actions after an exploration (T14): which ones a tribe can take."""

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.actions.barter import Barter, may_propose
from ludoteca.games.tindaya.actions.build import may_build, why_not_build
from ludoteca.games.tindaya.actions.collect import collect, may_collect, why_not_collect
from ludoteca.games.tindaya.actions.explored import who_explored
from ludoteca.games.tindaya.actions.gather_livestock import gather, gatherable, why_not_gather
from ludoteca.games.tindaya.actions.offerings import Offering, can_give
from ludoteca.games.tindaya.dowry import DOWRY, Dowry, NeutralDowry, can_dowry, why_not_dowry
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import (
    BARTER,
    BUILD,
    COLLECT,
    DONE,
    DONE_MOVE,
    DOWRY_NEUTRAL,
    DOWRY_PAY,
    DOWRY_RECEIVE,
    GATHER,
    OFFER,
    Act,
    act,
)
from ludoteca.games.tindaya.state import FORT, State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.tribe import NOBLE


class Optional(Ask):
    """T14: any number of optional actions, in any order, until `done`."""

    name = "optional"
    rule = "T14"
    forms = (COLLECT, BARTER, OFFER, BUILD, GATHER, DOWRY_PAY, DOWRY_RECEIVE, DOWRY_NEUTRAL, DONE)
    skips = True

    def moves(self, p: State) -> list[Act]:
        seat = self.seat
        found = [DONE_MOVE]
        partners: set[int] = set()
        volcano_at = p.chart.ocean.volcano_at
        for place, group in who_explored(p, seat).items():
            if place in p.token and may_collect(p, seat, place):
                found.append(act(COLLECT, place))
            for other, tribe in enumerate(p.tribes):
                if other != seat and place in tribe.natives:
                    partners.add(other)
            if group >= NOBLE:
                if place in volcano_at:
                    if can_give(p, seat):
                        found.append(act(OFFER, place))
                else:
                    self.noble_actions(p, place, found)
        for partner in partners:
            self.proposals(p, partner, found)
        return found

    def noble_actions(self, p: State, place: Hex, found: list[Act]) -> None:
        """T14.4, T14.5, T31.6: what a noble can do on a terrain hex."""
        seat = self.seat
        kind = p.building.get(place, 0)
        if not kind:
            if place not in p.token:
                for trade, one in enumerate(p.kit.trades):
                    if may_build(p, seat, place, trade):
                        found.append(act(BUILD, one.building, place))
        elif kind < FORT:
            for number in range(1, gatherable(p, seat, place) + 1):
                found.append(act(GATHER, place, number))
            if self.may_pay_neutral_dowry(p, place):
                found.append(act(DOWRY_NEUTRAL, place))

    def may_pay_neutral_dowry(self, p: State, place: Hex) -> bool:
        """T31.6."""
        tribe = p.tribes[self.seat]
        return p.variant.dowry and place in p.neutral and tribe.reserve > 0 and sum(tribe.stock) >= DOWRY

    def proposals(self, p: State, partner: int, found: list[Act]) -> None:
        """T14.2, T32."""
        if not may_propose(p, partner):
            return
        if any(p.tribes[self.seat].stock) and any(p.tribes[partner].stock):
            found.append(act(BARTER, partner))
        if p.variant.dowry:
            if can_dowry(p, self.seat, partner):
                found.append(act(DOWRY_PAY, partner))
            if not p.variant.edition.explorer_pays and can_dowry(p, partner, self.seat):
                found.append(act(DOWRY_RECEIVE, partner))

    def play(self, p: State, move: Act, chance: Chance) -> None:
        seat, form = self.seat, move.form
        if form == DONE:
            p.stack.pop()
        elif form == COLLECT:
            collect(p, seat, move.hex, chance)
        elif form == BARTER:
            p.stack.append(Barter(seat, move.seat, (), ()))
        elif form == OFFER:
            p.stack.append(Offering(seat, 0, move.hex))
        elif form == BUILD:
            p.build(move.hex, p.kit.building[move.building])
            p.tell("built", seat=seat, building=move.building)
        elif form == GATHER:
            gather(p, seat, move.hex, move.number)
        elif form == DOWRY_NEUTRAL:
            p.stack.append(NeutralDowry(seat, move.hex, ()))
        else:
            p.stack.append(Dowry(seat, move.seat, form == DOWRY_PAY, ()))

    def why_not(self, p: State, move: Act) -> Refusal | None:
        seat, form = self.seat, move.form
        if form == COLLECT:
            return why_not_collect(p, seat, move.hex)
        if form == BUILD:
            return why_not_build(p, seat, move.hex, move.building)
        if form == GATHER:
            return why_not_gather(p, seat, move.hex, move.number)
        if form == OFFER:
            return self.why_not_offer(p, move.hex)
        if form == DOWRY_NEUTRAL:
            return Refusal("T31.6", "no-neutral-dowry", place=hex_text(move.hex))
        return self.why_not_propose(p, move)

    def why_not_offer(self, p: State, place: Hex) -> Refusal:
        if place not in p.chart.ocean.volcano_at:
            return Refusal("T14.3.1", "no-volcano", place=hex_text(place))
        if who_explored(p, self.seat).get(place, 0) < NOBLE:
            stayed = p.tribes[self.seat].natives.get(place, 0) >= NOBLE
            return Refusal("R11" if stayed else "T14.3.1", "no-noble-explored", place=hex_text(place))
        return Refusal("T14.3.3", "nothing-to-give")

    def why_not_propose(self, p: State, move: Act) -> Refusal:
        seat, partner = self.seat, move.seat
        if p.variant.solo:
            return Refusal("T31.4", "no-barter-alone")
        if move.form != BARTER and not p.variant.dowry:
            return Refusal("T32", "no-dowry")
        if move.form == DOWRY_RECEIVE and p.variant.edition.explorer_pays:
            return Refusal("T32.1", "explorer-pays")
        explored = who_explored(p, seat)
        if partner == seat or partner >= len(p.tribes) or not explored.keys() & p.tribes[partner].natives.keys():
            return Refusal("T14.2.1", "no-partner", seat=partner)
        if not may_propose(p, partner):
            return Refusal("R78", "too-many-proposals", seat=partner)
        if move.form == BARTER:
            return Refusal("T14.2.1", "nothing-to-barter")
        payer, receiver = (seat, partner) if move.form == DOWRY_PAY else (partner, seat)
        return why_not_dowry(p, payer, receiver)

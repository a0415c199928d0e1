"""Waste (T16.3)."""

from ludoteca.core import Chance
from ludoteca.games.tindaya.components import ACORAN
from ludoteca.games.tindaya.state import State


def dump_waste(p: State, chance: Chance) -> None:
    """T16.3: what perished or overflows goes to Nature, which takes one pawn for each player."""
    if not p.variant.waste:
        return
    p.tell("era-end-waste")
    for seat in p.priority():
        tribe = p.tribes[seat]
        wasted = tuple([(kind, tribe.stock[kind]) for kind in p.kit.perishable if tribe.stock[kind]])
        tribe.pay(wasted)
        if not any(p.kit.market[card] == "capacity" for card in tribe.market):
            over = tuple(
                [(kind, tribe.stock[kind] - most) for kind, most in p.kit.contained if tribe.stock[kind] > most]
            )
            tribe.pay(over)
            wasted += over
        if wasted:
            tribe.waste += sum([units for _, units in wasted])
            p.tell_goods("waste", seat, loss=wasted, pawns=tribe.waste)
    if p.variant.domination:
        domination_waste(p)
    else:
        alliance_waste(p)


def waste(p: State) -> int:
    return sum(tribe.waste for tribe in p.tribes)


def worst_offender(p: State) -> int:
    """T16.3.3, R16: most pawns; on a tie the last in current priority."""
    return max(reversed(p.priority()), key=lambda seat: p.tribes[seat].waste)


def alliance_waste(p: State) -> None:
    """T16.3.2 [A], R16."""
    players = p.variant.players
    while waste(p) > players:
        p.enrage(ACORAN)
        for _ in range(players):
            p.tribes[worst_offender(p)].waste -= 1


def domination_waste(p: State) -> None:
    """T16.3.3 [D]."""
    if waste(p) <= p.variant.players:
        return
    while waste(p) > p.variant.players:
        seat = worst_offender(p)
        p.tribes[seat].waste = max(0, p.tribes[seat].waste - 2)
        p.add_points(seat, p.kit.points["waste_worst_offender"], "waste_worst_offender")
    p.enrage(ACORAN)

"""Barter between allies in the last era (T14.2): what the mission of one lacks for what the other can spare."""

from typing import NamedTuple

from ludoteca.bots.evaluate.tindaya.forecast import RAIDERS
from ludoteca.bots.evaluate.tindaya.idol_sales import sale_targets
from ludoteca.bots.evaluate.tindaya.missions import INVENTIONS, PRESERVED, PRISONERS, lacks, next_inventions, wanted
from ludoteca.bots.evaluate.tindaya.offering_plan import spare
from ludoteca.bots.evaluate.tindaya.weights import BARTER_UNITS
from ludoteca.games.tindaya.actions.barter import may_propose
from ludoteca.games.tindaya.state import State


class Deal(NamedTuple):
    """One unit for one unit."""

    put: int
    want: int


def deal(p: State, seat: int, partner: int) -> Deal | None:
    """What a tribe can propose to its ally so that one of them comes nearer to the mission."""
    if p.variant.domination or p.era < p.variant.eras or not may_propose(p, partner):
        return None
    mine, theirs = offered(p, seat, partner), offered(p, partner, seat)
    if not (mine and theirs) or not (mine[0][1] or theirs[0][1]):
        return None
    return Deal(mine[0][0], theirs[0][0])


def offered(p: State, giver: int, taker: int) -> list[tuple[int, bool]]:
    """The kinds that a tribe can spare, those first that the other lacks; with each, whether it does."""
    lacking, needed = sale_targets(p, taker, BARTER_UNITS), _needed(p, giver)
    kinds = [kind for kind in range(len(p.kit.resources)) if kind not in needed and _spared(p, giver, kind)]
    found = [(kind, kind in lacking) for kind in kinds]
    return sorted(found, key=lambda row: (not row[1], p.kit.rations[row[0]], row[0]))


def _needed(p: State, seat: int) -> set[int]:
    """The kinds that the tribe's own mission lacks, or its next inventions cost."""
    needed = set(sale_targets(p, seat, BARTER_UNITS))
    if lacks(p, seat, INVENTIONS):
        needed.update([kind for _, cost in next_inventions(p, p.tribes[seat]) for kind, _ in cost])
    return needed


def _spared(p: State, seat: int, kind: int) -> bool:
    """Whether the tribe has a unit of a kind to spare."""
    tribe, kit = p.tribes[seat], p.kit
    if not tribe.stock[kind]:
        return False
    if kind in kit.weapons and wanted(p, PRISONERS):
        return tribe.units(kit.weapons) > (RAIDERS if lacks(p, seat, PRISONERS) else 0)
    if kind in kit.preserved and wanted(p, PRESERVED):
        return tribe.stock[kind] > 1 or sum([tribe.stock[one] > 0 for one in kit.preserved]) > wanted(p, PRESERVED)
    return kind in kit.weapons or spare(p, seat, tribe, kind) > 0

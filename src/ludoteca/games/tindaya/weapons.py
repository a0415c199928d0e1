"""Spending weapons (N1.6, R49)."""

from functools import cache

from ludoteca.core import Refusal
from ludoteca.games.tindaya.moves import ARM, Act, act
from ludoteca.games.tindaya.state import State


@cache
def arms(horns: int, obsidian: int, most: int) -> tuple[Act, ...]:
    """N1.6: the ways to spend at most so many weapons."""
    return tuple(act(ARM, h, o) for h in range(min(horns, most) + 1) for o in range(min(obsidian, most - h) + 1))


def arms_of(p: State, seat: int, most: int) -> list[Act]:
    """What a tribe can spend of its weapons."""
    stock = p.tribes[seat].stock
    horns, obsidian = p.kit.weapons
    return list(arms(min(stock[horns], most), min(stock[obsidian], most), most))


def weapons_of(p: State, seat: int) -> int:
    """T2.4: how many weapons a tribe has."""
    stock = p.tribes[seat].stock
    return sum(stock[weapon] for weapon in p.kit.weapons)


def spend(p: State, seat: int, move: Act) -> int:
    """R49: declared weapons are spent; returns how many."""
    stock = p.tribes[seat].stock
    horns, obsidian = p.kit.weapons
    stock[horns] -= move.horns
    stock[obsidian] -= move.obsidian
    if move.horns or move.obsidian:
        p.tell_goods("armed", seat, loss=((horns, move.horns), (obsidian, move.obsidian)))
    return move.horns + move.obsidian


def why_not_arm(p: State, seat: int, move: Act, most: int, rule: str) -> Refusal:
    stock = p.tribes[seat].stock
    horns, obsidian = p.kit.weapons
    if move.horns > stock[horns] or move.obsidian > stock[obsidian]:
        return Refusal(rule, "weapons-short")
    return Refusal(rule, "too-many-weapons", most=most)

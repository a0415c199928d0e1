"""Natives who explored: they give access to optional actions (T13.8, R11)."""

from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.state import State


def who_explored(p: State, seat: int) -> dict[Hex, int]:
    """T13.8, R11: the natives who give access to optional actions, by hex."""
    return p.tribes[seat].natives if p.variant.stationary else p.moved


def nobles_who_explored(p: State, seat: int, place: Hex) -> int:
    """T14.3.1, R11, R63: nobles on a hex who give access to optional actions there."""
    here = p.tribes[seat].natives if p.variant.stationary else p.moved
    return here.get(place, 0) >> 4

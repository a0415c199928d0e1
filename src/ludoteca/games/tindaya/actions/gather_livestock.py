"""Gather livestock (T14.5)."""

from typing import Final

from ludoteca.core import Refusal
from ludoteca.games.tindaya.actions.explored import who_explored
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import NOBLE

MOST_GATHERED: Final = 2
"""T14.5.1."""


def gatherable(p: State, seat: int, place: Hex) -> int:
    """T14.5.1, T14.5.2: how many animals may be led into the building on a hex."""
    trade = p.trade_of(place)
    if trade < 0 or p.animals.get(place) or not p.tribes[seat].knows(trade):
        return 0
    animal = p.kit.trades[trade].animal
    if animal < 0:
        return 0
    kept = 0 if p.variant.domination or not p.variant.nature_limits else 1
    return min(MOST_GATHERED, p.nature[animal] - kept)


def why_not_gather(p: State, seat: int, place: Hex, number: int) -> Refusal:
    trade = p.trade_of(place)
    if who_explored(p, seat).get(place, 0) < NOBLE:
        return Refusal("T14.5.1", "no-noble-explored", place=hex_text(place))
    if trade < 0 or p.kit.trades[trade].animal < 0:
        return Refusal("T14.5.1", "no-livestock-building", place=hex_text(place))
    if not p.tribes[seat].knows(trade):
        return Refusal("T14.5.1", "trade-unknown", trade=p.kit.trades[trade].key)
    if p.animals.get(place):
        return Refusal("T14.5.1", "not-empty", place=hex_text(place))
    if 1 <= number <= MOST_GATHERED and number == p.nature[p.kit.trades[trade].animal]:
        return Refusal("T14.5.2", "last-animal")
    return Refusal("T14.5.1", "too-many-animals", animals=max(0, gatherable(p, seat, place)))


def gather(p: State, seat: int, place: Hex, number: int) -> None:
    """T14.5.1, T14.5.3."""
    animal = p.kit.trades[p.trade_of(place)].animal
    p.animals[place] = number
    p.nature[animal] -= number
    if not p.nature[animal] and p.variant.nature_limits:
        p.add_points(seat, p.kit.points["exhaust_nature_species"], "exhaust_nature_species")
    p.tell("gathered", seat=seat, animal=p.kit.animals[animal], number=number)

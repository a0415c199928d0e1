"""Collect raw materials (T14.1)."""

from ludoteca.core import Chance, Refusal
from ludoteca.games.tindaya.actions.explored import who_explored
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.state import State


def tokens_on_island(p: State, place: Hex) -> int:
    return sum([other in p.token for other in p.chart.island_at(place)])


def may_collect(p: State, seat: int, place: Hex) -> bool:
    """T14.1.1, T14.1.2."""
    if place not in p.token or sum(p.tribes[seat].deposits) >= p.variant.token_limit:
        return False
    return p.variant.domination or not p.variant.nature_limits or tokens_on_island(p, place) > 1


def why_not_collect(p: State, seat: int, place: Hex) -> Refusal:
    if place not in who_explored(p, seat):
        return Refusal("T13.8", "nobody-explored", place=hex_text(place))
    if place not in p.token:
        return Refusal("T14.1.1", "no-token", place=hex_text(place))
    if sum(p.tribes[seat].deposits) >= p.variant.token_limit:
        return Refusal("T14.1.2", "token-limit", limit=p.variant.token_limit)
    return Refusal("T14.1.2", "last-token")


def collect(p: State, seat: int, place: Hex, chance: Chance) -> None:
    """T14.1.1, T14.1.3."""
    last = p.variant.nature_limits and tokens_on_island(p, place) == 1
    p.collect(seat, place, chance)
    if last:
        p.add_points(seat, p.kit.points["exhaust_island"], "exhaust_island")

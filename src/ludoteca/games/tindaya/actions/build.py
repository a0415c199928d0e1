"""Build (T14.4)."""

from ludoteca.core import Refusal
from ludoteca.games.tindaya.actions.explored import who_explored
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import NOBLE, VILLAGERS


def may_build(p: State, seat: int, place: Hex, trade: int) -> bool:
    """T14.4.1 to T14.4.5; the noble who explored is there."""
    return (
        p.tribes[seat].knows(trade)
        and p.chart.terrain.get(place) == p.kit.trades[trade].terrain
        and place not in p.building
        and place not in p.token
        and p.reserve[trade] > 0
        and may_house(p, place, trade)
    )


def may_house(p: State, place: Hex, trade: int) -> bool:
    """T14.4.2, R61, R62: villagers here belong to one tribe that knows the trade."""
    owners = [tribe for tribe in p.tribes if tribe.natives.get(place, 0) & VILLAGERS]
    if place in p.neutral:
        return not owners
    return not owners or (len(owners) == 1 and owners[0].knows(trade))


def why_not_build(p: State, seat: int, place: Hex, key: str) -> Refusal:
    trade = p.kit.building.get(key)
    if trade is None:
        return Refusal("T14.4.1", "no-such-building", building=key)
    if who_explored(p, seat).get(place, 0) < NOBLE:
        return Refusal("T14.4.1", "no-noble-explored", place=hex_text(place))
    if not p.tribes[seat].knows(trade):
        return Refusal("T14.4.1", "trade-unknown", trade=p.kit.trades[trade].key)
    if place in p.building:
        return Refusal("T14.4.1", "hex-taken", place=hex_text(place))
    if p.chart.terrain.get(place) != p.kit.trades[trade].terrain:
        return Refusal("T14.4.3", "wrong-terrain", place=hex_text(place), building=key)
    if place in p.token:
        return Refusal("T14.4.4", "token-first", place=hex_text(place))
    if not p.reserve[trade]:
        return Refusal("T14.4.5", "no-tile-left", building=key)
    return Refusal("T14.4.2", "villagers-in-the-way", place=hex_text(place))

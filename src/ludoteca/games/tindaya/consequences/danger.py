"""Whether a move brings people into the way of the events ahead, or out of it."""

from collections.abc import Iterator
from typing import Final

from ludoteca.core import Consequence
from ludoteca.games.tindaya.danger_preview import dangers
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import (
    ASHORE,
    BUILD,
    FILL,
    FOUND,
    GOD,
    RELOCATE,
    REROUTE,
    SETTLE,
    WALK,
    WALL,
    WRECK,
    Act,
)
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import natives

MATTERS: Final = frozenset([WALK, ASHORE, SETTLE, RELOCATE, WRECK, REROUTE, GOD, FILL, WALL, BUILD, FOUND])
"""Moves after which the events ahead may hit others than before."""


def people_hit(p: State, seat: int) -> dict[Hex, int]:
    """By place, the natives of a tribe whom the events ahead would hit if they came now (T17 to T21)."""
    hit = {place for danger in dangers(p) for place in danger.hit}
    return {place: natives(group) for place, group in p.tribes[seat].natives.items() if place in hit}


def dangers_changed(p: State, move: Act, after: State) -> Iterator[Consequence]:
    if move.form not in MATTERS or after.outcome is not None:
        return
    assert p.seat is not None
    before, now = people_hit(p, p.seat), people_hit(after, p.seat)
    people, more = sum(now.values()), sum(now.values()) - sum(before.values())
    if more > 0:
        places = [place for place, number in sorted(now.items()) if number > before.get(place, 0)]
        yield Consequence("more-danger", "T17.2", people=people).at(map(hex_text, places))
    elif more < 0:
        yield Consequence("less-danger", "T17.2", "gain", people=people).at(map(hex_text, sorted(before)))

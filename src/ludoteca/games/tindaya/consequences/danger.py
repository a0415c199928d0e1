"""Whether a move brings people into the way of the events ahead, or out of it."""

from collections.abc import Iterator
from typing import Final

from ludoteca.core import Consequence
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import (
    ASHORE,
    BUILD,
    FILL,
    FOUND,
    GOD,
    PASS,
    RELOCATE,
    REROUTE,
    SETTLE,
    WALK,
    WALL,
    WRECK,
    Act,
)
from ludoteca.games.tindaya.needs import people_hit, places_hit
from ludoteca.games.tindaya.state import State

MATTERS: Final = frozenset([WALK, ASHORE, SETTLE, RELOCATE, WRECK, REROUTE, GOD, FILL, WALL, BUILD, FOUND])
"""Moves after which the events ahead may hit others than before."""


def dangers_changed(p: State, move: Act, after: State) -> Iterator[Consequence]:
    assert p.seat is not None
    if move.form == PASS:
        yield from _in_danger(people_hit(p, p.seat, places_hit(p)))
    if move.form not in MATTERS or after.outcome is not None:
        return
    before, now = people_hit(p, p.seat, places_hit(p)), people_hit(after, p.seat, places_hit(after))
    people, more = sum(now.values()), sum(now.values()) - sum(before.values())
    if more > 0:
        places = [place for place, number in sorted(now.items()) if number > before.get(place, 0)]
        yield Consequence("in-danger", "T17.2", people=people).at(map(hex_text, places))
    elif more < 0:
        yield Consequence("less-danger", "T17.2", "gain", people=people).at(map(hex_text, sorted(before)))


def _in_danger(people: dict[Hex, int]) -> Iterator[Consequence]:
    """Whoever passes leaves them where they are."""
    if people:
        places = map(hex_text, sorted(people))
        yield Consequence("in-danger", "T17.2", people=sum(people.values())).at(places)

"""Whether a move brings people into the way of the events ahead, or out of it."""

from collections.abc import Iterator
from typing import Final

from ludoteca.core import Consequence
from ludoteca.games.tindaya.components import DISASTERS, ERUPTION, TSUNAMI
from ludoteca.games.tindaya.danger_preview import dangers
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
from ludoteca.games.tindaya.tribe import VILLAGERS

MATTERS: Final = frozenset([WALK, ASHORE, SETTLE, RELOCATE, WRECK, REROUTE, GOD, FILL, WALL, BUILD, FOUND])
"""Moves after which the events ahead may hit others than before."""
DEADLY: Final = {DISASTERS[ERUPTION]: "T18", DISASTERS[TSUNAMI]: "T19"}
"""Events that nobody whom they hit survives, with their rules."""


def dangers_changed(p: State, move: Act, after: State) -> Iterator[Consequence]:
    assert p.seat is not None
    if move.form == PASS:
        yield from _left_behind(p, p.seat)
    if move.form not in MATTERS or after.outcome is not None:
        return
    before, now = people_hit(p, p.seat, places_hit(p)), people_hit(after, p.seat, places_hit(after))
    people, more = sum(now.values()), sum(now.values()) - sum(before.values())
    if more > 0:
        places = [place for place, number in sorted(now.items()) if number > before.get(place, 0)]
        yield Consequence("in-danger", "T17.2", people=people).at(map(hex_text, places))
    elif more < 0:
        yield Consequence("less-danger", "T17.2", "gain", people=people).at(map(hex_text, sorted(before)))


def _left_behind(p: State, seat: int) -> Iterator[Consequence]:
    """Whoever passes leaves people where they are: eruptions and tsunamis kill all whom they hit (T18, T19), ships and
    catastrophes some of them."""
    left, doomed = people_hit(p, seat, places_hit(p)), set[Hex]()
    for danger in dangers(p):
        if danger.event in DEADLY:
            lost = {place: left.pop(place) for place in danger.hit if place in left}
            doomed |= lost.keys()
            if lost:
                told = Consequence(
                    "will-die", DEADLY[danger.event], "loss", event=danger.event, people=sum(lost.values())
                )
                yield told.at(map(hex_text, sorted(lost)))
    homes = {place for place, group in p.tribes[seat].natives.items() if group & VILLAGERS}
    if homes and homes <= doomed:
        yield dies_out(p)
    if left:
        yield Consequence("in-danger", "T17.2", people=sum(left.values())).at(map(hex_text, sorted(left)))


def dies_out(p: State) -> Consequence:
    """T22.1, T23.2: no villager of a tribe would be left."""
    rule, mode = ("T23.2", "domination") if p.variant.domination else ("T22.1", "alliance")
    return Consequence("dies-out", rule, "loss", mode=mode)

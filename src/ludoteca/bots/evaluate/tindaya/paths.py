"""How a group gets from hex to hex in an exploration: on foot, and by canoe."""

from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.tindaya.actions.sea_moves import CANOE as OLD_CANOE
from ludoteca.games.tindaya.actions.sea_moves import GIFT as FREE_CANOE
from ludoteca.games.tindaya.actions.sea_moves import WOOD as NEW_CANOE
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import Hex
from ludoteca.games.tindaya.moves import ASHORE, EMBARK, LAUNCH, SAIL, WALK, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.tribe import VILLAGERS

Leg = tuple[Hex, Hex, Hex, Hex]
"""A move from a hex to a hex; by sea from a water to a water, 0 on land."""


class Way(NamedTuple):
    """How a hex can be reached."""

    legs: tuple[Leg, ...]
    sails: bool


class Journey(NamedTuple):
    """A group that goes somewhere, and what that brings."""

    gain: float
    group: int
    legs: tuple[Leg, ...]

    @property
    def goal(self) -> Hex:
        return self.legs[-1][1]

    def first(self) -> Act:
        """How it begins."""
        start, end, water, _ = self.legs[0]
        if water:
            return act(EMBARK, start, self.group >> 4, self.group & VILLAGERS)
        return act(WALK, start, end, self.group >> 4, self.group & VILLAGERS)

    def moves(self, p: State, seat: int) -> list[Act]:
        """All of it, as the decisions that make it."""
        return [move for leg in self.legs for move in legs_as_moves(p, seat, leg, self.group)]


@lru_cache(maxsize=1 << 14)
def ways(chart: Chart, start: Hex, left: int, forts: frozenset[Hex], canoes: frozenset[Hex] | None) -> dict[Hex, Way]:
    """What can be reached from a hex: on foot, and with a noble (T13.4) by the `canoes` there are; None: anywhere."""
    found: dict[Hex, Way] = {start: Way((), False)}
    edge = [start]
    for _ in range(left):
        following = []
        for place in edge:
            if place in forts:
                continue
            legs, sails = found[place]
            for end in chart.near(place):
                if end not in found:
                    found[end] = Way((*legs, (place, end, 0, 0)), sails)
                    following.append(end)
        for place in edge:
            if place in forts or canoes == frozenset():
                continue
            legs, sails = found[place]
            if sails:
                continue
            for water in chart.water(place):
                if canoes is None or water in canoes:
                    for stop in chart.courses(water):
                        for end in chart.near(stop):
                            if end not in found:
                                found[end] = Way((*legs, (place, end, water, stop)), True)
                                following.append(end)
        edge = following
    del found[start]
    return found


def legs_as_moves(p: State, seat: int, leg: Leg, group: int) -> list[Act]:
    """One move of a journey as the decisions that make it."""
    start, end, water, stop = leg
    if not water:
        return [act(WALK, start, end, group >> 4, group & VILLAGERS)]
    tribe = p.tribes[seat]
    means = OLD_CANOE if water in p.canoes else NEW_CANOE if tribe.stock[p.kit.wood] else FREE_CANOE
    return [
        act(EMBARK, start, group >> 4, group & VILLAGERS),
        act(LAUNCH, water, means),
        act(SAIL, stop),
        act(ASHORE, end),
    ]

"""Eruption and tsunami (T17, T18, T19)."""

from typing import ClassVar

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.chart import Chart
from ludoteca.games.tindaya.hexes import Hex, distance, hex_text
from ludoteca.games.tindaya.kit import ACORAN, ERUPTION, MONEIBA, MOUNTAIN, TSUNAMI
from ludoteca.games.tindaya.moves import ORE, RAISE, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step


def area(p: State, centre: Hex, god: int) -> tuple[Hex, ...]:
    """T17.1, T17.2: the hexes that a god's anger reaches."""
    return p.chart.grid.within(centre, p.kit.radius[p.anger[god]])


def sweep(p: State, place: Hex) -> None:
    """T18.4, T19.3, R75: everything on a terrain hex goes to its reserve."""
    p.kill_everybody(place)
    p.animals.pop(place, None)
    if p.fort(place):
        p.remove_fort(place)
    elif place in p.building:
        p.raze(place)
    p.token.pop(place, None)
    p.walls -= {place}


def sink_canoes(p: State, places: tuple[Hex, ...]) -> None:
    """T17.4."""
    for place in places:
        p.canoes.pop(place, None)


def tsunami(p: State) -> None:
    """T19."""
    places = area(p, p.chart.ocean.trench[p.standees[TSUNAMI]], MONEIBA)
    p.tell("tsunami", number=p.standees[TSUNAMI])
    sink_canoes(p, places)
    sink(p, places)


def sink(p: State, places: tuple[Hex, ...]) -> None:
    """T19.3, T20.11: terrain tiles return to the reserve with everything on them."""
    lost = [place for place in places if place in p.chart.terrain]
    for place in lost:
        sweep(p, place)
    if lost:
        left = {place: kind for place, kind in p.chart.terrain.items() if place not in lost}
        p.chart = Chart(p.chart.ocean, left)


# -------------------------------------------------------------------- T18


def erupt(p: State) -> None:
    """T18.1 to T18.4: destruction, then mountains rise out of the sea, then ore lies on them."""
    centre = p.chart.ocean.volcano[p.standees[ERUPTION]]
    places = area(p, centre, ACORAN)
    p.tell("eruption", number=p.standees[ERUPTION])
    p.kill_everybody(centre)
    sink_canoes(p, places)
    burnt = [place for place in places if place in p.chart.terrain]
    for place in burnt:
        sweep(p, place)
    raise_mountains(p, burnt)
    p.stack.append(OreFall(centre, places))
    sea = tuple(place for place in places if place not in p.chart.land and place not in p.chart.ocean.trenches)
    p.stack.append(Uplift(centre, sea))


def rings(centre: Hex, places: tuple[Hex, ...]) -> list[list[Hex]]:
    """T18.5: the places by distance from the centre."""
    found: dict[int, list[Hex]] = {}
    for place in places:
        found.setdefault(distance(place, centre), []).append(place)
    return [found[radius] for radius in sorted(found)]


def serve_rings(centre: Hex, places: tuple[Hex, ...], supply: int) -> tuple[list[Hex], list[Hex], int]:
    """T18.5: the places served in full, the ring in which the supply ends, and what is left for it."""
    served: list[Hex] = []
    for ring in rings(centre, places):
        if len(ring) > supply:
            return served, ring, supply
        served += ring
        supply -= len(ring)
    return served, [], 0


class Uplift(Step):
    """T18.3, T18.5: mountain tiles on the sea hexes of the area."""

    __slots__ = ("hex", "hexes")
    name = "uplift"

    def __init__(self, hex: Hex, hexes: tuple[Hex, ...]) -> None:
        self.hex = hex
        self.hexes = hexes

    def go(self, p: State, chance: Chance) -> None:
        p.stack.pop()
        served, ring, left = serve_rings(self.hex, self.hexes, p.tiles_left())
        raise_mountains(p, served)
        if left:
            p.stack.append(RaiseChoice(p.leader(), tuple(ring), left))


def raise_mountains(p: State, places: list[Hex]) -> None:
    if places:
        p.chart = Chart(p.chart.ocean, {**p.chart.terrain, **dict.fromkeys(places, MOUNTAIN)})


class OreFall(Step):
    """T18.4, T18.5: volcanic tokens on all mountains of the area, old and new."""

    __slots__ = ("hex", "hexes")
    name = "ore-fall"

    def __init__(self, hex: Hex, hexes: tuple[Hex, ...]) -> None:
        self.hex = hex
        self.hexes = hexes

    def go(self, p: State, chance: Chance) -> None:
        p.stack.pop()
        mountains = tuple(place for place in self.hexes if place in p.chart.terrain)
        served, ring, left = serve_rings(self.hex, mountains, p.volcanic_left())
        for place in served:
            p.token[place] = p.kit.volcanic
        if left:
            p.stack.append(OreChoice(p.leader(), tuple(ring), left))


class RingChoice(Ask):
    """T18.5, N8: the player with priority chooses `number` hexes of a ring, ascending."""

    __slots__ = ("hexes", "number")
    rule = "T18.5"
    form: ClassVar[int]
    hexes: tuple[Hex, ...]
    number: int

    def __init__(self, seat: int, hexes: tuple[Hex, ...], number: int) -> None:
        self.seat = seat
        self.hexes = hexes
        self.number = number

    def moves(self, p: State) -> list[Act]:
        return [act(self.form, place) for place in self.hexes[: len(self.hexes) - self.number + 1]]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        self.choose(p, move.a)
        if self.number > 1:
            left = tuple(place for place in self.hexes if place > move.a)
            p.stack[-1] = type(self)(self.seat, left, self.number - 1)
        else:
            p.stack.pop()

    def choose(self, p: State, place: Hex) -> None:
        raise NotImplementedError

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.a in self.hexes:
            return Refusal("N2.4", "hex-out-of-order", place=hex_text(move.a))
        return Refusal("T18.5", "not-in-ring", place=hex_text(move.a))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, number=self.number)


class RaiseChoice(RingChoice):
    """T18.5: which sea hexes are raised with the last tiles."""

    __slots__ = ()
    name = "raise"
    forms = (RAISE,)
    form = RAISE

    def choose(self, p: State, place: Hex) -> None:
        raise_mountains(p, [place])


class OreChoice(RingChoice):
    """T18.5: which mountains get the last tokens."""

    __slots__ = ()
    name = "ore"
    forms = (ORE,)
    form = ORE

    def choose(self, p: State, place: Hex) -> None:
        p.token[place] = p.kit.volcanic

"""Eruption (T18)."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.components import ACORAN, ERUPTION, MOUNTAIN
from ludoteca.games.tindaya.disasters.area_of_effect import area, sink_canoes, sweep
from ludoteca.games.tindaya.map.chart import Chart
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import ORE, RAISE, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step


def erupt(p: State) -> None:
    """T18.1 to T18.4: destruction, then mountains rise out of the sea, then ore lies on them."""
    centre = p.chart.ocean.volcano[p.standees[ERUPTION]]
    places = area(p, centre, ACORAN)
    p.tell("eruption", number=p.standees[ERUPTION], place=hex_text(centre), radius=p.kit.radius[p.anger[ACORAN]])
    p.kill_everybody(centre)
    sink_canoes(p, places)
    burnt = [place for place in places if place in p.chart.terrain]
    sweep(p, burnt)
    raise_mountains(p, burnt)
    p.stack.append(OreFall(centre, places))
    sea = tuple(place for place in places if place not in p.chart.land and place not in p.chart.ocean.trenches)
    p.stack.append(Uplift(centre, sea))


def serve_rings(p: State, centre: Hex, places: Iterable[Hex], supply: int) -> tuple[list[Hex], list[Hex], int]:
    """T18.5: of these places, those served in full from the centre outwards, the ring in which the supply ends, and
    what is left for it."""
    wanted = set(places)
    served: list[Hex] = []
    for around in p.chart.grid.rings(centre):
        ring = [place for place in around if place in wanted]
        if len(ring) > supply:
            return served, ring, supply
        served += ring
        supply -= len(ring)
    return served, [], 0


class Uplift(Step):
    """T18.3, T18.5: mountain tiles on the sea hexes of the area."""

    name = "uplift"

    def __init__(self, hex: Hex, hexes: tuple[Hex, ...]) -> None:
        self.hex = hex
        self.hexes = hexes

    def go(self, p: State, chance: Chance) -> None:
        p.stack.pop()
        served, ring, left = serve_rings(p, self.hex, self.hexes, p.tiles_left())
        raise_mountains(p, served)
        p.tell_places("land-rises", served, number=len(served))
        if left:
            p.stack.append(RaiseChoice(p.leader(), tuple(ring), left))


def raise_mountains(p: State, places: list[Hex]) -> None:
    if places:
        p.chart = Chart(p.chart.ocean, {**p.chart.terrain, **dict.fromkeys(places, MOUNTAIN)})


class OreFall(Step):
    """T18.4, T18.5: volcanic tokens on all mountains of the area, old and new."""

    name = "ore-fall"

    def __init__(self, hex: Hex, hexes: tuple[Hex, ...]) -> None:
        self.hex = hex
        self.hexes = hexes

    def go(self, p: State, chance: Chance) -> None:
        p.stack.pop()
        mountains = [place for place in self.hexes if place in p.chart.terrain]
        served, ring, left = serve_rings(p, self.hex, mountains, p.volcanic_left())
        for place in served:
            p.token[place] = p.kit.volcanic
        p.tell_places("ore-falls", served, number=len(served))
        if left:
            p.stack.append(OreChoice(p.leader(), tuple(ring), left))


class RingChoice(Ask):
    """T18.5, N8: the player with priority chooses `number` hexes of a ring, ascending."""

    rule = "T18.5"
    form: ClassVar[int]

    def __init__(self, seat: int, hexes: tuple[Hex, ...], number: int) -> None:
        super().__init__(seat)
        self.hexes = hexes
        self.number = number

    def moves(self, p: State) -> list[Act]:
        return [act(self.form, place) for place in self.hexes[: len(self.hexes) - self.number + 1]]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        self.choose(p, move.hex)
        if self.number > 1:
            left = tuple(place for place in self.hexes if place > move.hex)
            p.stack[-1] = type(self)(self.seat, left, self.number - 1)
        else:
            p.stack.pop()

    @abstractmethod
    def choose(self, p: State, place: Hex) -> None:
        """What is done with a hex chosen."""

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.hex in self.hexes:
            return Refusal("N2.4", "hex-out-of-order", place=hex_text(move.hex))
        return Refusal("T18.5", "not-in-ring", place=hex_text(move.hex))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, number=self.number)


class RaiseChoice(RingChoice):
    """T18.5: which sea hexes are raised with the last tiles."""

    name = "raise"
    forms = (RAISE,)
    form = RAISE

    def choose(self, p: State, place: Hex) -> None:
        raise_mountains(p, [place])
        p.tell_places("land-rises", [place], number=1)


class OreChoice(RingChoice):
    """T18.5: which mountains get the last tokens."""

    name = "ore"
    forms = (ORE,)
    form = ORE

    def choose(self, p: State, place: Hex) -> None:
        p.token[place] = p.kit.volcanic
        p.tell_places("ore-falls", [place], number=1)

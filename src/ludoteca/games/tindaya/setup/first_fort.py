"""The first fort of the conquistadors (T4.7)."""

from typing import Final

from ludoteca.core import Chance, Json, Pick, Refusal
from ludoteca.games.tindaya.components import COAST, FOREST, MOUNTAIN, TERRAINS
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import FORT, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask

GARRISON: Final = 2
"""T4.7, T21.4: conquistadors of a new fort."""


def fort_hexes(p: State, places: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """T4.7: the forests without building among these hexes, else the coasts, else the mountains."""
    terrain = p.chart.terrain
    for kind in (FOREST, COAST, MOUNTAIN):
        found = tuple(place for place in places if terrain.get(place) == kind and place not in p.building)
        if found:
            return found
    return ()


def numbered_island(p: State, number: int) -> tuple[Hex, ...]:
    """The island that bears the number of a volcano (T3.5)."""
    return p.chart.island_at(p.chart.ocean.volcano[number])


def roll_for_fort(p: State, chance: Chance) -> None:
    """T4.7: the die names the island; again if it offers no hex. T31.3: not in solo."""
    if p.variant.solo:
        return
    numbers: list[Json] = [*sorted(p.chart.ocean.volcano)]
    hexes: tuple[Hex, ...] = ()
    while not hexes:
        number = chance.outcome(Pick("fort", numbers, "T4.7"))
        assert isinstance(number, int)
        hexes = fort_hexes(p, numbered_island(p, number))
    p.stack.append(FirstFort(p.order[0], hexes))


class FirstFort(Ask):
    """T4.7, T31.3: where the conquistadors land first."""

    name = "first-fort"
    rule = "T4.7"
    forms = (FORT,)

    def __init__(self, seat: int, hexes: tuple[Hex, ...]) -> None:
        super().__init__(seat)
        self.hexes = hexes

    def moves(self, p: State) -> list[Act]:
        return [act(FORT, place) for place in self.hexes]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.stack.pop()
        p.place_fort(move.hex, GARRISON)
        p.first_fort = move.hex

    def why_not(self, p: State, move: Act) -> Refusal | None:
        kind = TERRAINS[p.chart.terrain[self.hexes[0]]]
        return Refusal("T4.7", "fort-elsewhere", place=hex_text(move.hex), terrain=kind)

"""Solo: neutral buildings (T31)."""

from typing import Final

from ludoteca.core import Chance, Json, Pick, Question, Refusal
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import NEUTRAL, Act, act
from ludoteca.games.tindaya.setup.first_fort import FirstFort, fort_hexes, numbered_island
from ludoteca.games.tindaya.setup.starting_buildings import stock_building
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask

NEUTRALS: Final[tuple[str, ...]] = ("sty", "dock")
"""T31.2: in the order of their numbers."""


def found_neutrals(p: State, chance: Chance) -> None:
    """T31.2: a prophecy card, which goes back into the bag, tells the islands."""
    if not p.variant.solo:
        return
    cards: list[Json] = [*p.kit.prophecies]
    card = str(chance.outcome(Pick("prophecy", cards, "T31.2")))
    numbers = tuple(p.kit.prophecies[card]["1"])
    p.stack.append(PlaceNeutral(p.order[0], 0, numbers))


def searched(p: State, numbers: tuple[int, ...]) -> list[tuple[Hex, ...]]:
    """R27: the islands of these numbers, one after the other, then the whole map."""
    return [*(numbered_island(p, number) for number in numbers), tuple(sorted(p.chart.land))]


class PlaceNeutral(Ask):
    """T31.2: the neutral building `index`, searched from its number on."""

    name = "neutral"
    rule = "T31.2"
    forms = (NEUTRAL,)

    def __init__(self, seat: int, index: int, numbers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.index = index
        self.numbers = numbers

    def hexes(self, p: State) -> list[Hex]:
        wanted = p.kit.trades[p.kit.building[NEUTRALS[self.index]]].terrain
        for places in searched(p, self.numbers[self.index :]):
            found = [place for place in places if p.chart.terrain.get(place) == wanted and place not in p.building]
            if found:
                return found
        raise AssertionError("the map has no terrain left for a neutral building")

    def moves(self, p: State) -> list[Act]:
        return [act(NEUTRAL, NEUTRALS[self.index], place) for place in self.hexes(p)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.build(move.hex, p.kit.building[move.building])
        p.token.pop(move.hex, None)
        p.neutral[move.hex] = 1
        stock_building(p, move.hex)
        if self.index + 1 < len(NEUTRALS):
            p.stack[-1] = PlaceNeutral(self.seat, self.index + 1, self.numbers)
            return
        p.stack.pop()
        for places in searched(p, self.numbers[len(NEUTRALS) :]):
            hexes = fort_hexes(p, places)
            if hexes:
                p.stack.append(FirstFort(self.seat, hexes))
                return

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.building != NEUTRALS[self.index]:
            return Refusal("T31.2", "other-building-first", building=NEUTRALS[self.index])
        return Refusal("T31.2", "not-on-that-island", place=hex_text(move.hex))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, building=NEUTRALS[self.index])

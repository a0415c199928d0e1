"""The starting buildings, their natives and livestock (T4.5)."""

from functools import lru_cache
from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import FOUND, SPLIT, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask
from ludoteca.games.tindaya.tribe import NOBLE

START_VILLAGERS: Final = 3
"""T4.2.5."""
START_ANIMALS: Final = 2
"""T4.5.4."""


def start_founding(p: State, chance: Chance) -> None:
    p.stack.append(Found(p.order[0], 0))


@lru_cache(maxsize=1 << 10)
def foundations(building: str, places: tuple[Hex, ...]) -> tuple[Act, ...]:
    """A building founded on each of these hexes."""
    return tuple([act(FOUND, building, place) for place in places])


class Found(Ask):
    """T4.5.1, T4.5.2: the starting buildings, one each, then the others; `turn` counts the foundations."""

    name = "found"
    rule = "T4.5.1"
    forms = (FOUND,)

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def trades(self, p: State) -> list[int]:
        """The trades whose building is still to be placed."""
        tribe = p.tribes[self.seat]
        done = [p.building[place] - 1 for place in tribe.homes]
        return [trade for trade in range(len(p.kit.trades)) if tribe.knows(trade) and trade not in done]

    def moves(self, p: State) -> list[Act]:
        taken = p.building
        found: list[Act] = []
        for index in self.trades(p):
            trade = p.kit.trades[index]
            places = p.chart.all_of(trade.terrain)
            found += [move for move in foundations(trade.building, places) if move.hex not in taken]
        return found

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.build(move.hex, p.kit.building[move.building])
        p.tribes[self.seat].homes += (move.hex,)
        p.collect(self.seat, move.hex, chance)
        turn = self.turn + 1
        if turn < 2 * len(p.order):
            p.stack[-1] = Found(p.order[turn % len(p.order)], turn)
        else:
            p.stack[-1] = Split(p.order[0], 0)

    def why_not(self, p: State, move: Act) -> Refusal | None:
        trade = p.kit.building.get(move.building)
        if trade is None or trade not in self.trades(p):
            return Refusal("T4.5.1", "not-your-building", building=move.building)
        if move.hex in p.building:
            return Refusal("T4.5.1", "hex-taken", place=hex_text(move.hex))
        return Refusal("T14.4.3", "wrong-terrain", place=hex_text(move.hex), building=move.building)


class Split(Ask):
    """T4.5.3: one noble on each starting building, the villagers as the tribe likes."""

    name = "split"
    rule = "T4.5.3"
    forms = (SPLIT,)

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def villagers(self, p: State) -> int:
        extra: int = p.tribes[self.seat].card.params.get("extra_start_villagers", 0)
        return START_VILLAGERS + extra

    def moves(self, p: State) -> list[Act]:
        return [act(SPLIT, number) for number in range(self.villagers(p) + 1)]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        first, second = p.tribes[self.seat].homes
        p.settle(self.seat, first, NOBLE + move.number)
        p.settle(self.seat, second, NOBLE + self.villagers(p) - move.number)
        turn = self.turn + 1
        if turn < len(p.order):
            p.stack[-1] = Split(p.order[turn], turn)
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        return Refusal("T4.5.3", "too-many-villagers", villagers=self.villagers(p))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, villagers=self.villagers(p))


def bring_livestock(p: State, chance: Chance) -> None:
    """T4.5.4."""
    for tribe in p.tribes:
        for place in tribe.homes:
            stock_building(p, place)


def stock_building(p: State, place: Hex) -> None:
    """T4.5.4, T31.2: two animals in a sty or pen; T33.1: out of the ten that start in Nature."""
    animal = p.kit.trades[p.trade_of(place)].animal
    if animal >= 0:
        p.animals[place] = START_ANIMALS
        if p.variant.all_animals:
            p.nature[animal] -= START_ANIMALS

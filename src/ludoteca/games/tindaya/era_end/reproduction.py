"""Reproduction (T16.1, T25.7)."""

from collections.abc import Iterable
from typing import Final

from ludoteca.core import Chance, Question, Refusal
from ludoteca.games.tindaya.map.hexes import Hex, hex_text
from ludoteca.games.tindaya.moves import BIRTH, Act, act
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Ask, Step
from ludoteca.games.tindaya.tribe import VILLAGER, VILLAGERS

PARENTS: Final = 2
"""T16.1: it takes two."""


def breeding(p: State, seat: int) -> list[Hex]:
    """T16.1.1: the buildings where villagers of the tribe breed, in hex order."""
    natives = p.tribes[seat].natives
    return [place for place in p.controlled(seat) if natives[place] & VILLAGERS >= PARENTS]


def breed_villagers(p: State, seat: int) -> None:
    """T16.1.1, N2.3: one villager for each such building; a short reserve leaves the tribe the choice."""
    places = breeding(p, seat)
    reserve = p.tribes[seat].reserve
    if 0 < reserve < len(places):
        p.stack.append(Births(seat, tuple(places), reserve))
        return
    for place in places[:reserve]:
        p.settle(seat, place, VILLAGER)
    p.tell_places("births", places[:reserve], seat=seat, villagers=len(places[:reserve]))


class Births(Ask):
    """N8: `number` births in ascending order, at these places."""

    name = "birth"
    rule = "T16.1.1"
    forms = (BIRTH,)

    def __init__(self, seat: int, hexes: tuple[Hex, ...], number: int) -> None:
        super().__init__(seat)
        self.hexes = hexes
        self.number = number

    def moves(self, p: State) -> list[Act]:
        return [act(BIRTH, place) for place in self.hexes[: len(self.hexes) - self.number + 1]]

    def play(self, p: State, move: Act, chance: Chance) -> None:
        p.settle(self.seat, move.hex, VILLAGER)
        p.tell_places("births", [move.hex], seat=self.seat, villagers=1)
        if self.number > 1:
            left = tuple(place for place in self.hexes if place > move.hex)
            p.stack[-1] = Births(self.seat, left, self.number - 1)
        else:
            p.stack.pop()

    def why_not(self, p: State, move: Act) -> Refusal | None:
        if move.hex in self.hexes:
            return Refusal("N2.4", "hex-out-of-order", place=hex_text(move.hex))
        return Refusal("T16.1.1", "no-birth-here", place=hex_text(move.hex))

    def question(self, p: State) -> Question:
        return Question(self.name, self.rule, number=self.number)


def herds_breeding(p: State, places: Iterable[Hex]) -> list[Hex]:
    """T16.1.2: the sties and pens among these places where animals breed."""
    return [place for place in places if p.animals.get(place, 0) >= PARENTS]


def breed_livestock(p: State, places: Iterable[Hex]) -> None:
    herds = herds_breeding(p, places)
    for place in herds:
        p.animals[place] += 1
    if p.events is not None:
        kinds = [p.kit.animals[p.kit.trades[p.building[place] - 1].animal] for place in herds]
        p.tell_places("litters", herds, animals={kind: kinds.count(kind) for kind in sorted(set(kinds))})


def reproduce(p: State, chance: Chance) -> None:
    """T16.1: villagers, captive animals, Nature, forts; R54: the counts before the step decide."""
    p.tell("era-end-births")
    p.stack.append(ReproductionQueue(tuple(p.priority())))


class ReproductionQueue(Step):
    """T16.1.1 for these tribes, then T16.1.2 to T16.1.4."""

    name = "reproduction"

    def __init__(self, later: tuple[int, ...]) -> None:
        self.later = later

    def go(self, p: State, chance: Chance) -> None:
        if self.later:
            p.stack[-1] = ReproductionQueue(self.later[1:])
            breed_villagers(p, self.later[0])
            return
        p.stack.pop()
        breed_livestock(p, list(p.animals))
        wild = [kind for kind, number in enumerate(p.nature) if number >= PARENTS]
        for kind in wild:
            p.nature[kind] += 1
        if wild:
            p.tell("wild-litters", animals={p.kit.animals[kind]: 1 for kind in wild})
        garrisons = [place for place, number in p.conquistadors.items() if number >= PARENTS]
        for place in garrisons:
            p.conquistadors[place] += 1
        p.tell_places("garrisons", garrisons, number=len(garrisons))

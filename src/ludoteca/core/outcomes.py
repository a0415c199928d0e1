"""Outcomes: every way in which a move may turn out, as far as its seat can know, and what all of that means in odds.

All is computed from a view: positions that a seat cannot tell apart give equal answers. What is hidden is imagined,
several times. Chance is followed through all its outcomes where they are few, and sampled where they are many.
"""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from ludoteca.core.chance import Chance, Lot, Seeded
from ludoteca.core.consequence import Consequence, Odds
from ludoteca.core.event import Event
from ludoteca.core.game import Game
from ludoteca.core.json import Json, canonical
from ludoteca.core.move import Move
from ludoteca.core.position import NEXT_DECISION, Position
from ludoteca.core.view import View

WORLDS: Final = 4
"""Positions imagined to find out whether anything hidden matters."""
SAMPLES: Final = 24
"""Positions imagined where it does, or where chance has too many outcomes."""
MOST_OUTCOMES: Final = 64
DEEPEST: Final = 24
"""Numbers drawn in one move; a rule may draw again and again until one fits."""
MOST_VARIANTS: Final = 4
"""Consequences of one name that are told one by one; more become a range."""
SMALLEST_PART: Final = 12
"""The largest denominator of odds that come from a sample."""

Outcome = tuple[Fraction, list[Consequence]]
Clock = Callable[[], float]


class TooMany(Exception):
    """Chance has more outcomes than can be followed."""


class _Every(Chance):
    """Follows one path through the numbers that are drawn; `advance` goes on to the next path."""

    def __init__(self) -> None:
        self._path: list[tuple[int, int]] = []
        self._at = 0

    def below(self, n: int) -> int:
        if self._at == len(self._path):
            self._path.append((0, n))
            if self._paths() > MOST_OUTCOMES or len(self._path) > DEEPEST:
                raise TooMany
        number = self._path[self._at][0]
        self._at += 1
        return number

    def outcome(self, lot: Lot) -> Json:
        return lot.draw(self.below)

    def _paths(self) -> int:
        number = 1
        for _, n in self._path:
            number *= n
        return number

    def weight(self) -> Fraction:
        return Fraction(1, self._paths())

    def advance(self) -> bool:
        """False after the last path."""
        self._at = 0
        while self._path:
            number, n = self._path.pop()
            if number + 1 < n:
                self._path.append((number + 1, n))
                return True
        return False


class MoveMeanings:
    """What the moves of one seat mean in the position that it sees."""

    def __init__(self, box: Game[Any], view: View) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self._first = box.imagine(View(view.game, view.seat, json.loads(canonical(view.facts))), Seeded("consequences"))
        self._worlds = [self._first]
        self._chance = Seeded("worlds")
        self._moves = {move.text: move for move in self._first.moves()}

    def of(self, text: str) -> list[Consequence]:
        """What a legal move means; nothing if there is no such move."""
        move = self._moves.get(text)
        if move is None or self._first.seat != self.seat:
            return []
        return _told(self._exactly(move) or self._sampled(move))

    def _world(self, number: int) -> Position[Any]:
        while len(self._worlds) <= number:
            self._worlds.append(self._first.imagine(self.seat, self._chance))
        return self._worlds[number]

    def _exactly(self, move: Move) -> "_Outcomes | None":
        """All outcomes, where chance has few of them and nothing that is hidden changes them."""
        found: _Outcomes | None = None
        for number in range(WORLDS):
            try:
                outcomes = _Outcomes(self._every(self._world(number), move), about=False)
            except TooMany:
                return None
            if found is not None and found.shares != outcomes.shares:
                return None
            found = outcomes if found is None else found.joined(outcomes)
        return found

    def _every(self, world: Position[Any], move: Move) -> Iterator[Outcome]:
        chance = _Every()
        while True:
            consequences = self._try(world, move, chance)
            yield chance.weight(), consequences
            if not chance.advance():
                return

    def _sampled(self, move: Move) -> "_Outcomes":
        share = Fraction(1, SAMPLES)
        chance = Seeded(f"luck of {move.text}")
        return _Outcomes(
            ((share, self._try(self._world(number), move, chance)) for number in range(SAMPLES)), about=True
        )

    def _try(self, world: Position[Any], move: Move, chance: Chance) -> list[Consequence]:
        after, events = world.copy(), list[Event]()
        after.events = events
        after.play(move, chance)
        heard = [event for event in events if event.audience in (None, self.seat)]
        return world.consequences(move, after, heard)


class _Outcomes:
    """How likely each consequence is, in the order in which they were told."""

    def __init__(self, outcomes: Iterator[Outcome], *, about: bool) -> None:
        self.about = about
        self.shares: dict[tuple[object, ...], Fraction] = {}
        self.consequences: dict[tuple[object, ...], Consequence] = {}
        for weight, told in outcomes:
            for key, consequence in {consequence.key(): consequence for consequence in told}.items():
                self.shares[key] = self.shares.get(key, Fraction(0)) + weight
                self._add(key, consequence)

    def _add(self, key: tuple[object, ...], consequence: Consequence) -> None:
        """A consequence may happen here in one outcome and there in another."""
        known = self.consequences.get(key)
        self.consequences[key] = consequence if known is None else known.at(consequence.places)

    def joined(self, other: "_Outcomes") -> "_Outcomes":
        """The same outcomes of another world."""
        for key, consequence in other.consequences.items():
            self._add(key, consequence)
        return self

    def rank(self, variants: list[tuple[object, ...]]) -> tuple[bool, Fraction]:
        """Who decides next is told last, the likeliest first."""
        if variants[0][0] not in NEXT_DECISION:
            return False, Fraction(0)
        return True, -max(self.shares[key] for key in variants)

    def odds(self, key: tuple[object, ...]) -> Odds | None:
        share = self.shares[key]
        if share == 1:
            return None
        if self.about:
            near = share.limit_denominator(SMALLEST_PART)
            share = near if 0 < near < 1 else share
        return Odds(share.numerator, share.denominator, about=self.about)


def _told(outcomes: _Outcomes) -> list[Consequence]:
    """In the order of the game, who decides next at the end. Variants of one kind come together: the likeliest first,
    or as a range if they are many."""
    kinds: dict[str, list[tuple[object, ...]]] = {}
    for key, consequence in outcomes.consequences.items():
        kinds.setdefault(_kind(consequence), []).append(key)
    told: list[Consequence] = []
    for variants in sorted(kinds.values(), key=outcomes.rank):
        if len(variants) > MOST_VARIANTS:
            told.append(_range([outcomes.consequences[key] for key in variants]))
            continue
        for key in sorted(variants, key=lambda key: -outcomes.shares[key]):
            told.append(outcomes.consequences[key].with_odds(outcomes.odds(key)))
    return told


def _kind(consequence: Consequence) -> str:
    """What variants with other numbers have in common; the number of a seat is a name."""
    named = ((key, value) for key, value in consequence.parameters.items() if key == "seat" or isinstance(value, str))
    texts = sorted(f"{key} {value}" for key, value in named)
    return " ".join([consequence.name, *texts])


def _range(variants: Sequence[Consequence]) -> Consequence:
    """One consequence with "2–5" where the variants have numbers from 2 to 5."""
    first = variants[0]
    parameters = dict(first.parameters)
    for key, value in first.parameters.items():
        numbers = sorted({int(one.parameters[key]) for one in variants}) if isinstance(value, int) else []
        if len(numbers) > 1:
            parameters[key] = f"{numbers[0]}–{numbers[-1]}"
    places = [place for one in variants for place in one.places]
    return Consequence(first.name, first.rule, first.tone, **parameters).at(places)


def foresee(
    box: Game[Any], view: View, moves: Sequence[str], seconds: float = 1.0, clock: Clock = time.monotonic
) -> dict[str, list[Consequence]]:
    """What each of these moves means, as many of them as there is time for; the first one always."""
    meanings, begun = MoveMeanings(box, view), clock()
    found: dict[str, list[Consequence]] = {}
    for move in moves:
        if found and clock() - begun > seconds:
            break
        found[move] = meanings.of(move)
    return found

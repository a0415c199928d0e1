"""Odds are exact where chance has few outcomes, and a sample where it has many or something hidden matters."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core import (
    Chance,
    Consequence,
    Event,
    Game,
    Move,
    Options,
    Pick,
    Position,
    Question,
    Refusal,
    Result,
    View,
)
from ludoteca.core.outcomes import MOST_OUTCOMES, foresee

SIDES = 6


class Throw(Position[Move]):
    """A die is thrown, or many dice, or a hidden card is turned over."""

    def __init__(self, hidden: int = 0) -> None:
        self.seat, self.events = 0, None
        self.hidden = hidden
        self.thrown: list[int] = []

    def moves(self) -> list[Move]:
        return [Move("one"), Move("many"), Move("turn"), Move("again"), Move("rest")]

    def play(self, move: Move, chance: Chance) -> None:
        values = [*range(1, SIDES + 1)]
        if move.text == "again":
            while 6 not in self.thrown:
                self.thrown.append(int(str(chance.outcome(Pick("die", values, "X1")))))
        number = {"one": 1, "many": 5}.get(move.text, 0)
        self.thrown += [int(str(chance.outcome(Pick("die", values, "X1")))) for _ in range(number)]
        if move.text == "turn":
            self.thrown.append(self.hidden)

    def copy(self) -> "Throw":
        return Throw(self.hidden)

    def view(self, seat: int | None) -> View:
        return View("throw", seat, {})

    def imagine(self, seat: int, chance: Chance) -> "Throw":
        return Throw(chance.below(2))

    def consequences(self, move: Move, after: Position[Move], events: Sequence[Event]) -> list[Consequence]:
        assert isinstance(after, Throw)
        if move.text == "turn":
            return [Consequence("card", "X2", card=after.thrown[0])]
        last = after.thrown[-1] if after.thrown else 0
        high = [Consequence("high", "X1", "gain").at([f"eye {last}"])] if last > 4 else []
        return [
            Consequence("thrown", "X1", dice=len(after.thrown)),
            *high,
            Consequence("sum", "X1", eyes=sum(after.thrown)),
            *([Consequence("next-turn", "X1", seat=last // 2)] if move.text == "one" else []),
        ]

    def why_not(self, move: Move) -> Refusal | None:
        return None

    def turn_rule(self) -> str:
        return "X1"

    def question(self) -> Question | None:
        return Question("throw", "X1")

    def result(self) -> Result | None:
        return None

    def check(self) -> None:
        pass


class Box(Game[Move]):
    key, rules, seats, seats_rule = "throw", "1", range(1, 2), "X1"

    def new(self, seats: int, options: Options, chance: Chance) -> Throw:
        return Throw()

    def parse(self, text: str) -> Move:
        return Move(text)

    def rule_of(self, move: Move) -> str:
        return "X1"

    def imagine(self, view: View, chance: Chance) -> Throw:
        return Throw(chance.below(2))


def told(move: str) -> dict[str, Any]:
    found = foresee(Box(), View("throw", 0, {}), [move])[move]
    return {
        one.name: (dict(one.parameters), one.odds and (one.odds.times, one.odds.of, one.odds.about)) for one in found
    }


def test_a_die_has_exact_odds() -> None:
    assert told("one")["thrown"] == ({"dice": 1}, None)
    assert told("one")["high"] == ({}, (1, 3, False))


def test_places_of_all_outcomes_are_told() -> None:
    found = foresee(Box(), View("throw", 0, {}), ["one"])["one"]
    assert {one.name: one.places for one in found}["high"] == ("eye 5", "eye 6")


def test_many_variants_become_a_range() -> None:
    assert told("one")["sum"] == ({"eyes": "1–6"}, None)


def test_seats_never_become_a_range() -> None:
    found = [one for one in foresee(Box(), View("throw", 0, {}), ["one"])["one"] if one.name == "next-turn"]
    assert [(one.parameters["seat"], one.odds and (one.odds.times, one.odds.of)) for one in found] == [
        (1, (1, 3)),
        (2, (1, 3)),
        (0, (1, 6)),
        (3, (1, 6)),
    ]


def test_many_dice_are_sampled() -> None:
    assert SIDES**5 > MOST_OUTCOMES
    times, of, about = told("many")["high"][1]
    assert about
    assert 0.1 < times / of < 0.6
    assert told("many") == told("many"), "the same question gives the same answer"


def test_what_is_hidden_is_told_as_odds() -> None:
    _, odds = told("turn")["card"]
    assert odds is not None
    assert odds[2], "nobody counted all cards"


def test_a_throw_that_is_repeated_ends() -> None:
    assert "sum" in told("again")


def test_no_luck_no_odds() -> None:
    assert told("rest")["thrown"] == ({"dice": 0}, None)


def test_there_is_a_limit_to_the_time() -> None:
    ticks = iter(range(100))
    found = foresee(Box(), View("throw", 0, {}), ["one", "many", "turn", "rest"], 1.5, lambda: float(next(ticks)))
    assert list(found) == ["one", "many"]


def test_a_move_that_is_not_legal_means_nothing() -> None:
    assert foresee(Box(), View("throw", 0, {}), ["fly"]) == {"fly": []}

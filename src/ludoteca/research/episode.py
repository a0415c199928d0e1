"""A game as a tree search walks it: decisions and chance as numbers, and what every seat has seen happen."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import Chance, ChanceNeeded, Json, Lot, Move, NoChance, Position, Seeded, canonical
from ludoteca.core.json import is_int
from ludoteca.core.shelf import Box
from ludoteca.research.table import Choices, Setting, rewards, tree

CHANCE_OUTCOMES = 256
"""Outcomes of a chance node, each as likely."""
SETUP = 4
"""Chance nodes before the first decision."""


class Fork(Exception):
    """Luck falls on one of so many numbers, and nobody has said on which."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _Path(Chance):
    """Luck that falls as told, number by number."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = iter(numbers)

    def below(self, n: int) -> int:
        number = next(self._numbers, None)
        if number is None:
            raise Fork(n)
        return number

    def outcome(self, lot: Lot) -> Json:
        return lot.draw(self.below)


class _Witness(Chance):
    """Chance, and what each seat may see of it."""

    def __init__(self, chance: Chance, logs: list[list[str]]) -> None:
        self._chance = chance
        self._logs = logs

    def outcome(self, lot: Lot) -> Json:
        value = self._chance.outcome(lot)
        for seat, log in enumerate(self._logs):
            log.append(f"{lot.name} {canonical(lot.shown(value, seat))}")
        return value

    def below(self, n: int) -> int:
        return self._chance.below(n)


class Episode:
    """One game from its setup to its end. While chance is `due`, `apply_chance` takes a number, else `step` does.

    A number is one of 256, and seeds the luck that follows. `exact` luck falls number by number, as the rules draw
    them: the next one is one of `fan`. That is for small games, whose every outcome can be listed.
    """

    __slots__ = (
        "choices", "due", "exact", "fan", "lines", "logs", "outcomes", "pending", "position", "prefix", "setting"
    )  # fmt: skip

    def __init__(self, setting: Setting, exact: bool = False) -> None:
        self.setting = setting
        self.exact = exact
        self.fan = CHANCE_OUTCOMES
        self.position: Position[Any] | None = None
        self.choices: Choices = {}
        self.prefix: tuple[int, ...] = ()
        self.pending: Move | None = None
        self.due = SETUP
        self.outcomes: tuple[int, ...] = ()
        self.logs: list[list[str]] = [[] for _ in range(setting.players)]
        self.lines: list[str] = []
        if exact:
            self._follow()

    def copy(self) -> "Episode":
        other = Episode.__new__(Episode)
        other.setting = self.setting
        other.position = None if self.position is None else self.position.copy()
        other.choices = self.choices
        other.prefix = self.prefix
        other.pending = self.pending
        other.due = self.due
        other.exact, other.fan = self.exact, self.fan
        other.outcomes = self.outcomes
        other.logs = [log[:] for log in self.logs]
        other.lines = self.lines[:]
        return other

    def __deepcopy__(self, memory: dict[int, Any]) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setting, self.lines, self.exact)

    @property
    def seat(self) -> int | None:
        return None if self.position is None else self.position.seat

    @property
    def over(self) -> bool:
        return not self.due and self.seat is None

    def apply_chance(self, number: int) -> None:
        """The outcome of a chance node."""
        self.lines.append(f"luck {number}")
        self.outcomes += (number,)
        if self.exact:
            self._follow()
            return
        self.due -= 1
        if not self.due:
            self._happen(_Witness(Seeded(repr(self.outcomes)), self.logs))

    def _follow(self) -> None:
        """As far as the numbers lead that have fallen since the last decision."""
        logs = [log[:] for log in self.logs]
        try:
            self._happen(_Witness(_Path(self.outcomes), logs))
        except Fork as fork:
            self.due, self.fan = 1, fork.outcomes
            return
        self.due, self.outcomes, self.logs = 0, (), logs

    def _happen(self, chance: Chance) -> None:
        """The game is set up, or the move is played that waits for luck."""
        if self.position is None:
            self.position = self.setting.box.new(self.setting.players, self.setting.options, chance)
        else:
            assert self.pending is not None
            after = self.position.copy()
            after.play(self.pending, chance)
            self.position, self.pending = after, None
        self._next()

    def step(self, number: int) -> None:
        """The seat to decide takes one of the `choices`."""
        self.lines.append(f"{self.seat} {self.setting.actions.text(number)}")
        chosen = self.choices[number]
        if isinstance(chosen, dict):
            self.prefix += (number,)
            self.choices = chosen
            return
        assert self.position is not None
        self.prefix = ()
        for seat, log in enumerate(self.logs):
            log.append(f"{self.seat} {self.position.shown(chosen, seat)}")
        after = self.position.copy()
        try:
            after.play(chosen, NoChance())
        except ChanceNeeded:
            self.pending, self.due, self.choices = chosen, 1, {}
            if self.exact:
                self._follow()
            return
        self.position = after
        self._next()

    def _next(self) -> None:
        assert self.position is not None
        over = self.position.seat is None
        self.choices = {} if over else tree(self.setting.actions, self.position.moves())

    def imagine(self, seat: int, seed: str) -> "Episode":
        """A game that a seat cannot tell from this one. What the others have seen is what they see now."""
        assert self.position is not None
        other = self.copy()
        other.position = position = self.position.imagine(seat, Seeded(seed))
        other.lines.append(f"imagined by {seat}")  # so that it does not pass for what really happened
        for other_seat, log in enumerate(other.logs):
            if other_seat != seat:
                log[:] = [canonical(position.view(other_seat).json())]
        if other.prefix:
            other.choices = tree(self.setting.actions, position.moves())
            for number in other.prefix:
                other.choices = other.choices[number]
        else:
            other._next()
        return other

    def rewards(self) -> list[float]:
        result = None if self.position is None else self.position.result()
        players = self.setting.players
        return [0.0] * players if result is None else rewards(result, players, self.setting.margin)

    def _prefix(self, seat: int) -> Iterable[str]:
        return (self.setting.actions.text(number) for number in self.prefix if seat == self.seat)

    def information(self, seat: int) -> str:
        """All that a seat has seen happen, and what it sees now."""
        return "\n".join([*self.logs[seat], self.observation(seat)])

    def observation(self, seat: int) -> str:
        """All that a seat sees now."""
        view = None if self.position is None else self.position.view(seat).json()
        return "\n".join([canonical(view), *self._prefix(seat)])

    def observe(self, seat: int, out: NDArray[np.float32]) -> None:
        """What a seat sees, as an array."""
        if self.position is None:
            out[:] = 0
            return
        self.setting.observations.encode(self.position.view(seat), [*self._prefix(seat)], out)


def replayed(setting: Setting, lines: list[str], exact: bool) -> Episode:
    """The game with these lines."""
    episode = Episode(setting, exact)
    for line in lines:
        who, what = line.split(" ", 1)
        if who == "luck":
            episode.apply_chance(int(what))
        else:
            episode.step(setting.actions.number(what))
    return episode


def parameters(box: Box) -> dict[str, Any]:
    """What can be set in the name of a game, with defaults: options that are no number or flag are texts."""
    found: dict[str, Any] = {"players": next((seats for seats in box.seats if seats > 1), box.seats[0])}
    for option in box.options:
        plain = isinstance(option.default, bool) or is_int(option.default)
        found[option.key] = option.default if plain else ""
    return found


def read_parameters(box: Box, given: dict[str, Any]) -> tuple[int, dict[str, Json]]:
    """Number of players and options. A text is JSON or a word; an empty one leaves the default."""
    known = parameters(box)
    options = {key: value for key, value in given.items() if key != "players" and value != known[key]}
    return given.get("players", known["players"]), {
        key: _read(value) if isinstance(value, str) else value for key, value in options.items()
    }


def _read(text: str) -> Json:
    try:
        value: Json = json.loads(text)
    except ValueError:
        return text
    return value

"""One game in numbers: what every environment is built on."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import Json, Move, Options, Position, Result, Seeded
from ludoteca.research import mini
from ludoteca.research.actions import ActionCodec, action_codec
from ludoteca.research.observations import Memory, ObservationEncoder, Observer, memory_of, observation_encoder

Mask = NDArray[np.int8]
Choices = dict[int, Any]
"""By number, the move that it completes, or the choices that follow it."""
Branches = dict[int, Move | list[Move]]
"""By number, the move that it completes, or the moves whose codes go on with it."""
INT8, FLOAT32 = np.dtype(np.int8), np.dtype(np.float32)


class Setting:
    """What is played: a box, a number of players and options, with the codecs of actions and observations. `margin` is
    a lead, in points, that is rewarded with 1; without it a victory is."""

    def __init__(
        self, game: str, players: int | None = None, options: Options | None = None, margin: float | None = None
    ) -> None:
        if margin is not None and margin <= 0:
            raise ValueError(f"a margin is a number of points above 0, not {margin}")
        self.margin = margin
        self.box = mini.box(game)
        self.players = self.box.seats[0] if players is None else players
        self.options: dict[str, Json] = self.box.settle(self.players, options or {})
        self.given = self.box.changed(self.options)

    def __reduce__(self) -> tuple[type["Setting"], tuple[str, int, dict[str, Json], float | None]]:
        return Setting, (self.box.key, self.players, self.given, self.margin)

    @cached_property
    def actions(self) -> ActionCodec:
        return action_codec(self.box.key, self.players, self.given)

    @cached_property
    def observations(self) -> ObservationEncoder:
        return observation_encoder(self.box.key, self.players, self.given)


def rewards(result: Result, players: int, margin: float | None = None) -> list[float]:
    """By seat, from -1 to 1. Rivals share a sum of zero: the winner has 1, everybody else an equal part of -1; in a
    game won or lost together everybody has 1 or -1. With a `margin` rivals have their lead over the mean of the others,
    in so many points, cut at 1 and -1; where somebody has no score (T30.9) victory counts."""
    if result.outcome is not None or players == 1:
        return [1.0 if result.outcome == "won" else -1.0] * players
    scores = [points for points in result.scores or () if points is not None]
    if margin is not None and len(scores) == players:
        leads = [own - (sum(scores) - own) / (players - 1) for own in scores]
        return [max(-1.0, min(1.0, lead / margin)) for lead in leads]
    share = players / len(result.winners) if result.winners else 1.0
    return [((share if seat in result.winners else 0.0) - 1) / (players - 1) for seat in range(players)]


class Table:
    """A game under way. It takes one number at a time and plays a move as soon as its code is complete."""

    def __init__(self, setting: Setting, seed: int | str) -> None:
        self.setting = setting
        self.chance = Seeded(seed)
        self.position: Position[Any] = setting.box.new(setting.players, setting.options, self.chance)
        self.lucks: list[tuple[int, int | str]] = [(0, seed)]
        """After so many numbers, luck came from this seed."""
        self.numbers: list[int] = []
        """What was said so far."""
        self.prefix: tuple[int, ...] = ()
        """The first numbers of a move whose code is not complete yet."""
        self._observer: Observer | None = None
        """What is kept so that a look costs no more than what has changed."""
        self._offer()

    def copy(self, seed: int | str | None = None) -> "Table":
        """The same game once more. It meets the same luck, or that of another seed."""
        other = Table.__new__(Table)
        other.setting = self.setting
        other.chance = self.chance.copy() if seed is None else Seeded(seed)
        other.position = self.position.copy()
        other.lucks = self.lucks if seed is None else [*self.lucks, (len(self.numbers), seed)]
        other.numbers = self.numbers[:]
        other.prefix = self.prefix
        other.legal, other._moves, other._firsts = self.legal, self._moves, self._firsts
        other._branches = self._branches
        other._observer = None
        return other

    def next(self, seed: int | str) -> "Table":
        """Another game of the same setting, which is looked at with the same eyes; this one is put away."""
        other = Table(self.setting, seed)
        other._observer = self._observer
        return other

    def __deepcopy__(self, memory: dict[int, Any]) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setting, self.lucks, self.numbers)

    @property
    def seat(self) -> int | None:
        """Who decides; None when the game is over."""
        return self.position.seat

    def _offer(self) -> None:
        """What is legal now: numbers that stand for a move each, or for the moves whose codes begin with them."""
        actions = self.setting.actions
        self._moves = moves = self.position.moves()
        self._firsts = self.legal = firsts = actions.first_numbers(moves)
        """By move its number, or the first one inverted; and the numbers that can be said now."""
        self._branches: Branches | None = None
        """After the first number of a move."""
        if actions.several and firsts and min(firsts) < 0:
            self.legal = [*dict.fromkeys([number if number >= 0 else ~number for number in firsts])]

    @property
    def choices(self) -> Choices:
        """By number, the move that it completes, or the choices that follow it."""
        found = tree(self.setting.actions, self._moves)
        for number in self.prefix:
            found = found[number]
        return found

    def step(self, number: int) -> None:
        """Takes one of the `legal` numbers; KeyError if it is none."""
        if self._branches is not None:
            branch = self._branches[number]
        elif number < 0:
            raise KeyError(number)
        else:
            try:
                branch = self._moves[self._firsts.index(number)]
            except ValueError:
                branch = [move for move, first in zip(self._moves, self._firsts, strict=True) if first == ~number]
                if not branch:
                    raise KeyError(number) from None
        self.numbers.append(number)
        if isinstance(branch, list):
            self.prefix += (number,)
            self._branches = _branches(self.setting.actions, branch, len(self.prefix))
            self.legal = [*self._branches]
        else:
            self.prefix = ()
            self.position.play(branch, self.chance)
            self._offer()

    def play(self, move: Move) -> None:
        """Plays a legal move."""
        for number in self.setting.actions.codes[move.text][len(self.prefix) :]:
            self.step(number)

    def mask(self) -> Mask:
        """1 for every number that is legal now."""
        return np.frombuffer(self.allowed(), INT8)

    def allowed(self) -> bytearray:
        """The bytes of the mask."""
        memory = bytearray(self.setting.actions.size)
        for number in self.legal:
            memory[number] = 1
        return memory

    def observe(self, seat: int, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What a seat sees, with the prefix of its move."""
        row = np.empty(self.setting.observations.size, FLOAT32) if out is None else out
        self.show(seat, memory_of(row))
        return row

    def show(self, seat: int, out: Memory) -> None:
        """Writes what a seat sees."""
        if self._observer is None:
            self._observer = self.setting.observations.observer()
        prefix: Sequence[str] = ()
        if self.prefix and seat == self.position.seat:
            prefix = [self.setting.actions.text(number) for number in self.prefix]
        self._observer.write(self.position, seat, prefix, out)

    def rewards(self) -> list[float]:
        """By seat, when the game is over; 0 before."""
        setting, result = self.setting, self.position.result()
        return [0.0] * setting.players if result is None else rewards(result, setting.players, setting.margin)


def replayed(setting: Setting, lucks: Sequence[tuple[int, int | str]], numbers: Sequence[int]) -> Table:
    """The game in which this was said, with that luck."""
    table = Table(setting, lucks[0][1])
    for place, number in enumerate(numbers):
        _change_luck(table, lucks, place)
        table.step(number)
    _change_luck(table, lucks, len(numbers))
    table.lucks = [*lucks]
    return table


def _change_luck(table: Table, lucks: Sequence[tuple[int, int | str]], place: int) -> None:
    for since, seed in lucks[1:]:
        if since == place:
            table.chance = Seeded(seed)


def _branches(codec: ActionCodec, moves: Sequence[Move], said: int) -> Branches:
    """The moves by the next number of their codes, of which so many numbers have been said."""
    found: Branches = {}
    for move in moves:
        code = codec.codes[move.text]
        if len(code) == said + 1:
            found[code[said]] = move
        else:
            _put(found, code[said], move)
    return found


def _put(found: Branches, number: int, move: Move) -> None:
    branch = found.get(number)
    if isinstance(branch, list):
        branch.append(move)
    else:
        found[number] = [move]


def tree(codec: ActionCodec, moves: Sequence[Move]) -> Choices:
    """Moves as a tree of numbers."""
    codes = codec.codes
    root: Choices = {}
    for move in moves:
        code = codes[move.text]
        node = root
        for number in code[:-1]:
            deeper = node.get(number)
            if deeper is None:
                node[number] = deeper = {}
            node = deeper
        node[code[-1]] = move
    return root

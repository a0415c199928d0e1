"""One game in numbers: what every environment is built on."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import Chance, Json, Move, Options, Position, Result, Seeded, shelf
from ludoteca.research.actions import ActionCodec, action_codec
from ludoteca.research.observations import ObservationEncoder, observation_encoder

Mask = NDArray[np.int8]
Choices = dict[int, Any]
"""By number, the move that it completes, or the choices that follow it."""


class Setting:
    """What is played: a box, a number of players and options, with the codecs of actions and observations."""

    def __init__(self, game: str, players: int | None = None, options: Options | None = None) -> None:
        self.box = shelf.box(game)
        self.players = self.box.seats[0] if players is None else players
        self.options: dict[str, Json] = self.box.settle(self.players, options or {})
        self.given = self.box.changed(self.options)

    def __reduce__(self) -> tuple[type["Setting"], tuple[str, int, dict[str, Json]]]:
        return Setting, (self.box.key, self.players, self.given)

    @cached_property
    def actions(self) -> ActionCodec:
        return action_codec(self.box.key, self.players, self.given)

    @cached_property
    def observations(self) -> ObservationEncoder:
        return observation_encoder(self.box.key, self.players, self.given)


def rewards(result: Result, players: int) -> list[float]:
    """By seat, from -1 to 1. Rivals share a sum of zero: the winner has 1, everybody else an equal part of -1; in a
    game won or lost together everybody has 1 or -1."""
    if result.outcome is not None or players == 1:
        return [1.0 if result.outcome == "won" else -1.0] * players
    share = players / len(result.winners) if result.winners else 1.0
    return [((share if seat in result.winners else 0.0) - 1) / (players - 1) for seat in range(players)]


class Table:
    """A game under way. It takes one number at a time and plays a move as soon as its code is complete."""

    def __init__(self, setting: Setting, seed: int | str) -> None:
        self.setting = setting
        self.chance: Chance = Seeded(seed)
        self.position: Position[Any] = setting.box.new(setting.players, setting.options, self.chance)
        self.prefix: tuple[int, ...] = ()
        """The first numbers of a move whose code is not complete yet."""
        self.choices: Choices = choices(setting.actions, self.position.moves())

    @property
    def seat(self) -> int | None:
        """Who decides; None when the game is over."""
        return self.position.seat

    def step(self, number: int) -> None:
        """Takes one of the `choices`."""
        chosen = self.choices[number]
        if isinstance(chosen, dict):
            self.prefix += (number,)
            self.choices = chosen
            return
        self.play(chosen)

    def play(self, move: Move) -> None:
        """Plays a legal move."""
        self.position.play(move, self.chance)
        self.prefix = ()
        self.choices = choices(self.setting.actions, self.position.moves()) if self.seat is not None else {}

    def mask(self, out: Mask | None = None) -> Mask:
        """1 for every number that is legal now."""
        mask = np.zeros(self.setting.actions.size, np.int8) if out is None else out
        mask[:] = 0
        mask[list(self.choices)] = 1
        return mask

    def observe(self, seat: int, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What a seat sees, with the prefix of its move."""
        prefix = self.prefix if seat == self.seat else ()
        pieces = [self.setting.actions.text(number) for number in prefix]
        return self.setting.observations.observe(self.position, seat, pieces, out)

    def rewards(self) -> list[float]:
        """By seat, when the game is over; 0 before."""
        result = self.position.result()
        return [0.0] * self.setting.players if result is None else rewards(result, self.setting.players)


def choices(codec: ActionCodec, moves: Sequence[Move]) -> Choices:
    """The legal moves as a tree of numbers."""
    codes = codec.codes
    tree: Choices = {}
    for move in moves:
        first, *rest = codes[move.text]
        if not rest:
            tree[first] = move
            continue
        node = tree.setdefault(first, {})
        for number in rest[:-1]:
            node = node.setdefault(number, {})
        node[rest[-1]] = move
    return tree

"""Actions as numbers: a fixed numbering for each game.

A move is said in one number, or in a few, one after the other: what a move says of a second place, of a group or of an
amount has a number of its own, shared by all moves. So a numbering stays small, and every move has exactly one
spelling. The text behind a number is a piece of the move's notation; the pieces of a move, joined, are its text.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from ludoteca.core import Options, canonical, shelf

Split = Callable[[str], tuple[str, ...]]
"""The pieces of a move's text."""


def whole(text: str) -> tuple[str, ...]:
    """A move that is said in one number."""
    return (text,)


class Spellings(dict[str, tuple[int, ...]]):
    """The numbers of every move that was asked for, by its text."""

    def __init__(self, numbers: dict[str, int], split: Split) -> None:
        super().__init__()
        self._numbers = numbers
        self._split = split

    def __missing__(self, text: str) -> tuple[int, ...]:
        numbers = self._numbers
        spelling = self[text] = tuple(numbers[piece] for piece in self._split(text))
        return spelling


class Numbering:
    """The pieces of all moves of a game, numbered from 0."""

    def __init__(self, groups: Iterable[tuple[str, Sequence[str]]], split: Split = whole) -> None:
        self.ranges: dict[str, range] = {}
        """By group of actions, the numbers it has."""
        self.pieces: list[str] = []
        for name, pieces in groups:
            self.ranges[name] = range(len(self.pieces), len(self.pieces) + len(pieces))
            self.pieces += pieces
        self._numbers = {piece: number for number, piece in enumerate(self.pieces)}
        assert len(self._numbers) == len(self.pieces), "a piece has one number"
        self.spelling = Spellings(self._numbers, split)
        """`spelling[text]`: the numbers that say a move; KeyError if the game has no such move."""

    @property
    def size(self) -> int:
        return len(self.pieces)

    def number(self, piece: str) -> int:
        """The number of a move said in one number, or of a piece of a longer one."""
        return self._numbers[piece]

    def text(self, number: int) -> str:
        """The inverse of `number`."""
        return self.pieces[number]

    def move(self, spelling: Iterable[int]) -> str:
        """The inverse of `spelling`: the text of the move that these numbers say."""
        return " ".join([self.pieces[number] for number in spelling])


def numbering(game: str, players: int, options: Options | None = None) -> Numbering:
    """The numbering of a game. It differs with the options only where they change the board or the box's contents."""
    return _numbering(game, players, canonical(shelf.box(game).settle(players, options or {})))


@cache
def _numbering(game: str, players: int, options: str) -> Numbering:
    module: Any = import_module(f"{__name__}.{game}")
    build: Callable[[int, Options], Numbering] = module.build
    return build(players, json.loads(options))

"""Actions as numbers: a fixed codec for each game.

A move is encoded as one number or a few. A second place, a group or an amount has a number of its own, shared by all
moves, so that the action space stays small. Every move has exactly one code. A number stands for a piece of the move's
notation; the pieces of a move, joined, are its text.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from ludoteca.core import Move, Options, canonical
from ludoteca.core.resources import load
from ludoteca.research import mini

Split = Callable[[str], tuple[str, ...]]
"""The pieces of a move's text."""
Join = Callable[[Iterable[str]], str]
"""The inverse of a split."""


def whole(text: str) -> tuple[str, ...]:
    """A move that is one number."""
    return (text,)


class Codes(dict[str, tuple[int, ...]]):
    """The code of every move that was asked for, by its text."""

    def __init__(self, numbers: dict[str, int], split: Split) -> None:
        super().__init__()
        self._numbers = numbers
        self._split = split

    def __missing__(self, text: str) -> tuple[int, ...]:
        numbers = self._numbers
        code = self[text] = tuple(numbers[piece] for piece in self._split(text))
        return code


class ActionCodec:
    """The pieces of all moves of a game, numbered from 0."""

    def __init__(
        self, groups: Iterable[tuple[str, Sequence[str]]], split: Split = whole, join: Join = " ".join
    ) -> None:
        self._join = join
        self.ranges: dict[str, range] = {}
        """By group of actions, the numbers it has."""
        self.pieces: list[str] = []
        for name, pieces in groups:
            self.ranges[name] = range(len(self.pieces), len(self.pieces) + len(pieces))
            self.pieces += pieces
        self.size = len(self.pieces)
        self._numbers = {piece: number for number, piece in enumerate(self.pieces)}
        assert len(self._numbers) == len(self.pieces), "a piece has one number"
        self.codes = Codes(self._numbers, split)
        """By text, the code of a move; a dictionary, since `encode` is too slow where all legal moves are encoded."""
        self._first: dict[str, int] = {}
        self.several = split is not whole
        """Whether a move may be several numbers."""

    def first_numbers(self, moves: Sequence[Move]) -> list[int]:
        """The number of each move that is one number; of the others the first number, inverted (`~`). They are looked
        up in a plain dictionary: one that fills itself takes three times as long."""
        known = self._first
        try:
            return [known[move.text] for move in moves]
        except KeyError:
            for move in moves:
                code = self.codes[move.text]
                known[move.text] = code[0] if len(code) == 1 else ~code[0]
            return [known[move.text] for move in moves]

    def number(self, piece: str) -> int:
        """The number of a piece."""
        return self._numbers[piece]

    def text(self, number: int) -> str:
        """The inverse of `number`."""
        return self.pieces[number]

    def encode(self, text: str) -> tuple[int, ...]:
        """The numbers of a move; KeyError if the game has no such move."""
        return self.codes[text]

    def decode(self, numbers: Iterable[int]) -> str:
        """The inverse of `encode`: the text of a move."""
        return self._join([self.pieces[number] for number in numbers])


def action_codec(game: str, players: int, options: Options | None = None) -> ActionCodec:
    """The codec of a game's actions. Options change it only where they change the board or the box's contents."""
    return _action_codec(game, players, canonical(mini.box(game).settle(players, options or {})))


@cache
def _action_codec(game: str, players: int, options: str) -> ActionCodec:
    box, settled = mini.box(game), json.loads(options)
    if box.resources.actions is None:
        from ludoteca.research.actions import default

        return default.build(box, players, settled)
    build: Callable[[int, Options], ActionCodec] = load(box.resources.actions)
    return build(players, settled)

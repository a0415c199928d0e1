"""Hexes as numbers (T3.1, T3.2, N1.3).

A hex is one int that holds both axial coordinates. Numbers compare in hex order (ascending q, then ascending r), and
a step in one of the six directions is one addition.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

Hex = int

_SPAN: Final = 1024
_ZERO: Final = 512
FARTHEST: Final = 499
"""The largest coordinate, either way, that the notation accepts."""


def hex_at(q: int, r: int) -> Hex:
    return (q + _ZERO) * _SPAN + r + _ZERO


def q_of(place: Hex) -> int:
    return place // _SPAN - _ZERO


def r_of(place: Hex) -> int:
    return place % _SPAN - _ZERO


@lru_cache(maxsize=4096)
def hex_text(place: Hex) -> str:
    """N1.3: `3,-2`."""
    return f"{q_of(place)},{r_of(place)}"


def read_hex(text: str) -> Hex:
    """The hex with this notation; ValueError if it is none."""
    first, comma, second = text.partition(",")
    q, r = int(first), int(second)
    if not comma or f"{q},{r}" != text or max(abs(q), abs(r)) > FARTHEST:
        raise ValueError(text)
    return hex_at(q, r)


STEPS: Final[tuple[int, ...]] = (_SPAN, _SPAN - 1, -1, -_SPAN, 1 - _SPAN, 1)
"""T3.1: E, NE, NW, W, SW, SE."""


def step(q: int, r: int) -> int:
    """What to add to a hex to move it by (q, r)."""
    return q * _SPAN + r


def around(place: Hex) -> Iterator[Hex]:
    """The six neighbours, on the board or not."""
    return (place + direction for direction in STEPS)


def distance(one: Hex, two: Hex) -> int:
    """T3.2."""
    q = q_of(one) - q_of(two)
    r = r_of(one) - r_of(two)
    return max(abs(q), abs(r), abs(q + r))


def connected(places: Iterable[Hex]) -> list[tuple[Hex, ...]]:
    """T3.5: the maximal connected sets, each in hex order, ordered by their smallest hex."""
    left = set(places)
    parts = []
    while left:
        todo = [left.pop()]
        part = list(todo)
        while todo:
            for place in around(todo.pop()):
                if place in left:
                    left.remove(place)
                    todo.append(place)
                    part.append(place)
        parts.append(tuple(sorted(part)))
    return sorted(parts)

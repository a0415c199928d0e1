"""Bags: how many cards or counters of each kind, packed into one whole number, a byte a kind in chart order.

A bag is copied by passing it on and two bags are joined by `+`. Since 256 leaves 1 when divided by 255, the sum
of its bytes is `bag % 255`: that is how many pieces it holds (there are 72 cards and 48 counters, E1).
"""

from collections.abc import Iterable
from typing import Final

from ludoteca.core import Below

_ALMOST: Final = 0x7F7F7F7F7F7F7F
_MARKS: Final = 0x80808080808080
"""Added to a byte that is not 0 (and at most 128), 127 sets its highest bit."""


def size(bag: int) -> int:
    """How many pieces a bag holds."""
    return bag % 255


def count(bag: int, kind: int) -> int:
    """How many pieces of one kind a bag holds."""
    return bag >> 8 * kind & 255


def pack(kinds: Iterable[int]) -> int:
    """The bag with these pieces."""
    bag = 0
    for kind in kinds:
        bag += 1 << 8 * kind
    return bag


def unpack(bag: int) -> list[int]:
    """The kind of every piece, in chart order."""
    kinds: list[int] = []
    kind = 0
    while bag:
        kinds += [kind] * (bag & 255)
        bag >>= 8
        kind += 1
    return kinds


def distinct(bag: int) -> list[int]:
    """The kinds that a bag holds at all, in chart order."""
    return [kind for kind in range(bag.bit_length() + 7 >> 3) if count(bag, kind)]


def present(bag: int) -> int:
    """Which kinds a bag holds at all, as one number: a mark in the byte of each."""
    return bag + _ALMOST & _MARKS


def capped(bag: int, most: int) -> int:
    """As much of a bag as another one allows, kind by kind."""
    return pack(kind for kind in distinct(bag) for _ in range(min(count(bag, kind), count(most, kind))))


def draw(bag: int, number: int, below: Below) -> int:
    """Some pieces of a bag, each as likely as the other."""
    pieces = unpack(bag)
    drawn = 0
    for left in range(len(pieces), len(pieces) - number, -1):
        place = below(left)
        drawn += 1 << 8 * pieces[place]
        pieces[place] = pieces[left - 1]
    return drawn

"""Ways to fill a block that the games share."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from ludoteca.core import View
from ludoteca.research.observations import Array


class SeatView:
    """A view with its seats in order from the one that looks."""

    def __init__(self, view: View, prefix: Sequence[str]) -> None:
        facts: Any = view.facts
        assert view.seat is not None, "an observation belongs to a seat"
        self.facts = facts
        self.players: int = facts["players"]
        self.me = view.seat
        self.ring = [(self.me + k) % self.players for k in range(self.players)]
        self.prefix = prefix

    def place(self, seat: int | None) -> int | None:
        """A seat, counted from the one that looks."""
        return None if seat is None else (seat - self.me) % self.players


L = TypeVar("L", bound=SeatView)


def numbered(keys: Iterable[str]) -> dict[str, int]:
    return {key: number for number, key in enumerate(keys)}


def one(number: Callable[[L], int | None]) -> Callable[[Array, L], None]:
    """A 1 at a number, if there is one."""

    def fill(out: Array, seen: L) -> None:
        found = number(seen)
        if found is not None:
            out[found] = 1

    return fill


def seat(fact: str) -> Callable[[Array, SeatView], None]:
    """A 1 at the seat that a fact names."""
    return one(lambda seen: seen.place(seen.facts[fact]))


def count(number: Callable[[L], float]) -> Callable[[Array, L], None]:
    """One count, or one flag."""

    def fill(out: Array, seen: L) -> None:
        out[0] = number(seen)

    return fill


def tally(out: Array, names: Iterable[str], index: Mapping[str, int]) -> None:
    """Counts names by their index."""
    for name in names:
        out[index[name]] += 1


def amounts(out: Array, units: Mapping[str, float], index: Mapping[str, int]) -> None:
    """Writes amounts by name at their index."""
    for name, number in units.items():
        out[index[name]] = number

"""A view of Tindaya, as the blocks are filled from it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludoteca.core import View
from ludoteca.research.observations import Array
from ludoteca.research.observations.fill import Look

MOST_PIECES = 10
MOST_UNITS = 20


class TindayaLook(Look):
    """The tribes in order from the one that looks, and the open decision."""

    def __init__(self, view: View, said: Sequence[str], places: Mapping[str, int]) -> None:
        super().__init__(view, said)
        self.places = places
        self.map: dict[str, Any] = self.facts["map"]
        self.tribes: list[Any] = [self.facts["tribes"][owner] for owner in self.ring]
        self.own = self.tribes[0]
        self.step: dict[str, Any] = self.facts["flow"][-1] if self.facts["flow"] else {}


Fill = Callable[[Array, TindayaLook], None]

"""A view of Tindaya, as the blocks are filled from it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludoteca.core import View
from ludoteca.research.observations import Array
from ludoteca.research.observations.fill import SeatView

MOST_PIECES = 10
MOST_UNITS = 20


class TindayaSeatView(SeatView):
    """The tribes in order from the one that looks, and the open decision."""

    def __init__(self, view: View, prefix: Sequence[str], places: Mapping[str, int]) -> None:
        super().__init__(view, prefix)
        self.places = places
        self.map: dict[str, Any] = self.facts["map"]
        self.tribes: list[Any] = [self.facts["tribes"][owner] for owner in self.ring]
        self.own = self.tribes[0]
        self.step: dict[str, Any] = self.facts["flow"][-1] if self.facts["flow"] else {}


Fill = Callable[[Array, TindayaSeatView], None]

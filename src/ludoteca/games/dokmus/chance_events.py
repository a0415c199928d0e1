"""D3.1 – D3.3: the random layout of the tiles."""

from typing import Final

from ludoteca.core import Below, Json, Lot, Refusal
from ludoteca.games.dokmus.board import EMPTY, describe
from ludoteca.games.dokmus.components import PlayerCountTable
from ludoteca.games.dokmus.grid import SLOT_NAMES

ALL_TILES: Final = 8
_WAYS_TO_LIE: Final = 8
"""Two sides, four orientations."""
LYING: Final = {
    describe(slot, face): (slot, face) for slot in range(len(SLOT_NAMES)) for face in range(ALL_TILES * _WAYS_TO_LIE)
}
"""The slot and the face that each line of a layout speaks of."""


class Layout(Lot):
    """D3.1 – D3.3: tiles drawn without replacement, side and orientation random, around the hole."""

    name = "layout"
    rule = "D3.1"

    def __init__(self, rules: PlayerCountTable) -> None:
        self.slots = [slot for slot in range(rules.rows * 3) if slot != rules.hole]

    def draw(self, below: Below) -> Json:
        tiles = list(range(ALL_TILES))
        return [describe(slot, (tiles.pop(below(len(tiles))) * 2 + below(2)) * 4 + below(4)) for slot in self.slots]

    def why_not(self, value: Json) -> Refusal | None:
        wrong = Refusal(self.rule, "impossible-outcome", chance=self.name)
        if not isinstance(value, list) or len(value) != len(self.slots):
            return wrong
        used = set()
        for slot, text in zip(self.slots, value, strict=True):
            lying = LYING.get(text) if isinstance(text, str) else None
            if lying is None or lying[0] != slot:
                return wrong
            used.add(lying[1] // _WAYS_TO_LIE)
        return None if len(used) == len(self.slots) else wrong


def read_layout(value: Json, rules: PlayerCountTable) -> list[int]:
    """The slots of a board, from a layout as a record writes it."""
    assert isinstance(value, list)
    slots = [EMPTY] * rules.rows * 3
    for text in value:
        slot, face = LYING[str(text)]
        slots[slot] = face
    return slots

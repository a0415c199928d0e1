"""Two games small enough for whole-tree algorithms: exploitability, counterfactual regret minimisation.

They are the games of the shelf with other data, not other rules. Dokmus is played on two tiles of one row, one round
long, with two tokens each; the draft hides a card. Elfenland begins with the planning of its last round: three roads
are free, each player has one counter and two cards that the other cannot see.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ludoteca.core import Chance, Option, Options, Resources, View, shelf
from ludoteca.games.dokmus import imagine
from ludoteca.games.dokmus.board import EMPTY, Board
from ludoteca.games.dokmus.box import DokmusBox
from ludoteca.games.dokmus.components import FACES, PlayerCountTable, Tiles
from ludoteca.games.dokmus.position import DokmusPosition, begin
from ludoteca.games.elfenland.box import ElfenlandBox
from ludoteca.games.elfenland.position import ElfenlandPosition

TWO_PLAYERS: Final = range(2, 3)


@cache
def data(name: str) -> Any:
    return json.loads((files("ludoteca.research") / "data" / name).read_text(encoding="utf-8"))


class DokmusMini(DokmusBox):
    """Nothing is left to luck: who holds the talisman and how the tiles lie is always the same."""

    key = "dokmus_mini"
    seats = TWO_PLAYERS
    options: Sequence[Option] = ()
    resources = Resources(actions=DokmusBox.resources.actions)

    def __init__(self) -> None:
        island = data("dokmus_mini.json")
        numbers: Any = {key: tuple(row) if isinstance(row, list) else row for key, row in island["table"].items()}
        self._table = PlayerCountTable(**numbers)
        faces = {face: tuple(rows) for face, rows in island["faces"].items()}
        blank = tuple(["^" * 7] * 7)
        self._tiles = Tiles({face: faces.get(face, blank) for face in FACES})
        self._slots = [EMPTY if face is None else FACES.index(face) * 4 for face in island["slots"]]

    def new(self, seats: int, options: Options, chance: Chance) -> DokmusPosition:
        return begin(self._table, Board.laid(self._tiles, self._slots), seats, talisman=0)

    def imagine(self, view: View, chance: Chance) -> DokmusPosition:
        return imagine.rebuild(view, chance, self._table, self._tiles)


class ElfenlandMini(ElfenlandBox):
    """Begins with a position that a spectator sees; luck deals the cards that lie hidden."""

    key = "elfenland_mini"
    seats = TWO_PLAYERS
    options: Sequence[Option] = ()
    resources = Resources(actions=ElfenlandBox.resources.actions)

    def new(self, seats: int, options: Options, chance: Chance) -> ElfenlandPosition:
        return self.imagine(View("elfenland", None, data("elfenland_mini.json")), chance)

    def settle(self, seats: int, given: Options) -> dict[str, Any]:
        return super(ElfenlandBox, self).settle(seats, given)


MINI: Final[Mapping[str, shelf.Box]] = {"dokmus_mini": DokmusMini(), "elfenland_mini": ElfenlandMini()}


def box(key: str) -> shelf.Box:
    """One of these games, or one of the shelf."""
    return MINI[key] if key in MINI else shelf.box(key)

"""Elfenland: elves travel a land of roads, rivers and lakes. The rules are `docs/rules/en/elfenland.md`."""

from collections.abc import Sequence

from ludoteca.core import Chance, Game, Json, Option, Options, Resources, View
from ludoteca.games.elfenland import moves, setup
from ludoteca.games.elfenland.components import PLAYERS
from ludoteca.games.elfenland.imagine import rebuild
from ludoteca.games.elfenland.moves import ElfMove
from ludoteca.games.elfenland.options import OPTIONS, check_together
from ludoteca.games.elfenland.position import ElfenlandPosition
from ludoteca.games.elfenland.refusals import rule_of


class ElfenlandBox(Game[ElfMove]):
    """The box."""

    key = "elfenland"
    rules = "1"
    seats = PLAYERS
    seats_rule = "E4.1"
    options: Sequence[Option] = OPTIONS
    resources = Resources(
        evaluation="ludoteca.bots.evaluate.elfenland:EVALUATION",
        levels="ludoteca.bots.levels:ELFENLAND",
        screen="ludoteca.screens.elfenland",
        places="ludoteca.games.elfenland.places:names",
        actions="ludoteca.research.actions.elfenland:build",
        observations="ludoteca.research.observations.elfenland:build",
    )

    def new(self, seats: int, options: Options, chance: Chance) -> ElfenlandPosition:
        return setup.new(seats, options, chance)

    def parse(self, text: str) -> ElfMove:
        return moves.parse(text)

    def rule_of(self, move: ElfMove) -> str:
        return rule_of(move)

    def imagine(self, view: View, chance: Chance) -> ElfenlandPosition:
        position = ElfenlandPosition()
        rebuild(position, view, chance.below)
        return position

    def settle(self, seats: int, given: Options) -> dict[str, Json]:
        """The options of section 10, checked one by one and together."""
        options = super().settle(seats, given)
        check_together(seats, options)
        return options


BOX = ElfenlandBox()

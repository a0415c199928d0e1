"""Dokmus, by Mikko Punakallio: an island of sliding and turning tiles. Rules: `docs/rules/en/dokmus.md`."""

from collections.abc import Sequence
from typing import Final

from ludoteca.core import Chance, Game, Option, Options, Resources, View
from ludoteca.games.dokmus import imagine, setup
from ludoteca.games.dokmus.moves import RULE, DokmusMove, parse
from ludoteca.games.dokmus.options import read_tiles
from ludoteca.games.dokmus.position import DokmusPosition


class DokmusBox(Game[DokmusMove]):
    key = "dokmus"
    rules = "1"
    seats = range(2, 5)
    seats_rule = "D1.1"
    options: Sequence[Option] = (Option("tiles", None, "D2.1", read=read_tiles),)
    resources = Resources(
        evaluation="ludoteca.bots.evaluate.dokmus:EVALUATION",
        levels="ludoteca.bots.levels:DOKMUS",
        reader="ludoteca.bots.network.dokmus:reader",
        screen="ludoteca.screens.dokmus",
        places="ludoteca.games.dokmus.places:names",
        wordings="ludoteca.games.dokmus.wordings:wordings",
        actions="ludoteca.research.actions.dokmus:build",
        observations="ludoteca.research.observations.dokmus:build",
    )

    def new(self, seats: int, options: Options, chance: Chance) -> DokmusPosition:
        return setup.new(seats, options, chance)

    def parse(self, text: str) -> DokmusMove:
        return parse(text)

    def rule_of(self, move: DokmusMove) -> str:
        return RULE[move.verb]

    def imagine(self, view: View, chance: Chance) -> DokmusPosition:
        return imagine.rebuild(view, chance)


BOX: Final = DokmusBox()

"""The box of Tindaya: options, a new game, notation."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core import Chance, Game, Json, Option, Options, Resources, View, refuse
from ludoteca.games.tindaya.components import kit_of
from ludoteca.games.tindaya.data_check import check_words
from ludoteca.games.tindaya.edition import EDITIONS, SECOND, Edition
from ludoteca.games.tindaya.moves import FORMS, Act, parse
from ludoteca.games.tindaya.options import DOMINATION, MODES, Variant, check_terms
from ludoteca.games.tindaya.position import TindayaPosition

SUPPLIED: Final = kit_of({})
"""The box as it is sold: what can be chosen unless other data are given."""


def _name_or_none(value: Json) -> Json:
    """An id of the data; `settle` looks it up."""
    if value is None or isinstance(value, str):
        return value
    raise refuse("T1.6", "option-text")


def _red(value: Json) -> Json:
    """T4.1.1: an even number of red tiles."""
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0 and value % 2 == 0:
        return value
    raise refuse("T4.1.1", "red-tiles-even")


def _modes(value: Json) -> Json:
    """R1: a list of modes, in their order."""
    if isinstance(value, list) and value == [mode for mode in MODES if mode in value]:
        return value
    raise refuse("R1", "modes-list", allowed=", ".join(MODES))


def _data(value: Json) -> Json:
    """T1.6: data that the rules can be played with."""
    check_words(kit_of(value))
    return value


class TindayaBox(Game[Act]):
    """T1 to T33, 1 to 4 players, under one edition of the rules."""

    key = "tindaya"
    seats = range(1, 5)
    seats_rule = "T1.2"
    options: Sequence[Option] = (
        Option("mode", "alliance", "T1.6", allowed=MODES, needs={"players": (2, 3, 4)}),
        Option("level", "easy", "T1.5", tuple(SUPPLIED.levels), _name_or_none),
        Option("layout", None, "T5", (None, *SUPPLIED.data["ocean_tiles"]["layouts"]), _name_or_none),
        Option("red", None, "T4.1.1", read=_red),
        Option("dowry", False, "T32", allowed=(False, True)),
        Option("traitor", False, "T30", allowed=(False, True), needs={"mode": (DOMINATION,)}),
        Option("campaign", None, "T33", (None, *SUPPLIED.campaign), _name_or_none),
        Option("opt_token_limit_modes", ["alliance"], "R1", read=_modes),
        Option("opt_stationary_actions", False, "R11", allowed=(False, True)),
        Option("opt_campaign3_objectives", True, "R29", allowed=(False, True), needs={"campaign": ("game_3",)}),
        Option("data", {}, "T1.6", read=_data),
    )
    resources = Resources(
        evaluation="ludoteca.bots.evaluate.tindaya:EVALUATION",
        levels="ludoteca.bots.levels:TINDAYA",
        screen="ludoteca.screens.tindaya",
        places="ludoteca.games.tindaya.places:names",
        wordings="ludoteca.games.tindaya.wordings:wordings",
        actions="ludoteca.research.actions.tindaya:build",
        observations="ludoteca.research.observations.tindaya:build",
    )

    def __init__(self, edition: Edition) -> None:
        self.rules = edition.rules

    def editions(self) -> Mapping[str, "TindayaBox"]:
        return BOXES

    def settle(self, seats: int, given: Options) -> dict[str, Json]:
        settled = super().settle(seats, given)
        check_terms(seats, settled, EDITIONS[self.rules])
        return settled

    def new(self, seats: int, options: Options, chance: Chance) -> TindayaPosition:
        return TindayaPosition.set_up(Variant(seats, options, EDITIONS[self.rules]), chance)

    def parse(self, text: str) -> Act:
        return parse(text)

    def rule_of(self, move: Act) -> str:
        return FORMS[move.form].rule

    def imagine(self, view: View, chance: Chance) -> TindayaPosition:
        return TindayaPosition.from_view(view, chance)


BOXES: Final = {rules: TindayaBox(edition) for rules, edition in EDITIONS.items()}
BOX: Final = BOXES[SECOND.rules]

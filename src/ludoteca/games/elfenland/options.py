"""Section 10: the options, and what follows from them once the players have agreed."""

from typing import Final

from ludoteca.core import Option, Options, refuse
from ludoteca.games.elfenland.board import BY_ANY_WAY, BY_ROAD
from ludoteca.games.elfenland.components import (
    EARLY_ROUND,
    KEPT_COUNTERS,
    LAKES,
    PLAYERS,
    ROUNDS,
)
from ludoteca.games.elfenland.prices import WATERS

SEED: Final = "seed"
"""The default reading of the lakes."""
ALL: Final = "all"
"""Every unplaced counter is kept."""
OPTIONS: Final = (
    Option("rounds", ROUNDS, "O1", allowed=(ROUNDS, EARLY_ROUND)),
    Option("home_towns", True, "O2", allowed=(True, False)),
    Option("deal", "fill", "O3", allowed=("fill", "add")),
    Option("first_counter", "choice", "O4", allowed=("choice", "hidden")),
    Option("lakes", SEED, "O5", allowed=tuple(LAKES)),
    Option("kept_counters", KEPT_COUNTERS, "O6", allowed=(KEPT_COUNTERS, 0, ALL)),
    Option("home_distance", "roads", "O7", allowed=("roads", "all_ways")),
    Option("tie_break", "cards", "O8", allowed=("cards", "home")),
    Option("obstacles", True, "O9", allowed=(True, False)),
    Option("caravan", "any_time", "O10", allowed=("any_time", "only_if_needed")),
    Option("first_player", "random", "O11", allowed=("random", *range(PLAYERS.stop - 1))),
)


def check_together(seats: int, options: Options) -> None:
    """What one option asks of another or of the number of players (O8, O11)."""
    if options["tie_break"] == "home" and not options["home_towns"]:
        raise refuse("O8", "option-needs", option="tie_break", value="home", needs="home_towns", wanted="true")
    first = options["first_player"]
    if isinstance(first, int) and first >= seats:
        allowed = ", ".join(['"random"', *map(str, range(seats))])
        raise refuse("O11", "option-value", option="first_player", value=str(first), allowed=allowed)


class Variant:
    """The options in the form in which the rules ask for them. Positions of one game share it."""

    __slots__ = (
        "add",
        "caravan_if_needed",
        "choice",
        "distances",
        "early",
        "first",
        "homes",
        "keeps",
        "keeps_all",
        "nearer",
        "obstacles",
        "options",
        "rounds",
        "waters",
    )

    def __init__(self, options: Options) -> None:
        rounds, first, lakes = options["rounds"], options["first_player"], options["lakes"]
        assert isinstance(rounds, int)
        assert isinstance(lakes, str)
        self.options = dict(options)
        self.rounds = rounds
        self.early = rounds > EARLY_ROUND
        """Whether the exceptional victory can happen: not in a game of three rounds."""
        self.homes = bool(options["home_towns"])
        self.add = options["deal"] == "add"
        self.choice = options["first_counter"] == "choice"
        self.waters = WATERS[lakes]
        self.keeps = options["kept_counters"] != 0
        self.keeps_all = options["kept_counters"] == ALL
        self.distances = BY_ROAD if options["home_distance"] == "roads" else BY_ANY_WAY
        self.nearer = options["tie_break"] == "home"
        self.obstacles = bool(options["obstacles"])
        self.caravan_if_needed = options["caravan"] == "only_if_needed"
        self.first = first if isinstance(first, int) else None

"""How thoroughly a game is analysed: budgets in simulations, so that the same game gets the same analysis anywhere."""

from typing import Final, Literal, NamedTuple

from ludoteca.bots.hint import affordable_simulations
from ludoteca.bots.levels import hint_search, master_hint_search
from ludoteca.bots.player import GameModel
from ludoteca.bots.search import SearchSettings
from ludoteca.core import View

Level = Literal["quick", "normal", "deep"]


class Thoroughness(NamedTuple):
    """What one decision and one appraisal may cost."""

    name: str
    effort: float
    """The simulations for a decision, as a multiple of those of a hint."""
    draws: int
    """How often luck is drawn again where it fell."""
    seconds: float | None = None
    """With it, a decision is searched for so long instead, and the analysis depends on the machine."""

    look: "Appraisal | None" = None
    """How a position is appraised; None: as is usual in the game."""

    def search(self, model: GameModel, view: View, seed: int, learned: bool = False) -> SearchSettings:
        """The search for one decision, of the master where it has learned the game."""
        settings = master_hint_search() if learned else hint_search(model.box)
        if self.seconds is not None:
            return settings.limited(None, self.seconds)
        simulations, rounds = settings.simulations, settings.race_rounds
        if model.evaluation.random_games:
            simulations = rounds = affordable_simulations(model, view, seed)
        return settings._replace(
            simulations=max(LEAST_SIMULATIONS, round((simulations or 0) * self.effort)),
            race_rounds=max(LEAST_ROUNDS, round((rounds or 0) * self.effort)),
        )

    def appraisal(self, game: str) -> "Appraisal":
        """How a position is appraised."""
        return self.look or APPRAISALS.get(game, DEFAULT_APPRAISALS)[self.name]


class Appraisal(NamedTuple):
    """How the judge of the curve looks at a position."""

    rounds: int
    """How many whole rounds are played on after the one that goes on; 0 where the evaluation itself plays on."""
    samples: int = 1
    """How often at least, with other luck and other moves."""
    decisions: int = 0
    """How many decisions all samples together have at least: more samples where the game is nearly over."""


LEAST_SIMULATIONS: Final = 8
LEAST_ROUNDS: Final = 8

LEVELS: Final[dict[str, Thoroughness]] = {
    "quick": Thoroughness("quick", 0.15, 6),
    "normal": Thoroughness("normal", 1.0, 16),
    "deep": Thoroughness("deep", 10.0, 64),
}

APPRAISALS: Final[dict[str, dict[str, Appraisal]]] = {
    "dokmus": {"quick": Appraisal(1, 6, 300), "normal": Appraisal(1, 24, 1200), "deep": Appraisal(1, 96, 4800)},
    "elfenland": dict.fromkeys(LEVELS, Appraisal(0)),
    "tindaya": {"quick": Appraisal(0, 6), "normal": Appraisal(0, 16), "deep": Appraisal(0, 64)},
}
DEFAULT_APPRAISALS: Final[dict[str, Appraisal]] = {
    "quick": Appraisal(0, 24),
    "normal": Appraisal(0, 96),
    "deep": Appraisal(0, 600),
}
"""For a game that is valued by random games to the end."""

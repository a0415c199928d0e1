"""Former players that stay as they were, so that progress can be measured against them.

A name says the game and the month. The settings are those of level 5 then, without its time limit: the moves are the
same on every machine. `tests/bots/test_frozen.py` knows their moves in fixed positions by a hash. Whoever changes an
evaluation, its weights or the search so that one of these moves changes, first copies what was into a module beside
this one and names it here.
"""

from typing import Final, NamedTuple

from ludoteca.bots.search import SearchSettings


class FrozenPlayer(NamedTuple):
    """How a player of a game was."""

    game: str
    settings: SearchSettings
    evaluation: str
    """Its evaluation as it was then, weights and all, by the name of the object."""


FROZEN: Final = {
    "dokmus-2026-11": FrozenPlayer(
        "dokmus",
        SearchSettings(
            simulations=500,
            race_rounds=None,
            seconds=None,
            exploration=1.0,
            prior_temperature=0.1,
            first_value_weight=1.0,
        ),
        "ludoteca.bots.evaluate.dokmus:EVALUATION",
    ),
    "elfenland-2026-11": FrozenPlayer(
        "elfenland",
        SearchSettings(
            simulations=3,
            race_rounds=None,
            seconds=None,
            exploration=1.0,
            prior_temperature=0.1,
            first_value_weight=1.0,
        ),
        "ludoteca.bots.evaluate.elfenland:EVALUATION",
    ),
    "tindaya-2026-11": FrozenPlayer(
        "tindaya",
        SearchSettings(
            simulations=24,
            race_rounds=96,
            seconds=None,
            exploration=0.2,
            prior_temperature=0.1,
            first_value_weight=1.0,
        ),
        "ludoteca.bots.evaluate.tindaya:EVALUATION",
    ),
}

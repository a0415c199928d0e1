"""The levels: the settings of each of them in each game. `docs/bots.md` documents what was measured."""

from typing import Final

from ludoteca.bots import master
from ludoteca.bots.engine import by_command
from ludoteca.bots.frozen import FROZEN
from ludoteca.bots.greedy import Greedy, GreedySettings
from ludoteca.bots.player import Box, GameModel, Player
from ludoteca.bots.search import Search, SearchSettings
from ludoteca.bots.uniform import Uniform
from ludoteca.core import refuse, shelf
from ludoteca.core.resources import load

LEVELS: Final = range(1, 6)
"""The levels of every game. Some games have one more, `master.LEVEL`, where it can be played."""

Settings = GreedySettings | SearchSettings
"""Of a greedy player, or of a search."""
Ladder = tuple[Settings, Settings, Settings, Settings, Settings]
"""The settings of levels 1 to 5. A box names its own (`Resources.levels`)."""

DOKMUS: Final[Ladder] = (
    GreedySettings(temperature=0.6),
    GreedySettings(temperature=0.25),
    GreedySettings(),
    SearchSettings(simulations=20),
    SearchSettings(simulations=500, seconds=2.0),
)
ELFENLAND: Final[Ladder] = (
    GreedySettings(temperature=0.5),
    GreedySettings(temperature=0.22),
    GreedySettings(temperature=0.12),
    GreedySettings(temperature=0.05),
    SearchSettings(simulations=3, seconds=2.0),
)
TINDAYA: Final[Ladder] = (
    GreedySettings(self_weight=0.0),
    GreedySettings(self_weight=0.43),
    GreedySettings(self_weight=0.5),
    GreedySettings(temperature=0.35),
    SearchSettings(simulations=24, race_rounds=96, seconds=2.0, turn_seconds=12.0, exploration=0.2),
)
DEFAULT_SETTINGS: Final[Ladder] = (
    GreedySettings(temperature=20.0),
    GreedySettings(temperature=5.0),
    SearchSettings(simulations=30, exploration=1.5, prior_temperature=20.0),
    SearchSettings(simulations=200, exploration=1.5, prior_temperature=20.0),
    SearchSettings(simulations=2000, seconds=2.0, exploration=1.5, prior_temperature=20.0),
)
"""For a game without settings of its own, whose evaluation is a random playout."""

MASTER: Final = SearchSettings(simulations=800, seconds=2.0, exploration=1.0)
"""Level 6, where a network judges positions."""
MASTER_HINT_SIMULATIONS: Final = 400
"""About a second of one core, as for the others."""

HINT_SIMULATIONS: Final = {"dokmus": (2000, 2000), "elfenland": (48, 48), "tindaya": (48, 24)}
"""Simulations of a tree and rounds of a race that take about a second of one core at most decisions."""
DEFAULT_HINT_SIMULATIONS: Final = (60, 60)


def ladder(game: str | Box) -> Ladder:
    """The settings of the levels of a game."""
    box = shelf.box(game) if isinstance(game, str) else game
    found: Ladder = load(box.resources.levels) if box.resources.levels else DEFAULT_SETTINGS
    return found


def player(level: int, game: str | Box, players: int | None = None) -> Player:
    """The computer player of a level, 1 (lets a child win) to 5 (the best without a network) or 6 (`master.py`).

    With `players` it is refused early where it cannot play with so many.
    """
    if level == master.LEVEL:
        box = shelf.box(game) if isinstance(game, str) else game
        master.check(box, players)
        return Search(master.model(box), MASTER)
    if level not in LEVELS:
        raise refuse("bots", "no-such-level", level=level, allowed=f"{LEVELS[0]}-{LEVELS[-1]}")
    model = GameModel(game)
    settings = ladder(model.box)[level - 1]
    return Search(model, settings) if isinstance(settings, SearchSettings) else Greedy(model, settings)


def searches(level: int, game: str | Box) -> bool:
    """Whether a level searches, which takes seconds; a greedy level takes milliseconds."""
    return level == master.LEVEL or isinstance(ladder(game)[level - 1], SearchSettings)


def stand_in(level: int) -> int:
    """The level that plays where another one fails: 5 for 6, else 1."""
    return LEVELS[-1] if level == master.LEVEL else LEVELS[0]


def best_search(game: str | Box) -> SearchSettings:
    """The search settings of level 5, without the time limit."""
    settings = ladder(game)[-1]
    assert isinstance(settings, SearchSettings)
    return settings._replace(seconds=None)


def hint_search(game: str | Box) -> SearchSettings:
    """The search of a hint: that of level 5, with as many simulations as take about a second and no clock."""
    box = shelf.box(game) if isinstance(game, str) else game
    simulations, rounds = HINT_SIMULATIONS.get(box.key, DEFAULT_HINT_SIMULATIONS)
    return best_search(box)._replace(simulations=simulations, race_rounds=rounds)


def master_hint_search() -> SearchSettings:
    """The search of a hint where the master gives it."""
    return MASTER._replace(simulations=MASTER_HINT_SIMULATIONS, seconds=None)


def by_name(name: str, game: str | Box, players: int | None = None) -> Player:
    """`random`, `greedy`, `search`, `search:50` (with so many simulations), `level1` … `level6`, `master` (level 6
    without its clock), `master:50`, a former player (`dokmus-2026-11`), or `engine:COMMAND`, a program that speaks the
    engine protocol. With `players` it is refused early where it cannot play with so many."""
    model = GameModel(game)
    engine = by_command(name, model)
    if engine is not None:
        return engine
    if name == "random":
        return Uniform(model)
    if name == "greedy":
        return Greedy(model)
    settings = best_search(model.box)
    if name == "search":
        return Search(model, settings)
    kind, _, number = name.partition(":")
    if kind == "search" and number.isdecimal():
        return Search(model, settings.limited(int(number)))
    if name == "master" or (kind == "master" and number.isdecimal()):
        master.check(model.box, players)
        return Search(master.model(model.box), MASTER.limited(int(number or MASTER.simulations or 0)))
    number = name.removeprefix("level")
    if name != number and number.isdecimal():
        return player(int(number), game, players=players)
    former = FROZEN.get(name)
    if former is not None and former.game == model.box.key:
        return Search(GameModel(model.box, load(former.evaluation)), former.settings)
    known = ["random", "greedy", "search", "search:50", "level1 … level6", "master", "engine:COMMAND"]
    known += [name for name, former in FROZEN.items() if former.game == model.box.key]
    raise refuse("bots", "no-such-bot", bot=name[:80], allowed=", ".join(known))

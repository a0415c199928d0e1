"""Computer players. They see what their seat sees: a view and the legal moves, never the position.

Nothing but the standard library; this package also runs in the browser.
"""

from ludoteca.bots.explain import Reason, explain
from ludoteca.bots.hint import Advice, hint
from ludoteca.bots.levels import LEVELS, by_name, player
from ludoteca.bots.player import GameModel, Player
from ludoteca.bots.search import Search, SearchSettings

__all__ = [
    "LEVELS",
    "Advice",
    "GameModel",
    "Player",
    "Reason",
    "Search",
    "SearchSettings",
    "by_name",
    "explain",
    "hint",
    "player",
]

"""Computer players. They see what their seat sees: a view and the legal moves, never the position.

Nothing but the standard library; this package also runs in the browser.
"""

from ludoteca.bots.levels import LEVELS, by_name, player
from ludoteca.bots.player import Advice, Mind, Player
from ludoteca.bots.search import Search, Thought

__all__ = ["LEVELS", "Advice", "Mind", "Player", "Search", "Thought", "by_name", "player"]

"""The games for research: actions as numbers, views as arrays, and the environments other people's tools expect.

`ludoteca.research.pettingzoo`, `.gymnasium` and `.openspiel` hold the environments, `.vector` steps many games
together; `docs/research.md` shows them at work.
"""

from ludoteca.research.actions import Numbering, numbering
from ludoteca.research.observations import Sight, sight
from ludoteca.research.table import Setting, Table

__all__ = ["Numbering", "Setting", "Sight", "Table", "numbering", "sight"]

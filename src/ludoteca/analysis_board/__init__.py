"""The analysis board: any position, from all sides, with luck as it falls or as one chooses it.

It remembers nothing that matters. A record comes, and an answer goes; whoever asks keeps the tree of lines. Nothing but
the standard library; this package also runs in the browser.
"""

from ludoteca.analysis_board.board import ShownPosition, begin, from_lesson, look, meanings, opened, play, why_not
from ludoteca.analysis_board.evaluation import Evaluation, evaluate
from ludoteca.analysis_board.identity import Identity, identity
from ludoteca.analysis_board.luck import outcomes

__all__ = [
    "Evaluation",
    "Identity",
    "ShownPosition",
    "begin",
    "evaluate",
    "from_lesson",
    "identity",
    "look",
    "meanings",
    "opened",
    "outcomes",
    "play",
    "why_not",
]

"""The analysis of games: every decision judged from what its seat knew, luck told apart from skill.


Nothing but the standard library; this package also runs in the browser.
"""

from collections.abc import Collection

from ludoteca.analysis.analysis import Analysis, Budget, Decision, LuckEvent, SeatSummary, TurningPoint, analysis
from ludoteca.analysis.decision_tasks import Order, Piece, keys, order, piece, pieces
from ludoteca.analysis.judge import Choice, Judgement, judge
from ludoteca.analysis.plies import PlayedGame, Ply, read
from ludoteca.analysis.thoroughness import LEVELS, Thoroughness

__all__ = [
    "LEVELS",
    "Analysis",
    "Budget",
    "Choice",
    "Decision",
    "Judgement",
    "LuckEvent",
    "Order",
    "Piece",
    "PlayedGame",
    "Ply",
    "SeatSummary",
    "Thoroughness",
    "TurningPoint",
    "analyse",
    "analysis",
    "judge",
    "keys",
    "order",
    "piece",
    "pieces",
    "read",
]


def analyse(
    source: bytes,
    thoroughness: str = "normal",
    seconds: float | None = None,
    seed: int = 0,
    seats: Collection[int] = (),
) -> Analysis:
    """Analyses a record or a trace in this process. The same arguments give the same analysis, unless there are
    `seconds`: then every decision is searched for so long."""
    what = order(source, thoroughness, seconds, seed, seats)
    return analysis(what, pieces(what))

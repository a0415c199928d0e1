"""Messages about hints and analyses."""

from typing import Any, Literal

from msgspec import Struct

from ludoteca.server.messages.basics import Judge, RecordText, SeatNumber


class Reason(Struct):
    """What a move has over another: `reason-<name>` in the catalogues, and `lack-<name>` of the other."""

    name: str
    points: float
    """What it is worth, in the points of the computer's evaluation."""
    parameters: dict[str, Any] = {}


class Advice(Struct):
    """A move worth considering."""

    move: str
    value: float
    """The share of the victory to expect after it, 0 to 1."""
    weight: float
    """How much of the thinking went into it, 0 to 1."""
    line: list[str]
    """How the game may go on, this move first."""
    reasons: list[Reason] = []
    """Of the best move, what it has over the next ones; of the others, what they lack of the best."""
    expects: Literal["seat", "team", "nobody"] = "seat"
    """Whose chance `value` is; `nobody`: it is too early to tell."""
    judge: Judge = "search"
    """Who found it."""


class Hint(Struct):
    """What a bot would play; `advice` has the best moves, the best first."""

    move: str
    advice: list[Advice]


Thoroughness = Literal["quick", "normal", "deep"]
"""How much is searched for an analysis: 0.15, 1 and 10 hints for a decision."""


class AnalysisOrder(Struct):
    """Asks for the analysis of a table. `seat` is named in a game that goes on: only its decisions are judged then."""

    thoroughness: Thoroughness = "quick"
    seat: SeatNumber | None = None


class RecordAnalysis(Struct):
    """Asks for the analysis of a record from elsewhere."""

    record: RecordText
    thoroughness: Thoroughness = "quick"


class JudgedMove(Struct):
    """A move that could be played, and what could be expected of it."""

    move: str
    value: float
    """The share of the victory to expect after it, 0 to 1, by what the seat knew."""
    points: float | None
    line: list[str]
    """How the game may go on, this move first."""


class JudgedDecision(Struct):
    """What is said of a decision."""

    ply: int
    seat: int
    mark: Literal[
        "forced", "did_not_matter", "good", "best", "brilliant", "inaccuracy", "mistake", "blunder", "not_judged"
    ]
    expects: Literal["seat", "team", "nobody"]
    played: JudgedMove
    best: list[JudgedMove]
    """The best moves, the best first."""
    loss: float
    """What the move cost against the best, in shares of the victory."""
    stake: float
    """What an average move would have cost."""
    reasons: list[Reason]
    """What the move lacks of the best."""
    simulations: int
    depth: int = 0
    """How many moves the longest line has that was looked at."""


class LuckEvent(Struct):
    """What chance brought each seat after a decision (-1: before the first), against its expectation."""

    ply: int
    names: list[str]
    """The random events, `luck-<name>` in the catalogues of the game."""
    gains: list[float]
    shown: list[str] = []
    """What everybody saw of them, in the words of the notation."""


class TurningPoint(Struct):
    """One of the greatest changes of the curve. `seat` is whose chance changed, `by` who decided."""

    ply: int
    kind: Literal["decision", "luck"]
    seat: int
    change: float
    by: int | None
    mark: str | None


class SeatAnalysis(Struct):
    """A line for each seat; `start - lost + luck + others + rest` is `end`."""

    seat: int
    accuracy: float | None
    marks: dict[str, int]
    start: float | None
    end: float | None
    lost: float
    luck: float
    others: float
    rest: float
    share: float | None


class AnalysisBudget(Struct):
    """What an analysis took."""

    hints: float
    """The simulations for a decision, as a multiple of those of a hint."""
    draws: int
    """How often luck was drawn again where it fell."""
    simulations: int
    """For all decisions together."""
    depth: int
    """How many moves the longest line has that was looked at."""


class GameAnalysis(Struct):
    """All that is said of a game. `docs/analysis.md` says what the numbers mean."""

    game: str
    players: int
    thoroughness: str
    finished: bool
    team: bool
    """The game is won and lost together: there is one curve."""
    curve: list[list[float] | None]
    """Before every ply and after the last, what every seat may expect with all cards open."""
    decisions: list[JudgedDecision]
    luck: list[LuckEvent]
    turning_points: list[TurningPoint]
    seats: list[SeatAnalysis]
    judge: Judge = "search"
    """Who judged the decisions."""
    budget: AnalysisBudget | None = None
    """null: it was made before budgets were kept."""


class AnalysisProgress(Struct):
    """How far an analysis is; `analysis` when it is done."""

    id: str
    table: str | None
    thoroughness: str
    status: Literal["working", "done", "failed"]
    done: int
    total: int
    mine: bool
    """Whether the asker ordered it, and may call it off."""
    analysis: GameAnalysis | None

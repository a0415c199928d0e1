"""What workers do for an analysis: read a record, judge one decision, put all together."""

import json
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ludoteca.analysis import Piece, analysis, keys, order, piece, read
from ludoteca.analysis_board.identity import Identity, of_game
from ludoteca.core import Refused, replay
from ludoteca.core.record import RecordCut

Step = Literal["plan", "piece", "whole"]
DEADLINE, DEEP_DEADLINE = 60.0, 3600.0
"""Seconds for one step; far more than it takes, unless something is wrong."""


class AnalysisPlan(Struct):
    """What is to be done for an analysis."""

    game: str = ""
    players: int = 0
    options: dict[str, Any] = {}
    total: int = 0
    """How many pieces there are."""
    finished: bool = False
    deal: list[dict[str, Any]] = []
    """The luck before the first decision: it tells games apart."""
    public: list[dict[str, Any]] = []
    """What a spectator saw."""
    refusal: tuple[str, str, dict[str, str | int]] | None = None
    """Why the record is no good: rule, reason, parameters."""

    @property
    def identity(self) -> Identity:
        return Identity(self.game, self.players, self.options, self.deal, self.public)


class AnalysisJob(Struct, frozen=True, tag="analyse"):
    """A step of an analysis: `plan` reads the record, `piece` judges one decision, `whole` puts all together."""

    step: Step
    record: str
    thoroughness: str = "quick"
    seat: int | None = None
    """In a game that goes on: the seat whose decisions are judged, from what it knew and nothing else."""
    key: int = 0
    pieces: list[dict[str, Any]] = []
    person: str = ""
    table: str = ""
    game: str = ""
    waited_for: bool = False
    long: bool = True

    @property
    def seconds(self) -> float:
        return DEEP_DEADLINE if self.deep else DEADLINE

    @property
    def deep(self) -> bool:
        """It may take minutes, and has a worker of its own."""
        return self.step == "piece" and self.thoroughness == "deep"

    @property
    def background(self) -> bool:
        """Judging stands back behind everything else. Reading a record is short, and somebody waits for it."""
        return self.step != "plan"

    def do(self) -> str:
        """A plan, a piece or the analysis, as JSON."""
        source = self.record.encode()
        if self.step == "plan":
            return msgspec.json.encode(_plan(source)).decode()
        seats = () if self.seat is None else (self.seat,)
        what = order(source, self.thoroughness, seats=seats, curve=self.seat is None)
        if self.step == "piece":
            return json.dumps(piece(what, self.key).json())
        return json.dumps(analysis(what, [Piece.read(row) for row in self.pieces]).json())


def _plan(source: bytes) -> AnalysisPlan:
    try:
        game = read(source)
    except Refused as refused:
        why = refused.refusal
        return AnalysisPlan(refusal=(why.rule, why.reason, dict(why.parameters)))
    except RecordCut:
        return AnalysisPlan(refusal=("record", "not-over", {}))
    referee = replay(source).referee
    assert referee is not None
    own = of_game(referee)
    return AnalysisPlan(
        own.game, own.players, dict(own.options), len(keys(game)), game.last.seat is None, own.deal, own.public
    )

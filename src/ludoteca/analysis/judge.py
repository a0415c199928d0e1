"""One decision, judged from what its seat knew.

The judge gets the seat's view and its legal moves, as a bot at the table does, and never the position. So what the seat
could not see cannot change the verdict.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from ludoteca.analysis.accuracy import ERRORS, Mark, mark, unit
from ludoteca.analysis.calibration import CalibrationLine, calibration
from ludoteca.analysis.thoroughness import Thoroughness
from ludoteca.bots import master
from ludoteca.bots.evaluate import Expects
from ludoteca.bots.explain import Reason
from ludoteca.bots.hint import Judge, compare, greedy_line, question_seed, visited_line
from ludoteca.bots.nodes import Edge, Node
from ludoteca.bots.player import GameModel
from ludoteca.bots.search import Search
from ludoteca.core import Json, Move, Seeded, View

TOLD: Final = 3
"""The most moves that a judgement tells, besides the one that was played."""
POINT_SAMPLES: Final = 8
"""Positions imagined to tell the points that a move may bring."""


class Choice(NamedTuple):
    """A move that could be played, and what could be expected of it."""

    move: str
    value: float
    """The expected share of the victory, 0 to 1; in a game won together, the chance to win."""
    points: float | None
    """The points to be expected at the end, where the game has points."""
    line: list[str]
    """The line to expect, this move first."""

    def json(self) -> dict[str, Json]:
        points = None if self.points is None else round(self.points, 2)
        return {"move": self.move, "value": round(self.value, 4), "points": points, "line": [*self.line]}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> "Choice":
        return cls(row["move"], row["value"], row["points"], row["line"])


class Judgement(NamedTuple):
    """What is said of a decision."""

    mark: Mark
    expects: Expects
    """Whose chance the values are."""
    played: Choice
    best: list[Choice]
    """The best moves, the best first; the move that was played may be one of them."""
    loss: float
    """What the move cost against the best, in shares of the victory."""
    stake: float
    """What an average move would have cost."""
    reasons: list[dict[str, Json]]
    """What the move lacks of the best, as in a hint."""
    simulations: int
    """What the search took."""
    judge: Judge = "search"
    """Who judged."""
    depth: int = 0
    """How many moves the longest line has that the search looked at; 1 where moves raced."""

    def json(self) -> dict[str, Json]:
        return {
            "mark": self.mark,
            "expects": self.expects,
            "played": self.played.json(),
            "best": [choice.json() for choice in self.best],
            "loss": round(self.loss, 4),
            "stake": round(self.stake, 4),
            "reasons": [*self.reasons],
            "simulations": self.simulations,
            "judge": self.judge,
            "depth": self.depth,
        }

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> "Judgement":
        """From what `json` wrote."""
        best = [Choice.read(choice) for choice in row["best"]]
        return cls(**{**row, "played": Choice.read(row["played"]), "best": best})


def judge(
    model: GameModel, view: View, legal: Sequence[str], played: str, thoroughness: Thoroughness, seed: int = 0
) -> Judgement:
    """Judges the move that a seat played. Equal views give equal judgements."""
    assert view.seat is not None
    question = question_seed(view, legal) ^ seed
    seats = model.seats(view)
    expects = model.evaluation.search_evaluation.expects(model.imagine(view, Seeded(f"{question} expects")))
    if len(legal) == 1:
        return _forced(played, expects)
    learned = master.judges(model.box, seats)
    thinker = master.model(model.box) if learned else model
    search = Search(thinker, thoroughness.search(model, view, question, learned))
    root, raw = search.examine(view, legal, question, played)
    calibrated = CalibrationLine() if learned else calibration(model.box.key, seats, expects).decision
    values = {move.text: calibrated(value) for move, value in raw.items()}
    verdict: Mark = "not_judged" if expects == "nobody" else mark(values, played, len(legal), unit(seats, expects))
    ranked = sorted(values, key=lambda move: (-values[move], move != played, move))[:TOLD]
    told = dict.fromkeys([*ranked, played])
    points = _points(model, view, list(told), question)
    edges = {move.text: (move, edge) for move, edge in root.edges.items()}
    choices = {
        move: Choice(move, values[move], points.get(move), _line(search, root, *edges[move], view, question))
        for move in told
    }
    best = choices[ranked[0]]
    reasons: list[Reason] = []
    if verdict in ERRORS:
        told_by = GameModel(model.box, model.evaluation.search_evaluation)
        reasons = compare(told_by, view, best.move, [played], question)[played]
    return Judgement(
        verdict,
        expects,
        choices[played],
        [choices[move] for move in ranked],
        best.value - values[played],
        best.value - fmean(values.values()),
        [reason.json() for reason in reasons],
        search.simulations,
        "master" if learned else "search",
        max(1, root.depth()),
    )


def _forced(played: str, expects: Expects) -> Judgement:
    """The verdict on a move without an alternative; it costs nothing to find."""
    only = Choice(played, 0.0, None, [played])
    return Judgement("forced", expects, only, [], 0.0, 0.0, [], 0)


def _line(search: Search, root: Node, move: Move, edge: Edge, view: View, seed: int) -> list[str]:
    return visited_line(search, move, edge) if root.visits else greedy_line(search.model, view, move, seed)


def _points(model: GameModel, view: View, moves: Sequence[str], seed: int) -> dict[str, float]:
    """The points that the seat may expect at the end after some moves; none where the game has no points."""
    assert view.seat is not None
    evaluation, seats = model.evaluation.search_evaluation, model.seats(view)
    found: dict[str, list[float]] = {}
    for number in range(POINT_SAMPLES):
        position = model.imagine(view, Seeded(f"{seed} points {number}"))
        for move in position.moves():
            if move.text in moves:
                after, luck = position.copy(), Seeded(f"{seed} points after {number}")
                after.play(move, luck)
                points = evaluation.expected_points(after, seats, luck)
                if points is None:
                    return {}
                found.setdefault(move.text, []).append(points[view.seat])
    return {move: fmean(points) for move, points in found.items()}

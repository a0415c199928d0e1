"""Hints: the best moves of a position, what is expected of them, and why the best is better.

Every hint comes from the best search of the game, whatever level the bots at the table have, and from the master where
its network is at hand. The same question gets the same answer: the seed follows from the question, and the search
counts simulations instead of seconds.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from ludoteca.bots import master
from ludoteca.bots.evaluate import Expects
from ludoteca.bots.explain import Reason, imagined_lines, reasons
from ludoteca.bots.levels import hint_search, master_hint_search
from ludoteca.bots.nodes import Edge
from ludoteca.bots.player import Box, GameModel
from ludoteca.bots.search import Search, SearchSettings
from ludoteca.core import Json, Move, Seeded, View, playout

Judge = Literal["search", "master"]
"""The search of the levels, or the same with a network that learned the game (`master.py`)."""

MOST: Final = 5
"""The most moves of a hint."""
EXPLAINED: Final = 3
"""How many of them are compared with the best."""
MOST_REASONS: Final = 2
"""The most reasons that a move is given."""
MINOR_REASON: Final = 0.4
"""The share of the first reason's points below which another one is not named."""
LINE_LENGTH: Final = 4
"""The moves of an expected line after a race."""
MAX_SECONDS: Final = 15.0
"""A search that takes longer than this ends early; only then an answer depends on the machine."""
PLAYOUT_DECISIONS: Final = 4000
"""The decisions of all random games of a search, roughly."""
MIN_SIMULATIONS: Final = 8
MAX_SIMULATIONS: Final = 200
EQUAL_VALUE: Final = 0.02
"""Values that differ by less are called equal."""


class Advice(NamedTuple):
    """A move worth considering."""

    move: str
    value: float
    """The expected share of the victory after it, 0 to 1; in a game won together, the chance to win."""
    weight: float
    """The share of the search that went into it, 0 to 1."""
    line: list[str]
    """The expected line, this move first."""
    reasons: Sequence[Reason] = ()
    """Of the best move, what it has over the next ones; of another move, what it lacks of the best."""
    expects: Expects = "seat"
    """Whose chance the value is."""
    judge: Judge = "search"
    """Who found it."""

    def json(self) -> dict[str, Json]:
        return {
            "move": self.move,
            "value": round(self.value, 4),
            "weight": round(self.weight, 4),
            "line": [*self.line],
            "reasons": [reason.json() for reason in self.reasons],
            "expects": self.expects,
            "judge": self.judge,
        }


def question_seed(view: View, legal: Sequence[str]) -> int:
    """A seed that follows from what the seat sees and may do, so that equal questions have equal answers."""
    digest = sha256(view.bytes())
    for text in sorted(legal):
        digest.update(b"\n" + text.encode())
    return int.from_bytes(digest.digest()[:4])


def hint(
    game: str | Box | GameModel,
    view: View,
    legal: Sequence[str],
    seed: int | None = None,
    simulations: int | None = None,
    seconds: float | None = MAX_SECONDS,
) -> list[Advice]:
    """The best moves, the best first. With another seed or number of simulations the answer may be another one."""
    model = game if isinstance(game, GameModel) else GameModel(game)
    thinker, settings, judge = _judge(model, view)
    seed = question_seed(view, legal) if seed is None else seed
    if simulations is None and model.evaluation.random_games:
        simulations = affordable_simulations(model, view, seed)
    if simulations is not None:
        settings = settings.limited(simulations)
    found = advise(Search(thinker, settings._replace(seconds=seconds)), view, legal, seed)
    return explained(model, view, legal, [row._replace(judge=judge) for row in found], seed)


def _judge(model: GameModel, view: View) -> tuple[GameModel, SearchSettings, Judge]:
    """Who looks for the best moves, and how. Why they are best, the features of the game's own evaluation tell."""
    if master.judges(model.box, model.seats(view)):
        return model.with_evaluation(master.model(model.box).evaluation), master_hint_search(), "master"
    return model, hint_search(model.box), "search"


def affordable_simulations(model: GameModel, view: View, seed: int) -> int:
    """How many simulations a game without an evaluation of its own gets, whose moves are evaluated by random games to
    the end: fewer, the longer these are. Decisions are counted, not seconds."""
    chance = Seeded(f"{seed} length")
    position = model.imagine(view, chance)
    moves = len(position.moves())
    return min(max(PLAYOUT_DECISIONS // (moves * playout(position, chance)), MIN_SIMULATIONS), MAX_SIMULATIONS)


def advise(search: Search, view: View, legal: Sequence[str], seed: int) -> list[Advice]:
    """The best moves that a search finds, without reasons."""
    root = search.search(view, legal, seed)
    expects = search.model.evaluation.expects(search.model.imagine(view, Seeded(f"{seed} expects")))
    advice = []
    for move, edge in search.ranked(root)[:MOST]:
        value = min(max(edge.value(search.settings.first_value_weight), 0.0), 1.0)
        line = visited_line(search, move, edge) if root.visits else greedy_line(search.model, view, move, seed)
        advice.append(Advice(move.text, value, root.weight(edge), line, (), expects))
    return advice


def explained(model: GameModel, view: View, legal: Sequence[str], advice: Sequence[Advice], seed: int) -> list[Advice]:
    """The same advice with reasons."""
    best, others = advice[0], advice[1 : 1 + EXPLAINED]
    if len(legal) == 1:
        return [best._replace(reasons=[Reason("only")])]
    lacking = compare(model, view, best.move, [other.move for other in others], seed)
    why = next((found for found in lacking.values() if found), None)
    if why is None:
        rest = compare(model, view, best.move, _some_others(advice, legal), seed)
        why = next((found for found in rest.values() if found), None) or [_plain_reason(best, others)]
    told = [other._replace(reasons=lacking[other.move] or [_plain_reason(best, [other])]) for other in others]
    return [best._replace(reasons=why), *told, *advice[1 + EXPLAINED :]]


def compare(model: GameModel, view: View, best: str, others: Sequence[str], seed: int) -> dict[str, list[Reason]]:
    """What some moves lack of the best, as far as it is worth telling."""
    if not others:
        return {}
    lines = imagined_lines(model, view, [best, *others], seed)
    return {other: main_reasons(reasons(lines[best], lines[other])) for other in others}


def main_reasons(found: Sequence[Reason]) -> list[Reason]:
    """The reasons worth telling."""
    return [reason for reason in found if reason.points >= MINOR_REASON * found[0].points][:MOST_REASONS]


def _plain_reason(best: Advice, others: Sequence[Advice]) -> Reason:
    """Where no feature speaks for the best move: whether it does better in the games that the search imagines."""
    if others and best.value - others[0].value >= EQUAL_VALUE:
        return Reason("search", 0.0, 100 * best.value, 100 * others[0].value)
    return Reason("even")


def _some_others(advice: Sequence[Advice], legal: Sequence[str]) -> list[str]:
    """Some other legal moves to compare with, where those of the advice are equal or there is one alone."""
    left = sorted(set(legal) - {row.move for row in advice})
    return left[:: max(1, len(left) // EXPLAINED)][:EXPLAINED]


def visited_line(search: Search, move: Move, edge: Edge) -> list[str]:
    """The most visited line from a move."""
    line = [move.text]
    while edge.children:
        node = max(edge.children.values(), key=lambda node: node.visits)
        if not node.visits:
            break
        move, edge = search.ranked(node)[0]
        line.append(move.text)
    return line


def greedy_line(model: GameModel, view: View, move: Move, seed: int) -> list[str]:
    """A line from a move without a tree: in one imagined position every seat plays the move of highest value."""
    evaluation, seats, chance = model.evaluation, model.seats(view), Seeded(f"{seed} line")
    position = model.imagine(view, chance)
    line = [move.text]
    position.play(move, chance)
    while (seat := position.seat) is not None and len(line) < LINE_LENGTH:
        moves = evaluation.candidates(position, position.moves(), seat)
        values = [row[seat] for row in evaluation.move_values(position, moves, seats, chance)]
        move = moves[values.index(max(values))]
        line.append(move.text)
        position.play(move, chance)
    return line

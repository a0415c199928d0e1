"""A whole analysis, put together from its pieces: curve, luck and skill, turning points, a line for each seat."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import Final, Literal, NamedTuple

from ludoteca.analysis.accuracy import INACCURACY, Mark, Weighed, game_accuracy, unit
from ludoteca.analysis.decision_tasks import DEAL, Order, Piece, keys
from ludoteca.analysis.judge import Judgement
from ludoteca.analysis.luck import Values
from ludoteca.analysis.plies import PlayedGame, Ply, read
from ludoteca.bots.hint import Judge
from ludoteca.core import Json

FORMAT: Final = 1
MOST_TURNING_POINTS: Final = 5
MIN_ERRORS: Final = 2.0
"""How many standard errors a change must have to be a turning point."""


class LuckEvent(NamedTuple):
    """What chance brought with one move, against its expectation."""

    ply: int
    """The decision it fell with; -1: before the first."""
    names: list[str]
    """What fell, each name once."""
    gains: Values
    """By seat, in shares of the victory."""
    shown: list[str]
    """What everybody saw of it, in the words of the notation."""

    def json(self) -> dict[str, Json]:
        gains: list[Json] = [round(gain, 4) for gain in self.gains]
        return {"ply": self.ply, "names": [*self.names], "gains": gains, "shown": [*self.shown]}


class TurningPoint(NamedTuple):
    """One of the greatest changes of the curve."""

    ply: int
    kind: Literal["decision", "luck"]
    seat: int
    """Whose expectation changed most."""
    change: float
    by: int | None
    """Who decided; None for luck."""
    mark: Mark | None

    def json(self) -> dict[str, Json]:
        return {**self._asdict(), "change": round(self.change, 4)}


class SeatSummary(NamedTuple):
    """What an analysis says of one seat. `start - lost + luck + others + rest` is `end`."""

    seat: int
    accuracy: float | None
    """0 to 100; None for a seat that never had a choice, or was not judged."""
    marks: dict[str, int]
    start: float | None
    """What it could expect before the game was set up, or at the first moment of which that can be told."""
    end: float | None
    """What it got, or may expect at the end of the record."""
    lost: float
    """The sum of what its moves cost, by what it knew."""
    luck: float
    """The sum of what chance brought it."""
    others: float
    """What the moves of the others brought it."""
    rest: float
    """What its own moves brought beyond their cost: what it could not know, and what the judge did not foresee."""
    share: float | None
    """Its share of all that the seats of a team lost."""

    def json(self) -> dict[str, Json]:
        rounded = {key: round(value, 4) if isinstance(value, float) else value for key, value in self._asdict().items()}
        return {**rounded, "marks": {**self.marks}}


class Decision(NamedTuple):
    """A decision with what is said of it."""

    ply: int
    seat: int
    judgement: Judgement

    def json(self) -> dict[str, Json]:
        return {"ply": self.ply, "seat": self.seat, **self.judgement.json()}


class Budget(NamedTuple):
    """What an analysis took."""

    hints: float
    """The simulations for a decision, as a multiple of those of a hint."""
    draws: int
    """How often luck was drawn again where it fell."""
    simulations: int
    """For all decisions together."""
    depth: int
    """How many moves the longest line has that was looked at."""

    def json(self) -> dict[str, Json]:
        return {**self._asdict()}


class Analysis(NamedTuple):
    """All that is said of a game."""

    game: str
    players: int
    thoroughness: str
    seconds: float | None
    seed: int
    finished: bool
    team: bool
    """The game is won and lost together: there is one curve."""
    curve: list[Values | None]
    """Before every ply and after the last, what every seat may expect with all cards open; None: not known. Within a
    turn it stays as it was when the turn began."""
    decisions: list[Decision]
    luck: list[LuckEvent]
    turning_points: list[TurningPoint]
    seats: list[SeatSummary]
    judge: Judge
    """Who judged the decisions: the master only where it judged all of them."""
    budget: Budget

    def json(self) -> dict[str, Json]:
        curve: list[Json] = [None if row is None else [round(value, 4) for value in row] for row in self.curve]
        return {
            "analysis": FORMAT,
            "game": self.game,
            "players": self.players,
            "thoroughness": self.thoroughness,
            "seconds": self.seconds,
            "seed": self.seed,
            "finished": self.finished,
            "team": self.team,
            "curve": curve,
            "decisions": [decision.json() for decision in self.decisions],
            "luck": [event.json() for event in self.luck],
            "turning_points": [point.json() for point in self.turning_points],
            "seats": [seat.json() for seat in self.seats],
            "judge": self.judge,
            "budget": self.budget.json(),
        }


class _Step(NamedTuple):
    """How the expectations of the seats went on with one turn, or with a part of it up to the next luck."""

    plies: Sequence[Ply]
    decision: Values
    """What the decisions changed."""
    luck: Values
    """What the luck after them changed."""
    error: float
    """The standard error of the changes."""

    @property
    def last(self) -> Ply:
        return self.plies[-1]

    def decisive(self, found: Mapping[int, Piece]) -> Ply:
        """The decision that cost most; the last one if all were good."""

        def loss(ply: Ply) -> float:
            judgement = found[ply.number].judgement
            return 0.0 if judgement is None else judgement.loss

        costliest: Ply = max([*reversed(self.plies)], key=loss)
        return costliest


def analysis(what: Order, done: Iterable[Piece]) -> Analysis:
    """Puts all pieces of an analysis together, in whatever order they come."""
    game = read(what.source)
    found = {piece.key: piece for piece in done}
    missing = [key for key in keys(game) if key not in found]
    if missing:
        raise ValueError(f"pieces are missing: {missing[:5]}")
    decisions = [
        Decision(ply.number, ply.seat, judgement)
        for ply in game.plies
        if (judgement := found[ply.number].judgement) is not None
    ]
    steps = list(_steps(game, found))
    luck = [*_deal(game, found), *[_event(step) for step in steps if step.last.chance]]
    team = any(decision.judgement.expects == "team" for decision in decisions)
    players = game.header.players
    return Analysis(
        game.header.game,
        players,
        what.thoroughness.name,
        what.thoroughness.seconds,
        what.seed,
        game.last.seat is None,
        team,
        _curve(game, found),
        decisions,
        luck,
        _turning_points(steps, luck, found, unit(players, "team" if team else "seat")),
        _summaries(game, found, decisions, steps, luck, team),
        _judge(decisions),
        _budget(what, decisions),
    )


def _budget(what: Order, decisions: Sequence[Decision]) -> Budget:
    judgements = [decision.judgement for decision in decisions]
    simulations, depth = sum(one.simulations for one in judgements), max([one.depth for one in judgements], default=0)
    return Budget(what.thoroughness.effort, what.thoroughness.draws, simulations, depth)


def _judge(decisions: Sequence[Decision]) -> Judge:
    judges = {decision.judgement.judge for decision in decisions if decision.judgement.simulations}
    return "master" if judges == {"master"} else "search"


def _curve(game: PlayedGame, found: Mapping[int, Piece]) -> list[Values | None]:
    curve: list[Values | None] = []
    for ply in game.plies:
        curve.append(found[ply.number].before if ply.begins else curve[-1])
    return [*curve, found[len(game.plies)].before]


def _steps(game: PlayedGame, found: Mapping[int, Piece]) -> Iterable[_Step]:
    """All turns before and after which the expectations are known."""
    turn: list[Ply] = []
    for ply in game.plies:
        turn = [ply] if ply.begins else [*turn, ply]
        end = ply.number + 1
        if end < len(game.plies) and not game.plies[end].begins:
            continue
        begun, ended = found[turn[0].number], found[end]
        if begun.before is None or ended.before is None:
            continue
        between = found[ply.number].expected or ended.before
        error = hypot(begun.error, ended.error)
        yield _Step(turn, _difference(between, begun.before), _difference(ended.before, between), error)


def _deal(game: PlayedGame, found: Mapping[int, Piece]) -> list[LuckEvent]:
    """The luck of the deal, where its expectation can be told."""
    expected, dealt = found[DEAL].before, found[0].before
    if expected is None or dealt is None:
        return []
    names = _names([line.name for line in game.deal])
    return [LuckEvent(DEAL, names, _difference(dealt, expected), [*game.shown])]


def _event(step: _Step) -> LuckEvent:
    names = _names([line.name for line in step.last.chance])
    return LuckEvent(step.last.number, names, step.luck, [*step.last.shown])


def _names(names: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _difference(after: Values, before: Values) -> Values:
    return [new - old for new, old in zip(after, before, strict=True)]


def _turning_points(
    steps: Sequence[_Step], luck: Sequence[LuckEvent], found: Mapping[int, Piece], unit: float
) -> list[TurningPoint]:
    """The greatest changes of the curve, in the order of the game. Those that chance may explain are left out."""
    points, least = [], {step.last.number: MIN_ERRORS * step.error for step in steps}
    for step in steps:
        ply, seat = step.decisive(found), _most(step.decision)
        judgement = found[ply.number].judgement
        mark = None if judgement is None else judgement.mark
        if abs(step.decision[seat]) >= least[step.last.number]:
            points.append(TurningPoint(ply.number, "decision", seat, step.decision[seat], ply.seat, mark))
    for event in luck:
        seat = _most(event.gains)
        if abs(event.gains[seat]) >= least.get(event.ply, 0.0):
            points.append(TurningPoint(event.ply, "luck", seat, event.gains[seat], None, None))
    great = [point for point in points if abs(point.change) >= INACCURACY * unit]
    great.sort(key=lambda point: (-abs(point.change), point.ply))
    return sorted(great[:MOST_TURNING_POINTS])


def _most(changes: Values) -> int:
    """The seat whose expectation changed most."""
    return max(range(len(changes)), key=lambda seat: (abs(changes[seat]), -seat))


def _summaries(
    game: PlayedGame,
    found: Mapping[int, Piece],
    decisions: Sequence[Decision],
    steps: Sequence[_Step],
    luck: Sequence[LuckEvent],
    team: bool,
) -> list[SeatSummary]:
    players = game.header.players
    known = [piece.before for key in keys(game) if (piece := found[key]).before is not None]
    judged = [decision for decision in decisions if decision.judgement.mark not in ("forced", "not_judged")]
    lost = [_lost(judged, seat) for seat in range(players)]
    total = sum(lost, 0.0)
    summaries = []
    for seat in range(players):
        start = known[0][seat] if known and known[0] is not None else None
        end = known[-1][seat] if known and known[-1] is not None else None
        brought = sum([event.gains[seat] for event in luck])
        others = sum([step.decision[seat] for step in steps if step.last.seat != seat])
        own = sum([step.decision[seat] for step in steps if step.last.seat == seat])
        weighed = [
            Weighed(one.judgement.loss, one.judgement.stake, unit(players, one.judgement.expects))
            for one in judged
            if one.seat == seat
        ]
        marks = Counter(decision.judgement.mark for decision in decisions if decision.seat == seat)
        summaries.append(
            SeatSummary(
                seat,
                game_accuracy(weighed),
                dict(sorted(marks.items())),
                start,
                end,
                lost[seat],
                brought,
                others,
                own + lost[seat],
                lost[seat] / total if team and total else None,
            )
        )
    return summaries


def _lost(judged: Sequence[Decision], seat: int) -> float:
    return sum([one.judgement.loss for one in judged if one.seat == seat], 0.0)

"""Tindaya: a rollout plays the era to its end, then tribes and dangers are valued."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ludoteca.bots.evaluate.evaluation import Evaluation, Expects
from ludoteca.bots.evaluate.feature import Feature
from ludoteca.bots.evaluate.tindaya.candidates import candidates
from ludoteca.bots.evaluate.tindaya.era_rollout import planned_journeys
from ludoteca.bots.evaluate.tindaya.features import FEATURE_NAMES, end_features
from ludoteca.bots.evaluate.tindaya.founding import site_features
from ludoteca.bots.evaluate.tindaya.policy_noise import PolicyNoise
from ludoteca.bots.evaluate.tindaya.rollout_policy import RolloutStyle
from ludoteca.bots.evaluate.tindaya.sea_plan import sail_to, sea_goals
from ludoteca.bots.evaluate.tindaya.weights import MAX_FAILED, MIN_VALUE, SEA_GOALS_AT_LAUNCH, SEA_GOALS_UNDER_SAIL
from ludoteca.bots.evaluate.tindaya.win_chance import EraEnd, era_end, era_values
from ludoteca.core import Chance, Move, Position, Result, Seeded
from ludoteca.games.tindaya.actions.sea_moves import Launch
from ludoteca.games.tindaya.moves import Act
from ludoteca.games.tindaya.setup.starting_buildings import Found
from ludoteca.games.tindaya.state import State
from ludoteca.games.tindaya.steps import Script, asking

SEEDS: Final = 1 << 30


class Tindaya(Evaluation):
    """The value of every seat after a rollout of the era. Among rivals the evaluation for the search `counts_points`,
    and its rollouts have noise."""

    feature_names: ClassVar[tuple[str, ...]] = FEATURE_NAMES
    line_samples: ClassVar[int] = 8

    def __init__(self, counts_points: bool = False) -> None:
        self.counts_points = counts_points

    @property
    def search_evaluation(self) -> Evaluation:
        return SEARCH_EVALUATION

    def _counts_points(self, p: State) -> bool:
        return self.counts_points and p.variant.domination

    def _style(self, p: State, seed: int) -> RolloutStyle:
        if not self._counts_points(p):
            return RolloutStyle()
        assert p.seat is not None
        return RolloutStyle(counts_points=True, noise=PolicyNoise(seed, p.seat))

    def estimate(self, position: Position[Any], seats: int, chance: Chance) -> list[float]:
        assert isinstance(position, State)
        return era_values(_copy(position), seats, chance, RolloutStyle(self._counts_points(position)))

    def move_values(
        self, position: Position[Any], moves: Sequence[Move], seats: int, chance: Chance
    ) -> list[list[float]]:
        """All moves are evaluated with the same luck. A step of an exploration has the value of the journey that begins
        with it, also while its crew is at sea."""
        assert isinstance(position, State)
        return [end.values for end in self._ends(position, moves, seats, chance)]

    def line_features(
        self, position: Position[Any], move: Move, seat: int, seats: int, chance: Chance
    ) -> list[Feature]:
        """What a rollout of the era leads to; of a first home, what its site is worth."""
        assert isinstance(position, State)
        assert isinstance(move, Act)
        if isinstance(asking(position), Found):
            return site_features(position, seat, move.hex)
        (end,) = self._ends(position, [move], seats, chance)
        return end_features(end, seat, seats, self._counts_points(position))

    def _ends(self, position: State, moves: Sequence[Move], seats: int, chance: Chance) -> list[EraEnd]:
        """For every move, where a rollout of the era ends."""
        seed = chance.below(SEEDS)
        style = self._style(position, seed)
        step = asking(position)
        if isinstance(step, Launch):
            return _sea_ends(position, step, moves, seats, seed, style)  # type: ignore[arg-type]
        planned = planned_journeys(position, moves, style.counts_points)
        found = []
        for move in moves:
            after, luck = _copy(position), Seeded(seed)
            if move not in planned:
                after.play(move, luck)  # type: ignore[arg-type]
            if after.seat is None:
                found.append(EraEnd(after, None, self.values(after, seats, luck)))
            else:
                found.append(era_end(after, seats, luck, style._replace(journeys=planned.get(move, ()))))
        return found

    def follow_up(self, position: Position[Any], move: Move) -> Sequence[Move]:
        """T13: the rest of the journey that begins with a step of an exploration."""
        assert isinstance(position, State)
        journeys = planned_journeys(position, [move], self._counts_points(position)).get(move, ())
        return journeys[0].moves(position, asking(position).seat)[1:] if journeys else ()

    def expects(self, position: Position[Any]) -> Expects:
        """In Alliance all win together. Before the first era a value says nothing of the end."""
        assert isinstance(position, State)
        script = position.stack[0] if position.stack else None
        if isinstance(script, Script) and script.script != "era":
            return "nobody"
        return "seat" if position.variant.domination or position.variant.solo else "team"

    def candidates(self, position: Position[Any], moves: Sequence[Move], me: int) -> Sequence[Move]:
        assert isinstance(position, State)
        return candidates(position, moves, self._counts_points(position))  # type: ignore[arg-type]

    def prefers_race(self, position: Position[Any]) -> bool:
        """In Domination: what rivals will do cannot be known."""
        assert isinstance(position, State)
        return self._counts_points(position)

    def final_values(self, position: Position[Any], result: Result, seats: int) -> list[float]:
        """A game lost together is worth more, the fewer conditions of the victory failed; any game that goes on is
        worth more than that."""
        if result.outcome != "lost":
            return super().final_values(position, result, seats)
        failed = result.more.get("failed")
        missed = len(failed) if isinstance(failed, list) else MAX_FAILED
        return [MIN_VALUE * max(0, MAX_FAILED - missed) / MAX_FAILED] * seats


def _sea_ends(p: State, crew: Launch, moves: Sequence[Act], seats: int, seed: int, style: RolloutStyle) -> list[EraEnd]:
    """T13.4: a crew lands at the goal of highest value, so a move has the value of its best goal."""
    several = SEA_GOALS_AT_LAUNCH if type(crew) is Launch else SEA_GOALS_UNDER_SAIL
    goals = sea_goals(p, crew, moves, style.counts_points)
    found = []
    for move in moves:
        by_goal = []
        for goal in goals[move][:several]:
            after, luck = _copy(p), Seeded(seed)
            journeys = sail_to(after, move, goal, luck, style.counts_points)
            by_goal.append(era_end(after, seats, luck, style._replace(journeys=journeys)))
        found.append(max(by_goal, key=lambda end: end.values[crew.seat]))
    return found


def _copy(p: State) -> State:
    after = p.copy()
    assert isinstance(after, State)
    return after


EVALUATION: Final = Tindaya()
SEARCH_EVALUATION: Final = Tindaya(counts_points=True)
